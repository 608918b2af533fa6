import type { CorpusPerson } from '../corpus-person.ts'

export const camilleDesrousseaux: CorpusPerson = {
  slug: 'camille-desrousseaux',
  language: 'fr',
  trade: 'primary teacher',
  name: 'Camille Desrousseaux',
  headline: 'Professeure des écoles',
  emails: ['camille.desrousseaux@preau.example'],
  phones: ['06 39 98 52 03'],
  place: 'Villeneuve-d’Ascq (59)',
  personal: ['34 ans', 'Permis B'],
  summary:
    'Enseignante du premier degré depuis dix ans, passée par la maternelle, l’éducation prioritaire et un double niveau rural. Attachée à la lecture à voix haute, aux sciences faites avec les mains et au lien quotidien avec les familles.',
  employment: [
    {
      title: 'Professeure des écoles, CE1-CE2',
      employer: 'École élémentaire Jules-Verlaine',
      place: 'Roubaix',
      start: '2018-09',
      end: 'present',
      details: [
        'Classe de vingt-quatre élèves en REP+, dont cinq suivis avec un projet personnalisé de scolarisation',
        'Atelier de fluence quotidien : part des lecteurs fragiles passée de 41 % à 17 % entre septembre et juin',
        'Référente sciences du groupe scolaire, fête annuelle réunissant deux cents parents',
        'Tutorat de trois professeurs stagiaires',
        'Sorties hebdomadaires à la médiathèque et rallye lecture partagé par huit classes',
        'Équipes éducatives avec orthophoniste, psychologue scolaire et parents',
      ],
    },
    {
      title: 'Enseignante de grande section',
      employer: 'École maternelle des Moulins',
      place: 'Lille',
      start: '2015-09',
      end: '2018-07',
      details: [
        'Phonologie, graphisme, espaces de jeux symboliques renouvelés chaque période',
        'Correspondance scolaire avec une classe de Mons et album publié à trois cents exemplaires',
        'Potager de cour entretenu avec une association de quartier',
      ],
    },
    {
      title: 'Professeure des écoles stagiaire',
      employer: 'École de Saint-Amand-le-Vieux',
      start: '2014-09',
      end: '2015-07',
      details: ['Mi-temps en CP, titularisation à la première présentation'],
    },
  ],
  education: [
    {
      degree: 'Master MEEF premier degré',
      school: 'INSPÉ des Flandres intérieures',
      start: '2013-09',
      end: '2015-06',
      note: 'Mention bien, mémoire sur l’oral en maternelle',
    },
    {
      degree: 'Licence de sciences de l’éducation',
      school: 'Université de la Deûle',
      start: '2010-09',
      end: '2013-06',
    },
  ],
  skills: [
    {
      items: [
        'Gestion de classe',
        'Différenciation pédagogique',
        'Évaluation positive',
        'Enseignement de la lecture',
        'Inclusion scolaire',
        'Projets sciences',
      ],
    },
  ],
  languages: ['Français', 'Anglais (habilitation à enseigner)', 'Langue des signes (notions)'],
  certificates: ['CAFIPEMF, 2022', 'PSC1'],
  headings: {
    summary: 'À propos',
    employment: 'Parcours professionnel',
    education: 'Diplômes',
    skills: 'Savoir-faire',
    languages: 'Langues',
    certificates: 'Certifications',
  },
  dates: { style: 'short', to: ' – ', present: 'à ce jour' },
}
