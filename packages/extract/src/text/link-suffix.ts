/** Longest visible text that still hides where its link goes ("LinkedIn", "my portfolio"). */
const SHORT_LABEL = 40
const LONGEST_ADDRESS = 300

/**
 * What a link's address adds to its visible text: ` <address> `, or nothing where the text says it
 * already or the address is of no use to a reader. Nothing is ever fetched.
 */
export function linkSuffix(visible: string, address: string): string {
  const target = address.trim()
  if (target === '' || target.length > LONGEST_ADDRESS || /[\s<>]/u.test(target)) return ''
  const label = visible.trim().toLowerCase()
  const lower = target.toLowerCase()
  if (lower.startsWith('mailto:')) {
    const mail = decode(target.slice(7).split('?')[0] ?? '')
    return mail.includes('@') && !label.includes(mail.toLowerCase()) ? ` <${mail}> ` : ''
  }
  if (lower.startsWith('tel:')) {
    const phone = decode(target.slice(4))
    return sameDigits(label, phone) ? '' : ` <${phone}> `
  }
  if (!lower.startsWith('http://') && !lower.startsWith('https://')) return ''
  if (label.length > SHORT_LABEL) return ''
  return label.replaceAll(' ', '').includes(bareAddress(lower)) ? '' : ` <${target}> `
}

function bareAddress(address: string): string {
  const bare = address.replace(/^https?:\/\//u, '').replace(/^www\./u, '')
  return bare.endsWith('/') ? bare.slice(0, -1) : bare
}

function sameDigits(label: string, phone: string): boolean {
  const digits = phone.replaceAll(/\D/gu, '')
  return digits === '' || label.replaceAll(/\D/gu, '').endsWith(digits.slice(-7))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
