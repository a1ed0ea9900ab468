import { stemmer } from 'stemmer'
import { valueOfWords } from '../../../amounts/number-words.ts'
import { bearingsIn } from '../bearing.ts'
import { conceded, tailsIn } from '../tail.ts'

/** Tokens of a clause that are read. */
const most = 140
const pattern = /@[A-F](?:'s)?|\$ ?[\d,.]*\d|\d[\d,.]*%?|[\p{L}]+(?:'[\p{L}]+)?|[;:—–()]/gu
const small =
  /^(?:the|of|and|to|a|an|in|is|are|be|or|for|by|that|this|with|on|as|it|at|from|has|have|its|his|her|their|which|been|such|so|he|she|they|them|him|was|were|then|who)$/
const denies = /^(?:not|no|never|without|neither|nor|none|nothing|nobody|cannot|can't|won't|don't|doesn't|isn't|n't)$/
const edges = [1, 3, 5, 7, 10, 14, 20, 30, 45, 60, 90, 120, 180, 365]
const sumEdges = [100, 500, 1000, 5000, 10_000, 50_000, 100_000, 1_000_000]
const bucket = (value: number, of: readonly number[]): number => of.filter((edge) => value > edge).length

const numberOf = (token: string): string => {
  if (token.startsWith('$')) return `$${bucket(Number(token.replace(/[$ ,]/g, '')) || 0, sumEdges)}`
  if (token.endsWith('%')) return `%${bucket(Number.parseFloat(token), edges)}`
  return `#${bucket(Number(token.replaceAll(',', '')) || 0, edges)}`
}

interface Token {
  /** As it is compared. */
  stem: string
  isSmall: boolean
}

