import type { DocumentText, Finding } from '@casewright/core'
import {
  type ClauseFound,
  courtKinds,
  type DocumentKind,
  type Party,
  partAt,
  proseAt,
  type Span,
} from '@casewright/law'
import type { Summary } from '../output.ts'
import { asRead } from './as-read.ts'
import { partLength } from './parts.ts'
import { specificsOf } from './specifics.ts'
import { whatIsDone } from './what-is-done.ts'

type Implication = Summary['legalImplications'][number]

interface Within {
  document: DocumentText
  kind: DocumentKind
  /** What the paper is called: 'Complaint'. */
  title: string
  clauses: readonly ClauseFound[]
  parties: readonly Party[]
}

/** These are fields of their own. */
const asFields: readonly string[] = ['clause.disposition', 'clause.holding', 'clause.appeal-deadline']

/** Papers in which a paragraph on jurisdiction or the name of a standard puts neither in dispute. */
const inPleadings = /^(?:Complaint|Answer|Notice|Subpoena|Scheduling Order)/

/** Somebody says that there is none: a court that keeps jurisdiction has it. */
const disputed =
  /\b(?:lack\w*|no|without|dismiss\w*|challeng\w*|contest\w*|object\w*|exceed\w*|moot|standing|ripe\w*|want of)\b/i

/** What is asked for or given: what the sentence does with it says more than that it is named. */
const ofRelief: readonly string[] = ['damages', 'fees', 'remedy', 'injunction']

/** Any letters of a sentence: a heading in capitals says nothing of its subject. */
const isHeading = (words: string): boolean => words.length > 0 && !/\p{Ll}{3}/u.test(words)

/** The specification's form of a finding, with what it says of this document; none where that is nothing. */
export function implicationsOf(finding: Finding, within: Within): Implication[] {
  const { check, severity, message, reason, anchors } = finding
  const { document, kind, title, clauses, parties } = within
  if (asFields.includes(check)) return []
  const quotes = anchors.map((anchor) => asRead(wordsAt(document, anchor), document))
  const words = quotes[0] ?? ''
  const own = specificsOf(words, parties)
  if (own === null && severity === 'low') return []
  const type = clauses.find(({ clause }) => clause.id === check)?.clause.type ?? 'drafting'
  const isOfCourt = courtKinds.includes(kind)
  if (isOfCourt) {
    const decides = kind === 'order' || kind === 'opinion'
    // A paper names the motion before it and its standard: its fields say what became of it.
    if (type === 'standard' || isHeading(words)) return []
    if (type === 'jurisdiction' && (inPleadings.test(title) || !disputed.test(words))) return []
    if (ofRelief.includes(type)) {
      const done = whatIsDone(words, decides)
      const isMoney = type === 'damages' || type === 'fees'
      if (done === undefined && !(isMoney && /\d/.test(words))) return []
      const name = check === 'clause.damages-claimed' && kind !== 'complaint' && kind !== 'answer' ? 'Damages' : message
      return [{ type, message: name, severity, ...(done && { reason: done }), anchors, quotes }]
    }
  }
  // A day or a sum in a sentence of a court paper is no term of what it names.
  const because = [isOfCourt ? null : own, reason].filter(Boolean).join(' ')
  return [{ type, message, severity, ...(because && { reason: because }), anchors, quotes }]
}

/** What of the layout around a place tells what of it is no prose, such as the foot of a page. */
const margin = 4_000

/** The words of a place on one line, without what stands at the edges of pages. */
function wordsAt(document: DocumentText, { start, end }: Span): string {
  const { source, offset } =
    document.text.length > partLength
      ? partAt(document, Math.max(0, start - margin), end + margin)
      : { source: document, offset: 0 }
  return proseAt(source, { start: start - offset, end: end - offset })
}
