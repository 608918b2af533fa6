import { describe, expect, it } from 'vitest'
import { lowerSameLength } from '../judge/lower-same-length.ts'
import { yearsIn } from './years-in.ts'

describe('monthsIn', () => {
  it.each([
    ['6 months experience in a similar role', 0.5],
    ['at least six months of experience in a kitchen', 0.5],
    ['18 Monate Erfahrung am Empfang', 1.5],
    ['mindestens 6-monatige Erfahrung im Verkauf', 0.5],
    ['eine Erfahrung von anderthalb Jahren', 1.5],
    ["6 mois d'expérience en boulangerie", 0.5],
    ['experiencia mínima de 6 meses en almacén', 0.5],
    ['esperienza di almeno 6 mesi in sala', 0.5],
    ['experiência de 6 meses em limpeza', 0.5],
    ['6 maanden ervaring in de zorg', 0.5],
    ['min. 6 miesięcy doświadczenia na magazynie', 0.5],
    ['опыт работы от 6 месяцев', 0.5],
    ['опыт работы не менее полутора лет', 1.5],
    ['en az 6 ay deneyim', 0.5],
    ['benzer pozisyonda 6 ay tecrübe', 0.5],
    ['beş yıldan fazla deneyim', 5],
    ['6 månaders erfarenhet av butik', 0.5],
    ['接客経験6ヶ月以上', 0.5],
    ['経理経験1年半以上', 1.5],
    ['2.5 years of experience', 2.5],
    ['2 tot 4 jaar ervaring', 2],
    ['esperienza di 2/3 anni', 2],
    ['経理経験2〜3年', 2],
    ['two to four years of experience', 2],
    ['at least 6 months in a warehouse', 0.5],
    ['6+ months in a lab, placement years count', 0.5],
    ['mindestens 6 Monate in der Küche', 0.5],
    ['minimum 6 mois en tant que serveur', 0.5],
    ['min. pół roku doświadczenia w sklepie', 0.5],
  ])('%s', (text, years) => {
    expect(yearsIn(lowerSameLength(text))?.figure).toBe(years)
  })

  it.each([
    'Probezeit 6 Monate, Erfahrung nicht nötig',
    'CDD de 6 mois pour gagner en expérience',
    'in the first 6 months you gain experience in all teams',
    'umowa na 3 miesiące',
    'licence held for at least 12 months',
    'children from 6 months, experience welcome',
  ])('no months of work: %s', (text) => {
    expect(yearsIn(lowerSameLength(text))).toBeUndefined()
  })
})
