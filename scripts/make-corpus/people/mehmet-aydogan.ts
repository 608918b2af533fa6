import type { CorpusPerson } from '../corpus-person.ts'

export const mehmetAydogan: CorpusPerson = {
  slug: 'mehmet-aydogan',
  language: 'de',
  trade: 'warehouse logistics',
  name: 'Mehmet Aydoğan',
  headline: 'Schichtleiter Lager',
  emails: ['mehmet.aydogan@rampe7.example'],
  phones: ['0176 04069012'],
  place: 'Hanau',
  personal: ['geboren am 21. Juni 1986 in Offenbach'],
  summary:
    'Vom Kommissionierer zum Schichtleiter in elf Jahren. Ich plane Personal und Tore, fahre im Notfall selbst Stapler und kenne das Lagerverwaltungssystem bis in die Stammdaten.',
  employment: [
    {
      title: 'Schichtleiter Wareneingang und Versand',
      employer: 'Kinzigtal Logistik SE',
      place: 'Hanau',
      start: '2020-02',
      end: 'present',
      details: [
        'Fachliche Führung von 34 Mitarbeitenden in Früh-, Spät- und Nachtschicht',
        'Durchlaufzeit vom Tor bis zum Stellplatz von 5,5 auf 2,8 Stunden verkürzt',
        'Einführung von Pick-by-Voice, Fehlerquote von 0,9 auf 0,25 Prozent gedrückt',
        'Unterweisungen zu Arbeitssicherheit, Ladungssicherung und Gefahrgutlagerung',
        'Tägliche Abstimmung mit Disposition, Spediteuren und Zoll, Zeitfensterbuchung für 46 Rampen',
        'Verbesserungsvorschlag zur Leerfahrtenvermeidung umgesetzt, 310 Staplerstunden im Monat eingespart',
        'Urlaubs- und Schichtplanung, Gespräche nach Krankheit, Einarbeitung von Zeitarbeitskräften',
        'Audits nach ISO 9001 und GDP begleitet, Abweichungen fristgerecht abgestellt',
      ],
    },
    {
      title: 'Vorarbeiter Kommissionierung',
      employer: 'Rosenhagen Arzneimittelgroßhandel',
      place: 'Frankfurt am Main',
      start: '2015-07',
      end: '2020-01',
      details: [
        'Steuerung der Auftragsspitzen für achtzig Apotheken-Touren am Tag',
        'Permanente Inventur statt Stichtag, Bestandsgenauigkeit 99,7 Prozent',
        'Kühlkette überwacht, Temperaturabweichungen dokumentiert und an die Qualitätssicherung gemeldet',
        'Einarbeitung von Aushilfen im Weihnachtsgeschäft',
        'Umstellung der Nachtkommissionierung auf Wegeoptimierung, Laufstrecke je Auftrag um ein Fünftel kürzer',
      ],
    },
    {
      title: 'Fachkraft für Lagerlogistik',
      employer: 'Baustoff Union Main',
      place: 'Offenbach',
      start: '2009-08',
      end: '2015-06',
      details: [
        'Be- und Entladen mit Front- und Schubmaststapler, Retouren, Leergutverwaltung',
        'Inventurzählungen und Reklamationsannahme am Hoftor',
      ],
    },
  ],
  education: [
    {
      degree: 'Geprüfter Logistikmeister (IHK)',
      school: 'Bildungszentrum Untermain',
      start: '2017-09',
      end: '2019-05',
    },
    {
      degree: 'Fachkraft für Lagerlogistik',
      school: 'Berufliche Schulen Offenbach-Süd',
      start: '2006-08',
      end: '2009-07',
    },
  ],
  skills: [
    {
      items: [
        'Personaleinsatzplanung',
        'Gabelstapler',
        'SAP EWM',
        'Ladungssicherung',
        'Gefahrgut',
        'Kennzahlen und Berichte',
        'Inventur',
      ],
    },
  ],
  languages: ['Deutsch und Türkisch (verhandlungssicher)', 'Englisch (Grundkenntnisse)'],
  certificates: ['Staplerschein inklusive Schubmast', 'Ausbildereignung (AEVO)', 'Brandschutzhelfer'],
  headings: {
    summary: 'Profil',
    employment: 'Beruflicher Werdegang',
    education: 'Schule und Ausbildung',
    skills: 'Fähigkeiten',
    languages: 'Sprachkenntnisse',
    certificates: 'Scheine und Lehrgänge',
  },
  dates: { style: 'dot', to: ' bis ', present: 'heute' },
}
