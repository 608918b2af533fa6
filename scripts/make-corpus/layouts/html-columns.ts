import type { CorpusResume, ResumeContact } from '../corpus-resume.ts'
import { createIconTypeface } from './icon-typeface.ts'
import type { HtmlLayout } from './html-parts.ts'
import {
  contactsHtml,
  escapeHtml,
  labelledContactsHtml,
  sectionContentHtml,
  sectionHtml,
  splitSections,
} from './html-parts.ts'

function twoColumns(resume: CorpusResume, sideFirst: boolean): string {
  const { side, main } = splitSections(resume)
  const aside = `<aside>${sideFirst ? '' : `<h2>${escapeHtml(resume.headline)}</h2>`}
    ${labelledContactsHtml(resume.contacts)}${side.map((section) => sectionHtml(section, 'dates-below')).join('')}</aside>`
  const body = `<main><h1>${escapeHtml(resume.name)}</h1>${sideFirst ? `<p>${escapeHtml(resume.headline)}</p>` : ''}
    ${main.map((section) => sectionHtml(section, 'title-first')).join('')}</main>`
  return `<div class="columns">${sideFirst ? aside + body : body + aside}</div>`
}

const COLUMNS_CSS = `.columns{display:flex;min-height:100vh}aside{box-sizing:border-box;padding:16pt 12pt;font-size:9pt}
  aside .group span{display:block}.row{display:flex;justify-content:space-between;gap:8pt}aside ul{padding-inline-start:12pt}main{flex:1;padding:16pt 18pt}
  h1{font-size:20pt;margin:0}h2{font-size:11.5pt;margin:12pt 0 4pt}.contact{margin-bottom:3pt;overflow-wrap:anywhere}
  ul{margin:2pt 0;padding-inline-start:13pt}`

/** A pale side column at the left with contact data and skills. */
export const sidebar: HtmlLayout = {
  css: `${COLUMNS_CSS}aside{width:31%;background:#eef2ee}.dates{white-space:nowrap;color:#555}`,
  body: (resume) => twoColumns(resume, true),
  margin: '0',
}

/** A dark side column at the right with white text, which is read and must not pass for hidden. */
export const darkSidebar: HtmlLayout = {
  css: `${COLUMNS_CSS}aside{width:33%;background:#1f2a38;color:#fff}aside h2{color:#ffd479;border-bottom:1px solid #55637a}.sub,.dates{color:#555}`,
  body: (resume) => twoColumns(resume, false),
  margin: '0',
}

/** A banner across the page, then two columns of one flow, so that a section may break between them. */
export const magazine: HtmlLayout = {
  css: `header{background:#5b3a6b;color:#fff;padding:14pt 20pt;text-align:center}h1{margin:0;font-size:23pt}
    .flow{columns:2;column-gap:20pt;padding:12pt 20pt;font-size:9.5pt;hyphens:auto}h2{font-size:11.5pt;color:#5b3a6b;margin:8pt 0 3pt;break-after:avoid}
    article{margin-bottom:6pt}ul{margin:2pt 0;padding-inline-start:12pt}`,
  body: (resume) => `<header><h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.headline)}</div>
    <div>${contactsHtml(resume.contacts, ' &nbsp;|&nbsp; ')}</div></header>
    <div class="flow">${resume.sections.map((section) => sectionHtml(section, 'dates-below')).join('')}</div>`,
  margin: '0',
}

const ICON_PATHS: Record<ResumeContact['kind'], string> = {
  email: 'M1 3h14v10H1zM1 3l7 6 7-6',
  phone: 'M3 1h3l1 4-2 1c1 2 2 3 4 4l1-2 4 1v3c0 2-13 0-11-11',
  link: 'M8 1a7 7 0 100 14A7 7 0 008 1M1 8h14M8 1c-4 4-4 10 0 14',
  place: 'M8 1a5 5 0 00-5 5c0 4 5 9 5 9s5-5 5-9a5 5 0 00-5-5',
  personal: 'M8 1a3 3 0 100 6 3 3 0 000-6M2 15c0-8 12-8 12 0',
}

/** Contact data behind drawn icons, skills as chips with bars. */
export const svgIcons: HtmlLayout = {
  css: `h1{font-size:23pt;margin:0;color:#0b6e4f}.contacts{display:flex;flex-wrap:wrap;gap:4pt 14pt;margin:6pt 0}svg{width:9pt;height:9pt;vertical-align:-1pt}
    h2{font-size:12pt;color:#0b6e4f;margin:12pt 0 4pt}.chip{display:inline-block;border:1px solid #0b6e4f;border-radius:9pt;padding:1pt 7pt;margin:0 4pt 4pt 0;font-size:9pt}
    .row{display:flex;justify-content:space-between}`,
  body: (resume) =>
    `<h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.headline)}</div><div class="contacts">${resume.contacts
      .map(
        ({ kind, text }) =>
          `<span><svg viewBox="0 0 16 16" fill="none" stroke="#0b6e4f" stroke-width="1.6"><path d="${ICON_PATHS[kind]}"/></svg> ${escapeHtml(text)}</span>`,
      )
      .join('')}</div>${resume.sections
      .map((section) => {
        if (section.kind !== 'skills') return sectionHtml(section, 'title-first')
        const chips = section.groups.flatMap(({ items }) =>
          items.map((item) => `<span class="chip">${escapeHtml(item)}</span>`),
        )
        return `<section><h2>${escapeHtml(section.heading)}</h2>${chips.join(' ')}</section>`
      })
      .join('')}`,
}

