import type { CaseType } from './case-types.ts'

/** Whom somebody represents, in the words of a kind of case. */
export const represented = [
  'claimant',
  'defendant',
  'petitioner',
  'respondent',
  'defense',
  'prosecution',
  'landlord',
  'tenant',
] as const
export type Represented = (typeof represented)[number]

/** What the form and the result call them. */
export const representedTitles: Record<Represented, string> = {
  claimant: 'The claimant',
  defendant: 'The defendant',
  petitioner: 'The petitioner',
  respondent: 'The respondent',
  defense: 'The defense',
  prosecution: 'The prosecution',
  landlord: 'The landlord',
  tenant: 'The tenant',
}

const offered: Partial<Record<CaseType, readonly Represented[]>> = {
  criminal: ['defense', 'prosecution'],
  family: ['petitioner', 'respondent'],
  'real-estate': ['claimant', 'defendant', 'landlord', 'tenant'],
}

/** Whom one can choose in a case of the type. */
export const choicesFor = (type: CaseType | null): readonly Represented[] =>
  (type && offered[type]) || ['claimant', 'defendant']

/** Words that mean one that is offered: a program may say 'claimant' of a petitioner. */
const alike: readonly (readonly Represented[])[] = [
  ['claimant', 'petitioner'],
  ['defendant', 'respondent'],
  ['defense', 'defendant'],
]

/** The choice as a case of the type calls it; `undefined` where it is none of that case. */
export function choiceIn(type: CaseType, chosen: Represented): Represented | undefined {
  const choices = choicesFor(type)
  if (choices.includes(chosen)) return chosen
  return alike
    .filter((words) => words.includes(chosen))
    .flat()
    .find((word) => choices.includes(word))
}
