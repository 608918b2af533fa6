import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { resumeOf } from '../samples/resume-of.ts'

const REST = '\nExperience\nNurse\nLakeside Clinic\nMay 2011 - June 2019\n'

function nameOf(head: string, language = 'en'): string | undefined {
  return readResume(resumeOf(head + REST, language), { year: 2026, month: 1 }).name?.value
}

function homeOf(head: string, language = 'en'): string | undefined {
  return readResume(resumeOf(head + REST, language), { year: 2026, month: 1 }).place?.value
}

describe('the page of a network, copied whole, tells the name below its menu', () => {
  test.each([
    [
      'twice, above how many are followed',
      'Skip to main content\nHome\nMy Network\nJobs\nMessaging\nNotifications\nBackground Image\nYlva Brand-Lunn\n' +
        'Ylva Brand-Lunn\nShe/Her\nRegistered Nurse | Elderly Care\n742 followers\n500+ connections\nMessage\nMore\nAbout\n',
      'en',
      'Ylva Brand-Lunn',
    ],
    [
      'with letters, above the way to the address',
      'Home My Network Jobs Messaging Notifications Me For Business\nYlva Brandvold, RN\nNurse at Merrow Bay\n' +
        'Merrow · Contact info\n5,670 followers · 500+ connections\nOdile Plowright, Iara Weir and 88 other mutual connections\n',
      'en',
      'Ylva Brandvold',
    ],
    [
      'in German',
      'Hintergrundbild\nYlva Brandvold\n · 2.\nTeamleiterin | Merrow Bau\nQuarnfeld, Deutschland · Kontaktinfo\n412 Kontakte\n' +
        'Vernetzen\nNachricht\nMehr\n',
      'de',
      'Ylva Brandvold',
    ],
  ])('%s', (_, head, language, name) => expect(nameOf(head, language)).toBe(name))

  test('below a bar whose last list is of publications', () => {
    const bar = 'Contact\nMerrow, Colorado\nTop Skills\nMediation\nPublications\n"Who gets the dog? Pets in\nMerrow"\n'
    const head =
      'Ylva Brandvold, Esq.\nMediator & Attorney | Calm since 2014\nMerrow Metropolitan Area\nSummary\nI am happy.\n'
    expect(nameOf(bar + head)).toBe('Ylva Brandvold')
  })

  test.each([
    [
      'whom both know',
      'Rete\nMerrow · Informazioni di contatto\nOdile Plowright e altri 12 collegamenti in comune\n',
      'it',
    ],
    ['the picture behind', 'Foto di copertina\nMerrow · Informazioni di contatto\n', 'it'],
  ])('but not %s', (_, head, language) => expect(nameOf(head, language)).toBeUndefined())
})

describe('the page of a network, copied whole, tells the home above how many the person is connected with', () => {
  const MENU = 'Home\nMy Network\nJobs\nMessaging\nBackground Image\n'
  const COUNT = '\n742 followers\n500+ connections\nMessage\nMore\nAbout\nI like work.\n'
  test.each([
    [
      'below a headline',
      'Edda Plough\nShe/Her\nNurse | Elderly Care\nPudsey, England, United Kingdom · Contact info',
      'en',
    ],
    ['alone in its row', 'Edda Plough\nShe/Her\nNurse | Elderly Care\nPudsey, England, United Kingdom', 'en'],
    [
      'without its sign',
      'Edda Plough\nShe/Her\nNurse | Elderly Care\nPudsey, England, United Kingdom Contact info',
      'en',
    ],
    ['in Polish', 'Edda Plough\nOna\nOpiekunka | Senior\nPudsey, England, United Kingdom · Dane kontaktowe', 'pl'],
  ])('%s', (_, head, language) => expect(homeOf(MENU + head + COUNT, language)).toBe('Pudsey, England, United Kingdom'))

  test('of a town that is not known', () =>
    expect(homeOf(`${MENU}Edda Plough\nNurse\nMerrow · Contact info${COUNT}`)).toBe('Merrow'))

  test('but not behind a name', () =>
    expect(homeOf('Edda Plough, Nurse · Contact information\nquill@mail.example\n')).toBeUndefined())
})
