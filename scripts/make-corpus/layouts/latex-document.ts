import type { CorpusResume, ResumeEntry, ResumeSection } from '../corpus-resume.ts'

/**
 * `small-caps`: headings in small capitals, dates at the right margin. `narrow-columns`: two justified columns,
 * words hyphenated. `academic`: hanging entries, numbered lists, page numbers.
 */
export type LatexLayout = 'small-caps' | 'narrow-columns' | 'academic'

const SPECIAL: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

function escapeTex(text: string): string {
  return text.replaceAll(/[\\~^]/gu, (letter) => SPECIAL[letter] ?? '').replaceAll(/[&%$#_{}]/gu, '\\$&')
}

const t = escapeTex

function list(items: string[], kind = 'itemize'): string {
  if (items.length === 0) return ''
  return `\\begin{${kind}}[leftmargin=1.4em,itemsep=1pt,topsep=2pt]\n${items.map((item) => `\\item ${t(item)}`).join('\n')}\n\\end{${kind}}\n`
}

const ENTRY: Record<LatexLayout, (entry: ResumeEntry) => string> = {
  'small-caps': (entry) =>
    `\\noindent\\textbf{${t(entry.title)}}\\hfill ${t(entry.dates)}\\\\\\textit{${t(entry.organisation)}}\\hfill ${t(entry.place)}\\par\n`,
  'narrow-columns': (entry) =>
    `\\noindent\\textbf{${t(entry.title)}}\\par\\noindent ${t(entry.organisation)}${entry.place ? `, ${t(entry.place)}` : ''}\\par\\noindent\\textit{${t(entry.dates)}}\\par\n`,
  academic: (entry) =>
    `\\noindent\\begin{minipage}[t]{0.2\\textwidth}\\raggedright ${t(entry.dates)}\\end{minipage}\\begin{minipage}[t]{0.8\\textwidth}\\textbf{${t(entry.title)}}, ${t(entry.organisation)}${entry.place ? `, ${t(entry.place)}` : ''}\\end{minipage}\\par\n`,
}

function section(part: ResumeSection, layout: LatexLayout): string {
  const groups = part.groups.map(
    ({ label, items }) => `\\noindent ${label ? `\\textbf{${t(label)}:} ` : ''}${t(items.join(', '))}\\par\n`,
  )
  return [
    `\\section*{${t(part.heading)}}\n`,
    part.text ? `\\noindent ${t(part.text)}\\par\n` : '',
    ...part.entries.map((entry) => `${ENTRY[layout](entry)}${list(entry.details)}\\smallskip\n`),
    ...groups,
    list(part.items, layout === 'academic' && part.kind === 'extras' ? 'enumerate' : 'itemize'),
  ].join('')
}

const HEADING_LOOK: Record<LatexLayout, string> = {
  'small-caps': '\\titleformat*{\\section}{\\large\\scshape}\\titlespacing*{\\section}{0pt}{10pt}{4pt}',
  'narrow-columns':
    '\\titleformat*{\\section}{\\normalsize\\bfseries\\sffamily}\\titlespacing*{\\section}{0pt}{8pt}{3pt}',
  academic: '\\titleformat*{\\section}{\\large\\bfseries}\\titlespacing*{\\section}{0pt}{12pt}{5pt}',
}

const FONT: Record<string, string> = {
  ru: '\\setmainfont{Noto Serif}\\setsansfont{Noto Sans}',
}

/** The source of a resume for xelatex. */
export function renderLatex(resume: CorpusResume, layout: LatexLayout): string {
  const columns = layout === 'narrow-columns'
  const name = layout === 'small-caps' ? `{\\Huge\\scshape ${t(resume.name)}}` : `{\\LARGE\\bfseries ${t(resume.name)}}`
  const contacts = resume.contacts.map(({ text }) => t(text)).join(' \\quad ')
  const body = resume.sections.map((part) => section(part, layout)).join('')
  return `\\documentclass[10pt,a4paper]{article}
\\usepackage[margin=${columns ? '14mm' : '22mm'}]{geometry}
\\usepackage{fontspec,titlesec,enumitem,multicol}
${FONT[resume.language] ?? ''}
${HEADING_LOOK[layout]}
\\setlength{\\columnsep}{18pt}\\pagestyle{${layout === 'academic' ? 'plain' : 'empty'}}
\\begin{document}
\\begin{center}${name}\\\\[3pt]${resume.headline ? `${t(resume.headline)}\\\\[2pt]` : ''}{\\small ${contacts}}\\end{center}
${columns ? `\\begin{multicols}{2}\\emergencystretch=2em\n${body}\\end{multicols}` : body}
\\end{document}
`
}
