import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteRunComment } from '../../api/sharing-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CommentList } from './comment-list.tsx'
import { runCommentsQuery } from './share-queries.ts'
import classes from './sharing.module.css'

/** What readers of a run's links said about one candidate, for its owner; nothing where nobody said anything. */
export function OwnerRemarks({ runId, resumeId }: { runId: string; resumeId: string }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { data = [] } = useQuery(runCommentsQuery(runId))
  const { busy, fault, run } = useAction()
  const comments = data.filter((comment) => comment.resumeId === resumeId)
  if (comments.length === 0) return null
  return (
    <section className={classes['remarks']}>
      <h3>{t('share.commentsTitle')}</h3>
      <CommentList
        comments={comments}
        mayDelete={() => true}
        onDelete={({ id }) =>
          void run(() => deleteRunComment(runId, id)).then(() => queries.invalidateQueries(runCommentsQuery(runId)))
        }
        busy={busy}
      />
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
    </section>
  )
}
