/** So many words in a row that are ours as well are no chance. */
const run = 10

export interface OwnWords {
  /** What a model is told beside the evidence: rules, schema, task. */
  texts: readonly string[]
  /** The code of the fences. Nobody but the model was told it. */
  nonce: string
}

/** Tells whether a text repeats what the model was told: the fences' code, or a long run of our own words. */
export function echoFinder({ texts, nonce }: OwnWords): (text: string) => boolean {
  const own = new Set(texts.flatMap((text) => runsOf(wordsOf(text))))
  const known = new Map<string, boolean>()
  const look = (text: string) =>
    text.toLowerCase().includes(nonce.toLowerCase()) || runsOf(wordsOf(text)).some((words) => own.has(words))
  // An answer is looked at again with each piece of it that streams in; most of its texts are whole by then.
  return (text) => {
    const told = known.get(text) ?? look(text)
    known.set(text, told)
    return told
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, words.length - run + 1) }, (_, at) => words.slice(at, at + run).join(' '))

/**
 * An answer without what repeats our own words: the entry of the nearest list in which such a text stands goes as a
 * whole, so that no claim is left without the field that it had; a text that is in no list becomes empty.
 */
export function withoutEchoes<T>(value: T, isEcho: (text: string) => boolean): T {
  const clean = (part: unknown): unknown => {
    if (typeof part === 'string') return isEcho(part) ? '' : part
    if (Array.isArray(part)) return part.filter((item) => !speaks(item, isEcho)).map(clean)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value) as T
}

/** Whether an entry of a list itself holds an echo; one inside a list of its own is that list's. */
function speaks(item: unknown, isEcho: (text: string) => boolean): boolean {
  if (typeof item === 'string') return isEcho(item)
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false
  return Object.values(item).some((inner) => speaks(inner, isEcho))
}
