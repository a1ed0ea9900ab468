import { sentencesOf } from '@casewright/law'

const harm =
  /\b(?:slipp?ed|slips?|tripp?ed|fell|falls?|was hit|hit by|struck|crash(?:ed)?|collision|collided|accident|rear-ended|ran (?:a|the) (?:red|stop)|injured|hurt|bitten|burned)\b/i
const year = /\b(?:19|20)\d\d\b/g

const yearsIn = (words: string): number[] => [...words.matchAll(year)].map(([found]) => Number(found))

/** The first year that is named where the harm is told; undefined where none is. */
function yearOfHarm(text: string): number | undefined {
  const years = sentencesOf({ text }).flatMap(({ start, end }) => {
    const words = text.slice(start, end)
    return harm.test(words) ? yearsIn(words) : []
  })
  return years.length > 0 ? Math.min(...years) : undefined
}

/** Whether words with a year tell of a time before the harm: 'had neck surgery in 2019', of a crash in 2025. */
export function isBeforeHarm(words: string, text: string): boolean {
  const [own] = yearsIn(words)
  const since = yearOfHarm(text)
  return own !== undefined && since !== undefined && own < since
}
