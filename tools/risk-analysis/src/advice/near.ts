import { sentencesOf } from '@casewright/law'

const step = '(?:hearing|trial|arraignment|answer|response|opposition|reply|responsive pleading|deadline)'
/** A step that is near or overdue by the words of the description, with no day to count. */
const near = new RegExp(
  `\\b${step}s?\\b[^.;?!]{0,40}?\\b(?:next week|this (?:week|friday|monday)|tomorrow|today|in (?:\\d+|two|three|four|five|six|ten) days|(?:is|was|are|were) (?:over)?due|passed|has (?:run|passed)|overdue|already late)\\b|\\b(?:overdue|late|missed) ${step}\\b|\\b(?:missed|blew) (?:the|an?|its|his|her|our) ${step}\\b`,
  'i',
)
const mostShown = 120
/** What a lawyer before missed is what the case is about. */
const ofAnother = /\b(?:old|former|prior|previous|first|their|his|her) (?:lawyer|attorney|counsel|firm)\b/i

/** A sentence of an earlier year tells what was. */
const isPast = (sentence: string, today: Date): boolean => {
  const years = [...sentence.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  return years.length > 0 && years.every((year) => year < today.getUTCFullYear())
}

/**
 * What has to be done first since its time is near or over, with the words that say so: 'Hearing next week', 'the answer date
 * passed about September 25'.
 */
export function nearSteps(text: string, today: Date): string[] {
  const found = sentencesOf({ text })
    .map(({ start, end }) => text.slice(start, end).trim())
    .find((sentence) => near.test(sentence) && !isPast(sentence, today) && !ofAnother.test(sentence))
  if (!found) return []
  const clause = found.split(/[;,] (?=and |but )/).find((part) => near.test(part)) ?? found
  const shown = clause.length > mostShown ? `${clause.slice(0, clause.lastIndexOf(' ', mostShown))} …` : clause
  return [
    `See at once what is due, and what can still be filed: “${shown.replace(/[.,;]$/, '')}.” Where its time has passed, ask for more time or for relief.`,
  ]
}
