import { useEffect, useRef } from 'react'
import { toDraft } from '../draft/draft.ts'
import { readEdits } from '../draft/edits.ts'
import { isWorth } from '../draft/work.ts'
import type { Types } from '../output.ts'
import type { TextRead } from '../text/use-reading.ts'
import type { Host } from './host.ts'
import type { WorkAtHand } from './use-work.ts'

/** So long after the last change the draft is written, in milliseconds. */
const rest = 400

/** Keeps the work in this browser, without what is sensitive. What was only read is not written again. */
export function useDraft({ draft, stored }: Host, at: WorkAtHand, types: Types | null, read: TextRead): void {
  const { work, elsewhere, mayDictate } = at
  const untouched = useRef<Pick<WorkAtHand, 'work' | 'elsewhere' | 'mayDictate'> | null>(at)
  const safeText = useRef(work.text)
  const { reading, isCurrent } = read
  const write = useRef<(() => void) | null>(null)
  const door = useRef(draft)
  useEffect(() => {
    door.current = draft
  })

  useEffect(() => {
    const before = untouched.current
    const isSame = before?.work === work && before.elsewhere === elsewhere && before.mayDictate === mayDictate
    if (stored || !types || isSame) return
    untouched.current = null
    if (!isWorth(work) && elsewhere) {
      // The draft is of what was left under another tab until there is something here.
      write.current?.()
      if (mayDictate) door.current.write({ ...(door.current.read() as object), mayDictate })
      return
    }
    const at = new Date().toISOString()
    const isRead = isCurrent || work.text.trim() === ''
    const places = isRead ? sensitivePlaces(reading) : null
    write.current = () => {
      write.current = null
      const value = toDraft(work, types.types, { places, before: safeText.current }, { mayDictate, at })
      if (places && typeof value.work === 'object') safeText.current = (value.work as { text: string }).text
      const edits = readEdits(door.current.read())
      door.current.write({ ...value, ...(edits && { edits }) })
    }
    const timer = setTimeout(() => write.current?.(), rest)
    return () => clearTimeout(timer)
  }, [work, elsewhere, mayDictate, types, stored, reading, isCurrent])
  useEffect(() => {
    const flush = () => write.current?.()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
}

const sensitivePlaces = (reading: TextRead['reading']) =>
  (reading?.filled ?? []).flatMap(({ sensitive, from }) => (sensitive && from ? [from] : []))
