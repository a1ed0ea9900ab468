import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft } from '../draft/draft.ts'
import { emptyWork, isWorth, type Work } from '../draft/work.ts'
import type { Host } from './host.ts'

/** Work that was left under another tab. */
export interface Elsewhere {
  work: Work
  at: string
}

export interface WorkAtHand {
  work: Work
  change(part: Partial<Work> | ((work: Work) => Partial<Work>)): void
  /** When the draft was written that the work was restored from, ISO 8601. */
  restoredAt: string | null
  elsewhere: Elsewhere | null
  /** Goes on with what was left under another tab. */
  goOn(): void
  discard(): void
  /** Erases all that was put in, and takes the run off the page. */
  startAnew(): void
  /** Shows work in its own tab. */
  take(work: Work): void
  mayDictate: boolean
  allowDictation(): void
}

/** What the person puts in. It comes back after a reload; another tab of the page starts empty. */
export function useWork({ draft, tab = 'letters', navigateTab, reset }: Host): WorkAtHand {
  const [remembered] = useState(() => readDraft(draft.read()))
  const isHere = remembered.work?.tab === tab && isWorth(remembered.work)
  const [work, setWork] = useState<Work>(isHere && remembered.work ? remembered.work : emptyWork(tab))
  const [restoredAt, setRestoredAt] = useState(isHere ? remembered.at : null)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(
    !isHere && remembered.work && remembered.at ? { work: remembered.work, at: remembered.at } : null,
  )
  const [mayDictate, setMayDictate] = useState(remembered.mayDictate)
  const goingTo = useRef<Work | null>(null)

  useEffect(() => {
    if (work.tab === tab) return
    const next = goingTo.current?.tab === tab ? goingTo.current : null
    goingTo.current = null
    setRestoredAt(null)
    if (next) return setWork(next)
    if (isWorth(work)) setElsewhere({ work, at: new Date().toISOString() })
    setWork(emptyWork(tab))
    reset()
  }, [work, tab, reset])

  const change = useCallback<WorkAtHand['change']>(
    (part) => setWork((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [],
  )
  const take = (next: Work) => {
    if (next.tab === tab) return setWork(next)
    goingTo.current = next
    navigateTab?.(next.tab)
  }
  return {
    work: work.tab === tab ? work : emptyWork(tab),
    change,
    restoredAt,
    elsewhere: elsewhere?.work.tab === tab && isWorth(work) ? null : elsewhere,
    goOn: () => {
      if (!elsewhere) return
      setElsewhere(null)
      take(elsewhere.work)
    },
    discard: () => setElsewhere(null),
    startAnew: () => {
      setRestoredAt(null)
      setWork(emptyWork(tab))
      reset()
    },
    take,
    mayDictate,
    allowDictation: () => setMayDictate(true),
  }
}
