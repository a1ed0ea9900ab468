import { Button } from '@casewright/ui'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import * as css from './history.css.ts'
import type { Span } from './paragraphs.ts'

interface PassageStepsProps {
  /** All that were found, in the order of the text. */
  passages: readonly Span[]
  /** The one that is marked. */
  at: number
  onGo: (passage: Span) => void
}

/** 'Passage 2 of 4 in this text', and the ways to the others. */
export function PassageSteps({ passages, at, onGo }: PassageStepsProps) {
  const go = (step: -1 | 1) => {
    const next = passages[at + step]
    if (next) onGo(next)
  }
  return (
    <nav className={css.steps} aria-label="Passages found">
      <Button
        variant="quiet"
        size="small"
        isDisabled={at <= 0}
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        onPress={() => go(-1)}
      >
        Found passage before
      </Button>
      <span role="status">
        Passage {at + 1} of {passages.length} in this text
      </span>
      <Button
        variant="quiet"
        size="small"
        isDisabled={at >= passages.length - 1}
        icon={<ArrowRight size={16} aria-hidden="true" />}
        onPress={() => go(1)}
      >
        Next found passage
      </Button>
    </nav>
  )
}

/** What was found with what the page was opened at, which counts where both lie over each other. */
export function withOpened(found: readonly Span[], opened: Span): { passages: Span[]; at: number } {
  const others = found.filter(({ start, end }) => end <= opened.start || opened.end <= start)
  const passages = [...others, opened].sort((one, other) => one.start - other.start)
  return { passages, at: passages.indexOf(opened) }
}
