import { useCallback, useEffect, useRef, useState } from 'react'
import { type Recognition, recognitionMaker, wordsOfError } from './recognition.ts'

export interface Dictation {
  isListening: boolean
  /** Words that are heard but may change yet. */
  interim: string
  /** Why it stopped, in a sentence. */
  problem: string | undefined
  start(): void
  stop(): void
  /** Keeps the words that may change yet out of the text: the person took them over by hand. */
  skip(): void
}

/**
 * Continuous recognition in U.S. English with interim results, on or off. It is off again when recognition ends.
 * @param onWords told of words that will not change any more
 */
export function useDictation(onWords: (words: string) => void): Dictation {
  const [isListening, setListening] = useState(false)
  const [interim, setInterim] = useState('')
  const [problem, setProblem] = useState<string>()
  const at = useRef<{ recognition: Recognition; left: string; seen: number; skipped: number } | null>(null)
  const tell = useRef(onWords)
  useEffect(() => {
    tell.current = onWords
  })

  const start = useCallback(() => {
    const Maker = recognitionMaker()
    if (!Maker || at.current) return
    const recognition = new Maker()
    const now = { recognition, left: '', seen: 0, skipped: 0 }
    Object.assign(recognition, { continuous: true, interimResults: true, lang: 'en-US' })
    recognition.onresult = ({ results, resultIndex }) => {
      let open = ''
      for (let index = resultIndex; index < results.length; index++) {
        const result = results[index]
        if (!result || index < now.skipped) continue
        if (!result.isFinal) open += result[0].transcript
        else if (index >= now.seen) {
          now.seen = index + 1
          tell.current(result[0].transcript)
        }
      }
      now.left = open
      setInterim(open.trim())
    }
    recognition.onerror = ({ error }) => setProblem(wordsOfError(error))
    recognition.onend = () => {
      // Words that never became final are words all the same.
      if (now.left.trim()) tell.current(now.left)
      if (at.current === now) at.current = null
      setInterim('')
      setListening(false)
    }
    setProblem(undefined)
    try {
      recognition.start()
      at.current = now
      setListening(true)
    } catch {
      setProblem(wordsOfError(''))
    }
  }, [])
  const stop = useCallback(() => at.current?.recognition.stop(), [])
  const skip = useCallback(() => {
    const now = at.current
    if (!now) return
    now.skipped = now.seen + 1
    now.left = ''
    setInterim('')
  }, [])
  useEffect(
    () => () => {
      const now = at.current
      if (!now) return
      Object.assign(now.recognition, { onresult: null, onerror: null, onend: null })
      now.recognition.abort()
      at.current = null
    },
    [],
  )
  return { isListening, interim, problem, start, stop, skip }
}
