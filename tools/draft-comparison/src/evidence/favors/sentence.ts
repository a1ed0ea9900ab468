import { placesOf } from './places-of.ts'

/** What a sentence makes a party do, as far as its words tell it without doubt. */
export interface Duty {
  party: string
  /** `must`: it has to, `may`: it is free to, `not`: it must not, `free`: it need not or is not liable. */
  kind: 'must' | 'may' | 'not' | 'free'
}

const verbs: readonly (readonly [Duty['kind'], RegExp])[] = [
  [
    'free',
    /^(?:(?:is|will|shall) (?:have no|not be (?:liable|responsible|required|obligated))|is not (?:liable|responsible|required|obligated)|has no (?:obligation|liability|duty)|need not)\b/i,
  ],
  ['not', /^(?:(?:shall|will|must|may|agrees) not|is prohibited from|waives)\b/i],
  [
    'may',
    /^(?:may|is (?:entitled|permitted)|has the right|shall have the right|will have the right|reserves the right)\b/i,
  ],
  [
    'must',
    /^(?:shall|must|will|agrees to|is (?:required|obligated|responsible|liable)|represents|warrants|covenants|undertakes)\b/i,
  ],
]

/** The one duty of a sentence; undefined where there is none, where both parties have one, or where no party is named. */
export function dutyIn(sentence: string, parties: readonly string[]): Duty | undefined {
  // "Either party may" is the same for both.
  if (/\b(?:each|either|neither|both|any|no|a)\s+(?:of the\s+)?part(?:y|ies)\b|\bthe parties\b/i.test(sentence))
    return undefined
  const duties = parties.flatMap((party): Duty[] => {
    return placesOf(sentence, party).flatMap((end): Duty[] => {
      // "notice to Buyer shall be" has another subject.
      const start = end - party.length
      const before = sentence.slice(Math.max(0, start - 24), start)
      if (/\b(?:to|by|of|from|with|for|against|on|upon|between|and|or)\s(?:the\s)?$/i.test(before)) return []
      const rest = sentence.slice(end).replace(/^(?:\s(?:also|hereby|further|then|itself)){0,2}\s/, '')
      const kind = verbs.find(([, verb]) => verb.test(rest))?.[0]
      return kind ? [{ party, kind }] : []
    })
  })
  const [first] = duties
  return first && duties.every(({ party, kind }) => party === first.party && kind === first.kind) ? first : undefined
}
