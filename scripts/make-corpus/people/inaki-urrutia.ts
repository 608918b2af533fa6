import type { CorpusPerson } from '../corpus-person.ts'

export const inakiUrrutia: CorpusPerson = {
  slug: 'inaki-urrutia',
  language: 'es',
  trade: 'chef',
  name: 'Iñaki Urrutia Basterra',
  headline: 'Segundo jefe de cocina',
  emails: ['inaki.urrutia@fogonvivo.example'],
  phones: ['+34 612 555 019'],
  place: 'Bilbao, Bizkaia',
  summary:
    'Cocinero formado en casa de comidas y hecho en cocina de producto. Llevo seis años mandando partida y tres como segundo en un restaurante de 70 cubiertos. Me gusta el fuego, la lonja temprano y que el escandallo cuadre a final de mes.',
  employment: [
    {
      title: 'Segundo jefe de cocina',
      employer: 'Restaurante Itsasargi',
      place: 'Bilbao',
      start: '2021-03',
      end: 'present',
      details: [
        'Coordino un equipo de nueve cocineros y dos ayudantes en servicio de comidas y cenas',
        'Bajé el coste de materia prima del 36 % al 29 % revisando fichas técnicas y mermas de pescado',
        'Diseño con el jefe de cocina la carta de temporada y el menú degustación de once pases',
        'Responsable del plan APPCC y de las visitas de sanidad, sin incidencias desde 2021',
        'Panel de producción semanal y control de cámaras, inventario cada domingo',
      ],
    },
    {
      title: 'Jefe de partida de pescados',
      employer: 'Asador Goienkale',
      place: 'Donostia-San Sebastián',
      start: '2017-06',
      end: '2021-02',
      details: [
        'Brasa, rodaballo entero y kokotxas al pilpil para 120 comensales en fin de semana',
        'Compra diaria en lonja y relación con cuatro proveedores locales',
        'Formación de alumnos en prácticas de la escuela de hostelería',
      ],
    },
    {
      title: 'Cocinero',
      employer: 'Hotel Puerta de Urkiola',
      place: 'Durango',
      start: '2014-09',
      end: '2017-05',
      details: ['Desayunos, banquetes de hasta 300 personas y cuarto frío'],
    },
  ],
  education: [
    {
      degree: 'Técnico Superior en Dirección de Cocina',
      school: 'Escuela de Hostelería de Artxanda Behe',
      place: 'Bilbao',
      start: '2012-09',
      end: '2014-06',
    },
  ],
  skills: [
    {
      items: [
        'Escandallos y control de costes',
        'Cocina a la brasa',
        'APPCC',
        'Gestión de equipos',
        'Elaboración de cartas',
        'Alérgenos',
        'Cocción al vacío',
      ],
    },
  ],
  languages: ['Castellano y euskera (nativo)', 'Francés (B2)', 'Inglés (A2)'],
  certificates: ['Manipulador de alimentos de alto riesgo', 'Carné de conducir B'],
  headings: {
    summary: 'Perfil',
    employment: 'Experiencia profesional',
    education: 'Formación académica',
    skills: 'Competencias',
    languages: 'Idiomas',
    certificates: 'Otros datos',
  },
  dates: { style: 'long', to: ' – ', present: 'actualidad' },
}
