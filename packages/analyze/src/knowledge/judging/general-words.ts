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
  'minimum least total overall similar comparable equivalent professional practical proven progressive post field industry sector capacity background recent'
