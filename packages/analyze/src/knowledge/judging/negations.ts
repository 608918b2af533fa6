const words = (some: string) => `(?<![\\p{L}\\p{M}])(?:${some.trim().replaceAll(/\s*\|\s*/gu, '|')})(?![\\p{L}\\p{M}])`

/** Words, folded, of a clause that denies what it tells, by language; unlike `DENIED` for deeds alone, so that a word is enough. */
const DENYING = `
not|no|never|none|nobody|cannot|can't|don't|didn't|doesn't|hasn't|haven't|wasn't|isn't|without
|nicht|nie|niemals|kein|keine|keinen|keiner|keinerlei|ohne
|pas|jamais|aucun|aucune|sans|ni
|nunca|jamas|ningun|ninguna|sin|tampoco
|nao|nem|nenhum|nenhuma|sem
|non|mai|nessun|nessuna|senza
|niet|nooit|geen|zonder
|nie|nigdy|bez|brak|zaden|zadna|zadnych
|inte|aldrig|ingen|inga|utan|ikke|ikkje|uden|uten|intet|inget
|ei|en|eivat|ilman|nem|soha|nelkul|nu|niciodata|fara|ne|nikdy|zadny|nisam|nikad|nikada|tidak|belum|tanpa|khong|chua
|не|нет|никогда|без|ни|немає|ніколи|немам|никога
|degil|yok|hic|yapmadim|olmadan|calismadim|bulunmuyor
`
/** The same in scripts without blanks or with words that grow. */
const UNSPACED =
  '没有|沒有|从未|從未|未曾|不是|不会|不會|没做|没接触|未做|ない|ません|なし|未経験|않|없|못하|못했|ไม่|لم |لا |ليس|بدون|אין|לא |नहीं'

export const NEGATIONS = new RegExp(`${words(DENYING.replaceAll('\n', ''))}|${UNSPACED}`, 'u')

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
export const BY_OTHERS = new RegExp(words(OTHERS.replaceAll('\n', '')), 'u')
