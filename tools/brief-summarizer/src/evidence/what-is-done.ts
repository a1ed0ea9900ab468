/** What a sentence of a court paper does with what it names: 'The award of $58,000 is reversed' takes it back. */
export type Done = 'asked' | 'ordered' | 'denied' | 'taken back'

const ways: readonly (readonly [Done, RegExp])[] = [
  [
    'taken back',
    /\b(?:revers(?:e[sd]?|ing)|vacat(?:e[sd]?|ing)|set aside|struck|strik(?:e[sn]?|ing)|fall(?:s|en)?)\b/i,
  ],
  [
    'denied',
    /\b(?:den(?:y|ies|ied)|denial of|declin(?:e[sd]?|ing) to|not entitled|refus(?:e[sd]?|es)|dismiss(?:ed|es))\b/i,
  ],
  [
    'asked',
    /\b(?:seeks?|sought|pray(?:s|er)?|request(?:s|ed)?|demand(?:s|ed)?|asks?|asked|wherefore|claims? for|moves?)\b/i,
  ],
  [
    'ordered',
    /\b(?:award(?:s|ed)?|grant(?:s|ed)?|enter(?:s|ed)?|order(?:s|ed)?|impos(?:e[sd]?)|affirm(?:s|ed)?|shall pay|must pay|judgment (?:for|in favor|against))\b/i,
  ],
]

const granted = /\bgrant(?:s|ed)?\b/i

const says: Readonly<Record<Done, string>> = {
  asked: 'It is asked for here, and not decided.',
  ordered: 'The words order it or uphold it.',
  denied: 'The words deny it.',
  'taken back': 'The words take it back.',
}

/**
 * What the words do, where they do one thing alone: of 'GRANTED in part and DENIED in part' the words themselves must be read.
 * @param decides whether the paper is a court's: a party's papers only ask
 */
export function whatIsDone(words: string, decides: boolean): string | undefined {
  const all = ways.filter(([, pattern]) => pattern.test(words)).map(([done]) => done)
  // A court names what was asked for, and what was awarded, where it says what comes of it.
  const found = all.length > 1 && decides ? all.filter((done) => done !== 'asked') : all
  const left = found.length > 1 && !granted.test(words) ? found.filter((done) => done !== 'ordered') : found
  const [done] = left
  return left.length === 1 && done && (decides || done === 'asked') ? says[done] : undefined
}
