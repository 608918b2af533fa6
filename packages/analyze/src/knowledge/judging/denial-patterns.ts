/**
 * What the person has not done, or only hopes to do. Patterns run on texts in small letters without Latin diacritics; each of
 * their alternatives begins a word, or is in another script than Latin (see knowledge/word-patterns.ts). Every gap is bounded.
 */

/** Words that deny what follows them. */
const ENGLISH =
  /\b(?:no (?:prior |previous |professional |practical |hands[- ]on |direct |working )?(?:experience|knowledge|background|exposure|training in)|(?:have|has) (?:not|never)(?! (?:missed|lost|failed|had an(?:y)?(?: \w+)? (?:accidents?|incidents?|complaints?|claims?))\b)|haven't|never (?:worked|used|done)|not (?:familiar|experienced|worked|yet|proficient|skilled in|trained in)|yet to learn|do not know|without (?:any )?experience|lack(?:s|ing)? (?:of )?experience|unfamiliar with|looking to (?:learn|gain|move)|want(?:s|ing)? to learn|hop(?:e|es|ing) to (?:learn|gain|work)|(?:registered|enrolled|booked|signed up) for (?:next|the next|this coming)|eager to learn|would like to (?:learn|gain|work)|plan(?:s|ning)? to learn|interested in learning|(?:love|like) to learn|no(?: (?!(?:in|on|at|of|to|for|from|with|during|after|before|through|and|but|less|more|fewer)\b)[a-z/&-]{1,20}){1,4} (?:experience|competenc(?:e|y|ies)|qualifications?|certificates?|certification|licen[cs]es?|registration)|(?:can't|cannot|can not|unable to|not able to|don't|do not) (?:currently |yet |at present )?(?:work|do|hold|have|possess|speak|drive|travel)\b)\b/u
const GERMANIC =
  /\b(?:keine (?:erfahrung|kenntnisse)|ohne erfahrung|noch (?:keine?n?|nicht) (?:\p{L}+ ){0,4}(?:erfahrung|kenntnisse|zulassung|anerkennung|zertifikat|angemeldet|gelernt|gearbeitet)|(?:mochte|wurde) (?:\S+ ){1,5}(?:er)?lernen|geen (?:ervaring|kennis van)|nog geen|wil graag leren|ingen (?:erfarenhet|erfaring)|uden erfaring|uten erfaring|utan erfarenhet|(?:vill|skulle vilja) lara mig|(?:vil|vill) gjerne l\p{L}re)\b/u
const ROMANCE =
  /\b(?:pas (?:encore )?d'experience|aucune (?:experience|connaissance)|sans experience|(?:souhaite(?:rais)?|aimerais|voudrais) apprendre|je n'ai pas encore|ne me suis pas encore inscrit|sin (?:experiencia|conocimientos)|(?:aun|todavia) no (?:me )?(?:tengo|he)|no tengo (?:experiencia|conocimientos)|(?:me gustaria|quiero) aprender|ainda nao (?:tenho|possuo|me inscrevi)|nao (?:tenho|possuo) (?:experiencia|conhecimento)|(?:gostaria de|quero) aprender|sem (?:experiencia|conhecimento)|non ho (?:ancora|esperienza)|nessuna (?:esperienza|conoscenza)|senza esperienza|(?:vorrei|mi piacerebbe) imparare|fara experienta|nu am (?:experienta|lucrat))\b/u
const FURTHER_LATIN =
  /\b(?:nie mam (?:jeszcze|doswiadczenia)|(?:bez|brak) doswiadczenia|nemam (?:zkusenost|skusenost|iskustva)\p{L}{0,2}|bez (?:zkusenost|skusenost|iskustva)\p{L}{0,2}|haluaisin oppia|ilman kokemusta|ei (?:ole )?(?:\p{L}+ )?kokemusta|nincs (?:\p{L}+ ){0,3}tapasztalat\p{L}{0,4}|belum (?:pernah|memiliki|punya|menguasai|berpengalaman)|tidak (?:memiliki|punya|mempunyai) pengalaman|tanpa pengalaman|(?:chua|khong) co (?:\p{L}+ )?kinh nghiem|chua (?:tung|biet))\b/u
const OTHER_SCRIPTS =
  /(?:нет|без|не имею|немає|не маю|няма(?:м)?) (?:\p{L}+ )?(?:опыта|опит|досв[іи]ду)|пока нет|не (?:работал|использовал|владею|умею)|хо(?:чу|тел бы|тела бы) (?:на)?учиться|(?:没有|沒有|缺乏|尚无|暂无|毫无).{0,8}(?:经验|經驗)|(?:无|無|未)(?:相关|相關)?(?:工作)?(?:经验|經驗)|(?:尚未|还没有|還沒有|暂未)|从未(?:使用|做|接触|从事)|(?:希望|想)(?:学习|學習)|(?:لا|ليس) (?:توجد |يوجد |لد[يى] )?(?:لد[يى] )?(?:[اأ]ي )?خبر[ةه]|(?:بدون|دون) خبر[ةه]|אין (?:לי )?ני?סיון|ללא ני?סיון|ไม่มีประสบการณ์|ไม่เคย(?:ใช้|ทำ)|ยังไม่(?:มี|เคย|ได้)|อยากเรียน/u

/** Words that deny what stands before them in the same sentence, where the verb comes last. */
const AT_END =
  /\b(?:(?:deneyim|tecrube|bilgi)(?:im|miz|m)?(?: henuz)? (?:yok|bulunmuyor|bulunmamaktadir)|ogrenmek istiyorum)\b|(?:経験|知識|資格|免許)(?:は|が|も)?(?:まだ|全く|特に)?(?:な[いくし]|無[いくし]|ありません|ございません|持っていません)|未(?:経験|取得)(?!者)|したこと(?:は|が)?(?:ない|ありません)|(?:学び|勉強し|習得し)たい|(?:경험|지식|자격증?|면허)(?:이|은|는|도|가)? ?(?:없|전무)|(?:사용해|다뤄|써|해) ?본 ?적(?:이|은)? ?없|배우고 ?싶|(?:अनुभव|ज्ञान|जानकारी) (?:\S{1,12} )?नहीं|सीखना चाह|опыта (?:работы )?(?:\p{L}+ ){0,4}нет|تجربه.{0,12}ندار/u

const joined = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'), 'u')

export const DENIED_AHEAD = joined(ENGLISH, GERMANIC, ROMANCE, FURTHER_LATIN, OTHER_SCRIPTS)
export const DENIED_BEHIND = AT_END
export const DENIED = joined(DENIED_AHEAD, DENIED_BEHIND)

/** What somebody else could do. */
export const OF_OTHERS =
  /\b(?:my|our|the)\s(?:manager|boss|supervisor|colleague|colleagues|friend|friends|brother|sister|father|mother|wife|husband|partner|mentor|team lead|predecessor|director|professor)\s(?:was|is|were|are|had|has|who|used|knew|knows)\b|\b(?:mein|meine)\s(?:chef|vorgesetzter|kollege|kollegin|bruder|vater|mutter)\b|\bmon (?:chef|collegue|frere|pere)\b|\bmi (?:jefe|companero|hermano|padre)\b/u
