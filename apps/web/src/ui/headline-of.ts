import type { Profile } from '@evenhand/model'

/** What somebody says they are, or else the post they hold, or held last. */
export function headlineOf({ headline, employment }: Pick<Profile, 'headline' | 'employment'>): string | undefined {
  if (headline) return headline.value
  const { title, employer } = employment.find(({ current }) => current) ?? employment[0] ?? {}
  return [title, employer].flatMap((field) => (field ? [field.value] : [])).join(', ') || undefined
}
