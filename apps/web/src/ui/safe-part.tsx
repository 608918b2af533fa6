import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { askAgain } from './later-part.tsx'
import { isOutdated, loadAnew } from './load-anew.ts'
import { Notice } from './notice.tsx'
import classes from './safe-part.module.css'

type State = { broken: boolean; loses: boolean }

/** A part of the page that may break without taking the rest, or anything typed or chosen, with it. */
export class SafePart extends Component<{ children: ReactNode }, State> {
  override state: State = { broken: false, loses: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  again = async () => {
    // Of a page that has been replaced on the server, no part comes any more.
    if (await isOutdated()) {
      if ((await loadAnew()) === 'loses') this.setState({ loses: true })
      return
    }
    askAgain()
    this.setState({ broken: false })
  }

  override render() {
    const { broken, loses } = this.state
    if (!broken) return this.props.children
    return loses ? <OutdatedPage /> : <BrokenPart onAgain={() => void this.again()} />
  }
}

/** What was chosen could not be put away: whoever reads this decides when it goes. */
function OutdatedPage() {
  const { t } = useTexts()
  return (
    <div className={classes['place']}>
      <Notice
        tone="fault"
        action={
          <Button size="xs" onClick={() => location.reload()}>
            {t('common.loadNew')}
          </Button>
        }
      >
        <b>{t('common.outdated')}</b>
        <p>{t('common.outdatedText')}</p>
      </Notice>
    </div>
  )
}

function BrokenPart({ onAgain }: { onAgain: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes['place']}>
      <Notice
        tone="fault"
        action={
          <Button size="xs" onClick={onAgain}>
            {t('common.showAgain')}
          </Button>
        }
      >
        <b>{t('common.broken')}</b>
        <p>{t('common.brokenText')}</p>
      </Notice>
    </div>
  )
}
