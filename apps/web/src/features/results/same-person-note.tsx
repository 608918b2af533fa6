import { useTexts } from '../../texts/texts.tsx'

/** Says at a row which other files give the same name and contact details; what that means is not for us to say. */
export function SamePersonNote({ files, className }: { files: readonly string[] | undefined; className?: string }) {
  const { t, format } = useTexts()
  if (!files || files.length === 0) return null
  return (
    <span className={className} data-same dir="auto">
      {t('results.samePerson', { files: format.list(files) })}
    </span>
  )
}
