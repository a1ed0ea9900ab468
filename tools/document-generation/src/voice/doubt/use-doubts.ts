import { useCallback, useRef, useState } from 'react'
import type { Doubt } from './doubts.ts'
import { movedDoubts, type PlacedDoubt, placeDoubts } from './place-doubts.ts'

export interface Doubts {
  /** In the order of the text. */
  all: readonly PlacedDoubt[]
  add(doubts: readonly Doubt[]): void
  /** It is right as it stands. */
  settle(id: number): void
}

/** The words of a text that were heard with less certainty. They follow it as it changes, and go where it is changed. */
export function useDoubts(text: string): Doubts {
  const [held, hold] = useState<{ text: string; all: readonly PlacedDoubt[] }>({ text, all: [] })
  const last = useRef(0)
  const now = held.text === text ? held : { text, all: movedDoubts(held.all, held.text, text) }
  if (now !== held) hold(now)
  const add = useCallback((doubts: readonly Doubt[]) => {
    const nextId = () => ++last.current
    hold((before) => {
      const placed = placeDoubts(before.text, doubts, nextId)
      const isNew = ({ start, end }: PlacedDoubt) => !before.all.some((one) => one.start < end && start < one.end)
      return { ...before, all: [...before.all, ...placed.filter(isNew)].sort((a, b) => a.start - b.start) }
    })
  }, [])
  const settle = useCallback(
    (id: number) => hold((before) => ({ ...before, all: before.all.filter((one) => one.id !== id) })),
    [],
  )
  return { all: now.all, add, settle }
}
