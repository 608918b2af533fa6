import type { Requirement, Verdict } from '@evenhand/model'
import { describe, expect, it } from 'vitest'
import { onCommonScale } from './on-common-scale.ts'

const asked = (...types: Requirement['type'][]): Requirement[] =>
  types.map((type, index) => ({ id: `r${index}`, type, label: type, must: false, weight: 1 }))
const judged = (...shares: number[]): Verdict[] =>
  shares.map((share, index) => ({
    requirementId: `r${index}`,
    value: share >= 0.75 ? 'met' : 'partly',
    share,
    reason: { code: 'duty-partly', args: {}, evidence: [{ start: 0, end: 1 }] },
  }))
const sharesOf = (verdicts: Verdict[]) => verdicts.map((verdict) => verdict.share)

describe('onCommonScale', () => {
  it.each([
    [0, 0],
    [0.3, 0.47],
    [0.55, 0.575],
    [0.74, 0.655],
    [1, 1],
  ])('%d of the work shown stands at %d', (shown, stands) => {
    expect(sharesOf(onCommonScale(judged(shown, shown), asked('title', 'duty')))).toEqual([stands, stands])
  })

  it('leaves facts as they are: skills, years, degrees, languages', () => {
    const shares = sharesOf(onCommonScale(judged(0.3, 1, 0.5), asked('title', 'skill', 'years')))
    expect(shares).toEqual([0.47, 1, 0.5])
  })

  it('leaves what is met above all that is met in part, in one resume and between two', () => {
    const shares = sharesOf(onCommonScale(judged(0.8, 0.8), asked('title', 'duty')))
    expect(shares).toEqual([0.75, 0.75])
    const [partly] = sharesOf(onCommonScale(judged(0.74, 0.1), asked('title', 'duty')))
    expect(partly).toBeLessThan(0.75)
  })

  it('gives whoever shows more of the kind of work more for it, whatever their duties', () => {
    const work = (...shares: number[]) => sharesOf(onCommonScale(judged(...shares), asked('title', 'duty', 'duty')))[0]!
    expect(work(0.8, 0.1, 0)).toBeLessThan(work(0.9, 0.9, 0.8))
    expect(work(0.9, 0.1, 0)).toBe(work(0.9, 0.9, 0.8))
  })

  it('keeps the order of the lines and never gives more than a whole one', () => {
    const [title, duty] = sharesOf(onCommonScale(judged(0.1, 0.9), asked('title', 'duty')))
    expect(title).toBeLessThan(duty!)
    expect(duty).toBeLessThanOrEqual(1)
  })

  it('does not depend on weights, so that what-if and a new run agree', () => {
    const heavy = asked('title', 'duty').map((requirement, index) => ({ ...requirement, weight: index * 50 }))
    expect(onCommonScale(judged(0.4, 0.6), heavy)).toEqual(onCommonScale(judged(0.4, 0.6), asked('title', 'duty')))
  })
})
