import { capital } from '../capital.ts'
import { withCapitals } from './commands.ts'
import type { Scratched } from './scratched/put-back.ts'

/** Stands for taking out the last sentence. */
const scratched = '\0'

/** What is said for a sign. `join`: how it stands to the words around it. */
const signs: [said: RegExp, sign: string, join: 'after' | 'before' | 'both' | 'none'][] = [
  [/new paragraph/, '\n\n', 'both'],
  [/new ?line/, '\n', 'both'],
  [/question mark/, '?', 'after'],
  [/exclamation (?:point|mark)/, '!', 'after'],
  [/semi ?colon/, ';', 'after'],
  [/colon/, ':', 'after'],
  [/comma/, ',', 'after'],
  [/full stop|period/, '.', 'after'],
  [/open (?:quotes?|quotation marks?)/, '“', 'before'],
  [/quote/, '“', 'before'],
  [/(?:close|end) (?:quotes?|quotation marks?)|unquote/, '”', 'after'],
  [/open (?:parenthesis|parentheses|paren|bracket)/, '(', 'before'],
  [/close (?:parenthesis|parentheses|paren|bracket)/, ')', 'after'],
  [/(?:em )?dash/, ' – ', 'both'],
  [/hyphen/, '-', 'both'],
  [/section (?:sign|symbol)/, '§', 'none'],
  [/(?:paragraph|pilcrow) (?:sign|symbol)/, '¶', 'none'],
  [/scratch that/, scratched, 'after'],
]
const signOf = (words: string) => signs.find(([said]) => new RegExp(`^(?:${said.source})$`, 'i').test(words))

const anySign = new RegExp(`\\b(literal\\s+)?(${signs.map(([said]) => said.source).join('|')})\\b`, 'gi')

/** A sign's name that stands for itself: 'a period of three months', 'the notice period', 'a new line of products'. */
const ordinaryAfter = /^\s+(?:of|for|from|between|begins?|starts?|ends?|is|shall|will|may|during)\b/i
const ordinaryBefore =
  /\b(?:a|an|the|this|that|each|any|per|whole|same|first|second|notice|probation(?:ary)?|grace|trial|time|pay|lease|rental|waiting|cure|warranty|initial|renewal|limitations?|reporting|billing|cooling-off|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety)[ -]?(?:day|week|month|year)s?)\s+$/i
/** Words before a quotation: 'he said quote', 'the lease reads, quote'; or the end of it is said as well. */
const opensQuote =
  /(?:^|[,:]|\b(?:said|says|states?|stated|reads?|wrote|writes|provides?|provided|asked|answered|that|comma|colon))\s*$/i
const endsQuote = /\b(?:(?:close|end) (?:quotes?|quotation)|unquote)\b/i
const isQuoteWord = (before: string, after: string): boolean =>
  /^\s+unquote\b/i.test(after) || !(opensQuote.test(before) || endsQuote.test(after))

const isOrdinary = (words: string, before: string, after: string): boolean =>
  (/^quote$/i.test(words) && isQuoteWord(before, after)) ||
  (/^(?:new ?line|period|dash|colon)$/i.test(words) &&
    (/^period$/i.test(words) ? ordinaryAfter.test(after) || ordinaryBefore.test(before) : /^\s+of\b/i.test(after)))

/** Words and signs, in the order in which they were said. */
function piecesOf(said: string): { text: string; join?: (typeof signs)[number][2] }[] {
  const pieces: ReturnType<typeof piecesOf> = []
  let at = 0
  const words = (until: number) => {
    const text = said.slice(at, until).trim()
    if (text) pieces.push({ text })
  }
  for (const found of said.matchAll(anySign)) {
    const [whole, literal, name = ''] = found
    const end = found.index + whole.length
    if (!literal && isOrdinary(name, said.slice(0, found.index), said.slice(end))) continue
    const sign = signOf(name)
    if (!sign) continue
    words(found.index)
    pieces.push(literal ? { text: name } : { text: sign[1], join: sign[2] })
    // Some recognizers set a mark of their own behind what is said for one.
    at = literal ? end : end + (/^[.,;:!?]/.test(said.slice(end)) ? 1 : 0)
  }
  words(said.length)
  return pieces
}

const opensSentence = (before: string) => {
  const words = before.trimEnd()
  return words === '' || /[.?!]["”)]?$/.test(words.slice(-2)) || before.slice(words.length).includes('\n')
}
/** Without a mark that a recognizer set by itself where another is said. */
const unmarked = (before: string) => before.replace(/[,.]$/, (mark) => (abbreviated.test(before.slice(-6)) ? mark : ''))
const abbreviated = /\b(?:Mrs?|Ms|Dr|Jr|Sr|Inc|Co|Corp|Ltd|No|St|v|[A-Z])\.$/

/** The text up to its last sentence. Where a sentence has just been ended, that one goes. */
function withoutLastSentence(text: string): string {
  const words = text.trimEnd().replace(/[.?!]["”)]?$/, '')
  const ends = [...words.matchAll(/[.?!]["”)]?\s|\n/g)].filter(
    ({ index }) => !abbreviated.test(words.slice(Math.max(0, index - 5), index + 1)),
  )
  const last = ends.at(-1)
  return last ? words.slice(0, last.index + last[0].length).replace(/(?<!\s)[ \t]+$/, '') : ''
}
const sticks = (before: string) => before === '' || /[\s“(§-]$/.test(before)

/**
 * A text with what was said put at its end: names of signs become the signs ('comma', 'new paragraph'), unless they
 * stand for themselves ('a period of', 'literal comma'); a sentence begins with a capital letter.
 * @param onScratch told of what 'scratch that' took out, and of the text that stood before it
 */
export function withSpoken(text: string, said: string, onScratch?: (scratched: Scratched) => void): string {
  let out = text
  for (const { text: piece, join } of piecesOf(withCapitals(said))) {
    if (piece === scratched) {
      const before = withoutLastSentence(out)
      const words = out.slice(before.length).trim()
      if (words) onScratch?.({ words, before })
      out = before
    } else if (join === 'after') out = unmarked(out).replace(/(?<! ) +$/, '') + piece
    else if (join === 'both') out = out.replace(/(?<! ) +$/, '') + piece
    else {
      const words = join ? piece : opensSentence(out) ? capital(piece) : piece
      out += (sticks(out) ? '' : ' ') + (/[“(]$/.test(out) && opensSentence(out.slice(0, -1)) ? capital(words) : words)
    }
  }
  return out
}
