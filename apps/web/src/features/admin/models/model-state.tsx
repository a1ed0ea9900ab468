import { CircleCheck, CircleDashed, Download, Layers, OctagonX, Pause, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './models.css.ts'

/** How a model stands: an icon and a word, the color third. */
export type ModelState =
  | 'in-use'
  | 'fallback'
  | 'hears'
  | 'fetching'
  | 'adding'
  | 'paused'
  | 'stopped'
  | 'too-large'
  | 'away'
  | 'leaves'

const looks: Record<ModelState, { tone: 'good' | 'now' | 'bad' | 'warn' | 'plain'; icon: ReactNode; word: string }> = {
  'in-use': { tone: 'good', icon: <CircleCheck aria-hidden="true" />, word: 'In use' },
  fallback: { tone: 'plain', icon: <Layers aria-hidden="true" />, word: 'Asked if the first fails' },
  hears: { tone: 'good', icon: <CircleCheck aria-hidden="true" />, word: 'In use' },
  fetching: { tone: 'now', icon: <Download aria-hidden="true" />, word: 'Downloading' },
  adding: { tone: 'now', icon: <Download aria-hidden="true" />, word: 'Being checked' },
  paused: { tone: 'plain', icon: <Pause aria-hidden="true" />, word: 'Paused' },
  stopped: { tone: 'bad', icon: <OctagonX aria-hidden="true" />, word: 'Stopped' },
  'too-large': { tone: 'bad', icon: <OctagonX aria-hidden="true" />, word: 'Does not fit' },
  away: { tone: 'plain', icon: <CircleDashed aria-hidden="true" />, word: 'Not on this server' },
  leaves: { tone: 'warn', icon: <TriangleAlert aria-hidden="true" />, word: 'Text leaves this server' },
}

export function StateWord({ state }: { state: ModelState }) {
  const { tone, icon, word } = looks[state]
  return (
    <span className={css.state} data-tone={tone}>
      {icon}
      {word}
    </span>
  )
}
