import { findDates } from '../../dates/dates.ts'
import { findCrossReferences } from '../../references/cross-references.ts'
import { findSections, flatten } from '../../sections/sections.ts'
import type { Sentence } from '../../sentences/sentences.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { beforeItsDate } from '../consistency/periods/before-its-date.ts'
import { breaksOff } from '../missing/breaks-off.ts'
import { leansOn } from '../missing/leans-on.ts'
import { contractCheck } from '../reading/check-of.ts'
import { saying, wordsOf } from '../reading/prose.ts'

/** What a reference says it leads to, and the stem that the place must have. */
const subjects: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\bindemni\w*/i, /\bindemnif|\bindemnit|\bhold harmless\b|\bdefend\b/i, 'indemnity'],
  [/\bconfidential\w*|\bnon-?disclosure\b/i, /\bconfidential|\bdisclos|\bsecre/i, 'confidentiality'],
  [/\blimit(?:s|ation|ations)? (?:of|on) liability\b/i, /\bliab/i, 'liability'],
  [/\bnon-?compet\w*/i, /\bcompet/i, 'competition'],
  [/\barbitrat\w*/i, /\barbitrat|\bdispute/i, 'arbitration'],
  [/\binsurance\b/i, /\binsur/i, 'insurance'],
  [/\bwarrant(?:y|ies)\b/i, /\bwarrant|\brepresent/i, 'warranties'],
  [
    /\b(?:remedies|damages)\b/i,
    /\bremed|\bdamages|\brecover|\binjunct|\bterminat|\bpay|\bequit|\bliab|[$€£]/i,
    'remedies or damages',
  ],
]
/** Between a subject and the number of a section: 'the indemnity obligations set forth in', 'confidentiality under'. */
const leading =
  /^(?: (?:obligations?|provisions?|clauses?|terms?|rights?|requirements?|covenants?|duties|restrictions?|procedures?))?(?:,? (?:set forth|set out|contained|described|stated|specified))? (?:in|under|of|pursuant to) $/i

/** 'Subject to the indemnity in Section 9', where Section 9 is about notices. */
const leadsElsewhere = (document: CheckedDocument): Hit[] => {
  if (breaksOff(document) || leansOn(document) !== null) return []
  const sections = flatten(findSections(document))
  return findCrossReferences(document).flatMap(({ kind, outcome, target, start, end }): Hit[] => {
    if (kind === 'attachment' || outcome !== 'found' || !target) return []
    const before = document.text.slice(Math.max(0, start - 120), start).replace(/\s+/g, ' ')
    const named = subjects.find(([words]) => {
      const last = [...before.matchAll(new RegExp(words, 'gi'))].at(-1)
      return last && leading.test(before.slice(last.index + last[0].length))
    })
    const section = sections.find((one) => one.start === target.start) ?? target
    const there = document.text.slice(section.start, Math.max(section.end, target.end))
    if (!named || there.length < 60 || named[1].test(there)) return []
    const heading =
      'heading' in section && typeof section.heading === 'string'
        ? ` (“${section.heading.replace(/\s+/g, ' ').slice(0, 60)}”)`
        : ''
    const words = document.text.slice(start, end).replace(/\s+/g, ' ')
    return [{ start, end, message: `${words}${heading} says nothing on ${named[2]}.` }]
  })
}

const prevails = /\b(?:shall|will) (?:prevail|control|govern|take precedence|supersede)\b/i
const conflict = /\b(?:conflict|inconsisten\w+|discrepanc\w+)\b/i
const paper =
  '(?:this |the |such |an? |any )?(?:terms (?:and conditions )?of (?:this |the |such |an? |any )?)?(agreement|order forms?|orders?|statements? of work|sows?|purchase orders?|exhibits?|schedules?|addend(?:um|a)|polic(?:y|ies)|work orders?|cover page|appendi(?:x|ces)|attachments?)'
const winner = new RegExp(
  `\\b${paper}(?: [A-Z0-9]{1,3})? (?:shall|will) (?:prevail|control|govern|take precedence|supersede)`,
  'i',
)
const between = new RegExp(`\\bbetween ${paper}\\b.{0,80}?\\band ${paper}\\b`, 'i')
const singular = (words: string): string =>
  words
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?:a|ices)$/, '')
    .replace(/s$/, '')

/** Who prevails over whom: 'agreement>order form'. */
const orderIn = (sentence: Sentence): { pair: string; wins: string } | null => {
  const words = wordsOf(sentence).replace(/\s+/g, ' ')
  if (
    !conflict.test(words) ||
    !prevails.test(words) ||
    /\bexcept|\bunless\b|\bto the extent\b|\bexpressly\b/i.test(words)
  )
    return null
  const [, one = '', other = ''] = between.exec(words) ?? []
  const [, wins = ''] = winner.exec(words) ?? []
  if (!one || !other || !wins) return null
  const pair = [singular(one), singular(other)].toSorted().join(' and ')
  return pair.includes(singular(wins)) ? { pair, wins: singular(wins) } : null
}

const conflicting = (document: CheckedDocument): Hit[] => {
  const orders = saying(document, prevails).flatMap((sentence) => {
    const order = orderIn(sentence)
    return order ? [{ ...order, sentence }] : []
  })
  return orders
    .filter(({ pair, wins }) => orders.some((other) => other.pair === pair && other.wins !== wins))
    .map(({ sentence: { start, end } }) => ({ start, end }))
}

