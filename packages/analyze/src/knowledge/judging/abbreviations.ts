/** What is cut short before a full stop, folded, wherever it stands: "e.g.", "z. B.", "p. ej.", "m.in.", "напр." */
export const ABBREVIATIONS =
  'e\\.g|i\\.e|etc|incl|inkl|min|max|approx|dr|mr|mrs|ms|st|no|nr|vs|kat|ds|ca|bzw|evtl|np|bijv|resp|tzw|ggf|zzgl|bzgl|usw|abs|tel|std|sog|ggfs|vgl|p\\.? ?ej|ej|p\\.? ?ex|p\\. ?es|aprox|env|cf|nb|nº|núm|num|ecc|o\\.a|d\\.w\\.z|evt|m\\.b\\.t|m\\.in|tj|tzn|tzv|napr|atd|godz|mies|wyksz|uprawn|напр|т\\.е|т\\.д|т\\.п|мин|макс|ок|прибл|кат|руб|orn|yak|asg|vb|f\\.eks|t\\.ex|bl\\.a|ungef|pl'
/** What is also a word, and is cut short only before a figure: "mind. 2 Jahre", "env. 3 ans". */
export const SHORT_BEFORE_FIGURES = 'mind|ok|art|abt|cat|cl|kl|ab|mas|mais|en az|от|до|sec|vol|exp'
