import type { Word } from './reading.ts'

/** Words that deny what follows them. */
const denies = new Set('not no never cannot nor neither without none nothing nobody'.split(' '))
/** What is forbidden, refused, taken away or lacking lies behind such a word: 'prohibits a public official from recovering'. */
const withholding =
  /^(?:prohibit\p{L}*|forb(?:id|ids|idden|ade|idding)|bar(?:s|red|ring)?|ban(?:s|ned|ning)?|preclu\p{L}*|foreclos\p{L}*|prevent\p{L}*|den(?:y|ies|ied|ying|ial)|refus\p{L}*|reject\p{L}*|declin(?:e[sd]?|ing)|lack(?:s|ed|ing)?|unable|incapable|powerless|immun\p{L}*|exempt\p{L}*|disallow\p{L}*|disqualif\p{L}*|disentitl\p{L}*|enjoin\p{L}*|reliev(?:e[sd]?|ing)|excus(?:e[sd]?|ing)|absolv\p{L}*|strip(?:s|ped|ping)?|depriv\p{L}*|divest\p{L}*|withh[eo]ld\p{L}*|exclud\p{L}*|forfeit(?:s|ed|ing)?|defeat(?:s|ed|ing)?|nullif\p{L}*|outlaw\p{L}*|absent)$/u
/** 'The rule stops the agent from a sale', 'keeps the officer from a search': what takes away stands behind what it is taken from. */
const holdingBack =
  /^(?:keeps?|kept|keeping|stop(?:s|ped|ping)?|restrain(?:s|ed|ing)?|discharg\p{L}*|shield(?:s|ed|ing)?)$/u
/** The furthest that 'from' stands behind such a verb, in words. */
const furthestFrom = 7

/** Whether what lies behind a word is forbidden, refused, taken away or lacking. */
export function isWithheld(words: readonly Word[], at: number): boolean {
  const word = words[at]?.word ?? ''
  if (withholding.test(word)) return true
  if (/^fail(?:s|ed|ing|ure|ures)?$/.test(word)) return words[at + 1]?.word === 'to'
  return holdingBack.test(word) && words.slice(at + 1, at + 1 + furthestFrom).some((next) => next.word === 'from')
}

/** Words that deny, refuse or take away, in whatever way: a sentence with one may say the opposite in other words. */
const turns =
  /^(?:un\p{L}{4,}|(?:in|im|ir|il)(?:valid|admiss|adequa|suffici|effect|consist|correct|proper|permiss|relev|reason|respons|legal|capab|applic)\p{L}*|non\p{L}{4,}|fail\p{L}*|lack\p{L}*|revers\p{L}*|exclus\p{L}*|except\p{L}*|unless|rather|hardly|barely|scarcely|contrary|but|however|although|though|absence|instead|less|few|fewer|little|least|until|overrul\p{L}*|vacat\p{L}*|disapprov\p{L}*|whether|if)$/u
/** 'not only', 'no doubt', 'whether or not' deny nothing. */
const harmless = /^(?:only|merely|just|simply|solely|doubt|question|less|more|later|matter|longer)$/
/** How far a denial reaches, in words. */
const reach = 6

/** Whether a word denies what follows it. */
export const isDenial = ({ word }: Word, next: Word | undefined, before: Word | undefined): boolean =>
  (denies.has(word) || /n't$/.test(word)) && !(next && harmless.test(next.word)) && before?.word !== 'or'

/** A sentence with its words: `text` is what they are places in, from `offset` on. */
export interface Side {
  text: string
  words: readonly Word[]
  offset: number
}

/**
 * The places of the words that lie, in its own clause, behind a word that takes something back.
 * @param takes whether the word at a place does
 * @param reaches how far it reaches, in words
 * @param ends the words that end its clause
 */
export function placesUnder(
  { text, words, offset }: Side,
  takes: (at: number) => boolean,
  { reaches, ends }: { reaches: number; ends: RegExp },
): Set<number> {
  const taken = new Set<number>()
  words.forEach((_, at) => {
    if (!takes(at)) return
    for (let next = at + 1; next < words.length && next <= at + reaches; next++) {
      const between = text.slice((words[next - 1]?.end ?? 0) - offset, (words[next]?.start ?? 0) - offset)
      if (/[;:.!?—]/.test(between) || ends.test(words[next]?.word ?? '')) break
      taken.add(next)
    }
  })
  return taken
}

/** Which of the words are denied. */
export const deniedIn = (side: Side): Set<number> =>
  placesUnder(side, (at) => isDenialAt(side.words, at), { reaches: reach, ends: /^but$/ })

/** Whether the word at a place denies what follows it. */
export const isDenialAt = (words: readonly Word[], at: number): boolean => {
  const word = words[at]
  return word !== undefined && isDenial(word, words[at + 1], words[at - 1])
}

/** Whether any of the words denies or turns what is said. */
export const isPlain = (words: readonly Word[]): boolean =>
  words.every(({ word }, at) => !denies.has(word) && !/n't$/.test(word) && !turns.test(word) && !isWithheld(words, at))

const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['affirm'], ['revers', 'vacat']],
  [['grant'], ['deni']],
  [
    ['permit', 'allow', 'author'],
    ['prohibit', 'forbid', 'forbidden', 'bar', 'preclud'],
  ],
  [['requir'], ['prohibit', 'forbid', 'forbidden']],
  [['includ'], ['exclud']],
  [['liabl'], ['immun']],
  [['alwai'], ['never']],
  [['increas'], ['decreas', 'reduc']],
  [
    ['broad', 'broadli'],
    ['narrow', 'narrowli'],
  ],
  [
    ['uphold', 'upheld'],
    ['invalid', 'strike', 'struck'],
  ],
  [['civil'], ['crimin']],
  [['subject'], ['object']],
]

/** Whether two stems say the opposite: 'lawful' and 'unlawful', 'grant' and 'deny'. */
export function areOpposite(one: string, other: string): boolean {
  if (one.length > 4 && other.length > 4 && (isNegated(one, other) || isNegated(other, one))) return true
  return opposites.some(
    ([left, right]) => (left.includes(one) && right.includes(other)) || (left.includes(other) && right.includes(one)),
  )
}

const isNegated = (plain: string, negated: string): boolean =>
  negated.length - plain.length <= 3 &&
  negated.endsWith(plain) &&
  /^(?:un|in|im|ir|il|non|dis)$/.test(negated.slice(0, -plain.length))

const numbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at]),
)
for (const [word, value] of Object.entries({
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
}))
  numbers.set(word, value)

/** The number that a word is: '14', 'fourteen', '$5,000'. */
export const numberOf = ({ word }: Word): number | undefined => {
  const digits = word.replace(/[$,%]/g, '').replace(/\.$/, '')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : numbers.get(word)
}
