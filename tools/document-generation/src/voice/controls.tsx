import { Button } from '@casewright/ui'
import { Eraser, Mic, Pause, Play, Square } from 'lucide-react'
import type { ListeningDictation } from './listen/use-listening.ts'
import { UploadRecording } from './upload-recording.tsx'
import type { Dictation } from './use-dictation.ts'
import * as css from './voice.css.ts'

interface ControlsProps {
  dictation: Dictation | ListeningDictation
  /** There is a sentence to take out. */
  hasWords: boolean
  onToggle: () => void
  onScratch: () => void
}

/** Starts, stops and pauses dictation. The first button stays where it is, and with it the focus. */
export function Controls({ dictation, hasWords, onToggle, onScratch }: ControlsProps) {
  const { isListening } = dictation
  const here = 'pause' in dictation && isListening ? dictation : null
  const isFinishing = here?.isFinishing ?? false
  return (
    <div className={css.acts}>
      <Button
        icon={isListening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
        aria-pressed={isListening}
        busy={isFinishing}
        onPress={onToggle}
      >
        {isListening ? 'Stop dictation' : 'Start dictation'}
      </Button>
      {here && !isFinishing && !here.isRecorded && (
        <Button
          icon={here.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onPress={here.isPaused ? here.resume : here.pause}
        >
          {here.isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {'hearFile' in dictation && !isListening && <UploadRecording onFile={dictation.hearFile} />}
      {hasWords && (
        <Button variant="quiet" icon={<Eraser aria-hidden="true" />} onPress={onScratch}>
          Scratch last sentence
        </Button>
      )}
    </div>
  )
}
