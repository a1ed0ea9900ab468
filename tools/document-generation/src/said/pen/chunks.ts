// Where commas part clauses.
/** Where commas part clauses: not in quotes, brackets, days, numbers or names. */
export function chunksOf(sentence: string): string[] {
  const chunks: string[] = []
  let [from, depth, quoted] = [0, 0, false]
  for (let at = 0; at < sentence.length; at++) {
    const one = sentence[at]
    if (one === '(') depth++
    else if (one === ')') depth--
    else if (one === '"') quoted = !quoted
    else if (one === '“') quoted = true
    else if (one === '”') quoted = false
    else if ((one === ',' || one === ';') && sentence[at + 1] === ' ' && depth <= 0 && !quoted) {
      const rest = sentence.slice(at + 2)
      if (/\d$/.test(sentence.slice(0, at)) && /^(?:19|20)\d\d\b/.test(rest)) continue
      if (/^(?:Inc|LLC|L\.L\.C|LLP|PLLC|P\.C|Jr|Sr|Esq|Ltd|[A-Z]{2}\b)/.test(rest)) continue
      chunks.push(sentence.slice(from, at))
      from = at + 2
    }
  }
  return [...chunks, sentence.slice(from)]
}
