import { anchorOf, type Jurisdiction } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { stanceOf } from '../reading/denial.ts'
import { asserted } from './asserted.ts'
import { numberOf } from './elapsed.ts'
import { bars, type FaultRule, faultRules, pureStates } from './fault.ts'
import type { FoundBar } from './read-bars.ts'
import type { Read } from './read-in.ts'

const showRead = ({ on }: Read) =>
  new Date(`${on}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })

/** 'The jury put 70% of the fault on our rider': who bears it comes after. */
const put =
  /\b(?:put|plac\w+|assign\w+|allocat\w+|apportion\w+|attribut\w+|laid) (?:about |roughly |at least )?(?<percent>100|\d{1,2})(?: ?%| percent)(?: of (?:the |all )?(?:fault|blame|responsibility|negligence))? (?:on|to|with) (?:the |our |my )?[\w’'-]+/gi
const share =
  /\b(?:was|is|were|be|found|being|client|plaintiff|she|he|her|him)? ?(?:found |held |at )?(?:about |roughly |at least |some )?(?<percent>100|\d{1,2}|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|five|one|two)(?: ?%| percent)(?: comparatively| comparative| or more)? (?:at fault|at-fault|responsible|to blame|negligent|liable|fault|comparative fault)\b/gi

/** A percentage in a sentence about fault, however it is put: 'split it 60/40', '60 of the fault is hers'. */
const anyShare =
  /(?<![\d.$])(?<percent>100|\d{1,2})(?: ?%| percent)(?=[^.;]{0,60}\b(?:fault|blame|responsib\w*|negligen\w*)\b)|\b(?:fault|blame|responsib\w*|negligen\w*)\b[^.;%]{0,60}?(?<![\d.$])(?<other>100|\d{1,2})(?: ?%| percent)/gi

/** A share that nobody counted: enough where any fault ends the claim. */
const partly =
  /\b(?:partly|partially|somewhat|slightly) (?:to blame|at fault|responsible|negligent)\b|\b(?:own|client['’]s) (?:negligence|carelessness) (?:contributed|helped cause)\b|\bcontributorily negligent\b|\b(?:his|her|their|own|plaintiff['’]s|client['’]s) (?:own )?(?:contributory )?(?:negligence|carelessness|fault) (?:was|is|were) (?:an? |one |the )?(?:sole |proximate |contributing |partial |legal )*cause\b|\bcontributory negligence (?:is|was|has been) (?:admitted|conceded|stipulated|found|undisputed)\b|\b(?:stipulated|admitted|conceded|admits|concedes) (?:to )?(?:his|her|their) (?:own )?contributory negligence\b/gi

const number = '(?:(?<limit>100|\\d{1,2}|fifty|fifty-one)(?: ?%| percent)|half)'
/** The rule as the description tells it: 'no recovery above 50 percent', 'any fault bars the claim'. */
const toldRules: readonly (readonly [RegExp, (limit: number) => Pick<FaultRule, 'over' | 'from'>])[] = [
  [
    /\b(?:pure contributory|contributory negligence (?:state|jurisdiction|is (?:still )?(?:a )?(?:complete|full|absolute|total) (?:bar|defense)|bars|defeats|still)|any (?:contributory )?(?:fault|negligence|share)[^.;]{0,40}\b(?:bars?|defeats?|precludes?|forecloses?|ends)|(?:even )?(?:one|1) ?(?:percent|%)[^.;]{0,40}\bbars?)/i,
    () => ({ over: 0 }),
  ],
  [
    new RegExp(
      `\\b(?:barred|bars?|no recovery|recovers? nothing|can(?:not|['’]t) recover|cuts? off|loses)[^.;]{0,50}\\b(?:more than|over|above|exceeds?|greater than) ${number}`,
      'i',
    ),
    (limit) => ({ over: limit }),
  ],
  [
    new RegExp(
      `\\b(?:more than|over|above|exceeds?|greater than) ${number}[^.;]{0,60}\\b(?:barred|bars?|no recovery|recovers? nothing|can(?:not|['’]t) recover|gets? nothing|loses)`,
      'i',
    ),
    (limit) => ({ over: limit }),
  ],
  [
    new RegExp(
      `\\b(?:barred|bars?|no recovery|recovers? nothing|can(?:not|['’]t) recover|cuts? off)[^.;]{0,50}\\b(?:at|from|reaches|is|hits) ${number}(?: or more)?`,
      'i',
    ),
    (limit) => ({ from: limit }),
  ],
  [
    new RegExp(`(?:^|[^\\d])${number}[- ](?:percent )?(?:bar|rule|threshold|cutoff)\\b`, 'i'),
    (limit) => ({ from: limit }),
  ],
]

function toldRule(text: string): Pick<FaultRule, 'over' | 'from'> | undefined {
  for (const [words, rule] of toldRules) {
    const found = words.exec(text)
    if (found) return rule(numberOf(found.groups?.limit ?? '') || (found.groups?.limit === 'fifty-one' ? 51 : 50))
  }
  return undefined
}

/** A claimant's own share of fault, where it ends the claim in a state whose rule was read; else it is asked about. */
export function faultBar(
  text: string,
  type: CaseType,
  jurisdiction: Jurisdiction | null,
  isClaimants: (start: number, end: number) => boolean | undefined,
): Omit<FoundBar, 'ends'> | null {
  if (type !== 'personal-injury' && type !== 'other') return null
  const told = [...text.matchAll(share), ...text.matchAll(put), ...text.matchAll(partly)]
  const loose = [...text.matchAll(anyShare)].filter(
    ({ index, 0: words }) => !told.some((one) => one.index < index + words.length && index < one.index + one[0].length),
  )
  for (const found of [...told, ...loose]) {
    const span = { start: found.index, end: found.index + found[0].length }
    const isOwn = isClaimants(span.start, span.end)
    if (stanceOf(text, span.start, span.end) !== 'said' || isOwn === false) continue
    if (asserted.test(text.slice(text.lastIndexOf('.', span.start) + 1, span.start))) continue
    const percentage = found.groups?.percent ?? found.groups?.other
    const percent = percentage === undefined ? 1 : numberOf(percentage)
    const code = jurisdiction?.code ?? ''
    const rule = faultRules[code]
    const own = toldRule(text)
    if (own && isOwn && percent > 0 && (percentage !== undefined || own.over === 0)) {
      if (!bars({ ...own, source: '' }, percent)) return null
      return {
        id: 'comparative',
        title: 'Fault of the injured person bars the claim',
        holds: true,
        rule: `The description gives the rule: a claimant ${own.over === 0 ? 'with any fault' : own.over ? `more than ${own.over} percent at fault` : `${own.from} percent or more at fault`} recovers nothing.`,
        lift: [
          'Who found that share, and on which evidence? Can it be contested?',
          'Does the law of the state say so, and is there an exception?',
        ],
        anchors: [anchorOf({ text }, span)],
      }
    }
    // That somebody is partly at fault is under every share but none.
    if (percentage === undefined && rule?.over !== 0) continue
    const pure = pureStates[code]
    const anchors = [anchorOf({ text }, span)]
    const lift = ['Who found that share, and on which evidence? Can it be contested?']
    if (isOwn && rule?.read && bars(rule, percent))
      return {
        id: 'comparative',
        title: 'Fault of the injured person bars the claim',
        holds: true,
        rule: `${jurisdiction?.name}: a claimant ${rule.over === 0 ? 'with any fault' : rule.over ? `more than ${rule.over} percent at fault` : `${rule.from} percent or more at fault`} recovers nothing in negligence: ${rule.source}, as read on ${showRead(rule.read)}.`,
        lift: [...lift, 'Is there a claim that is not in negligence, or an exception such as last clear chance?'],
        anchors,
      }
    if ((rule && !bars(rule, percent)) || pure || percent === 0) return null
    return {
      id: 'comparative',
      title: 'Fault of the injured person may bar the claim',
      holds: false,
      rule: `In many states a claimant’s own fault, above a share that differs by state, bars recovery. ${rule ? `The text of ${rule.source} was not read` : 'The rule of this jurisdiction was not read'}, so it limits nothing.`,
      lift: [`What does the law of ${jurisdiction?.name ?? 'the state'} make of ${percent} percent?`, ...lift],
      anchors,
    }
  }
  return null
}
