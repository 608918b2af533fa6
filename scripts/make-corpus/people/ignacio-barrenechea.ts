import type { CorpusPerson } from '../corpus-person.ts'

export const ignacioBarrenechea: CorpusPerson = {
  slug: 'ignacio-barrenechea',
  language: 'es',
  trade: 'civil engineer',
  name: 'Ignacio Barrenechea Solís',
  headline: 'Ingeniero civil, jefe de obra',
  emails: ['ignacio.barrenechea@hormigonysal.example'],
  phones: ['+56 9 5550 0184'],
  place: 'Concepción, Chile',
  personal: ['RUT disponible a solicitud', 'Disponibilidad para traslado'],
  summary:
    'Ingeniero civil con trece años en obras viales, puentes y defensas fluviales del sur de Chile. He llevado faenas de hasta 180 personas en clima adverso, con plazos cumplidos y sin accidentes fatales.',
  employment: [
    {
      title: 'Jefe de obra',
      employer: 'Constructora Río Laja Ltda.',
      place: 'Los Ángeles',
      start: '2018-05',
      end: 'present',
      details: [
        'Ampliación de 22 km de la ruta costera: movimiento de tierras, carpetas asfálticas y cuatro puentes menores',
        'Ahorro de 640 millones de pesos al reutilizar material de corte como subbase',
        'Programación en Primavera y control semanal de avance con subcontratos',
        'Interlocutor ante el inspector fiscal y las comunidades vecinas',
        'Plan de aseguramiento de calidad certificado, laboratorio propio en faena',
        'Traslado coordinado de tendidos eléctricos y agua potable rural para doce comités',
      ],
    },
    {
      title: 'Ingeniero de terreno',
      employer: 'Puentes y Caminos del Biobío S.A.',
      place: 'Concepción',
      start: '2013-03',
      end: '2018-04',
      details: [
        'Hincado de pilotes y lanzamiento de vigas postensadas en el puente Quilacoya, 310 metros',
        'Autocontrol de hormigones: de 9 a 2 rechazos por cada cien muestras',
        'Turnos de noche en temporada baja de caudal y control topográfico de deformaciones',
      ],
    },
    {
      title: 'Ingeniero proyectista',
      employer: 'Estudio Cauquenes Ingeniería',
      place: 'Chillán',
      start: '2011-01',
      end: '2013-02',
      details: ['Modelos hidráulicos, drenaje y diseño geométrico de caminos rurales'],
    },
  ],
  education: [
    {
      degree: 'Ingeniero Civil, mención Obras Viales',
      school: 'Universidad Austral del Maule',
      place: 'Talca',
      start: '2005-03',
      end: '2010-12',
    },
    {
      degree: 'Diplomado en Gestión de Contratos',
      school: 'Instituto Técnico Nahuelbuta',
      start: '2016-04',
      end: '2016-12',
    },
  ],
  skills: [
    {
      items: [
        'Dirección de obra',
        'Civil 3D',
        'Primavera P6',
        'Estructuras de hormigón',
        'Presupuestos',
        'Topografía',
        'Prevención de riesgos',
      ],
    },
  ],
  languages: ['Español (nativo)', 'Inglés técnico'],
  certificates: ['Registro MOP de contratistas, profesional residente', 'Licencia de conducir clase B'],
  headings: {
    summary: 'Resumen',
    employment: 'Trayectoria laboral',
    education: 'Estudios',
    skills: 'Conocimientos',
    languages: 'Idiomas',
    certificates: 'Acreditaciones',
  },
  dates: { style: 'short', to: ' – ', present: 'a la fecha' },
}
