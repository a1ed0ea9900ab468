import type { Speech } from '@casewright/core/client'
import { Button, Notice } from '@casewright/ui'
import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import * as css from '../panel/panel.css.ts'
import { TextInput, type TextInputProps } from '../text/text-input.tsx'
import { Consent } from './consent.tsx'
import { recognitionMaker } from './recognition.ts'
import { withSpoken } from './spoken.ts'
import { useDictation } from './use-dictation.ts'
import { whyNot } from './why-not.ts'

interface VoiceInputProps extends TextInputProps {
  speech: Speech
  mayDictate: boolean
  onAllow: () => void
  /** Puts words that were said at the end of the text as it is by then. */
  onSpoken: (words: string) => void
}

const firstDifference = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** The way in by voice: what is said stands in the text at once, and can be changed there. */
export function VoiceInput({ speech, mayDictate, onAllow, onSpoken, ...props }: VoiceInputProps) {
  const [isAsking, ask] = useState(false)
  const { isListening, interim, problem, start, stop, skip } = useDictation(onSpoken)
  const why = whyNot(speech, recognitionMaker() !== undefined)
  const { text, onText } = props
  const shown = interim ? withSpoken(text, interim) : text
  const change = (value: string) => {
    if (interim) skip()
    onText(value)
  }
  return (
    <>
      <TextInput
        {...props}
        onText={change}
        title="Dictation"
        label={why ? 'Your words' : 'Transcript'}
        placeholder={why ? 'Type or paste your words.' : 'Start dictation and speak, or type.'}
        unsure={interim ? { shown, from: firstDifference(text, shown) } : undefined}
        above={
          why ? (
            <Notice title="Dictation is not available.">{why}</Notice>
          ) : (
            <>
              <div className={css.dictation}>
                <Button
                  icon={isListening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
                  aria-pressed={isListening}
                  onPress={() => (isListening ? stop() : mayDictate ? start() : ask(true))}
                >
                  {isListening ? 'Stop dictation' : 'Start dictation'}
                </Button>
                <span role="status">{isListening && <span className={css.listening}>Listening</span>}</span>
              </div>
              {problem && !isListening && (
                <Notice tone="partial" title="Dictation has stopped.">
                  {problem}
                </Notice>
              )}
              <p className={css.hint}>
                Say the signs as well: “comma”, “period”, “colon”, “question mark”, “open quote”, “new line”, “new
                paragraph”.
              </p>
            </>
          )
        }
      />
      <Consent
        isOpen={isAsking}
        onClose={() => ask(false)}
        onAgree={() => {
          ask(false)
          onAllow()
          start()
        }}
      />
    </>
  )
}
