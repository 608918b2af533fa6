import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const courseIn = (row: string) =>
  readResume(resumeOf(`Ada Merrow\nada@merrow.example\n\nEducation\n${row}\n`), { year: 2026, month: 1 }).education[0]

test.each([
  ['Ing., obor Strojírenství, Univerzita Tarn, 2012', 'Strojírenství'],
  ['Perito industriale, indirizzo meccanica, Istituto Tarn, 2009', 'meccanica'],
  ['BBA (Hons) in Management, University of Tarn, 2011', 'Management'],
  ['West African Senior School Certificate (WASSCE), Tarn High School, 2007', undefined],
  ['Higher National Diploma (HND), Tarn Polytechnic, 2007', undefined],
  ['9 GCSEs, including Maths, Quarn School, 2009', undefined],
  ['BSc Physics, University of Tarn, 2011', 'Physics'],
])('a field of study without its label, and no kind of certificate: %s', (row, field) => {
  expect(courseIn(row)?.field?.value).toBe(field)
})

test.each([
  ['Laurea in Lettere, Università di Tarn, 2012\nVoto finale 106/110', 'Voto finale 106/110'],
  ['Lisans, Tarn Üniversitesi, 2012\nMezuniyet notu: 3,02 / 4,00', 'Mezuniyet notu: 3,02 / 4,00'],
  ['BSc Physics, University of Tarn (Second Class Upper), 2012', 'Second Class Upper'],
  ['BSc Physics, University of Tarn, 2012\nSecond class (lower division)', 'Second class (lower division)'],
  ['Grade 12, Tarn High School, 2011', undefined],
  ['BSc Physics, University of Tarn, 2012\nEarned 85% of all costs by work', undefined],
  ['BSc Physics, University of Tarn, 2012, 85%', '85%'],
])('a mark with its figure, and no year of school: %s', (rows, grade) => {
  expect(courseIn(rows)?.grade?.value).toBe(grade)
})
