import type { DrawnPage } from '@evenhand/extract/draw'
import type { ResumeText, Span } from '@evenhand/model'
import { PDF_RENDER_SCALE } from '@evenhand/model'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { drawInWorker } from './draw-in-worker.ts'
import classes from './original-page.module.css'
import { pageOf, quoteBoxes } from './quote-boxes.ts'
import { useZoom, type Zoom } from './use-zoom.ts'

/** How much larger a page is drawn anew at most; beyond, what is drawn is finer than most screens. */
const FINEST = 1.5

type OriginalPageProps = { file: File; resume: ResumeText; quotes: { soft: readonly Span[]; current?: Span } }

/** The file's pages as they look, drawn in this browser, with the quoted lines marked. */
export function OriginalPage({ file, resume, quotes }: OriginalPageProps) {
  const { t } = useTexts()
  const asked = pageOf(resume, quotes.current)
  const [turned, setTurned] = useState<{ page: number; asked: number }>()
  const number = turned?.asked === asked ? turned.page : asked
  const sheet = useRef<HTMLDivElement>(null)
  const zoom = useZoom(sheet)
  const scale = PDF_RENDER_SCALE * Math.min(zoom.value, FINEST)
  const [drawn, setDrawn] = useState<{ number: number; page: DrawnPage | 'failed' }>()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let current = true
    void drawInWorker(file, number, scale).then((page) => current && setDrawn({ number, page: page ?? 'failed' }))
    return () => {
      current = false
    }
  }, [file, number, scale])
  const page = drawn?.number === number && drawn.page !== 'failed' ? drawn.page : undefined
  useEffect(() => {
    if (!page || !canvas.current) return
    canvas.current.width = page.width
    canvas.current.height = page.height
    canvas.current.getContext('2d')?.putImageData(new ImageData(page.pixels, page.width, page.height), 0, 0)
  }, [page])
  if (drawn?.number === number && drawn.page === 'failed') {
    return <p className={classes['wait']}>{t('original.failed')}</p>
  }
  const boxes = page ? quoteBoxes(resume, quotes, { number, ...page.points }) : []
  return (
    <div className={classes['original']} data-original style={{ '--zoom': zoom.value }}>
      <div className={classes['tools']}>
        <Turns
          number={number}
          pages={page?.pages ?? resume.pages}
          onTurn={(next) => setTurned({ page: next, asked })}
        />
        <ZoomButtons zoom={zoom} />
      </div>
      <div ref={sheet} className={classes['sheet']}>
        {!page && <p className={classes['wait']}>{t('original.drawing')}</p>}
        <canvas ref={canvas} hidden={!page} role="img" aria-label={t('original.page', { page: number })} />
        {boxes.map(({ current, left, top, width, height }) => (
          <i
            key={`${left} ${top}`}
            data-current={current || undefined}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
      </div>
      <p className={classes['note']}>{t('original.note')}</p>
    </div>
  )
}

type TurnsProps = { number: number; pages: number; onTurn: (page: number) => void }

function Turns({ number, pages, onTurn }: TurnsProps) {
  const { t } = useTexts()
  if (pages < 2) return null
  return (
    <div>
      <button type="button" disabled={number <= 1} onClick={() => onTurn(number - 1)}>
        {t('original.before')}
      </button>
      <span>{t('original.of', { page: number, pages })}</span>
      <button type="button" disabled={number >= pages} onClick={() => onTurn(number + 1)}>
        {t('original.next')}
      </button>
    </div>
  )
}

/** How large the page is, from as wide as its pane; in small steps enough to read what is small print. */
function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { t, format } = useTexts()
  return (
    <div>
      <ZoomButton name={t('original.smaller')} onZoom={zoom.smaller}>
        −
      </ZoomButton>
      <span role="status">{format.number(zoom.value, { style: 'percent' })}</span>
      <ZoomButton name={t('original.larger')} onZoom={zoom.larger}>
        +
      </ZoomButton>
    </div>
  )
}

type ZoomButtonProps = { name: string; onZoom: (() => void) | undefined; children: string }

function ZoomButton({ name, onZoom, children }: ZoomButtonProps) {
  return (
    <button type="button" disabled={!onZoom} aria-label={name} title={name} onClick={onZoom}>
      {children}
    </button>
  )
}