/** Code points of icon fonts (envelope, telephone, globe, marker, person) in the private use area. */
const GLYPHS: Record<ResumeContact['kind'], string> = {
  email: '\uF0E0',
  phone: '\uF095',
  link: '\uF0AC',
  place: '\uF041',
  personal: '\uF007',
}

/** Contact data behind the private-use glyphs that icon fonts leave in the text; bullets of Wingdings' kind. */
export const iconFont: HtmlLayout = {
  css: `@font-face{font-family:'CorpusIcons';src:url(${createIconTypeface()})}h1{font-size:22pt;margin:0}.grid{display:grid;grid-template-columns:1fr 1fr;gap:2pt 20pt;margin:6pt 0}.icon,li::before{font-family:'CorpusIcons';color:#b3541e;padding-inline-end:4pt}
    h2{font-size:12pt;color:#b3541e;margin:8pt 0 2pt}h2::before{content:'\\2726  '}ul{list-style:none;padding:0;margin:2pt 0}li::before{content:'\\F0A7'}`,
  body: (resume) =>
    `<h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.headline)}</div><div class="grid">${resume.contacts
      .map(({ kind, text }) => `<div><span class="icon">${GLYPHS[kind]}</span>${escapeHtml(text)}</div>`)
      .join('')}</div>${resume.sections.map((section) => sectionHtml(section, 'dates-below')).join('')}`,
}

/** Labels at the left of every line, as the European form prints them. */
export const europass: HtmlLayout = {
  css: `table{width:100%;border-collapse:collapse;font-size:9.5pt}td{vertical-align:top;padding:2pt 6pt}td:first-child{width:128pt;text-align:end;color:#0e4194;border-inline-end:1pt solid #0e4194}
    .big{font-size:13pt;font-weight:600}ul{margin:0;padding-inline-start:12pt}p{margin:0}`,
  body: (
    resume,
  ) => `<table><tr><td class="big">Curriculum vitae</td><td class="big">${escapeHtml(resume.name)}</td></tr>
    <tr><td></td><td>${escapeHtml(resume.headline)}</td></tr>
    ${resume.contacts.map(({ label, text }) => `<tr><td>${escapeHtml(label)}</td><td>${escapeHtml(text)}</td></tr>`).join('')}
    ${resume.sections.map(europassRows).join('')}</table>`,
}

function europassRows(section: CorpusResume['sections'][number]): string {
  const heading = `<tr><td class="big">${escapeHtml(section.heading)}</td><td></td></tr>`
  const entries = section.entries.map(
    (entry) =>
      `<tr><td>${escapeHtml(entry.dates)}</td><td>${sectionContentHtml({ ...section, text: '', groups: [], items: [], entries: [{ ...entry, dates: '' }] }, 'dates-below')}</td></tr>`,
  )
  const rest = sectionContentHtml({ ...section, entries: [] }, 'dates-below')
  return heading + entries.join('') + (rest ? `<tr><td></td><td>${rest}</td></tr>` : '')
}

/** The ruled form of a Japanese rirekisho: year, month and event in cells. */
export const ruledForm: HtmlLayout = {
  css: `table{width:100%;border-collapse:collapse;margin-bottom:10pt}td,th{border:1px solid #222;padding:3pt 6pt;vertical-align:top;text-align:start;font-weight:400}
    th{background:#f2f2f2;width:88pt}h1{font-size:17pt;margin:0 0 8pt}h2{font-size:11.5pt;margin:8pt 0 3pt}ul{margin:0;padding-inline-start:13pt}p{margin:0}`,
  body: (resume) => `<table><tr><th>氏名</th><td><h1>${escapeHtml(resume.name)}</h1></td></tr>
    ${resume.contacts.map(({ label, text }) => `<tr><th>${escapeHtml(label || '備考')}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</table>
    ${resume.sections
      .map((section) => {
        const rows = section.entries.map(
          (
            entry,
          ) => `<tr><th>${escapeHtml(entry.dates)}</th><td>${escapeHtml(entry.organisation)} ${escapeHtml(entry.place)}<br>${escapeHtml(entry.title)}
            <ul>${entry.details.map((detail) => `<li>${escapeHtml(detail)}</li>`).join('')}</ul></td></tr>`,
        )
        const rest = sectionContentHtml({ ...section, entries: [] }, 'inline')
        return `<h2>${escapeHtml(section.heading)}</h2><table>${rows.join('')}${rest ? `<tr><td colspan="2">${rest}</td></tr>` : ''}</table>`
      })
      .join('')}`,
}
