import { expect, test } from 'vitest'
import { currentPlan, isStepDown, planButton, planOffer, pricingButton } from './plan-button.ts'

test.each([
  ['free', undefined, undefined, 'startFree'],
  ['free', 'free', undefined, 'currentPlan'],
  ['free', 'pro', undefined, 'startFree'],
  ['basic', 'free', undefined, 'choosePlan'],
  ['basic', 'basic', undefined, 'currentPlan'],
  ['basic', 'free', 'basic', 'processing'],
  ['pro', 'free', 'basic', 'choosePlan'],
  ['basic', 'basic', 'basic', 'processing'],
] as const)('%s, with %s, while %s is started: %s', (plan, current, processing, button) => {
  expect(planButton(plan, current, processing)).toBe(button)
})

test.each([
  ['free', undefined, false, 'startFree'],
  ['basic', undefined, false, 'choosePlan'],
  ['pro', undefined, false, 'choosePlan'],
  ['free', 'free', true, 'currentPlan'],
  ['basic', 'free', true, 'upgradeNow'],
  ['pro', 'basic', true, 'upgradeNow'],
  ['basic', 'pro', true, 'choosePlan'],
  ['basic', 'basic', true, 'currentPlan'],
  ['basic', undefined, true, 'upgradeNow'],
] as const)('in the pricing section %s, with %s, signed in %s: %s', (plan, current, isSignedIn, button) => {
  expect(pricingButton(plan, { current, isSignedIn })).toBe(button)
})

test('in the pricing section as well, the plan that is being started says so', () => {
  expect(pricingButton('pro', { current: 'free', processing: 'pro', isSignedIn: true })).toBe('processing')
})

test('nobody is led to less than they have', () => {
  expect(isStepDown('basic', 'pro')).toBe(true)
  expect(isStepDown('basic', 'basic')).toBe(false)
  expect(isStepDown('basic', 'free')).toBe(false)
  expect(isStepDown('basic', undefined)).toBe(false)
})

test('a subscription that has ended is no plan in force', () => {
  expect(currentPlan({ plan: 'basic', status: 'active' })).toBe('basic')
  expect(currentPlan({ plan: 'basic', status: 'expired' })).toBeUndefined()
  expect(currentPlan({ plan: 'pro', status: 'cancelled' })).toBeUndefined()
  expect(currentPlan({ plan: 'guest', status: 'active' })).toBeUndefined()
  expect(currentPlan(undefined)).toBeUndefined()
})

test.each([
  ['nobody whose plan is not known yet', undefined, undefined],
  ['the free plan', { plan: 'free', status: 'active' }, 'now'],
  ['basic', { plan: 'basic', status: 'active' }, 'now'],
  ['pro', { plan: 'pro', status: 'active' }, undefined],
  ['pro that has expired', { plan: 'pro', status: 'expired' }, 'renew'],
  ['basic that was cancelled', { plan: 'basic', status: 'cancelled' }, 'renew'],
] as const)('%s is offered: %s', (_, allowance, offer) => {
  expect(planOffer(allowance)).toBe(offer)
})
