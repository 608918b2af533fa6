import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'

const HEAD = 'Ines Marwood\nines@marwood.example\n\nExperience\nFarm hand, Harrow Farms, 2015 - 2025\n'

/** What strengths quote as results, and what recommendations ask about. */
function told(line: string) {
  const { words } = analyze(resumeOf(`${HEAD}- ${line}\n- Taught apprentices.\n`), { today: { year: 2026, month: 1 } })
  const of = (list: typeof words.strengths, code: string) =>
    list.filter((finding) => finding.code === code).map(({ args }) => args['quote'])
  return { results: of(words.strengths, 'strength-result'), asked: of(words.recommendations, 'advice-ask-result') }
}

test('a result is quoted with its figure, however long its sentence', () => {
  const before =
    'As coordinator of the regional service for growers, together with the council, the two colleges of the county and a dozen volunteers who came on Saturdays,'
  const { results, asked } = told(`${before} I reduced waste by 23 percent.`)
  expect(results).toHaveLength(1)
  expect(results[0]).toMatch(/reduced waste by 23 percent/u)
  expect(asked).toEqual(results)
})

test.each([
  ['of different things', 'Winter feeding, lambing 500 ewes outdoors, fencing, hedge cutting'],
  ['without a change', 'Looked after a budget of €1,200,000 a year.'],
  ['and no word for one', 'I live 15 minutes from the farm and won’t need to move.'],
])('a figure and a change %s are no result', (_, line) => {
  expect(told(line)).toEqual({ results: [], asked: [] })
})
