import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteComment, sendComment } from '../../api/sharing-api.ts'
import { useAction } from '../../forms/use-action.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { commentsQuery } from './share-queries.ts'
import classes from './sharing.module.css'

type ReaderRemarksProps = {
  token: string
  resumeId: string
  isSignedIn: boolean
  /** There where only people with an account may say something. */
  onSignIn?: () => void
}

/** What readers of a link say about one candidate, and room to say something. */
export function ReaderRemarks({ token, resumeId, isSignedIn, onSignIn }: ReaderRemarksProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const { data } = useQuery(commentsQuery(token))
  const { busy, fault, run } = useAction()
  const again = () => queries.invalidateQueries(commentsQuery(token))
  const comments = data?.filter((comment) => comment.resumeId === resumeId)
  return (
    <section className={classes['remarks']}>
      <h3>{t('share.commentsTitle')}</h3>
      {comments?.length === 0 && <p>{t('share.noComments')}</p>}
      {comments && (
        <CommentList
          comments={comments}
          mayDelete={({ own }) => own}
          onDelete={({ id }) => void run(() => deleteComment(token, id)).then(again)}
          busy={busy}
        />
      )}
      {fault && (
        <p role="alert" className={classes['fault']}>
          {fault}
        </p>
      )}
      {onSignIn ? (
        <div>
          <p>{t('errors.sign-in-required')}</p>
          <Button onClick={onSignIn}>{t('common.signIn')}</Button>
        </div>
      ) : (
        <CommentForm
          key={resumeId}
          asksName={!isSignedIn}
          onSend={(said) => sendComment(token, { resumeId, ...said }).then(again)}
        />
      )}
    </section>
  )
}
