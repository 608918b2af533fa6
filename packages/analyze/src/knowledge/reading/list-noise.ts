/** Words in an entry of a skills list that make it a note and no skill: levels, lengths of time, boilerplate. */
export const LIST_NOISE =
  'year|years|yrs|month|months|less than|proficient|very proficient|intermediate|advanced|basic|beginner|expert|experienced|familiar|exposure|available|references|request|responsible|role|client|duration|team size|project|projects|description|environment|references available upon request|strong|excellent|good|ability|ability to|knowledge of|able to|etc|jahre|monate|ans|mois|años|meses|anos|lat|год|лет|года|месяцев|anni|jaar|år|vuotta|yıl|سنوات|سنة|שנים|वर्ष|tahun|năm|ปี|年|년'

/** Praise before a skill's own words. */
export const SKILL_PRAISE =
  'excellent|strong|good|great|very|exceptional|outstanding|effective|advanced|basic|proficient|solid|proven|superior|sound|extensive|highly|expert|sehr|gute|guter|ausgeprägte|bonne|bonnes|excellente|excellentes|buena|buenas|excelente|excelentes|ottima|ottime|ottimo|buona|buone|goede|uitstekende|bardzo|dobra|отличные|хорошие'

/** Words behind a skill that only say that it is one. */
export const SKILL_SUFFIXES =
  'skill|skills|ability|abilities|knowledge|experience|proficiency|expertise|techniques|kenntnisse|fähigkeiten|навыки'
