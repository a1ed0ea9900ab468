import type { Question } from '../question.ts'

const ask = (text: string): Question => ({ kind: 'unanswerable', text, expected: [] })

/** Questions to which the starter set has no answer: local facts, private facts, and what is no question of law. */
export const unanswerable: readonly Question[] = [
  ask('What is the best recipe for sourdough bread?'),
  ask('Which team won the football championship in 1998?'),
  ask('How deep may a swimming pool be under the zoning code of Boise?'),
  ask('What does a marriage license cost in Clark County?'),
  ask('Who repairs a broken elevator in our building on Maple Street?'),
  ask('What did my neighbor agree to when we talked about the hedge last Tuesday?'),
  ask('Which bus goes from the courthouse to the airport on Sundays?'),
  ask('How often must a taxi meter be calibrated in Anchorage?'),
  ask('How many parking spaces must a bakery in Tulsa provide?'),
  ask('Which vaccines does a ferret need to board a ferry?'),
]
