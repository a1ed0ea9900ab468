import type { DocumentText } from '@casewright/core'
import { anchorOf, courtsOpinionAt, findClauses, kindOf, type Span, sentencesOf } from '@casewright/law'
import { partLength } from '../evidence/parts.ts'
import type { FoundPassage } from '../output.ts'

/** Passages that a question asks for by what they are, and not by their words. */
export interface Direct {
  answer: string
  passages: FoundPassage[]
}

const whoWon =
  /\bwho (?:won|prevailed|lost)\b|\bdid (?:the )?\w+ (?:win|prevail|lose)\b|\b(?:outcome|disposition)\b|\bhow did (?:it|the case|the court) (?:end|rule|decide)\b/i
const whatHeld =
  /\b(?:what|which) (?:was|is|did|does) ?(?:the )?(?:court(?:['’]s)? )?(?:holding|held|hold)\b|\bwhat did the court (?:hold|decide)\b/i
const asksFor =
  /\brespectfully (?:requests?|asks?|submits?|prays?)\b|\bprays? (?:for|that)\b|^\s*WHEREFORE\b|\b(?:judgment|decision|order|motion|petition)\b[^.]{0,80} should be (?:affirmed|reversed|vacated|granted|denied|dismissed)\b/i
const filings: readonly string[] = ['complaint', 'answer', 'motion', 'brief', 'memorandum-of-law']
const most = 4

/** 'Who won?' and 'What was held?' of an opinion or an order; of a filing, what it asks for. Of a long document, nothing. */
export function directAnswer(document: DocumentText, question: string, id: string | undefined): Direct | null {
  const won = whoWon.test(question)
  if ((!won && !whatHeld.test(question)) || document.text.length > partLength) return null
  const { kind } = kindOf(document)
  const asPassages = (spans: readonly Span[]): FoundPassage[] =>
    spans.map((span) => ({
      text: document.text.slice(span.start, span.end),
      score: 1,
      has: [],
      anchor: anchorOf(document, span, { document: id }),
    }))
  if (filings.includes(kind)) {
    const asked = sentencesOf(document).filter(({ text }) => asksFor.test(text.slice(0, 2000)))
    return {
      answer:
        asked.length > 0
          ? 'This is a filing of one side and decides nothing. This is what it asks for.'
          : 'This is a filing of one side and decides nothing. No request for relief was found in it.',
      passages: asPassages(asked.slice(-most)),
    }
  }
  if (kind !== 'opinion' && kind !== 'order') return null
  const { end } = courtsOpinionAt(document)
  const clauses = findClauses(document, kind)
  const of = (name: string) =>
    clauses.find(({ clause }) => clause.id === name)?.spans.filter(({ start }) => start < end) ?? []
  const spans = won
    ? of('clause.disposition').slice(-most)
    : [...of('clause.holding').slice(0, most), ...of('clause.disposition').slice(-1)]
  return spans.length > 0
    ? {
        answer: won
          ? 'This is how the court disposed of the case, in its words.'
          : 'This is what the court held, in its words.',
        passages: asPassages(spans),
      }
    : null
}
