import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each(['Organization Overview', 'Company Profile', 'About the company', 'Firm size'])(
  'what "%s" tells of an employer is not its name',
  (label) => {
    const post = (firm: string, title: string, years: string) =>
      `Name of Organization: ${firm}\n${label}: One of the largest mills in Merrowland.\nPosition: ${title}\nDuration: ${years}`
    const posts = `${post('Quarn Mills Limited', 'Clerk', '2019 to 2021')}\n\n${post('Tarn Brushes', 'Cook', '2015 to 2019')}`
    expect(postsTold(`Work Experience\n${posts}`)).toEqual([
      'Clerk @ Quarn Mills Limited 2019-2021',
      'Cook @ Tarn Brushes 2015-2019',
    ])
  },
)

test('records that stand one behind the other in a row are read, each in it', () => {
  const row = 'Azienda: Quarn Ricambi - Mansione: Capoturno - Azienda: Merrow Logistica - Mansione: Carrellista'
  expect(() => postsTold(`Esperienze lavorative\n${row}`, 'it')).not.toThrow()
})
