/** Answers that belong together, such as a name and its address, as the profile or the matter knows them. */
export interface Known {
  by: 'profile' | 'matter'
  values: Record<string, string>
  /** Fields that say whose the others are: where one of them is answered otherwise, none of the values is. */
  whose: string[]
}

export interface Fill {
  field: string
  value: string
  by: Known['by']
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const within = (part: readonly string[], whole: readonly string[]) => part.every((word) => whole.includes(word))

/** Whether two names may be of one: 'Meridian Storage' is within 'Meridian Storage, LLC'. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  return a.length > 0 && b.length > 0 && (within(a, b) || within(b, a))
}

/**
 * What is known of fields that nobody answered. An answer that is there but empty was cleared, and stays so.
 * @param readInText the answers were read in a text: nobody saw what is filled in beside them, so that what says another
 * address and no name is of somebody else
 */
export function fillsOf(
  known: readonly Known[],
  answers: Readonly<Record<string, string>>,
  { readInText = false } = {},
): Fill[] {
  const fills = new Map<string, Fill>()
  for (const { by, values, whose } of known) {
    const answered = Object.keys(values).filter((name) => answers[name]?.trim())
    const agrees = (name: string) => isSame(answers[name] ?? '', values[name] ?? '')
    const ofAnother = answered.some((name) => whose.includes(name) && !agrees(name))
    const isNamed = answered.some((name) => whose.includes(name))
    if (ofAnother || (readInText && !isNamed && answered.some((name) => !agrees(name)))) continue
    for (const [field, value] of Object.entries(values))
      if (value && !Object.hasOwn(answers, field) && !fills.has(field)) fills.set(field, { field, value, by })
  }
  return [...fills.values()]
}
