import { totalOf } from './count-looks.ts'
import type { Coverage } from './coverage.ts'
import { flaggedSentence } from './flagged-words.ts'
import { looksOf } from './looks-of.ts'
import { askedSentences } from './sources-asked.ts'

/** A part of the line: a lead in bold, and the rest. A gap is what was not read, reached or checked. */
export interface CoverageSentence {
  lead: string
  rest: string
  isGap?: boolean
}

const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

const listed = (pages: readonly number[]) => `${plural(pages.length, 'Page', 'Pages')} ${pages.join(', ')}`

const ofPages = ({ pages, pagesRead, unreadPages, ocrPages }: Coverage): CoverageSentence[] => {
  if (pages === undefined && pagesRead === undefined) return []
  const total = pages ?? pagesRead ?? 0
  const read = pagesRead ?? total
  const sentences: CoverageSentence[] = [
    { lead: 'Read', rest: ` ${read} of ${total} ${plural(total, 'page')}.`, isGap: read < total },
  ]
  if (unreadPages?.length)
    sentences.push({ lead: 'Not read:', rest: ` ${listed(unreadPages).toLowerCase()}.`, isGap: true })
  if (ocrPages?.length) sentences.push({ lead: listed(ocrPages), rest: ' by OCR.' })
  return sentences
}

const wrong = { 'not-found': 'not found', mismatch: 'mismatched', ambiguous: 'ambiguous' } as const

const ofCitations = (coverage: Coverage): CoverageSentence[] => {
  const looks = looksOf(coverage)
  if (looks === undefined) return []
  const total = totalOf(looks)
  if (total === 0) return [{ lead: '', rest: 'Nothing to verify.' }]
  const of = (count: number) => `${count} of ${total} ${plural(total, 'citation')}`
  const { unchecked = 0, verified = 0 } = looks
  const bad = (['not-found', 'mismatch', 'ambiguous'] as const).flatMap((status) => {
    const count = looks[status] ?? 0
    return count > 0 ? [{ lead: `${of(count)} ${wrong[status]}.`, rest: '', isGap: true }] : []
  })
  const open = unchecked > 0 ? [{ lead: `${of(unchecked)} unchecked.`, rest: '' }] : []
  if (bad.length || open.length) return [...bad, ...open]
  // Where each one is flagged, the sentence on the flags says it.
  return verified > 0 ? [{ lead: `${of(verified)} verified.`, rest: '' }] : []
}

/** The same of the citations of what a search itself found: nobody wrote them. */
const ofFound = ({ unverified = {} }: Coverage): CoverageSentence[] =>
  (['not-found', 'mismatch', 'ambiguous', 'unchecked'] as const).flatMap((status) => {
    const count = unverified[status] ?? 0
    if (count === 0) return []
    const isGap = status !== 'unchecked'
    const whose =
      count === 1 ? 'The citation of 1 authority found is' : `The citations of ${count} authorities found are`
    return [{ lead: `${whose} ${isGap ? wrong[status] : status}.`, rest: '', ...(isGap && { isGap }) }]
  })

/** What was read of what and who was asked, as sentences in the order of the line. */
export const coverageSentences = (coverage: Coverage): CoverageSentence[] => [
  ...ofPages(coverage),
  ...askedSentences(coverage.sourcesAsked ?? []),
  ...(coverage.notes ?? []).map((note) => ({ lead: '', rest: note })),
  ...ofCitations(coverage),
  ...ofFound(coverage),
  ...(coverage.flagged ? [{ lead: flaggedSentence(coverage), rest: '', isGap: true }] : []),
]
