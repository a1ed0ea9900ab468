import type { Listener } from '@casewright/core/client'
import { Button, Notice } from '@casewright/ui'
import { Mic, Pause, Play, Square } from 'lucide-react'
import * as css from '../panel/panel.css.ts'
import { Meter } from './listen/meter.tsx'
import type { ListeningDictation } from './listen/use-listening.ts'
import { Sayable } from './sayable.tsx'
import type { Dictation } from './use-dictation.ts'

interface ControlsProps {
  dictation: Dictation | ListeningDictation
  /** Where speech is recognized on this server. */
  listener: Listener | null
  onToggle: () => void
}

/** Starts and stops dictation, and says how it stands and where the sound goes. */
export function Controls({ dictation, listener, onToggle }: ControlsProps) {
  const { isListening, problem } = dictation
  const here = 'pause' in dictation && isListening ? dictation : null
  const isFinishing = here?.isFinishing ?? false
  return (
    <>
      <div className={css.dictation}>
        <Button
          icon={isListening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
          aria-pressed={isListening}
          isDisabled={isFinishing}
          onPress={onToggle}
        >
          {isListening ? 'Stop dictation' : 'Start dictation'}
        </Button>
        {here && !isFinishing && (
          <Button
            icon={here.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onPress={here.isPaused ? here.resume : here.pause}
          >
            {here.isPaused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <span role="status">
          {isFinishing
            ? 'The microphone is off. The last words are still being heard.'
            : isListening && <span className={css.listening}>{here?.isPaused ? 'Paused' : 'Listening'}</span>}
        </span>
        {here && !isFinishing && <Meter level={here.level} />}
      </div>
      {here?.isBehind && (
        <Notice tone="partial" title="The server does not answer.">
          What you say waits in this page and is heard when the server answers again.
        </Notice>
      )}
      {here?.isSilent && !here.isPaused && !here.isBehind && (
        <Notice tone="partial" title="The microphone is silent.">
          Nothing was heard for 8 seconds. Your words so far are kept. Check that the right microphone is chosen and not
          muted.
        </Notice>
      )}
      {problem && !isListening && (
        <Notice tone="partial" title="Dictation has stopped.">
          {problem}
        </Notice>
      )}
      {listener && (
        <p className={css.hint}>
          {listener.model} listens on this server. Nothing of the sound leaves it, and nothing of it is kept.
        </p>
      )}
      <Sayable />
    </>
  )
}
