import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test.each([
  [
    'en',
    'Ada was then taken on as bench restorer by J. & A. Quarn Violins in London, where she stayed until 2009.',
    ['bench restorer @ J. & A. Quarn Violins -2009'],
  ],
  ['en', 'In 2011 Ada founded Quarn Fiddles. She plays, too.', ['- @ Quarn Fiddles 2011-now']],
  [
    'de',
    'Ada arbeitete von 2010 bis 2014 als Floristin bei Blumen Quarn in Tarnheim. 2015 wechselte sie zur Gärtnerei Tarn, 2018 wurde sie Leiterin.',
    ['Floristin @ Blumen Quarn 2010-2014', '- @ Gärtnerei Tarn 2015-2018', 'Leiterin @ Gärtnerei Tarn 2018-now'],
  ],
  [
    'fr',
    'Ada travaille depuis 2016 comme soudeuse chez Quarn Métal. De 2010 à 2016, elle était apprentie à la Chaudronnerie Tarn.',
    ['soudeuse @ Quarn Métal 2016-now', 'apprentie @ Chaudronnerie Tarn 2010-2016'],
  ],
  [
    'es',
    'Ada vive en Soria. En 2016 entró en Reformas Tarn, donde es encargada desde 2019.',
    ['- @ Reformas Tarn 2016-now', 'encargada @ Reformas Tarn 2019-now'],
  ],
  [
    'pt',
    'Ada vive no Porto. Durante dois anos foi assistente de fotografia no estúdio Kwarn & Tarn.',
    ['assistente de fotografia @ estúdio Kwarn & Tarn -'],
  ],
  [
    'it',
    'Ada vive a Quarno. Nel 2015 è entrata nel Ristorante Tarno, dove è diventata capo cuoca nel 2018.',
    ['- @ Ristorante Tarno 2015-2018', 'capo cuoca @ Ristorante Tarno 2018-now'],
  ],
  ['nl', 'Ada woont in Leek. In 2015 begon zij bij Hotel Tarn.', ['- @ Hotel Tarn 2015-now']],
  [
    'pl',
    'Ada mieszka w Tarnowie. W 2015 roku rozpoczęła pracę w Hotelu Kwarn, gdzie od 2018 jest szefową kuchni.',
    ['- @ Hotelu Kwarn 2015-now', 'szefową kuchni @ Hotelu Kwarn 2018-now'],
  ],
])('a biography tells posts in the third person: %s', (language, text, expected) =>
  expect(postsTold(text, language)).toEqual(expected),
)

test('a brother is not who the resume is of', () =>
  expect(postsTold('I live in Tarn. My brother has worked at Quarn Mutual since 2008.', 'en')).toEqual([]))
