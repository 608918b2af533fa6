/** Beginnings of words, folded, near which a single letter is the name of a programming language. */
export const LETTER_CUES =
  'programm|programac|program dil|comput|coding|codage|statistic|statistique|statistik|statistisch|estadist|estatist|statystyc|embedded|eingebettet|microcontroll|mikrocontroll|firmware|compiler|gdb|gcc|snakemake|tidyverse|ggplot|bioconductor|data analysis|datenanalyse|программ|статист'
