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
    cues: ['ignore disregard forget override bypass skip'],
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,30}\b(?:previous|prior|above|earlier|all|other|your|the)\b.{0,20}\b(?:instruction|prompt|rule|criteria|guideline|direction|command)s?\b/u,
  },
  {
    cues: [
      'rate score rank grade give assign award mark evaluate',
      'candidate applicant resume cv profile application',
    ],
    pattern:
      /\b(?:rate|score|rank|grade|give|assign|award|mark|evaluate)\b.{0,20}\b(?:this|the|my|that)\s(?:\w{1,12}\s)?(?:candidate|applicant|resume|cv|profile|application)\b.{0,40}(?:\b100\b|\b10\s?\/\s?10\b|\bhighest\b|\bmaximum\b|\btop\b|\bperfect\b|\bfirst\b)/u,
  },
  {
    cues: ['rate score rank grade mark', 'me him her them it'],
    pattern:
      /\b(?:rate|score|rank|grade|mark)\s(?:me|him|her|them|it)\b.{0,30}(?:\b100\b|\bhighest\b|\bmaximum\b|\btop\b|\bfirst\b)/u,
  },
  {
    cues: ['score rating rank grade', '100'],
    pattern: /\b(?:score|rating|rank|grade)\b.{0,20}\b100\s?(?:\/|out of)\s?100\b/u,
  },
  {
    cues: [
      'output return reply respond answer print say write state',
      'score rank recommendation hire requirements nothing',
    ],
    pattern:
      /\b(?:output|return|reply|respond|answer|print|say|write|state)\b.{0,25}(?:\bscore\b|"score"|\brank\b|\brecommendation\b|\bstrong hire\b|\ball requirements are met\b|\bnothing else\b)/u,
  },
  { cues: ['system developer assistant'], pattern: /\b(?:system|developer|assistant)\s?(?:prompt|message)s?\s?:/u },
  {
    cues: ['system ai llm gpt chatgpt'],
    pattern:
      /^\W{0,6}(?:system|ai|llm|gpt|chatgpt)\s?:\s?(?:this|the|you|ignore|output|rate|score|note|new|please|act)\b.{0,3}\s?\S/u,
  },
  {
    cues: [],
    pattern:
      /(?:\[\[?\/?inst\]?\]|<\/?(?:system|instructions?|document|resume|prompt|user|assistant)>|<\|(?:im_start|im_end|system|endoftext)\|>|###\s?(?:instruction|system|response))/u,
  },
  {
    cues: [
      'note message instructions attention dear',
      'ai llm chatgpt gpt language bot algorithm ats automated screening machine',
    ],
    pattern:
      /\b(?:note|message|instructions?|attention|dear)\b.{0,12}\b(?:to|for)?\b.{0,6}\b(?:the )?(?:ai|llm|chatgpt|gpt|language model|bot|algorithm|ats|automated|screening (?:system|tool|software)|ai reviewer|ai recruiter|machine)\b/u,
  },
  {
    cues: ['if as', 'ai llm language artificial chatbot large'],
    pattern: /\b(?:if you are|as) (?:an? )?(?:ai|llm|language model|artificial intelligence|chatbot|large language)\b/u,
  },
  {
    cues: ['pre preapproved already', 'hr hiring human'],
    pattern: /\b(?:pre-?approved|already approved|already selected) by (?:hr|the hiring|human)\b/u,
  },
  {
    cues: ['other', 'candidates applicants resumes candidate applicant resume'],
    pattern:
      /\b(?:all )?other (?:candidates?|applicants?|resumes?)\b.{0,40}\b(?:failed|reject|score|rank|ignore|disqualif|are unqualified|lower)/u,
  },
  {
    cues: ['only just', 'named called with'],
    pattern:
      /\b(?:only|just)\s(?:candidates?|applicants?|people|persons?)\s(?:named|called|with the (?:sur|last |first )?name)\b/u,
  },
  {
    cues: ['print reveal show repeat leak output', 'system prompt hidden instructions other'],
    pattern:
      /\b(?:print|reveal|show|repeat|leak|output)\b.{0,20}\b(?:your|the)\b.{0,12}\b(?:system prompt|prompt|hidden criteria|instructions|other candidates)/u,
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
      /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,50}\b(?:anweisung\w*|anleitung\w*|regeln|kriterien|vorgaben|instruktionen)\b|\b(?:bewerte\w*|vergib|gib)\b.{0,40}\b(?:100|hochst\w*|maximal\w*|bestnote)\b.{0,15}(?:punkt|bewertung|note|von|$)/u,
  },
  {
    cues: [
      'ignora olvida desconsidere descarta esqueca asigna otorga da de atribua assegna dai califica valuta avalie puntua',
      'instrucciones indicaciones reglas criterios ordenes regras istruzioni regole comandos puntuacion puntaje nota pontuacao punteggio voto candidato',
    ],
    pattern:
      /\b(?:ignora\w*|olvida\w*|desconsidere?|descarta\w*|esquec\w*)\b.{0,40}\b(?:instruc\w*|indicaciones|reglas|criterios|ordenes|regras|istruzioni|regole|criteri|comandos)\b|\b(?:asigna|otorga|da|de|atribua|assegna|dai|califica|valuta|avalie|puntua)\b.{0,30}\b(?:puntuacion|puntaje|nota|pontuacao|punteggio|voto|candidat\w*)\b.{0,20}\b(?:maxim[ao]|100|massim[ao])/u,
  },
  {
    cues: ['negeer vergeet geef'],
    pattern:
      /\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies|aanwijzingen|regels|opdrachten|criteria)\b|\bgeef\b.{0,30}\b(?:maximale|hoogste|100)\b.{0,12}(?:score|punten|cijfer)/u,
  },
  {
    cues: ['zignoruj ignoruj pomin zapomnij przyznaj ocen daj'],
    pattern:
      /\b(?:zignoruj|ignoruj|pomin|zapomnij)\b.{0,40}\b(?:instrukcj\w*|polecen\w*|zasad\w*|kryteri\w*)\b|\b(?:przyznaj|ocen|daj)\b.{0,30}\b(?:maksymaln\w*|najwyzsz\w*|100)\b/u,
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

export const NATIVE_INSTRUCTIONS: RegExp[] = [
  /(?:игнорируй|игнорировать|забудь|не обращай).{0,40}(?:инструкци|указани|правил|критери)|(?:поставь|присвой|дай|оцени).{0,30}(?:максимальн|высш|100)/u,
  /(?:ігноруй|ігнорувати|забудь).{0,40}(?:інструкц|вказівк|правил|критері)|(?:постав|присвой|дай|оціни).{0,30}(?:максимальн|найвищ|100)/u,
  /(?:忽略|无视|無視|忘记|忘掉|忽視).{0,15}(?:指令|指示|说明|規則|规则|提示|要求)|(?:给出|打|评|給予|评为).{0,6}(?:满分|滿分|最高分|100\s?分)/u,
  /(?:無視|忘れ).{0,20}(?:指示|命令|プロンプト|ルール)|(?:指示|命令|プロンプト|ルール).{0,12}(?:無視|忘れ)|(?:満点|最高点|100点).{0,8}(?:つけ|与え|付け|評価)/u,
  /(?:지시|명령|지침|프롬프트|규칙).{0,12}(?:무시|잊)|(?:만점|100점|최고 점수).{0,10}(?:주|부여|매)/u,
  /(?:تجاهل|انس|أهمل).{0,30}(?:التعليمات|الأوامر|المعايير|القواعد)|(?:امنح|أعط|قيم).{0,25}(?:الدرجة|درجة|النتيجة|100|١٠٠)/u,
  /(?:अनदेखा|नज़रअंदाज़|भूल).{0,10}|(?:निर्देश|आदेश).{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)/u,
  /(?:ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ).{0,20}(?:คำสั่ง|คำแนะนำ|กฎ)/u,
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
