import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'de',
    'Seit 2016 arbeite ich im Lager bei Merrow Logistik in Kassel. Vorher war ich vier Jahre in einer Bäckerei in Fulda.',
    ['- @ Merrow Logistik 2016-now', '- @ Bäckerei -'],
  ],
  [
    'de',
    'Von 2012 bis 2015 war ich bei Quarn Reinigung, dann bis 2020 bei der Tarn Gebäudeservice GmbH.',
    ['- @ Quarn Reinigung 2012-2015', '- @ Tarn Gebäudeservice GmbH 2015-2020'],
  ],
  [
    'de',
    '2014 wechselte ich zu Merrow Technik, 2018 dann zur Quarn AG.',
    ['- @ Merrow Technik 2014-2018', '- @ Quarn AG 2018-now'],
  ],
  [
    'de',
    'Von 2008 bis 2013 fuhr ich einen Lieferwagen für die Spedition Merrow, danach zwei Jahre Taxi.',
    ['- @ Spedition Merrow 2008-2013'],
  ],
  [
    'de',
    'Im Laden stehe ich, seit ich sechzehn bin. Gelernt habe ich Verkäuferin bei einem Quarn-Kaufmann in Tarnheim (2010 bis 2013, Note 2), danach war ich dort bis 2018 vorn am Band.',
    ['- @ Quarn-Kaufmann 2013-2018'],
  ],
  [
    'en',
    'Six years in the kitchen of the Harbour Hotel, Tarnford, 2014 to 2020, then two years at a school canteen.',
    ['- @ Harbour Hotel 2014-2020', '- @ school canteen -'],
  ],
  [
    'en',
    'Five years in a big cold warehouse in Tarnford, Quarn Frost Ltd, from 2021 until it closed. Before that two years in a parcel depot in Merrow.',
    ['- @ Quarn Frost Ltd 2021-now', '- @ parcel depot -'],
  ],
  [
    'fr',
    "Avant cela, sept ans chez un transporteur, Transports Quarnier, comme aide-comptable, et depuis 2015 je suis seul à la compta chez Charpentes Merrow, une entreprise de couverture, où j'ai tout repris.",
    ['aide-comptable @ Transports Quarnier -', '- @ Charpentes Merrow 2015-now'],
  ],
  [
    'es',
    'Empecé de aprendiz con mi tío en 2004, y en 2019 entré en Reformas Cuarn, donde sigo.',
    ['aprendiz @ - 2004-2019', '- @ Reformas Cuarn 2019-now'],
  ],
  [
    'pt',
    'Trabalhei cinco anos numa clínica no Porto e desde 2020 estou na Farmácia Cuarn.',
    ['- @ clínica -', '- @ Farmácia Cuarn 2020-now'],
  ],
  [
    'it',
    'Dal 2015 lavoro presso la Merrow Impianti di Modena. Prima, dal 2010 al 2015, ero in una pasticceria a Parma.',
    ['- @ Merrow Impianti 2015-now', '- @ pasticceria 2010-2015'],
  ],
  [
    'nl',
    'Van 2018 tot nu sta ik op CBS Het Kwarn in Tarnhout voor groep 5, daarvoor heb ik vijf jaar bij een bakkerij in Leek gewerkt.',
    ['- @ CBS Het Kwarn 2018-now', '- @ bakkerij -'],
  ],
  [
    'pl',
    'Przez ostatnie jedenaście lat pracowałam w szpitalu w Tarnowicach, a wcześniej, od 2010 do 2015, w firmie Kwarn Transport.',
    ['- @ szpitalu -', '- @ Kwarn Transport 2010-2015'],
  ],
  [
    'ru',
    'С 2016 года работаю в ООО «Кварн» в Туле. До этого, с 2010 по 2016 год, работала в детской больнице.',
    ['- @ ООО «Кварн» 2016-now', '- @ детской больнице 2010-2016'],
  ],
  [
    'sv',
    'Sedan 2018 jobbar jag på Merrow Bygg i Falun. Innan dess var jag fem år på ett äldreboende i Mora.',
    ['- @ Merrow Bygg 2018-now', '- @ äldreboende -'],
  ],
  [
    'tr',
    "2018'den beri Merrow Tekstil'de çalışıyorum. Beş yıldır bir fırında çalışıyorum.",
    ['- @ Merrow Tekstil 2018-now', '- @ fırın -'],
  ],
  [
    'ar',
    'أعمل منذ عام 2018 في شركة ميرو للتجارة. قبل ذلك عملت من 2014 إلى 2018 في مستشفى كوارن.',
    ['- @ شركة ميرو للتجارة 2018-now', '- @ مستشفى كوارن 2014-2018'],
  ],
  [
    'zh',
    '2016年起在苏州夸恩电子有限公司做质检员。之前2012年到2016年在一家食品厂当化验员,三班倒。',
    ['质检员 @ 苏州夸恩电子有限公司 2016-now', '化验员 @ 食品厂 2012-2016'],
  ],
])('where somebody works is told in a sentence: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  [
    'de',
    'Seit 2015 lebe ich in Hannover und bin verheiratet. Von 2010 bis 2014 habe ich in Leipzig Biologie studiert.',
  ],
  ['de', 'Mein Vater arbeitet seit 1990 bei der Merrow AG. Ich möchte auch gern dort arbeiten.'],
  ['de', 'Ich arbeite seit 2019 in Hamburg und seit 2021 in Teilzeit. Seit fünf Jahren spreche ich nur Englisch.'],
  ['de', 'Seit drei Jahren bin ich im Kirchenchor und seit 2018 Mitglied im Sportverein Tarn.'],
  ['en', 'I want to work at Merrow Foods for many years. My brother has been with Merrow Foods since 2012.'],
  ['en', 'For ten years I have been interested in horses. I have lived in Canada for five years.'],
  ['fr', "Je suis en France depuis 2018. J'ai étudié de 2010 à 2013 à l'Université de Quarn."],
  ['es', 'Estudié de 2010 a 2014 en la Universidad de Cuarn. Llevo tres años en España.'],
  ['it', 'Sono in Italia da cinque anni. Mi sono diplomata nel 2014 presso il Liceo Quarno.'],
  ['nl', 'Ik ben sinds 2015 in Nederland. Van 2010 tot 2014 heb ik aan de Hogeschool Kwarn gestudeerd.'],
  ['pl', 'Mieszkam w Krakowie od 2015 roku. Studiowałam w latach 2010-2013 na Uniwersytecie Kwarn.'],
  ['sv', 'Jag är sedan 2015 i Sverige och har gått kurser på Folkuniversitetet i tre år.'],
  ['zh', '2008年9月至2012年6月在江苏夸恩大学学习机械。'],
])('no post is where others work, or where one lives or studies: %s', (language, text) =>
  expect(postsTold(text, language)).toEqual([]),
)

