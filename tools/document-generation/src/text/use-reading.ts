import { useEffect, useRef, useState } from 'react'
import type { Filled, Read } from '../output.ts'
import type { Host } from '../panel/host.ts'

/** How long a text rests before it is read, in milliseconds. */
const rest = 700

export interface Reading {
  type: string
  /** The text that was read: places are offsets into it. */
  text: string
  /** The matter that the person worked in. */
  matter: string | null
  filled: readonly Filled[]
  /** Fields that the document would have as blanks. */
  blanks: readonly string[]
}

export interface TextRead {
  /** The newest; of an older text while the present one is not read yet. `null`: there is none for this type. */
  reading: Reading | null
  /** Whether it is of the text as it stands. */
  isCurrent: boolean
  isBusy: boolean
  hasFailed: boolean
}

const isRead = (output: unknown): output is Read =>
  typeof output === 'object' && output !== null && 'filled' in output && !('parts' in output)

/** What rules find in a text once it rests. An older answer never takes the place of a newer one. */
export function useReading(
  { beside, matter = null }: Pick<Host, 'beside' | 'matter'>,
  type: string | null,
  text: string,
): TextRead {
  const [reading, setReading] = useState<Reading | null>(null)
  const [asked, setAsked] = useState<{ key: string; type: string; text: string; matter: string | null } | null>(null)
  const door = useRef(beside)
  useEffect(() => {
    door.current = beside
  })
  const isCurrent = reading?.type === type && reading.text === text && reading.matter === matter
  useEffect(() => {
    if (!type || text.trim() === '' || isCurrent) return
    const timer = setTimeout(() => {
      const key = door.current.start('read', { documentType: type, textContent: text })
      setAsked((before) => {
        if (before) door.current.drop(before.key)
        return { key, type, text, matter }
      })
    }, rest)
    return () => clearTimeout(timer)
  }, [isCurrent, matter, text, type])
  const run = asked && beside.runs.find(({ key }) => key === asked.key)?.run
  useEffect(() => {
    if (!asked || run?.state !== 'done' || !isRead(run.output)) return
    const { type, text, matter } = asked
    setReading({ type, text, matter, filled: run.output.filled, blanks: run.output.blanks })
    setAsked(null)
    door.current.drop(asked.key)
  }, [asked, run])
  const isOfNow = asked?.type === type && asked?.text === text && asked?.matter === matter
  const hasFailed = isOfNow && run?.state === 'failed'
  return {
    reading: text.trim() !== '' && reading?.type === type ? reading : null,
    isCurrent,
    isBusy: Boolean(type) && text.trim() !== '' && !isCurrent && !hasFailed,
    hasFailed,
  }
}
