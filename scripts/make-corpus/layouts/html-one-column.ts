import type { HtmlLayout } from './html-parts.ts'
import { contactsHtml, escapeHtml, labelledContactsHtml, sectionContentHtml, sectionHtml } from './html-parts.ts'

/** Name, one line of contact data, sections below each other; dates straight after the post. */
export const single: HtmlLayout = {
  css: `h1{font-size:22pt;margin:0}h2{font-size:13pt;border-bottom:1px solid #444;margin:14pt 0 4pt}
    .head{margin-top:6pt}header p{margin:2pt 0}`,
  body: (resume) => `<header><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.headline)}</p>
    <p>${contactsHtml(resume.contacts, ' | ')}</p></header>
    ${resume.sections.map((section) => sectionHtml(section, 'inline')).join('')}`,
}

/** Dates and places flushed to the right margin; posts at one employer under one head. */
export const rightDates: HtmlLayout = {
  css: `header{text-align:center}h1{font-size:20pt;margin:0;font-weight:600}h2{font-size:11pt;color:#1b4d5c;margin:12pt 0 3pt}
    .row{display:flex;justify-content:space-between;margin-top:5pt}.sub{color:#444}.employer{margin-top:6pt}
    header p{margin:2pt 0}`,
  body: (resume) => `<header><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.headline)}</p>
    <p>${contactsHtml(resume.contacts, ' • ')}</p></header>
    ${resume.sections.map((section) => sectionHtml(section, 'title-first', true)).join('')}`,
}

/** Headings set wide apart, in capitals; the name in capitals too. */
export const letterspaced: HtmlLayout = {
  css: `h1{font-size:21pt;font-weight:300;letter-spacing:.22em;text-transform:uppercase;margin:0}
    h2{font-size:10pt;letter-spacing:.42em;text-transform:uppercase;margin:16pt 0 5pt;font-weight:600}
    .headline{letter-spacing:.12em;color:#666}.row{display:flex;justify-content:space-between;margin-top:6pt}
    .dates{color:#555}ul{margin:2pt 0}`,
  body: (resume) => `<header><h1>${escapeHtml(resume.name)}</h1><p class="headline">${escapeHtml(resume.headline)}</p>
    <p>${contactsHtml(resume.contacts, ' &nbsp; ')}</p></header>
    ${resume.sections.map((section) => sectionHtml(section, 'employer-first')).join('')}`,
}

/** Dates in a column left of a line with dots. */
export const timeline: HtmlLayout = {
  css: `h1{font-size:24pt;margin:0;color:#7a2b1d}h2{font-size:13pt;color:#7a2b1d;margin:14pt 0 6pt}
    article{position:relative;padding:0 0 6pt 14pt;margin-inline-start:92pt;border-inline-start:1.5pt solid #c9a79f}
    article::before{content:'';position:absolute;inset-inline-start:-4.5pt;top:3pt;width:7pt;height:7pt;border-radius:50%;background:#7a2b1d}
    .when{position:absolute;inset-inline-start:-92pt;width:84pt;font-size:8.5pt;color:#666}ul{margin:2pt 0;padding-inline-start:12pt}`,
  body: (resume) => `<header><h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.headline)}</div>
    ${labelledContactsHtml(resume.contacts)}</header>
    ${resume.sections.map((section) => sectionHtml(section, 'dates-left')).join('')}`,
}

/** A grid with the section's label in a rail at the left and its content at the right. */
export const labelRail: HtmlLayout = {
  css: `h1{font-size:19pt;margin:0 0 2pt}.grid{display:grid;grid-template-columns:104pt 1fr;column-gap:16pt;row-gap:12pt;margin-top:14pt}
    h2{font-size:9.5pt;text-align:end;color:#38618c;margin:0;border-top:1pt solid #38618c;padding-top:3pt}
    .cell{border-top:1pt solid #ddd;padding-top:3pt}.cell p{margin:0 0 3pt}article{margin-bottom:7pt}ul{margin:2pt 0;padding-inline-start:13pt}`,
  body: (resume) => `<h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.headline)}</div>
    <div class="grid">${resume.sections
      .map(
        (section) =>
          `<h2>${escapeHtml(section.heading)}</h2><div class="cell">${sectionContentHtml(section, 'dates-below')}</div>`,
      )
      .join('')}</div><footer><p>${contactsHtml(resume.contacts, ' · ')}</p></footer>`,
}

/** The person's name at the head and the contact data at the foot of every page. */
export const runningHeader: HtmlLayout = {
  css: `h1{font-size:26pt;margin:0}h2{font-size:14pt;background:#eee;padding:3pt 6pt;margin:14pt 0 6pt}
    .row{display:flex;justify-content:space-between}.text,li{font-size:11.5pt;line-height:1.6}article{margin-bottom:10pt;break-inside:avoid}`,
  body: (resume) => `<h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.headline)}</p>
    ${resume.sections.map((section) => sectionHtml(section, 'employer-first')).join('')}`,
  header: (resume) => `<span>${escapeHtml(resume.name)}</span>`,
  footer: (resume) =>
    `<span>${contactsHtml(resume.contacts, ' | ')} | <span class="pageNumber"></span>/<span class="totalPages"></span></span>`,
  margin: '22mm',
}
