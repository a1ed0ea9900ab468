import type { Passage, Reference } from '../output.ts'

/** The best passages that stand for an answer where no model writes one. */
const mostInAnswer = 5

const refusal = 'The sources that were searched do not hold an answer to this question.'
const rephrase = 'Word it with the terms that a court would use, or name the authority that is meant.'

/** The first passage of each reference, with the editors' point that belongs to it, comes before any second one. */
export function leadingPassages(passages: readonly Passage[]): Passage[] {
  const firsts = new Map(passages.toReversed().map((one) => [one.reference, one]))
  const isFirst = (one: Passage) => firsts.get(one.reference) === one
  const isPoint = (one: Passage) => one.of === 'editors' && firsts.get(one.reference)?.of === 'editors'
  const references = [...new Set(passages.map(({ reference }) => reference))].slice(0, mostInAnswer)
  const leading = passages.filter((one) => references.includes(one.reference) && (isFirst(one) || isPoint(one)))
  const seconds = passages.filter((one) => !isFirst(one) && !isPoint(one))
  return [...leading, ...seconds.slice(0, mostInAnswer - references.length)]
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
