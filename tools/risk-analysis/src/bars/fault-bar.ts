import { anchorOf, type Jurisdiction } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { numberOf } from '../factors/figures.ts'
import { stanceOf } from '../reading/denial.ts'
import { asserted } from './asserted.ts'
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

/** Who bears it stands beside it in a verdict: 'plaintiff 62 percent, defendant 38 percent', 'has the plaintiff at two thirds'. */
const beside =
  /\b(?:plaintiffs?|claimants?|(?:our|my|the) clients?)(?: (?:was|is|were|at|with|for|on|bears?|bore|carr(?:y|ies|ied)|has|had|gets?|got|found|only))*(?: |: |, )(?:about |roughly |a )?(?:(?<percent>100|[1-9]\d)(?: ?%| percent)|(?<part>two[- ]thirds|three[- ]quarters|more than half|most))/gi
/** What makes such a number one of fault. */
const apportioned = /\b(?:fault|blame|responsib\w+|negligen\w+|verdict|jury|apportion\w+|allocat\w+)\b/i
/** More of it than the other has: over half of all, where there are two. */
const more =
  /\b(?:more|mostly|mainly|chiefly|primarily|principally) (?:at fault|to blame|responsible|negligent)(?: (?:for (?:it|the \w+) )?than (?:the|our|his|her|my|anyone)\b| party\b)?/gi
const parts: Readonly<Record<string, number>> = {
  'two thirds': 66,
  'three quarters': 75,
  'more than half': 51,
  most: 51,
}

/** Whose word it is stands behind it: 'according to the store', 'their adjuster says'. */
const saidAfter =
  /\b(?:according to|in (?:his|her|their|its) (?:opinion|view|answer|letter)|(?:adjusters?|insurers?|carriers?|stores?|defendants?|lawyers?|counsel|they|he|she|report) (?:says?|claims?|argues?|contends?|thinks?|believes?|wrote))\b/i

/** A share that nobody counted: enough where any fault ends the claim. */
const partly =
  /\b(?:partly|partially|somewhat|slightly) (?:to blame|at fault|responsible|negligent)\b|\b(?:own|client['’]s) (?:negligence|carelessness|fault|inattention) (?:(?:also|had|has|have) )?(?:contributed|helped|played a (?:part|role)|added|was (?:a|one) (?:cause|factor))\b|\b(?:was|were|is) (?:himself|herself|themselves|also|likewise) (?:negligent|careless|at fault)\b|\b(?:himself|herself) was (?:negligent|careless|at fault)\b|\b(?:some|a (?:share|part|portion)|part) of the (?:blame|fault)(?= (?:is|was) (?:his|hers|theirs|the plaintiff|our client))|\bcontributorily negligent\b|\b(?:his|her|their|own|plaintiff['’]s|client['’]s) (?:own )?(?:contributory )?(?:negligence|carelessness|fault) (?:was|is|were) (?:an? |one |the )?(?:sole |proximate |contributing |partial |legal )*cause\b|\bcontributory negligence (?:is|was|has been) (?:admitted|conceded|stipulated|found|undisputed)\b|\b(?:stipulated|admitted|conceded|admits|concedes) (?:to )?(?:his|her|their) (?:own )?contributory negligence\b/gi

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
    new RegExp(
      `\\b(?:nobody|no one|no plaintiff|nothing|no recovery|none)\\b[^.;]{0,60}\\b(?:more than|over|above|past) ${number}`,
      'i',
    ),
    (limit) => ({ over: limit }),
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
  const isApportioned = ({ index, 0: found }: RegExpExecArray) =>
    apportioned.test(text.slice(Math.max(0, index - 120), index + found.length + 120))
  const told = [
    ...text.matchAll(share),
    ...text.matchAll(put),
    ...text.matchAll(partly),
    ...[...text.matchAll(beside)].filter(isApportioned),
    ...text.matchAll(more),
  ]
  const loose = [...text.matchAll(anyShare)].filter(
    ({ index, 0: words }) => !told.some((one) => one.index < index + words.length && index < one.index + one[0].length),
  )
  for (const found of [...told, ...loose]) {
    const span = { start: found.index, end: found.index + found[0].length }
    const isOwn = isClaimants(span.start, span.end)
    if (stanceOf(text, span.start, span.end) !== 'said' || isOwn === false) continue
    if (asserted.test(text.slice(text.lastIndexOf('.', span.start) + 1, span.start))) continue
    if (saidAfter.test(text.slice(span.end).split(/[.;!?](?=\s|$)/)[0] ?? '')) continue
    const percentage = found.groups?.percent ?? found.groups?.other
    const part = (
      found.groups?.part ?? (/^(?:more|most|mainly|chiefly|prim|princ)/i.test(found[0]) ? 'most' : '')
    ).toLowerCase()
    const least = parts[part.replace('-', ' ')]
    const percent = percentage === undefined ? (least ?? 1) : numberOf(percentage)
    const isCounted = percentage !== undefined || least !== undefined
    const code = jurisdiction?.code ?? ''
    const rule = faultRules[code]
    const own = toldRule(text)
    if (own && isOwn && percent > 0 && (isCounted || own.over === 0)) {
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
    if (!isCounted && rule?.over !== 0) continue
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
      rule: `In many states a claimant’s own fault, above a share that differs by state, bars recovery. ${rule ? `The text of ${rule.source} was not checked` : 'The rule of this jurisdiction was not checked'}, so it does not cap the index.`,
      lift: [
        `Does the law of ${jurisdiction?.name ?? 'the state'} bar a claimant who is ${percent} percent at fault?`,
        ...lift,
      ],
      anchors,
    }
  }
  return null
}
