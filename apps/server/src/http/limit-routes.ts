import type { Env } from '../env.ts'
import { limitRate, type Limiter, type RateRules } from './limit-rate.ts'
import type { createRouter } from './router.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many a minute for one owner, ten times as many for all who share a network: guests may change their cookie. */
const perMinute = (most: number): RateRules => ({
  owner: { most, seconds: MINUTE, local: true },
  network: { most: most * 10, seconds: MINUTE, local: true },
})

type Group = { name: string; method: string; paths: string[]; rules: RateRules }

/**
 * What signed-in people and guests may ask how often. Sign-in, mail, payment, profile and keys have limits of their own
 * in their features, and so has the number of texts (`runs/texts-routes.ts`). @public
 */
export const LIMITED: Group[] = [
  {
    name: 'runs',
    method: 'POST',
    paths: ['/api/runs', '/api/runs/:id/rerun'],
    rules: { owner: { most: 20, seconds: MINUTE }, network: { most: 200, seconds: MINUTE, local: true } },
  },
  { name: 'texts', method: 'POST', paths: ['/api/runs/:id/resumes'], rules: perMinute(600) },
  { name: 'analysis', method: 'POST', paths: ['/api/resume-analyses/analysis'], rules: perMinute(600) },
  { name: 'readings', method: 'POST', paths: ['/api/jobs/read', '/api/estimate'], rules: perMinute(120) },
  { name: 'retries', method: 'POST', paths: ['/api/runs/:id/retry', '/api/runs/:id/resume'], rules: perMinute(30) },
  { name: 'translations', method: 'POST', paths: ['/api/runs/:id/translate'], rules: perMinute(240) },
  {
    name: 'exports',
    method: 'GET',
    paths: ['/api/runs/:id/export.csv', '/api/runs/:id/export', '/api/runs/:id/receipt'],
    rules: perMinute(60),
  },
  {
    name: 'shared',
    method: 'GET',
    paths: ['/api/shared/:token', '/api/shared/:token/resumes/:resumeId', '/api/shared/:token/comments'],
    rules: perMinute(300),
  },
  { name: 'comments', method: 'POST', paths: ['/api/shared/:token/comments'], rules: perMinute(20) },
  {
    name: 'erasures',
    method: 'DELETE',
    paths: ['/api/me', '/api/me/data'],
    rules: { owner: { most: 3, seconds: DAY }, network: { most: 60, seconds: HOUR, local: true } },
  },
]

/** Puts the limits before the routes; to be called before the routes are. */
export function limitRoutes(app: ReturnType<typeof createRouter>, parts: { env: Env; limiter: Limiter }): void {
  for (const { name, method, paths, rules } of LIMITED) app.on(method, paths, limitRate(parts, name, rules))
}
