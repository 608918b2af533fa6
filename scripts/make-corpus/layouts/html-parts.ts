import type { CorpusResume, ResumeContact, ResumeEntry, ResumeSection } from '../corpus-resume.ts'

export type EntryStyle = 'title-first' | 'employer-first' | 'inline' | 'dates-left' | 'dates-below'

/** A page before it is printed: its rules, its body, and the running header and footer Chromium repeats. */
export type HtmlLayout = {
  css: string
  body: (resume: CorpusResume) => string
  header?: (resume: CorpusResume) => string
  footer?: (resume: CorpusResume) => string
  margin?: string
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const e = escapeHtml

function organisationHtml(entry: ResumeEntry): string {
  const place = entry.place ? `<span class="place">, ${e(entry.place)}</span>` : ''
  return entry.organisation ? `<span class="organisation">${e(entry.organisation)}</span>${place}` : ''
}

function detailsHtml(details: string[]): string {
  return details.length > 0 ? `<ul>${details.map((detail) => `<li>${e(detail)}</li>`).join('')}</ul>` : ''
}

const ENTRY_HEAD: Record<EntryStyle, (entry: ResumeEntry) => string> = {
  'title-first': (entry) =>
    `<div class="row"><b class="title">${e(entry.title)}</b><span class="dates">${e(entry.dates)}</span></div>
     <div class="sub">${organisationHtml(entry)}</div>`,
  'employer-first': (entry) =>
    `<div class="row"><b class="organisation">${e(entry.organisation)}</b><span class="dates">${e(entry.place)}</span></div>
     <div class="row"><i class="title">${e(entry.title)}</i><span class="dates">${e(entry.dates)}</span></div>`,
  inline: (entry) =>
    `<div class="head"><b>${e(entry.title)}</b> | ${organisationHtml(entry)} | <span class="dates">${e(entry.dates)}</span></div>`,
  'dates-left': (entry) =>
    `<div class="when">${e(entry.dates)}</div><b class="title">${e(entry.title)}</b><div class="sub">${organisationHtml(entry)}</div>`,
  'dates-below': (entry) =>
    `<b class="title">${e(entry.title)}</b><div class="sub">${organisationHtml(entry)}</div><div class="dates">${e(entry.dates)}</div>`,
}

export function entryHtml(entry: ResumeEntry, style: EntryStyle): string {
  return `<article class="${style}">${ENTRY_HEAD[style](entry)}${detailsHtml(entry.details)}</article>`
}

/**
 * Entries, those of one employer in a row under a single head when `grouped`:
 * the employer once, then each post with its own dates.
 */
export function entriesHtml(entries: ResumeEntry[], style: EntryStyle, grouped = false): string {
  if (!grouped) return entries.map((entry) => entryHtml(entry, style)).join('')
  return entries
    .map((entry, index) => {
      const same = entries[index - 1]?.organisation === entry.organisation
      const first = !same && entries[index + 1]?.organisation === entry.organisation
      if (!same && !first) return entryHtml(entry, style)
      const head = first ? `<div class="employer"><b>${organisationHtml(entry)}</b></div>` : ''
      return head + entryHtml({ ...entry, organisation: '', place: '' }, 'title-first')
    })
    .join('')
}

export function sectionContentHtml(section: ResumeSection, style: EntryStyle, grouped = false): string {
  const groups = section.groups.map(
    (group) =>
      `<p class="group">${group.label ? `<b>${e(group.label)}:</b> ` : ''}<span>${group.items.map(e).join(', ')}</span></p>`,
  )
  return [
    section.text ? `<p class="text">${e(section.text)}</p>` : '',
    entriesHtml(section.entries, style, grouped),
    ...groups,
    detailsHtml(section.items),
  ].join('')
}

export function sectionHtml(section: ResumeSection, style: EntryStyle, grouped = false): string {
  const content = sectionContentHtml(section, style, grouped)
  return `<section class="${section.kind}"><h2>${e(section.heading)}</h2>${content}</section>`
}

export function contactsHtml(contacts: ResumeContact[], separator: string): string {
  return contacts.map((contact) => `<bdi class="contact">${e(contact.text)}</bdi>`).join(separator)
}

export function labelledContactsHtml(contacts: ResumeContact[]): string {
  return contacts
    .map(
      (contact) =>
        `<div class="contact">${contact.label ? `${e(contact.label)}: ` : ''}<bdi>${e(contact.text)}</bdi></div>`,
    )
    .join('')
}

/** Splits sections into those of a side column and those of the main one. */
export function splitSections(resume: CorpusResume): { side: ResumeSection[]; main: ResumeSection[] } {
  const isSide = ({ kind }: ResumeSection) => ['skills', 'languages', 'certificates'].includes(kind)
  return {
    side: resume.sections.filter(isSide),
    main: resume.sections.filter((section) => !isSide(section)),
  }
}
