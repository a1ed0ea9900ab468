import { headingsOf } from '../headings/headings.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Whole } from '../summary/scored.ts'
import type { CourtPaperByParts } from './by-parts.ts'
import { datedLines } from './dated-lines.ts'
import { isDue } from './deadlines.ts'
import { best, type Candidate, type CourtField, type CourtFieldName, longest, mostShown } from './field.ts'
import { asksForClient, representedIn, saysOtherSide } from './letters.ts'
import { answersIn, asksCourt, complains, courtesy, demands, partOfMemo, recommends, settles } from './office-words.ts'
import { requests } from './relief.ts'
import { earlierFrom } from './thread.ts'
import { type Vote, votesIn } from './votes.ts'

/** Who a date of an earlier message of a thread is shown under. */
const earlier = 'Earlier in the thread'
/** A paper that somebody writes to somebody. */
const letters: readonly DocumentKind[] = ['letter', 'demand-letter', 'email', 'notice-to-party']
const settled: readonly DocumentKind[] = [...letters, 'stipulation']
/** Sentences of a part of a memo that are shown. */
const mostOfPart = 3

type Found = Partial<Record<CourtFieldName, Candidate[]>>

/** What a paper that is none of a court decides, answers, asks and sets a time for; of any other document its times alone. */
export function ofOffice({ kind }: Whole): CourtPaperByParts {
  const isLetter = letters.includes(kind)
  const votes: Vote[] = []
  const found: Found = {}
  let part: ReturnType<typeof partOfMemo> = null
  let inPart = 0
  let isHeard = false
  let names: readonly string[] = []
  const keep = (name: CourtFieldName, one: Candidate) => {
    found[name] = [...(found[name] ?? []), one]
  }
  return {
    add({ source, offset }) {
      const headings = new Set(headingsOf(source).map(({ start }) => start))
      if (isLetter && offset === 0) names = representedIn(source)?.names ?? []
      const ends = kind === 'email' && offset === 0 ? earlierFrom(source.text) : source.text.length
      for (const { text, start, end, contents } of sentencesOf(source)) {
        if (contents) continue
        if (kind === 'memo') {
          const named = partOfMemo(text)
          if (named) [part, inPart] = [named, 0]
          if (named) continue
        }
        if (headings.has(start)) continue
        const place = { text: text.slice(0, longest), start: start + offset, end: end + offset, at: 0 }
        const points = isDue(place)
        const isEarlier = start >= ends
        if (points > 0) keep('deadlines', { ...place, points, ...(isEarlier && { side: earlier }) })
        if (isEarlier) continue
        if (settled.includes(kind) && settles.test(text) && !text.endsWith(':'))
          keep('disposition', { ...place, points: 1 })
        const isTheirs = isLetter && saysOtherSide(text, names)
        const isAsked = !isTheirs && (demands.test(text) || asksForClient(text, names))
        if (isLetter && isAsked && !courtesy.test(text))
          keep('relief', { ...place, points: /\bif\b/i.test(text) ? 1 : 2 })
        if ((kind === 'demand-letter' || kind === 'letter') && complains.test(text) && !isAsked && !isTheirs)
          keep('arguments', { ...place, points: 1 })
        if (kind === 'stipulation' && asksCourt.test(text)) keep('relief', { ...place, points: 1 + requests(place) })
        if (kind === 'memo') {
          inPart += 1
          const isAnswer = part === 'answer' ? inPart <= mostOfPart : answersIn.test(text)
          if (isAnswer) keep('holding', { ...place, points: part === 'answer' ? 3 : 1 })
          if (part === 'advice' ? inPart <= mostOfPart : recommends.test(text))
            keep('relief', { ...place, points: part === 'advice' ? 3 : 1 })
          isHeard ||= part === 'answer'
        }
      }
      if (kind === 'minutes')
        votes.push(...votesIn(source).map((one) => ({ ...one, start: one.start + offset, end: one.end + offset })))
      for (const { text, start, end } of kind === 'stipulation' ? datedLines(source.text) : []) {
        const row = { text, start: start + offset, end: end + offset, at: 0, points: 5 }
        // A row that was read into the sentence around it is shown alone.
        if (!found.deadlines?.some((one) => one.start === row.start)) keep('deadlines', row)
      }
    },
    all: () => [
      ...votes.map(({ start, end, text, value }): CourtField => ({ name: 'disposition', start, end, text, value })),
      ...(['disposition', 'holding', 'arguments', 'relief', 'deadlines'] as const).flatMap((name) => {
        // Where a part of a memo answers, nothing else does.
        const own = (found[name] ?? []).filter(({ points }) => name !== 'holding' || !isHeard || points > 1)
        // A letter that asks for nothing complains of nothing.
        if (name === 'arguments' && !found.relief) return []
        return best(own, mostShown[name], 1)
          .toSorted((one, other) => Number(Boolean(one.side)) - Number(Boolean(other.side)))
          .map(({ start, end, text, side }): CourtField => ({ name, start, end, text, ...(side && { side }) }))
      }),
    ],
  }
}
