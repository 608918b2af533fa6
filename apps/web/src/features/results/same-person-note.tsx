import { useTexts } from '../../texts/texts.tsx'
import classes from './same-person-note.module.css'

/** Says at a row which other files give the same name and contact details; what that means is not for us to say. */
export function SamePersonNote({ files }: { files: readonly string[] | undefined }) {
  const { t, format } = useTexts()
  if (!files || files.length === 0) return null
  return (
    <span className={classes['note']} data-same dir="auto">
      {t('results.samePerson', { files: format.list(files) })}
    </span>
  )
}
