import type { Edit } from './edits.ts'

const amount = String.raw`(?:[^.!?\n]|\.(?=\d))`
/** What a client would take in the end, and what the other side is not to know: never for the letter that asks for more. */
const ways: readonly string[] = [
  String.raw`(?:just )?(?:between (?:us|you and me|ourselves)|off the record|for your (?:eyes|ears) only|privileged|attorney eyes only)\b`,
  String.raw`(?:would|['’]d|might|may|could)(?: \p{L}{2,10}){0,2} (?:take|settle for|accept|live with|go (?:as low as|down to)|come down|be (?:ok|okay|fine|happy|good|content) with)\b`,
  String.raw`(?:will|['’]ll) (?:\p{L}{2,10} )?(?:settle for|live with|go as low as)\b`,
  String.raw`\b(?:bottom line|walk[- ]?away|rock bottom|lowest|settlement authority|authority (?:to settle|up to))\b`,
  String.raw`\b(?:do not|don['’]?t) (?:you )?(?:tell|let) (?:them|him|her|the other side|opposing counsel)\b`,
  String.raw`\b(?:they|he|she|the other side|opposing counsel) (?:does|do|must|should)(?:n['’]t| not) (?:know|hear|find out)\b`,
]
const told = new RegExp(
  `(?<=^|[.!?\\n](?!\\d)[ \\t]{0,3})(?![ \\t])${amount}{0,160}?(?:${ways.join('|')})${amount}{0,160}[.!?]{0,3}(?=\\s|$)`,
  'giu',
)

/** Sentences of a demand letter that say what whoever demands would settle for: held beside it. */
export const settlementTalkIn = (text: string): Edit[] =>
  [...text.matchAll(told)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
    as: '',
    why: 'doubtful',
  }))
