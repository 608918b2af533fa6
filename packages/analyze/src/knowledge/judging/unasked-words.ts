/**
 * How adverts say that something is NOT asked for, in folded patterns. `~` stands for the words between, up to the next sign;
 * those of spaced scripts begin with a word. A gap is bounded, so that each pattern stays linear.
 */

/** "No driving licence needed", "you do not need to know ...": the thing stands in what is said, or behind it. */
export const NONE_NEEDED = {
  spaced: [
    'no (?!less|fewer|more than|later|longer|exception|nonsense|criminal|convictions?|point|visible|record|fear|objection|matter|gaps?)~(?:needed|required|necessary|requirement|essential|mandatory|expected)',
    "(?:do not|don't|does not|doesn't|will not|won't|need) (?:need|have to|require|expect|ask for|not)(?!\\p{L})(?! (?:only|just|more|(?:\\p{L}+ )?(?:supervision|sponsorship|visa|remind)))",
    '(?:no|aucun|pas de|sin|ningun|sem|nenhuma?|senza|nessuna?|geen|keine?|ohne|bez) (?:\\p{L}+ )?(?:travel(?:l?ing)?|deplacement|viaje|viagem|trasferta|reise?)(?=\\s?(?:[,.;)]|$))',
    "even if you (?:do not|don't|have no|haven't|are not|aren't)~|auch (?:wenn|ohne) (?:du|sie) ~(?:nicht|kein\\p{L}{0,2})|meme si (?:vous|tu) n['e]~pas|aunque no (?:tengas?|hables?|sepas?|cuentes?|domines?)|mesmo que nao|anche se non|ook als (?:je|u) ~(?:niet|geen)|nawet jesli nie",
    '(?:regardless of|irrespective of|unabhangig von|ungeachtet|quel(?:le)?s? que soi(?:en)?t|independamment d|sin importar|independientemente d|independentemente d|indipendentemente da|a prescindere da|ongeacht|niezaleznie od|независимо от)~',
    "needn't|no need (?:to|for)|(?:never )?mind if you (?:have|know) no|don't worry if",
    '(?:career changers|beginners|newcomers|school leavers|graduates|trainees|quereinsteiger\\p{L}*|berufseinsteiger\\p{L}*|berufsanfanger\\p{L}*|absolvent\\p{L}*|wiedereinsteiger\\p{L}*|debutante?s?|principiantes?)(?: |\\p{L}|\\(|\\))~(?:welcome|willkommen|accept\\p{L}*|aceit\\p{L}*|bienvenu\\p{L}*)',
    'kein(?:e|en|er|es|erlei)? (?!angst|scheu|hohenangst|vorstraf|eintrag|muss\\b)~(?:notig|erforderlich|notwendig|vorausgesetzt|benotigt|gefordert|verlangt|erwartet|voraussetzung|pflicht|bedingung)',
    '(?:mussen|musst|brauchen|brauchst|benotigen|benotigst|erwarten|verlangen) ~(?:nicht|kein\\p{L}{0,2})(?!\\p{L})(?! (?:nur|bloss|mehr als))',
    "(?:aucune?|pas d(?:e |')|sans|nul) ?~(?:exige|requis|necessaire|obligatoire|demande|indispensable|necessite)\\p{L}{0,2}",
    "(?:pas|nul|aucun|sans) besoin d|n'(?:avez|as|aurez|auras) pas (?:besoin|a )|inutile de",
    '(?:sin|ningun[oa]?) ~(?:requerid|exigid|necesari|imprescindible|obligatori|precis)\\p{L}*',
    'no (?:necesita|pedimos|exigimos|requerimos|precisa|tienes que|tiene que|hace falta|hay que)\\p{L}*',
    '(?:sem|nenhuma?) ~(?:exigid|exigenci|requerid|necessari|necessidade|obrigatori|obrigatoriedade)\\p{L}*',
    'nao (?:precis|exig|ped|requer)\\p{L}*',
    "(?:senza|nessun[ao']?) ?~(?:richiest|necessari|obbligatori|obbligo|indispensabil|necessita)\\p{L}*",
    'non (?:richied|serve|servono|occorr|chied|devi|deve|e richiest[oa] \\p{L}+)\\p{L}*',
    'geen (?!angst|bezwaar|strafblad)~(?:nodig|vereist|verplicht|noodzakelijk|gevraagd|verwacht)(?!\\p{L})',
    'hoeft? ~(?:niet|geen)(?!\\p{L})|zonder ~(?:verplichting|vereiste)',
    '(?:zadn\\p{L}{1,4}|bez|brak) ~(?:wymag|wymog|koniecz|potrzeb)\\p{L}*',
    'nie (?:wymagamy|oczekujemy|potrzebujesz|potrzebuje pan\\p{L}?|musisz|musi pan\\p{L}?|trzeba)',
    'без (?:требовани|необходимости)\\p{L}*|не (?:требуем|ждём|ждем|нужно|надо)(?!\\p{L})',
    'لا (?:تحتاج|يحتاج|نشترط|نطلب|داعي|حاجة|يلزم)\\p{L}*|(?:دون|بدون) (?:الحاجة|حاجة|اشتراط)',
    'ingen ~(?:kravs|kreves|kraeves|nodvandig\\p{L}*|nodvendig\\p{L}*)|(?:inga|ingen) krav pa',
    '(?:nepozadujeme|nevyzadujeme|nemusite|nevyzaduje\\p{L}*|nepotrebujete)',
    'tidak (?:perlu|harus|wajib)|khong (?:can|yeu cau|bat buoc|doi hoi)',
  ],
  unspaced: [
    '无需',
    '无须',
    '無需',
    '無須',
    '毋需',
    '不需要?',
    '不必',
    '不用(?!说|說)',
    '不强制',
    'ไม่ต้อง',
    'ไม่จำเป็น',
    'ไม่กำหนด',
  ],
}

