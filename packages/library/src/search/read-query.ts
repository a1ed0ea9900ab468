import { isFull, replaceCitations } from '@casewright/law'
import { isCommon, isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Node, PhraseWord, ReadQuery } from './tree.ts'

const mostCharacters = 20_000
const mostWords = 150
/** More words than this, and no connector among them, are a passage that was pasted, unless they ask something. */
const wordsOfText = 24
/** Nobody asks with more. */
const wordsOfQuestion = 60
const asks =
  /\?\s*$|^\W*(?:how|what|when|where|which|who|whose|why|can|could|do|does|did|is|are|was|may|must|should|if)\b/i
/** Who tells what happened asks as well. With quotations and brackets it is prose, in which a judge may say 'I'. */
const tells = /\b(?:i|i['’]?m|my|me)\b/i
/** A paragraph of an opinion or a brief, however short, and no description of one. */
const quotesOrCites = /[“”"‘§]|\b(?:Id\.|supra\b)| v\. |\*\d/
/** A long query has a connector for every so many words, or it is prose with a stray one. */
const wordsForConnector = 10
const deepest = 40
/** 'Revenue/profit sharing' names two things: words with a stroke between them stand by themselves. */
const betweenWords = /(?<=\p{L}{3})\/(?=\p{L}{3})/u

const wordsIn = (text: string): string[] => {
  const words: string[] = []
  scanWords(text, 0, text.length, (word) => words.push(word))
  return words
}

/** Reads a query as a lawyer writes one. What cannot be read as written is read as well as it can, and said. */
export function readQuery(query: string): ReadQuery {
  const text = query.slice(0, mostCharacters)
  const { tokens, problems } = tokensOf(text)
  const words = wordsIn(text)
  // In a line that is all capitals AND is a word like others.
  const shouted = !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && !/["“”()]|\s[/+]/.test(text)
  const connectors = tokens.filter(
    (token) => token.is === 'near' || ('sign' in token && !token.sign && !shouted),
  ).length
  const special = connectors > 0 || tokens.some(({ is }) => ['phrase', 'prefix'].includes(is))
  const isAsked = asks.test(text) || (!special && tells.test(text))
  if (words.length > (isAsked ? wordsOfQuestion : wordsOfText) && connectors * wordsForConnector < words.length)
    return readText(words, text)
  const kept = special
    ? tokens
    : tokens.map(
        (token): Token =>
          'text' in token ? token : { is: 'word', text: 'sign' in token && !token.sign ? token.is : '' },
      )
  const tree = special ? treeOf(kept, problems) : wordsTree(kept)
  const problem = [...new Set(problems)].join(' ')
  return { mode: special ? 'terms' : 'words', tree, ...(problem ? { problem } : {}) }
}

/** Common words are left out, unless there are no others. */
function readText(words: readonly string[], text: string): ReadQuery {
  const others = words.filter((word) => !isCommon(word))
  const times = new Map<string, number>()
  for (const stem of (others.length > 0 ? others : words).map(stemOf))
    if (times.has(stem) || times.size < mostWords) times.set(stem, (times.get(stem) ?? 0) + 1)
  const tree: Node = { is: 'and', of: [...times.keys()].map((stem) => ({ is: 'word', stem })) }
  return {
    mode: 'text',
    tree,
    times,
    ...((words.length > wordsOfQuestion || quotesOrCites.test(text)) && { isParagraph: true }),
  }
}

function wordsTree(tokens: readonly Token[]): Node | undefined {
  const written = tokens.flatMap((token) => ('text' in token ? token.text.split(betweenWords) : []))
  const nodes = written.flatMap((text) => leaf(text) ?? [])
  const others = nodes.filter((node) => !isCommonNode(node))
  const of = others.length > 0 ? others : nodes
  const unique = [...new Map(of.map((node) => [JSON.stringify(node), node])).values()].slice(0, mostWords)
  return unique.length > 0 ? { is: 'and', of: unique } : undefined
}

const isCommonNode = (node: Node) => node.is === 'word' && isCommonStem(node.stem)

/** One word, or what is written together and has several: 'non-profit', '12(b)(6)'. */
function leaf(text: string): Node | undefined {
  const words = wordsIn(text)
  if (words.length === 0) return undefined
  if (words.length === 1) return { is: 'word', stem: stemOf(words[0] as string) }
  return { is: 'phrase', words: words.map((word) => ({ stem: stemOf(word) })) }
}

function quoted(text: string): Node | undefined {
  const words = wordsIn(text).map((word): PhraseWord => ({ stem: stemOf(word), form: word }))
  return words.length > 0 ? { is: 'phrase', words } : undefined
}

function prefixed(text: string): Node | undefined {
  const [word] = wordsIn(text)
  return word ? { is: 'prefix', prefix: word } : undefined
}

/** Descends by precedence: NOT, then /n /s /p, then AND (which words beside each other mean too), then OR. */
function treeOf(tokens: readonly Token[], problems: string[]): Node | undefined {
  let at = 0
  const missing = (what: string) => {
    problems.push(`${what} has no words on one side and was ignored.`)
  }
  const either = (depth: number): Node | undefined => {
    const of: Node[] = []
    for (;;) {
      const one = all(depth)
      if (one) of.push(one)
      if (tokens[at]?.is !== 'or') break
      at++
      if (!one || !startsOperand(tokens[at])) missing('OR')
    }
    return joined('or', of)
  }
  const all = (depth: number): Node | undefined => {
    const of: Node[] = []
    for (;;) {
      const token = tokens[at]
      if (!token || token.is === 'or' || (token.is === 'close' && depth > 0)) break
      if (token.is === 'close') {
        problems.push('A closing parenthesis without an opening one was ignored.')
        at++
      } else if (token.is === 'and') {
        at++
        if (of.length === 0 || !startsOperand(tokens[at])) missing('AND')
      } else {
        const one = close(depth)
        if (one && !isCommonNode(one)) of.push(one)
      }
    }
    return joined('and', of)
  }
  const close = (depth: number): Node | undefined => {
    let left = unary(depth)
    for (let token = tokens[at]; token?.is === 'near'; token = tokens[at]) {
      at++
      const right = startsOperand(tokens[at]) ? unary(depth) : undefined
      if (left && right && isPlace(left) && isPlace(right))
        left = { is: 'near', left, right, within: token.within, ordered: token.ordered }
      else if (left && right) {
        problems.push('A connector such as /s between groups other than words and OR was read as AND.')
        left = joined('and', [left, right])
      } else {
        missing('A connector such as /s')
        left ??= right
      }
    }
    return left
  }
  const unary = (depth: number): Node | undefined => {
    let negated = false
    for (; tokens[at]?.is === 'not'; at++) negated = !negated
    const token = tokens[at]
    let node: Node | undefined
    if (token && 'text' in token) {
      at++
      node =
        token.is === 'phrase' ? quoted(token.text) : token.is === 'prefix' ? prefixed(token.text) : leaf(token.text)
    } else if (token?.is === 'open') {
      at++
      if (depth >= deepest) return unary(depth)
      node = either(depth + 1)
      if (tokens[at]?.is === 'close') at++
      else problems.push('An unclosed parenthesis was closed at the end.')
    }
    if (!node && negated) missing('NOT')
    return node && negated ? { is: 'not', of: node } : node
  }
  const tree = either(0)
  if (tree && !isPositive(tree)) {
    problems.push('The query only excludes words. Add a word to search for.')
    return undefined
  }
  return tree
}

const startsOperand = (token: Token | undefined) =>
  token !== undefined && ('text' in token || token.is === 'open' || token.is === 'not')

const joined = (is: 'and' | 'or', of: readonly Node[]): Node | undefined => (of.length > 1 ? { is, of } : of[0])

/** What has places in a text: words, phrases, and groups of them by OR. */
const isPlace = (node: Node): boolean =>
  node.is === 'or' ? node.of.every(isPlace) : node.is !== 'and' && node.is !== 'not'

/** Whether something that is wanted stands in it, on every side of an OR. */
const isPositive = (node: Node): boolean => {
  if (node.is === 'not') return false
  if (node.is === 'and') return node.of.some(isPositive)
  if (node.is === 'or') return node.of.every(isPositive)
  return true
}

/**
 * The court and year of a citation stand in parentheses, which in a query are signs of their own: 'Roe v. Wade, 410 U.S.
 * 113 (1973)' asks for what '410 U.S. 113' does.
 */
export const withoutYears = (query: string): string =>
  /\(/.test(query) ? replaceCitations(query, (cited) => cited.replace(/(?<!\s)\s*\([^()]*\)$/, ''), isFull) : query

/** Whether a query is a citation, and says nothing beside it. */
export const isCitationAlone = (query: string): boolean => {
  const rest = replaceCitations(query, () => ' ', isFull)
  return rest !== query && wordsIn(rest).every(isCommon)
}

/** What a query says besides its citations; empty where it cites nothing, or says nothing besides. */
export function besideCitations(query: string): string {
  const rest = replaceCitations(query, () => ' ', isFull)
    .replace(/\s+/g, ' ')
    .trim()
  return rest !== query.trim() && wordsIn(rest).filter((word) => !isCommon(word)).length > 1 ? rest : ''
}
