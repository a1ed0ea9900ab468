/** What an answer without a model begins with: words of the authority itself, or of the library's editors. */
export interface Stands {
  words: string
  whose: 'text' | 'editors'
}

interface Passage {
  words: string
  of: 'authority' | 'source' | 'editors'
}

const firstOf = ({ passages: [one] }: { passages: Passage[] }): Stands | null =>
  one ? { words: one.words, whose: one.of === 'editors' ? 'editors' : 'text' } : null

/** By tool, what stands first in its answer; null where it answers nothing. */
export const first = {
  'law-agent': (output: unknown) => firstOf(output as { passages: Passage[] }),
  'quick-question': (output: unknown) => firstOf(output as { passages: Passage[] }),
}
