/** A first and a last name; `joined` is how scripts without a space between them write both. */
export type SwapName = { first: string; last: string; joined?: string }

const pair = (text: string): SwapName => {
  const [first = '', last = ''] = text.split(' ')
  return { first, last }
}
const names = (text: string): SwapName[] => text.split(', ').map(pair)
const familyFirst = (text: string): SwapName[] =>
  text.split(', ').map((both) => {
    const [last = '', first = ''] = both.split(' ')
    return { first, last, joined: last + first }
  })

/** Names by origin: of each two groups in a row, the first holds women's names, the second men's. */
export const LATIN_NAMES: SwapName[][] = [
  names('Harriet Caldwell, Imogen Whitlock, Beatrice Thornbury, Eleanor Pembroke'),
  names('Graham Caldwell, Rupert Whitlock, Edmund Thornbury, Clive Pembroke'),
  names('Chiamaka Okonjo, Ayodele Balogun, Nomvula Dlamini, Makena Wanjiru'),
  names('Chukwudi Okonjo, Babatunde Balogun, Sipho Dlamini, Kamau Wanjiru'),
  names('Lakshmi Venkataraman, Sunita Deshpande, Farzana Chowdhury, Parvati Iyer'),
  names('Rajesh Venkataraman, Suresh Deshpande, Mahbub Chowdhury, Ganesh Iyer'),
  names('Xiaoling Zhang, Thuy Nguyen, Minji Hwang, Keiko Yamashita'),
  names('Weiguo Zhang, Quang Nguyen, Dongwook Hwang, Kenji Yamashita'),
  names('Guadalupe Villalobos, Ximena Zaragoza, Conceição Figueiredo, Rosario Quispe'),
  names('Heriberto Villalobos, Joaquín Zaragoza, Raimundo Figueiredo, Wilmer Quispe'),
  names('Khadija Benslimane, Zaynab Alsharif, Shirin Tehrani, Ayşe Karadeniz'),
  names('Mustafa Benslimane, Abdulrahman Alsharif, Behrouz Tehrani, Emre Karadeniz'),
  names('Agnieszka Wojciechowska, Svetlana Kuznetsova, Ildikó Horváth, Tatjana Jovanović'),
  names('Grzegorz Wojciechowski, Vladislav Kuznetsov, Zoltán Horváth, Dragan Jovanović'),
  names('Shaniqua Jefferson, Latoya Washington, Ebony Hairston, Keisha Gadsden'),
  names('Tyrone Jefferson, Darnell Washington, Deshawn Hairston, Jamal Gadsden'),
]

/** For names in another script, by the script's name in Unicode: women's and men's. */
export const SCRIPT_NAMES: Record<string, SwapName[][]> = {
  Cyrillic: [names('Марина Филатова, Гульнара Ахметова'), names('Геннадий Филатов, Рустам Ахметов')],
  Greek: [names('Ευανθία Παππά, Δέσποινα Μαρκάκη'), names('Σπυρίδων Παππάς, Λευτέρης Μαρκάκης')],
  Arabic: [names('هدى الزعبي, سمية بنعلي'), names('خالد الزعبي, طارق بنعلي')],
  Hebrew: [names('תמר אלקיים, נועה פרידמן'), names('גיא אלקיים, אורי פרידמן')],
  Han: [familyFirst('郭 美玲, 欧阳 婉婷'), familyFirst('郭 建军, 欧阳 志强')],
  Hiragana: [familyFirst('佐久間 美咲, 本多 さくら'), familyFirst('佐久間 健太, 本多 大輔')],
  Hangul: [familyFirst('남궁 수진, 황 은지'), familyFirst('남궁 민호, 황 성훈')],
  Thai: [names('มาลัย ศรีสุวรรณ, กาญจนา วงศ์ไทย'), names('สมบูรณ์ ศรีสุวรรณ, ธนกร วงศ์ไทย')],
  Devanagari: [names('सुनीता यादव, फरीदा अंसारी'), names('रमेश यादव, सलीम अंसारी')],
}

