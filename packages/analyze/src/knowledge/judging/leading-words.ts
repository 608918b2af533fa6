/**
 * How a line of work says that somebody leads people, in the languages of the skill knowledge: folded beginnings of words for
 * leading and for the people led, which stand near each other in one sentence, in either order. `served`: between them, words of a
 * service that the people are given and not led by: "Runs payroll for 25 to 300 employees".
 */
export const LEADING_WORDS: { lead: string; people: string; served?: string }[] = [
  {
    lead: 'manag(?:e|es|ed|ing)(?!\\p{L})|supervis(?:e|es|ed|ing)(?!\\p{L})|led(?!\\p{L})|lead(?:s|ing)?(?!\\p{L})|head(?:ed|ing)(?!\\p{L})|oversaw|oversee|in charge of|responsible for|line[- ]manag|look(?:ed|ing)? after|ran(?!\\p{L})|runs?(?!\\p{L})|running(?!\\p{L})|rate[ds]?(?!\\p{L})',
    people:
      '(?:[\\p{L}\\d-]+ ){0,3}(?:team|crew|brigade|squad)s?(?! (?:member|spirit|player|work|meeting|room|build|event|site|lunch|page|wiki|training|workshop))|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[ +](?:\\p{L}+[ -]){0,3}(?:people|staff|employees|nurses|engineers|cooks|chefs|workers|operatives|teachers|developers|technicians|agents|clerks|drivers|assistants|members|reports|carers|analysts|accountants|officers|pickers|cleaners|guards|colleagues)|(?:people|staff)(?! (?:meeting|training|room|rota|turnover|file|record))|direct reports|junior (?:staff|colleagues)',
    served: 'for(?! (?:\\d+|\\p{L}+) (?:years?|months?))|payrolls?|wages|salaries|pensions?|benefits',
  },
  {
    lead: 'leit(?:e|et|ete|en|end|ung)|gefuhrt|fuhr(?:e|t|te|en|ung)(?!\\p{L})|verantwort|angeleitet|anleitung|vorgesetzt|koordin',
    people:
      'teams?(?!\\p{L})|mitarbeit|personal(?!\\p{L})|kollegen|kolleginnen|beschaftigt|auszubildende|fachkraft|monteur|schicht(?!\\p{L})',
  },
  {
    lead: 'encadr|dirig|manag|anim|supervis|pilot|coordon',
    people: 'equipe|personnes|salaries|collaborateurs|agents|apprentis|brigade|techniciens|ouvriers',
  },
  {
    lead: 'dirig|dirij|lider|supervis|coordin|a (?:mi )?cargo|responsable de|jefatura',
    people: 'equipo|personas|empleados|cocineros|trabajadores|operarios|personal(?!\\p{L})|cuadrilla|brigada|tecnicos',
  },
  {
    lead: 'lider|gest[ao]|geri|supervis|coorden|chefi|dirig|responsavel p',
    people: 'equipe|equipa|pessoas|funcionarios|colaboradores|operadores|trabalhadores|encarregados',
  },
  {
    lead: 'gesti|coordin|supervis|guid|dirig|dirett|responsabil|capo',
    people: 'team(?!\\p{L})|squadr|persone|collaborator|personale|brigata|addetti|operai',
  },
  {
    lead: 'leid(?:de|t|ing|en)|aanstur|stuur|leidinggev|begeleid',
    people: 'teams?(?!\\p{L})|medewerk|collega|personen|ploeg|man(?!\\p{L})|monteurs',
  },
  {
    lead: 'kierow|zarzadz|nadzor|koordyn',
    people: 'zespo|pracownik|osob|brygad|ekip|dzial',
  },
  { lead: 'yonet|liderli|sorumlu|denetl|koordin', people: 'ekib|ekip|personel|calisan|kisi(?:lik|yi|den)|takim' },
  {
    lead: 'руковод|управл|координ|возглав|подчинен',
    people: 'команд|отдел|бригад|сотрудник|групп|персонал|человек',
  },
  { lead: '(?:ال)?اشراف|(?:ال)?إشراف|والإشراف|قياد|قاد|ادار|إدار', people: 'فريق|موظف|عمال|طاقم|محاسبين|مهندسين|فنيين' },
  { lead: 'नेतृत्व|प्रबंधन|पर्यवेक्षण|देखरेख|संचालन', people: 'टीम|कर्मचारि|लोगों|मजदूर' },
]

/** Whole patterns: a number of people by itself, words of one piece, and scripts that put no blanks between words. */
export const LEADING_SIGNS = [
  '(?<![\\p{L}\\p{N}])(?:supervise|supervises|supervised|supervising)(?: (?:over|up to|about|around))? \\d{1,3}(?=\\s*(?:$|[.,;)\\n]|(?:on|in|at|across|per)(?!\\p{L})))',
  '(?<![\\p{L}\\p{N}])(?:personalverantwortung|fuhrungsverantwortung|personalfuhrung|mitarbeiterfuhrung)',
  '(?:部下|メンバー|スタッフ|チーム|後輩|作業員|検査員|新人)[^。\\n]{0,12}(?:管理|指導|マネジメント|統括|率い|育成)',
  'フロアリーダー|チームリーダー|班長',
  '(?:팀원|직원|인력|부하|\\d+명)[^.\\n]{0,12}(?:관리|지휘|감독|이끌|총괄|인솔)',
  '(?:ดูแล|บริหาร|ควบคุม|กำกับ)[^.\\n]{0,12}(?:ทีม|ลูกน้อง|พนักงาน|ผู้ใต้บังคับบัญชา)',
  '(?:带领|管理|领导|带)[^。，\\n]{0,10}(?:团队|人员|员工|下属|组员|小组)|(?:团队|员工)管理',
]

/** Known skills that say no more than that people are led. */
export const LEADING_SKILLS = new Set([
  'skill:leadership',
  'skill:team-leadership',
  'skill:team-management',
  'skill:people-management',
  'skill:staff-supervision',
])
