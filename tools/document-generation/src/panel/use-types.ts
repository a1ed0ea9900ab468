import { useCallback, useEffect, useRef, useState } from 'react'
import type { Types } from '../output.ts'
import type { Host } from './host.ts'

export interface TypesAsked {
  /** `null` until they are there. */
  types: Types | null
  /** Why they did not come. */
  problem: string | undefined
  retry(): void
}

const isTypes = (output: unknown): output is Types =>
  typeof output === 'object' && output !== null && 'types' in output && 'model' in output

/** The types of document of this installation, asked for once. */
export function useTypes({ beside }: Host): TypesAsked {
  const [types, setTypes] = useState<Types | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const seen = useRef(false)
  const asked = beside.runs.find((one) => one.key === key)?.run
  const { start, drop } = beside
  const door = useRef({ start, drop })
  useEffect(() => {
    door.current = { start, drop }
  })
  const retry = useCallback(() => {
    seen.current = false
    setKey(door.current.start('types', {}))
  }, [])
  useEffect(() => {
    if (key === null) retry()
  }, [key, retry])
  useEffect(() => {
    if (types || key === null) return
    if (asked) seen.current = true
    // Another start took the place of all runs on the page.
    else if (seen.current) return retry()
    if (asked?.state !== 'done' || !isTypes(asked.output)) return
    setTypes(asked.output)
    door.current.drop(key)
  }, [asked, key, retry, types])
  const problem = asked?.state === 'failed' || asked?.state === 'cancelled' ? asked.error?.message : undefined
  return { types, problem: types ? undefined : problem, retry }
}
