/** What a sentence says that a trade was learned by; folded. The trade stands behind it. */
export const LEARNED =
  'gelernt habe ich|(?:ich bin |bin )?gelernte[rs]?|(?:abgeschlossene |dreijahrige )?(?:berufs)?ausbildung (?:zum|zur|als)|(?:berufs)?lehre (?:zum|zur|als)|umschulung (?:zum|zur)|opgeleid (?:tot|als)|utdannet|uddannet'

/** The same of a degree, which stands within a few words behind it. */
export const HELD =
  "titulaire d(?:'un|'une|u|es)?|diplomee? d(?:'un|'une|u|es?)?|j'ai (?:obtenu|passe|valide)|laureat[oa]|diplomat[oa]|ho conseguito|licenciad[oa]|titulad[oa]|me gradue|graduad[oa]|obtuve|formad[oa] em|concluí|conclui|afgestudeerd|behaald|studia|ukonczy[lł]\\p{L}{1,3}|skonczy[lł]\\p{L}{1,3}|uzyska[lł]\\p{L}{1,3}|окончил[аи]?|получил[аи]?|i hold an?|completed (?:an?|my)|graduated with|studium|abschluss(?: als)?|mezun|examen|avlade"

/** The same in scripts without blanks, wherever it stands in the sentence. */
export const HELD_SIGNS = '毕业|畢業|学历|教育】|卒業|졸업'

/** Studies that are named by the degree they lead to; folded. */
export const STUDIES = { bachelor: 'studia (?:licencjackie|inzynierskie)', master: 'studia magisterskie' } as const

/** Sentences with such words tell of nothing that was finished; folded. */
export const NOT_FINISHED =
  'abgebrochen|nicht (?:abgeschlossen|beendet)|ohne abschluss|mochte|suche|plane|wurde gern|broken off|dropped out|not (?:finished|completed)|unfinished|would like|hope|interrompu|abandonn|souhaite|aimerais|je compte(?!\\p{L})|sin (?:terminar|acabar)|quisiera|me gustaria|incomplet|trancad|gostaria|non (?:terminat|conclus)|vorrei|niet afgerond|afgebroken|wil graag|nieukonczon|przerwa[lł]|chcia[lł]|chce|nie (?:s|u)konczy|не (?:окончил|закончил|получил)|хочу|планирую|avbruten|inte avslutad'
