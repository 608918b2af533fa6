import { Button } from '@mantine/core'
import type { ResumeDetail, ResumeRow, SharedRun } from '@evenhand/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError } from '../api/api-client.ts'
import { loadShared, loadSharedResume } from '../api/sharing-api.ts'
import { useSession } from '../features/account/session-context.ts'
import { useReview } from '../features/results/use-review.ts'
import { useShortcuts } from '../features/results/use-shortcuts.ts'
import { ReaderRemarks } from '../features/sharing/reader-remarks.tsx'
import { addressOf } from '../texts/language-address.ts'
import { tellDay } from '../texts/tell-time.ts'
import { useTexts } from '../texts/texts.tsx'
import { Facts } from '../ui/facts.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { usePlace } from '../ui/use-place.ts'
import { AppFrame, OneCardPage } from './app-frame.tsx'
import frame from './app-frame.module.css'
import { useDialogs } from './dialogs-context.ts'
import { instanceQuery } from './instance-query.ts'
import classes from './run-page.module.css'
import { RunViews } from './run-views.tsx'
import { CompareButton, ViewChoice } from './view-actions.tsx'

/** How often a run that goes on is looked at again, in milliseconds. */
const LOOK_AGAIN = 4_000

/** Where a link to somebody else's screening leads: its results, to read. */
export function SharedPage() {
  const { token = '' } = useParams()
  const { t, language } = useTexts()
  const opening = useQuery({
    queryKey: ['shared', token, language],
    queryFn: ({ signal }) => loadShared(token, language, signal),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data && !isOver(state.data) ? LOOK_AGAIN : false),
    retry: (count, error) => count < 2 && error instanceof ApiError && error.code === 'network',
  })
  if (opening.data && !isGone(opening.error)) return <SharedBoard token={token} shared={opening.data} />
  if (opening.isError) {
    return <NotShown isClosed={isGone(opening.error)} onAgain={() => void opening.refetch()} />
  }
  return (
    <AppFrame title={t('run.title')}>
      <LoadingScreen label={t('common.loading')} />
    </AppFrame>
  )
}

const isOver = ({ run }: SharedRun) => run.state === 'done' || run.state === 'cancelled'
const isGone = (error: Error | null) => error instanceof ApiError && error.code === 'not-found'

/** A link that is unknown, has run out or was revoked: which of them it is, is nobody's business. */
function NotShown({ isClosed, onAgain }: { isClosed: boolean; onAgain: () => void }) {
  const { t, language } = useTexts()
  if (isClosed) {
    return (
      <OneCardPage title={t('share.closedTitle')}>
        <p>{t('share.closedText')}</p>
        <div className={frame['actions']}>
          <Button component={Link} to={addressOf(language)}>
            {t('success.screen')}
          </Button>
        </div>
      </OneCardPage>
    )
  }
  return (
    <OneCardPage title={t('run.title')}>
      <div style={{ marginBlockStart: 16 }}>
        <Notice tone="fault">{t('errors.unavailable')}</Notice>
      </div>
      <div className={frame['actions']}>
        <Button onClick={onAgain}>{t('results.tryAgain')}</Button>
      </div>
    </OneCardPage>
  )
}

type SharedBoardProps = { token: string; shared: SharedRun }

function SharedBoard({ token, shared }: SharedBoardProps) {
  const { t } = useTexts()
  const { run, resumes, share } = shared
  const rows = useMemo(() => resumes.toSorted((a, b) => a.position - b.position), [resumes])
  const finished = isOver(shared)
  const review = useReview(rows, { runId: token, finished, reweighed: false, readOnly: true })
  useShortcuts({ review })
  const load = useLoadShared(token)
  const extras = useReaderExtras(token, shared)
  const title = run.job?.title ?? t('run.title')
  const place = usePlace()
  const view = run.job && share.advanced ? place.view : 'list'
  const [compared, setCompared] = useState<readonly number[]>([])
  const compare = (people: readonly ResumeRow[]) => {
    setCompared(people.map(({ position }) => position))
    place.go({ view: 'matrix', candidate: undefined })
  }
  const isWide = view === 'list' && review.open !== undefined
  return (
    <AppFrame title={title} isWide>
      <div className={classes['page']} data-wide={isWide || undefined}>
        <SharedHead title={title} shared={shared}>
          {run.job && share.advanced && (
            <>
              <ViewChoice view={view} onView={place.setView} />
              <CompareButton review={review} onCompare={compare} />
            </>
          )}
        </SharedHead>
        <RunViews
          view={view}
          review={review}
          people={rows}
          rows={rows}
          job={run.job}
          finished={finished}
          load={load}
          present={asItIs}
          originals={NO_FILES}
          blind={share.blind}
          advanced
          compared={compared}
          onCompared={setCompared}
          extras={extras}
        />
      </div>
    </AppFrame>
  )
}

const asItIs = (detail: ResumeDetail) => detail
/** Files stay with whoever screened them. */
const NO_FILES: ReadonlyMap<number, File> = new Map()

type SharedHeadProps = { title: string; shared: SharedRun; children: ReactNode }

function SharedHead({ title, shared, children }: SharedHeadProps) {
  const texts = useTexts()
  const { t } = texts
  const { run, share } = shared
  const facts = [t('run.files', { count: run.progress.total })]
  facts.push(run.job ? t('run.requirements', { count: run.job.requirements.length }) : t('run.noJob'))
  return (
    <div className={classes['shared']}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <p>
        <Facts facts={facts} />
      </p>
      <p>
        {t('share.banner', { date: tellDay(texts, share.expiresAt) })} {share.blind && t('share.bannerBlind')}
      </p>
      {children && <div className={classes['views']}>{children}</div>}
    </div>
  )
}

/** One person's details by the link, once each. */
function useLoadShared(token: string) {
  const { language } = useTexts()
  const queries = useQueryClient()
  return useCallback(
    (row: ResumeRow) =>
      queries.fetchQuery({
        queryKey: ['shared', token, language, row.id],
        queryFn: () => loadSharedResume(token, row.id, language),
        staleTime: Infinity,
      }),
    [token, language, queries],
  )
}

/** Comments beside each candidate, where the link allows them. */
function useReaderExtras(token: string, { share }: SharedRun) {
  const { user } = useSession()
  const { data: instance } = useQuery(instanceQuery)
  const openDialog = useDialogs()
  const isClosedToGuests = instance?.guests === 'off' && !user
  const isSignedIn = user !== undefined
  return useMemo(() => {
    if (!share.comments) return {}
    const onSignIn = isClosedToGuests ? () => openDialog({ kind: 'sign-in' }) : undefined
    return {
      remarks: ({ id }: ResumeRow) => (
        <ReaderRemarks token={token} resumeId={id} isSignedIn={isSignedIn} onSignIn={onSignIn} />
      ),
    }
  }, [token, share.comments, isClosedToGuests, isSignedIn, openDialog])
}
