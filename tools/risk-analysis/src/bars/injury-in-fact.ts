import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import type { FoundBar } from './read-bars.ts'

const federal =
  /\b(?:federal (?:district )?court|class action|putative class|article iii|[NSEWCM]\.D\. \w+|fcra|fdcpa|tcpa)\b/i
const byRisk =
  /\b(?:fears?|feared|worr(?:y|ies|ied)|risk of|may (?:have been|be)|might (?:have been|be)|could (?:have been|be)|future (?:harm|identity theft)|statutory damages|technical violation|bare)\b/i
/** The one who sues had none of it. */
const unharmed =
  /\b(?:no|not (?:a|one|any)|never (?:had )?(?:a|any)?|nothing|without|neither|nor|(?:has|had|did)(?: not|n['’]t))\b[^.;]{0,60}\b(?:fraud|loss(?:es)?|harm|injur\w+|charges?|cost|money|time|spam|misuse|damages?|identity theft|out[- ]of[- ]pocket|affected|published|sent to (?:anyone|a third)|third part(?:y|ies)|saw it|seen)\b/gi
const outside =
  /\b(?:not|n['’]t) (?:in|among|on|part of|one of)\b[^.;]{0,30}\b(?:file|list|records?|data|those|them|affected|group)\b|\b(?:never|not) (?:touched|copied|taken|accessed|opened|sent|disclosed|published)\b/i
const who = /\b(?:plaintiff|he|she|claimant|mr|ms|mrs|named)\b/i
const claims = /\b(?:plaintiff|claimant|complaint|class)\b/i

/** Whoever sues in federal court on a risk alone, and was not harmed: asked about, as a theory of loss may still be pleaded. */
export function unharmedBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'family' || type === 'employment') return null
  if (!federal.test(text) || !byRisk.test(text) || !claims.test(text) || !who.test(text)) return null
  const found = [...text.matchAll(unharmed)]
  const [first] = found
  if (!first || (found.length < 2 && !outside.test(text))) return null
  return {
    id: 'standing',
    title: 'The plaintiff may have no standing',
    holds: false,
    rule: 'In federal court a plaintiff needs a concrete injury; a risk of future harm that has not come about is none for damages (TransUnion LLC v. Ramirez, 594 U.S. 413 (2021)), and every named plaintiff of a class needs one of their own.',
    lift: [
      'What did the named plaintiff lose: money, time, a disclosure to others? Is a theory of overpayment pleaded and accepted in the circuit?',
      'Can another plaintiff with an injury still be added?',
    ],
    anchors: [anchorOf({ text }, { start: first.index, end: first.index + first[0].length })],
  }
}
