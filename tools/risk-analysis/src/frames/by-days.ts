import { anchorOf, type Span, sentencesOf } from '@casewright/law'
import { asserted } from '../bars/asserted.ts'
import { number } from '../bars/elapsed.ts'
import { ofAnother } from '../bars/of-another.ts'
import type { FoundBar } from '../bars/read-bars.ts'
import type { CaseType } from '../case-types.ts'
import { mayLift } from '../clock/lifts.ts'
import { momentsIn } from '../clock/moments.ts'
import { numberOf } from '../factors/figures.ts'
import { withoutSupposed } from '../reading/supposed.ts'
import { timeBars } from './times.ts'

type Step = 'untimely-appeal' | 'limitation'
const unit = '(days?|weeks?|months?|years?)'
const inDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
const lengthOf = (count: string, of = 'day') => numberOf(count) * (inDays[of.toLowerCase().replace(/s$/, '')] ?? 1)

/** How long the step took: '47 days after judgment', 'on day 41', 'sixty days after'. */
const taken: readonly RegExp[] = [
  /\b(?:on |at )?day (?<count>\d{1,3})\b/i,
  new RegExp(
    `\\b(?<count>${number.slice(1, -1)})[- ]${unit.replace('(', '(?<unit>')} (?:after|from|past|following|later|since)\\b`,
    'i',
  ),
]
/** How long it might take: 'the rule gives 30', 'due in 30 days', 'a 30-day period', 'the limit is thirty'. */
const given: readonly RegExp[] = [
  new RegExp(
    `\\b(?:gives?|gave|allows?|allowed|limit(?: is| was| of)?|permits?|sets?|due (?:in|within)|within|window (?:is|was|of)|period (?:is|was|of)|deadline (?:is|was|of)|of (?:the )?|against) (?:only |just |a |the )?(?<count>${number.slice(1, -1)})(?: ${unit.replace('(', '(?<unit>')})?(?![\\d/])(?! (?:days?|weeks?|months?|years?) (?:after|from|later))\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:the|an?) (?<count>${number.slice(1, -1)})[- ]${unit.replace('(', '(?<unit>')}[- ](?:period|window|limit|deadline|rule|statute)\\b`,
    'i',
  ),
]
const filing =
  /\b(?:notice|appeal(?:ed)?|fil(?:ed|ing|e)|lodged|noticed|stamped|taken|sued|suit|complaint|came|went in|commenced|brought|reached)\b/i
const ended =
  /\b(?:ended|ends|expired|ran out|ran|closed|lapsed|passed|was up|were up|due|last day (?:was|is)(?: in| on)?|deadline (?:was|fell|is)(?: on| in)?|had to be (?:filed|brought|in|sued on|commenced|made)(?: by| no later than)?|had until|until)(?: (?:on|in|by|last|the))*\s*$/i
const done =
  /\b(?:appealed|fil(?:ed|ing)(?: (?:it|suit|the \w+|his|her|on))?|sued(?: us| our client)?|suit (?:came|followed|was \w+)|came(?: in)?|lodged|noticed|stamped|went in|(?:is|was) (?:filed|commenced|brought|begun|started|served)|commenced|brought(?: suit)?|it is now|now)(?: (?:only|not until|until|on|in|at|last|this|the))*\s*$/i
/** What is awaited is no suit and no appeal. */
const other =
  /\b(?:answer|opposition|reply|response|discovery|expert|disclosures?|closing|inspection|payment|rent|warranty|lease|option|cure|notice of (?:breach|default|termination|claim)|interrogator\w+|certificate|brief)\b/i
const limits =
  /\b(?:limit\w*|statut\w+|period|window|deadline|last day|years|days|due|time (?:to|for)|had to be|right to sue)\b/i

/** A step that is told to be later than the time that is told for it, by days or by dates, in two sentences that follow one another. */
export function lateByWords(text: string, type: CaseType, today: Date): Omit<FoundBar, 'ends'>[] {
  const certain = withoutSupposed(text)
  const sentences = sentencesOf({ text })
  const isAppeal = /\b(?:appeal(?:s|ed|ing)?|appell(?:ant|ee)s?)\b/i.test(certain)
  const found = sentences.flatMap((one, at) => {
    const next = sentences[at + 1]
    return [one, ...(next ? [{ start: one.start, end: next.end }] : [])].flatMap((span) => late(span) ?? [])
  })
  const step: Step = isAppeal ? 'untimely-appeal' : 'limitation'
  const first = found[0]
  const bar = timeBars.find(({ id }) => id === step)
  if (!first || !bar || (step === 'limitation' && type === 'family')) return []
  const isOpen = mayLift(text, isAppeal ? 'appeal' : 'suit')
  const { id, title, asked, rule, lift } = bar
  return [
    {
      id,
      title: isOpen ? asked : title,
      holds: !isOpen,
      rule: `${first.says} ${rule}`,
      lift: [...lift],
      anchors: [anchorOf({ text }, first.span)],
    },
  ]

  function late(span: Span): { span: Span; says: string } | null {
    const said = certain.slice(span.start, span.end)
    if (ofAnother.test(said) || asserted.test(said) || other.test(said) || !filing.test(said)) return null
    if (/\b(?:timely|in time|on time|charge|without prejudice|would have|affirmed)\b/i.test(said)) return null
    return byLength(said, span) ?? byDate(said, span)
  }

  function byLength(said: string, span: Span) {
    if (!isAppeal || !/\b(?:appeal|appell|notice)/i.test(said)) return null
    const took = firstOf(taken, said)
    const rest = took ? `${said.slice(0, took.index)} ${said.slice(took.index + took[0].length)}` : ''
    const has = firstOf(given, rest)
    if (!took?.groups || !has?.groups) return null
    const [long, may] = [took.groups, has.groups].map((one) => lengthOf(one.count ?? '', one.unit))
    return long !== undefined && may !== undefined && long > may && may >= 5
      ? { span, says: `The description puts it at ${long} days where ${may} were allowed.` }
      : null
  }

  function byDate(said: string, span: Span) {
    if (!limits.test(said)) return null
    const moments = momentsIn(said, today)
    const before = (start: number) => said.slice(Math.max(0, start - 44), start).replace(/^.*[.;:]/, '')
    const ends = moments.filter(({ start }) => ended.test(lead(before(start))))
    const filings = moments.filter(({ start }) => done.test(lead(before(start))))
    return ends.some(({ last }) => filings.some(({ first }) => first > last))
      ? { span, says: 'By the dates in the description, the period had ended before it was filed.' }
      : null
  }
}

const firstOf = (patterns: readonly RegExp[], said: string): RegExpExecArray | null =>
  patterns.map((one) => one.exec(said)).find((one) => one !== null) ?? null

/** A moment may hold the word that leads to it: 'in 2021', 'on June 1'. */
const lead = (words: string): string => words.replace(/\b(?:on|in|by|of|since|from|until)\s*$/i, '').trimEnd()
