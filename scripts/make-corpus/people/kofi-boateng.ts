import type { CorpusPerson } from '../corpus-person.ts'

/** A career changer: bus mechanic, then kitchens. */
export const kofiBoateng: CorpusPerson = {
  slug: 'kofi-boateng',
  language: 'en',
  trade: 'chef',
  name: 'Kofi Boateng',
  headline: 'Sous Chef',
  emails: ['kofi.boateng@ladleandflame.example'],
  phones: ['+44 7700 900655'],
  place: 'Peckham, London SE15',
  summary:
    'I mended buses for five years, cooked for the canteen on my days off, and in 2015 swapped the spanners for knives. Since then I have worked every section from pot wash to pass. I run tidy services, cost every plate and feed staff properly.',
  employment: [
    {
      title: 'Sous Chef',
      employer: 'Palmnut & Rye',
      place: 'London SE1',
      start: '2020-10',
      end: 'present',
      details: [
        'Second in a kitchen of eleven serving 900 covers a week of West African small plates.',
        'Brought gross profit up from 64% to 71% with weekly stock takes and a smaller, sharper menu.',
        'Write rotas, induct new cooks and run the allergen matrix; five-star hygiene rating three years in a row.',
        'Developed the smoked goat suya and jollof arancini that made the winter list of two city guides.',
      ],
    },
    {
      title: 'Chef de Partie, Grill and Sauce',
      employer: 'The Tanner’s Yard',
      place: 'Bermondsey',
      start: '2017-04',
      end: '2020-09',
      details: [
        'Ran the charcoal section at 160 covers on Saturdays and broke down whole lambs on Mondays.',
        'Stepped up as acting sous for four months during maternity cover.',
      ],
    },
    {
      title: 'Commis Chef',
      employer: 'Southbank Brasserie Company',
      place: 'London',
      start: '2015-06',
      end: '2017-03',
      details: ['Larder, pastry and breakfast; picked for the graduate kitchen rotation.'],
    },
    {
      title: 'Bus Mechanic',
      employer: 'Camber Road Garage',
      place: 'London',
      start: '2010-05',
      end: '2015-05',
      details: ['Brakes, suspension and roadside recovery for a fleet of 90 double-deckers.'],
    },
  ],
  education: [
    {
      degree: 'NVQ Level 2 Professional Cookery',
      school: 'Elephant Lane College',
      start: '2014-09',
      end: '2015-06',
    },
    { degree: 'BTEC First Diploma Vehicle Technology', school: 'Lewisham Vale College', end: '2009-06' },
  ],
  skills: [
    {
      items: [
        'Menu development',
        'Food costing',
        'Butchery',
        'HACCP',
        'Charcoal grilling',
        'Rota planning',
        'Stock control',
        'Training commis chefs',
      ],
    },
  ],
  languages: ['English', 'Twi', 'Kitchen Portuguese'],
  certificates: ['Level 3 Food Safety in Catering', 'First Aid at Work'],
  headings: {
    summary: 'Who I am',
    employment: 'Kitchens, and before',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
  },
  dates: { style: 'short', to: ' – ', present: 'Present' },
}
