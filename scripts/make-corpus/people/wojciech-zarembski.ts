import type { CorpusPerson } from '../corpus-person.ts'

export const wojciechZarembski: CorpusPerson = {
  slug: 'wojciech-zarembski',
  language: 'pl',
  trade: 'electrician',
  name: 'Wojciech Zarembski',
  headline: 'Elektryk utrzymania ruchu',
  emails: ['w.zarembski@poczta-robocza.example'],
  phones: ['+48 512 550 174'],
  place: 'Gliwice, woj. śląskie',
  summary:
    'Elektryk z czternastoletnim stażem w hutnictwie i motoryzacji. Pracowałem w ruchu ciągłym, znam napędy, automatykę i rozdzielnie średniego napięcia. Szukam zakładu, w którym przeglądy planuje się przed awarią, a nie po niej.',
  employment: [
    {
      title: 'Elektryk utrzymania ruchu',
      employer: 'Śląskie Zakłady Odlewnicze Łabędź',
      place: 'Gliwice',
      start: '2018-01',
      end: 'present',
      details: [
        'Usuwanie awarii na czterech gniazdach zrobotyzowanych KUKA i liniach formierskich',
        'Modernizacja szaf sterowniczych: wymiana sterowników S5 na S7-1200, skrócenie przestojów o 27%',
        'Pomiary ochronne instalacji i rezystancji izolacji, prowadzenie dokumentacji',
        'Nadzór nad firmami zewnętrznymi podczas remontów sierpniowych',
        'Prowadzenie listy części krytycznych i zamówień, zapas mniejszy o 140 tysięcy złotych',
        'Zdalne diagnozowanie falowników i czujników przez sieć Profinet',
      ],
    },
    {
      title: 'Elektromonter',
      employer: 'Huta Zawadzka',
      place: 'Zabrze',
      start: '2013-05',
      end: '2017-12',
      details: [
        'Obsługa rozdzielni 6 kV, łączenia według poleceń dyspozytora',
        'Przezwajanie i wymiana silników do 250 kW, konserwacja suwnic',
        'Szkolenie stanowiskowe dla dziewięciu nowych pracowników',
        'Udział w przebudowie stacji transformatorowej, odbiór wspólnie z inspektorem',
      ],
    },
    {
      title: 'Pomocnik elektryka',
      employer: 'Elmont Usługi Elektryczne',
      place: 'Bytom',
      start: '2010-07',
      end: '2013-04',
      details: [
        'Instalacje w budynkach mieszkalnych, układanie kabli, montaż rozdzielnic i oświetlenia',
        'Odczyt dokumentacji i wykonywanie wykopów pod przyłącza',
      ],
    },
  ],
  education: [
    {
      degree: 'Technik elektryk',
      school: 'Technikum Energetyczne nr 3',
      place: 'Gliwice',
      start: '2006-09',
      end: '2010-06',
    },
  ],
  skills: [
    {
      items: [
        'czytanie schematów',
        'sterowniki Siemens S7',
        'falowniki',
        'pomiary elektryczne',
        'roboty KUKA',
        'rozdzielnie 6 kV',
      ],
    },
  ],
  languages: ['polski (ojczysty)', 'niemiecki (A2)', 'angielski (B1)'],
  certificates: [
    'Uprawnienia SEP E i D do 15 kV, ważne do 2028 roku',
    'Uprawnienia UDT na podesty ruchome',
    'Prawo jazdy kat. B',
  ],
  extras: [
    {
      heading: 'Zgoda',
      items: ['Wyrażam zgodę na przetwarzanie moich danych osobowych na potrzeby rekrutacji.'],
    },
  ],
  headings: {
    summary: 'O mnie',
    employment: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    languages: 'Języki obce',
    certificates: 'Uprawnienia',
  },
  dates: { style: 'dot', to: ' – ', present: 'obecnie' },
}
