/**
 * Folded adverbs that make a wish of what follows them to the end of its clause, and of no more: "an ERP system, ideally SAP".
 */
export const IDEALLY = [
  'ideally|preferably',
  'idealerweise|vorzugsweise|bevorzugt|am liebsten|moglichst|gerne? (?=mit|auch|in|im|als|aus|bereits|erste)',
  'idealement|de preference|si possible',
  'idealmente|preferentemente|preferiblemente|a ser posible|de preferencia|preferencialmente|se possivel',
  'preferibilmente|possibilmente|meglio se',
  'bij voorkeur|het liefst|liefst',
  'najlepiej|preferowan\\p{L}{1,3}|w miare mozliwosci',
  'желательно|предпочтительно|лучше|бажано',
  'garna|helst|gjerne|tercihen',
].join('|')

/** Frames around what is binding, which no single phrase shows: "setzen wir ... voraus". */
export const MUST_FRAMES =
  /(?<!\p{L})(?:wir setzen|setzen wir)(?! auf )[^.;]{1,160} voraus(?!\p{L})|(?<!\p{L})(?:wir gehen|gehen wir) (?:davon )?aus(?!\p{L})/u
