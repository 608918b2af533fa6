import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'es',
    'a town between two roles is no firm of the next, as the whole length below the firm tells; an unknown one behind it is',
    `Experiencia
Hotel Tarn
Directora
enero de 2021 - Present (5 años 11 meses)
Merrow, Quarn
Grupo Hotelero Bluefen
4 años 6 meses
Subdirectora
junio de 2018 - diciembre de 2020 (2 años 7 meses)
Quarnfeld
Jefa de recepción
julio de 2016 - mayo de 2018 (1 año 11 meses)
Quarnfeld
Escuela de Hostelería Ondarra
Profesora de recepción
septiembre de 2019 - junio de 2021 (1 año 10 meses)`,
    [
      'Directora @ Hotel Tarn 2021-now',
      'Subdirectora @ Grupo Hotelero Bluefen 2018-2020',
      'Jefa de recepción @ Grupo Hotelero Bluefen 2016-2018',
      'Profesora de recepción @ Escuela de Hostelería Ondarra 2019-2021',
    ],
  ],
  [
    'cs',
    'what is held still is as long as its row says, and a role beyond the whole is held elsewhere',
    `Zkušenosti
Stavby Quarn a.s.
8 let 3 měsíce
Hlavní stavbyvedoucí
leden 2022 - Present (4 roky 11 měsíců)
Merrow, Tarn, Česko
Stavbyvedoucí
září 2018 - prosinec 2021 (3 roky 4 měsíce)
Projekční kancelář Bluefen s.r.o.
Přípravář staveb
červenec 2014 - srpen 2018 (4 roky 2 měsíce)`,
    [
      'Hlavní stavbyvedoucí @ Stavby Quarn a.s. 2022-now',
      'Stavbyvedoucí @ Stavby Quarn a.s. 2018-2021',
      'Přípravář staveb @ Projekční kancelář Bluefen s.r.o. 2014-2018',
    ],
  ],
])('%s: %s', (language, _, text, expected) => expect(postsTold(text, language)).toEqual(expected))
