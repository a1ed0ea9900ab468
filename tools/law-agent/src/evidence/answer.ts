import type { Passage, Reference } from '../output.ts'

/** The best passages that stand for an answer where no model writes one. */
const mostInAnswer = 5

const refusal = 'The sources that were searched do not hold an answer to this question.'
const rephrase = 'Word it with the terms that a court would use, or name the authority that is meant.'

/** The first passage of each reference comes before any second one. */
export function leadingPassages(passages: readonly Passage[]): Passage[] {
  const first = passages.filter((one, at) => passages.findIndex(({ reference }) => reference === one.reference) === at)
  return [...first, ...passages.filter((one) => !first.includes(one))].slice(0, mostInAnswer)
}

const whose = {
  authority: 'in its own words',
  source: 'from the source’s excerpt',
  editors: 'in the words of the library’s editors',
} as const

/** The answer as one text: passages with their authority, and that nobody drew a conclusion from them. */
export function answerOf(
  passages: readonly Passage[],
  references: readonly Reference[],
  missing: string = rephrase,
): string {
  const leading = leadingPassages(passages)
  if (leading.length === 0) return `${refusal} ${missing}`
  const lines = leading.flatMap(({ reference, words, of, by }) => {
    const one = references[reference - 1]
    if (!one) return []
    const words_ = of === 'editors' ? words : `“${words}”`
    return [
      `${one.check.text} (${by ? `from the opinion of ${by}` : whose[of]}): ${words_}${one.caution ? ` ${one.caution}` : ''}`,
    ]
  })
  return ['These are the most relevant passages that were found. No conclusion is drawn from them.', ...lines].join(
    '\n\n',
  )
}
