import type { Word } from './reading.ts'

/** Words that deny what follows them. */
const denies = new Set('not no never cannot nor neither without none nothing nobody'.split(' '))
/** Words that deny, refuse or take away, in whatever way: a sentence with one may say the opposite in other words. */
const turns =
  /^(?:un\p{L}{4,}|(?:in|im|ir|il)(?:valid|admiss|adequa|suffici|effect|consist|correct|proper|permiss|relev|reason|respons|legal|capab|applic)\p{L}*|non\p{L}{4,}|fail\p{L}*|refus\p{L}*|den(?:y|ies|ied|ying|ial)|lack\p{L}*|unable|prohibit\p{L}*|forbid\p{L}*|bar(?:s|red|ring)?|preclud\p{L}*|reject\p{L}*|revers\p{L}*|exclud\p{L}*|except\p{L}*|unless|rather|hardly|barely|scarcely|contrary|but|however|although|though|declin\p{L}*|absent|absence|instead|less|few|fewer|little|least|until|prevent\p{L}*|immun\p{L}*|exempt\p{L}*|overrul\p{L}*|vacat\p{L}*|disapprov\p{L}*|whether|if)$/u
/** 'not only', 'no doubt', 'whether or not' deny nothing. */
const harmless = /^(?:only|merely|just|simply|solely|doubt|question|less|more|later|matter|longer)$/
/** How far a denial reaches, in words. */
const reach = 6

/** Whether a word denies what follows it. */
export const isDenial = ({ word }: Word, next: Word | undefined, before: Word | undefined): boolean =>
  (denies.has(word) || /n't$/.test(word)) && !(next && harmless.test(next.word)) && before?.word !== 'or'

/** Which of the words are denied: `text` is what the words are places in, from `offset` on. */
export function deniedIn(words: readonly Word[], text: string, offset = 0): Set<number> {
  const denied = new Set<number>()
  words.forEach((word, at) => {
    if (!isDenial(word, words[at + 1], words[at - 1])) return
    for (let next = at + 1; next < words.length && next <= at + reach; next++) {
      const between = text.slice((words[next - 1]?.end ?? 0) - offset, (words[next]?.start ?? 0) - offset)
      if (/[;:.!?—]/.test(between) || words[next]?.word === 'but') break
      denied.add(next)
    }
  })
  return denied
}

/** Whether any of the words denies or turns what is said. */
export const isPlain = (words: readonly Word[]): boolean =>
  words.every(({ word }) => !denies.has(word) && !/n't$/.test(word) && !turns.test(word))

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
