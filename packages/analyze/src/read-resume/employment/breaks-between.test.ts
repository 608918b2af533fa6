import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  ['ro', '2016 - 2019 pauza, am avut o operatie\n2019 - 2023 Merrow SRL, sofer'],
  ['hu', '2016-2019 munkanélküli, alkalmi munkák\n2019-2023 Merrow Kft., lakatos'],
  ['ru', '2016-2019 не работала, по уходу за ребенком\n2019-2023 ООО Мерроу, продавец'],
  ['es', '2016-2019 en el paro, cursos\n2019-2023 Bar Merrow, camarera'],
])('time out of work is no post, though one other alone tells how posts are written: %s', (language, rows) => {
  expect(postsTold(rows, language).map((post) => post.slice(-9))).toEqual(['2019-2023'])
})
