import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'an article before the employer, and the town behind its legal form',
    'Berufserfahrung\nSeit 03/2019 Sachbearbeiter bei der Quarn Versicherung, Tarn\n2015 – 2019 Bürokaufmann, Merrow Handels GmbH in Tarnow',
    ['Sachbearbeiter @ Quarn Versicherung 2019-now', 'Bürokaufmann @ Merrow Handels GmbH 2015-2019'],
  ],
  [
    'the same in Italian',
    'Esperienze lavorative\nDal 2019: impiegata contabile presso Quarn S.r.l. di Tarnate\n2015-2019: segretaria presso lo Studio Merrow',
    ['impiegata contabile @ Quarn S.r.l. 2019-now', 'segretaria @ Studio Merrow 2015-2019'],
  ],
  [
    'sentences right below their dates, which name a firm and go on',
    'Erhvervserfaring\n2016 - 2021\nLivredder hos Merrowbadet i Tarnby, hvor jeg passede bassinet, solgte billetter og lærte børn fra byens skoler at svømme.\n\n2013 - 2015\nPiccolo hos Tarn Kro og Hotel, hvor jeg bar kufferter op til gæsterne og hentede aviser til dem hver morgen før skole.',
    ['Livredder @ Merrowbadet 2016-2021', 'Piccolo @ Tarn Kro og Hotel 2013-2015'],
  ],
  [
    'the same in English',
    'Experience\n2016 - 2021\nLifeguard at Merrow Baths in Tarn, where I watched the pool, sold tickets and taught children of the town to swim.\n\n2013 - 2015\nPiccolo at Quarn Sands Lodge, where I carried the bags of guests and fetched their papers each morning before school.',
    ['Lifeguard @ Merrow Baths 2016-2021', 'Piccolo @ Quarn Sands Lodge 2013-2015'],
  ],
  [
    'a length of time behind the sign of the years, in letters of its own',
    'Досвід роботи\n1999 – 2014 p. (15p.)\tТОВ „Кварнпошта”\nКасир\n1992 - 1999 р. (7р.)\tТОВ Мерроу\nБухгалтер',
    ['Касир @ ТОВ „Кварнпошта” 1999-2014', 'Бухгалтер @ ТОВ Мерроу 1992-1999'],
  ],
  [
    'what a post became, below the row that dates and houses it',
    'Beruf\n08.04 - 03.12         Pflegedienst Tarn\n                      Krankenpfleger\nseit 04.12            Klinik am Merrow, Quarnten\n                      Krankenpfleger, ab 09.17 Stationsleiter',
    [
      'Krankenpfleger @ Pflegedienst Tarn 2004-2012',
      'Stationsleiter @ Klinik am Merrow 2017-now',
      'Krankenpfleger @ Klinik am Merrow 2012-2017',
    ],
  ],
  [
    'a long title that its language writes small',
    'Pracovní zkušenosti\n2021 - dosud\nQUARNOVA s.r.o.\nmechanik pro ruční lisy a dřevěné sudy\n\n2015 - 2020\nU Modré sovy\nčíšník',
    ['mechanik pro ruční lisy a dřevěné sudy @ QUARNOVA s.r.o. 2021-now', 'číšník @ U Modré sovy 2015-2020'],
  ],
])('posts are read with %s', (_, text, expected) => expect(postsTold(text)).toEqual(expected))

test('"tills nu" is until now, and "Timvikariat" says how somebody is employed', () => {
  const text =
    'Anställningar\n\nQuarn AB\nKock\nAugusti 2018 tills nu\nLagade mat\n\nTarn AB\nMålare\nMars 2014 tills nu\nTimvikariat, oftast på natten'
  expect(postsTold(text, 'sv')).toEqual(['Kock @ Quarn AB 2018-now', 'Målare @ Tarn AB 2014-now'])
})
