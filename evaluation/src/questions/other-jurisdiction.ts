import type { Question } from '../question.ts'

const state = (text: string, name: string): Question => ({
  kind: 'other-jurisdiction',
  text,
  expected: [],
  says: new RegExp(`(?:law of|names) ${name}\\b`),
})

const abroad = (text: string): Question => ({
  kind: 'other-jurisdiction',
  text,
  expected: [],
  says: /law of the United States/,
})

/** Questions on a law that the starter set does not hold. What is shown must say whose law it is, or is not. */
export const otherJurisdiction: readonly Question[] = [
  state('Under Texas law, how much notice must a landlord give before an eviction for unpaid rent?', 'Texas'),
  state('In Louisiana, may a person disinherit a child by will?', 'Louisiana'),
  state('What is the statute of limitations for breach of a written contract in Ohio?', 'Ohio'),
  state('Is a noncompete agreement of an employee enforceable in Oregon?', 'Oregon'),
  state('Does Georgia require a plaintiff in a negligence case to be less at fault than the defendant?', 'Georgia'),
  state('In West Virginia, when is a dog owner strictly liable for a bite?', 'West Virginia'),
  state('Does Florida law protect a homestead from creditors?', 'Florida'),
  abroad('May an employer in Germany fire an employee without notice?'),
  abroad('Does the law of France recognize fair use of a copyrighted work?'),
  abroad('In Canada, may police search a cell phone of an arrested person without a warrant?'),
  abroad('Is an agreement to arbitrate enforceable in Japan?'),
]
