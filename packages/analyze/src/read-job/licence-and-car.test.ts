import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

const asked = (text: string) =>
  readJob(text)
    .requirements.filter(({ type }) => type !== 'title')
    .map(({ type, must }) => (must ? type : `~${type}`))

describe('a licence and a car are two things', () => {
  it.each([
    ['Impiegato', 'Requisiti', 'Patente B e auto propria'],
    ['Commercial', 'Profil', 'Permis B + véhicule'],
    ['Monteur', 'Ihr Profil', 'Führerschein Klasse B und eigener PKW'],
    ['Comercial', 'Requisitos', 'Carnet de conducir y vehículo propio'],
    ['Verkoper', 'Wie ben jij', 'Rijbewijs B en eigen auto'],
    ['Monter', 'Wymagania', 'Prawo jazdy kat. B, własny samochód'],
    ['Carer', 'Requirements', 'Driving licence and your own car'],
  ])('%s: %s: %s', (title, heading, row) => {
    expect(asked(`${title}\n\n${heading}\n- ${row}\n`)).toEqual(['certificate', 'availability'])
  })

  it('in running text, and a class ends a sentence', () => {
    expect(asked('Carer\n\nWe ask for a driving licence and your own car. We offer a pension.')).toEqual([
      'certificate',
      'availability',
    ])
    expect(asked('Magazziniere\n\nSi richiede patente B. Offriamo un fondo pensione.')).toEqual(['certificate'])
  })

  it('a row of a short advert, under no heading', () => {
    expect(asked('Bezorger\nPakketten rondbrengen in de stad\nRijbewijs B\nBel 020 4960122')).toContain('~certificate')
    expect(asked('Steel fixer\nFix steel on bridges\nCertified to ISO 9001\n')).not.toContain('~certificate')
  })
})
