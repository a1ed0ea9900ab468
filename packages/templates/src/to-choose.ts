const lead = ': the notes say “'
const form = /^\[[^[\]“”]{1,300}: the notes say “[^[\]]{1,2000}”\]$/

/** 'a', 'b' and 'c', each in quotation marks. */
const quoted = (candidates: readonly string[]): string => {
  const all = candidates.map(
    (one) =>
      `“${one
        .replace(/\s+/g, ' ')
        .replace(/[[\]“”"]/g, '')
        .trim()}”`,
  )
  return all.length < 3 ? all.join(' and ') : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
}

/**
 * An answer that notes leave open, with what may be meant: '[Price: the notes say “$148,000” and “$141,500”]'. A document
 * has it as a blank.
 */
export const toChoose = (label: string, candidates: readonly string[]): string =>
  `[${label.replace(/[[\]“”]/g, '')}${lead}${quoted(candidates).slice(1)}]`

/** Whether an answer is one that notes leave open. */
export const isToChoose = (value: string): boolean => form.test(value)
