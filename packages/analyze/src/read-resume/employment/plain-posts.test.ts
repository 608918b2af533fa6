import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const TODAY = { year: 2026, month: 1 }

function posts(text: string): string[] {
  const resume = resumeOf(`Ada Merrow\nada@merrow.example\n\nExperience\n${text}`)
  return readResume(resume, TODAY).employment.map(({ title, employer, start, end }) => {
    const years = `${start?.year ?? '?'}-${end?.year ?? 'now'}`
    return `${title?.value ?? '-'} @ ${employer?.value ?? '-'} ${years}`
  })
}

test.each([
  [
    'a month and two digits of a year behind "since"',
    'Lagerist, Merrow Spedition GmbH\nseit 09/22\nFahrer, Quarn GmbH\n03/19 - 08/22',
    ['Lagerist @ Merrow Spedition GmbH 2022-now', 'Fahrer @ Quarn GmbH 2019-2022'],
  ],
  [
    'names that end with letters and full stops',
    'Elektricien\nGebroeders Robbers V.O.F.\n2019 - 2021\nГорничная\nРобков А. С.\n2015 - 2018',
    ['Elektricien @ Gebroeders Robbers V.O.F. 2019-2021', 'Горничная @ Робков А. С. 2015-2018'],
  ],
  [
    'one of unknown words that is set as the others are',
    'Bageriet Kornet\nKonstruktör\n2022 - 2024\nNyträ\nHotellstädare\n2020 - 2021\nTarnåsa kommun\nElektriker\n2018 - 2020',
    [
      'Konstruktör @ Bageriet Kornet 2022-2024',
      'Hotellstädare @ Nyträ 2020-2021',
      'Elektriker @ Tarnåsa kommun 2018-2020',
    ],
  ],
  [
    'a share of a post in brackets',
    '2019 - 2021: Elektriker (deltid 75 %), Bageriet Kornet\n2015 - 2018: Konstruktör, Tarnåsa kommun',
    ['Elektriker @ Bageriet Kornet 2019-2021', 'Konstruktör @ Tarnåsa kommun 2015-2018'],
  ],
  [
    'a title in small letters beside its employer, below the dates',
    '2019 - 2021\nučitelka mateřské školy, Pekárna Klas, Zlín\n2015 - 2018\nvedoucí prodejny, Merrow s.r.o., Písek',
    ['učitelka mateřské školy @ Pekárna Klas 2019-2021', 'vedoucí prodejny @ Merrow s.r.o. 2015-2018'],
  ],
  [
    'a town between the employer and the title',
    'Quarn Ltd\nNorvale\nSous Chef\n2019 - 2021\nMerrow Ltd\nNorvale\nSite Manager\n2015 - 2018',
    ['Sous Chef @ Quarn Ltd 2019-2021', 'Site Manager @ Merrow Ltd 2015-2018'],
  ],
  [
    'units behind the titles below their employers',
    'St. Finnan Hospital\n- (2021 - 2023) Staff Nurse - Day Ward\n- (2019 - 2020) Nurse - Operating Room\nThe Brack Clinic\n- (2017 - 2018) Charge Nurse - Day Ward\nAl Waha Hospital\n- (2015 - 2016) Staff Nurse - Surgical Room',
    [
      'Staff Nurse @ St. Finnan Hospital 2021-2023',
      'Nurse @ St. Finnan Hospital 2019-2020',
      'Charge Nurse @ The Brack Clinic 2017-2018',
      'Staff Nurse @ Al Waha Hospital 2015-2016',
    ],
  ],
  [
    'the same sentence below each of them',
    'Uitvoerder, Nieuwhout, 2019 - 2021\nLeiding gegeven aan een team van zes\nElektricien, Oogst, 2015 - 2018\nLeiding gegeven aan een team van zes',
    ['Uitvoerder @ Nieuwhout 2019-2021', 'Elektricien @ Oogst 2015-2018'],
  ],
  [
    'a firm of three partners',
    'Solicitor, Merrow, Quarn & Tolle LLP, 2021 - 2023\nAnwältin, Nyträ, Oogst & Kollegen, 2019 - 2020',
    ['Solicitor @ Merrow, Quarn & Tolle LLP 2021-2023', 'Anwältin @ Nyträ, Oogst & Kollegen 2019-2020'],
  ],
  [
    'a town in words behind the employer, and how long one was there',
    '2021 - 2023 Timmerman, Bouwbedrijf Nieuwhout te Norvale\n2019 - 2020 Бухгалтер, ООО «Кварц» г. Норвал\n2018 Cook, Merrow Ltd for 6 months\n2017 Koch, Quarn GmbH für 3 Monate',
    [
      'Timmerman @ Bouwbedrijf Nieuwhout 2021-2023',
      'Бухгалтер @ ООО «Кварц» 2019-2020',
      'Cook @ Merrow Ltd 2018-2018',
      'Koch @ Quarn GmbH 2017-2017',
    ],
  ],
  [
    'words before a title that say one held it',
    'Worked as SR. CLERK\nMerrow Ltd\n2021 - 2023\nTätig als stellv. Köchin\nQuarn GmbH\n2019 - 2020\nTravaillé comme serv. en salle\nNyträ SARL\n2017 - 2018',
    [
      'SR. CLERK @ Merrow Ltd 2021-2023',
      'stellv. Köchin @ Quarn GmbH 2019-2020',
      'serv. en salle @ Nyträ SARL 2017-2018',
    ],
  ],
  [
    'the same employer as above, in a word',
    '2021 - 2023\tGärtner, Merrow GmbH\n2019 - 2020\tHelfer, ebenda\n2018\tChauffeur, Oogst BV\n2016 - 2017\tMonteur, idem',
    [
      'Gärtner @ Merrow GmbH 2021-2023',
      'Helfer @ Merrow GmbH 2019-2020',
      'Chauffeur @ Oogst BV 2018-2018',
      'Monteur @ Oogst BV 2016-2017',
    ],
  ],
  [
    'a practice or a household named after whose it is',
    'Dental Assistant\nDr. Osric Merrow DDS, Tarn | 2021 - 2023\nArzthelferin\nDr. Ilse Quarn, Nebelau | 2019 - 2020\nEmployée de maison\nFamille Nyträ, Fell | 2017 - 2018',
    [
      'Dental Assistant @ Dr. Osric Merrow DDS 2021-2023',
      'Arzthelferin @ Dr. Ilse Quarn 2019-2020',
      'Employée de maison @ Famille Nyträ 2017-2018',
    ],
  ],
  [
    'a branch behind the employer',
    'Teller\nMerrow Bank Ltd, Tarn Branch\n2021 - 2023\nVerkäuferin\nQuarn GmbH, Filiale Nebelau\n2019 - 2020\nCaissière\nOogst SA, agence de Fell\n2017 - 2018',
    ['Teller @ Merrow Bank Ltd 2021-2023', 'Verkäuferin @ Quarn GmbH 2019-2020', 'Caissière @ Oogst SA 2017-2018'],
  ],
])('posts are read with %s', (_, text, expected) => expect(posts(text)).toEqual(expected))
