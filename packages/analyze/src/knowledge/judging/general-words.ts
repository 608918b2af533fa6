/** Words every certificate requirement shares; they alone are no match. */
export const CERTIFICATE_WORDS =
  'certified certificate certification license licence licensed registered registration chartered accredited valid active current clean full professional member diploma permit qualification qualified recognised equivalent training course'

/** "Manager", "assistant" and the like say the level, not the work. */
export const LEVEL_WORDS =
  'manager assistant senior junior lead leader director supervisor officer specialist coordinator associate executive head chief worker trainee intern consultant analyst technician representative clerk expert general registered qualified certified licensed chartered'

/** Of these, the levels of those who lead people. */
export const LEADING_LEVELS = 'manager lead leader supervisor head chief'

/** Words in which years are asked for that do not say of what. */
export const YEARS_WORDS =
  'minimum least total overall similar comparable equivalent professional practical proven progressive post field industry sector capacity background recent min mind mín lata lat roku rok moins d’expérience minimum plus co najmniej przynajmniej powyżej doświadczenia doświadczenie stażu minst års år erfarenhet inom mer än yrkeserfarenhet arbetslivserfarenhet års almeno anni esperienza minimaal minstens ten minste ruim ervaring jaar werkervaring al menos años experiencia mínima pelo anos experiência mindestens wenigstens Jahre Erfahrung Berufserfahrung en az yıl deneyim tecrübe'

/** The same in other languages, with words for "or the like". */
export const CERTIFICATE_WORDS_ABROAD =
  'gultig gultige gultiger gultiges gultigen aktuell aktuelle aktueller nachweis nachweise bescheinigung bescheinigungen schein zeugnis anerkannt anerkannte anerkannter abgeschlossen abgeschlossene besitz erforderlich vorhanden lehrgang kurs vergleichbar gleichwertig alternativ vigente vigentes vigor valido valida validos carne carnet titulo certificado certificados curso cursos habilitacion acreditacion posesion equivalente equivalentes similar attestation valide valides validite permis brevet formation equivalent titulaire certificat wazne wazny wazna wazne aktualne aktualny aktualna aktualnego zaswiadczenie zaswiadczenia swiadectwo uprawnienia uprawnien ukonczony ukonczonego ukonczone kurs kursu kursy posiadanie geldig geldige bewijs bezit vergelijkbaar diploma attestato attestati patentino corso validita possesso abilitazione equipollente действующий действующая действующее действующего удостоверение удостоверения допуск сертификат наличие свидетельство giltig giltigt giltiga behorighet bevis intyg innehav alternativt motsvarande liknande belge belgesi sertifika sertifikasi gecerli sahibi sahip certidao habilitacao certificacao comprovante ativo'
