import type { CitationCheck, TreatmentFlag } from '@casewright/core'
import type { CaseCitation } from '../citations/citation.ts'
import type { Source, Span } from '../span/span.ts'
import type { TreatmentKind } from '../treatment/treatment.ts'
import type { Cited } from './cited.ts'
import { isClaimed } from './claimed.ts'
import { historiesIn, type WrittenHistory } from './histories-in.ts'
import { isSameOverruler } from './same-overruler.ts'

type Flag = TreatmentFlag['flag']

/** What says as much as the flag does: who calls a decision limited has not said that it was overruled. */
const asGrave: Readonly<Record<Flag, ReadonlySet<TreatmentKind>>> = {
  red: new Set(['overruled', 'abrogated', 'superseded', 'reversed', 'vacated']),
  amber: new Set([
    'overruled',
    'overruled in part',
    'abrogated',
    'superseded',
    'reversed',
    'vacated',
    'criticized',
    'questioned',
    'limited',
  ]),
}
/** A history of these kinds takes the authority from a decision. */
const takes: ReadonlySet<TreatmentKind> = new Set([
  'overruled',
  'overruled in part',
  'abrogated',
  'superseded',
  'reversed',
  'vacated',
])

/** Without a flag only words that say it outright and name what did it count: this much of certainty, and one of these. */
const outright = 0.9
const speaks = /overrul|abrogat|supersed|rev['’]d|revers|vacat/i

/** 'Reversed on other grounds' says nothing of the point. */
const elsewhere = /\bother grounds\b|\bin part\b|\bas moot\b/i

/**
 * What a document says became of a decision that it cites, beside what is known of it. 'said': it says what the flag says;
 * 'other': it names another decision than the record does; 'unknown': nothing that was searched tells of it.
 */
export interface SaidHistory {
  says: 'said' | 'other' | 'unknown'
  /** 'overruled by West Virginia v. EPA': what is written. */
  written: string
}

/**
 * What the document itself says of authorities as good law, by their places in `cited.authorities`. To silence a flag it
 * must say so plainly, as much as the flag does, and name no other decision than the record does: a flag that is silenced
 * without that is worse than one look too many.
 * @param checks in the order of `cited.wanted`
 */
export function historiesSaid(
  source: Source,
  { authorities, places }: Cited,
  checks: readonly (CitationCheck | undefined)[],
): Map<number, SaidHistory> {
  const { text } = source
  const known = new Map<number, TreatmentFlag | null>()
  for (const { authority, wanted } of places) {
    const check = wanted === null ? undefined : checks[wanted]
    if (authority === null || !check) continue
    if (known.get(authority)?.flag !== 'red') known.set(authority, check.treatment ?? known.get(authority) ?? null)
  }
  const isSpoken = speaks.test(text) || [...known.values()].some((flag) => flag !== null)
  const sayings = Map.groupBy(isSpoken ? historiesIn(source, places) : [], ({ of }) => of.core.start)
  const found = new Map<number, SaidHistory>()
  authorities.forEach(({ full }, at) => {
    const flag = known.get(at)
    if (flag === undefined) return
    if (full.kind === 'law') {
      if (flag && saysOfLaw(text, full)) found.set(at, { says: 'said', written: '' })
      return
    }
    const history = full.kind === 'case' && besideRecord(text, full, sayings.get(full.core.start) ?? [], flag)
    if (history) found.set(at, history)
  })
  return found
}

/** Which authorities the document itself says are no longer good law, as the record has it. */
export const flagsSaid = (...given: Parameters<typeof historiesSaid>): Set<number> =>
  new Set([...historiesSaid(...given)].flatMap(([at, { says }]) => (says === 'said' ? [at] : [])))

function besideRecord(
  text: string,
  of: CaseCitation,
  histories: readonly WrittenHistory[],
  flag: TreatmentFlag | null,
): SaidHistory | null {
  const written = ({ kind, by }: WrittenHistory) =>
    `${kind}${by ? ` by ${by.name && by.name !== of.name ? by.name : text.slice(by.core.start, by.core.end)}` : ''}`
  if (flag === null) {
    const [grave] = histories.filter(
      ({ kind, by, certainty }) => by !== null && takes.has(kind) && certainty >= outright,
    )
    return grave ? { says: 'unknown', written: written(grave) } : null
  }
  const grave = histories.filter(
    ({ kind, start, end }) =>
      asGrave[flag.flag].has(kind) && !(flag.flag === 'red' && elsewhere.test(text.slice(start, end))),
  )
  const named = grave.filter(({ by }) => by !== null && by.core.start !== of.core.start)
  const isSaid =
    isCalledWrong(text, of) || grave.some(({ by }) => by === null || isSameOverruler(text, by, of, flag.by))
  const [first] = named
  if (isSaid) return { says: 'said', written: '' }
  return first && flag.isListed ? { says: 'other', written: written(first) } : null
}

/** 'Plessy v. Ferguson, 163 U.S. 537 (1896), was wrong the day it was decided': nobody who says so relies on it. */
const calledWrong =
  /^[\s,;]{0,3}(?:which )?(?:was|is|has been|remains) (?:\p{Ll}{1,14}ly )?(?:wrong (?:the day|when|from the)|wrongly decided|not correct when|bad law|a dead letter|discredited)\b/u
/** What stands of the sentence before a name is as much of it as may say whose view that is. */
const furthest = 200
const isCalledWrong = (text: string, { start, end }: Span): boolean =>
  calledWrong.test(text.slice(end, end + 80)) &&
  !isClaimed(
    text
      .slice(Math.max(0, start - furthest), start)
      .split(/(?<=\p{Ll}{3}[.?!]["”’)]{0,2}|\))\s+(?=\p{Lu})/u)
      .at(-1) ?? '',
    text.slice(end, end + furthest),
  )

/** 'U.S. Const. amend. XVIII (repealed 1933)', 'which was repealed by', 'the repealed'. */
const after =
  /^[\s,(]*(?:(?:which|that) )?(?:(?:is|was|were|has been|since|now|later) ){0,2}(?:repealed|superseded|expired)\b/i
const before = /\b(?:repealed|repealing|superseded|superseding|former)\s(?:the\s)?$/i

const saysOfLaw = (text: string, { start, end }: Span): boolean =>
  after.test(text.slice(end, end + 60)) || before.test(text.slice(Math.max(0, start - 30), start))
