import type { Jurisdiction } from '@casewright/law'

const listed = new Intl.ListFormat('en-US')

/** Whose law is assumed, in a sentence. */
export const jurisdictionNote = (named: readonly Jurisdiction[]): string =>
  named.length > 0
    ? `Assumed: the law of ${listed.format(named.map(({ name }) => name))}, which the question names, and federal law.`
    : 'Assumed: federal law of the United States and general principles. The question names no state, and the law of a state may differ.'
