import { caseNames, datedNames, reporterCitations } from './citations.ts'
import { namesIn } from './proper-names.ts'
import { provisions } from './provisions.ts'
import { outermost, type Span } from './span.ts'
import { tokensOf } from './tokens.ts'

/** Authorities that a text names, and its other proper names. */
export interface Named {
  authorities: Span[]
  names: Span[]
}

/**
 * Everything in a plain text that a reader would take for a legal authority, known to anybody or not, and whatever else is
 * named: this is about recall. What it names is then looked for in the evidence and in the law.
 */
export function namedIn(text: string): Named {
  const tokens = tokensOf(text)
  const names = namesIn(text, tokens)
  const authorities = outermost([
    ...reporterCitations(text, tokens),
    ...caseNames(text, tokens),
    ...datedNames(text, tokens),
    ...provisions(text, tokens),
    ...names.filter(({ ofCase }) => ofCase),
  ])
  return {
    authorities,
    names: names.filter(
      (name) => !name.ofCase && !authorities.some(({ start, end }) => start < name.end && name.start < end),
    ),
  }
}
