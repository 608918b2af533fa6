import { lowerSameLength } from './lower-same-length.ts'

/** Folded openings of what the person has not done, or only hopes to do. */
export const DENIED =
  /\b(?:no (?:prior |previous |professional |practical |hands-on |direct )?(?:experience|knowledge|background|exposure)|(?:have|has) (?:not|never)(?! (?:missed|lost|failed|had an(?:y)?(?: \w+)? (?:accidents?|incidents?|complaints?|claims?))\b)|haven't|never (?:worked|used|done)|not (?:familiar|experienced|worked|yet)|without (?:any )?experience|lack(?:s|ing)? (?:of )?experience|unfamiliar with|looking to (?:learn|gain|move)|want(?:s|ing)? to learn|hop(?:e|es|ing) to (?:learn|gain|work)|eager to learn|would like to (?:learn|gain|work)|plan(?:s|ning)? to learn|interested in learning|(?:love|like) to learn|no(?: (?!(?:in|on|at|of|to|for|from|with|during|after|before|through|and|but|less|more|fewer)\b)[a-z/&-]{1,20}){1,4} (?:experience|competenc(?:e|y|ies)|qualifications?|certificates?|certification|licen[cs]es?|registration)|(?:can't|cannot|can not|unable to|not able to|don't|do not) (?:currently |yet |at present )?(?:work|do|hold|have|possess|speak|drive|travel)\b|keine (?:erfahrung|kenntnisse)|pas d'experience|aucune experience|sin experiencia|noch (?:keine?n?|nicht) (?:\p{L}+ ){0,4}(?:erfahrung|kenntnisse|zulassung|anerkennung|zertifikat|gelernt|gearbeitet)|(?:mochte|wurde) (?:\S+ ){1,5}(?:er)?lernen|(?:souhaite(?:rais)?|aimerais|voudrais) apprendre|je n'ai pas encore|(?:aun|todavia) no (?:tengo|he)|no tengo (?:experiencia|conocimientos)|(?:me gustaria|quiero) aprender|ainda nao (?:tenho|possuo)|nao tenho (?:experiencia|conhecimento)|(?:gostaria de|quero) aprender|non ho (?:ancora|esperienza)|(?:vorrei|mi piacerebbe) imparare|(?:nog geen|wil graag leren)|nie mam (?:jeszcze|doswiadczenia)|(?:vill|skulle vilja) lara mig|(?:vil|vill) gjerne l\p{L}re|haluaisin oppia|sem experiencia|nessuna esperienza|geen ervaring|bez doswiadczenia|ingen erfarenhet)\b|нет опыта|пока нет|хо(?:чу|тел бы|тела бы) (?:на)?учиться|без опыта|没有.{0,6}经验|経験なし|경험 없음/u

/** Folded openings of what somebody else could do. */
export const OF_OTHERS =
  /\b(?:my|our|the)\s(?:manager|boss|supervisor|colleague|colleagues|friend|friends|brother|sister|father|mother|wife|husband|partner|mentor|team lead|predecessor|director|professor)\s(?:was|is|were|are|had|has|who|used|knew|knows)\b|\b(?:mein|meine)\s(?:chef|vorgesetzter|kollege|kollegin|bruder|vater|mutter)\b|\bmon (?:chef|collegue|frere|pere)\b|\bmi (?:jefe|companero|hermano|padre)\b/u

/** How far a line claims something for the candidate: 1, or 0 where it denies it or speaks of others. */
export function claimOf(line: string): number {
  const folded = lowerSameLength(line)
  return DENIED.test(folded) || OF_OTHERS.test(folded) ? 0 : 1
}
