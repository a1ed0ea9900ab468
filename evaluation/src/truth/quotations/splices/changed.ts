import { numberedSentences } from '../sentences.ts'
import { ofEach, type Source, type Way } from './source.ts'

/** Puts one word for another wherever it stands first in a sentence's order; both ways, so that parties swap. */
const exchanging = (pairs: readonly (readonly [string, string])[], mark = (word: string) => word): Way => {
  const other = new Map(pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const]))
  const any = new RegExp(`\\b(?:${[...other.keys()].join('|')})(?=s?\\b)`, 'gi')
  return ofEach((words) => {
    let changes = 0
    const changed = words.replace(any, (word) => {
      changes++
      const swapped = other.get(word.toLowerCase()) ?? word
      return mark(/^[A-Z]/.test(word) ? swapped.charAt(0).toUpperCase() + swapped.slice(1) : swapped)
    })
    return changes > 0 ? changed : null
  })
}

/** One word changed, once. */
const changing = (to: Record<string, string>): Way => {
  const any = new RegExp(`(?<= )(?:${Object.keys(to).join('|')})(?= )`)
  return ofEach((words) => (any.test(words) ? words.replace(any, (word) => to[word] ?? word) : null))
}

const roles = [
  ['plaintiff', 'defendant'],
  ['petitioner', 'respondent'],
  ['appellant', 'appellee'],
  ['buyer', 'seller'],
  ['employer', 'employee'],
  ['lessor', 'lessee'],
  ['creditor', 'debtor'],
  ['husband', 'wife'],
  ['buyer', 'seller'],
  ['mortgagor', 'mortgagee'],
] as const

const inNumbers =
  (change: (words: string, source: Source) => string | null): Way =>
  (source) =>
    source.chance
      .shuffled(numberedSentences(source.text, 0, source.parts[0]?.end))
      .flatMap(({ words }) => change(words, source) ?? [])

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']

/** A word of the passage is another. */
export const changed: Record<string, Way> = {
  'parties swapped': exchanging(roles),
  'institutions swapped': exchanging([
    ['Congress', 'the President'],
    ['federal', 'state'],
    ['legislature', 'judiciary'],
    ['majority', 'minority'],
    ['interstate', 'intrastate'],
  ]),
  'may, must and shall': changing({
    may: 'must',
    must: 'may',
    shall: 'may',
    should: 'must',
    could: 'must',
    will: 'may',
    cannot: 'can',
    would: 'will',
  }),
  'not, put in': changing({ is: 'is not', are: 'are not', was: 'was not', were: 'were not', may: 'may not' }),
  'a word for its opposite': changing({
    constitutional: 'unconstitutional',
    unconstitutional: 'constitutional',
    valid: 'invalid',
    invalid: 'valid',
    affirmed: 'reversed',
    reversed: 'affirmed',
    denied: 'granted',
    granted: 'denied',
    reasonable: 'unreasonable',
    unreasonable: 'reasonable',
    lawful: 'unlawful',
    unlawful: 'lawful',
    before: 'after',
    after: 'before',
    more: 'less',
    less: 'more',
    always: 'never',
    all: 'some',
    every: 'no',
    sufficient: 'insufficient',
    insufficient: 'sufficient',
    guilty: 'innocent',
    liable: 'not liable',
    within: 'beyond',
    necessary: 'unnecessary',
  }),
  'and for or': changing({ and: 'or', or: 'and' }),
  'a synonym': changing({
    because: 'since',
    therefore: 'thus',
    however: 'nevertheless',
    upon: 'on',
    purpose: 'aim',
    clearly: 'plainly',
    requires: 'demands',
    held: 'found',
    question: 'issue',
    entire: 'whole',
    concluded: 'decided',
    power: 'authority',
  }),
  'a word put in': ofEach((words, { chance }) => {
    const all = words.split(' ')
    const at = 3 + Math.floor(chance.next() * (all.length - 5))
    return [...all.slice(0, at), chance.pick(['always', 'clearly', 'knowingly', 'expressly']), ...all.slice(at)].join(
      ' ',
    )
  }),
  'two words changed places': ofEach((words, { chance }) => {
    const all = words.split(' ')
    const long = [...all.keys()].filter((at) => at > 0 && /^[a-z]{5,}$/.test(all[at] ?? ''))
    const [one, two] = chance.shuffled(long)
    if (one === undefined || two === undefined || all[one] === all[two]) return null
    ;[all[one], all[two]] = [all[two] as string, all[one] as string]
    return all.join(' ')
  }),
  'a number in digits': inNumbers((words, { chance }) => {
    const figures = words.match(/(?<!\d)\d{1,3}(?:,\d{3})*(?!\d)/g)
    if (!figures) return null
    const figure = chance.pick(figures)
    const last = Number(figure.at(-1))
    return words.replace(figure, `${figure.slice(0, -1)}${(last + 1 + Math.floor(chance.next() * 8)) % 10}`)
  }),
  'a year': inNumbers((words, { chance }) =>
    /\b1[789]\d\d\b/.test(words)
      ? words.replace(/\b1[789]\d\d\b/, (year) => String(Number(year) + chance.pick([-10, -1, 1, 2, 10])))
      : null,
  ),
  'a month': inNumbers((words, { chance }) => {
    const month = months.find((one) => one !== 'May' && words.includes(`${one} `))
    return month ? words.replace(month, chance.pick(months.filter((one) => one !== month))) : null
  }),
  'a number in words': changing({
    two: 'three',
    three: 'five',
    four: 'two',
    five: 'six',
    six: 'eight',
    seven: 'nine',
    ten: 'twelve',
    twelve: 'ten',
    twenty: 'thirty',
    first: 'second',
    second: 'third',
    hundred: 'thousand',
  }),
  'parties swapped in brackets': exchanging(roles, (word) => `[${word}]`),
  'not, put in in brackets': changing({ is: 'is [not]', are: 'are [not]', was: 'was [not]', may: 'may [not]' }),
  'must in brackets': changing({ may: '[must]', should: '[must]', could: '[must]' }),
}
