import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { askAgain } from './later-part.tsx'
import { Notice } from './notice.tsx'
import classes from './safe-part.module.css'

/** A part of the page that may break without taking the rest, or anything typed or chosen, with it. */
export class SafePart extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  again = () => {
    askAgain()
    this.setState({ broken: false })
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <BrokenPart onAgain={this.again} />
  }
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