const cache = new Map<string, Token>()
const tokenOf = (word: string): Token => {
  const known = cache.get(word)
  if (known) return known
  const side = /^@([A-F])('s)?$/.exec(word)
  const low = word.toLowerCase()
  const value = /^[\d$]/.test(word) ? undefined : (valueOfWords(low) ?? undefined)
  const token: Token = side
    ? { stem: side[2] ? 'P’' : 'P', isSmall: false }
    : /^[\d$]/.test(word)
      ? { stem: numberOf(word), isSmall: false }
      : value !== undefined && value !== null && low !== 'one'
        ? { stem: `#${bucket(value, edges)}`, isSmall: false }
        : { stem: stemmer(low), isSmall: small.test(low) }
  if (cache.size < 60_000) cache.set(word, token)
  return token
}

const tailOf = (words: string): string[] => {
  const letters = [...new Set([...words.matchAll(/@([A-F])/g)].map(([, letter = '']) => letter))]
  const names = Object.fromEntries((letters.length > 1 ? letters : ['A', 'B']).map((letter) => [letter, letter]))
  const tagged = { words, names, sentence: { text: words, start: 0, end: 0, paragraph: 0, contents: false } }
  const bearings = bearingsIn(tagged)
  const found = new Set<string>()
  for (const { how, bearer } of bearings) {
    found.add(`bear ${how}`)
    if (bearer) found.add(`bear ${how} named`)
  }
  const whom = new Set(bearings.flatMap(({ bearer, how }) => (how !== 'excused' && bearer ? [bearer] : [])))
  if (whom.size > 1) found.add('both bear')
  for (const tail of tailsIn(words)) {
    found.add('tail')
    for (const { bearer, gainer, how } of bearings) {
      const fault = conceded(tail, bearer, gainer)
      if (fault) {
        found.add(`tail ${fault}`)
        found.add(`tail ${fault} ${how}`)
      }
    }
  }
  return [...found]
}

const flags: readonly (readonly [string, RegExp])[] = [
  [
    'mutual',
    /\b(?:each|either|both|neither) (?:of the |of us|of them)?(?:part(?:y|ies)|sides?|@[A-F]|shall|will|may|is|are|has|have|pays?|bears?|of)\b|\b(?:one another|each other|mutual\w*|respective\w*|other party|other side|the same for both)\b/i,
  ],
  [
    'except',
    /\b(?:except (?:to the extent|for|where|if|when|that|as|in)|unless|but (?:only )?to the extent|other than|save (?:for|where|that|when)|provided,? (?:however|that)|excluding|only (?:to the extent|if|when|where|for|so far))\b/i,
  ],
  ['extent', /\bto the extent\b|\bso far as\b|\binsofar\b|\bin proportion\b/i],
  ['reason', /\breasonabl\w+|\bgood (?:faith|cause|reason)\b|\bcommercially\b/i],
  [
    'notice',
    /\b(?:days?|weeks?|months?|hours?)(?:'s?)? (?:prior |advance |written |clear ){0,3}notice\b|\bwritten notice\b|\bafter notice\b|\bupon notice\b|\bin advance\b|\bbeforehand\b/i,
  ],
  ['cure', /\bcure[sd]?\b|\bto fix\b|\bmake it right\b|\bput (?:it |that )?right\b|\bremed(?:y|ied)\b/i],
  ['cap', /\b(?:not (?:to )?exceed|capped|no more than|up to|at most|limited to|maximum)\b/i],
  ['documented', /\b(?:documented|actual(?:ly)?|prove[nsd]?|receipts?|itemi[sz]ed|supporting|verified|direct)\b/i],
  [
    'consent',
    /\b(?:written |prior |express ){0,3}(?:consent|agreement|approval) of\b|\bin writing\b|\bsigned by both\b|\bagreed?\b/i,
  ],
  [
    'law',
    /\b(?:as|where|if|than|unless) (?:required|permitted|allowed|provided) by law\b|\bas the law\b|\bapplicable law\b|\bcourt\b/i,
  ],
  [
    'anytime',
    /\b(?:at|in) any (?:time|moment|hour)\b|\bwhenever\b|\bfor any reason\b|\bany or no reason\b|\bsole\b|\balone\b|\bas (?:it|he|she|they|we) (?:sees?|pleases?|likes?|chooses?|wish)/i,
  ],
  [
    'anyhow',
    /\b(?:whatever|whoever|however|whichever|whatsoever|regardless|irrespective|no matter|even (?:if|though|when|where))\b/i,
  ],
  [
    'forever',
    /\b(?:forever|for ever|perpetual\w*|for good|for all time|irrevocabl\w+|permanent\w*|for life|in perpetuity|worldwide|throughout the universe)\b/i,
  ],
  [
    'other way',
    /\bthe reverse\b|\bvice versa\b|\bin return\b|\blikewise\b|\bthe same (?:right|duty|limit|rule|promise)\b/i,
  ],
]

/** The signs of a clause whose sides are marked, each once, as names: words, pairs, what is denied, and what it does. */
export const signsOf = (words: string): { words: string[]; pairs: string[]; flags: string[] } => {
  const raw = (words.match(pattern) ?? []).slice(0, most)
  const tokens = raw.map(tokenOf)
  const ofWords = new Set<string>()
  const pairs = new Set<string>()
  let denied = 0
  for (const [at, token] of tokens.entries()) {
    const { stem, isSmall } = token
    ofWords.add(`w ${stem}`)
    if (denied > 0 && !isSmall) {
      pairs.add(`n ${stem}`)
    }
    denied = denies.test(raw[at]?.toLowerCase() ?? '') ? 4 : Math.max(0, denied - 1)
    const next = tokens[at + 1]
    if (next) pairs.add(`p ${stem} ${next.stem}`)
    const third = tokens[at + 2]
    if (next && third) pairs.add(`t ${stem} ${next.stem} ${third.stem}`)
    // Pairs of what says something, however far up to five words apart.
    if (isSmall) continue
    let seen = 0
    for (let to = at + 1; to < tokens.length && to < at + 8 && seen < 3; to++) {
      const other = tokens[to] as Token
      if (other.isSmall) continue
      seen++
      pairs.add(`s ${stem} ${other.stem}`)
    }
  }
  const ofFlags = [
    ...flags.flatMap(([name, test]) => (test.test(words) ? [`f ${name}`] : [])),
    ...tailOf(words).map((one) => `f ${one}`),
    `f length ${bucket(tokens.length, [8, 14, 20, 28, 40, 60])}`,
  ]
  return { words: [...ofWords], pairs: [...pairs], flags: ofFlags }
}
