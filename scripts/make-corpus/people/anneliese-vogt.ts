import type { CorpusPerson } from '../corpus-person.ts'

export const annelieseVogt: CorpusPerson = {
  slug: 'anneliese-vogt',
  language: 'de',
  trade: 'human resources',
  name: 'Anneliese Vogt',
  headline: 'Personalreferentin',
  emails: ['anneliese.vogt@stellenwerk.example'],
  phones: ['+49 89 99998 417'],
  place: 'Augsburg',
  personal: ['Geboren 1985 in Memmingen', 'zwei Kinder'],
  summary:
    'Generalistin mit Schwerpunkt Betreuung und Arbeitsrecht, die mit Betriebsräten verhandelt und trotzdem gern gegrüßt wird. Nach zwei Elternzeiten in Teilzeit zurückgekehrt, seit 2022 wieder in Vollzeit.',
  employment: [
    {
      title: 'HR Business Partnerin',
      employer: 'Lechtal Präzisionsteile GmbH',
      place: 'Augsburg',
      start: '2017-05',
      end: 'present',
      details: [
        'Ansprechpartnerin für 420 Beschäftigte in Fertigung, Vertrieb und Entwicklung',
        'Betriebsvereinbarung zu mobiler Arbeit und Schichttausch ausgehandelt',
        'Krankenstand durch Eingliederungsgespräche und Ergonomieberatung von 7,9 auf 5,6 Prozent gesenkt',
        'Besetzung von jährlich 55 Stellen, durchschnittlich nach 48 Tagen',
        'Einführung einer elektronischen Personalakte, Schulung der Vorgesetzten und Löschkonzept mit dem Datenschutzbeauftragten',
        'Moderation von rund dreißig Konfliktgesprächen im Jahr, davon endeten nur zwei vor dem Arbeitsgericht',
        'Begleitung der Kurzarbeit 2020 und der anschließenden Rückkehr aller Beschäftigten',
      ],
    },
    {
      title: 'Personalreferentin',
      employer: 'Klinikverbund Wertachtal',
      place: 'Kaufbeuren',
      start: '2011-09',
      end: '2017-04',
      details: [
        'Vertragswesen, Zeugnisse, Abmahnungen und Kündigungen nach TVöD',
        'Aufbau eines Bewerberportals für Pflegekräfte, dreimal so viele Eingänge wie zuvor',
        'Stellenpläne und Eingruppierung für drei Häuser, Abstimmung mit der Mitarbeitervertretung',
        'Organisation der Onboarding-Tage für Ärztinnen, Ärzte und Pflege, jeweils vierzig Teilnehmende',
        'Vertretung der Klinik bei Einigungsstellen und im Prüfverfahren der Rentenversicherung',
      ],
    },
    {
      title: 'Trainee Personalwesen',
      employer: 'Allgäuer Molkereiunion eG',
      place: 'Kempten',
      start: '2010-03',
      end: '2011-08',
      details: [
        'Stationen in Abrechnung, Ausbildung und Recruiting',
        'Konzept für Schülerpraktika, das bis heute genutzt wird',
      ],
    },
  ],
  education: [
    {
      degree: 'Diplom-Betriebswirtin (FH), Schwerpunkt Personal',
      school: 'Hochschule Iller-Lech',
      start: '2005-10',
      end: '2010-02',
    },
    { degree: 'Allgemeine Hochschulreife', school: 'Gymnasium am Roten Tor', start: '1996-09', end: '2005-06' },
  ],
  skills: [
    {
      items: [
        'Arbeitsrecht',
        'Mitarbeitergespräche',
        'Personalauswahl',
        'SAP SuccessFactors',
        'Betriebliches Eingliederungsmanagement',
        'Verhandlung mit Betriebsräten',
      ],
    },
  ],
  languages: ['Deutsch', 'Englisch (C1)', 'Spanisch (A2)'],
  certificates: ['Systemischer Coach (zertifiziert 2020)', 'Datenschutz im Personalwesen'],
  headings: {
    summary: 'Über mich',
    employment: 'Berufspraxis',
    education: 'Bildungsweg',
    skills: 'Kompetenzen',
    languages: 'Sprachen',
    certificates: 'Fortbildungen',
  },
  dates: { style: 'slash', to: '–', present: 'heute' },
}
