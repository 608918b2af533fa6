import { describe, expect, it } from 'vitest'
import { readJob } from '../read-job/read-job.ts'
import { readResume } from '../read-resume/read-resume.ts'
import { resumeOf } from '../read-resume/samples/resume-of.ts'
import { judge } from './judge.ts'
import { isNamedByTitle } from './named-by-title.ts'

const verdictOfYears = (title: string, row: string, held: string) => {
  const text = `Ada Quill\n\nEXPERIENCE\n03/2022 - 08/2025\n${held}, Holm Ltd\n`
  const resume = resumeOf(text)
  const job = readJob(`${title}\n\n- ${row}\n`)
  const at = job.requirements.findIndex(({ type }) => type === 'years')
  return judge(readResume(resume, { year: 2026, month: 11 }), resume, job)[at]?.value
}

describe('isNamedByTitle', () => {
  it('a title is called after a skill', () => {
    expect(isNamedByTitle('skill:payroll', 'title:payroll-administrator')).toBe(true)
    expect(isNamedByTitle('skill:payroll', 'title:baker')).toBe(false)
  })

  it.each([
    ['Lohnbuchhalterin', 'Mindestens 3 Jahre Erfahrung in der Lohnbuchhaltung', 'Lohnbuchhalterin', 'met'],
    ['Lohnbuchhalterin', 'Mindestens 1 Jahr Erfahrung in der Lohnbuchhaltung', 'Lohnbuchhalterin', 'met'],
    ['Lohnbuchhalterin', 'Mindestens 5 Jahre Erfahrung in der Lohnbuchhaltung', 'Lohnbuchhalterin', 'partly'],
    ['Lohnbuchhalterin', 'Mindestens 3 Jahre Erfahrung in der Lohnbuchhaltung', 'Floristin', 'not-met'],
    // The words of one root.
    ['Spawacz', 'Co najmniej 2 lata doświadczenia w spawaniu', 'Spawacz', 'met'],
    ['Magasinier', 'Au moins 3 ans d’expérience en magasin', 'Magasinier', 'met'],
    ['Lagerarbetare', 'Minst 2 års erfarenhet av lager', 'Lagerarbetare', 'met'],
    ['Pflegefachkraft', 'Mindestens 3 Jahre Erfahrung in der Pflege', 'Pflegefachkraft', 'met'],
    ['Sprzedawca', 'Co najmniej 2 lata doświadczenia w sprzedaży', 'Spawacz', 'not-met'],
    ['Gestionnaire de paie', 'Au moins 1 an d’expérience en gestion de la paie', 'Gestionnaire de paie', 'met'],
  ])('%s: %s: %s', (title, row, held, value) => {
    expect(verdictOfYears(title, row, held)).toBe(value)
  })
})
