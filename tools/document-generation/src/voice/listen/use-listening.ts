import type { Listener } from '@casewright/core/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Doubt } from '../doubt/doubts.ts'
import { wordsOfError } from '../recognition.ts'
import type { Dictation } from '../use-dictation.ts'
import { createListening, type Listening } from './listening.ts'
import { createLoud, type Loud, nobody } from './loud.ts'
import { type Microphone, openMicrophone } from './microphone.ts'
import { type Microphones, useMicrophones } from './microphones.ts'
import { frameLength, framesOf } from './recording.ts'
import { loudness, samplesPerSecond } from './resample.ts'

export interface ListeningDictation extends Dictation {
  /** How loud it was, from 0 to 100, the newest last. */
  levels: readonly number[]
  levelWord: Loud['word']
  /** Seconds that were listened to since the start, without pauses. */
  seconds: number
  microphones: Microphones
  isPaused: boolean
  /** The microphone is closed, and the server still hears what was said. */
  isFinishing: boolean
  /** What is heard is a recording. */
  isRecorded: boolean
  /** Hears a recording in place of a microphone. */
  hearFile(file: File): void
  /** Nothing was heard for a while. */
  isSilent: boolean
  /** The browser does not let the page use the microphone. */
  isRefused: boolean
  /** Closes the microphone and opens it again. */
  reopen(): void
  /** The server cannot be reached: what is said waits in the page. */
  isBehind: boolean
  /** Seconds of what was said that wait. */
  waiting: number
  /** Asks the server again at once. */
  tryNow(): void
  /** Leaves out what still waits, and ends. */
  giveUp(): void
  pause(): void
  resume(): void
}

interface Now {
  listening: Listening
  microphone?: Microphone | undefined
  /** The one that was asked for. */
  opened?: string | null
  isMuted: boolean
  take(samples: Float32Array): void
}

const betweenTries = 2_000
/** A microphone hears nobody for so long before it is said. */
const silentMilliseconds = 8_000

const refused = 'not-allowed'
const errorNames: Record<string, string> = { NotAllowedError: refused, NotFoundError: 'audio-capture' }

/** Of the meter. A microphone tells more often than anybody looks. */
const mostLevels = 44
const perLevel = 2

/**
 * Dictation that is recognized on this server, on or off.
 * @param onWords told of words that will not change any more
 * @param onDoubts told which of them were heard with less certainty
 */
