import type { CitationCheck, CitationStatus } from '../../citation-check.ts'
import { treatmentSentence } from '../../citation-words.ts'
import { isOnlyThere, statusWordOf } from '../../count-looks.ts'
import { formatDate } from '../../dates.ts'
import type { SupportOutcome } from '../../support.ts'
import { supportWords } from '../../support-words.ts'
import type { TreatmentFlag } from '../../treatment.ts'
import { treatmentWords } from '../../treatment-words.ts'
import { part } from './parts.ts'
import type { ReportBlock, ReportText, ReportTone } from './schema.ts'

type Known = Pick<CitationCheck, 'status' | 'reason'> & Partial<CitationCheck>

const ofStatus: Readonly<Record<CitationStatus, ReportTone>> = {
  verified: 'good',
  mismatch: 'doubt',
  ambiguous: 'doubt',
  'not-found': 'bad',
  unchecked: 'open',
}

const ofSupport: Readonly<Record<SupportOutcome, ReportTone>> = {
  supported: 'good',
  related: 'doubt',
  none: 'open',
  contradicted: 'bad',
}

/**
 * What is known of a citation, in words: what later law did to it, its status with the reason, what was found, and what
 * differs. The status is never left to a color, and is no good one where the authority does not stand.
 */
export const checkBlocks = (check: Known): ReportText[] => blocksOf(check)

function blocksOf(check: Known, isTold = true): ReportText[] {
  const { status, reason, treatment, lastAmended, found, differences, candidates, known } = check
  return [
    ...(treatment ? treatmentBlocks(treatment) : []),
    ...(isTold ? [part.status(isOnlyThere(check) ? 'open' : ofStatus[status], statusWordOf(check), reason)] : []),
    ...(lastAmended ? [part.small(lastAmended.says)] : []),
    ...(found ? [part.small([{ text: 'Found: ', bold: true }, foundWords(found)])] : []),
    ...(differences ?? []).map(({ field, written, found: is }) =>
      part.small([{ text: `${field}: `, bold: true }, `written “${written}”, found “${is}”.`]),
    ),
    ...(candidates ?? []).map(({ name, citation }) => part.small(`It may be ${name}, ${citation}.`)),
    ...(known ? [part.small(`${known.says} (${known.source}, ${known.asOf})`)] : []),
  ]
}

/**
 * The same of an authority that a search itself found. That it is in the source that found it checks nobody's words, and is
 * told once of all; what stands against it is told.
 */
export const foundCheckBlocks = (check: Known): ReportText[] => blocksOf(check, check.status !== 'verified')

/** What later law did to an authority, with the words that say so. */
export const treatmentBlocks = (treatment: TreatmentFlag): ReportText[] => [
  part.status(treatment.flag === 'red' ? 'bad' : 'doubt', treatmentWords(treatment), treatmentSentence(treatment)),
  ...(treatment.words ? [part.quotation(treatment.words, treatment.in?.name ?? treatment.by.name)] : []),
]

/** Whether the words of an authority say what it is cited for. */
export const supportBlock = ({ outcome, reason }: { outcome: SupportOutcome; reason: string }): ReportText =>
  part.status(ofSupport[outcome], supportWords[outcome], reason)

const foundWords = ({ name, citation, court, date, source, url }: NonNullable<Known['found']>): string => {
  const cited = [name, citation, court, date && formatDate(date)].filter(Boolean).join(', ')
  return `${cited} (${source}${url ? `, ${url}` : ''}).`
}

/** Citations, each with what is known of it. */
export const checksTable = (checks: readonly CitationCheck[]): ReportBlock[] =>
  checks.length === 0
    ? []
    : [
        part.table(
          ['Citation', 'What is known of it'],
          checks.map((check) => [check.text, { blocks: checkBlocks(check) }]),
          [3, 5],
        ),
      ]
