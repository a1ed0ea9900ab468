import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Edit } from './edits.ts'

const led =
  /(?<=^|[.!?;\n][ \t]{0,3}(?:[-*•][ \t])?)(?:[Bb]uyer )?[Pp]ick(?:s)?[ -]?up(?: is| will be|:)? (?=(?:by|on|before|at|from|no later than|within)\b)/gu

/** 'Pick up by Dec 11, his own trailer': in a sale it is the buyer who picks up. */
export function pickupIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  if (id !== 'sales-contract') return []
  const dates = findSpokenDates(text)
  return [...text.matchAll(led)].flatMap(({ index, 0: words }): Edit[] => {
    const end = index + words.length
    const lead: Edit = { start: index, end, as: 'The Buyer shall pick up the Goods ', why: 'filler' }
    const stop = /[.;\n]/.exec(text.slice(end))?.index ?? text.length - end
    const date = dates.find(({ start }) => start >= end && start < end + stop)
    const comma = date ? /^, (?=\p{L})/u.exec(text.slice(date.end))?.[0] : undefined
    return date && comma
      ? [
          lead,
          { start: date.end, end: date.end + 3, as: `. ${(text[date.end + 2] ?? '').toUpperCase()}`, why: 'filler' },
        ]
      : [lead]
  })
}
