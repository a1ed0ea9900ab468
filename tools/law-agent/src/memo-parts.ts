/** The parts of a memo that are made of propositions, in their order. */
export const memoParts = ['brief answer', 'rule', 'application', 'contrary authority'] as const
export type MemoPart = (typeof memoParts)[number]