/** "... is not required": what is not asked for stands before it. */
export const NOT_NEEDED = {
  spaced: [
    "(?:(?:is|are|be) )?(?:not|isn't|aren't)(?! (?:only|just)) (?:(?:strictly|absolutely|always|at all|an|a) ){0,2}(?:needed|required|necessary|essential|mandatory|compulsory|obligatory|expected|must|requirement|prerequisite|condition)(?! to (?:be|have))",
    '(?:ist |sind )?(?:nicht(?! nur)|nie) (?:(?:zwingend|unbedingt|absolut) )?(?:notig|erforderlich|notwendig|vorausgesetzt|zwingend|benotigt|gefordert|verlangt|erwartet|obligatorisch|pflicht|bedingung|voraussetzung)|(?:ist |sind )?kein (?:muss|kriterium)(?!\\p{L})|keine (?:voraussetzung|bedingung|pflicht)',
    "(?:n'est |ne sont |n'est-ce )?(?:pas|non|ni) (?:(?:forcement|absolument|strictement) )?(?:exige|requis|necessaire|obligatoire|demande|indispensable|imperatif)\\p{L}{0,2}|(?:n'est |ne sont )pas (?:un |une |des )?(?:prerequis|condition|critere)s?(?: (?:obligatoire|indispensable)s?)?",
    'no (?:es |son |sera |seran |se )?(?:estrictamente )?(?:requier|requerid|exig|necesita|necesari|imprescindible|obligatori|pide|piden|precisa)\\p{L}*|no hacen? falta|no (?:es|son|sera|seran) (?:un |una )?(?:requisit|condicion|excluyente)\\p{L}*(?: (?:excluyente|indispensable|obligatorio|imprescindible)s?)?',
    'nao (?:e |sao |sera |serao |se )?(?:exigi|requer|necessari|obrigatori|precis|indispensave|imprescindive|solicitad|eliminatori)\\p{L}*|nao (?:e|sao|sera|serao) (?:um |uma )?(?:requisito|condicao|pre-requisito)s?(?: (?:obrigatori|eliminatori|indispensave)\\p{L}*)?',
    'non (?:e |sono |sara |si )?(?:strettamente )?(?:richied|richiest|necessari|obbligatori|indispensabil|previst|vincolant)\\p{L}*|non (?:e|sono) (?:un |una )?(?:requisit[oi]|condizion[ei])(?: (?:obbligatori|indispensabil|vincolant)\\p{L}*)?',
    '(?:is |zijn )?niet (?:(?:strikt|per se) )?(?:nodig|vereist|verplicht|noodzakelijk|gevraagd)(?!\\p{L})|(?:is |zijn )?geen (?:must|vereiste|eis|verplichting)(?!\\p{L})',
    'nie (?:jest |sa |bedzie )?(?:wymagan|potrzebn|konieczn|niezbedn|obowiazkow|warunkiem)\\p{L}*|niewymagan\\p{L}*|niekonieczn\\p{L}*',
    'не ?(?:является )?(?:требу|нуж(?:ен|н)|обязател|необходим|понадоб|запрашива|услови)\\p{L}*|необязател\\p{L}*',
    'не (?:потріб|обов|вимага)\\p{L}*|необов\\p{L}*',
    '(?:gerekmez|gerekmiyor|gerekmemekte\\p{L}*|aranmaz|aranmiyor|aranmamakta\\p{L}*|istenmiyor|istenmez)|(?:gerekli|sart|zorunlu) de[gğ]il\\p{L}*|(?:gerek|zorunlulu[gğ]u|sarti) yok\\p{L}*|sarti aran?m\\p{L}+',
    '(?:غير|ليس|ليست|لا) (?:مطلوب|ضروري|يشترط|تشترط|شرط|إلزامي|لازم|واجب|يتطلب|تتطلب)\\p{L}*',
    '(?:आवश्यक|ज़रूरी|जरूरी|अनिवार्य|आवश्यकता|ज़रूरत|जरूरत|अपेक्षित)(?: (?:बिल्कुल|भी))? नहीं',
    '(?:ar |er )?(?:inget|inte|ikke|ej) (?:(?:et|ett) )?(?:krav|kravs|kreves|kraeves|nodvandig|nodvendig|obligatorisk)\\p{L}*',
    '(?:neni|nejsou) (?:nutn|podminkou|vyzadovan|potreb|pozadovan)\\p{L}*|nu (?:este|sunt|se|e) (?:necesar|cerut|obligator|solicit|cer)\\p{L}*',
    'nem (?:szukseges|kotelezo|feltetel|elvaras)\\p{L}*|ei (?:vaadita|edellyteta|tarvita|pakollinen)',
    'δεν (?:απαιτ|χρειάζ|είναι απαραίτ|είναι υποχρεωτ)\\p{L}*|(?:לא|אין) (?:נדרש|חובה|צורך|דרוש)\\p{L}*|tidak (?:diperlukan|disyaratkan|wajib)|khong bat buoc',
  ],
  unspaced: [
    '(?:(?<![^,，、；;。（( ](?:专业|專業))不限(?!于|於|量)|不要求|没有要求|无要求|無要求|非必[须需須]|不是必[须需須])',
    '(?:不要(?!求)|不問|(?:経験|学歴|資格|経歴|職歴|業界|国籍)(?:の有無)?(?:は|を)?(?:問いません|問わず)|必要(?:は|が)?(?:ありません|ない|なし|ございません)|必須では(?:ありません|ない|なく|ございません)|求めません|未経験(?:者|の方)?(?:可|歓迎|ok|も歓迎)|なくても(?:可|ok|構いません|大丈夫))',
    '(?:불필요|필요 ?없|필요하지 ?않|필요치 ?않|필수(?:는|가|사항은|사항이)? ?아[니닙]|요구하지 ?않|(?<![^,，(（ ] ?전공 ?)무관(?!심)|상관 ?없|몰라도|없어도)',
    '(?:ไม่บังคับ|ไม่ระบุ|ไม่จำกัด)',
  ],
}

