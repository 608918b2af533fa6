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
    'how many in words, and a share of full time',
    'pl',
    'Doświadczenie\n2018 - 2022 | Szkoła Podstawowa Kwarn | pedagog (0,5 etatu)\n2015 - 2018 | Przedszkole Tarn | wychowawca (trzy grupy)',
    ['pedagog @ Szkoła Podstawowa Kwarn 2018-2022', 'wychowawca @ Przedszkole Tarn 2015-2018'],
  ],
  [
    'how old and how many days, in Japanese',
    'ja',
    '職歴\n2018年4月 - 2022年3月 みどり保育園 保育士(1歳児、3歳児担任)\n2015年4月 - 2018年3月 かもめ保育園 保育補助(週4日、扶養内)',
    ['保育士 @ みどり保育園 2018-2022', '保育補助 @ かもめ保育園 2015-2018'],
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
  [
    'a kind of workplace right behind the title, but not a part of a firm',
    'de',
    'Beruf\n2015 - 2019 Verkäuferin Metzgerei\n2012 - 2015 Mitarbeiter Lager, Merrow GmbH\n2011 - 2012 Praktikum Kita',
    ['Verkäuferin @ Metzgerei 2015-2019', 'Mitarbeiter Lager @ Merrow GmbH 2012-2015', 'Praktikum @ Kita 2011-2012'],
  ],
  [
    'a kind of workplace with an ending behind "in"',
    'pl',
    'Doświadczenie\n2016-2019 pomoc kuchenna, Hotel Merrow\n2014-2016 sprzątaczka w szkole',
    ['pomoc kuchenna @ Hotel Merrow 2016-2019', 'sprzątaczka @ szkole 2014-2016'],
  ],
  [
    'an agency without a name before where it sent one',
    'es',
    'Experiencia\n2019 - 2021. Mozo de almacén por ETT en Merrow Logística\n2017 - 2019. Carretillero, Quarn Frío',
    ['Mozo de almacén @ Merrow Logística 2019-2021', 'Carretillero @ Quarn Frío 2017-2019'],
  ],
  [
    'what leads on to the house',
    'fr',
    "Expérience\n2019-2022 : cuisinière à l'Auberge Quarn\n2016-2019 : femme de ménage chez des particuliers",
    ['cuisinière @ Auberge Quarn 2019-2022', 'femme de ménage @ particuliers 2016-2019'],
  ],
  [
    'a town before a firm without a name',
    'zh',
    '工作经历\n2019年4月—2023年3月  梅若食品有限公司  品控主管\n2015年7月—2019年3月  苏州某电子厂  检验员',
    ['品控主管 @ 梅若食品有限公司 2019-2023', '检验员 @ 某电子厂 2015-2019'],
  ],
  [
    'what was asked for, and whether one has it, is none',
    'en',
    'Employment\nQuality inspector – Merrow Plastics, 2015 - 2019\n\nExperience asked for\nInspector – yes\nForklift driver – yes, 2018',
    ['Quality inspector @ Merrow Plastics 2015-2019'],
  ],
])('heads of posts written in haste: %s', (_, language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)
