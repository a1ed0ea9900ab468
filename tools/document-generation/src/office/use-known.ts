import { useEffect, useRef, useState } from 'react'
import type { KnownOfOffice } from '../output.ts'
import type { Host } from '../panel/host.ts'
import type { Known } from './fills.ts'

const isKnown = (output: unknown): output is KnownOfOffice =>
  typeof output === 'object' && output !== null && 'known' in output

const nothing: readonly Known[] = []

/** What the profile and the matter know of the fields of a type. Until it is there, and where it does not come: nothing. */
export function useKnown({ beside, matter = null }: Pick<Host, 'beside' | 'matter'>, type: string | null) {
  const wanted = type && `${type} ${matter}`
  const [held, hold] = useState<{ of: string; known: readonly Known[] } | null>(null)
  const [asked, setAsked] = useState<{ key: string; of: string } | null>(null)
  const door = useRef(beside)
  useEffect(() => {
    door.current = beside
  })
  const isHeld = held?.of === wanted
  useEffect(() => {
    if (!type || !wanted || isHeld) return
    const key = door.current.start('known', { documentType: type })
    setAsked((before) => {
      if (before) door.current.drop(before.key)
      return { key, of: wanted }
    })
  }, [isHeld, type, wanted])
  const run = asked && beside.runs.find(({ key }) => key === asked.key)?.run
  useEffect(() => {
    if (!asked || run?.state !== 'done' || !isKnown(run.output)) return
    hold({ of: asked.of, known: run.output.known })
    setAsked(null)
    door.current.drop(asked.key)
  }, [asked, run])
  return isHeld && held ? held.known : nothing
}