export function useListening(
  listener: Listener | null,
  onWords: (words: string) => void,
  onDoubts: (doubts: readonly Doubt[]) => void,
): ListeningDictation {
  const [isListening, setListening] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isFinishing, setFinishing] = useState(false)
  const [isBehind, setBehind] = useState(false)
  const [isRecorded, setRecorded] = useState(false)
  const [interim, setInterim] = useState('')
  const [problem, setProblem] = useState<string>()
  const [levels, setLevels] = useState<readonly number[]>([])
  const [levelWord, setLevelWord] = useState<Loud['word']>('Nobody heard yet')
  const [seconds, setSeconds] = useState(0)
  const [waiting, setWaiting] = useState(0)
  const microphones = useMicrophones()
  const { chosen, refresh } = microphones
  const [isSilent, setSilent] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const heardAt = useRef(0)
  const at = useRef<Now | null>(null)
  const wake = useRef(() => {})
  const tell = useRef({ onWords, onDoubts, chosen })
  useEffect(() => {
    tell.current = { onWords, onDoubts, chosen }
  })

  const end = useCallback(async () => {
    const now = at.current
    now?.microphone?.close()
    setLevels([])
    setPaused(false)
    setSilent(false)
    setFinishing(true)
    await now?.listening.finish()
    if (at.current !== now) return
    at.current = null
    setInterim('')
    setBehind(false)
    setWaiting(0)
    setFinishing(false)
    setRecorded(false)
    setListening(false)
  }, [])
  const open = useCallback(
    (now: Now) => {
      const mine = tell.current.chosen
      now.opened = mine
      const isMine = () => at.current === now && now.opened === mine
      const taken = () => {
        if (!isMine()) return
        setProblem('The microphone was disconnected. What was heard is in the text. Connect it, then start again.')
        void end()
      }
      openMicrophone(mine, (samples) => isMine() && now.take(samples), taken).then(
        (microphone) => {
          refresh()
          if (!isMine()) return microphone.close()
          if (tell.current.chosen !== mine) {
            // Another one was chosen while this one opened.
            microphone.close()
            return open(now)
          }
          microphone.mute(now.isMuted)
          now.microphone = microphone
        },
        (error: Error) => {
          if (!isMine()) return
          const name = errorNames[error.name] ?? 'audio-capture'
          setProblem(wordsOfError(name))
          setRefused(name === refused)
          void end()
        },
      )
    },
    [end, refresh],
  )
  /** Begins to listen to what comes next; null: it cannot, or does already. */
  const begin = useCallback(
    (ofFile: boolean): Now | null => {
      if (!listener || at.current) return null
      const listening = createListening({
        hear: listener.hear,
        hearAgain: listener.hearAgain,
        isRecorded: ofFile,
        onWords: (words) => tell.current.onWords(words),
        onDoubts: (doubts) => tell.current.onDoubts(doubts),
        onInterim: setInterim,
        onBehind(isAway) {
          setBehind(isAway)
          setWaiting(isAway ? Math.round(listening.waiting()) : 0)
        },
        onFailure(sentence) {
          setProblem(sentence)
          void end()
        },
        wait: () =>
          new Promise((resolve) => {
            wake.current = resolve
            setTimeout(resolve, betweenTries)
          }),
      })
      const now: Now = { listening, isMuted: false, take: () => {} }
      at.current = now
      setProblem(undefined)
      setRefused(false)
      setListening(true)
      setFinishing(false)
      setSilent(false)
      setSeconds(0)
      setRecorded(ofFile)
      return now
    },
    [listener, end],
  )
  const start = useCallback(() => {
    const now = begin(false)
    if (!now) return
    setLevelWord('Nobody heard yet')
    heardAt.current = performance.now()
    const loudOf = createLoud()
    let taken = 0
    let told = 0
    now.take = (samples: Float32Array) => {
      if (loudness(samples) > nobody) heardAt.current = performance.now()
      const { level, word } = loudOf(samples)
      taken += samples.length
      if (++told % perLevel === 0) {
        setSilent(performance.now() - heardAt.current > silentMilliseconds)
        setLevels((before) => [...before, level].slice(-mostLevels))
        setLevelWord(word)
        setSeconds(Math.floor(taken / samplesPerSecond))
      }
      now.listening.take(samples)
    }
    open(now)
  }, [begin, open])
  const hearFile = useCallback(
    async (file: File) => {
      const now = begin(true)
      if (!now) return
      try {
        const frames = await framesOf(file)
        if (at.current !== now) return
        for (const one of frames) now.listening.take(one)
        setSeconds(Math.round((frames.length * frameLength) / samplesPerSecond))
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
      const watch = setInterval(() => setWaiting(Math.round(now.listening.waiting())), betweenTries)
      await now.listening.finish()
      clearInterval(watch)
      if (at.current === now) await end()
    },
    [begin, end],
  )
  const reopen = useCallback(() => {
    const now = at.current
    if (!now?.microphone) return
    now.microphone.close()
    now.microphone = undefined
    heardAt.current = performance.now()
    setSilent(false)
    open(now)
  }, [open])
  // Another microphone was chosen while one is open.
  useEffect(() => {
    if (at.current?.microphone && at.current.opened !== chosen) reopen()
  }, [chosen, reopen])
  const mute = (isMuted: boolean) => {
    if (at.current) at.current.isMuted = isMuted
    at.current?.microphone?.mute(isMuted)
    setPaused(isMuted)
    heardAt.current = performance.now()
    setSilent(false)
    setLevels([])
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
    isRecorded,
    hearFile: (file) => void hearFile(file),
    isBehind,
    isSilent,
    isRefused,
    reopen,
    interim,
    problem,
    levels,
    levelWord,
    seconds,
    waiting,
    microphones,
    tryNow: () => wake.current(),
    giveUp() {
      at.current?.listening.abandon()
      wake.current()
      void end()
    },
    start,
    stop: () => {
      // Of a recording nothing is still being said: to stop is to leave out what was not heard yet.
      if (isRecorded) at.current?.listening.abandon()
      void end()
    },
    skip: () => at.current?.listening.skip(),
    pause: () => mute(true),
    resume: () => mute(false),
  }
}
