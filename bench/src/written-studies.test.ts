import { createChance } from '@evenhand/llm/testing/create-chance'
import { expect, test } from 'vitest'
import { layouts } from './written-layouts.ts'
import { writeStudies } from './written-studies.ts'
import { STUDY_WORDS } from './written-study-words.ts'
import { WRITTEN_WORDS } from './written-words.ts'

test.each(Object.keys(WRITTEN_WORDS))(
  'studies of every kind are written in %s, each with its degree and school',
  (language) => {
    expect(STUDY_WORDS[language]).toBeDefined()
    const random = createChance(3)
    const some = layouts().filter((_, at) => at % 20 === 0)
    const traits = new Set<string>()
    for (const layout of some) {
      const { text, items } = writeStudies(layout, { language, turn: 0, random })
      for (const item of items) {
        for (const trait of item.traits) traits.add(trait)
        const [degree, school] = item.named
        expect(text).toContain(degree)
        expect(text).toContain(school)
      }
    }
    expect([...traits]).toEqual(
      expect.arrayContaining(['no heading', 'unknown school', 'expected', 'broken off', '3 courses']),
    )
  },
)
