import type { Place } from '../output.ts'

/** Words of a text that are read as other words: a filler as nothing, 'seventy three fifty' as '$7,350'. */
export interface Edit extends Place {
  as: string
  why: 'filler' | 'corrected' | 'repeated' | 'number' | 'mail' | 'order' | 'private' | 'aside' | 'doubtful' | 'dated'
}

/** A text as it is read, and where its words are in the text that was given. */
export interface Readable {
  text: string
  edits: readonly Edit[]
  /** The place in the given text of a place in the text as it is read. */
  given(place: Place): Place
}

/** Edits in order, without those that begin within another one. */
function inOrder(edits: readonly Edit[]): Edit[] {
  const sorted = edits.toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = 0
  return sorted.filter((edit) => {
    if (edit.start < end) return false
    end = edit.end
    return true
  })
}

export function edited(given: string, edits: readonly Edit[]): Readable {
  const own = inOrder(edits)
  /** Where each stretch begins: in the given text and in the read one. */
  const stretches: { from: number; to: number; fixed: boolean; end: number }[] = []
  let text = ''
  let at = 0
  const add = (words: string, from: number, end: number, fixed: boolean) => {
    if (words !== '') stretches.push({ from, to: text.length, fixed, end })
    text += words
  }
  for (const { start, end, as } of own) {
    add(given.slice(at, start), at, start, false)
    add(as, start, end, true)
    at = end
  }
  add(given.slice(at), at, given.length, false)
  const stretchAt = (place: number) => {
    let [low, high] = [0, stretches.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((stretches[middle]?.to ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return stretches[low]
  }
  return {
    text,
    edits: own,
    given({ start, end }) {
      const [first, last] = [stretchAt(start), stretchAt(Math.max(start, end - 1))]
      if (!first || !last) return { start, end }
      return {
        start: first.fixed ? first.from : first.from + start - first.to,
        end: last.fixed ? last.end : Math.min(last.end, last.from + end - last.to),
      }
    },
  }
}

/** A text that was edited once, with more edits of the text as it is read. */
export function editedAgain(before: Readable, found: readonly Edit[]): Readable {
  if (found.length === 0) return before
  const more = edited(before.text, found)
  const back = more.edits.map((edit): Edit => ({ ...edit, ...before.given(edit) }))
  return { text: more.text, edits: [...before.edits, ...back], given: (place) => before.given(more.given(place)) }
}
