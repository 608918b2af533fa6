import { expect, test } from 'vitest'
import { postsTold } from '../samples/posts-told.ts'

test.each([
  [
    'how many, how old, or a list in the bracket behind it',
    'en',
    'Work\nCare assistant (nights, 24 beds), Merrow House, 2018 - 2022\nNursery nurse (26 children), Quarn Nursery, 2015 - 2018',
    ['Care assistant @ Merrow House 2018-2022', 'Nursery nurse @ Quarn Nursery 2015-2018'],
  ],
  [
    'with what one was busy behind its comma',
    'fr',
    'Expérience\n2019 – 2022 | Vendeur conseil, rayon peinture, Brico Quarn\n2015 – 2019 | Caissier, Super Merrow',
    ['Vendeur conseil @ Brico Quarn 2019-2022', 'Caissier @ Super Merrow 2015-2019'],
  ],
  [
    'but a later title behind it is a part',
    'en',
    'Work\n2019 – 2022 | Barista, then night baker, Quarn Bakery\n2015 – 2019 | Cashier, Merrow Stores',
    ['Barista, then night baker @ Quarn Bakery 2019-2022', 'Cashier @ Merrow Stores 2015-2019'],
  ],
  [
    'notes behind the dates that close the names',
    'en',
    'Work\nBus driver - Quarn Transit, 2017-2021, routes 4 and 9\nDelivery driver - Merrow Parcels, 2013-2017, 90 drops a day',
    ['Bus driver @ Quarn Transit 2017-2021', 'Delivery driver @ Merrow Parcels 2013-2017'],
  ],
  [
    'a contract of learning before its house',
    'it',
    'Esperienze di lavoro\n2014 – 2018 – Arredi Merrow S.r.l.: segretaria\n2012 – 2014 – tirocinio, Università di Quarno',
    ['segretaria @ Arredi Merrow S.r.l. 2014-2018', 'tirocinio @ Università di Quarno 2012-2014'],
  ],
  [
    'the same where no other post has a known employer',
    'it',
    'Esperienze di lavoro\n2014 – 2018 – segretaria\n2012 – 2014 – stage, Comune di Quarno',
    ['segretaria @ - 2014-2018', 'stage @ Comune di Quarno 2012-2014'],
  ],
  [
    'an unknown firm before its comma, below a post whose firm stands above its title',
    'de',
    'Berufserfahrung\n05/2019 – heute    Quarn Logistik GmbH, Tarnheim\n                   Fachkraft für Lagerlogistik\n                   - Wareneingang\n08/2015 – 04/2019  Merrow, Verkäuferin\n                   - Theke und Kasse',
    ['Fachkraft für Lagerlogistik @ Quarn Logistik GmbH 2019-now', 'Verkäuferin @ Merrow 2015-2019'],
  ],
])('heads of posts written in haste: %s', (_, language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)
