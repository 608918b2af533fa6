/** Folded words of a line in which a firm, named above it, says that it wants somebody, who is named below it. */
export const ANNOUNCING =
  'sucht|suchen|zu besetzen|recherche|recrute|recherchons|recrutons|le poste suivant|busca|buscamos|selecciona|incorpora|precisa incorporar|procura|recruta|contrata|cerca|ricerca|assume|seleziona|zoekt|zoeken|poszukuje|poszukujemy|zatrudni|szuka|stanowisko|stanowiska|ищет|ищем|приглашает|вакансию|шукає|запрошує|soker|soger|hleda|prijme|keres|angajeaza|hakee|ariyor|pozisyonu icin|is looking for|are looking for|is hiring|is recruiting|is seeking|(?:ت|ي|ن)بحث عن|(?:ت|ي)علن'
/** The same in scripts that put no blanks between words. */
export const ANNOUNCING_SIGNS = '诚聘|招聘|急聘|招募|募集|求人|모집|채용|รับสมัคร'
