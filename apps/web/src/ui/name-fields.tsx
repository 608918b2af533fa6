import { useTexts } from '../texts/texts.tsx'
import { Field, type FieldProps } from './field.tsx'

/** Languages in which the family name comes first. */
const FAMILY_FIRST = new Set(['hu', 'ja', 'ko', 'vi', 'zh', 'zh-TW'])
const LONGEST = 100

type Own = Omit<FieldProps, 'label'>
type NameFieldsProps = { given: Own; family: Own; className: string | undefined }

/** A given and a family name, in the order in which the language says them. */
export function NameFields({ given, family, className }: NameFieldsProps) {
  const { t, language } = useTexts()
  const fields = [
    <Field key="given" {...given} label={t('auth.firstName')} autoComplete="given-name" maxLength={LONGEST} />,
    <Field key="family" {...family} label={t('auth.lastName')} autoComplete="family-name" maxLength={LONGEST} />,
  ]
  return <div className={className}>{FAMILY_FIRST.has(language) ? fields.toReversed() : fields}</div>
}