const renewal = /\brenew\w*|\bextend(?:s|ed)?\b.{0,60}\bterm\b|\boption\b.{0,40}\bextend/i
/** A last day, and not the day of another paper: 'on or before June 30, 2023'. */
const lastDay =
  /\b(?:by|before|until|through|no later than|not later than|prior to|expires? on|ends? on|on or before) (?:the )?$/i

/** The last day for a renewal, or of a term that can be renewed, is in the past. */
const passed = (document: CheckedDocument): Hit[] => {
  const today = new Date().toISOString().slice(0, 10)
  // Before the paper itself: it could never be met, and that is told.
  const never = new Set(beforeItsDate(document).flatMap(({ places: [place] }) => place?.start ?? []))
  return saying(document, renewal).flatMap((sentence): Hit[] => {
    const words = wordsOf(sentence)
    return findDates(words).flatMap(({ start, end, iso, words: date }): Hit[] =>
      iso !== null &&
      iso < today &&
      !never.has(sentence.start + start) &&
      lastDay.test(words.slice(Math.max(0, start - 30), start))
        ? [
            {
              start: sentence.start + start,
              end: sentence.start + end,
              message: `${date.replace(/\s+/g, ' ')} has passed.`,
            },
          ]
        : [],
    )
  })
}

const givesBack =
  /\b(?:remed(?:y|ies)|liability|option)\b.{0,240}\b(?:refund\w*|repair\w*|replace\w*|re-?perform\w*|return of the (?:price|fees))\b|\b(?:refund\w*|repair\w*|replace\w*)\b.{0,160}\b(?:sole|exclusive|only) remed/i

/** 'In no event be liable for any loss, cost, refund or damage of any kind, its own breach included.' */
const freeOfAll =
  /\b(?:in no event|under no circumstances?|shall not|will not)\b.{0,30}\bliable for any (?:loss|cost|claim|damage)s?, /i
const anyKind = /\b(?:of any kind|whatsoever|from any cause)\b/i
const ownFault =
  /\bown (?:negligence|breach|fault)(?: (?:or|and) (?:negligence|breach|fault))? included\b|\bincluding (?:for )?(?:its|our|their) own (?:negligence|breach|fault)\b/i

/** Terms that undo each other, lead to nothing, or leave nothing. */
export const contradictions: readonly DocumentCheck[] = [
  {
    id: 'reference.substance',
    title: 'A reference leads to a section on something else',
    concerns: ['contract'],
    severity: 'medium',
    category: 'References and numbering',
    insight: 'risk',
    why: 'A right or a limit that depends on a section which does not have it may fail.',
    advice: 'Correct the number, or add the term that the reference names.',
    find: leadsElsewhere,
  },
  {
    id: 'reference.precedence-conflict',
    title: 'Two terms say differently which document prevails',
    concerns: ['contract'],
    severity: 'medium',
    category: 'References and numbering',
    insight: 'risk',
    why: 'Each side will rely on the order of precedence that suits it.',
    advice: 'Keep one order of precedence, and delete the other.',
    find: conflicting,
  },
  {
    id: 'risk.renewal-passed',
    title: 'A date for renewal has passed',
    concerns: ['contract'],
    severity: 'medium',
    category: 'Risk',
    insight: 'warning',
    why: 'Whether the contract still runs, and on which terms, depends on what was done by that date.',
    advice: 'Find out whether it was renewed, and write the date that now applies.',
    find: passed,
  },
  contractCheck({
    id: 'risk.no-remedy',
    title: 'A limit that leaves no remedy',
    severity: 'high',
    category: 'Risk',
    insight: 'risk',
    why: 'One side may break the contract and owe nothing, and a court may refuse to enforce such a term.',
    advice: 'Limit the amount or the kind of loss, and leave direct damages up to a stated sum.',
    patterns: [
      /\b(?:in no event|under no circumstances?|shall not|will not|not)\b.{0,60}\bliable\b.{0,60}\bfor any (?:damages?|loss(?:es)?|claims?|liabilit(?:y|ies))\b(?:,? (?:loss(?:es)?|claims?|damages?|or|and|costs?|expenses?)){0,4} (?:whatsoever|of any (?:kind|nature|sort)|of whatever kind)/i,
      /\b(?:total|aggregate|maximum|entire) liability\b.{0,200}\b(?:includ\w+|and|or)\b.{0,40}\bindemnif\w+.{0,200}\b(?:shall not exceed|limited to|is zero)\b.{0,60}(?:\$ ?(?:0|1|10|100)(?:\.00)?(?![\d,])|\bzero\b)/i,
      /\bwaives? (?:any and )?all (?:rights?,? (?:and )?)?(?:remedies|claims)\b.{0,60}\b(?:for breach|against (?:the )?(?:provider|seller|vendor|company|contractor))/i,
      freeOfAll,
    ],
    unless:
      /\b(?:indirect|incidental|consequential|special|punitive|exceed|except|other than|caused by|resulting from|act of god|force majeure|beyond|third part\w+|accuracy|completeness|use of|use or inability|arising out of the use|reliance|lost profits?|theft|director|officer|shareholder|stockholder|employees? of)\b/i,
    // A repair, a new copy or the price back is a remedy.
    among: (found, document) => {
      const gives = document.sentences.some(({ text }) => givesBack.test(text.slice(0, 3000)))
      return found.filter((sentence) => {
        const words = wordsOf(sentence)
        return freeOfAll.test(words) ? ownFault.test(words) && anyKind.test(words) : !gives
      })
    },
  }),
]
