/** What is cut short before a full stop, folded, wherever it stands: "e.g.", "z. B.", "p. ej.", "m.in.", "напр." */
export const ABBREVIATIONS =
  'e\\.g|i\\.e|etc|incl|inkl|min|max|approx|dr|mr|mrs|ms|st|no|nr|vs|kat|ds|ca|bzw|evtl|np|bijv|resp|tzw|ggf|zzgl|bzgl|usw|abs|tel|std|sog|ggfs|vgl|p\\.? ?ej|ej|p\\.? ?ex|p\\. ?es|aprox|env|cf|nb|nº|núm|num|ecc|o\\.a|d\\.w\\.z|evt|m\\.b\\.t|m\\.in|tj|tzn|tzv|napr|atd|godz|mies|wyksz|uprawn|напр|т\\.е|т\\.д|т\\.п|мин|макс|ок|прибл|кат|руб|orn|yak|asg|vb|f\\.eks|t\\.ex|bl\\.a|ungef|pl'
/** Beginnings of months of which the day is written with a full stop before them, folded: "bis zum 3. Mai". */
export const MONTHS_BEHIND_DAYS =
  'jan|feb|marz|mars|mar[ct]|apr|mai|maj|jun|jul|aug|sep|okt|oct|nov|dez|dec|des|tammik|helmik|maalisk|huhtik|toukok|kesak|heinak|elok|syysk|lokak|marrask|jouluk|ledn|unor|brezn|dubn|kvetn|cervn|cervenc|srpn|zari|rijn|listopad|prosinc|januar|februar|mart|travnj|svibnj'

/** What is also a word, and is cut short only before a figure: "mind. 2 Jahre", "env. 3 ans". */
export const SHORT_BEFORE_FIGURES = 'mind|ok|art|abt|cat|cl|kl|ab|mas|mais|en az|от|до|sec|vol|exp'
