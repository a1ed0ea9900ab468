import { findSpokenDates } from '@casewright/law'
import { canonical } from './canonical.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const fixed: Record<string, number> = {
  a: 1,
  an: 1,
  half: 0.5,
  quarter: 0.25,
  third: 3,
  dozen: 12,
  both: 2,
  couple: 2,
  twice: 2,
  day: 24,
}

/** Every value that the number words in a row may mean: 'sixty two five' is 62, 5, 625, 62,500 and more. */
function spoken(words: readonly string[]): number[] {
  const values = new Set<number>()
  for (let from = 0; from < words.length; from++) {
    let candidates: number[] = [0]
    let below = 0
    for (const word of words.slice(from, from + 10)) {
      const at = ones.indexOf(word)
      const ten = tens.indexOf(word)
      const value =
        at >= 0 ? at : ten >= 0 ? 20 + 10 * ten : ordinals.includes(word) ? ordinals.indexOf(word) + 1 : fixed[word]
      if (word === 'hundred') candidates = candidates.map((one) => (one || 1) * 100)
      else if (word === 'thousand' || word === 'grand') candidates = candidates.map((one) => (one || 1) * 1000)
      else if (word === 'million') candidates = candidates.map((one) => (one || 1) * 1_000_000)
      else if (word === 'oh' || word === 'zero') candidates = candidates.flatMap((one) => [one, one * 10])
      else if (word === 'and' || word === 'point') continue
      else if (value === undefined) break
      else
        candidates = candidates.flatMap((one) => [
          one + value,
          one * 10 + value,
          one * 100 + value,
          one * 1000 + value * 100,
          // 'Six thousand one fifty'.
          Math.floor(one / 1000) * 1000 + (one % 1000) * 100 + value,
        ])
      candidates = [...new Set(candidates)].slice(0, 400)
      for (const one of candidates) values.add(one)
      below++
      if (below > 8) break
    }
  }
  return [...values]
}

/** What was said sign by sign, 'seven two oh oh', and with cents, 'twenty two dollars and fifty cents'. */
function oneByOne(words: readonly string[]): number[] {
  const runs: string[] = []
  let run = ''
  for (const word of [...words, '']) {
    const at = word === 'oh' ? 0 : ones.indexOf(word)
    if (at >= 0 && at < 10) run += at
    else {
      if (run.length > 1) runs.push(run)
      run = ''
    }
  }
  return runs.map(Number)
}
const withCents = (text: string): number[] =>
  [
    ...text.matchAll(/\b(?<before>(?:[a-z]+[ -]){1,8})dollars? (?:and )?(?<cents>[a-z]+(?:[ -][a-z]+)?) cents?\b/g),
  ].flatMap(({ groups }) =>
    spoken((groups?.before ?? '').match(/[a-z]+/g) ?? []).flatMap((whole) =>
      spoken((groups?.cents ?? '').match(/[a-z]+/g) ?? []).map((cents) => whole + cents / 100),
    ),
  )

const digits = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')))

const month =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\btomorrow|\byesterday|first of the year|day,? the \w+(?:st|nd|rd|th)\b/i
/**
 * Without the days that have a year, where the text has a day: as in the fields of days, the year may be added. A wrong one
 * is a fact that is lost.
 */
const withoutYears = (answer: string, text: string) =>
  month.test(text)
    ? answer.replace(
        /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g,
        ' ',
      )
    : answer

/** Figures in answers that are in no way in the text: neither as digits, nor as words, nor as part of a date. */
export function figuresNotIn(text: string, answers: readonly string[]): string[] {
  const given = new Set<number>(digits(text))
  for (const value of spoken(text.toLowerCase().match(/[a-z]+/g) ?? []))
    for (const one of [value, value * 1000]) given.add(one)
  for (const one of oneByOne(text.toLowerCase().match(/[a-z]+/g) ?? [])) given.add(one)
  for (const one of withCents(text.toLowerCase())) given.add(one)
  for (const value of digits(text)) for (const one of [value * 1000, value * 1_000_000, value + 2000]) given.add(one)
  for (const { iso } of findSpokenDates(text))
    for (const one of digits((iso ?? '').replaceAll('-', ' '))) given.add(one)
  for (const one of digits(canonical(text))) given.add(one)
  const joined = text.replace(/\D/g, '')
  return answers.flatMap((answer) =>
    /^\d{4}-\d\d-\d\d$/.test(answer)
      ? []
      : digits(withoutYears(answer, text))
          .filter((one) => !given.has(one) && !joined.includes(String(one)))
          .map((one) => `${one} in “${answer.slice(0, 80)}”`),
  )
}
