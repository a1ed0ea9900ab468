import type { CheckedDocument } from '../../check.ts'
import { daysIn } from '../../reading/days.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import { bothSay, type Contradiction } from '../support/told.ts'

const defines = /[“"]([A-Z][\w -]{2,40}?),?[”"]\s(?:means|shall mean|is|refers to)\b(.{0,200})/
/** Of a term that is one thing for one purpose and another for the next. */
const ofCase = /\b(?:if|unless|except|with respect to|in the case of|as to|solely|only|greater|lesser|later|earlier)\b/i

/** A term of art that means one period in one definition and another period in another. */
export const periodsDefinedTwice = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.flatMap((sentence) => {
    const [, name, meaning = ''] = defines.exec(sentence.text.slice(0, longest).replace(/\s/g, ' ')) ?? []
    const all = [...new Set(daysIn(meaning))]
    const [days] = all
    return name && days && all.length === 1 && !ofCase.test(meaning) ? [{ sentence, name, days }] : []
  })
  return [...Map.groupBy(said, ({ name }) => name.toLowerCase()).values()].flatMap((group): Contradiction[] => {
    const [first] = group
    const other = group.find(({ days }) => first && Math.max(days, first.days) / Math.min(days, first.days) > 1.02)
    if (!first || !other || group.length !== 2) return []
    return [
      {
        places: [first.sentence, other.sentence],
        message: bothSay(
          document,
          first.sentence,
          `${shown(first.days)} for “${first.name}”`,
          other.sentence,
          shown(other.days),
        ),
      },
    ]
  })
}

const shown = (days: number): string => {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : days % 30 === 0 ? [days / 30, 'month'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
