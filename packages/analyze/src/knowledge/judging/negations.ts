const words = (some: string) => `(?<![\\p{L}\\p{M}])(?:${some.trim().replaceAll(/\s*\|\s*/gu, '|')})(?![\\p{L}\\p{M}])`

/** Words of a clause that denies what it tells, folded, by language (ISO 639-1); unlike `DENIED`, one word is enough. */
const DENYING: Record<string, string> = {
  en: "not|no|never|none|nobody|cannot|can't|don't|didn't|doesn't|hasn't|haven't|wasn't|isn't|without",
  de: 'nicht|nie|niemals|kein|keine|keinen|keiner|keinerlei|ohne',
  fr: 'pas|jamais|aucun|aucune|sans',
  es: 'no|nunca|jamas|ningun|ninguna|sin|tampoco',
  pt: 'nao|nunca|nem|nenhum|nenhuma|sem',
  it: 'non|mai|nessun|nessuna|senza',
  nl: 'niet|nooit|geen|zonder',
  pl: 'nie|nigdy|bez|brak|zaden|zadna|zadnych',
  sv: 'inte|aldrig|ingen|inga|inget|utan',
  da: 'ikke|aldrig|ingen|uden',
  no: 'ikke|aldri|ingen|uten',
  fi: 'ei|en|eivat|ilman',
  hu: 'nem|soha|nelkul',
  ro: 'nu|niciodata|fara',
  cs: 'ne|nikdy|bez|zadny|zadna|neumim|nemam',
  tr: 'degil|yok|hic|yapmadim|calismadim|bulunmuyor|olmadan',
  ru: 'не|нет|никогда|без|ни',
  uk: 'не|немає|ніколи|без',
  ar: 'لم|لا|ليس|بدون',
}
/** The same in scripts without blanks, which no other language writes. */
const UNSPACED = '没有|沒有|从未|從未|未曾|不是|不会|不會|没做|没接触|未做|ない|ません|なし|未経験|않|없|못하|못했|ไม่'

const NEGATIONS = new Map(
  Object.entries(DENYING).map(([language, some]) => [language, new RegExp(`${words(some)}|${UNSPACED}`, 'u')]),
)
const ELSEWHERE = new RegExp(UNSPACED, 'u')

/** Whether a folded clause in a language denies something. */
export function denies(folded: string, language: string): boolean {
  return (NEGATIONS.get(language) ?? ELSEWHERE).test(folded)
}

/** Who else does it. */
const OTHERS = `
(?:is|are|was|were) (?:done|run|made|handled|taken care of|written|ordered|led|decided|drawn up|carried out|prepared|checked|signed) by (?:a|an|another|my|our|the|others|someone)
|(?:my|our|the|a) (?:manager|boss|supervisor|senior|colleague|colleagues|team leader|owner|engineer|partner|job-share partner)(?: \\S+){0,2} (?:does|do|did|writes|wrote|decides|decided|makes|made|takes|handles|handled|leads|signs|prepares|files)
|another (?:team|department)
|(?:macht|ubernimmt|erledigt|schreibt|entscheidet|setzt) (?:der|die|das|mein|meine|unser|unsere) (?:chef|chefin|kollege|kollegin|zentrale|leiter|leiterin|meister|abteilung)
|(?:der|die|mein|meine|unser|unsere) (?:chef|chefin|kollege|kollegin|zentrale|meister|vorgesetzte|vorgesetzter)(?: \\S+){0,2} (?:macht|ubernimmt|erledigt|schreibt|entscheidet|setzt|bestellt|fuhrt)
|(?:c'est )?(?:le|la|mon|ma|un|une) (?:chef|cheffe|responsable|collegue|cabinet|patron|patronne|direction)(?: \\S+){0,2} (?:qui|s'en occupe|fait|decide|gere)
|(?:lo|la|los|las) (?:hace|lleva|hacen|llevan|decide|gestiona) (?:el|la|mi|un|una|otro|otra) 
|(?:lo|la|li|le) (?:fa|fanno|scrive|gestisce|decide) (?:il|la|un|una|mio|mia) 
|doet (?:mijn|de|een) (?:collega|chef|leidinggevende)|door (?:een|mijn|de) (?:collega|chef)
|gor (?:min|en|chefen)|av (?:en|min) (?:kollega|chef)
|робить|делает (?:\\S+ ){0,2}(?:начальник|коллега|главный)
`
const BY_OTHERS = new RegExp(words(OTHERS.replaceAll('\n', '')), 'u')

/** Whether a folded clause tells what somebody else does. */
export function tellsOfOthers(folded: string): boolean {
  return BY_OTHERS.test(folded)
}
