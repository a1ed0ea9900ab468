import { sentencesOf } from '@casewright/law'

/** 'We’d be representing him', 'we are for HER, the practice': a client who was named before, or is named beside it. */
const lead =
  /\b(?:[Ww]e|I)(?:['’](?:re|m|d be|ll be|d)| are| am| would be| will be| would| might be)? (?:(?:here )?for|representing|represent|acting for|act for|defending|defend) (?<who>him|her|HIM|HER|them|THEM)\b(?!['’]| (?:\w+ )?(?:lawyer|attorney|mother|father|husband|wife|brother|sister|company|employer|boss|landlord|estate|son|daughter))(?:,? ?(?:--|–|—|,) ?(?<beside>(?:the |an? )?[\w’' &-]{3,40}?)(?= ?(?:--|–|—|[,.;])))?/
const person =
  /(?<![\p{L}])(?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){1,2}|(?:Mr|Mrs|Ms|Dr)\.? [A-Z][\p{L}’'-]{1,24}/u
const noPerson =
  /\b(?:Street|Avenue|Road|County|Court|Memo|Office|Company|Inc|LLC|Corp|Service|Department|January|February|March|April|May|June|July|August|September|October|November|December)\b/

export interface ForHim {
  /** 'Delroy Banfield'; undefined: nobody is named before. */
  name?: string
  /** What stands beside the pronoun: 'the practice'. */
  beside: string
  pronoun: 'he' | 'she' | 'they'
  start: number
  end: number
}

/** A client of whom only a pronoun says that the writer acts for them, and who that is. */
export function forHim(text: string): ForHim | null {
  const found = lead.exec(text)
  if (!found) return null
  const { who = '', beside = '' } = found.groups ?? {}
  const sentences = sentencesOf({ text }).filter(({ start }) => start < found.index)
  // Who the nearest sentence before begins with, or the same one.
  const name = sentences
    .toReversed()
    .map(({ start, end }) => person.exec(text.slice(start, Math.min(end, found.index)))?.[0])
    .find((one) => one !== undefined && !noPerson.test(one))
  const low = who.toLowerCase()
  return {
    ...(name && { name }),
    beside,
    pronoun: low === 'him' ? 'he' : low === 'her' ? 'she' : 'they',
    start: found.index,
    end: found.index + found[0].length,
  }
}

const letGo =
  /(?:^|[.;:\n] ?|, (?:and|so) )(?<who>he|she|they) (?:had |has |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked) (?<whom>(?:an?|the|his|her|one|two) [\w-]{1,24}|[A-Z][\w’'-]{1,24}(?: [A-Z][\w’'-]{1,24})?)/gim

/** Whether the one so meant let somebody else go: 'He fired Marisol Prado'. */
export const isEmployer = ({ pronoun, name }: ForHim, text: string): boolean =>
  [...text.matchAll(letGo)].some(({ groups: { who = '', whom = '' } = {} }) => {
    const isSame = name?.split(' ').some((part) => whom.split(' ').includes(part))
    return who.toLowerCase() === pronoun && !isSame && !/^(?:her|him|them|it)\b/i.test(whom)
  })
