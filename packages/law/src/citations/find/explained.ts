import type { Span } from '../../span/span.ts'
import { bracketedAfter } from './brackets.ts'
import { type CourtAndDate, courtAndDate } from './court-and-date.ts'

export interface Explained {
  dated: CourtAndDate | null
  parenthetical: string | null
  parentheticalAt: Span | null
  parentheticals: Span[]
  end: number
}

/** Reads the brackets after a citation: the court and year first, then the first that explains. */
export const explainedAfter = (text: string, from: number): Explained => {
  const explained: Explained = {
    dated: null,
    parenthetical: null,
    parentheticalAt: null,
    parentheticals: [],
    end: from,
  }
  for (let count = 0; count < 4; count++) {
    const bracketed = bracketedAfter(text, explained.end)
    if (!bracketed) break
    const dated = explained.dated || explained.parenthetical !== null ? null : courtAndDate(bracketed.inner)
    if (dated) explained.dated = dated
    else if (text[bracketed.start] === '[') break
    else if (/^\d{1,2}$/.test(bracketed.inner)) break
    else {
      const at = { start: bracketed.start + 1, end: bracketed.end - 1 }
      explained.parentheticals.push(at)
      explained.parenthetical ??= bracketed.inner
      explained.parentheticalAt ??= at
    }
    explained.end = bracketed.end
  }
  return explained
}

/** What a citation keeps of them. */
export const notedOf = ({ parenthetical, parentheticalAt, parentheticals }: Explained) => ({
  parenthetical,
  parentheticalAt,
  parentheticals,
})
