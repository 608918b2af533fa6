import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  ['es', 'fierrero'],
  ['es', 'vigilador'],
  ['es', 'aux. geriatría'],
  ['pt', 'téc. enf.'],
  ['pt', 'aj. de cozinha'],
  ['it', 'stiratrice'],
  ['pl', 'pomoc administracyjna'],
  ['cs', 'výdejářka'],
  ['cs', 'školník'],
  ['uk', 'піцайоло'],
  ['ro', 'mecanizator'],
  ['ro', 'consultant vânzări'],
  ['hu', 'közmunka'],
  ['hu', 'vagyonőr'],
  ['el', 'συντηρητής'],
  ['el', 'μοδίστρα'],
  ['tr', 'ütücü'],
  ['tr', 'muhasebe uzman yrd.'],
])('the names of everyday posts, behind an unknown employer: %s %s', (language, title) => {
  expect(postsTold(`2015 - 2019 Quarnia, ${title}\n2012 - 2015 Tarnel, ${title}`, language)).toEqual([
    `${title} @ Quarnia 2015-2019`,
    `${title} @ Tarnel 2012-2015`,
  ])
})
