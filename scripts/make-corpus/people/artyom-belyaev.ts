import type { CorpusPerson } from '../corpus-person.ts'

export const artyomBelyaev: CorpusPerson = {
  slug: 'artyom-belyaev',
  language: 'ru',
  trade: 'software engineer',
  name: 'Артём Беляев',
  headline: 'Старший backend-разработчик',
  emails: ['artyom.belyaev@kodbaza.example'],
  phones: ['+7 (900) 555-01-73'],
  links: ['github.com/abelyaev-example'],
  place: 'Екатеринбург, готов к удалённой работе',
  summary:
    'Разрабатываю серверную часть высоконагруженных систем: последние шесть лет на Go, до этого на Java. Отвечаю за сервис целиком, от схемы базы до графиков дежурств. Умею договариваться с аналитиками и спорить с цифрами в руках.',
  employment: [
    {
      title: 'Старший backend-разработчик',
      employer: 'Маркетплейс «Уралторг»',
      place: 'Екатеринбург',
      start: '2019-06',
      end: 'present',
      details: [
        'Спроектировал сервис корзины: 18 тысяч запросов в секунду, PostgreSQL с шардированием и Redis',
        'Перевёл обмен с партнёрами на Kafka, потеря заказов при сбоях прекратилась',
        'Сократил счёт за облако на 31 процент, убрав лишние реплики и медленные запросы',
        'Провожу технические собеседования, наставник трёх младших разработчиков',
      ],
    },
    {
      title: 'Java-разработчик',
      employer: 'Банк «Исеть»',
      place: 'Екатеринбург',
      start: '2015-03',
      end: '2019-05',
      details: [
        'Модуль проверки платежей на Spring, интеграция с четырьмя государственными системами',
        'Покрытие интеграционными тестами подняли с 15 до 70 процентов',
      ],
    },
    {
      title: 'Стажёр-программист',
      employer: 'НПО «Тагилсофт»',
      place: 'Нижний Тагил',
      start: '2014-06',
      end: '2015-02',
      details: ['Отчёты для диспетчерской на C# и SQL Server'],
    },
  ],
  education: [
    {
      degree: 'Бакалавр, программная инженерия',
      school: 'Средне-Уральский технический университет',
      start: '2010-09',
      end: '2014-06',
    },
  ],
  skills: [
    { label: 'Языки', items: ['Go', 'Java', 'SQL', 'Bash'] },
    { label: 'Инструменты', items: ['PostgreSQL', 'Kafka', 'Redis', 'Docker', 'Kubernetes', 'Prometheus'] },
    { label: 'Практики', items: ['микросервисы', 'проектирование API', 'нагрузочное тестирование'] },
  ],
  languages: ['русский', 'английский (B2)'],
  headings: {
    summary: 'Обо мне',
    employment: 'Опыт',
    education: 'Образование',
    skills: 'Технологии',
    languages: 'Владение языками',
  },
  dates: { style: 'short', to: ' – ', present: 'по настоящее время' },
}
