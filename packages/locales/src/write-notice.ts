import type { CandidateNotice, NoticePoint, NoticeSection } from './candidate-notice.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** A notice as Markdown, readable as plain text. What comes from a resume or a job cannot become markup. */
export function noticeToMarkdown({ title, sections }: CandidateNotice): string {
  return `${[`# ${escapeMarkdown(title)}`, ...sections.flatMap(markdownOf)].join('\n\n')}\n`
}

/** A notice as one HTML file without scripts, styles from elsewhere or pictures; fit to print. */
export function noticeToHtml({ languageCode, title, sections }: CandidateNotice): string {
  const direction = RIGHT_TO_LEFT.has(languageCode) ? 'rtl' : 'ltr'
  return [
    '<!doctype html>',
    `<html lang="${languageCode}" dir="${direction}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}',
    'h2{margin-top:2rem}li{margin:.75rem 0}small{display:block}</style></head>',
    `<body><h1>${escapeHtml(title)}</h1>`,
    ...sections.flatMap(htmlOf),
    '</body></html>',
    '',
  ].join('\n')
}

function markdownOf({ title, paragraphs, points }: NoticeSection): string[] {
  return [
    ...(title === '' ? [] : [`## ${escapeMarkdown(title)}`]),
    ...paragraphs.map(escapeMarkdown),
    ...(points === undefined
      ? []
      : [
          points
            .map((point) => pointLines(point).map(escapeMarkdown))
            .map(bullet)
            .join('\n'),
        ]),
  ]
}

function bullet([first, ...rest]: string[]): string {
  return [`- ${first}`, ...rest.map((line) => `  - ${line}`)].join('\n')
}

function htmlOf({ title, paragraphs, points }: NoticeSection): string[] {
  return [
    ...(title === '' ? [] : [`<h2>${escapeHtml(title)}</h2>`]),
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(points === undefined ? [] : ['<ul>', ...points.map((point) => `<li>${itemHtml(point)}</li>`), '</ul>']),
  ]
}

function itemHtml(point: NoticePoint): string {
  const [first, ...rest] = pointLines(point).map(escapeHtml)
  return [`<strong dir="auto">${first}</strong>`, ...rest.map((line) => `<small dir="auto">${line}</small>`)].join('')
}

function pointLines({ label, found, points, reason, quotes }: NoticePoint): string[] {
  return [label, [found, points].filter((part) => part !== '').join(' · '), reason ?? '', ...quotes].filter(
    (line) => line !== '',
  )
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
}
