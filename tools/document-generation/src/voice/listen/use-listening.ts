import type { Listener } from '@casewright/core/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { wordsOfError } from '../recognition.ts'
import type { Dictation } from '../use-dictation.ts'
import { createListening, type Listening } from './listening.ts'
import { type Microphone, openMicrophone } from './microphone.ts'
import { loudness } from './resample.ts'

export interface ListeningDictation extends Dictation {
  /** How loud it is, from 0 to 100. */
  level: number
  isPaused: boolean
  /** The microphone is closed, and the server still hears what was said. */
  isFinishing: boolean
  /** Nothing was heard for a while. */
  isSilent: boolean
  /** The server cannot be reached: what is said waits in the page. */
  isBehind: boolean
  pause(): void
  resume(): void
}

interface Now {
  listening: Listening
  microphone?: Microphone
}

const betweenTries = 2_000
/** A voice close to the microphone fills the meter. */
const fullMeter = 0.15
/** So quiet is a microphone that hears nobody, and for so long before it is said. */
const nobody = 0.006
const silentMilliseconds = 8_000

const errorNames: Record<string, string> = { NotAllowedError: 'not-allowed', NotFoundError: 'audio-capture' }

/** Dictation that is recognized on this server, on or off. @param onWords told of words that will not change any more */
export function useListening(listener: Listener | null, onWords: (words: string) => void): ListeningDictation {
  const [isListening, setListening] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isFinishing, setFinishing] = useState(false)
  const [isBehind, setBehind] = useState(false)
  const [interim, setInterim] = useState('')
  const [problem, setProblem] = useState<string>()
  const [level, setLevel] = useState(0)
  const [isSilent, setSilent] = useState(false)
  const heardAt = useRef(0)
  const at = useRef<Now | null>(null)
  const tell = useRef(onWords)
  useEffect(() => {
    tell.current = onWords
  })

  const end = useCallback(async () => {
    const now = at.current
    now?.microphone?.close()
    setLevel(0)
    setPaused(false)
    setSilent(false)
    setFinishing(true)
    await now?.listening.finish()
    if (at.current !== now) return
    at.current = null
    setInterim('')
    setBehind(false)
    setFinishing(false)
    setListening(false)
  }, [])
  const start = useCallback(() => {
    if (!listener || at.current) return
    const listening = createListening({
      hear: listener.hear,
      onWords: (words) => tell.current(words),
      onInterim: setInterim,
      onBehind: setBehind,
      onFailure(sentence) {
        setProblem(sentence)
        void end()
      },
      wait: () => new Promise((resolve) => setTimeout(resolve, betweenTries)),
    })
    const now: Now = { listening }
    at.current = now
    setProblem(undefined)
    setListening(true)
    setFinishing(false)
    setSilent(false)
    heardAt.current = performance.now()
    const take = (samples: Float32Array) => {
      const loud = loudness(samples)
      if (loud > nobody) heardAt.current = performance.now()
      setSilent(performance.now() - heardAt.current > silentMilliseconds)
      setLevel(Math.min(100, Math.round((loud / fullMeter) * 100)))
      listening.take(samples)
    }
    openMicrophone(take, () => void end()).then(
      (microphone) => {
        if (at.current === now) now.microphone = microphone
        else microphone.close()
      },
      (error: Error) => {
        setProblem(wordsOfError(errorNames[error.name] ?? 'audio-capture'))
        void end()
      },
    )
  }, [listener, end])
  const mute = (isMuted: boolean) => {
    at.current?.microphone?.mute(isMuted)
    setPaused(isMuted)
    heardAt.current = performance.now()
    setSilent(false)
    setLevel(0)
  }
  useEffect(
    () => () => {
      at.current?.microphone?.close()
      at.current?.listening.abandon()
      at.current = null
    },
    [],
  )
  return {
    isListening,
    isPaused,
    isFinishing,
    isBehind,
    isSilent,
    interim,
    problem,
    level,
    start,
    stop: () => void end(),
    skip: () => at.current?.listening.skip(),
    pause: () => mute(true),
    resume: () => mute(false),
  }
}
