import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { Span } from '../../../span/span.ts'

/** A stretch of time as it is written. */
export interface Time extends Span {
  /** In days. A business day counts 1.4 days. */
  value: number
  /** '10 business days'. */
  shown: string
  unit: 'hour' | 'day' | 'week' | 'month' | 'year'
}

const inDays = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 } as const
const time = new RegExp(
  `\\b(?:(${numberWords})(?:\\s?\\((\\d{1,3})\\))?|(\\d{1,3}))[\\s-](?:(calendar|business|working|full|consecutive)\\s)?(hour|day|week|month|year)s?\\b`,
  'gi',
)

/** The times in words whose white space is single, with places from `offset`. */
export const timesOf = (words: string, offset = 0): Time[] =>
  [...words.matchAll(time)].flatMap((found): Time[] => {
    const [all, written = '', doubled, digits, kind, named = 'day'] = found
    const count = Number(doubled ?? digits ?? valueOfWords(written) ?? 0)
    const unit = named.toLowerCase() as Time['unit']
    const business = /business|working/i.test(kind ?? '')
    if (!(count > 0)) return []
    return [
      {
        start: offset + found.index,
        end: offset + found.index + all.length,
        value: count * inDays[unit] * (business ? 1.4 : 1),
        shown: `${count} ${business ? `${kind?.toLowerCase()} ` : ''}${unit}${count === 1 ? '' : 's'}`,
        unit,
      },
    ]
  })
