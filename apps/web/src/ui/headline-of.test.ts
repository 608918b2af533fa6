import type { Profile } from '@evenhand/model'
import { expect, it } from 'vitest'
import { headlineOf } from './headline-of.ts'

type Head = Pick<Profile, 'headline' | 'employment'>
const field = (value: string) => ({ value, spans: [], confidence: 1 })
const post = (title: string | undefined, employer: string | undefined, current = false) =>
  ({
    title: title && field(title),
    employer: employer && field(employer),
    current,
  }) as unknown as Profile['employment'][0]

it.each<[string, Head, string | undefined]>([
  ['what they say they are', { headline: field('Nurse'), employment: [post('Clerk', 'Harrow')] }, 'Nurse'],
  ['the post they hold', { employment: [post('Clerk', 'Harrow'), post('Nurse', 'Tarn', true)] }, 'Nurse, Tarn'],
  ['the post they held last', { employment: [post('Nurse', undefined), post('Clerk', 'Harrow')] }, 'Nurse'],
  ['nothing of who has told nothing', { employment: [] }, undefined],
])('stands below a name: %s', (_, profile, expected) => expect(headlineOf(profile)).toBe(expected))
