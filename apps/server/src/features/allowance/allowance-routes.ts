import { Allowance, AllowanceHistory, MAX_FILES_PER_RUN } from '@evenhand/model'
import { createRoute, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { limitBody } from '../../http/door.ts'
import { limitRate } from '../../http/limit-rate.ts'
import { answers, createRouter, jsonAnswer, jsonBody } from '../../http/router.ts'
import { endDeviceRun, startDeviceRun } from './device-runs.ts'
import { listHistory } from './history-store.ts'

const DEVICE_BYTES = 1024

const readAllowance = createRoute({
  method: 'get',
  path: '/api/allowance',
  summary: 'How many resumes may still be analysed',
  responses: { 200: jsonAnswer('The allowance', Allowance), ...answers },
})

const readHistory = createRoute({
  method: 'get',
  path: '/api/allowance/history',
  summary: 'Every movement of the allowance, newest first',
  responses: { 200: jsonAnswer('The ledger', AllowanceHistory), ...answers },
})

function deviceRoutesFor(deps: Deps) {
  const limit = limitRate(deps, 'device-runs', {
    owner: { most: 20, seconds: 60 },
    network: { most: 200, seconds: 60, local: true },
  })
  return {
    start: createRoute({
      method: 'post',
      path: '/api/device-runs',
      summary: 'Reserves the allowance of a run on this device, of which nothing is sent',
      middleware: [limitBody(DEVICE_BYTES), limit],
      request: { body: jsonBody(z.strictObject({ amount: z.int().min(1).max(MAX_FILES_PER_RUN) })) },
      responses: { 201: jsonAnswer('The reservation', z.strictObject({ id: z.string() })), ...answers },
    }),
    end: createRoute({
      method: 'post',
      path: '/api/device-runs/{id}/done',
      summary: 'Charges what succeeded on the device; the rest is given back',
      middleware: [limitBody(DEVICE_BYTES)],
      request: {
        params: z.strictObject({ id: z.string().max(64) }),
        body: jsonBody(z.strictObject({ succeeded: z.int().min(0).max(MAX_FILES_PER_RUN) })),
      },
      responses: { 200: jsonAnswer('What is left', Allowance), ...answers },
    }),
  }
}

export function allowanceRoutes(deps: Deps) {
  const { db, meter } = deps
  const device = deviceRoutesFor(deps)
  return createRouter()
    .openapi(readAllowance, async (context) => context.json(await meter.read(db, context.get('owner')), 200))
    .openapi(readHistory, async (context) => context.json(await listHistory(db, context.get('owner').id), 200))
    .openapi(device.start, async (context) => {
      const { amount } = context.req.valid('json')
      return context.json({ id: await startDeviceRun(deps, context.get('owner'), amount) }, 201)
    })
    .openapi(device.end, async (context) => {
      const owner = context.get('owner')
      const { id } = context.req.valid('param')
      await endDeviceRun(deps, owner, { id, ...context.req.valid('json') })
      return context.json(await meter.read(db, owner), 200)
    })
}