/** What joins a clause that goes against the one before, folded, with the pronouns that may follow. */
export const BUT_WORDS =
  "but|however|although|though|while|aber|jedoch|allerdings|sondern|mais(?! (?:de|d'|que|do))|pero|aunque|mas(?! (?:de|que|do))|porem|embora|ma|maar|echter|ale|lecz|но|однако|ama|ancak|fakat|لكن|ولكن|लेकिन|परंतु|किन्तु"
/** The same in scripts that put no blanks between words. */
export const BUT_SIGNS = '但是?|不过|しかし|ですが|지만|แต่'

/** "No", of hours and travel that a job does not have: folded, before what is named. */
export const NO_WORDS =
  "no|not any|without|free of|kein|keine|keinen|keiner|keinerlei|ohne|nie|pas d'|pas de|aucun|aucune|sans|sin|ningun|ninguna|nada de|sem|nenhum|nenhuma|nao ha|senza|nessun|nessuna|niente|geen|zonder|bez|brak|zadnych|без|нет|никаких|بدون|دون|لا|لا يوجد|لا توجد|ليس هناك|ingen|inga|inget|zadne|nincs|fara"
/** The same behind what is named: Turkish and Hindi. */
export const NONE_ENDS = 'yok|yoktur|olmayacak|नहीं|नहीं है|नहीं होगी|नहीं होगा|gerektirmez|nincs'
/** The same in scripts that put no blanks between words: before it, and behind it. */
export const NO_SIGNS = {
  before: '无|無|没有?|不(?:会)?|ไม่มี|ไม่',
  after: 'なし|無し|無(?!料)|は?ありません|はない|없[음이는습다]|이 없|ไม่มี',
}
