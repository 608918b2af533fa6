import type { CorpusPerson } from '../corpus-person.ts'

export const jonasBrettschneider: CorpusPerson = {
  slug: 'jonas-brettschneider',
  language: 'de',
  trade: 'electrician',
  name: 'Jonas Brettschneider',
  headline: 'Elektroniker für Betriebstechnik',
  emails: ['jonas.brettschneider@funkenflug.example'],
  phones: ['0171 3920041'],
  place: 'Rosenstr. 14, 33602 Bielefeld',
  personal: ['Geburtsdatum: 02.11.1990', 'Familienstand: verheiratet', 'Führerschein: B, BE'],
  summary:
    'Elektroniker mit zehn Jahren Instandhaltung in Lebensmittel- und Kunststoffbetrieben. Ich suche Fehler lieber mit Messgerät und Schaltplan als durch Tauschen auf Verdacht und bleibe an der Anlage, bis sie wieder läuft.',
  employment: [
    {
      title: 'Betriebselektriker Instandhaltung',
      employer: 'Teutoburger Backwaren GmbH',
      place: 'Bielefeld',
      start: '2019-04',
      end: 'present',
      details: [
        'Störungsbeseitigung an sieben Produktionslinien im Dreischichtbetrieb, davon zwei mit Siemens S7-1500',
        'Umbau der Teigknetersteuerung auf Frequenzumrichter, ungeplante Stillstände um 38 % gesenkt',
        'Wiederkehrende Prüfungen nach DGUV Vorschrift 3 für 1.400 ortsveränderliche Geräte organisiert',
        'Einweisung von zwei Auszubildenden pro Jahrgang in Schaltschrankbau und Fehlersuche',
        'Energieverbrauch der Öfen mit Messzangen erfasst und Lastspitzen um 90 kW geglättet',
        'Ansprechpartner für Roboterzellen an der Verpackung, kleine Programmänderungen selbst eingespielt',
      ],
    },
    {
      title: 'Elektroniker für Betriebstechnik',
      employer: 'Lippe Kunststofftechnik AG',
      place: 'Lemgo',
      start: '2014-02',
      end: '2019-03',
      details: [
        'Wartung von 26 Spritzgießmaschinen, Heizzonen, Servoantrieben und Trocknern',
        'Schaltpläne in EPLAN nachgezeichnet und Ersatzteillager auf 620 Positionen neu geordnet',
        'Bereitschaftsdienst jede vierte Woche',
        'Inbetriebnahme von zwei neuen Maschinen zusammen mit dem Hersteller, Abnahmeprotokolle geschrieben',
        'Umrüstung der Hallenbeleuchtung auf LED in Eigenleistung, 41 Prozent weniger Strom',
      ],
    },
    {
      title: 'Auszubildender Elektroniker',
      employer: 'Stadtwerke Ravenstein',
      place: 'Herford',
      start: '2010-08',
      end: '2014-01',
      details: [
        'Ausbildung in Netzstation, Gebäudeinstallation und Trafowerkstatt, Abschlussnote gut',
        'Prüfungsstück: Steuerung einer Sortieranlage, mit 94 Punkten bewertet',
      ],
    },
  ],
  education: [
    {
      degree: 'Facharbeiterbrief Elektroniker für Betriebstechnik (IHK)',
      school: 'Berufskolleg Sparrenblick',
      place: 'Bielefeld',
      start: '2010-08',
      end: '2014-01',
    },
    {
      degree: 'Fachoberschulreife',
      school: 'Realschule am Osning',
      start: '2001-08',
      end: '2007-06',
    },
  ],
  skills: [
    { label: 'Steuerung', items: ['Siemens S7', 'TIA Portal', 'SPS-Fehlersuche', 'Frequenzumrichter'] },
    { label: 'Elektrotechnik', items: ['Schaltschrankbau', 'DGUV V3', 'EPLAN', 'Niederspannungsverteilung'] },
    { label: 'Sonstiges', items: ['SAP PM', 'Hubarbeitsbühne'] },
  ],
  languages: ['Deutsch (Muttersprache)', 'Englisch (B1)'],
  certificates: ['Schaltberechtigung bis 20 kV', 'Befähigte Person nach TRBS 1203', 'Ersthelfer'],
  headings: {
    summary: 'Kurzprofil',
    employment: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    certificates: 'Weiterbildung',
  },
  dates: { style: 'slash', to: ' – ', present: 'heute' },
}
