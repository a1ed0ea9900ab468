import { counted } from '@casewright/core/client'
import { Mic } from 'lucide-react'
import { lengthWords } from './elapsed.ts'
import * as css from './voice.css.ts'

interface HeardLineProps {
  seconds: number
  /** Words that will not change any more, and those that may. */
  words: number
  open: number
  doubtful: number
  /** Names that were spelled as they were told. */
  told: number
  /** Sentences that were taken out. */
  scratched: number
}

/** Closes a dictation: how much was listened to, and how much of it is certain. */
export const HeardLine = ({ seconds, words, open, doubtful, told, scratched }: HeardLineProps) => (
  <p className={css.heard}>
    <Mic aria-hidden="true" />
    <span>
      <b>Heard:</b> {lengthWords(seconds)}, {counted(words, 'word')}
      {open > 0 && ` settled, ${open} not yet`}.
      {doubtful > 0 && (
        <>
          {' '}
          <b>{counted(doubtful, 'place')} heard with less certainty.</b>
        </>
      )}
      {told > 0 && ` ${counted(told, 'name')} spelled as it was told.`}
      {scratched > 0 && ` ${counted(scratched, 'sentence')} scratched.`}
    </span>
  </p>
)
