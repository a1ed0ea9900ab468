import { agencies } from '../../case-names/agencies.ts'
import { jurisdictions } from '../../jurisdictions/jurisdictions.ts'
import { isSuffix, looksLikeOrganisation, openers, petitioner } from './words.ts'

type Words = readonly { word: string }[]

/** 'Tires Operations, S. A.', 'Housing Administration, Region No. 4', 'Warden, Maryland Penitentiary'. */
const spacedForm =
  /^(?:S\. de R\. ?L\.(?: de C\. ?V\.)?|S\. A\.|N\. V\.|B\. V\.|A\. G\.|N\. A\.|P\. C\.|P\. A\.|M\. D\.|L\. P\.|L\. L\. [CP]\.|U\. S\. A\.)(?:,|$| (?:Inc|Ltd)\.$)/
const numbered = /^(?:Region|Area|Branch|Unit|Precinct|School) No\. \d{1,4}$/
const office =
  /^(?:Warden|Superintendent|Sheriff|Secretary|Commissioner|Director|Administrator|Collector|Comptroller),$/
const institution = /\b(?:Penitentiary|Prison|Reformatory|Correction(?:al|s)?|Jail|Hospital|Bureau|Office|OWCP)\b/
const chapter = /^(?:Local|Lodge|Locals|Division|Div\.|Council|Post|Chapter|District|Dist\.|No\.)$/
const alias = /^(?:ex|etc\.|dba|aka|fka|nka|d\/b\/a|a\/k\/a|f\/k\/a|n\/k\/a)$/i

/** 'International Union, UAW': the initials say which union it is. */
const union = /^(?:Union|Workers|Employees|Brotherhood|Teamsters|Ass['’]n|Association),$/
/** Of these initials no union is called: before 'v.' they are a party of their own. */
const isAgency = (initials: string): boolean =>
  /\b(?:agency|administration|board|commission|corporation|department|bureau|service)\b/.test(
    agencies.get(initials.toLowerCase()) ?? '',
  )

/** 'City of Canton, Ohio', 'Fort Bend County, Texas': the state in which a place lies. */
const place =
  /\b(?:(?:City|Town|Village|Township|Borough|County|Parish) of|(?:CITY|TOWN|VILLAGE|COUNTY) OF)\b|[A-Z][\w'’.-]{1,30} (?:County|COUNTY|Cty\.|Township|Twp\.|Parish|Borough|School District|School Dist\.),/
const states: ReadonlySet<string> = new Set(
  jurisdictions.flatMap(({ kind, name, abbreviation }) =>
    kind === 'federal' ? [] : [name, abbreviation, name.toUpperCase()],
  ),
)
/** How many words before the comma may say that it is a place: 'School Board of Nassau County, Florida'. */
const placeWords = 4

/** 'Bureau of Alcohol, Tobacco and Firearms': the end of a list that a body is called by. */
const body =
  /\b(?:Bureau|Board|Department|Dep['’]t|Dept\.|Brotherhood|Commission|Division|Office|Federation|Union) of\b/
const listEnd =
  /^(?:[A-Z][\w'’.]{0,30}, ){0,3}[A-Z][\w'’.]{0,30},? (?:and|&) [A-Z][\w'’.]{0,30}(?: (?:of America|[A-Z][\w'’.]{0,30}))?$/
const bodyWords = 8

/** 'Board of Directors, Rotary International'. */
const directors = /^(?:Directors|Trustees|Regents|Governors|Supervisors|Commissioners),$/

/** Whether the party goes on behind the comma that ends `words[k]`. */
export function goesOnBehindComma(words: Words, k: number): boolean {
  const [word = '', after = ''] = [words[k]?.word, words[k + 1]?.word]
  const next = after.replace(/(?<![,.])[,.]+$/, '')
  if (isSuffix(after.replace(/,$/, '')) || isSuffix(next) || petitioner.test(next)) return true
  if (alias.test(after) || chapter.test(words[k - 1]?.word ?? '')) return true
  if (/^[a-z]/.test(word) || openers.has(word.replace(/,$/, ''))) return false
  const isLast = words.length - k === 2
  if (isLast && union.test(word) && /^(?:[A-Z]{3,6}|International)$/.test(next) && !isAgency(next)) return true
  const rest = textOf(words.slice(k + 1))
  if (spacedForm.test(rest) || numbered.test(rest) || (office.test(word) && institution.test(rest))) return true
  if (directors.test(word) && textOf(words.slice(Math.max(0, k - 2), k)) === 'Board of') return true
  if (isState(rest) && place.test(textOf(words.slice(Math.max(0, k - placeWords), k + 1)))) return true
  if (listEnd.test(rest) && body.test(textOf(words.slice(Math.max(0, k - bodyWords), k + 1)))) return true
  return (looksLikeOrganisation(rest) && words.length - k < 12) || /^(?:&|and)$/.test(after)
}

const textOf = (words: Words): string => words.map(({ word }) => word).join(' ')

/** A state alone, or with the form of a company: 'Kansas City, Missouri, Inc.'. */
const isState = (rest: string): boolean => states.has(rest.replace(/,(?: Inc\.)?$/, ''))

/** 'Under Chevron, Department of Commerce v. New York': the sentence speaks of another case first. */
const speaksOf = /^(?:Under|In|As|After|Since|Unlike|Following|Applying|Despite|Given|Before|By)$/
export const isSpokenOf = (opener: string, words: Words, k: number): boolean => {
  const [word = '', after = ''] = [words[k]?.word, words[k + 1]?.word]
  if (!speaksOf.test(opener) || !/^[A-Z][\w'’-]{0,40},$/.test(word)) return false
  const rest = textOf(words.slice(k + 1))
  return !isSuffix(after.replace(/,$/, '')) && !/^(?:Local|Lodge|Council|No\.)/.test(after) && !/&|,/.test(rest)
}