test.each([
  [
    'ru',
    'С 2019 года работаю продавцом в магазине «Мерроу». До этого с 2015 по 2019 год работала в ООО «Тарн» водителем погрузчика.',
    ['продавцом @ магазине «Мерроу» 2019-now', 'водителем погрузчика @ ООО «Тарн» 2015-2019'],
  ],
  ['ru', 'С 2019 года работаю вахтой в ООО «Мерроу».', ['- @ ООО «Мерроу» 2019-now']],
  ['uk', 'З 2019 року працюю продавчинею в магазині «Мерроу».', ['продавчинею @ магазині «Мерроу» 2019-now']],
  [
    'pl',
    'Wcześniej, w latach 2015–2019, byłam kasjerką w markecie Tarn. W latach 2010–2015 byłem pomocnikiem murarza w firmie Kwarn Bud.',
    ['kasjerką @ markecie Tarn 2015-2019', 'pomocnikiem murarza @ Kwarn Bud 2010-2015'],
  ],
  ['cs', 'Od 2015 do 2019 jsem byla skladnicí ve firmě Tarn s.r.o.', ['skladnicí @ Tarn s.r.o 2015-2019']],
  [
    'tr',
    "2019'dan beri Merrow Market'te kasiyer olarak çalışıyorum. 2015-2019 arasında Tarn Tekstil'de tam zamanlı olarak çalıştım.",
    ['kasiyer @ Merrow Market 2019-now', '- @ Tarn Tekstil 2015-2019'],
  ],
  [
    'ar',
    'أعمل منذ عام 2018 سائقاً في شركة ميرو للنقل. قبل ذلك عملت من 2014 إلى 2018 حارس أمن في مجمع تارن.',
    ['سائقاً @ شركة ميرو للنقل 2018-now', 'حارس أمن @ مجمع تارن 2014-2018'],
  ],
  ['de', 'Davor war ich von 2014 bis 2019 Kassiererin im Markt Quarn.', ['Kassiererin @ Markt Quarn 2014-2019']],
  ['nl', 'Daarvoor was ik van 2014 tot 2019 caissière bij Tarn Markt.', ['caissière @ Tarn Markt 2014-2019']],
  [
    'it',
    'Prima, dal 2014 al 2019, ho fatto il cameriere al ristorante Tarn.',
    ['cameriere @ ristorante Tarn 2014-2019'],
  ],
])('as what somebody works is told by an ending, or beside the time: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  [
    'ru',
    'Опыт работы\n2018 – настоящее время: работаю слесарем в УК «Мерроу»\n2014 – 2018: работал грузчиком на складе «Тарн»',
    ['слесарем @ УК «Мерроу» 2018-now', 'грузчиком @ складе «Тарн» 2014-2018'],
  ],
  [
    'pl',
    'Doświadczenie\n2014–2018 pracowałem jako kierowca w Tarn Transport\n2012–2014 byłem pomocnikiem murarza w firmie Kwarn Bud',
    ['kierowca @ Tarn Transport 2014-2018', 'pomocnikiem murarza @ Kwarn Bud 2012-2014'],
  ],
  ['tr', "İş deneyimi\n2015 – 2018 Merrow Kargo'da kurye olarak çalıştım", ['kurye @ Merrow Kargo 2015-2018']],
  ['ar', 'الخبرات\n2015 - 2019: عملت بائعة في متجر تارن', ['بائعة @ متجر تارن 2015-2019']],
])('a dated row below a heading that tells a post with a verb is a sentence: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  [
    'en',
    'In 2016 the Merrow Clinic hired me as a care assistant. In 2020 Quarn Hospital took me on as a nurse.',
    ['care assistant @ Merrow Clinic 2016-2020', 'nurse @ Quarn Hospital 2020-now'],
  ],
  [
    'fr',
    "En 2016, l'hôpital de Quarn m'a recrutée comme aide-soignante et j'y suis restée jusqu'en 2020.",
    ['aide-soignante @ hôpital de Quarn 2016-2020'],
  ],
  [
    'fr',
    "J'ai été embauchée en 2014 par la société Quarn comme vendeuse, puis j'ai rejoint Merrow en 2018 en tant que secrétaire.",
    ['vendeuse @ Quarn 2014-2018', 'secrétaire @ Merrow 2018-now'],
  ],
])('a house that took somebody on is where one worked: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  [
    'en',
    'I started as a trainee in Merrow Bakery (2006-2009), then moved to Quarn Foods as a line operator, where I stayed until 2015. Since then I have been a supervisor at Tarn Dairy.',
    ['trainee @ Merrow Bakery 2006-2009', 'line operator @ Quarn Foods 2009-2015', 'supervisor @ Tarn Dairy 2015-now'],
  ],
  [
    'es',
    'Empecé en 2009 en Quarn Textil como costurera y allí estuve hasta 2015. Desde 2020 soy limpiadora en el Hospital Tarn.',
    ['costurera @ Quarn Textil 2009-2015', 'limpiadora @ Hospital Tarn 2020-now'],
  ],
  [
    'pt',
    'Comecei em 2012 como caixa no Supermercado Merrow e fiquei lá até 2016.',
    ['caixa @ Supermercado Merrow 2012-2016'],
  ],
  [
    'fr',
    "De 2010 à 2016, j'étais vendeuse dans une boulangerie. Ensuite caissière au Super Quarn jusqu'en 2020.",
    ['vendeuse @ boulangerie 2010-2016', 'caissière @ Super Quarn 2016-2020'],
  ],
])('how long somebody stayed, and what one did since, is told of what stands before: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test.each([
  [
    'nl',
    'Van 2016 tot 2019 was ik kok in Hotel Merrow en sinds 2019 werk ik als kok bij Herberg Quarn.',
    ['kok @ Hotel Merrow 2016-2019', 'kok @ Herberg Quarn 2019-now'],
  ],
  ['en', 'I have been a cleaner since 2018 at Quarn Offices Ltd.', ['cleaner @ Quarn Offices Ltd 2018-now']],
  ['de', 'Davor war ich vier Jahre Fahrer bei Merrow Kurier, 2015 bis 2019.', ['Fahrer @ Merrow Kurier 2015-2019']],
  [
    'de',
    'Von 2009 bis 2015 war ich bei der Merrow GmbH als Maschinenführerin tätig.',
    ['Maschinenführerin @ Merrow GmbH 2009-2015'],
  ],
  [
    'it',
    'Poi sono passato alla Quarn Meccanica come fresatore, dal 2012 a oggi.',
    ['fresatore @ Quarn Meccanica 2012-now'],
  ],
  [
    'en',
    'Joined Merrow Plastics in 2008 as an operator, left in 2014 as a team leader.',
    ['operator @ Merrow Plastics 2008-2014'],
  ],
])('a title is told behind its length, before its time and a verb, and behind "as": %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)
