import type { ReactNode } from 'react'
import { clockOf, lengthWords } from './elapsed.ts'
import { Meter } from './listen/meter.tsx'
import type { ListeningDictation } from './listen/use-listening.ts'
import { MicrophoneMenu } from './microphone-menu.tsx'
import type { Dictation } from './use-dictation.ts'
import * as css from './voice.css.ts'

interface DictationBarProps {
  dictation: Dictation | ListeningDictation
  /** What can be chosen while nothing is listened to. */
  children?: ReactNode
}

/** How dictation stands: listening or not, for how long, how loud, and by which microphone. */
export function DictationBar({ dictation, children }: DictationBarProps) {
  const { isListening } = dictation
  const here = 'pause' in dictation ? dictation : null
  const isOn = isListening && here?.isFinishing !== true
  return (
    <div className={css.bar}>
      <span
        role="status"
        className={css.state}
        data-on={(isOn && !here?.isPaused) || undefined}
        data-paused={here?.isPaused || undefined}
      >
        {wordOf(dictation)}
      </span>
      {here && isListening && (
        <span role="timer" aria-label={lengthWords(here.seconds)} className={css.clock}>
          {clockOf(here.seconds)}
        </span>
      )}
      {here && isOn && !here.isPaused && !here.isRecorded && <Meter levels={here.levels} word={here.levelWord} />}
      {(here?.isBehind || here?.isRecorded) && here.waiting > 0 && (
        <span className={css.clock}>{lengthWords(here.waiting)} of speech waiting</span>
      )}
      {!isListening && children}
      {here && <MicrophoneMenu microphones={here.microphones} />}
    </div>
  )
}

function wordOf(dictation: Dictation | ListeningDictation): string {
  if (!dictation.isListening) return 'Not listening'
  if (!('pause' in dictation)) return 'Listening'
  if (dictation.isRecorded) return 'Hearing the recording'
  if (dictation.isFinishing) return 'The microphone is off. The last words are still being heard.'
  return dictation.isPaused ? 'Paused' : 'Listening'
}
