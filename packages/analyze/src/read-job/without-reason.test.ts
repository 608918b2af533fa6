import { describe, expect, it } from 'vitest'
import { readJob } from './read-job.ts'

/** What is asked for below a heading, or in running text, each with its kind. */
function asked(line: string, heading = 'Requirements:\n- '): string[] {
  return readJob(`Bootsbauer Nordhafen\n\n${heading}${line}`)
    .requirements.filter(({ type }) => type !== 'title')
    .map(({ type, label, must }) => `${type} ${label}${must ? '!' : ''}`)
}

describe('why something is asked for', () => {
  it.each([
    ['Gute Englischkenntnisse, da ein Teil unserer Kunden in Italien sitzt', ['language Gute Englischkenntnisse!']],
    ["L'anglais lu est un plus, car nos fournisseurs sont italiens", ["language L'anglais lu"]],
    [
      'Como el taller no tiene autobús, es necesario disponer de vehículo propio',
      ['availability disponer de vehículo propio!'],
    ],
    [
      'Poiché il collaudo avviene presso il cliente, chiediamo la disponibilità a trasferte',
      ['availability disponibilità a trasferte!'],
    ],
    [
      'Поскольку цех работает круглосуточно, нужна готовность работать в ночные смены',
      ['availability нужна готовность работать в ночные смены!'],
    ],
    [
      'Es necesario carné de conducir B, porque se visita a clientes, y disponibilidad para viajar',
      ['certificate carné de conducir B!', 'availability disponibilidad para viajar!'],
    ],
    [
      'La recepción abre las 24 horas, por lo que es imprescindible trabajar en turnos rotativos',
      ['availability trabajar en turnos rotativos!'],
    ],
    ['因为客户分布在各地，要求能够适应每月出差', ['availability 要求能够适应每月出差!']],
  ])('%s', (line, expected) => {
    expect(asked(line, 'Requirements:\n')).toEqual(expected)
  })

  it('what stands before "so" is kept where it asks itself', () => {
    expect(
      asked('You have experience with CNC machines, therefore you need steady hands', 'Requirements:\n'),
    ).toHaveLength(2)
  })
})

describe('what is only wished at the end of a clause', () => {
  it.each([
    ['Umgang mit einem ERP-System, idealerweise SAP', ['skill Umgang mit einem ERP-System!', 'skill idealerweise SAP']],
    [
      'Mindestens drei Jahre Berufserfahrung, gerne auch im Ausland',
      ['years Mindestens drei Jahre Berufserfahrung!', 'duty gerne auch im Ausland'],
    ],
    [
      'Minimaal twee jaar ervaring, bij voorkeur op de Noordzee',
      ['years Minimaal twee jaar ervaring!', 'duty bij voorkeur op de Noordzee'],
    ],
    [
      'Opleiding scheepsbouw (bij voorkeur mbo 4), een rijbewijs B',
      ['duty Opleiding scheepsbouw!', 'degree bij voorkeur mbo 4', 'certificate een rijbewijs B!'],
    ],
  ])('%s', (line, expected) => {
    expect(asked(line)).toEqual(expected)
  })
})

it('a frame around what is asked for binds', () => {
  const advert = `Bootsbauer Nordhafen\n\nAnforderungen\n- Erfahrung mit Holz\n\nFür die Sommermonate setzen wir die Bereitschaft zu Samstagsarbeit voraus.`
  expect(readJob(advert).requirements.at(-1)).toMatchObject({ type: 'availability', must: true })
})
