import type { Anchor } from '@casewright/core'
import { sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { lateByDates } from '../clock/index.ts'
import { doubtful, pleaded } from '../frames/frame.ts'
import { toldBy } from '../frames/index.ts'
import { stanceOf } from '../reading/denial.ts'
import { denies } from '../reading/denies.ts'
import { asserted } from './asserted.ts'
import type { Bar } from './bar.ts'
import { none } from './likely-bars.ts'
import { bars } from './list.ts'
import type { FoundBar } from './read-bars.ts'
import { isTakenBack } from './taken-back.ts'

/** The bars that a model may name, each by what its statement says outright and what the quoted words must be about. */
const named: readonly { id: string; says: RegExp; about: RegExp }[] = [
  {
    id: 'limitation',
    says: /\b(?:time-?barred|(?:barred|precluded) by (?:the )?(?:applicable )?(?:statutes? of )?(?:limitations?|repose)|(?:limitations?(?: period)?|statute(?: of limitations)?|repose|time to sue|deadline to (?:sue|file)) (?:has |had |have )?(?:already |long |clearly )?(?:run|ran|expired?|passed|lapsed|ended)|(?:suit|complaint|claim|filing|action) (?:is|was|came) (?:untimely|too late|out of time)|untimely (?:suit|claim|complaint))\b/i,
    about:
      /\b(?:\d{4}|\d+ days|days|years?|months|ago|late\w*|old|waited|time|deadline|limit\w*|statute|expired|ran|run|repose|barred)\b/i,
  },
  {
    id: 'release',
    says: /\b(?:released (?:the|its|his|her|their|all|any|this|every) |(?:claim|claims|case) (?:is|are|was|were|has been|have been) (?:released|waived|settled)|(?:signed|general|full) releases?(?! form)|releases? (?:bars|covers|ends)|accord and satisfaction)/i,
    about:
      /\b(?:releas\w+|settle\w*|waiv\w+|sign\w+|discharg\w+|paid in full|accepted|satisf\w+|gave up|giv\w+ up|covenant\w*)\b/i,
  },
  {
    id: 'res-judicata',
    says: /\b(?:res judicata (?:bars|applies)|barred by (?:res judicata|claim preclusion|the (?:prior|earlier|first) judgment)|claim preclusion (?:bars|applies)|(?:claim|matter|case) (?:was|has been) (?:already |finally )?(?:decided|adjudicated|litigated))\b/i,
    about: /\b(?:judgment|lost|trial|tried|decided|ruled|dismissed|verdict|suit|sued|court|case|arbitrat\w+|award)\b/i,
  },
  {
    id: 'immunity',
    says: /\b(?:(?:is|are) (?:absolutely )?immune|(?:has|have|enjoys?) (?:absolute|sovereign|judicial|prosecutorial|legislative|governmental) immunity|immunity (?:bars|applies|protects|shields)|barred by (?:\w+ ){0,2}immunity)\b/i,
    about:
      /\b(?:immun\w+|judge|prosecutor|district attorney|state|city|county|agency|government|legislat\w+|council\w*|tribe|sovereign|consent\w*|waive\w*|witness)\b/i,
  },
  {
    id: 'untimely-appeal',
    says: /\b(?:appeal (?:is|was) (?:untimely|late|out of time|too late)|untimely (?:notice of )?appeal|(?:time|deadline) (?:to|for) (?:an )?appeal(?:ing)? (?:has |had )?(?:run|ran|passed|expired))\b/i,
    about: /\b(?:appeal\w*|notice|judgment|decree|days?|deadline|late)\b/i,
  },
  {
    id: 'jurisdiction',
    says: /\b(?:(?:court )?(?:has no|lacks|is without) (?:personal |subject[- ]matter |any )?jurisdiction|no (?:personal |subject[- ]matter )?jurisdiction|jurisdiction is lacking)\b/i,
    about: /\b(?:court|jurisdiction|state|lived?|lives|never|resid\w+|contacts?|citizens?|federal|power)\b/i,
  },
  {
    id: 'standing',
    says: /\b(?:(?:has|have) no standing|lacks? (?:\w+ )?standing|without standing|not the real party in interest)\b/i,
    about: /\b(?:standing|sold|assign\w+|transfer\w+|owns?|owned|holds?|injur\w+|harm\w*|party|member\w*|never|own)\b/i,
  },
  {
    id: 'no-damages',
    says: /\b(?:no (?:recoverable |actual |provable )?(?:damages?|loss|injury)|(?:suffered|sustained) no (?:loss|harm|damages?|injury))\b/i,
    about: /\b(?:no|not|never|nothing|unhurt|uninjured|less|profit|cheaper|ahead)\b/i,
  },
]

/** What a time that ran out is called, beside the limitations period. */
const times: readonly string[] = ['repose', 'untimely-charge']

/** The names by which a model may call a bar. */
export const barsToName = named.map(({ id }) => id) as [string, ...string[]]

/** What a model says of one point: its statement, the words of the description it rests on, and whom it hurts. */
export interface Stated {
  statement: string
  bar?: string | undefined
  direction: 'up' | 'down'
  quotation: Anchor
}

const isSaid = (words: RegExp, said: string): boolean => {
  const found = words.exec(said)
  return (
    found !== null &&
    stanceOf(said, found.index, found.index + found[0].length) === 'said' &&
    !doubtful.test(said.slice(0, found.index + found[0].length)) &&
    !/\b(?:alleg\w+|raised?|argue[sd]?|claims? that|defense of)\b/i.test(said.slice(0, found.index))
  )
}

/**
 * The bars that a model names outright and rests on words of the description, which are about it and do not deny it or leave it open. What
 * the words themselves were read to tell or to ask about is not named again, and a step that the dates show to be in time is not late.
 * @param isUsual whether the client is who usually brings the case
 * @param today the day to which the time of what was not filed is counted
 */
export function barsByModel(
  text: string,
  type: CaseType,
  stated: readonly Stated[],
  found: readonly Pick<FoundBar, 'id'>[],
  isUsual: boolean,
  today: Date,
): { bar: FoundBar; of: Stated }[] {
  const sentences = sentencesOf({ text })
  const { isInTime } = lateByDates(text, type, today)
  const isRead = (kind: string) =>
    found.some(({ id }) => id === kind || (kind === 'limitation' && times.includes(id))) ||
    (kind === 'limitation' && isInTime)
  const all = stated.flatMap((one) => {
    const name =
      named.find(({ id, says }) => (one.bar === id || !one.bar) && isSaid(says, one.statement)) ??
      named.find(({ id }) => one.bar === id)
    const model = name && wordsOf(name.id, type)
    if (!name || !model || isRead(name.id)) return []
    const { start, end, words } = one.quotation
    const around = sentences.findLast((sentence) => sentence.start <= start) ?? { start: 0, end: text.length }
    const sentence = text.slice(around.start, Math.max(around.end, end))
    const near = text.slice(around.start, end)
    const isDenied =
      !name.about.test(words) ||
      none.test(sentence) ||
      asserted.test(text.slice(around.start, start)) ||
      pleaded.test(near) ||
      doubtful.test(near) ||
      (name.id !== 'no-damages' &&
        name.id !== 'jurisdiction' &&
        name.id !== 'standing' &&
        (denies.test(words) || withheld.test(words)) &&
        !stillTells.test(words))
    if (isDenied) return []
    const bar: FoundBar = {
      id: name.id,
      title: model.title,
      holds: true,
      ends: one.direction === 'down' ? 'client' : 'other',
      rule: model.rule,
      lift: [...model.lift],
      anchors: [one.quotation],
      byModel: one.statement,
    }
    // What the description tells beside it may take it back, as it takes back one that was read.
    return isTakenBack(bar, text, isUsual) ? [] : [{ bar, of: one }]
  })
  return all.filter(({ bar }, at) => all.findIndex((other) => other.bar.id === bar.id) === at)
}

const withheld = /\b(?:refused|unsigned)\b/i
/** A denial that is the bar itself: nothing was filed in time, nobody appealed, no waiver of immunity. */
const stillTells =
  /\b(?:(?:not|never|nothing|no one|nobody|n['’]t)\b[^.;]{0,30}\b(?:fil\w+|sued?|appeal\w*|waived?|consent\w*|revok\w+|brought|commenced|until)|no (?:appeal|waiver|suit|tolling|extension|consent))\b/i

const wordsOf = (id: string, type: CaseType): Pick<Bar, 'title' | 'rule' | 'lift'> | undefined =>
  bars.find((one) => one.id === id && one.types.includes(type)) ?? toldBy(id, type)
