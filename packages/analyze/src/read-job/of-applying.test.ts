import { expect, test } from 'vitest'
import { readJob } from './read-job.ts'

const read = (line: string) =>
  readJob(`Boat builder\n\nRequirements\n- Laminating by hand\n${line}`)
    .requirements.slice(1)
    .map(({ label }) => label)

test.each([
  'We regret that only shortlisted candidates will be notified.',
  'EA Licence No. 12C3456',
  'We participate in E-Verify.',
  'Our yard is committed to safeguarding young people.',
  'Unser Team freut sich auf Sie!',
  "Merci d'adresser CV et lettre à Mme Merrow.",
  'L’annuncio è rivolto ad entrambi i sessi.',
  'Skontaktujemy się z wybranymi osobami.',
  'Acquisitie naar aanleiding van deze vacature is niet nodig.',
  'Мы свяжемся с вами на этой неделе.',
  'Uygun adaylara dönüş yapılacaktır.',
])('how applications are dealt with is not asked for: %s', (line) => {
  expect(read(line)).toEqual(['Laminating by hand'])
})

test('that something can be learned takes nothing else away', () => {
  expect(read('- Diving would be great, training is provided')).toHaveLength(2)
  expect(read('- We will train the right person')).toHaveLength(1)
})

test.each(['- Be committed to safeguarding children', '- Ervaring met acquisitie'])(
  'what is asked for in such words stays: %s',
  (line) => {
    expect(read(line)).toHaveLength(2)
  },
)
