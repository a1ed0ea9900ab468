import type { Jurisdiction } from '@casewright/law'

const listed = new Intl.ListFormat('en-US')

/** Whose law is assumed, in a sentence. @param hasFacts states are named whose law is not asked for */
export const jurisdictionNote = (named: readonly Jurisdiction[], hasFacts: boolean): string =>
  named.length > 0
    ? `Assumed: the law of ${listed.format(named.map(({ name }) => name))}, which the question names, and federal law.`
    : hasFacts
      ? 'Assumed: federal law of the United States. Which court may hear a case is asked, so the states in the question are taken as facts.'
      : 'Assumed: federal law of the United States and general principles. The question names no state, and the law of a state may differ.'
