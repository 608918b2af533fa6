/** What says that somebody would do so, whatever they did before; folded, each from the beginning of a word on. */
export const WILLING =
  'available|availability|open to|willing|happy to|(?:is |are )?(?:ok|okay|fine)(?! (?:art|dining))|no problem|flexible|flexibel|bereit|verfugbar|einsetzbar|gerne?(?!\\p{L})|kein problem|disponib|dispuest|dispost|volontiers|ne me derange pas|sin problema|sem problema|beschikbaar|geen probleem|gotow|dyspozycyj|готов|chetno|musait'
