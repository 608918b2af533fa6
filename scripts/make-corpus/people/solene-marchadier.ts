import type { CorpusPerson } from '../corpus-person.ts'

export const soleneMarchadier: CorpusPerson = {
  slug: 'solene-marchadier',
  language: 'fr',
  trade: 'chef',
  name: 'Solène Marchadier',
  headline: 'Sous-cheffe de cuisine',
  emails: ['solene.marchadier@piano-inox.example'],
  phones: ['06 39 98 14 27'],
  place: '69007 Lyon',
  summary:
    'Neuf ans de brigade, du bistrot de quartier à la table étoilée. Je tiens le passe quand le chef est en salle, je forme les commis et je sais ce que coûte chaque assiette qui sort. Je cherche une maison où prendre les rênes d’une carte courte et de saison.',
  employment: [
    {
      title: 'Sous-cheffe de cuisine',
      employer: 'La Table des Canuts',
      place: 'Lyon',
      start: '2021-09',
      end: 'present',
      details: [
        'Encadrement d’une brigade de sept personnes, plannings et commandes hebdomadaires',
        'Création de quatre menus par an avec des maraîchers situés à moins de soixante kilomètres',
        'Réduction du gaspillage de 22 % grâce aux bouillons, fermentations et à la carte du soir',
        'Mise à jour du plan de maîtrise sanitaire et des fiches allergènes',
      ],
    },
    {
      title: 'Cheffe de partie garde-manger puis viandes',
      employer: 'Maison Ravel-Dutilleul',
      place: 'Vienne',
      start: '2018-02',
      end: '2021-07',
      details: [
        'Étoile Michelin conservée pendant trois saisons, quarante-cinq couverts par service',
        'Désossage, pâtés en croûte, jus courts et cuissons à basse température',
        'Tutrice de cinq apprentis, tous diplômés',
        'Stocks de cave froide et relevés de température quotidiens',
      ],
    },
    {
      title: 'Commis de cuisine',
      employer: 'Bouchon Chez Marcelle',
      place: 'Lyon',
      start: '2015-09',
      end: '2018-01',
      details: ['Mise en place, entrées froides, pâtisserie du jour et plonge les jours de marché'],
    },
  ],
  education: [
    {
      degree: 'Brevet professionnel Arts de la cuisine',
      school: 'CFA de la Croix-Rousse',
      start: '2015-09',
      end: '2017-06',
    },
    { degree: 'CAP Cuisine', school: 'Lycée hôtelier du Bugey', start: '2013-09', end: '2015-06' },
  ],
  skills: [
    {
      items: [
        'Gestion de brigade',
        'Ratios et fiches techniques',
        'HACCP',
        'Pâté en croûte',
        'Cuisson basse température',
        'Achats en circuit court',
      ],
    },
  ],
  languages: ['Français (langue maternelle)', 'Anglais professionnel', 'Italien scolaire'],
  certificates: ['Permis B', 'Sauveteur secouriste du travail'],
  extras: [{ heading: 'Centres d’intérêt', items: ['Champignons, vélo de montagne, chorale d’entreprise'] }],
  headings: {
    summary: 'Profil',
    employment: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    certificates: 'Permis et habilitations',
  },
  dates: { style: 'long', to: ' – ', present: 'aujourd’hui' },
}
