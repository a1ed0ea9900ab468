import type { CheckedDocument, DocumentCheck } from '../check.ts'
import { missingCheck } from './missing-check.ts'

const kinds = ['settlement'] as const

/** Pay for a release at the end of a job: whether anybody sued is not said by its kind. */
const isSeverance = ({ text }: CheckedDocument): boolean =>
  /\b(?:severance|separation)\b/i.test(text.slice(0, 2000)) && /\bemploy(?:ee|ment|er|ed)\b/i.test(text.slice(0, 4000))
const isPending =
  /\b(?:plaintiffs?|case no|civil action|docket no|captioned|pending (?:in|before))\b|(?<!\b(?:not|never|nor) )\bfiled (?:a|an|the|her|his) (?:\w{1,20} )?(?:complaint|lawsuit|action|suit|charge|claim)\b|\b[Tt]he (?:Lawsuit|Action|Litigation|Suit)\b/

/** What a settlement should say. */
export const settlement: readonly DocumentCheck[] = [
  missingCheck({
    id: 'missing.settlement-release',
    title: 'No release of claims',
    kinds,
    severity: 'high',
    insight: 'risk',
    why: 'A settlement that releases nothing may leave the paying side open to the same claim again.',
    advice: 'State who releases whom, from which claims, up to what date, and what is not released.',
    clauses: ['clause.release-of-claims'],
    heading: /\breleases?\b/i,
    said: [/\breleases?\b.{0,120}\b(?:claims?|liabilit|actions?|demands)\b/i],
  }),
  missingCheck({
    id: 'missing.settlement-no-admission',
    title: 'No statement that nothing is admitted',
    kinds,
    severity: 'low',
    why: 'Words of settlement may be read, in this case or another, as admitting fault.',
    advice: 'Say that the settlement is a compromise and admits no liability.',
    heading: /\b(?:no admission|denial)\b/i,
    said: [
      /\b(?:no|not|without|nor)\b.{0,100}\b(?:admi(?:t|ssion|tting))|\bdenies?\b.{0,60}\b(?:liability|wrongdoing|fault)/i,
    ],
  }),
  missingCheck({
    id: 'missing.settlement-dismissal',
    title: 'Nothing on dismissal of the case',
    kinds,
    when: (document) => !isSeverance(document) || isPending.test(document.text),
    severity: 'medium',
    why: 'A pending case does not end by a settlement alone: someone must dismiss it, with or without prejudice.',
    advice: 'Say who files what dismissal, by when, and whether it is with prejudice.',
    heading: /\bdismissal\b/i,
    said: [
      /\bdismiss(?:al|ed|es)?\b|\bno (?:action|suit|lawsuit|proceeding)s? (?:is|are|has been|have been)?\s*(?:pending|filed)/i,
    ],
  }),
]
