import { type Jurisdiction, jurisdictions } from '@casewright/law'

/** Longest first: 'West Virginia' is not Virginia. */
const states = jurisdictions
  .filter(({ kind }) => kind !== 'federal')
  .toSorted((one, other) => other.name.length - one.name.length)

/** The states that a question names, in full, in their order. Names of parties must have been taken out. */
export function statesIn(question: string): Jurisdiction[] {
  let rest = question
  const found: { at: number; state: Jurisdiction }[] = []
  for (const state of states) {
    const named = new RegExp(`\\b${state.name.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')}\\b`, 'g')
    const at = rest.search(named)
    if (at < 0) continue
    found.push({ at, state })
    rest = rest.replace(named, (words) => ' '.repeat(words.length))
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ state }) => state)
}

/** Whose law is assumed, in a sentence. */
export const jurisdictionNote = (named: readonly Jurisdiction[]): string =>
  named.length > 0
    ? `Assumed: the law of ${named.map(({ name }) => name).join(' and ')}, which the question names, and federal law.`
    : 'Assumed: federal law of the United States and general principles. The question names no state, and the law of a state may differ.'
