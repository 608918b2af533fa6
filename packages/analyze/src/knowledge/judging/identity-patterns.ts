/** "Class of 2019": the year of a degree, which tells an age. */
export const GRADUATION_LINE =
  /^\W{0,4}(?:graduated|graduation|year of graduation|class of)\s{0,2}(?:in|:)?\s{0,2}(?:19|20)\d{2}\W{0,4}$/u

/**
 * Lines that say who a person is, not what they can do. A line that matches is blanked as a whole before judging.
 * Patterns run on folded lines of at most 400 characters.
 */
export const IDENTITY_LINES: RegExp[] = [
  /\b(?:date of birth|do\.?b\.?|d\.o\.?b\.?|birth ?date|birth ?day|born (?:on|in)?|place of birth|birthplace|geburtsdatum|geboren|geburtsort|date de naissance|nee? le|lieu de naissance|fecha de nacimiento|nacid[oa]|data de nascimento|nascimento|data di nascita|nat[oa] (?:il|a)|geboortedatum|data urodzenia|fodelsedatum|fodselsdato|dogum tarihi|tanggal lahir|ngay sinh)\b|дата рождения|дата народження|出生|生年月日|생년월일|تاريخ الميلاد/u,
  /^\W{0,4}(?:age|alter|edad|idade|eta|leeftijd|wiek|возраст|年龄|年齢|나이)\s{0,3}[:：-]?\s{0,3}\d{1,3}\b/u,
  /^\W{0,4}(?:gender|sex|geschlecht|sexe|sexo|sesso|geslacht|plec|pronouns?|preferred pronouns?|пол|性别|性別|성별|الجنس)\s{0,3}[:：-]/u,
  /\b(?:she ?\/ ?her|he ?\/ ?him|they ?\/ ?them)\b/u,
  /\b(?:marital status|civil status|family status|familienstand|etat civil|situation familiale|estado civil|stato civile|burgerlijke staat|stan cywilny|civilstand|medeni (?:hal|durum))\b|семейное положение|婚姻|배우자|الحالة الاجتماعية/u,
  /^\W{0,4}(?:happily )?(?:married|single|divorced|widowed|engaged|separated|verheiratet|ledig|marie|mariee|celibataire|casado|casada|soltero|soltera)\b.{0,60}$/u,
  /^\W{0,4}(?:(?:one|two|three|four|five|no|\d) (?:child|children|kids|sons?|daughters?)|(?:mother|father|parent) of)\b/u,
  /^\W{0,4}(?:maternity|paternity|parental|family|adoption|medical|sick|career) (?:leave|break)\b.{0,80}$/u,
  /^\W{0,4}(?:compulsory |national |mandatory )?(?:military|civil(?:ian)?|national) service\b.{0,30}$/u,
  /\b(?:nationality|citizenship|citizen of|staatsangehorigkeit|nationalitat|nationalite|nacionalidad|nacionalidade|nazionalita|cittadinanza|nationaliteit|obywatelstwo|narodowosc|visa status|work permit|right to work|requires? (?:visa )?sponsorship|immigration status|green card|passport (?:no|number)|ethnicity|ethnic origin)\b|гражданство|громадянство|国籍|국적|الجنسية/u,
  /\b(?:religion|denomination|konfession|religione|religiao|caste)\s{0,3}[:：-]/u,
  /\b(?:wheelchair|disabled|disability status|registered blind|hard of hearing|deaf|federation of the blind|autistic|epileptic|handicap(?:ped)?)\b/u,
  /\b(?:lgbt\w{0,4}|queer|gay|lesbian|bisexual|transgender|non-?binary)\b/u,
  /^\W{0,4}(?:father|mother|husband|wife|spouse|fathers|mothers|father's|mother's|husband's)\s?(?:'s)?\s?name\b/u,
  GRADUATION_LINE,
  /^\W{0,4}(?:height|weight|blood group|eye colou?r|hair colou?r)\s{0,3}[:：-]/u,
]

/** Words of belief and belonging: in a short line about membership or voluntary work, they blank the line, elsewhere themselves. */
export const BELONGING_WORDS =
  /\b(?:islamic|muslim|mosque|christian|church|catholic|protestant|baptist|methodist|evangelical|jewish|synagogue|temple|beth [a-z]{2,12}|hebrew congregation|hindu|sikh|buddhist|parish|bible|quran|torah|st\.? [a-z]{3,12}'s|african american|black|asian|hispanic|latin[oax]|arab|native american|indigenous|women's|men's|womens|mens|women|men in|female|male|fraternity|sorority|student (?:alliance|union|association|society)|republican|democrat(?:ic)?|labour party|conservative party)\b/u
export const BELONGING_ROLES =
  /\b(?:volunteer\w{0,4}|member\w{0,4}|treasurer|chair\w{0,6}|fellow|organi[sz]er|active in|society|association|club|alliance)\b/u
/** Words for a man or a woman: never evidence of anything. "MS Office" is no woman. */
export const GENDER_WORDS =
  /\b(?:he|she|him|his|her|hers|himself|herself|mr|mrs|ms(?![ -](?:office|excel|word|power ?point|project|outlook|access|visio|teams|sql|dynamics|windows|publisher|one ?note|share ?point|azure|exchange|suite|365|power ?bi|crm|navision|dos)\b)|miss|mister|madam|sir|businessman|businesswoman|businessmen|businesswomen|fraternity|sorority|male|female|man|woman|men|women|boy|girl|boys|girls|gentleman|lady|ladies|gentlemen|son|daughter|husband|wife|mother|father|mum|dad)\b\.?/gu
