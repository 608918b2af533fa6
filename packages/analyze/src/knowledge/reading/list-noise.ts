/** Words in an entry of a skills list that make it a note and no skill: levels, lengths of time, boilerplate. */
export const LIST_NOISE =
  'year|years|yrs|month|months|less than|proficient|very proficient|intermediate|advanced|basic|beginner|expert|experienced|familiar|exposure|available|references|request|responsible|role|client|duration|team size|project|projects|description|environment|references available upon request|strong|excellent|good|ability|ability to|knowledge of|able to|etc|jahre|monate|ans|mois|años|meses|anos|lat|год|лет|года|месяцев|anni|jaar|år|vuotta|yıl|سنوات|سنة|שנים|वर्ष|tahun|năm|ปี|年|년'

/** How well a skill is known, in a row by itself below it. */
export const SKILL_LEVELS =
  'expert|master|mastery|specialist|advanced|upper intermediate|intermediate|beginner|basic|novice|proficient|experienced|competent|skilled|professional|familiar|elementary|foundation|excellent|very good|good|experte|expertin|fortgeschritten|mittel|anfänger|anfängerin|profi|avancé|avancée|confirmé|confirmée|maîtrise|intermédiaire|débutant|débutante|notions|experto|experta|avanzado|avanzada|intermedio|intermedia|básico|básica|principiante|especialista|avançado|avançada|intermediário|intermédio|iniciante|esperto|esperta|avanzato|avanzata|intermedio|principiante|gevorderd|gemiddeld|ekspert|ekspertka|zaawansowany|średniozaawansowany|podstawowy|początkujący|expertní|pokročilý|mírně pokročilý|začátečník|avansat|mediu|începător|avancerad|medel|nybörjare|øvet|avanceret|begynder|erfaren|edistynyt|keskitaso|aloittelija|uzman|ileri|ileri düzey|orta|orta düzey|başlangıç|эксперт|продвинутый|уверенный|средний|начальный|базовый|експерт|просунутий|середній|початковий|خبير|متقدم|متوسط|مبتدئ|מומחה|מתקדם|בינוני|מתחיל|专家|精通|熟练|熟悉|高级|中级|初级|了解|上級|中級|初級|고급|중급|초급|विशेषज्ञ|उन्नत|मध्यम|mahir|menengah|pemula|chuyên gia|nâng cao|trung bình|cơ bản'

/** Praise before a skill's own words. */
export const SKILL_PRAISE =
  'excellent|strong|good|great|very|exceptional|outstanding|effective|advanced|basic|proficient|solid|proven|superior|sound|extensive|highly|expert|sehr|gute|guter|ausgeprägte|bonne|bonnes|excellente|excellentes|buena|buenas|excelente|excelentes|ottima|ottime|ottimo|buona|buone|goede|uitstekende|bardzo|dobra|отличные|хорошие'

/** Words behind a skill that only say that it is one. */
export const SKILL_SUFFIXES =
  'skill|skills|ability|abilities|knowledge|experience|proficiency|expertise|techniques|kenntnisse|fähigkeiten|навыки'

/** Words that by themselves name neither a post nor an organisation, though they stand where one might. */
export const HEAD_NOISE =
  'expected|anticipated|to|from|since|until|till|till date|present|current|ongoing|page|pages|continued|contd|cont d|curriculum vitae|resume|cv|lebenslauf|seite|fortsetzung|voraussichtlich|page suivante|prévu|actualidad|página|previsto|pagina|strona|страница|n a|nil|none|various|others|other|正社員|正職員|正規社員|正規職員|準社員|全职|全職|정규직|비정규직|무기계약직|民营公司|民营企业|私营企业|私企|民企|国企|国有企业|央企|外资企业|外资|外企|合资企业|合资|中外合资|股份制企业|上市公司|事业单位|上場企業|大企業|中小企業|대기업|중견기업|중소기업|외국계|공기업|상장기업'

/** First words of a sentence in the past tense that look like one and open a title or a name ("Registered Nurse"). */
export const PAST_FORMS =
  'registered|certified|licensed|licenced|chartered|accredited|united|allied|associated|applied|limited|integrated|combined|unified|self employed|retired|embedded|distributed|dedicated|specialized|specialised|skilled|unskilled|experienced|qualified|trained|appointed|elected|red|fred|med|ed|ted|ned|shed|bed|speed|seed|feed|advanced|connected|automated|gifted|enhanced|managed|contracted|salaried|commissioned|enlisted|graduated|aged|disabled|need|assisted|sacred|hundred|alfred|mohamed|ahmed|muhammed|syed|saeed|waleed|naveed|rashid|hamed|mildred|continued|federated|advanced practice|prepared|confirmed'

/** Behind what was asked for: whether somebody has it. */
export const ANSWERS =
  'yes|no|ja|nein|oui|non|sí|si|não|sim|nee|tak|nie|да|нет|так|ні|nej|evet|hayır|نعم|لا|ano|ne|igen|nem|da|nu|ναι|όχι'

/** What stands between a skill and how long it was used, as a widespread job board spells it; divided by '|'. */
export const BEFORE_LENGTHS = 'exprience'
