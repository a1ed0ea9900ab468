const monthsAndDays = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)
/** Words that a contract begins a phrase with in capitals, and that name nobody. */
const common = new Set(
  'section article exhibit schedule appendix annex paragraph clause agreement party parties the this any all each either neither no such'.split(
    ' ',
  ),
)
const counted =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|million)){0,12}\s+(?:percent|dollars|business\s+days|calendar\s+days|days|weeks|months|years)\b/gi
const figures =
  /(?:[$€£]\s?)?\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|(?:business |calendar )?(?:days?|weeks?|months?|years?)\b)?/gi
const addresses = /\b(?:https?:\/\/|www\.)\S+|(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/gi

const bare = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
const plainFigure = (figure: string) =>
  bare(figure)
    .replaceAll(',', '')
    .replace(/\.00\b/, '')
    .replace(/\s/g, '')
    .trim()

/** The figures of a text, as written, by how they are compared. */
export const figuresIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(figures)].map(([figure]) => [plainFigure(figure), figure.trim()]))

/**
 * What a rewrite names and nobody gave: amounts, dates, counts, names and addresses that stand neither in the
 * document nor in the request. What is in square brackets is a blank to be filled in, and no claim.
 */
export const strangersIn = (improved: string, given: readonly string[]): string[] => {
  const text = improved.replace(/\[[^[\]]*\]/g, ' ')
  const known = bare(given.join('\n'))
  const knownFigures = figuresIn(known)
  const knownWords = new Set(known.match(/[\p{L}\p{N}&'-]+/gu))
  const found: string[] = []
  for (const [address] of text.matchAll(addresses)) if (!known.includes(bare(address))) found.push(address)
  for (const [figure] of text.matchAll(figures)) if (!knownFigures.has(plainFigure(figure))) found.push(figure.trim())
  for (const [count] of text.matchAll(counted)) if (!known.includes(bare(count))) found.push(count)
  for (const name of namesIn(text)) {
    const words = bare(name).match(/[\p{L}\p{N}&'-]+/gu) ?? []
    if (words.some((word) => !knownWords.has(word) && !common.has(word))) found.push(name)
  }
  return [...new Set(found)]
}

/** Runs of words with capitals that do not only open a sentence, and months wherever they stand. */
const namesIn = (text: string): string[] => {
  const names: string[] = []
  const pattern = /\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:of|and|&)?\s?\p{Lu}[\p{L}\p{N}&'’-]*)*/gu
  for (const found of text.matchAll(pattern)) {
    const opens = /(?:^|[.;:!?]["”’)]*\s|\n[^\S\n]*|\(\w{1,3}\)\s|\d\.\s)$/.test(
      text.slice(Math.max(0, found.index - 80), found.index),
    )
    const [first = '', ...rest] = found[0].split(/\s+/)
    if (!opens || monthsAndDays.has(first.toLowerCase())) names.push(found[0])
    else if (rest.length > 0) names.push(rest.join(' ').replace(/^(?:of|and|&) /, ''))
  }
  // Words in capitals throughout are emphasis as often as names: they are looked up word by word as well.
  return names.filter((name) => /\p{L}/u.test(name))
}
