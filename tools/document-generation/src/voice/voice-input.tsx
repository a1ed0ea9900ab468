import type { Listener, Speech } from '@casewright/core/client'
import { Notice, Segmented } from '@casewright/ui'
import { useState } from 'react'
import { TextInput, type TextInputProps } from '../text/text-input.tsx'
import { Consent } from './consent.tsx'
import { Controls } from './controls.tsx'
import { useListening } from './listen/use-listening.ts'
import { recognitionMaker } from './recognition.ts'
import { withSpoken } from './spoken.ts'
import { useDictation } from './use-dictation.ts'
import { whyNot } from './why-not.ts'

interface VoiceInputProps extends TextInputProps {
  speech: Speech
  listener: Listener | null
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
const places = [
  { id: 'server', title: 'On this server' },
  { id: 'browser', title: 'In the browser' },
] as const
type Place = (typeof places)[number]['id']

/** The way in by voice: what is said stands in the text at once, and can be changed there. */
export function VoiceInput({ speech, listener, mayDictate, onAllow, onSpoken, ...props }: VoiceInputProps) {
  const [isAsking, ask] = useState(false)
  const [chosen, choose] = useState<Place>('server')
  const inBrowser = useDictation(onSpoken)
  const onServer = useListening(listener, onSpoken)
  const whyNotBrowser = whyNot(speech, recognitionMaker() !== undefined)
  const place: Place = listener && (chosen === 'server' || whyNotBrowser) ? 'server' : 'browser'
  const why = listener ? undefined : whyNotBrowser
  const { isListening, interim, start, stop, skip } = place === 'server' ? onServer : inBrowser
  const { text, onText } = props
  const shown = interim ? withSpoken(text, interim) : text
  const change = (value: string) => {
    if (interim) skip()
    onText(value)
  }
  const toggle = () => {
    if (isListening) stop()
    else if (place === 'server' || mayDictate) start()
    else ask(true)
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
              {listener && !whyNotBrowser && !isListening && (
                <Segmented
                  label="Where speech is recognized"
                  options={places}
                  value={place}
                  onChange={(id) => choose(id as Place)}
                />
              )}
              <Controls
                dictation={place === 'server' ? onServer : inBrowser}
                listener={place === 'server' ? listener : null}
                onToggle={toggle}
              />
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
