import type { CorpusPerson } from '../corpus-person.ts'

export const katarzynaWilczek: CorpusPerson = {
  slug: 'katarzyna-wilczek',
  language: 'pl',
  trade: 'accountant',
  name: 'Katarzyna Wilczek',
  headline: 'Główna księgowa',
  emails: ['katarzyna.wilczek@bilans.example'],
  phones: ['+48 605 550 382'],
  place: 'ul. Morelowa 8/12, 61-131 Poznań',
  personal: ['Data urodzenia: 07.05.1984'],
  summary:
    'Księgowa z siedemnastoletnim doświadczeniem w handlu i produkcji. Prowadzę pełną księgowość, zamykam miesiąc do piątego dnia roboczego, rozmawiam z audytorem i urzędem skarbowym bez nerwów.',
  employment: [
    {
      title: 'Główna księgowa',
      employer: 'Wartamet Sp. z o.o.',
      place: 'Poznań',
      start: '2017-03',
      end: 'present',
      details: [
        'Kierowanie sześcioosobowym działem, podział obowiązków i zastępstw',
        'Sprawozdania finansowe według UoR oraz pakiet MSSF dla spółki matki w Holandii',
        'Skrócenie zamknięcia miesiąca z jedenastu do pięciu dni dzięki elektronicznemu obiegowi faktur',
        'Wdrożenie KSeF i automatycznego uzgadniania wyciągów bankowych',
        'Budżet roczny i prognoza płynności, dzięki którym spółka zrezygnowała z kredytu obrotowego',
        'Bezpośrednia współpraca z biegłym rewidentem, trzy badania bez zastrzeżeń',
        'Szkolenie magazynu z obiegu dokumentów i korekt',
      ],
    },
    {
      title: 'Samodzielna księgowa',
      employer: 'Hurtownia Papiernicza Kleks',
      place: 'Swarzędz',
      start: '2011-10',
      end: '2017-02',
      details: [
        'Deklaracje VAT, CIT i JPK, rozliczenia wewnątrzwspólnotowe',
        'Inwentaryzacja roczna w trzech magazynach, różnice poniżej 0,2 procent wartości zapasu',
        'Rozliczanie dotacji unijnej na regały wysokiego składowania, kontrola zakończona pozytywnie',
        'Windykacja miękka: przeterminowane należności spadły z 18 do 7 procent',
      ],
    },
    {
      title: 'Młodsza księgowa',
      employer: 'Biuro Rachunkowe Saldo-Bis',
      place: 'Gniezno',
      start: '2008-07',
      end: '2011-09',
      details: [
        'Księgi przychodów i rozchodów dla trzydziestu firm, listy płac, zgłoszenia do ZUS',
        'Obsługa kontroli skarbowych u dwóch klientów biura',
      ],
    },
  ],
  education: [
    {
      degree: 'Magister, kierunek finanse i rachunkowość',
      school: 'Wielkopolska Akademia Ekonomiczna',
      start: '2003-10',
      end: '2008-06',
    },
    {
      degree: 'Studia podyplomowe MSSF',
      school: 'Wyższa Szkoła Finansów Warta',
      start: '2018-10',
      end: '2019-06',
    },
  ],
  skills: [
    {
      items: [
        'zamknięcie miesiąca',
        'sprawozdawczość MSSF',
        'VAT i CIT',
        'SAP S/4HANA',
        'Comarch ERP Optima',
        'Excel zaawansowany',
        'kontrola wewnętrzna',
      ],
    },
  ],
  languages: ['polski – ojczysty', 'angielski – C1', 'niderlandzki – A2'],
  certificates: ['Certyfikat księgowy Ministra Finansów nr 45/0192', 'Kurs kadry i płace, 2010'],
  headings: {
    summary: 'Podsumowanie zawodowe',
    employment: 'Przebieg kariery',
    education: 'Edukacja',
    skills: 'Kompetencje',
    languages: 'Znajomość języków',
    certificates: 'Certyfikaty',
  },
  dates: { style: 'slash', to: ' – ', present: 'nadal' },
}
