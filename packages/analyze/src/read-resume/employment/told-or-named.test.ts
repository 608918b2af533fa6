import { describe, expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

const inRows = (...rows: string[]) => `EXPERIENCE\n${rows.join('\n')}`

describe('names that open with a trade', () => {
  test.each([['Baker Tolland'], ['Pilot Fell'], ['Guardian Merrow']])('%s is a firm beside a title', (name) => {
    expect(postsTold(inRows('Merrow Grill\t2018 - 2020', 'Line Cook', `${name}\t2014 - 2016`, 'Receptionist'))).toEqual(
      ['Line Cook @ Merrow Grill 2018-2020', `Receptionist @ ${name} 2014-2016`],
    )
  })

  test('a trade that ends its words is a title', () => {
    expect(postsTold(inRows('Pastry Baker', 'Merrow Grill', '2018 - 2020'))).toEqual([
      'Pastry Baker @ Merrow Grill 2018-2020',
    ])
  })
})

describe('what was done names no employer', () => {
  test('where a verb opens it and the name of a firm ends it', () => {
    expect(
      postsTold(
        inRows(
          'Cashier\tMay 2018 - July 2020',
          'Quarnix, Dayton, OH',
          'Managed accounts for Tarn & Sons and Fell Group',
        ),
      ),
    ).toEqual(['Cashier @ Quarnix 2018-2020'])
  })

  test('but a firm may open with such a word', () => {
    expect(postsTold(inRows('United Quarn Group', 'Cashier', '2018 - 2020'))).toEqual([
      'Cashier @ United Quarn Group 2018-2020',
    ])
  })

  test('where an item of a list goes on in it', () => {
    expect(
      postsTold(
        inRows(
          'Cashier, Quarnix, 2018 - 2020',
          '• Planned orders for',
          'County Clients and Schools',
          '• Kept the till',
        ),
      ),
    ).toEqual(['Cashier @ Quarnix 2018-2020'])
  })

  test('where it is a telephone or a supervisor', () => {
    expect(
      postsTold(
        inRows(
          'Quarnix',
          'Phone: (937) 555-0142',
          'Supervisor: Dana Tarn',
          'Cashier',
          '2018 - 2020',
          '• Kept the till',
        ),
      ),
    ).toEqual(['Cashier @ Quarnix 2018-2020'])
  })
})

describe('what somebody won', () => {
  test('is no post', () => {
    expect(postsTold(inRows('Cashier, Merrow Foods, 2011 - 2013', 'Employee of the Month, May 2012'))).toEqual([
      'Cashier @ Merrow Foods 2011-2013',
    ])
  })

  test('but a post held for a span of time may be called so', () => {
    expect(postsTold(inRows('Coordinator of the Week, Merrow School, 2011 - 2013'))).toEqual([
      'Coordinator of the Week @ Merrow School 2011-2013',
    ])
  })
})

test('a page head that ran into a dated post is no note of the post above', () => {
  const rows = inRows(
    'Cashier, Merrow Foods, 2011 - 2013',
    'Tel: 0300 555 0147 | ada@merrow.example | Line Cook, Bluefen Lodge, 2008 - 2011',
  )
  expect(postsTold(rows).map((post) => post.slice(-9))).toEqual(['2011-2013', '2008-2011'])
})

describe('full stops between name, title and dates', () => {
  test('divide them', () => {
    expect(postsTold(inRows('Merrow Mills. Sales Clerk. 2014 - 2016.', 'Quarnix. Electrician. 2010 - 2014.'))).toEqual([
      'Sales Clerk @ Merrow Mills 2014-2016',
      'Electrician @ Quarnix 2010-2014',
    ])
  })

  test('but not within a name', () => {
    expect(postsTold(inRows('St. Merrow Hospital, Nurse, 2014 - 2016'))).toEqual([
      'Nurse @ St. Merrow Hospital 2014-2016',
    ])
  })
})

test('what a German title is for is no employer where a comma parts them', () => {
  const rows = [
    '01/2019 - heute\tSchichtleiter Lager, Tarn Logistik GmbH & Co. KG, Bielefeld',
    '08/2013 - 12/2018\tFachkraft für Lagerlogistik, Möbelhaus Merrow, Herford',
    '02/2013 - 08/2013\tElternzeit',
    '08/2010 - 01/2013\tAuszubildender zur Fachkraft für Lagerlogistik, Spedition Quarn GmbH, Gütersloh',
  ]
  expect(
    postsTold(`Beruflicher Werdegang\n${rows.join('\n')}`, 'de').filter((post) => !post.includes('Eltern')),
  ).toEqual([
    'Schichtleiter Lager @ Tarn Logistik GmbH & Co. KG 2019-now',
    'Fachkraft für Lagerlogistik @ Möbelhaus Merrow 2013-2018',
    'Auszubildender zur Fachkraft für Lagerlogistik @ Spedition Quarn GmbH 2010-2013',
  ])
})

test('what stands between the comma of a title and "at" is the title\'s', () => {
  const rows = [
    'Charge Nurse, Telemetry at Merrow Medical Center, Tarn\nAPRIL 2021 — PRESENT\n• Leads a shift',
    'Head of Sales, Benelux at Quarn Foods, Tarn\nJANUARY 2017 — MARCH 2021',
  ]
  expect(postsTold(`Employment History\n${rows.join('\n')}`)).toEqual([
    'Charge Nurse, Telemetry @ Merrow Medical Center 2021-now',
    'Head of Sales, Benelux @ Quarn Foods 2017-2021',
  ])
})
