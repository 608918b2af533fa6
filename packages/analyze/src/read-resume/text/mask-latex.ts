const NO_WIDTH = '\u200b'

const BEGINS = '\\begin{document}'

/** Lines before the document that tell of the person, as some classes have it: "\name{Ada}{Merrow}". */
const PERSON = /^[ \t]*\\(?:name|firstname|lastname|familyname|author|title|address|phone|mobile|email)\b/
/** Commands whose arguments are no words of the document. */
const SILENT =
  /\\(?:begin|end|[vh]space|setlength|addtolength|hypersetup|pagestyle|thispagestyle|label|includegraphics|fontsize|color|bibliography(?:style)?)\*?(?:\[[^\]\n]{0,80}\]|\{[^{}\n]{0,80}\}){0,3}/g
const COMMENT = /(?<!\\)%.*/g
/** "\item", "\item [-]", "\item [{\bf 2013}]": what opens an entry of a list, and the label that it may have. */
const ITEM = /\\item\b[ \t]*(?:\[([^\]\n]{0,80})\])?/g
/** "\textbf", "\Large": what only says how the letters behind it look; a letter's accent; what parts two arguments; a firm blank. */
const MARK = /\\[a-zA-Z]{1,24}\*?|\\[\\'`^"~=.&%$#_-]|\}[ \t]?\{|[{}~$]/g

/** The source of a document as LaTeX has it, without its commands; the text keeps its length. */
export function maskLatex(text: string): string {
  const begin = text.indexOf(BEGINS)
  if (begin < 0) return text
  const head = text.slice(0, begin).split('\n').map(maskSetting).join('\n')
  const body = text.slice(begin).replaceAll(COMMENT, blank).replaceAll(SILENT, blank).replaceAll(ITEM, itemOf)
  return head.replaceAll(MARK, plain) + body.replaceAll(MARK, plain)
}

/** "\\name{Ada}{Merrow}": two arguments that are one name. */
const NAME = /^[ \t]*\\name\b/
const BETWEEN_NAMES = /\}[ \t]?\{/

const maskSetting = (line: string): string => {
  if (!PERSON.test(line)) return blank(line)
  return NAME.test(line) ? line.replace(BETWEEN_NAMES, (sign) => ' '.padEnd(sign.length, NO_WIDTH)) : line
}

/** An entry without a label of its own has a bullet. */
function itemOf(item: string, label = ''): string {
  if (!/[A-Za-z0-9]/.test(label)) return `-${blank(item.slice(1))}`
  return `${blank(item.slice(0, -1 - label.length))}${label}${NO_WIDTH}`
}

const blank = (mark: string): string => NO_WIDTH.repeat(mark.length)

/** What a mark is read as: a tab between two arguments and where a line ends, a sign behind its stroke as itself. */
function plain(mark: string): string {
  if (mark === '~') return ' '
  if (mark === '\\\\' || (mark.length > 1 && mark.startsWith('}'))) return '\t'.padEnd(mark.length, NO_WIDTH)
  return /^\\[&%$#_]$/.test(mark) ? NO_WIDTH + mark[1]! : blank(mark)
}
