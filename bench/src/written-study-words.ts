import { MORE_STUDY_WORDS } from './more-study-words.ts'

/** What lists of studies are made of: invented schools, and courses; unknown ones are in no list of words. */
export type StudyWords = {
  degrees: string[]
  fields: string[]
  /** What leads from a degree to its field, with its blanks. */
  in: string
  trades: string[]
  /** Leaving certificates. */
  leaving: string[]
  rareCourses: string[]
  colleges: string[]
  schools: string[]
  rareSchools: string[]
  /** What leads from a course to its school, with its blanks. */
  at: string[]
  /** Words before a year to come, and before one of leaving. */
  expected: string[]
  left: string[]
  /** What tells of a course that was not finished, behind it. */
  brokenOff: string[]
  grades: string[]
  /** What is told of a course. */
  told: string[]
  /** The usual one first. */
  headings: string[]
}

export const STUDY_WORDS: Record<string, StudyWords> = {
  ...MORE_STUDY_WORDS,
  en: {
    degrees:
      'Bachelor of Science|BSc|B.A.|Bachelor of Arts|MSc|Master of Science|BS|M.A.|BSc (Hons)|Associate of Applied Science|PhD|MBA|B.Tech|Master of Education|LLB'.split(
        '|',
      ),
    fields:
      'Biology|Computer Science|Business Administration|Mechanical Engineering|History|Nursing|Economics|English Literature|Puppetry|Wine Making|Peace and Conflict|Sound|Owls of the North|Family Support'.split(
        '|',
      ),
    in: ' in ',
    trades:
      'Diploma in Nursing|NVQ Level 3 Plumbing|Certificate III in Commercial Cookery|City & Guilds Level 2 Electrical Installation|HND Business|Certificate in Welding|Diploma of Accounting|Higher National Certificate in Animal Care|Level 2 Diploma in Hairdressing'.split(
        '|',
      ),
    leaving:
      'High School Diploma|GED|A Levels|GCSEs|Leaving Certificate|International Baccalaureate|High School|Higher Secondary Certificate|8 GCSEs|Year 12'.split(
        '|',
      ),
    rareCourses:
      'Foundation Year|Night Baking|Studio Practice|Pre-Nursing|Trainee Programme|Summer School in Robotics|Dental Assisting|Paralegal Studies|Web Design Basics|Journalism'.split(
        '|',
      ),
    colleges:
      'University of Merrow|Fell State University|Tarn Institute of Technology|Merrow Technical College|Quarn College|University of Quarn|Tarnford Polytechnic|Larch Community College|Fell Academy of Arts'.split(
        '|',
      ),
    schools:
      "Tarnford High School|St Bride's School|Larch Grammar School|Fell Community College|Merrow Secondary School|St. Anne's College|Quarn Academy".split(
        '|',
      ),
    rareSchools:
      'Quarnix|QRN|Ashby Marsh|Tarn Ridge|Halden|The Larder|Merrow Tech|Fell State|Open Horizons|St. Bride'.split('|'),
    at: [' from ', ' at ', ', '],
    expected: ['Expected', 'Expected graduation', 'expected May', 'Anticipated'],
    left: ['Class of', 'Graduated', 'Graduated May', 'Completed', 'May'],
    brokenOff: [' (not completed)', ' (unfinished)', ' - left after two years'],
    grades: [
      'GPA 3.6',
      'GPA: 3.6/4.0',
      'First Class Honours',
      'Grade: 2:1',
      'Distinction',
      'CGPA: 8.2/10',
      'Cum Laude',
      '72%',
    ],
    told: [
      'Thesis: Owls of the upper valley',
      'Coursework: statistics, ethics, accounting',
      'Member of the debating team',
      'Captain of the rowing crew',
      "Dean's list in three terms",
      'Final project on the storage of heat',
    ],
    headings: [
      'EDUCATION',
      'Education',
      'Academic Background',
      'EDUCATION AND TRAINING',
      'Qualifications',
      'Education:',
      'Academic Qualifications',
      'Studies',
      'Schools',
    ],
  },
  de: {
    degrees:
      'Bachelor of Science|B.Sc.|B.A.|Bachelor of Arts|Master of Science|M.Sc.|Diplom|Magister|Staatsexamen|Promotion|Bachelor|Master|M.A.'.split(
        '|',
      ),
    fields:
      'Biologie|Informatik|Betriebswirtschaftslehre|Maschinenbau|Geschichte|Pflegewissenschaft|Volkswirtschaftslehre|Germanistik|Puppenspiel|Klang und Raum|Soziale Arbeit|Lehramt an Gymnasien'.split(
        '|',
      ),
    in: ' in ',
    trades:
      'Ausbildung zur Bürokauffrau|Ausbildung zum Elektroniker|Ausbildung als Köchin|Kauffrau für Büromanagement|Geselle im Tischlerhandwerk|Lehre als Friseurin|Staatlich geprüfter Techniker|Meisterprüfung im Malerhandwerk|Umschulung zur Fachinformatikerin|Industriekaufmann (IHK)'.split(
        '|',
      ),
    leaving:
      'Abitur|Mittlere Reife|Realschulabschluss|Hauptschulabschluss|Fachabitur|Allgemeine Hochschulreife|Fachhochschulreife|Qualifizierender Hauptschulabschluss|Grundschule'.split(
        '|',
      ),
    rareCourses:
      'Grundjahr|Nachtbacken|Freies Atelier|Vorkurs Gestaltung|Pflegehelferin|Weiterbildung Robotik|Gasthörerin'.split(
        '|',
      ),
    colleges:
      'Universität Merrow|Technische Universität Quarn|Hochschule Tarnfeld|Fachhochschule Fell|Berufsschule Tarnfeld|Akademie der Künste Quarn|Fell-Universität Merrow|Berufskolleg Larchau|IHK Tarnfeld'.split(
        '|',
      ),
    schools:
      'Gymnasium Tarnfeld|Realschule Merrow|Annette-Fell-Schule|Gesamtschule Quarn|Hauptschule am Fellberg|Larch-Gymnasium|Fachoberschule Quarn'.split(
        '|',
      ),
    rareSchools:
      'Quarnix|QRN|Nordvik|Autohaus Merz|Bäckerei Fellmann|Quarn GmbH|Zum Alten Krug|Klinikum Tarnfeld|Haus Fell'.split(
        '|',
      ),
    at: [' an der ', ', ', ' bei '],
    expected: ['voraussichtlich', 'Abschluss voraussichtlich', 'vsl.'],
    left: ['Abschluss', 'Abschluss:', 'abgeschlossen', 'Juli'],
    brokenOff: [' (ohne Abschluss)', ' (abgebrochen)', ' (nicht abgeschlossen)'],
    grades: ['Note: 1,7', 'Note 2,3', 'Abschlussnote: gut', 'Gesamtnote: 1,9', 'Notendurchschnitt 2,1', 'sehr gut'],
    told: [
      'Thema der Abschlussarbeit: Eulen im oberen Tal',
      'Schwerpunkte: Statistik, Ethik, Rechnungswesen',
      'Mitglied der Fachschaft',
      'Leistungskurse Mathematik und Physik',
      'Auslandssemester in Riga',
    ],
    headings: [
      'AUSBILDUNG',
      'Ausbildung',
      'Bildungsweg',
      'SCHULE UND STUDIUM',
      'Schulbildung',
      'Ausbildung:',
      'Akademischer Werdegang',
      'Studium',
      'Schulische und berufliche Ausbildung',
    ],
  },
  fr: {
    degrees: 'Licence|Master|Master 2|Doctorat|Licence professionnelle|BUT|BTS|DUT|Maîtrise|DESS|Bachelor|MBA'.split(
      '|',
    ),
    fields:
      'Biologie|Informatique|Gestion|Génie mécanique|Histoire|Économie|Lettres modernes|Droit des affaires|Marionnettes|Son et espace|Sciences de l’éducation|Soins infirmiers'.split(
        '|',
      ),
    in: ' en ',
    trades:
      "CAP Cuisine|BEP Vente|Bac pro Commerce|Diplôme d'État d'infirmier|BTS Comptabilité et gestion|Brevet professionnel Coiffure|Titre professionnel Conducteur routier|CAP Pâtissier|DUT Techniques de commercialisation".split(
        '|',
      ),
    leaving:
      'Baccalauréat|Baccalauréat général|Bac S|Baccalauréat littéraire|Brevet des collèges|Bac STMG|Baccalauréat scientifique|Bac'.split(
        '|',
      ),
    rareCourses:
      'Année préparatoire|Boulange de nuit|Atelier libre|Formation robotique|Remise à niveau|Secrétariat médical|Toilettage canin'.split(
        '|',
      ),
    colleges:
      "Université de Merrow|Institut Tarn|École supérieure de commerce de Quarnay|IUT de Fellac|Université Quarn II|CFA de Merrow|École d'ingénieurs du Tarn|AFPA Fellac|IFSI de Quarnay".split(
        '|',
      ),
    schools:
      'Lycée Jean Merrow|Lycée Fell|Collège du Tarn|Lycée professionnel Quarnay|Lycée Sainte-Anne|Institution Fellac'.split(
        '|',
      ),
    rareSchools: 'Quarnix|QRN|Nordvik|Bleufell|La Bonne Cuiller|Merlac|Horizons ouverts'.split('|'),
    at: [' à ', ', ', ' de '],
    expected: ['prévu en', 'Diplôme prévu en', 'fin prévue'],
    left: ['Promotion', 'Diplôme obtenu en', 'obtenu en', 'juin'],
    brokenOff: [' (non terminé)', ' (abandon)', ' (non validée)'],
    grades: ['mention Bien', 'Mention très bien', 'Moyenne : 14/20', 'mention assez bien', 'Major de promotion'],
    told: [
      'Mémoire : les hiboux de la haute vallée',
      'Cours suivis : statistiques, éthique, comptabilité',
      'Membre du bureau des élèves',
      'Semestre Erasmus à Riga',
      'Projet de fin sur le stockage de la chaleur',
    ],
    headings: [
      'FORMATION',
      'Formation',
      'FORMATIONS',
      'Diplômes et formations',
      'Études',
      'Parcours scolaire',
      'Cursus universitaire',
      'Formation :',
      'Diplômes',
    ],
  },
}
