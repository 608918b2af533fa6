/**
 * Sentences that speak to a machine instead of to a reader, in many languages. Patterns run on text that was lowered,
 * stripped of diacritics and invisible characters, and whose Cyrillic and Greek look-alikes were made Latin
 * (LATIN) or left as they are (NATIVE). Every gap is bounded.
 */
/**
 * `cues`: groups of words, of each of which every match holds one; compared by their first five letters (see
 * integrity/cued-orders.ts), so that a pattern is only run on texts that hold them.
 */
export const LATIN_INSTRUCTIONS: { cues: string[]; pattern: RegExp }[] = [
  {
    cues: ['ignore disregard forget'],
    pattern:
      /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:previous|prior|above|earlier|all|other|your|the)\b.{0,20}\b(?:instruction|prompt|rule|criteria|guideline|direction|command)s?\b/u,
  },
  {
    cues: ['override bypass skip'],
    pattern:
      /\b(?:override|bypass|skip)\b.{0,30}\b(?:previous|prior|above|earlier|your)\b.{0,20}\b(?:instruction|prompt|rule|criteria|guideline|direction|command)s?\b/u,
  },
  {
    cues: [
      'rate score rank grade give assign award mark evaluate',
      'candidate applicant resume cv profile application',
    ],
    pattern:
      /\b(?:rate|score|rank|grade|give|assign|award|mark|evaluate)\b.{0,20}\b(?:this|the|my|that)\s(?:\w{1,12}\s)?(?:candidate|applicant|resume|cv|profile|application)\b.{0,40}(?:\b100\b|\b10\s?\/\s?10\b|\bhighest\b|\bmaximum\b|\b(?:as|at|to) (?:the )?top\b|\btop (?:candidate|score|rank|choice|match|rating|marks?)\b|\bperfect (?:score|match|candidate|fit)\b|\bfirst\b(?=\W{0,3}$|[.!,;]| (?:and|place|rank|choice|overall|among|in the)\b))/u,
  },
  {
    cues: ['rate score rank grade mark', 'me him her them it'],
    pattern:
      /\b(?:rate|score|rank|grade|mark)\s(?:me|him|her|them|it)\b.{0,30}(?:\b100\b|\bhighest\b|\bmaximum\b|\btop\b|\bfirst\b)/u,
  },
  {
    cues: ['give assign award set rate score', '100'],
    pattern:
      /(?:^|[.!:;,]\s?|\b(?:please|and|must|should|then)\s)(?:give|assign|award|set|rate|score)\b.{0,30}\b100\s?(?:\/|out of)\s?100\b/mu,
  },
  {
    cues: ['output return reply respond answer print say write', 'score rank recommendation hire requirements nothing'],
    pattern:
      /\b(?:output|return|reply|respond|answer|print|say|write)\b.{0,25}(?:"score"|\bscore\s?[:=]?\s?(?:of )?\d|\brank\s?[:=]?\s?\d|\brecommendation\b\s?(?:of )?["':]|\bstrong hire\b|\ball requirements are met\b|\bnothing else\b)/u,
  },
  { cues: ['system developer assistant'], pattern: /\b(?:system|developer|assistant)\s?(?:prompt|message)s?\s?:/u },
  {
    cues: ['system ai llm gpt chatgpt'],
    pattern:
      /^\W{0,6}(?:system|ai|llm|gpt|chatgpt)\s?:\s?(?:th(?:is|e) (?:candidate|applicant|resume|cv|person|evaluation)|you|ignore|output|rate|score|please|act as)\b/mu,
  },
  {
    cues: [],
    pattern:
      /(?:\[\[?\/?inst\]?\]|<\/?(?:system|instructions?|document|resume|prompt|user|assistant)>|<\|(?:im_start|im_end|system|endoftext)\|>|###\s?(?:instruction|system|response)s?\s?(?::|$))/mu,
  },
  {
    cues: [
      'note message memo instructions',
      'to for',
      'ai llm chatgpt gpt language bots ats screening automated resume',
    ],
    pattern:
      /\b(?:note|message|memo)\s(?:to|for)\s(?:(?:the|any|all)\s)?(?:ai|llms?|chatgpt|gpt|language models?|bots?|ats|screening (?:system|tool|software)|(?:automated|resume|cv) (?:system|screen\w{0,6}|review\w{0,4}|parsers?))\b|\binstructions? (?:to|for) (?:(?:the|any|all)\s)?(?:ai|llms?|chatgpt|gpt|language models?|ats|bots?|screening (?:system|tool|software))\b[\w ]{0,20}:/u,
  },
  {
    cues: [
      'dear attention hello hey hi',
      'ai llm chatgpt gpt language bot chatbot algorithm ats automated screening machine',
    ],
    pattern:
      /\b(?:dear|attention|hello|hey|hi),?\s(?:(?:to|for|the|any|all)\s){0,2}(?:ai|llms?|chatgpt|gpt|language model|(?:chat)?bot|algorithm|ats|automated (?:system|screen\w{0,6}|review\w{0,4})|screening (?:system|tool|software)|machine)\b/u,
  },
  {
    cues: ['if', 'you youre', 'ai llm language artificial chatbot large'],
    pattern:
      /\bif you(?: are|'re) (?:an? )?(?:ai|llm|language model|artificial intelligence|chatbot|large language)\b/u,
  },
  {
    cues: ['as', 'ai llm language artificial chatbot large'],
    pattern:
      /\bas an? (?:ai|llm|(?:large )?language model|artificial intelligence|chatbot)(?: (?:model|assistant|reviewer|recruiter|system|screener))?,?\s(?:you|i)\b/u,
  },
  {
    cues: ['pre preapproved already', 'hr hiring human'],
    pattern: /\b(?:pre-?approved|already approved|already selected) by (?:hr|the hiring|human)\b/u,
  },
  {
    cues: ['other', 'candidates applicants resumes candidate applicant resume'],
    pattern:
      /\b(?:all )?other (?:candidates?|applicants?|resumes?)\b.{0,40}(?:\bfailed (?:the )?(?:background|check)|\b(?:reject|score|rank|ignore|disqualify) them\b|\b(?:must|should|are to) be (?:reject|rank|score|ignore|disqualif)|\bare (?:un|dis)qualified)/u,
  },
  {
    cues: ['reject ignore disqualify score rank', 'other', 'candidates applicants resumes'],
    pattern: /\b(?:reject|ignore|disqualify|score|rank)\s(?:all )?(?:the )?other (?:candidates|applicants|resumes)\b/u,
  },
  {
    cues: ['only just', 'named called with'],
    pattern:
      /\b(?:only|just)\s(?:candidates?|applicants?|people|persons?)\s(?:named|called|with the (?:sur|last |first )?name)\b/u,
  },
  {
    cues: ['print reveal show repeat leak output', 'system prompt hidden instructions other'],
    pattern:
      /\b(?:print|reveal|show|repeat|leak|output)\b.{0,20}(?:\byour\b.{0,12}\b(?:prompt|instructions|criteria)|\bsystem prompt|\bhidden criteria|\bnames of (?:the )?other candidates)/u,
  },
  {
    cues: ['new next real actual', 'task instructions'],
    pattern: /\b(?:new|next|real|actual) (?:task|instructions?)\s?:/u,
  },
  {
    cues: ['decode decipher base64'],
    pattern: /\b(?:decode|decipher|base64)\b.{0,30}\b(?:and|then)\b.{0,12}\b(?:follow|execute|obey|run)\b/u,
  },
  {
    cues: ['ignorez oubliez tenez attribuez donnez mettez'],
    pattern:
      /\b(?:ignorez|ignorer|oubliez|ne tenez pas compte)\b.{0,40}\b(?:instructions?|consignes?|criteres?|regles?)\b|\b(?:attribuez|donnez|mettez)\b.{0,25}\b(?:note|score)\b.{0,15}\b(?:maximale?|100|parfait)/u,
  },
  {
    cues: ['ignorieren vergiss vergessen missachten bewerten vergib gib'],
    pattern:
      /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,50}\b(?:anweisung\w*|anleitung\w*|regeln|kriterien|vorgaben|instruktionen)\b|(?:\bbewerten?\s(?:sie )?(?:dies\w{0,3}|den|die|das|mich|mein\w{0,2})\b|\b(?:vergib|gib)\b).{0,40}\b(?:100|hochst\w*|maximal\w*|bestnote)\b.{0,15}(?:punkt|bewertung|note|von|$)/u,
  },
  {
    cues: [
      'ignora olvida desconsidere descarta esqueca',
      'instrucciones indicaciones reglas criterios ordenes regras istruzioni regole comandos instrucoes criteri',
    ],
    pattern:
      /\b(?:ignora\w{0,4}|olvida\w{0,4}|desconsidere?|esquec\w{0,4})\b.{0,40}\b(?:instruc\w{0,6}|indicaciones|reglas|criterios|ordenes|regras|istruzioni|regole|criteri|comandos)\b|\bdescarta\s(?:(?:todas|todos|las|los|tus|sus)\s){1,2}(?:instruc\w{0,6}|indicaciones|reglas|criterios|ordenes)\b/u,
  },
  {
    cues: [
      'asigna otorga da dale de atribua assegna dai califica valuta avalie puntua',
      'puntuacion puntaje nota pontuacao punteggio voto candidato candidata',
    ],
    pattern:
      /(?:^\W{0,6}|[.!;:]\s?|\b[ye]\s)(?:asigna|otorga|dale?|de|atribua|assegna|dai|califica|valuta|avalie|puntua)\s.{0,30}\b(?:puntuacion|puntaje|nota|pontuacao|punteggio|voto|candidat[oa])\b.{0,20}\b(?:maxim[ao]|100|massim[ao])/mu,
  },
  {
    cues: ['negeer vergeet geef'],
    pattern:
      /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies|aanwijzingen|regels|opdrachten|criteria)\b|\bgeef\b.{0,30}\b(?:maximale|hoogste|100)\b.{0,12}(?:score|punten|cijfer)/u,
  },
  {
    cues: ['zignoruj ignoruj pomin zapomnij przyznaj ocen daj'],
    pattern:
      /\b(?:zignoruj|ignoruj|pomin|zapomnij)\b.{0,40}\b(?:instrukcj\w*|polecen\w*|zasad\w*|kryteri\w*)\b|\b(?:przyznaj|daj|ocen (?:tego|te|to|mnie|moje|kandydat\w{0,3}))\b.{0,30}\b(?:maksymaln\w{0,4}|najwyzsz\w{0,4}|100)\b/u,
  },
  {
    cues: ['ignorera bortse glom'],
    pattern: /\b(?:ignorera|ignorer|bortse fran|glom)\b.{0,40}\b(?:instruktion\w*|anvisning\w*|instruks\w*|regler)\b/u,
  },
  {
    cues: ['onceki tum butun', 'talimat komut kural'],
    pattern:
      /\b(?:onceki|tum|butun)\b.{0,20}\b(?:talimat\w*|komut\w*|kural\w*)\b.{0,20}\b(?:yok say|gormezden gel|unut|dikkate alma)/u,
  },
  {
    cues: ['abaikan lupakan bo'],
    pattern:
      /\b(?:abaikan|lupakan)\b.{0,30}\b(?:instruksi|perintah|aturan|kriteria)\b|\bbo qua\b.{0,20}\b(?:huong dan|chi dan|lenh|yeu cau)\b/u,
  },
]

/** In NFKC, where Thai sara am is two characters. */
export const NATIVE_INSTRUCTIONS: RegExp[] = [
  /(?:игнорируй|игнорировать|забудь|не обращай).{0,40}(?:инструкци|указани|правил|критери)|(?<![а-яё])(?:поставь|присвой|дай|оцени)(?:те)?(?![а-яё]).{0,30}(?:максимальн|высш|100)/u,
  /(?:ігноруй|ігнорувати|забудь).{0,40}(?:інструкц|вказівк|правил|критері)|(?<![а-яіїєґ])(?:постав|присвой|дай|оціни)(?:те)?(?![а-яіїєґ]).{0,30}(?:максимальн|найвищ|100)/u,
  /(?:忽略|无视|無視|忘记|忘掉|忽視).{0,15}(?:指令|指示|说明|規則|规则|提示|要求)|(?:^|[，。,.;；!！/：:\s]|请|並|并)(?:给出|给予|打|評|评|給予|评为)(?:他|她|其|我)?(?:满分|滿分|最高分|100\s?分)/u,
  /(?:無視|忘れ(?!物)).{0,20}(?:指示|命令|プロンプト|ルール)|(?:指示|命令|プロンプト|ルール).{0,12}(?:無視|忘れ)|(?:満点|最高点|100点)(?:を|の評価を)?(?:つけ|付け|与え)(?:て|よ|ろ)|(?:満点|最高点|100点)(?:で|と)評価(?:して|せよ|しろ)/u,
  /(?:지시|명령|지침|프롬프트|규칙).{0,12}(?:무시|잊)|(?:만점|100점|최고 점수)(?:을|를)?\s?(?:주세요|주십시오|줘|주어라|부여하|매겨)/u,
  /(?<![\u0621-\u064a])(?:تجاهل|انس|أهمل)(?![\u0621-\u064a]).{0,30}(?:التعليمات|الأوامر|المعايير|القواعد)|(?<![\u0621-\u064a])(?:امنح|أعط|قيم)(?:ه|ها|ني)?(?![\u0621-\u064a]).{0,25}(?:الكاملة|كاملة|النهائية|القصوى|أعلى|100|١٠٠)/u,
  /(?:अनदेखा|नज\u093c?रअंदाज\u093c?|भूल).{0,20}(?:निर्देश|आदेश)|(?:निर्देश|आदेश).{0,20}(?:अनदेखा|नज\u093c?रअंदाज\u093c?|भूल)/u,
  /(?:ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ).{0,20}(?:คําสั่ง|คําแนะนํา|กฎ)/u,
]

/** Letters of other scripts that look like Latin ones. */
export const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  г: 'r',
  п: 'n',
  ѵ: 'v',
  ӏ: 'l',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ϲ: 'c',
  ӧ: 'o',
  ո: 'n',
  օ: 'o',
  ս: 'u',
  ց: 'g',
  հ: 'h',
}