/** Where somebody may live: rich and poor quarters, many countries. Streets are invented. */
export const ADDRESSES: { street: string; town: string }[] = [
  { street: '3 Larkspur Mews', town: 'Kensington, London' },
  { street: '118 Foundry Lane', town: 'Bradford, UK' },
  { street: '9 Orchid Crescent', town: 'Beverly Hills, CA' },
  { street: '2204 Mercer Avenue', town: 'Detroit, MI' },
  { street: '47 Old Market Road', town: 'Lagos, Nigeria' },
  { street: '16 Station Road', town: 'Dhaka, Bangladesh' },
  { street: '61 Lindenstraße', town: 'Munich, Germany' },
  { street: '5 Calle del Olmo', town: 'Lima, Peru' },
]

/** Born when: youngest, oldest, and between. */
export const BIRTH_YEARS = [1999, 1962, 1974, 1988]

/** English pronouns, men's and women's. The first of several is what a swap writes. Elsewhere "he" is "I have", and "her" is "here". */
export const PRONOUN_PAIRS: [men: string, women: string][] = [
  ['he', 'she'],
  ['his|him', 'her|hers'],
  ['himself', 'herself'],
]

/** Forms of address, likewise, in whatever language they stand. */
export const ADDRESS_PAIRS: [men: string, women: string][] = [
  ['mr', 'ms|mrs|miss'],
  ['herr', 'frau'],
  ['monsieur', 'madame'],
  ['señor', 'señora'],
]

/** Words that only count where the resume speaks of the person: "Gender: female". */
export const SEX_PAIRS: [men: string, women: string][] = [
  ['male', 'female'],
  ['männlich', 'weiblich'],
  ['masculin', 'féminin'],
  ['masculino', 'femenino|feminino'],
  ['мужской', 'женский'],
  ['男', '女'],
  ['남성', '여성'],
  ['남', '여'],
  ['ชาย', 'หญิง'],
  ['ذكر', 'أنثى'],
]

/** Job titles that have a form for men and one for women, by language. */
export const TITLE_PAIRS: Record<string, [men: string, women: string][]> = {
  en: [
    ['waiter', 'waitress'],
    ['host', 'hostess'],
    ['steward', 'stewardess'],
    ['actor', 'actress'],
    ['salesman', 'saleswoman'],
    ['chairman', 'chairwoman'],
    ['headmaster', 'headmistress'],
    ['policeman', 'policewoman'],
  ],
  de: [
    ['verkäufer', 'verkäuferin'],
    ['lehrer', 'lehrerin'],
    ['ingenieur', 'ingenieurin'],
    ['elektroniker', 'elektronikerin'],
    ['buchhalter', 'buchhalterin'],
    ['mitarbeiter', 'mitarbeiterin'],
    ['leiter', 'leiterin'],
    ['kaufmann', 'kauffrau'],
    ['krankenpfleger', 'krankenpflegerin|krankenschwester'],
  ],
  es: [
    ['cocinero', 'cocinera'],
    ['camarero', 'camarera'],
    ['enfermero', 'enfermera'],
    ['ingeniero', 'ingeniera'],
    ['profesor', 'profesora'],
    ['administrativo', 'administrativa'],
    ['director', 'directora'],
  ],
  fr: [
    ['infirmier', 'infirmière'],
    ['cuisinier', 'cuisinière'],
    ['vendeur', 'vendeuse'],
    ['directeur', 'directrice'],
    ['technicien', 'technicienne'],
    ['assistant', 'assistante'],
  ],
  pt: [
    ['engenheiro', 'engenheira'],
    ['professor', 'professora'],
    ['cozinheiro', 'cozinheira'],
    ['enfermeiro', 'enfermeira'],
    ['diretor', 'diretora'],
  ],
}
