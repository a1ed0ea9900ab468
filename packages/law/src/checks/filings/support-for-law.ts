import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { ownSentences } from '../drafting/support/own-words.ts'
import { citationsOf } from './support/filing.ts'

const statesLaw =
  /^(?:\p{L}+,\s)?(?:(?:it|the\s(?:law|rule))\sis\s(?:well[- ](?:settled|established)|settled|hornbook|black[- ]letter|axiomatic|long\sestablished|beyond\s(?:dispute|cavil))|(?:the\s)?(?:courts|federal\scourts|this\scourt|the\s(?:supreme\scourt|\p{L}+\scircuit))\s(?:has|have)\s(?:long\s|repeatedly\s|consistently\s|uniformly\s|routinely\s|often\s|also\s)?(?:held|recogni[sz]ed|ruled|made\s(?:it\s)?clear)|(?:courts|federal\scourts)\s(?:routinely\s|consistently\s|uniformly\s|generally\s)(?:hold|recogni[sz]e)|under\s(?:well[- ]settled|settled|controlling)\s(?:law|precedent)|(?:numerous|many)\scourts\shave\sheld|the\scase\slaw\sis)/iu
/** Pointing to authority without a citation that can be read: the record, a note, a case by name. */
const supported = /[.”"’)]\d{1,3}$|\bv\.\s|§|\b(?:infra|supra|Id\.|ECF|Dkt|Rule\s\d|Section\s\d)\b|\d\s(?:U\.S|F\.\d)/

const unsupported = (document: CheckedDocument): Hit[] => {
  const sentences = ownSentences(document)
  const starts = citationsOf(document).map(({ start }) => start)
  const cites = (from: number, to: number): boolean => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) < from) low = middle + 1
      else high = middle
    }
    return (starts[low] ?? Number.POSITIVE_INFINITY) < to
  }
  return sentences.flatMap(({ start, end, text }, index): Hit[] => {
    if (!statesLaw.test(text) || supported.test(text)) return []
    const next = sentences[index + 1]
    if (cites(start, next?.end ?? end) || (next && supported.test(next.text))) return []
    return [{ start, end }]
  })
}

/** Statements of law without authority. */
export const supportChecks: readonly DocumentCheck[] = [
  {
    id: 'citation.unsupported',
    title: 'A statement of law without authority',
    concerns: ['brief'],
    severity: 'medium',
    category: 'Citations',
    insight: 'risk',
    why: 'A court need not believe that the law is settled because a party says so.',
    advice: 'Cite the authority that says it, or take the sentence out.',
    find: unsupported,
  },
]
