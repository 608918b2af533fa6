import { describe, expect, it } from 'vitest'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { yearsIn } from './years-in.ts'

describe('yearsIn', () => {
  it.each([
    ['minimum dwuletniego stażu pracy na oddziale', 2],
    ['3-letnie doświadczenie w magazynie', 3],
    ['minimum rok doświadczenia', 1],
    ['3 J. Berufserfahrung à la carte', 3],
    ['at least a year of working with children aged 4 to 7', 1],
    ['a year’s experience on a till', 1],
    ['dreijährige Berufserfahrung in der Pflege', 3],
    ['mindestens ein Jahr Praxis am Herd', 1],
    ['au moins un an d’expérience en boulangerie', 1],
    ['experiencia mínima de un año en taller', 1],
    ['pelo menos um ano de experiência', 1],
    ['esperienza almeno triennale nella mansione', 3],
    ['een tweejarige ervaring als lasser', 2],
    ['двухлетний опыт работы в школе', 2],
    ['стаж от одного года', 1],
    ['minst fyra års yrkeserfarenhet som elektriker', 4],
    ['minst to års erfaring fra butikk', 2],
    ['en az bir yıl deneyim', 1],
    ['خبرة لا تقل عن سنتين في البيع', 2],
    ['minimálně dvouletá praxe', 2],
  ])('%s', (text, years) => {
    expect(yearsIn(lowerSameLength(text))?.figure).toBe(years)
  })

  it.each([
    'abgeschlossene dreijährige Ausbildung zum Tischler',
    'laurea triennale in economia',
    'contrat d’un an renouvelable',
    'umowa na rok',
  ])('no years of work: %s', (text) => {
    expect(yearsIn(lowerSameLength(text))).toBeUndefined()
  })
})
