import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { daysIn } from '../reading/days.ts'
import { longest, readingOf, saying, wordsOf } from '../reading/prose.ts'

const risk = { category: 'Risk', insight: 'compliance' } as const

const isDwelling = /\b(?:apartment|dwelling|residential|house|home|tenant['’]s (?:family|children))\b/i
const built = /\b(?:built|constructed|erected) (?:in|about|around|circa|before)(?: or about)? (1[789]\d\d)\b/i
const isOldDwelling = ({ text, kind }: CheckedDocument): boolean => {
  const year = Number(built.exec(text)?.[1] ?? 9999)
  return kind === 'lease' && isDwelling.test(text.slice(0, 6000)) && year < 1978
}

/** A paper that only says that such an agreement is to be signed is none. */
const isHealth = ({ text }: CheckedDocument): boolean =>
  (/\bbusiness associate\b(?! (?:agreement|addendum|contract)s?\b)/i.test(text.slice(0, 3000)) ||
    /\bBusiness Associate (?:Agreement|Addendum|Contract)\b|\bBUSINESS ASSOCIATE\b/.test(text.slice(0, 600))) &&
  /\b(?:HIPAA|protected health information|PHI)\b/.test(text)

/** What 45 C.F.R. § 164.504(e)(2) asks of such an agreement, with words without which none of it can be said. */
const asked: readonly (readonly [name: string, words: RegExp])[] = [
  ['safeguards', /\bsafeguards?\b/i],
  ['subcontractors', /\b(?:subcontractors?|agents?)\b/i],
  [
    'access and amendment',
    /\b(?:amend(?:ment|ing|ed)?s?\b.{0,160}\b(?:PHI|protected health|164\.526|individuals?)|164\.526)/i,
  ],
  ['an accounting of disclosures', /\b(?:accounting|164\.528)\b/i],
  ['books open to the Secretary', /\b(?:Secretary|HHS|Department of Health)\b/],
  ['return or destruction at the end', /\b(?:return|destroy|destruction)\b/i],
]

const lateNotice = (document: CheckedDocument): Hit[] =>
  isHealth(document)
    ? saying(document, /\b(?:breach|unauthorized (?:use|disclosure|access)|security incident)\b/i)
        .filter((sentence) => {
          const words = wordsOf(sentence)
          return (
            /\b(?:notify|report|notice|inform)\b/i.test(words) &&
            /\bdays\b.{0,40}\b(?:after|of|following|from)\b.{0,40}\bdiscover/i.test(words) &&
            Math.max(0, ...daysIn(words)) > 60
          )
        })
        .map(({ start, end }) => ({ start, end }))
    : []

const isEngagement = ({ text }: CheckedDocument): boolean =>
  /\b(?:attorneys?|lawyers?|law firm|legal services|counsel)\b/i.test(text.slice(0, 2500)) &&
  /\b(?:engagement|retainer|fee agreement|representation|legal services)\b/i.test(text.slice(0, 2500))

/**
 * Terms that a law or a rule of the profession limits, and papers that a law asks more of. Read on November 24, 2026, in
 * public texts: 42 U.S.C. § 4852d, 40 C.F.R. § 745.100, Model Rules 1.2(a) and 1.8(h)(1) as states have adopted them, the
 * beginning of 45 C.F.R. § 164.504(e)(2), and what guides quote of § 164.410.
 */
export const lawPitfalls: readonly DocumentCheck[] = [
  {
    ...risk,
    id: 'risk.lead-not-disclosed',
    title: 'A home from before 1978 without the disclosure on lead paint',
    concerns: ['contract'],
    severity: 'high',
    why: 'Whoever lets a home built before 1978 must disclose lead paint and attach warning language to the lease (42 U.S.C. § 4852d; 40 C.F.R. § 745.100).',
    advice: 'Attach the disclosure with its warning, and hand over the pamphlet before the tenant is bound.',
    applies: isOldDwelling,
    find: (document) => {
      const all = readingOf(document).all
      const released = all.find(
        ({ text }) =>
          /\b(?:releases?|waives?|responsib\w+)\b/i.test(text) && /\blead\b.{0,20}\b(?:paint|hazard)/i.test(text),
      )
      if (released) return [{ start: released.start, end: released.end }]
      if (/\blead[- ](?:based )?(?:paint|warning|hazard)/i.test(document.text)) return []
      const place = all.find(({ text }) => built.test(text.slice(0, longest)))
      return place ? [{ start: place.start, end: place.end }] : []
    },
  },
  contractCheck({
    ...risk,
    id: 'risk.habitability-waived',
    title: 'A tenant gives up a home that is fit to live in',
    severity: 'high',
    why: 'Most states do not let a residential tenant waive the landlord’s duty to keep the home fit to live in.',
    advice: 'Strike the waiver, and say who repairs what, and how fast.',
    patterns: [
      /\bwaives?\b.{0,80}\b(?:warranty of habitability|habitability)\b/i,
      /\b(?:no|disclaims?|without)\b.{0,40}\bwarranty of habitability\b/i,
    ],
    among: (found, { text }) =>
      /\b(?:commercial|office|retail|warehouse) (?:lease|space|premises)\b/i.test(text.slice(0, 3000)) ? [] : found,
  }),
  {
    ...risk,
    id: 'risk.breach-notice-too-late',
    title: 'Notice of a breach of health data after the legal limit',
    concerns: ['contract'],
    severity: 'high',
    why: 'A business associate must report a breach without unreasonable delay, and no later than 60 days after its discovery (45 C.F.R. § 164.410).',
    advice: 'Shorten it to a few days, so that the covered entity can meet its own limit.',
    find: lateNotice,
  },
  {
    id: 'missing.business-associate-terms',
    title: 'Terms that a business associate agreement must have',
    concerns: ['contract'],
    severity: 'high',
    category: 'Missing clauses',
    insight: 'compliance',
    why: 'Without them the agreement does not meet 45 C.F.R. § 164.504(e)(2), and sharing the data under it is a violation.',
    advice: 'Add each of them in the words of the rule.',
    applies: isHealth,
    find: ({ text }) => {
      const left = asked.filter(([, words]) => !words.test(text.replace(/\s+/g, ' '))).map(([name]) => name)
      return left.length > 0 ? [{ start: 0, end: 0, message: `Nothing on ${left.join(', on ')}.` }] : []
    },
  },
  contractCheck({
    ...risk,
    id: 'risk.malpractice-limited',
    title: 'A lawyer who limits liability to the client',
    severity: 'high',
    why: 'A lawyer may not limit liability for malpractice beforehand unless the client has a lawyer of its own for that (Model Rule 1.8(h)(1)).',
    advice: 'Strike it, or see that the client is represented in agreeing to it, and say so.',
    patterns: [
      /\b(?:waives?|releases?|not (?:be )?liable|limited to|not exceed|agrees? not to (?:sue|bring))\b.{0,120}\b(?:malpractice|professional negligence)\b/i,
      /\b(?:malpractice|professional negligence|(?:firm|attorney|lawyer)['’]s liability)\b.{0,120}\b(?:waived|limited to|not exceed|released|is limited)\b/i,
    ],
    unless:
      /\b(?:insurance|limited liability (?:company|partnership)|independent counsel|independently represented)\b/i,
    among: (found, document) => (isEngagement(document) ? found : []),
  }),
  contractCheck({
    ...risk,
    id: 'risk.settles-without-client',
    title: 'A lawyer who may settle without the client',
    severity: 'high',
    why: 'Whether to settle is the client’s decision under the rules of the profession (Model Rule 1.2(a)).',
    advice: 'Require the client’s consent to each settlement.',
    patterns: [
      /\b(?:attorney|lawyer|firm|counsel|we)\b.{0,60}\b(?:may|authority to|right to|authorized to)\b.{0,30}\b(?:settle|compromise)\b.{0,120}\b(?:without\b.{0,40}\b(?:consent|approval)|sole (?:discretion|judgment)|as (?:it|the firm|attorney) sees fit)\b/i,
      /\b(?:client|you) (?:may|shall|will) not\b.{0,30}\b(?:settle|accept)\b.{0,80}\bwithout\b.{0,30}\b(?:attorney|firm|lawyer|our)\w*['’]?s? (?:written )?(?:consent|approval)\b/i,
    ],
    unless: /\bshall not settle\b|\bwill not settle\b/i,
    among: (found, document) => (isEngagement(document) ? found : []),
  }),
]
