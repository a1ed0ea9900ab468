import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'

const papers = /^(?:motion|brief|discovery-requests)$/
/** 'Current cutoff January 15, want March 16': what is wanted is said by itself. */
const wanted = /(?<=[\p{L}\d)]), (?:so |and |but )?w(?=ants? (?!to (?:know|see|hear)\b)[\p{L}\d$])/gu

/** '1. identify everyone 2. state all facts': numbers within a line, each with what it counts. */
const counted = /(?:^|(?<=\S))[ \t]{1,3}\(?(?<n>\d{1,2})[.)] (?<first>\p{L})(?=\p{L}*[ ,])/gu
function countedIn(text: string): Edit[] {
  const found: { start: number; end: number; n: number; first: string }[] = []
  for (const { index, 0: words, groups } of text.matchAll(counted)) {
    const n = Number(groups?.n)
    if (n === (found.at(-1)?.n ?? 0) + 1 || (n === 2 && found.length === 0 && /(?:^|\n)\W{0,3}1[.)] /.test(text)))
      found.push({ start: index, end: index + words.length, n, first: groups?.first ?? '' })
  }
  return found.length < 2 && found[0]?.n !== 2
    ? []
    : found.map(({ start, end, first }) => ({ start, end, as: `\n${first.toUpperCase()}`, why: 'filler' }))
}

/** Sentences of notes for a court, where one runs into the next. */
export function papersToldIn({ id }: Template, text: string): Edit[] {
  if (!papers.test(id)) return []
  const told = [...text.matchAll(wanted)].map(
    ({ index, 0: joint }): Edit => ({ start: index, end: index + joint.length, as: '. W', why: 'filler' }),
  )
  return id === 'discovery-requests' ? [...told, ...countedIn(text)] : told
}
