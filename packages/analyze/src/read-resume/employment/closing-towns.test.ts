import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const told = (rows: string[]) =>
  postsTold(['Experience', ...rows, 'Education', 'BSc Owls, Fell University, 2009'].join('\n'))

test('a third part that is a town in some posts is one in all', () => {
  const posts = [
    'Merrow Hospital — Charge Pharmacist — Leeds',
    'September 2019 to Present',
    '• Kept the stock of seven wards',
    'Quarn Teaching Hospital — Hospital Pharmacist — Pellford',
    'January 2015 to August 2019',
    '• Joined the rounds',
    'Quarn Teaching Hospital — Intern Pharmacist — Pellford',
    'November 2013 to October 2014',
    '• Mixed syrups',
  ]
  expect(told(posts)).toEqual([
    'Charge Pharmacist @ Merrow Hospital 2019-now',
    'Hospital Pharmacist @ Quarn Teaching Hospital 2015-2019',
    'Intern Pharmacist @ Quarn Teaching Hospital 2013-2014',
  ])
})

test('a third part of which none is known as a town stays with its title', () => {
  const posts = [
    'Merrow Hospital — Pharmacist — Quarn',
    'September 2019 to Present',
    'Tarn Hospital — Nurse — Pellford',
    'January 2015 to August 2019',
  ]
  expect(told(posts)).toEqual([
    'Pharmacist — Quarn @ Merrow Hospital 2019-now',
    'Nurse — Pellford @ Tarn Hospital 2015-2019',
  ])
})

test('a hyphen without blanks joins employers and their towns, as a job site prints them', () => {
  const posts = [
    'Warehouse Supervisor',
    'Lakeside Parts Inc.-Stoney Merrow, ON',
    'April 2022 to Present',
    '• Led eighteen associates',
    'Order Picker',
    'Bramble & Finch Online-Toronto, ON',
    'October 2019 to January 2020',
    '• Met 130 lines an hour',
  ]
  expect(told(posts)).toEqual([
    'Warehouse Supervisor @ Lakeside Parts Inc. 2022-now',
    'Order Picker @ Bramble & Finch Online 2019-2020',
  ])
})

test('a hyphen is a part of names elsewhere', () => {
  const posts = [
    'Clerk',
    'Merrow Rolls-Quarn',
    'April 2022 to Present',
    'Cook',
    'Pell Brew-Tarn',
    'May 2019 to January 2022',
  ]
  expect(told(posts)).toEqual(['Clerk @ Merrow Rolls-Quarn 2022-now', 'Cook @ Pell Brew-Tarn 2019-2022'])
})

test('a town before its state is one, though it is a trade elsewhere', () =>
  expect(
    told(['Overnight Stocker, Merrow Supercenter #1165, Macon, GA', '05/2010 - 05/2012', '* Stocked dry freight']),
  ).toEqual(['Overnight Stocker @ Merrow Supercenter #1165 2010-2012']))

test('a county before its state, behind title and employer, says where and not for whom', () => {
  const posts = [
    "Cook | Merrow's Pizza | Tarn County and Fell County, Ga. August 2015 - Present",
    'Kept the ovens',
    '',
    'Server | La Quarn | Pellford, Ga. June 2012 - August 2015',
    'Served the guests',
    '',
    'Deputy Clerk | Tarn County, GA | 2010 - 2012',
  ]
  expect(told(posts)).toEqual([
    "Cook @ Merrow's Pizza 2015-now",
    'Server @ La Quarn 2012-2015',
    'Deputy Clerk @ Tarn County 2010-2012',
  ])
})

test.each([
  ['Hotel receptionist, Galway | 2015 - 2017', 'Hotel receptionist @ - 2015-2017'],
  ['Hotel receptionist, Merrow House, Zwolle | 2015 - 2017', 'Hotel receptionist @ Merrow House 2015-2017'],
  ['Hotel receptionist, Moss | 2015 - 2017', 'Hotel receptionist @ Moss 2015-2017'],
])('a town of the country in which telephones are known by it is where, and not for whom: %s', (row, expected) => {
  expect(told([row])).toEqual([expected])
})

test('behind a name in capitals, words that are not are the town before its state', () => {
  const post = (head: string, title: string, dates: string) => `${head}\n${title} ${dates}\n• Kept the books`
  const posts = [
    post('TARN CLINIC SYSTEMS Lenmere Falls, IA', 'Support Specialist', 'March 2022 – Present'),
    post('MERROW DENTAL SUPPLY Quarnside, IA', 'Clerk', 'August 2016 – May 2019'),
    post('MOONLIT BEAN Quarnside, IA', 'Barista', 'May 2014 – July 2016'),
  ]
  expect(postsTold(`Experience\n${posts.join('\n\n')}`)).toEqual([
    'Support Specialist @ TARN CLINIC SYSTEMS 2022-now',
    'Clerk @ MERROW DENTAL SUPPLY 2016-2019',
    'Barista @ MOONLIT BEAN 2014-2016',
  ])
})
