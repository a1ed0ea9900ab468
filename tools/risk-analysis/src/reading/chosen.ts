import type { CaseType } from '../case-types.ts'
import { type Represented, representedTitles } from '../represented.ts'
import { namedAgainst } from './introduced.ts'
import { adversariesIn } from './named.ts'
import { claimantWords, defendantWords, partiesOf } from './roles.ts'
import type { Side } from './side.ts'

/** Who brings the claim whatever else is told, in a criminal case who defends. */
const usual: Partial<Record<Represented, boolean>> = {
  claimant: true,
  petitioner: true,
  defense: true,
  defendant: false,
  respondent: false,
  prosecution: false,
}

/** Words that only who brings a claim says of themselves. */
const suesFirst =
  /\b(?:i|we) (?:was|were|got|have been|had been) (?:\w+ly )?(?:fired|let go|laid off|terminated|demoted|hit|struck|rear-ended|injured|hurt|bitten|burned|never paid)\b|\b(?:i|we) (?:sued|filed suit|are suing|am suing|want to sue|wish to sue)\b/i

/** Words of whoever defends the accused. */
const accused =
  /\b(?:we|i) (?:defend|represent the (?:defendant|accused))\b|\b(?:we are|i am|we['’]re|i['’]m) defending\b|\bclients?(?:, [\w .]{1,30},)? (?:is|was|has been) (?:charged|arrested|indicted|accused)\b|\bi (?:was|am|have been) (?:charged|arrested|indicted)\b/i

/** 'The landlord' where the words are of a client who is the tenant. */
const opposite: Partial<Record<Represented, RegExp>> = {
  landlord: /^(?:tenants?|lessees?|renters?)$/i,
  tenant: /^(?:landlords?|lessors?)$/i,
}

/**
 * The side that somebody chose, with whom the description sets against whom. Where it names another client, the choice
 * holds, and what it says is given back.
 * @param read what the description says without the choice
 */
export function sideAsChosen(
  text: string,
  type: CaseType,
  chosen: Represented,
  read: Side,
  readAgain: (text: string, type: CaseType) => Side,
): Side {
  const role = chosen === 'landlord' || chosen === 'tenant' ? chosen : undefined
  // Of a landlord only the description says who sues.
  const told = role && readAgain(`We represent the ${role}. ${text}`, type)
  const isUsual = told ? told.isUsual : usual[chosen] === true
  const title = representedTitles[chosen].replace('The', 'the')
  const against = contradicted()
  const base = {
    isUsual,
    title,
    isOpen: told?.isOpen === true,
    isChosen: true as const,
    ...(against && { against }),
    ...(!against && read.anchor && { anchor: read.anchor }),
  }
  const isAsRead = !against && (read.anchor !== undefined || read.isUsual === isUsual)
  if (told) return { ...base, own: told.own, other: told.other }
  const set = type === 'criminal' ? { claimant: [], defendant: [] } : setAgainst(text, type)
  const [mine, theirs] = isUsual ? [set.claimant, set.defendant] : [set.defendant, set.claimant]
  if (isAsRead) {
    // 'We represent the father', and the form says that he is the respondent: who he is stays, and what part he has is as chosen.
    const turned = read.isAssumed === true && read.isUsual !== isUsual && type !== 'criminal'
    const part = (words: readonly string[], from: string, to: string) =>
      turned ? words.map((one) => (one === from ? to : one)) : [...words]
    const [own, other] = [
      part(read.own, claimantWords, defendantWords),
      part(read.other, defendantWords, claimantWords),
    ]
    const isNew = (head: string) => ![...read.own, ...read.other].includes(head)
    return { ...base, own: [...own, ...mine.filter(isNew)], other: [...other, ...theirs.filter(isNew)] }
  }
  if (type === 'criminal') return { ...base, own: read.other, other: read.own }
  const roles = partiesOf(type)
  const [own, other] = isUsual ? [roles.claimant, roles.defendant] : [roles.defendant, roles.claimant]
  return {
    ...base,
    own: [...(isUsual ? [claimantWords] : [defendantWords]), ...own, ...mine],
    other: [...(isUsual ? [defendantWords] : [claimantWords]), ...other, ...theirs],
  }

  function contradicted(): Side['against'] | undefined {
    const words = read.anchor?.words
    if (words && role) {
      const other = opposite[role]
      return words.split(/[^\w-]+/).some((word) => other?.test(word))
        ? { title: role === 'landlord' ? 'the tenant' : 'the landlord', words }
        : undefined
    }
    if (words && !read.isOpen && !read.isAssumed && read.isUsual !== isUsual) return { title: read.title, words }
    if (words || isUsual) return undefined
    const first = (type === 'criminal' ? accused : suesFirst).exec(text)?.[0]
    return first ? { title: type === 'criminal' ? 'the defense' : 'the claimant', words: first } : undefined
  }
}

/** Who sues and who is sued, by the words that set them against each other. */
function setAgainst(text: string, type: CaseType): { claimant: string[]; defendant: string[] } {
  const both = namedAgainst(text, type)
  for (const { head, span, sues } of adversariesIn(text)) {
    const words = text.slice(span.start, span.end)
    if (sues) both.claimant.push(head)
    else if (/\b(?:su(?:es|ed|ing)|against|vs?\.?|versus|evict\w*) $/i.test(words)) both.defendant.push(head)
  }
  return both
}
