/** 'We’d be representing him', 'we are for HER, the practice': a client who was named before, or is named beside it. */
const lead =
  /\b(?:[Ww]e|I)(?:['’](?:re|m|d be|ll be|d)| are| am| would be| will be| would| might be)? (?:(?:here )?for|representing|represent|acting for|act for|defending|defend) (?<who>him|her|HIM|HER|them|THEM)\b(?!['’]| (?:\w+ )?(?:lawyer|attorney|mother|father|husband|wife|brother|sister|company|employer|boss|landlord|estate|son|daughter))(?:,? ?(?:--|–|—|,) ?(?<beside>(?:the |an? )?[\w’' &-]{3,40}?)(?= ?(?:--|–|—|[,.;])))?/
const person =
  /(?<![\p{L}])(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?[A-Z][\p{L}’'-]{1,24}(?: [A-Z][\p{L}’'-]{1,24}){1,2}|(?:Mr|Mrs|Ms|Miss|Dr)\.? [A-Z][\p{L}’'-]{1,24}/gu
/** Somebody else of whom a 'him' or a 'her' may tell, who is called by what they are. */
const somebody =
  /(?<!, (?:an?|the) )\b(?:an?|the|his|her|their|our|my) (?:\w+ )?(?<role>landlord|landlady|tenant|driver|doctor|surgeon|nurse|boss|supervisor|manager|foreman|neighbou?r|seller|buyer|borrower|lender|contractor|builder|owner|officer|teacher|coach|guard|man|woman|guy|lady|boy|girl|husband|wife|brother|sister|mother|father|uncle|aunt|son|daughter|boyfriend|girlfriend|ex)\b(?!['’])/gi
const male = /^(?:Mr\b|man|guy|boy|husband|brother|father|uncle|son|boyfriend)/i
const female = /^(?:Mrs\b|Ms\b|Miss\b|landlady|woman|lady|girl|wife|sister|mother|aunt|daughter|girlfriend)/i
const noPerson =
  /\b(?:Street|Avenue|Road|County|Court|Memo|Office|Company|Inc|LLC|Corp|Service|Department|January|February|March|April|May|June|July|August|September|October|November|December)\b/

export interface ForHim {
  /** 'Delroy Banfield'; undefined: nobody is named before, or it may be one of several. */
  name?: string
  /** It may be one of several who were named before. */
  isOpen?: true
  /** What stands beside the pronoun: 'the practice'. */
  beside: string
  pronoun: 'he' | 'she' | 'they'
  start: number
  end: number
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(person)].map(([one]) => one).filter((one) => !noPerson.test(one))
const lastOf = (name: string): string =>
  name
    .split(' ')
    .at(-1)
    ?.replace(/['’]s?$/, '') ?? name
/** Whether two people have one of these last names: Tom Bell and Kate Bell, Tom Bell and Mrs. Bell. */
function isShared(text: string, lasts: ReadonlySet<string>): boolean {
  const names = namesIn(text).filter((one) => lasts.has(lastOf(one)))
  const firsts = names.map((one) =>
    one
      .split(' ')
      .slice(0, -1)
      .join(' ')
      .replace(/^(?:Mr|Dr)\b\.? ?/, ''),
  )
  const isCouple = names.some((one) => male.test(one)) && names.some((one) => female.test(one))
  return isCouple || new Set(firsts.filter((first) => first !== '')).size > 1
}

/** A client of whom only a pronoun says that the writer acts for them, and who that is. */
export function forHim(text: string): ForHim | null {
  const found = lead.exec(text)
  if (!found) return null
  const { who = '', beside = '' } = found.groups ?? {}
  const low = who.toLowerCase()
  const opposite = low === 'him' ? female : low === 'her' ? male : undefined
  const before = text.slice(0, found.index)
  const fits = (one: string) => opposite?.test(one) !== true
  const names = namesIn(before).filter(fits)
  const roles = [...before.matchAll(somebody)].map(({ groups }) => groups?.role ?? '')
  const lasts = new Set(names.map(lastOf))
  const isOnly = low !== 'them' && lasts.size === 1 && !roles.some(fits)
  const name = isOnly && !isShared(text, lasts) ? names[0] : undefined
  return {
    ...(name && { name }),
    ...(!name && names.length > 0 && beside === '' && { isOpen: true as const }),
    beside,
    pronoun: low === 'him' ? 'he' : low === 'her' ? 'she' : 'they',
    start: found.index,
    end: found.index + found[0].length,
  }
}

const letGo =
  /(?:^|[.;:\n] ?|, (?:and|so) )(?<who>he|she|they) (?:had |has |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked) (?<whom>(?:an?|the|his|her|one|two) [\w-]{1,24}|[A-Z][\w’'-]{1,24}(?: [A-Z][\w’'-]{1,24})?)/gim

/** Whether the client is a 'he' or a 'she', where the writer says so. */
export function clientIs(text: string): 'he' | 'she' | undefined {
  const pronoun = forHim(text)?.pronoun
  return pronoun === 'they' ? undefined : pronoun
}

/** Somebody of that kind was let go too: the one who did it and the one whom it befell are called alike. */
const letGoToo = {
  he: /\b(?:he|him) (?:was|were|got|has been|had been|is being) (?:\w+ly |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked|demoted)\b|\b(?:fired|dismissed|terminated|sacked|let) him\b/i,
  she: /\bshe (?:was|got|has been|had been|is being) (?:\w+ly |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked|demoted)\b|\b(?:fired|dismissed|terminated|sacked|let) her\b/i,
  they: /\bthey (?:were|got|have been|had been|are being) (?:\w+ly |then |later )?(?:fired|let go|laid off|terminated|dismissed|sacked|demoted)\b/i,
}

/** Whether the one so meant let somebody else go: 'He fired Marisol Prado'. */
export const isEmployer = ({ pronoun, name }: ForHim, text: string): boolean =>
  !letGoToo[pronoun].test(text) &&
  [...text.matchAll(letGo)].some(({ groups: { who = '', whom = '' } = {} }) => {
    const isSame = name?.split(' ').some((part) => whom.split(' ').includes(part))
    return who.toLowerCase() === pronoun && !isSame && !/^(?:her|him|them|it)\b/i.test(whom)
  })
