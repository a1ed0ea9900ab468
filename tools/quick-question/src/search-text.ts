/** An earlier question of the conversation, and its answer. */
export interface EarlierTurn {
  question: string
  answer: string
}

const small = new Set(
  'the and are for was were with from that this what which who whom whose how when where why can could may must shall should would will does did has have had not you your about they them their its then there than also somebody someone anybody anyone'.split(
    ' ',
  ),
)

/** The words of a text that say what it is about, each once. */
export const tellingWords = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !small.has(word))),
]

const telling = (text: string) => tellingWords(text).length

const followsUp = /^(?:and|but|so|then|why|what about|how about|what if|is it|is that|does (?:it|that|this))\b/i

const asking =
  /\b(?:how (?:long|soon|often)|how (?:many|much) (?:days?|weeks?|months?|years?|time)|(?:do|does|did) (?:i|we|you|one|he|she|they|it) have|please|tell me)\b/gi

/** The question without what only asks: 'how long do I have', which authorities do not say. */
function withoutAsking(question: string): string {
  const rest = question.replace(asking, ' ').replace(/\s+/g, ' ').trim()
  return telling(rest) > 0 ? rest : question
}

/** A question of so few telling words does not say by itself what it is about. */
const fewest = 3

/**
 * What is searched for: the question as it is asked, as legal research searches for it. A follow-up ('And if the defendant is the United States?') is searched together with the
 * question before it.
 */
export function searchText(
  question: string,
  earlier: readonly EarlierTurn[] = [],
): { text: string; withEarlier: boolean } {
  const before = earlier.at(-1)?.question
  if (!before || (!followsUp.test(question) && telling(question) >= fewest))
    return { text: question, withEarlier: false }
  return { text: `${withoutAsking(before)} ${withoutAsking(question)}`, withEarlier: true }
}

/** The same without what a search reads as an operator; null where there was none. */
export function plainText(text: string): string | null {
  const plain = text
    .replace(/["“”()[\]!*]/g, ' ')
    .replace(/\s[/+](?=\w)/g, ' ')
    .replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim()
  return plain && plain !== text.replace(/\s+/g, ' ').trim() ? plain : null
}
