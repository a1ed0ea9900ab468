import type { Listener, Speech, Told } from '@casewright/core/client'
import { Notice, Segmented } from '@casewright/ui'
import { useEffect, useRef, useState } from 'react'
import * as panelCss from '../panel/panel.css.ts'
import { TextInput, type TextInputProps } from '../text/text-input.tsx'
import { beforeStop } from './commands.ts'
import { Consent } from './consent.tsx'
import { Controls } from './controls.tsx'
import { DictationBar } from './dictation-bar.tsx'
import { DoubtList } from './doubt/doubt-list.tsx'
import type { Doubt } from './doubt/doubts.ts'
import { movedDoubts, withOther } from './doubt/place-doubts.ts'
import { useDoubts } from './doubt/use-doubts.ts'
import { HeardLine } from './heard-line.tsx'
import { useListening } from './listen/use-listening.ts'
import { withSpokenAt } from './place.ts'
import { recognitionMaker } from './recognition.ts'
import { Sayable } from './sayable.tsx'
import { ScratchedLine } from './scratched/scratched-line.tsx'
import { useScratched } from './scratched/use-scratched.ts'
import { correctNames } from './told/correct-names.ts'
import { ToldWords } from './told/told-words.tsx'
import { Troubles } from './troubles.tsx'
import { useDictation } from './use-dictation.ts'
import * as css from './voice.css.ts'
import { whyNot } from './why-not.ts'

interface VoiceInputProps extends TextInputProps {
  speech: Speech
  listener: Listener | null
  told: Told | null
  mayDictate: boolean
  onAllow: () => void
  /** Puts words that were said into the text as it is by then. */
  onSpoken: (put: (text: string) => string) => void
}

const wordsIn = (said: string): number => said.split(/\s+/).filter(Boolean).length

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
export function VoiceInput({ speech, listener, told, mayDictate, onAllow, onSpoken, ...props }: VoiceInputProps) {
  const [isAsking, ask] = useState(false)
  const [chosen, choose] = useState<Place>('server')
  /** What stands behind the place where words are put: nothing, until somebody goes back. */
  const behind = useRef('')
  const stopping = useRef(() => {})
  const [words, count] = useState(0)
  /** By so many words the text has grown as it was dictated, until it stands there. */
  const grown = useRef(0)
  const [looked, look] = useState<number | null>(null)
  const doubts = useDoubts(props.text)
  const scratched = useScratched(props.text, props.onText)
  const say = (heardWords: string) => {
    const before = beforeStop(heardWords)
    const said = before ?? heardWords
    if (said)
      onSpoken((now) => {
        const placed = withSpokenAt({ text: now, behind: behind.current }, said)
        behind.current = placed.behind
        if (placed.scratched) scratched.next(placed.scratched)
        grown.current += wordsIn(placed.text) - wordsIn(now)
        return placed.text
      })
    if (before !== null) stopping.current()
  }
  const inBrowser = useDictation(say)
  /** Names that were spelled as told, until they stand in the text. */
  const corrected = useRef<Doubt[]>([])
  const { add } = doubts
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are found in the text once it has them.
  useEffect(() => {
    if (corrected.current.length > 0) add(corrected.current.splice(0))
    const more = grown.current
    grown.current = 0
    if (more !== 0) count((before) => Math.max(0, before + more))
  }, [props.text, add])
  const sayOnServer = (heardWords: string) => {
    const { text, corrections } = correctNames(heardWords, told ? [...told.own, ...told.matter, ...told.profile] : [])
    say(text)
    corrected.current.push(...corrections)
  }
  const onServer = useListening(listener, sayOnServer, doubts.add)
  const whyNotBrowser = whyNot(speech, recognitionMaker() !== undefined)
  const place: Place = listener && (chosen === 'server' || whyNotBrowser) ? 'server' : 'browser'
  const why = listener ? undefined : whyNotBrowser
  const dictation = place === 'server' ? onServer : inBrowser
  const { isListening, interim, start, stop, skip } = dictation
  const { text, onText } = props
  const heard = beforeStop(interim) ?? interim
  const placed = heard ? withSpokenAt({ text, behind: behind.current }, heard) : { text, behind: '' }
  const change = (value: string) => {
    if (interim) skip()
    onText(value)
  }
  stopping.current = stop
  const doubtful = doubts.all.filter(({ isTold }) => !isTold).length
  const toggle = () => {
    if (isListening) stop()
    else {
      count(0)
      scratched.forget()
      begin()
    }
  }
  const begin = () => {
    if (place === 'server' || mayDictate) start()
    else ask(true)
  }
  useShortcut(toggle, !why)
  return (
    <>
      <TextInput
        {...props}
        onText={change}
        title="Dictation"
        label={why ? 'Your words' : 'Transcript'}
        placeholder={why ? 'Type or paste your words.' : 'Start dictation and speak, or type.'}
        unsure={
          interim
            ? {
                shown: placed.text,
                from: firstDifference(text, placed.text),
                to: placed.text.length - placed.behind.length,
              }
            : undefined
        }
        above={
          why ? (
            <Notice title="Dictation is not available.">{why}</Notice>
          ) : (
            <>
              <DictationBar dictation={dictation}>
                {listener && !whyNotBrowser && (
                  <Segmented
                    label="Where speech is recognized"
                    options={places}
                    value={place}
                    onChange={(id) => choose(id as Place)}
                  />
                )}
              </DictationBar>
              <Troubles dictation={dictation} onStart={toggle} />
            </>
          )
        }
        below={
          why ? undefined : (
            <div className={css.foot}>
              <Controls
                dictation={dictation}
                hasWords={text.trim() !== ''}
                onToggle={toggle}
                onScratch={() => say('scratch that')}
              />
              <ScratchedLine
                scratched={scratched.last}
                onPutBack={() => {
                  count((before) => before + wordsIn(scratched.last?.words ?? ''))
                  scratched.putBack()
                }}
              />
              <DoubtList
                text={text}
                doubts={doubts.all}
                onLook={look}
                onOther={(doubt) => onText(withOther(text, doubt))}
                onKeep={({ id }) => doubts.settle(id)}
              />
              {place === 'server' && (isListening || doubts.all.length > 0) && (
                <p className={css.key}>
                  <span>
                    <span className={css.open}>dashed</span> not settled yet
                  </span>
                  <span>
                    <span className={css.doubtful}>dotted</span> heard with less certainty
                  </span>
                </p>
              )}
              {place === 'server' && onServer.seconds > 0 && (
                <HeardLine
                  seconds={onServer.seconds}
                  words={words}
                  open={wordsIn(heard)}
                  scratched={scratched.count}
                  doubtful={doubtful}
                  told={doubts.all.length - doubtful}
                />
              )}
              {place === 'server' && listener && (
                <p className={panelCss.hint}>
                  {listener.model} listens on this server. Nothing of the sound leaves it, and nothing of it is kept.
                </p>
              )}
              {place === 'server' && told && <ToldWords told={told} />}
              <Sayable />
            </div>
          )
        }
        more={movedDoubts(doubts.all, text, interim ? placed.text : text).map(({ id, start: from, end }) => ({
          start: from,
          end,
          tone: id === looked ? ('chosen' as const) : ('doubtful' as const),
        }))}
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

/** Control and space start and stop, wherever the person is on the page. */
function useShortcut(toggle: () => void, isOn: boolean) {
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOn || !event.ctrlKey || event.code !== 'Space' || event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    // Before a button that has the focus takes the key for itself.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [isOn])
}
