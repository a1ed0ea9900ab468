import { useEffect, useRef, useState } from 'react'
import { putBack, type Scratched } from './put-back.ts'

/** What was taken out of a text while it was dictated. */
export interface ScratchedOnes {
  /** The last one, until it is put back. */
  last: Scratched | null
  count: number
  /** Told what the next change of the text takes out. */
  next(scratched: Scratched): void
  putBack(): void
  forget(): void
}

const none = { last: null, count: 0 }

/** Follows a text, and counts what is taken out of it. */
export function useScratched(text: string, onText: (text: string) => void): ScratchedOnes {
  const [{ last, count }, set] = useState<{ last: Scratched | null; count: number }>(none)
  const taken = useRef<Scratched | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is gone once the text is without it.
  useEffect(() => {
    const scratched = taken.current
    taken.current = undefined
    if (scratched) set(({ count }) => ({ last: scratched, count: count + 1 }))
  }, [text])
  return {
    last,
    count,
    next(scratched) {
      taken.current = scratched
    },
    putBack() {
      if (!last) return
      onText(putBack(text, last))
      set({ last: null, count: count - 1 })
    },
    forget: () => set(none),
  }
}
