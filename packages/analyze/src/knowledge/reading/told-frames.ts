/**
 * How a sentence tells a post, of one language. `{house}` and `{title}` are the names, `{end}` is where what is told ends.
 * `lead`: small words that a date leaves before the name. `sure`: with words that only posts have. `loose`: with a word that leads
 * to many things, so that the title has to be a known one. `glued`: with a letter that may belong to the word behind it, so that
 * the house has to be known, too.
 */
type Frames = { lead: string; sure?: string[]; loose?: string[]; glued?: string[] }

const MALAY: Frames = {
  lead: 'saya|pernah|sempat|mulai|sejak|dari|tahun|dan|lalu|kemudian|sekarang|skrg',
  sure: [
    '(?:bekerja|kerja|bertugas) (?:di|pada|dengan|bersama) {house},? (?:sebagai|sbg|jadi|menjadi|bagian|posisi|jawatan) {title}{end}',
    '(?:bekerja|kerja|bertugas) (?:sebagai|sbg|jadi|menjadi|bagian) {title} (?:di|pada) {house}{end}',
    '(?:sebagai|sbg|menjadi) {title} (?:di|pada) {house}{end}',
  ],
}

/** Hindi and Marathi, which short texts hardly tell apart. */
const DEVANAGARI: Frames = {
  lead: 'तक|से|मैंने|मैं|के बीच|में|अभी|अब|उसके बाद|पहले|वर्तमान में|पर्यंत|पासून|मी',
  sure: [
    '{house} ?(?:मध्ये|येथे) {title} (?:म्हणून|पदावर)',
    '{house} में {title} (?:के रूप में|के पद पर|के तौर पर|की नौकरी|की जॉब|का काम|का कार्य)',
    '{title} (?:के रूप में|के पद पर|के तौर पर) {house} में',
  ],
  loose: ['{house} में {title}{end}'],
}

const HEBREW_WORKS = '(?:עבדתי|עובד|עובדת|שימשתי|משמש|משמשת|הועסקתי|מועסק|מועסקת)'
const SWAHILI_WORKS = '(?:na|nina|nili|nime|ni|ku|ali|ana)fanya kazi'

/** By language; the names of months, "from" and "until" belong to the dates. */
export const TOLD_FRAMES: Readonly<Record<string, Frames>> = {
  ko: {
    lead: '까지|부터|에|간|동안|저는|현재|지금|이후|그 후',
    sure: [
      '{house}에서 {title}(?:으로서|로서|으로|로) (?:근무|일하|일함|일했|일을|재직|활동|종사|봉사)',
      '{house}에서 {title} (?:근무|재직)',
      '{house-word} {title}(?:으로서|로서|으로|로) (?:근무|일하|일함|일했|재직|종사)',
    ],
    loose: ['{house}에서 {title}{end}'],
  },
  ja: {
    lead: 'まで|までは|から|より|に|の間|、|その後|以降|現在',
    sure: [
      '{house}(?:にて|において|で|に){title}として[^、。]{0,12}(?:勤務|働|従事|入社|入職|就職|在籍|採用|担当|経験)',
      '{house}(?:にて|において|で){title}(?:業務)?(?:を担当|に従事|の仕事|をして|を経験|として(?=$|[、。]))',
    ],
  },
  zh: {
    lead: '间|間|期间|期間|起|后|後|我|曾|先后|先後|又|一直',
    sure: [
      '[在于於]{house}(?:工作|上班|任职|任職)?,?(?:担任|擔任|任|做|当|當|从事|從事){title}{end}',
      '(?:入职|加入|进入|進入){house},?(?:担任|擔任|任|做|当|當|从事|從事){title}{end}',
    ],
  },
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  gu: { lead: 'સુધી|થી|મેં', sure: ['{house} ?માં {title} તરીકે'] },
  bn: { lead: 'পর্যন্ত|থেকে|আমি', sure: ['{house}(?:-এ|তে| এ|য়) {title} (?:হিসেবে|হিসাবে|পদে)'] },
  te: { lead: 'వరకు|నుండి', sure: ['{house} ?లో {title} ?గా (?:పని|ఉద్యోగ)'] },
  ur: {
    lead: 'تک|سے|اب تک|میں نے|میں',
    sure: [
      '{house} میں (?:بطور|بحیثیت) {title} (?:کام|ملازمت|خدمات|نوکری|ڈیوٹی)',
      '{house} میں (?:بطور|بحیثیت) {title}{end}',
      '{house} میں {title} (?:کے طور پر|کی حیثیت سے|کے عہدے پر)',
      '(?:بطور|بحیثیت) {title} {house} میں',
    ],
    loose: ['{house} میں {title}{end}'],
  },
  fa: {
    lead: 'تا|از|سال|الان|کنون|به مدت',
    sure: [
      'در {house} (?:به عنوان|بعنوان|با سمت|در سمت|به سمت) {title} (?:کار|مشغول|فعالیت|شاغل|خدمت)',
      'در {house} (?:به عنوان|بعنوان|با سمت|در سمت|به سمت) {title}{end}',
      '(?:به عنوان|بعنوان) {title} در {house}{end}',
    ],
    loose: ['{title} در {house}{end}'],
  },
  he: {
    lead: 'אני|ועד|עד|היום|כיום',
    sure: [
      `${HEBREW_WORKS}(?: \\S{2,10})? כ-?{title} (?:ב-?|אצל |עבור ){house}{end}`,
      `${HEBREW_WORKS} (?:ב-?|אצל ){house} כ-?{title}{end}`,
    ],
    glued: ['{title} ב-?{house}{end}'],
  },
  ar: { lead: 'إلى|حتى|من', glued: ['{title} ب{house}{end}'] },
  vi: {
    lead: 'năm|tháng|đến|từ|em|tôi|mình|hiện|hiện tại|sau đó|nay|thì',
    sure: [
      '(?:làm việc|công tác|làm) (?:ở|tại|cho) {house},? (?:(?:với )?(?:vị trí|chức vụ|chức danh|vai trò)|làm|là)(?: là)? {title}{end}',
      '(?:làm|là) {title} (?:ở|tại|cho|của) {house}{end}',
    ],
    loose: ['{title} (?:ở|tại) {house}{end}'],
  },
  th: {
    lead: 'ถึง|ปี|จนถึง',
    sure: [
      '(?:ทำงาน|เคยทำงาน|ทำ) ?(?:ที่|กับ|อยู่ที่) ?{house} ?(?:ใน)?(?:ตำแหน่ง|เป็น) ?{title}{end}',
      '(?:ทำงาน|เคยทำงาน|เคย|ทำ)?เป็น ?{title} ?(?:อยู่ที่|ที่|กับ|ให้กับ) ?{house}{end}',
    ],
  },
  id: MALAY,
  ms: MALAY,
  sw: {
    lead: 'mpaka|hadi|sasa|mwaka|tangu|kuanzia',
    sure: [
      `${SWAHILI_WORKS} kama {title} (?:katika|kwenye|pale|kwa|na) {house}{end}`,
      `${SWAHILI_WORKS} (?:katika |kwenye |pale |kwa |na )?{house},? kama {title}{end}`,
    ],
  },
}
