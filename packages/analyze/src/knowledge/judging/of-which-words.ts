/** How an advert asks for some of its years again, of something narrower: "five years, of which two with cranes". Folded. */
export const OF_WHICH = [
  'including|of which|of them|with|incl\\.?',
  'davon|darunter|wovon',
  'dont|parmi lesquels',
  'de los cuales|de las cuales|de los que|de ellos|incluyendo|incluidos',
  'dos quais|sendo|incluindo|destes',
  'di cui|dei quali|delle quali',
  'waarvan|inclusief',
  'w tym|z czego|z tego',
  'в том числе|из них|из которых|включая|у тому числі|з них',
  'bunun|varav|hvorav|heraf|joista|z toho|z ktorych|ebbol|dintre care|din care|от които|od toga|od cega|από τα οποία',
  'منها|منهم|من بينها|מתוכם|מהן|जिनमें से|जिसमें',
].join('|')
/** The same in scripts that put no blanks between words. */
export const OF_WHICH_SIGNS = '其中|うち|그중|그 중|이 중|โดย'

/** What stands before the figure of such years. */
export const AT_LEAST =
  'at least|a minimum of|minimum(?: of)?|min\\.|no less than|mindestens|mind\\.|wenigstens|au moins|minimum|al menos|minimo|como minimo|pelo menos|no minimo|almeno|minimaal|ten minste|co najmniej|min|не менее|от|minst|mindst|vahintaan|alespon|legalabb|cel putin|en az|至少|최소'
/** "Two of them with Go": what stands behind the figure where no year is named again. */
export const OF_THEM =
  "of (?:them|these|those|which|it)|with|in|as|davon|im|als|mit|d'entre eux|en tant que|en|comme|avec|de ellos|como|con|em|com|di questi|come|nel|nella|ervan|als|met|jako|w|na|w charakterze|в|на|med|som|i"
