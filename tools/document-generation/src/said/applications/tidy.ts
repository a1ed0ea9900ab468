import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { peoples } from './values.ts'

const nationality = new RegExp(`, (?:${peoples})$`, 'iu')

/** What clings to a value and is no part of it, by field. */
const clinging: Readonly<Record<string, readonly RegExp[]>> = {
  applicantName: [
    /['’]s (?:[A-Z]{1,2}-?\d\w*|visa|application|loan|permit|license)\b.*$/su,
    / (?:GM|CEO|CFO|COO|RN|MD|Esq)\.?$/u,
  ],
  placeOfBirth: [/(?<=\p{Ll})\. .*$/su, nationality],
  currentAddress: [
    /^(?:(?:he|she|I|they)(?:['’]s| is| am|['’]m| are)? )?(?:liv(?:es?|ing)|resid(?:es?|ing)) (?:at|in) /iu,
    /(?<=\p{L}{3})\. ?\p{Lu}?.*$/su,
  ],
  site: [/^(?:at|on) /iu],
  collateral: [/^collateral(?: (?:is|will be|would be)|:)? /iu],
}
/** How somebody leads to a list: 'What we’ll do, …', 'Budget: …'. */
const lead =
  /^(?:what (?:we|I|they|he|she)(?:['’](?:ll|ve|d)| will| have| would)?(?: (?:do|have|owe|own|get|want))?[,:]|(?:budget|goals?|activities|skills?|education|experience|references?|refs?|assets|debts)\s?[:.])\s+(?=\S)/iu

/** A value of an application without what clings to it. */
export function tidied(one: Filled): Filled {
  const value = (clinging[one.field] ?? []).reduce((words, pattern) => words.replace(pattern, ''), one.value)
  const bare = value.replace(lead, '')
  return { ...one, value: bare === value && value === one.value ? value : capital(bare.trim()) }
}
