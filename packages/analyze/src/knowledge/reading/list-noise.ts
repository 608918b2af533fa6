/** Words in an entry of a skills list that make it a note and no skill: levels, lengths of time, boilerplate. */
export const LIST_NOISE =
  'year|years|yrs|month|months|less than|proficient|very proficient|intermediate|advanced|basic|beginner|expert|experienced|familiar|exposure|available|references|request|responsible|role|client|duration|team size|project|projects|description|environment|references available upon request|strong|excellent|good|ability|ability to|knowledge of|able to|etc|jahre|monate|ans|mois|años|meses|anos|lat|год|лет|года|месяцев|anni|jaar|år|vuotta|yıl|سنوات|سنة|שנים|वर्ष|tahun|năm|ปี|年|년'

/** Praise before a skill's own words. */
export const SKILL_PRAISE =
  'excellent|strong|good|great|very|exceptional|outstanding|effective|advanced|basic|proficient|solid|proven|superior|sound|extensive|highly|expert|sehr|gute|guter|ausgeprägte|bonne|bonnes|excellente|excellentes|buena|buenas|excelente|excelentes|ottima|ottime|ottimo|buona|buone|goede|uitstekende|bardzo|dobra|отличные|хорошие'

/** Words behind a skill that only say that it is one. */
export const SKILL_SUFFIXES =
  'skill|skills|ability|abilities|knowledge|experience|proficiency|expertise|techniques|kenntnisse|fähigkeiten|навыки'

/** Words that by themselves name neither a post nor an organisation, though they stand where one might. */
export const HEAD_NOISE =
  'expected|anticipated|to|from|since|until|till|till date|present|current|ongoing|page|pages|continued|contd|cont d|curriculum vitae|resume|cv|lebenslauf|seite|fortsetzung|voraussichtlich|page suivante|prévu|actualidad|página|previsto|pagina|strona|страница|n a|nil|none|various|others|other'

/** First words of a sentence in the past tense that look like one and open a title or a name ("Registered Nurse"). */
export const PAST_FORMS =
  'registered|certified|licensed|licenced|chartered|accredited|united|allied|associated|applied|limited|integrated|combined|unified|self employed|retired|embedded|distributed|dedicated|specialized|specialised|skilled|unskilled|experienced|qualified|trained|appointed|elected|red|fred|med|ed|ted|ned|shed|bed|speed|seed|feed|advanced|connected|automated|gifted|enhanced|managed|contracted|salaried|commissioned|enlisted|graduated|aged|disabled|need|assisted|sacred|hundred|alfred|mohamed|ahmed|muhammed|syed|saeed|waleed|naveed|rashid|hamed|mildred|continued|federated|advanced practice|prepared|confirmed'
