import type { CheckedDocument } from '../check.ts'
import { acceptedByUse, givenToAll } from './by-use.ts'

/** What a title says of an agreement, and what agreements of that sort do not have. */
const sorts: readonly (readonly [title: RegExp, lacks: readonly string[]])[] = [
  [
    // What ends a relation has nothing left that an event could delay, or that could be ended.
    /\b(?:severance|separation|release|settlement|tolling|standstill|waiver|consent|mutual termination)\b/i,
    'force-majeure limitation-of-liability indemnification insurance warranty warranty-disclaimer term termination cure-period effects-of-termination transition acceptance delivery scope payment-terms late-payment precedence contractor-status license-grant'.split(
      ' ',
    ),
  ],
  [
    /\b(?:guarant(?:y|ee)|pledge|security|subordination|intercreditor|indemnification|indemnity|loan|credit|forbearance|mortgage)\b/i,
    'force-majeure limitation-of-liability insurance warranty warranty-disclaimer termination cure-period effects-of-termination transition acceptance delivery scope precedence ip-ownership confidentiality term'.split(
      ' ',
    ),
  ],
  [
    /\b(?:stock|share|option|warrant|equity|unit|award|grant|subscription|voting|lock-?up|registration rights|(?:share|stock)holders?|investor|operating|limited liability company|partnership|escrow|trust|merger|contribution|assignment and assumption|exchange)\b/i,
    'force-majeure limitation-of-liability insurance indemnification warranty warranty-disclaimer payment-terms late-payment scope acceptance delivery termination cure-period effects-of-termination transition term precedence confidentiality ip-ownership'.split(
      ' ',
    ),
  ],
  // A covenant not to compete lasts for its time: a right to end it would undo it.
  [
    /\b(?:non-?compet\w*|non-?solicit\w*|covenants? not to)\b/i,
    ['termination', 'cure-period', 'effects-of-termination'],
  ],
  [
    /\b(?:retention|bonus|change (?:of|in) control|executive|employment|consulting|deferred compensation)\b/i,
    'force-majeure limitation-of-liability insurance warranty warranty-disclaimer delivery acceptance precedence late-payment'.split(
      ' ',
    ),
  ],
]
/** A title: the words of the first lines that end in 'agreement' and the like. */
const title = /\b(?:[\p{L}&,'’()/-]+\s+){0,10}?(?:agreement|plan|guarant(?:y|ee)|note|release|deed|consent|waiver)\b/iu
const firstLines = 400

/** Whoever sells a business keeps what it knows of it to itself: nothing is lent for a purpose, or given back. */
const ofSale =
  /\b(?:plan of merger|merger agreement|(?:stock|share|asset|equity|unit) (?:and asset )?(?:purchase|exchange|sale) agreement|purchase and sale agreement|master transaction agreement|sale of (?:the |its |all |substantially all )?(?:business|goodwill|assets|stock|shares))\b/i
const restrains = /\b(?:non-?compet\w*|restrictive covenants?|covenants? not to compete)\b/i
const lackOfSale = ['nda-purpose', 'nda-return']
/** Whoever takes a product as it is offered signs nothing, and is told no secrets. */
const lackByUse = ['signature-block', 'effective-date', 'confidentiality']

/** Whether agreements of this sort lack, by their nature, what a 'missing.' check asks for. */
export function lacksByNature(document: CheckedDocument, id: string): boolean {
  const { text, kind } = document
  if (lackByUse.includes(id.replace(/^missing\./, '')) && acceptedByUse(document)) return true
  if (id === 'missing.notices' && givenToAll(document)) return true
  if (kind === 'non-disclosure-agreement' && lackOfSale.includes(id.replace(/^missing\./, '')))
    return restrains.test(text.slice(0, firstLines)) && ofSale.test(text.slice(0, 4000).replace(/\s+/g, ' '))
  // These kinds have checks of their own.
  if (kind !== 'contract' && kind !== 'employment-agreement') return false
  const words = title.exec(text.slice(0, firstLines).replace(/\s+/g, ' '))?.[0] ?? ''
  const name = id.replace(/^missing\./, '')
  return sorts.some(([of, lacks]) => of.test(words) && lacks.includes(name))
}
