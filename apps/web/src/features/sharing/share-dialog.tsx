import type { Comment } from '@evenhand/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteRunComment, revokeShare } from '../../api/sharing-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CommentList } from './comment-list.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareLinks } from './share-links.tsx'
import { runCommentsQuery, sharesQuery } from './share-queries.ts'
import classes from './sharing.module.css'

type ShareDialogProps = {
  runId: string
  /** What a candidate is called on the page at this moment. */
  nameOf: (resumeId: string) => string | undefined
  onClose: () => void
}

/** Links to a screening: makes them, shows who used them, ends them; and what their readers said. */
export function ShareDialog({ runId, nameOf, onClose }: ShareDialogProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const links = useQuery(sharesQuery(runId))
  const { data: comments = [] } = useQuery(runCommentsQuery(runId))
  const { busy, fault, run } = useAction()
  const again = () => queries.invalidateQueries(sharesQuery(runId))
  const remove = (comment: Comment) =>
    void run(() => deleteRunComment(runId, comment.id)).then(() => queries.invalidateQueries(runCommentsQuery(runId)))
  return (
    <Dialog title={t('share.title')} width={620} onClose={onClose}>
      <div className={classes['dialog']}>
        <p>{t('share.text')}</p>
        <ShareForm runId={runId} onMade={() => void again()} />
        {(fault ?? links.isError) && (
          <p role="alert" className={classes['fault']}>
            {fault ?? t('errors.unavailable')}
          </p>
        )}
        {links.data && (
          <section aria-labelledby="share-links">
            <h3 id="share-links">{t('share.links')}</h3>
            <ShareLinks
              shares={links.data}
              busy={busy}
              onRevoke={(share) => void run(() => revokeShare(runId, share.id)).then(again)}
            />
          </section>
        )}
        {comments.length > 0 && (
          <section aria-labelledby="share-comments">
            <h3 id="share-comments">{t('share.commentsTitle')}</h3>
            <CommentList
              comments={comments.toReversed()}
              aboutOf={({ resumeId }) => nameOf(resumeId)}
              mayDelete={() => true}
              onDelete={remove}
              busy={busy}
            />
          </section>
        )}
      </div>
    </Dialog>
  )
}
