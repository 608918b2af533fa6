/**
 * How adverts ask for a skill, around its name: "good with Excel", "Kenntnisse in SAP". Left out where a sentence names the
 * skill. Cases that the words around them demand stay, so that only languages without them are here.
 */
export const DEMAND_OPENERS = [
  '(?:(?:very |strong|good|great|excellent|solid|sound|proven|basic|advanced|working|hands-on|practical|in-depth|deep|some|prior|previous|your)[ ,]+)*(?:experience|knowledge|understanding|command|proficiency|familiarity|expertise|skills?|competence|confidence|experienced|proficient|familiar|comfortable|confident|skilled|competent|good|fluent) (?:with|in|of|at|using) ',
  '(?:(?:sehr |gute[rn]?|fundierte[rn]?|sichere[rn]?|erste[rn]?|praktische[rn]?|mehrjährige[rn]?|solide[rn]?|versierte[rn]?)[ ,]+)*(?:erfahrung(?:en)?|kenntnisse|umgang|wissen|know-how) (?:mit(?: dem| der)?|in(?: der)?|im|von) ',
  "(?:(?:bonnes?|très|solides?|une?)[ ,]+)*(?:expérience|connaissances?|maîtrise|pratique) (?:de(?: l['’]|s| la)?|du|d['’]|en|avec) ?",
  '(?:(?:buen[oa]s?|sólid[oa]s?|una?)[ ,]+)*(?:experiencia|conocimientos?|dominio|manejo) (?:en|con|de(?:l| la)?) ',
  '(?:(?:bo[an]s?|sólid[oa]s?|uma?)[ ,]+)*(?:experiência|conhecimentos?|domínio) (?:em|com|de|do|da|no|na) ',
  '(?:(?:buon[ae]|ottim[ae]|una)[ ,]+)*(?:esperienza|conoscenz[ae]|padronanza) (?:in|con|di|del(?:la)?|nel(?:la)?) ',
  '(?:(?:goede|ruime|een)[ ,]+)*(?:ervaring|kennis) (?:met|van|in) ',
  '(?:(?:god|goda|erfaren)[ ,]+)*(?:erfarenhet|erfaring|kunskap(?:er)?|kendskab|kjennskap|vana) (?:av|i|om|med|til) ',
].join('|')

/** The same behind the name. */
export const DEMAND_CLOSERS = ' (?:experience|skills?|knowledge|proficiency|expertise)'

/** What says of a demand how binding it is, behind its name: "– must be valid". */
export const BINDING_BEHIND = 'must be (?:valid|current)|would be (?:nice|welcome|ideal)|is welcome'
