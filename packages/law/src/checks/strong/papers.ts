import { saying } from '../reading/prose.ts'
import type { StrengthCheck } from './strength.ts'

/** What a good letter or filing has. */
export const paperStrengths: readonly StrengthCheck[] = [
  {
    point: 'The letter says by when to act',
    category: 'Amounts and dates',
    explanation: 'The reader knows the deadline and what follows if it passes.',
    concerns: ['letter'],
    find: (document) =>
      saying(
        document,
        /\b(?:within|by|before|no later than|on or before)\b.{0,24}\b(?:\d{1,3}|ten|fourteen|fifteen|thirty|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)\b.{0,60}/i,
      )
        .filter(({ text }) =>
          /\b(?:pay|respond|reply|return|send|receive|hear|contact|provide|refund|answer|sign|act)\w*\b/i.test(text),
        )
        // What was once promised by a day is no deadline of the letter.
        .filter(({ text }) =>
          /\b(?:please|must|demands?|requires?|requests?|asks?|if (?:we|I|you|these)|expires?|hear from|deadline|no later than)\b/i.test(
            text,
          ),
        )
        .slice(0, 2),
  },
  {
    point: 'The demand is plain',
    category: 'Form',
    explanation: 'It says what is wanted in so many words.',
    concerns: ['letter'],
    find: (document) =>
      saying(
        document,
        /\b(?:I|we) (?:hereby |therefore |formally )?(?:demand|request|ask) (?:that|the|a|for|payment|you)\b/i,
      ).slice(0, 2),
  },
  {
    point: 'The relief is stated',
    category: 'Form',
    explanation: 'The court is asked for exactly what to order.',
    concerns: ['brief'],
    find: (document) =>
      saying(
        document,
        /\b(?:wherefore|respectfully (?:requests?|asks?|prays?)|prays? (?:that|for)|should (?:be )?(?:grant|den(?:y|ied)|affirm|reverse|dismiss)\w*)\b/i,
      ).slice(0, 2),
  },
]
