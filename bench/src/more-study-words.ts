import type { StudyWords } from './written-study-words.ts'

/** What lists of studies in Spanish, Polish and Russian are made of. */
export const MORE_STUDY_WORDS: Record<string, StudyWords> = {
  es: {
    degrees:
      'Licenciatura|Grado|Máster|Doctorado|Máster Universitario|Diplomatura|Licenciado|Ingeniería Técnica|Postgrado|MBA'.split(
        '|',
      ),
    fields:
      'Biología|Informática|Administración de Empresas|Ingeniería Mecánica|Historia|Enfermería|Economía|Filología Hispánica|Títeres|Sonido y Espacio|Trabajo Social|Derecho'.split(
        '|',
      ),
    in: ' en ',
    trades:
      'Técnico Superior en Administración y Finanzas|Grado Medio en Cocina y Gastronomía|Ciclo Formativo de Electricidad|FP II Electrónica|Técnico en Cuidados Auxiliares de Enfermería|Técnico en Peluquería|Certificado de Profesionalidad en Soldadura|Grado Superior de Educación Infantil'.split(
        '|',
      ),
    leaving:
      'Bachillerato|ESO|Graduado Escolar|Bachillerato de Ciencias|COU|Educación Secundaria Obligatoria|Secundaria|Preparatoria|Bachiller'.split(
        '|',
      ),
    rareCourses:
      'Año preparatorio|Panadería nocturna|Taller libre|Curso de robótica|Monitora de comedor|Secretariado|Estética canina'.split(
        '|',
      ),
    colleges:
      'Universidad de Merrow|Universidad Politécnica de Quarna|Instituto Tarn|Escuela Superior de Arte Fell|Escuela de Negocios Merrow|Universidad Nacional de Quarna|Centro de Formación Tarn|CIFP Fell'.split(
        '|',
      ),
    schools:
      'IES Fell|Colegio San Merrow|Instituto Quarna|Colegio Nuestra Señora del Tarn|IES Río Larch|Escuela Secundaria N° 4'.split(
        '|',
      ),
    rareSchools: 'Quarnix|QRN|Nordvik|Azulfell|La Buena Cuchara|Merlo|Horizontes'.split('|'),
    at: [' en la ', ', ', ' de la '],
    expected: ['previsto', 'Finalización prevista', 'previsto para'],
    left: ['Promoción', 'Graduado en', 'Titulado en', 'Finalizado en', 'junio de'],
    brokenOff: [' (sin terminar)', ' (incompleto)', ' (no finalizado)'],
    grades: ['Nota media: 8,2', 'Promedio: 9.1', 'Matrícula de honor', 'Sobresaliente', 'Notable'],
    told: [
      'Trabajo final: los búhos del valle alto',
      'Asignaturas: estadística, ética, contabilidad',
      'Delegada de curso',
      'Semestre Erasmus en Riga',
      'Proyecto sobre el almacenamiento del calor',
    ],
    headings: [
      'FORMACIÓN',
      'Formación',
      'FORMACIÓN ACADÉMICA',
      'Estudios',
      'Educación',
      'Estudios realizados',
      'Datos académicos',
      'Formación:',
      'Titulación',
    ],
  },
  pl: {
    degrees:
      'licencjat|magister|Studia magisterskie|Studia licencjackie|inżynier|Studia podyplomowe|mgr inż.|Studia inżynierskie|doktorat'.split(
        '|',
      ),
    fields:
      'Biologia|Informatyka|Zarządzanie|Mechanika i budowa maszyn|Historia|Pielęgniarstwo|Ekonomia|Filologia angielska|Lalkarstwo|Praca socjalna|Prawo|Dźwięk i przestrzeń'.split(
        '|',
      ),
    in: ', kierunek ',
    trades:
      'technik elektryk|technik ekonomista|kucharz|Technik żywienia|Technik informatyk|fryzjer|Szkoła policealna|Opiekun medyczny|mechanik pojazdów samochodowych'.split(
        '|',
      ),
    leaving: 'matura|Wykształcenie średnie|świadectwo dojrzałości|egzamin maturalny|średnie|profil matematyczny'.split(
      '|',
    ),
    rareCourses: 'Rok zerowy|Nocny wypiek|Wolna pracownia|Kurs robotyki|Opieka nad zwierzętami|Sekretariat'.split('|'),
    colleges:
      'Uniwersytet Merowski|Politechnika Quarnowska|Akademia Sztuk Pięknych w Tarnowie|Wyższa Szkoła Biznesu w Fellowie|Technikum nr 4 w Merowie|Państwowa Wyższa Szkoła Zawodowa w Quarnie|Zespół Szkół nr 2 w Tarnie'.split(
        '|',
      ),
    schools:
      'Liceum Ogólnokształcące w Fellowie|II LO w Merowie|Liceum im. Jana Quarna|Technikum Mechaniczne w Tarnie|Zespół Szkół Zawodowych w Fellowie|I Liceum Ogólnokształcące'.split(
        '|',
      ),
    rareSchools: 'Quarnix|QRN|Nordvik|Niebofell|Żak|Merlak'.split('|'),
    at: [' na ', ', ', ' w '],
    expected: ['planowane ukończenie', 'przewidywane ukończenie', 'obrona'],
    left: ['ukończone w', 'rok ukończenia', 'dyplom', 'matura w'],
    brokenOff: [' (nieukończone)', ' (przerwane)', ' (bez dyplomu)'],
    grades: ['Ocena: bardzo dobry', 'ocena 4,5', 'Średnia ocen: 4,6', 'dyplom z wyróżnieniem'],
    told: [
      'Praca dyplomowa: Sowy górnej doliny',
      'Przedmioty: statystyka, etyka, rachunkowość',
      'Członkini samorządu',
      'Semestr Erasmus w Rydze',
      'Profil: biologia i chemia',
    ],
    headings: [
      'WYKSZTAŁCENIE',
      'Wykształcenie',
      'EDUKACJA',
      'Edukacja',
      'Wykształcenie:',
      'Ukończone szkoły',
      'Edukacja i szkolenia',
      'Przebieg nauki',
    ],
  },
  ru: {
    degrees: 'Бакалавр|Магистр|Специалист|Бакалавриат|Магистратура|Высшее|Высшее образование|Аспирантура'.split('|'),
    fields:
      'Биология|Информатика|Менеджмент|Машиностроение|История|Сестринское дело|Экономика|Филология|Кукольное дело|Социальная работа|Юриспруденция|Звук и пространство'.split(
        '|',
      ),
    in: ', специальность ',
    trades:
      'повар-кондитер|Электромонтёр|бухгалтер|Парикмахер|Среднее специальное|техник-технолог|Медицинская сестра|Слесарь по ремонту автомобилей|Автомеханик'.split(
        '|',
      ),
    leaving: 'Среднее|Аттестат|Среднее общее|Среднее образование|Полное среднее'.split('|'),
    rareCourses: 'Подготовительный курс|Ночная выпечка|Свободная мастерская|Робототехника|Груминг'.split('|'),
    colleges:
      'Фелловский государственный университет|Кварнский политехнический институт|Мерровский колледж|Тарнский техникум|Академия искусств Кварна|КГУ имени Фелла|ПТУ № 14|Институт экономики и права'.split(
        '|',
      ),
    schools: 'Школа № 7|СОШ № 12|Гимназия № 4|Лицей «Фелл»|Средняя школа № 15|МБОУ СОШ № 3'.split('|'),
    rareSchools: 'Кварникс|КРН|Нордвик|Синефелл|Мерлак'.split('|'),
    at: [' в ', ', '],
    expected: ['окончание в', 'планируемое окончание', 'ожидается'],
    left: ['год окончания', 'год окончания:', 'окончила в', 'выпуск', 'июнь'],
    brokenOff: [' (не окончено)', ' (неоконченное)', ' (академический отпуск)'],
    grades: ['красный диплом', 'Средний балл: 4,8', 'диплом с отличием', 'оценка: отлично'],
    told: [
      'Тема диплома: Совы верхней долины',
      'Предметы: статистика, этика, бухгалтерский учёт',
      'Староста группы',
      'Обмен с университетом Риги',
      'Золотая медаль',
    ],
    headings: [
      'ОБРАЗОВАНИЕ',
      'Образование',
      'Образование:',
      'Учёба',
      'Сведения об образовании',
      'Учебные заведения',
      'Образование и курсы',
    ],
  },
}
