/** What a sentence says that a trade was learned by; folded. The trade stands behind it. */
export const LEARNED =
  'gelernt habe ich|(?:ich bin |bin )?gelernte[rs]?|(?:abgeschlossene |dreijahrige )?(?:berufs)?ausbildung (?:zum|zur|als)|(?:berufs)?lehre (?:zum|zur|als)|umschulung (?:zum|zur)|opgeleid (?:tot|als)|utdannet|uddannet'

/** The same of a degree, which stands within a few words behind it. */
export const HELD =
  "titulaire d(?:'un|'une|u|es)?|diplomee? d(?:'un|'une|u|es?)?|j'ai (?:obtenu|passe|valide)|laureat[oa]|diplomat[oa]|ho conseguito|licenciad[oa]|titulad[oa]|me gradue|graduad[oa]|obtuve|formad[oa] em|concluí|conclui|afgestudeerd|behaald|studia|ukonczyl\\p{L}{1,3}|skonczyl\\p{L}{1,3}|uzyskal\\p{L}{1,3}|окончил[аи]?|получил[аи]?|i hold an?|completed (?:an?|my)|graduated with|studium|abschluss(?: als)?|mezun|examen|avlade"

/** The same in scripts without blanks, wherever it stands in the sentence. */
export const HELD_SIGNS = '毕业|畢業|学历|教育】|卒業|졸업'

/** Studies that are named by the degree they lead to; folded. */
export const STUDIES = { bachelor: 'studia (?:licencjackie|inzynierskie)', master: 'studia magisterskie' } as const

/** What was begun and not finished; folded. */
export const BROKEN_OFF =
  'abgebrochen|nicht (?:abgeschlossen|beendet)|ohne abschluss|broken off|dropped out|not (?:finished|completed)|unfinished|interrompu|abandonn|sin (?:terminar|acabar)|incomplet|trancad|non (?:terminat|conclus)|niet afgerond|afgebroken|nieukonczon|przerwal|nie (?:s|u)konczy|не (?:окончил|закончил|получил)|avbruten|inte avslutad'

/** Sentences with such words tell of nothing that was finished; folded. */
export const NOT_FINISHED = `${BROKEN_OFF}|mochte|suche|plane|wurde gern|would like|hope|souhaite|aimerais|je compte(?!\\p{L})|quisiera|me gustaria|gostaria|vorrei|wil graag|chcial|chce|хочу|планирую`

/**
 * Words of a line that tell of studies or a trade that was learned, whatever they led to; folded, by their beginnings. Of a
 * day's course none of them is said.
 */
export const GRADUATED =
  'diplom|abschluss|gesellen(?:brief|prufung)|facharbeiterbrief|lehrabschluss|(?:koch|konditor|backer|metzger|tischler|schreiner|maurer|maler|zimmerer|dachdecker|schlosser|mechaniker|elektriker|installateur|friseur|gartner|kaufmanns|schneider)lehre|examen|staatsexam|abgeschlossen|gelernt|ausgebildet|ausbildung|studium|studiert|absolvent|degree|graduated|graduate of|studied|qualified as|trained as|apprenticeship|titre|brevet|licence (?:pro|de|en)|etudes|titulo|titulad|grado|licenciad|estudi(?:e|os) |carrera|formacao em|formad[oa]|graduacao|curso superior|curso tecnico|tecnic[oa] (?:em|en|de|superior)|bacharel|laurea|laureat|diplomat|titolo di studio|qualifica (?:di|professionale)|studi(?:[. ]|$)|opleiding|afgestudeerd|gediplomeerd|getuigschrift|pabo|dyplom|absolwent|studia|ukoncz|skoncz|wyksztalcen|technik(?:um|a )|диплом|окончил|образован|специальност|выпускни|utbildning|examen|linje|programmet|gymnasie|yrkesbevis|fagbrev|uddannelse|uddannet|utdannet|tutkinto|mezun|diploma|lisans|bolum|okul|lise'

/** Certificates of schools, by their names; folded. */
export const SCHOOL_CERTIFICATES =
  'gcses?|o[- ]levels?|a[- ]levels?|as[- ]levels?|ged|leaving cert(?:ificate)?|high school diploma|abitur|fachabitur|fachhochschulreife|mittlere reife|hauptschulabschluss|realschulabschluss|baccalaureat|bac (?:general|pro|techno)\\p{L}*|brevet des colleges|matura|maturita|bachillerato|vmbo|havo|vwo|lise mezun\\p{L}*|studentexamen'

/** What somebody does who works at a school, by the beginnings of the words: its certificates are other people's; folded. */
export const OF_PUPILS =
  'teach|taught|tutor|pupil|student|coach|prepar|deliver|unterricht|schuler|enseign|eleve|alumn|insegn|studenti|leerling|uczni|ogrenci|elev'

/** The same in scripts without blanks. */
export const GRADUATED_SIGNS =
  '毕业|畢業|学位|大专|本科|专业|卒業|修了|학과|졸업|전공|شهادة|بكالوريوس|دبلوم|خريج|تخرج|डिग्री|स्नातक|ปริญญา|จบการศึกษา|วุฒิ'

/** Folded words for a degree that is not finished yet, where an advert asks for that as well. */
export const STILL_STUDYING =
  'cursando|em curso|en curso|en cours|in progress|currently studying|in corso|w trakcie|lopend|pagaende|laufend'
/** The same in scripts that put no blanks between words. */
export const STILL_STUDYING_SIGNS = '在读|在学|재학'
