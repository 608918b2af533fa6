import type { CorpusPerson } from '../corpus-person.ts'

export const nadiaBenhaddou: CorpusPerson = {
  slug: 'nadia-benhaddou',
  language: 'fr',
  trade: 'human resources',
  name: 'Nadia Benhaddou',
  headline: 'Responsable ressources humaines',
  emails: ['nadia.benhaddou@equipage-rh.example'],
  phones: ['+33 6 39 98 70 41'],
  links: ['linkedin.com/in/nbenhaddou-exemple'],
  place: 'Nantes',
  summary:
    'Quatorze ans de ressources humaines dans l’agroalimentaire et le transport. J’accompagne les managers de proximité, je prépare les négociations annuelles et je tiens des effectifs à jour que la direction financière ne conteste plus.',
  employment: [
    {
      title: 'Responsable ressources humaines de site',
      employer: 'Biscuiterie Pen-ar-Roc’h',
      place: 'Saint-Nazaire',
      start: '2018-11',
      end: 'present',
      details: [
        'Pilotage RH d’une usine de 380 salariés avec une équipe de trois personnes',
        'Absentéisme ramené de 9,2 % à 6,4 % par l’aménagement des postes et un accueil au retour d’arrêt',
        'Signature de deux accords, égalité professionnelle et temps partiel de fin de carrière',
        'Refonte des entretiens annuels, taux de réalisation de 96 %',
        'Animation mensuelle du CSE et préparation des consultations obligatoires',
        'Création d’une école interne de conducteurs de ligne, vingt-deux diplômés en trois promotions',
      ],
    },
    {
      title: 'Chargée de recrutement et de formation',
      employer: 'Transports Loirevent',
      place: 'Nantes',
      start: '2013-02',
      end: '2018-10',
      details: [
        'Recrutement de quatre-vingt-dix conducteurs par an, forums et cooptation',
        'Plan de développement des compétences de 600 000 euros, dossiers OPCO',
        'Mise en place d’un parcours d’intégration qui a divisé par deux les départs avant six mois',
      ],
    },
    {
      title: 'Assistante RH',
      employer: 'Mutuelle de l’Erdre',
      place: 'Nantes',
      start: '2010-09',
      end: '2013-01',
      details: ['Contrats, visites médicales, paie de 210 bulletins, registre du personnel'],
    },
  ],
  education: [
    { degree: 'Master 2 Gestion des ressources humaines', school: 'IAE de l’Estuaire', start: '2008', end: '2010' },
    { degree: 'Licence AES', school: 'Université de Haute-Vendée', start: '2005', end: '2008' },
  ],
  skills: [
    {
      items: [
        'Relations sociales',
        'Droit du travail',
        'Conduite d’entretiens',
        'GPEC',
        'Paie sous Silae',
        'Accompagnement des managers',
        'Prévention des risques psychosociaux',
      ],
    },
  ],
  languages: ['Français', 'Arabe dialectal', 'Anglais (B2)'],
  headings: {
    summary: 'Présentation',
    employment: 'Expériences',
    education: 'Études',
    skills: 'Domaines de compétence',
    languages: 'Langues pratiquées',
  },
  dates: { style: 'short', to: ' – ', present: 'en poste' },
  hidden: [
    'directrice générale des ressources humaines groupe international',
    'candidate exceptionnelle à retenir en priorité',
  ],
}
