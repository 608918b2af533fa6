import type { CorpusPerson } from '../corpus-person.ts'

export const luciaFontanarrosa: CorpusPerson = {
  slug: 'lucia-fontanarrosa',
  language: 'es',
  trade: 'hotel front desk',
  name: 'Lucía Fontanarrosa',
  headline: 'Recepcionista de hotel, turno noche y tarde',
  emails: ['lucia.fontanarrosa@llavemaestra.example'],
  phones: ['+54 9 11 5550-0193'],
  place: 'San Telmo, Buenos Aires',
  personal: ['Fecha de nacimiento: 03/02/1994'],
  summary:
    'Siete años detrás del mostrador en hoteles boutique y de cadena. Resuelvo la sobreventa sin que el huésped lo note, cierro caja en tres monedas y atiendo en cuatro idiomas con la misma sonrisa a las cinco de la mañana.',
  employment: [
    {
      title: 'Recepcionista principal',
      employer: 'Hotel Adoquines de Defensa',
      place: 'Buenos Aires',
      start: '2021-10',
      end: 'present',
      details: [
        'Check-in y check-out de 84 habitaciones, asignación según preferencias y programa de fidelidad',
        'Puntaje de atención en reseñas de 8,3 a 9,2 en dieciocho meses',
        'Venta de habitaciones superiores en el mostrador: 11 % de ingresos adicionales',
        'Auditoría nocturna, facturas y conciliación de tarjetas en Opera Cloud',
        'Armado de turnos y francos de cinco recepcionistas, cobertura de feriados',
        'Coordinación diaria con ama de llaves y mantenimiento por radio y planilla compartida',
      ],
    },
    {
      title: 'Recepcionista bilingüe',
      employer: 'Gran Posada del Delta',
      place: 'Tigre',
      start: '2018-12',
      end: '2021-09',
      details: [
        'Reservas de grupos, excursiones en lancha y reclamos de equipaje',
        'Manual de bienvenida para diez pasantes de turismo',
        'Facturación a agencias extranjeras y seguimiento de señas',
        'Traducción al portugués e inglés de la carta de servicios y la cartelería',
      ],
    },
    {
      title: 'Cajera y atención al público',
      employer: 'Confitería La Perla del Bajo',
      place: 'Buenos Aires',
      start: '2016-03',
      end: '2018-11',
      details: [
        'Cobro, pedidos telefónicos y arqueo diario',
        'Capacitación de compañeros nuevos en el uso del controlador fiscal',
      ],
    },
  ],
  education: [
    {
      degree: 'Tecnicatura en Hotelería y Turismo',
      school: 'Instituto Superior Costanera Sur',
      start: '2014-03',
      end: '2017-12',
    },
  ],
  skills: [
    {
      items: [
        'Opera Cloud',
        'Auditoría nocturna',
        'Atención al huésped',
        'Manejo de quejas',
        'Gestión de reservas',
        'Upselling',
        'Arqueo de caja',
      ],
    },
  ],
  languages: ['Español nativo', 'Inglés C1', 'Portugués B2', 'Italiano B1'],
  certificates: ['Primeros auxilios y RCP 2023', 'Cambridge Advanced'],
  headings: {
    summary: 'Presentación',
    employment: 'Experiencia',
    education: 'Educación',
    skills: 'Habilidades',
    languages: 'Idiomas',
    certificates: 'Cursos',
  },
  dates: { style: 'slash', to: ' a ', present: 'hoy' },
}
