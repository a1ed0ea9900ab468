import { type CrossReference, findCrossReferences } from '../../../references/cross-references.ts'
import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten, type Section } from '../../../sections/sections.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { once } from '../../reading/once.ts'
import { sentenceAt } from '../support/stretches.ts'
import type { Contradiction } from '../support/told.ts'

/** A subject of contracts: how it is called where somebody refers to it, and the words without which no section is on it. */
interface Subject {
  name: string
  called: RegExp
  spoken: RegExp
}

const subjects: readonly Subject[] = [
  {
    name: 'indemnity',
    called: /\bindemni\w+/i,
    spoken: /\bindemn|\bhold\w* harmless|\bdefend|\bmake (?:\w+ ){0,2}whole/i,
  },
  {
    name: 'confidentiality',
    called: /\bconfidential\w*|\bnon-?disclosure\b|\bsecrecy\b/i,
    spoken: /confiden|disclos|secre/i,
  },
  { name: 'insurance', called: /\binsurance\b/i, spoken: /\binsur|\bpolic(?:y|ies)\b|\bcoverages?\b/i },
  { name: 'casualty', called: /\bcasualty\b|\bfire\b/i, spoken: /casualt|\bfire\b|destr(?:oy|uct)/i },
  { name: 'renewal', called: /\brenewal\b|\boption to (?:renew|extend)\b/i, spoken: /\brenew|\bexten[ds]/i },
  { name: 'warranty', called: /\bwarrant(?:y|ies)\b/i, spoken: /warrant|represent|guarant/i },
  { name: 'noncompetition', called: /\bnon-?compet\w*|\bcovenant not to compete\b/i, spoken: /compet|same business/i },
  { name: 'nonsolicitation', called: /\bnon-?solicit\w*/i, spoken: /solicit|\bhire\b/i },
  { name: 'arbitration', called: /\barbitration\b/i, spoken: /arbitra/i },
  { name: 'mediation', called: /\bmediation\b/i, spoken: /mediat/i },
  {
    name: 'the financial covenant',
    called: /\bfinancial covenants?\b|\bcoverage ratio\b|\bnet worth (?:covenant|requirement)\b/i,
    spoken: /\bratio\b|\bnet worth\b|\bebitda\b|\bliquidity\b|\bleverage\b|\bfinancial covenant/i,
  },
  {
    name: 'inspection',
    called: /\b(?:right of )?inspection\b|\baudit\b/i,
    spoken: /inspect|audit|examin|\baccess\b|books|records|\bvisit/i,
  },
  {
    name: 'the deposit',
    called: /\bsecurity deposit\b|\bearnest money\b|\bescrow\b/i,
    spoken: /deposit|earnest|escrow/i,
  },
  { name: 'the royalty', called: /\broyalt(?:y|ies)\b/i, spoken: /royalt/i },
  { name: 'the rent', called: /\b(?:base |monthly |additional )?rent\b/i, spoken: /\brents?\b|\brental\b/i },
  { name: 'the price', called: /\b(?:purchase |contract )?price\b/i, spoken: /price|\$|\bpay/i },
  { name: 'the retainage', called: /\bretainage\b/i, spoken: /retain|withh[oe]ld|(?:holds?|holding|held) back/i },
  { name: 'the license', called: /\blicense granted\b|\bgrant of (?:the )?license\b/i, spoken: /licen[sc]|\bgrant/i },
  {
    name: 'assignment',
    called: /\b(?:prohibition on|restrictions? on|consent to) (?:assignment|transfer)\b/i,
    spoken: /assign|transfer|sublet|convey/i,
  },
  {
    name: 'force majeure',
    called: /\bforce majeure\b/i,
    spoken: /force majeure|beyond\b.{0,40}\bcontrol|acts? of god|excus/i,
  },
  {
    name: 'limitation of liability',
    called: /\blimit(?:ation)?s? (?:of|on) liability\b|\bliability cap\b|\bcap on liability\b/i,
    spoken: /liab|damages/i,
  },
  { name: 'training', called: /\btraining\b/i, spoken: /train|instruct/i },
  { name: 'support', called: /\bsupport services\b|\bmaintenance\b/i, spoken: /support|mainten|maintain/i },
  { name: 'severance', called: /\bseverance\b/i, spoken: /severance|continu\w{1,6} (?:of )?(?:salary|pay)/i },
  { name: 'vacation', called: /\bvacation\b/i, spoken: /vacation|time off|\bleave\b/i },
  { name: 'acceptance', called: /\bacceptance (?:test\w*|criteria|procedure)\b/i, spoken: /accept|reject|test/i },
  { name: 'delivery', called: /\bdelivery (?:date|schedule|terms)\b/i, spoken: /deliver|ship|tender/i },
]

