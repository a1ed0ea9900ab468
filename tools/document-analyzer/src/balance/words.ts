import type { SideTerm } from '../output.ts'

/** What a term is for its side, in the order in which a client asks. */
export const effects = ['gives-up', 'bears', 'excused', 'may'] as const satisfies readonly SideTerm['how'][]

export const effectTitles: Readonly<Record<SideTerm['how'], string>> = {
  may: 'May do alone',
  'gives-up': 'Gives up, or may not do',
  bears: 'Bears',
  excused: 'Does not answer for',
}

const limitWords: Readonly<Record<SideTerm['limits'][number], string>> = {
  notice: 'notice',
  cure: 'time to cure',
  cap: 'an amount or a count',
  time: 'time',
  reason: 'a condition',
  consent: 'consent',
  law: 'the law',
}

/** What limits a term in its own sentence, as words. */
export const limitsSaid = ({ limits }: Pick<SideTerm, 'limits'>): string =>
  limits.length > 0
    ? `Limited by ${limits.map((one) => limitWords[one]).join(', ')}`
    : 'Nothing in the sentence limits it'

export const aboutBalance =
  'What one side alone gives up or may not do, bears, does not answer for and may do, by the words of the contract. It is no finding: what is usual stands here too, and a limit in another sentence is not seen.'

/** Terms of one effect, those that nothing limits first, each group in the order of the text. */
export const termsOf = (terms: readonly SideTerm[], how: SideTerm['how']): SideTerm[] =>
  terms
    .filter((term) => term.how === how)
    .toSorted((one, other) => Number(one.limits.length > 0) - Number(other.limits.length > 0))
