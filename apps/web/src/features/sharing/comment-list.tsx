import { Button } from '@mantine/core'
import type { Comment } from '@evenhand/model'
import { tellMoment } from '../../texts/tell-time.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './sharing.module.css'

type CommentListProps = {
  comments: readonly Comment[]
  /** Whom a comment is about, where that is not clear from its place. */
  aboutOf?: (comment: Comment) => string | undefined
  mayDelete: (comment: Comment) => boolean
  onDelete: (comment: Comment) => void
  busy: boolean
}

/** What readers said, each with who says it. */
export function CommentList({ comments, aboutOf, mayDelete, onDelete, busy }: CommentListProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <ol className={classes['comments']}>
      {comments.map((comment) => {
        const { id, author, signedIn, text, createdAt } = comment
        const about = aboutOf?.(comment)
        return (
          <li key={id}>
            <p className={classes['author']}>
              <b dir="auto">{author}</b>
              {!signedIn && <span>{t('share.stranger')}</span>}
              <time dateTime={createdAt}>{tellMoment(texts, createdAt)}</time>
              {mayDelete(comment) && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  disabled={busy}
                  aria-label={t('share.deleteOne', { name: author })}
                  onClick={() => onDelete(comment)}
                >
                  {t('share.delete')}
                </Button>
              )}
            </p>
            {about && <p className={classes['about']}>{t('share.about', { name: about })}</p>}
            <p dir="auto" className={classes['said']}>
              {text}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
