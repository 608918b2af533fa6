import type { CorpusPerson } from '../corpus-person.ts'

export const joaoSeveriano: CorpusPerson = {
  slug: 'joao-severiano',
  language: 'pt',
  trade: 'welder',
  name: 'João Severiano da Conceição',
  headline: 'Soldador TIG e eletrodo revestido',
  emails: ['joao.severiano@cordaodesolda.example'],
  phones: ['+55 22 95550-0138'],
  place: 'Macaé, Rio de Janeiro',
  personal: ['CNH categoria B', '41 anos'],
  summary:
    'Soldador qualificado com dezoito anos em estaleiros, caldeirarias e paradas de refinaria. Tubulação de inox, aço carbono e duplex, em todas as posições, com índice de reparo abaixo de um por cento nas últimas três obras.',
  employment: [
    {
      title: 'Soldador TIG',
      employer: 'Estaleiro Barra do Furado',
      place: 'Macaé',
      start: '2016-07',
      end: 'present',
      details: [
        'Solda de raiz e enchimento em spools de 2 a 24 polegadas para módulos de plataforma',
        'Aprovado em 412 juntas radiografadas, com três reparos em dois anos',
        'Leitura de isométricos, preparação de chanfro e controle de temperatura entre passes',
        'Padrinho de quatro ajudantes que se qualificaram em 6G',
        'Trabalho embarcado em regime de catorze dias, trocas de trecho em plataforma sem ocorrência',
        'Registro de consumíveis e rastreabilidade de cada junta no sistema da qualidade',
      ],
    },
    {
      title: 'Soldador de manutenção',
      employer: 'Caldeiraria Irmãos Tavares',
      place: 'Campos dos Goytacazes',
      start: '2010-02',
      end: '2016-06',
      details: [
        'Recuperação de roscas transportadoras, tanques e trocadores de calor em usinas de açúcar',
        'Parada geral de 2014: equipe de doze soldadores, prazo antecipado em dois dias',
        'Revestimento duro em moendas e fabricação de suportes conforme croqui',
      ],
    },
    {
      title: 'Ajudante de caldeireiro',
      employer: 'Metalúrgica Pedra Lisa',
      place: 'São João da Barra',
      start: '2006-05',
      end: '2010-01',
      details: ['Corte a oxigênio, esmerilhamento, montagem de andaimes e limpeza de peças'],
    },
  ],
  education: [
    {
      degree: 'Curso técnico em soldagem',
      school: 'Escola Profissional do Norte Fluminense',
      start: '2008',
      end: '2010',
    },
    { degree: 'Ensino médio completo', school: 'Colégio Estadual Quissamã', end: '2002' },
  ],
  skills: [
    {
      items: [
        'Solda TIG 6G',
        'Eletrodo revestido',
        'MIG/MAG',
        'Aço inox e duplex',
        'Leitura de desenho técnico',
        'Inspeção visual',
        'Maçarico',
      ],
    },
  ],
  certificates: ['NR-33 espaço confinado', 'NR-35 trabalho em altura', 'Qualificação ASME IX, 2024'],
  headings: {
    summary: 'Resumo profissional',
    employment: 'Histórico profissional',
    education: 'Escolaridade',
    skills: 'Habilidades',
    certificates: 'Qualificações',
  },
  dates: { style: 'slash', to: ' até ', present: 'atual' },
}
