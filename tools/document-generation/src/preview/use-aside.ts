import type { ActionOutput } from '@casewright/core'
import { hasEnded, type PanelProps } from '@casewright/core/client'
import { useEffect, useRef, useState } from 'react'
import type { manifest } from '../manifest.ts'

type Actions = (typeof manifest)['actions']

/** One work beside the document: at most one at a time, its failure told in its own place. */
export interface Aside<Input> {
  busy: boolean
  /** What went wrong, in a sentence. */
  error: string | null
  start(input: Input): void
  /** Once more, with the input of the last time. */
  again(): void
}

/** @param onDone told once, when the result stands */
export function useAside<A extends 'file' | 'remake', Input extends Record<string, unknown>>(
  { beside }: Pick<PanelProps<typeof manifest>, 'beside'>,
  action: A,
  onDone: (output: ActionOutput<Actions[A]>) => void,
): Aside<Input> {
  const [key, setKey] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const last = useRef<Input>(null)
  const done = useRef(onDone)
  done.current = onDone
  const run = beside.runs.find((one) => one.key === key)?.run
  const state = run?.state

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the run has ended, and once
  useEffect(() => {
    if (key === null || !run || !hasEnded(run.state)) return
    setKey(null)
    if (run.state === 'done' && run.output) done.current(run.output as ActionOutput<Actions[A]>)
    else setError(run.error?.message ?? 'It was canceled.')
    beside.drop(key)
  }, [key, state])

  const start = (input: Input) => {
    last.current = input
    setError(null)
    setKey(beside.start(action, input))
  }
  return {
    busy: key !== null,
    error,
    start,
    again: () => {
      if (last.current) start(last.current)
    },
  }
}
