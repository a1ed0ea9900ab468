import { type Guide, two } from './guide-of.ts'
import { acting } from './sides.ts'

/** How it is worded: no rule can rewrite these without knowing what is meant. */
export const styleGuides: Readonly<Record<string, Guide>> = {
  'plain.long-sentence': two(
    'which duty, condition and exception the sentence has, and give each a sentence of its own',
    '[Give each duty, condition and exception a sentence of its own.]',
    '[Set the parts out as a list: (a), (b) and (c).]',
  ),
  'plain.reading-grade': two(
    'which of the longest sentences to split first',
    '[Split the longest sentences: one subject, one verb and one duty for each.]',
    '[State each exception in a sentence of its own.]',
  ),
  'plain.double-negative': two(
    'what is allowed, in the affirmative',
    '{one} may [act] only if [condition].',
    '{one} shall [act] unless [exception].',
    acting,
  ),
  'plain.doublet': two(
    'which of the words says it all',
    '[Keep the one word that has the meaning, and delete the others.]',
    '[If the words differ in meaning, define each.]',
  ),
  'plain.gendered-pronoun': two(
    'whom the pronoun stands for',
    '[Repeat the defined term in place of the pronoun.]',
    '[Use “they” and “their”.]',
  ),
  'archaic.words': two(
    'whether the word says anything',
    '[Delete the word.]',
    '[Name what it points to: “this Section”, “{agreement}”, “the date above”.]',
  ),
  'duty.passive': two('who has the duty', '{words} by [{sides}]', '[{sides}] shall [do it], at the cost of [{sides}].'),
  'duty.mixed-verbs': two(
    'which verb states a duty throughout',
    '[Use “shall” for every duty of a party, and “will” only for what happens by itself.]',
    '[Use “must” for every duty of a party.]',
  ),
  'ambiguous.and-or': two('whether one, either or both are meant', '[A] or [B], or both', '[A] and [B]'),
  'ambiguous.business-day': two(
    'which days count, and where',
    '“Business Day” means a day other than a Saturday, a Sunday, or a day on which banks in [city] are authorized to close.',
    '[Count calendar days, and give a longer period.]',
  ),
  'ambiguous.including': two('whether the list is complete', 'including, without limitation,', 'which means only'),
  'definition.lower-case': two(
    'whether the defined term is meant here',
    '[Write the term with the capitals of its definition.]',
    '[If something else is meant, use another word.]',
  ),
}
