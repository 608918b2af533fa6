import type { Requirement } from '@evenhand/model'

/** More than this is no line any more, in characters; also the longest label a job takes. */
const LONGEST = 300

/** A requirement's words to their end, where its label is the job text's line cut short; else the label. */
export function wholeLabel({ label, span }: Pick<Requirement, 'label' | 'span'>, jobText: string): string {
  if (!span || !label.endsWith('…')) return label
  const line = jobText.slice(span.start, span.end).replaceAll(/\s+/g, ' ').trim()
  const at = line.indexOf(label.slice(0, -1))
  const whole = line.slice(at).replace(/[.;,:]$/u, '')
  return at === -1 || whole.length > LONGEST ? label.replace(/[\s,;:]+…$/u, '…') : whole
}
