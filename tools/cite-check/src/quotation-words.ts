import type { CheckedQuotation } from './output.ts'

/** How many words and sentences an ellipsis leaves out: '214 words left out, two sentences'. */
export const gapWords = ({ words, sentences }: { words: number; sentences: number }): string => {
  const left = `${words} ${words === 1 ? 'word' : 'words'} left out`
  if (sentences === 0) return `${left}, within a sentence`
  const number = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][sentences] ?? sentences
  return `${left}, ${number} ${sentences === 1 ? 'sentence' : 'sentences'}`
}

const opinions = {
  dissent: 'a dissent',
  concurrence: 'a concurrence',
  partial: 'an opinion concurring in part and dissenting in part',
} as const

/** Whose words they are, where they are not the court's own: 'a dissent (Stone)'. */
function voiceWords({ kind, by }: NonNullable<CheckedQuotation['voice']>): string {
  if (kind === 'quoted') return by ? `words that the court quotes from ${by}` : 'words that the court quotes'
  if (kind === 'ascribed') return by ? `words the court attributes to ${by}` : 'words of another'
  return by ? `${opinions[kind]} (${by})` : opinions[kind]
}

/** What became of a quotation, as a sentence. An outcome of a later version is never read as found. */
export function quotationSaid({ outcome, gaps = [], voice, why, cutShort, page }: CheckedQuotation): string {
  const on = page === undefined ? '' : ` on page ${page}`
  switch (outcome) {
    case 'found':
      if (voice) return `These words appear in the source${on}, in ${voiceWords(voice)}.`
      return gaps.length > 0
        ? `These words appear in the source${on}, with an ellipsis.`
        : `These words appear in the source${on}, word for word.`
    case 'substituted':
      return `These words appear in the source${on}, except for what the brackets change.`
    case 'spliced':
      if (cutShort)
        return `Cut short: these words appear in the source${on}, but the rest of their sentence changes what they say. ${why ?? ''}`.trim()
      return `Spliced: these words do not appear together in the source. ${why ?? ''}`.trim()
    case 'out-of-context':
      return `Out of context: these words appear in the source${on}, but words cut off from their sentence change what they say. ${why ?? ''}`.trim()
    case 'altered':
      return 'These words appear differently in the source.'
    case 'others-words':
      if (why) return `These words appear in the source${on}, but they are not whose the citation says. ${why}`
      return `These words appear in the source${on}, but they are not the court’s own: ${voice ? voiceWords(voice) : 'another wrote them'}. The citation does not say so.`
    case 'not-found':
      return 'These words do not appear in the source.'
    case 'unchecked':
      return 'These words were not compared.'
    default:
      return 'This version cannot read what became of these words. Check the citation again.'
  }
}

/** What each ellipsis and bracket hides, line by line, for a text or a report. */
export const quotationNotes = ({ gaps = [], substitutions = [] }: CheckedQuotation): string[] => [
  ...gaps.map((gap) => `${gapWords(gap)}: “${oneLine(gap.anchor.words)}”`),
  ...substitutions.map(({ written, found }) =>
    found ? `${written} replaces “${oneLine(found)}”` : `${written} is added`,
  ),
]

export const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()