/** Between what is called and the number of the section that is to have it. */
const bridge =
  /((?:[\p{L}’'-]{2,20},? ){1,6})\(?(?:(?:as |which (?:is|are) |that (?:is|are) )?(?:set forth|described|stated|specified|provided(?: for)?|required|referred to|contained|given|made|granted|imposed|governed|covered|addressed|dealt with|due|payable|owed|held|established|listed|outlined|found) ){0,1}(?:in|under|of|by|pursuant to|through)\s$/iu
/** 'Section 9 (Insurance)'. */
const inBrackets = /^\s\((\p{Lu}[\p{L} ,&/-]{3,50})\)/u
const notOn =
  /\b(?:except|other than|subject to|notwithstanding|unless|in addition to|without limiting|termination|terminate[sd]?|expiration|breach of|violation of|remed(?:y|ies))\b/i

const sectionsOf = once((document) => flatten(findSections(document)).filter(({ number }) => /[\dIVX]/.test(number)))
const referencesOf = once((document) => findCrossReferences(document))

const shownOf = (section: Section): string => {
  const heading = section.heading?.replace(/\.$/, '')
  const label = labelOf(section.number).replace(/^article /, '')
  return heading && heading.length < 50 ? `${label} (“${heading}”)` : label
}

const ownDepth = (number: string): number => labelOf(number).split('.').length

/** The other section that is on a subject, if its heading says so or it alone speaks of it. */
const homeOf = (
  document: CheckedDocument,
  { called, spoken }: Subject,
  reference: CrossReference,
): Section | undefined => {
  const words = ownPages(document)
  const others = sectionsOf(document).filter(
    ({ start, end, number }) =>
      ownDepth(number) === ownDepth(reference.label.split('(')[0] ?? '') &&
      start !== reference.target?.start &&
      !(start <= reference.start && reference.start < end),
  )
  const headed = others.filter(({ heading }) => heading !== undefined && called.test(heading))
  if (headed.length > 0) return headed.length === 1 ? headed[0] : undefined
  const speaking = others.filter(({ start, end }) => spoken.test(words.slice(start, end)))
  return speaking.length === 1 ? speaking[0] : undefined
}

/** References to a section for a subject of which it says nothing, while another section is on it. */
export const conceptElsewhere = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  return referencesOf(document).flatMap((reference): Contradiction[] => {
    const { start, end, target, outcome, kind } = reference
    if (outcome !== 'found' || !target || kind === 'attachment') return []
    // A reference within a list of several names them together.
    if (!/^(?:section|article|paragraph|clause|§)/i.test(words.slice(start, end))) return []
    const rest = words.slice(end, end + 70).replace(/\s/g, ' ')
    if (/^(?:,| and| or| through|[–-])\s?(?:\d|section|article|[IVX]+\b)/i.test(rest)) return []
    const lead = words.slice(Math.max(0, start - 140), start).replace(/\s/g, ' ')
    const clause = lead.slice(Math.max(lead.lastIndexOf('. '), lead.lastIndexOf(';')) + 1)
    const before = bridge.exec(clause)?.[1]?.replace(/^.*\b(?:the|any|its|an?|such|all|no)\s/i, '')
    const name = inBrackets.exec(rest)?.[1] ?? before ?? ''
    const found = subjects.filter(({ called }) => called.test(name))
    const [subject] = found
    if (!subject || found.length > 1 || notOn.test(name)) return []
    // An item of a list is read with what stands before it.
    const whole = sectionsOf(document).find(({ number }) => labelOf(number) === reference.label.split('(')[0]) ?? target
    if (whole.start <= start && start < whole.end) return []
    const aimed = words.slice(whole.start, whole.end)
    if (aimed.length < 15 || subject.spoken.test(aimed)) return []
    const home = homeOf(document, subject, reference)
    const sentence = sentenceAt(document, start)
    if (!home || !sentence) return []
    return [
      {
        places: [
          sentence,
          home.headingSpan ?? { start: home.start, end: Math.min(home.end, home.start + 60) },
        ].toSorted((one, other) => one.start - other.start),
        message: `It refers to Section ${reference.label} for ${subject.name}, and that section says nothing of it; Section ${shownOf(home)} does.`,
      },
    ]
  })
}
