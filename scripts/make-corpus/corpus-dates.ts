import type { CorpusLanguage, CorpusMonth, CorpusPerson, DateStyle } from './corpus-person.ts'

/** Month names, long and short, as people of the language write them in resumes. */
const LONG: Record<CorpusLanguage, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  pl: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  ja: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  th: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
}

const SHORT: Partial<Record<CorpusLanguage, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
  pt: 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.',
  pl: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ru: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
}

const THAI_ERA = 543

function monthName(table: string | undefined, month: number): string {
  return table?.split(' ')[month - 1] ?? String(month)
}

function formatMonth(value: CorpusMonth, style: DateStyle, language: CorpusLanguage): string {
  const [year = '', digits] = value.split('-')
  const thaiYear = String(Number(year) + THAI_ERA)
  if (!digits) return style === 'thai' ? thaiYear : style === 'kanji' ? `${year}年` : year
  const month = Number(digits)
  const written: Record<DateStyle, () => string> = {
    short: () => `${monthName(SHORT[language] ?? LONG[language], month)} ${year}`,
    long: () => `${monthName(LONG[language], month)} ${year}`,
    slash: () => `${digits}/${year}`,
    dot: () => `${digits}.${year}`,
    iso: () => value,
    'year-first': () => `${year}/${digits}`,
    kanji: () => `${year}年${month}月`,
    thai: () => `${monthName(SHORT[language], month)} ${thaiYear}`,
    apostrophe: () => `${monthName(SHORT[language], month)} ’${year.slice(2)}`,
  }
  return written[style]()
}

/** A period as this person writes it; empty when neither end is known. */
export function formatPeriod(person: CorpusPerson, start?: CorpusMonth, end?: CorpusMonth | 'present'): string {
  const { style, to, present } = person.dates
  const written = [start, end].map((value) =>
    value === undefined ? '' : value === 'present' ? present : formatMonth(value, style, person.language),
  )
  return written[0] && written[1] ? written.join(to) : written.join('')
}
