import type { FoundName } from '@casewright/law'
import { nameOfParty, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { type Asked, askedOf, rolesOf } from '../reading/asked.ts'
import { literal } from '../reading/literal.ts'
import { nounsOf } from '../reading/role-nouns.ts'
import { type Unit, unitAt } from '../reading/units.ts'
import { partByActs } from './acts.ts'
import { eachOnce, isSameName, namesIn } from './names.ts'

/** Why it is not certain who has a part, and whom the notes may mean. */
export interface DoubtOnParty {
  why: string
  candidates: string[]
  /** The part that the notes give to it instead. */
  role?: string
}

const ofPersons = /^(?:attorney|affiant|candidate|recommender|principal|agent|tenant|employee|sender|judge)$/
const places = new Set(['premises', 'site', 'deliveryPlace'])
const vague =
  /^(?:i|to|from|by|name|me|party|company|parties|we|appoint|organization|his|her|owner|signed by|dept|office|board|department)$/

/** What a part is called in notes. */
const wordsOf = (asked: readonly Asked[], role: string): string[] =>
  [
    ...new Set([
      ...nounsOf(role),
      ...asked.filter((one) => one.role === role && one.holds === 'name').flatMap(({ names }) => names),
    ]),
  ].filter((one) => one.length > 2 && !vague.test(one))

const is = "(?:[’']s| is| are| was| will be| would be| is to be| shall be|:| =|,| \\(| -| –)"
const patternBefore = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.map(literal).join('|')})s?${is}\\s{0,2}(?:(?:the|an?|our|my|his|her)? ?(?!(?:and|or|but|with|from|to|by|for|of)\\b)[\\p{Ll} -]{0,24}[,:]? ?)?$`,
    'iu',
  )
const rightBefore = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.map(literal).join('|')})s? $`, 'iu')
const patternAfter = (words: readonly string[]) =>
  new RegExp(
    `^(?:,? (?:is|are|as|will be|=|being)|,| \\(|:) ?(?:the |our |my |an? )?(?:${words.map(literal).join('|')})(?![\\p{L}\\d])`,
    'iu',
  )

/** Whether words right beside a name give it a part. */
function isCalled(text: string, { start, end }: Pick<FoundName, 'start' | 'end'>, words: readonly string[]): boolean {
  if (words.length === 0) return false
  const before = text.slice(Math.max(0, start - 60), start)
  const lead = before.slice(Math.max(before.lastIndexOf('. ') + 1, 0))
  if (patternBefore(words).test(lead) || rightBefore(words).test(lead)) return true
  const after = text.slice(end, end + 50)
  const found = patternAfter(words).exec(after)
  // 'Landlord Patricia Vance, tenant Joel Kim': the noun goes with the name behind it.
  return found !== null && !/^,? ?(?:is |: ?)?\p{Lu}/u.test(after.slice(found[0].length))
}

/** Places of a name in a text, up to twenty. */
export const mentionsOf = (text: string, name: string): Pick<FoundName, 'start' | 'end'>[] => {
  const found: { start: number; end: number }[] = []
  for (let at = text.indexOf(name); at >= 0 && found.length < 20; at = text.indexOf(name, at + name.length))
    found.push({ start: at, end: at + name.length })
  return found
}

/** A place or a court, which is no party by its name alone. */
const noParty =
  /\b(?:County|Parish|Court|Circuit|City|Street|Avenue|Road|State|District)$|^(?:The )?(?:Circuit|District|Superior|Supreme|County) |\bCourt of\b/u

/** 'Marketing Manager': what somebody is hired as. */
const position =
  /\b(?:Manager|Director|Officer|President|Engineer|Analyst|Assistant|Coordinator|Supervisor|Technician|Specialist|Associate|Administrator|Accountant|Designer|Developer|Nurse|Clerk|Representative|Consultant|Executive|Chef|Foreman|Superintendent|Bookkeeper|Paralegal|Secretary|Treasurer|Lead)$/u

/** Whether notes have a name only of a place, a court or what somebody is hired as. */
export const isPlaceOrPost = (text: string, words: string): boolean =>
  noParty.test(words) ||
  position.test(words) ||
  mentionsOf(text, words).every(
    ({ start, end }) =>
      /\b(?:in|near|at|of|from|to|on|inside|outside)\s(?:the )?$/u.test(text.slice(Math.max(0, start - 12), start)) ||
      /^(?:,? [A-Z]{2}\b|,? \d{5}\b)/u.test(text.slice(end, end + 10)) ||
      /\d ?$/u.test(text.slice(Math.max(0, start - 3), start)),
  )

const versus = /\b(?:v|vs|versus)\.? (?:the )?$/i
const versusAfter = /^,? (?:v|vs|versus)\.? /i
const against =
  /\b(?:against|opposing|adverse(?: to)?|sues?|suing|decision (?:of|by)|denial (?:of|by)|order of)(?: the)? $/i
const office =
  '(?:president|manager|managing member|member|CEO|CFO|COO|CTO|owner|director|officer|partner|principal|treasurer|secretary|founder|GM|VP)'
const holdsOffice = new RegExp(
  `^,? (?:is |as |\\()?(?:the |its |their |our )?(?:\\p{L}+ )?${office}\\b|^[^.\\n]{0,4}\\n?[^.\\n]{0,30}\\bsigns? (?:as|for)\\b`,
  'iu',
)
/** The head of a message, and a name alone at its end. */
const header = /(?:^|\n)[>\s]{0,6}(?:from|to|cc|by|on [^\n]{0,40}):? ?$/i
const isOfMail = (text: string, start: number, end: number): boolean =>
  header.test(text.slice(Math.max(0, start - 50), start)) ||
  (/(?:^|\n)[>\s–-]{0,6}$/.test(text.slice(Math.max(0, start - 8), start)) &&
    /^\s*(?:\n|$)/.test(text.slice(end, end + 6)))
const reports =
  /^[^.;:\n]{0,12}\b(?:says|said|found|inspected|looked at|estimates?|estimated|quoted|examined|testified|thinks|told)\b/iu
const ofFrom = /(?:^|\n)[^\p{L}\n]{0,8}(?:from|who it['’]?s from|sender|sent by|by)\b[^\n]{0,16}(?:\n[^\n]{0,60})?$/iu

/**
 * Why a name may be that of somebody else: the same one has two parts, the notes call it or another one otherwise, it
 * stands on the other side of a case, or a person is read where only those sign for a company. `null` where nothing says so.
 */
export function doubtOnParty(
  template: Template,
  one: Asked,
  text: string,
  units: readonly Unit[],
  value: string,
  filled: readonly Filled[],
): DoubtOnParty | null {
  const asked = askedOf(template)
  if (one.holds === 'address') return doubtOnAddress(one, asked, text, units, value, filled)
  if ((one.holds !== 'name' && one.holds !== 'company') || one.role === '' || places.has(one.role)) return null
  const byField = new Map(asked.map((each) => [each.field.name, each]))
  const others = filled.filter(({ field }) => {
    const each = byField.get(field)
    return each && (each.holds === 'name' || each.holds === 'company') && each.role !== one.role && each.role !== ''
  })
  const name = nameOfParty(value).trim()
  const twin = (template.tab === 'applications' ? [] : others).find(
    (each) => isSameName(each.value, value) && (value.includes(' ') || each.value === value),
  )
  const own = wordsOf(asked, one.role)
  const mentions = mentionsOf(text, name)
  const called = mentions.some((each) => isCalled(text, each, own))
  const part = template.tab === 'contracts' ? partByActs(template.id, text, mentions) : null
  const isOfRole = (role: string) => asked.some((each) => each.role === role && each.holds === 'name')
  if (part === one.role) return null
  if (part && !called && isOfRole(part))
    return {
      why: `The notes tell of “${name}” what the ${wordsOf(asked, part)[0] ?? part} does, or what is done to them.`,
      candidates: bodiesElsewhere(),
      role: part,
    }
  if (twin) return { why: `The same name was read for “${twin.label}”.`, candidates: [value] }
  if (mentions.length === 0 || called) return null
  const all = namesIn(text)
  const unplaced = eachOnce(
    all.filter(({ body, words }) => body && !noParty.test(words)).map(({ words }) => words),
  ).filter(
    (words) =>
      !filled.some(
        (each) => /^(?:name|company)$/.test(byField.get(each.field)?.holds ?? '') && isSameName(each.value, words),
      ) && !isSameName(words, name),
  )
  const before = mentions.map(({ start }) => text.slice(Math.max(0, start - 80), start))
  const after = mentions.map(({ end }) => text.slice(end, end + 80))
  const isSigned = template.tab === 'applications' && one.role === 'employer'
  if (one.holds === 'company' || isSigned) return one.role === 'recipient' ? doubtOnRecipient() : null
  const named = eachOnce(
    all
      .filter(
        (each) =>
          /\s/.test(each.words) &&
          !position.test(each.words) &&
          !(each.body && ofPersons.test(one.role)) &&
          (partByActs(template.id, text, [each]) ?? one.role) === one.role &&
          isCalled(text, each, own),
      )
      .map(({ words }) => words),
  ).filter((words) => !isSameName(words, name))
  if (named.length > 0) return { why: `The notes call somebody else so.`, candidates: [...named.slice(0, 3), value] }
  const roles = rolesOf(asked).filter(({ id }) => id !== one.role && !places.has(id))
  const otherwise = roles.find(({ id }) => mentions.some((each) => isCalled(text, each, wordsOf(asked, id))))
  if (otherwise)
    return {
      why: `The notes call “${name}” the ${wordsOf(asked, otherwise.id)[0] ?? otherwise.id}.`,
      candidates: unplaced.slice(0, 2),
      role: otherwise.id,
    }
  if (
    own.includes('defendant') &&
    after.some((words) => versusAfter.test(words)) &&
    !before.some((words) => versus.test(words))
  )
    return {
      why: `“${name}” stands before the “v.” of the case.`,
      candidates: [value, ...others.map((each) => each.value).slice(0, 1)],
    }
  if (
    own.includes('plaintiff') &&
    before.some((words) => versus.test(words)) &&
    !after.some((words) => versusAfter.test(words))
  )
    return {
      why: `“${name}” stands behind the “v.” of the case.`,
      candidates: [...others.map((each) => each.value).slice(0, 1), value],
    }
  if (one.role === 'client' && before.every((words) => against.test(words)))
    return { why: `The notes name “${name}” as the other side.`, candidates: [value, ...unplaced.slice(0, 2)] }
  if (one.role === 'recipient') return doubtOnRecipient()
  const isPerson = !all.some((each) => each.body && isSameName(each.words, name))
  const signs =
    after.some((words) => holdsOffice.test(words)) || mentions.every(({ start, end }) => isOfMail(text, start, end))
  // Who is employed has an office as well.
  if (template.tab === 'contracts' && one.role !== 'employee' && isPerson && signs && unplaced.length > 0)
    return { why: `“${name}” seems to sign for a company.`, candidates: [...unplaced.slice(0, 2), value] }
  return null

  /** Bodies that the notes name and that have no part yet. */
  function bodiesElsewhere(): string[] {
    return eachOnce(namesIn(text).flatMap(({ body, words }) => (body && !noParty.test(words) ? [words] : [])))
      .filter((words) => !isSameName(words, name) && !others.some((each) => isSameName(each.value, words)))
      .slice(0, 3)
  }
  function doubtOnRecipient(): DoubtOnParty | null {
    if (template.tab !== 'letters') return null
    if (unplaced.length > 0 && after.some((words) => reports.test(words)))
      return { why: `The notes tell what “${name}” says of the matter.`, candidates: [...unplaced.slice(0, 2), value] }
    return before.some((words) => ofFrom.test(words))
      ? { why: `The notes name “${name}” as who sends it.`, candidates: [value] }
      : null
  }
}

/** An address that the notes give to somebody else than the one whose it was read as. */
function doubtOnAddress(
  one: Asked,
  asked: readonly Asked[],
  text: string,
  units: readonly Unit[],
  value: string,
  filled: readonly Filled[],
): DoubtOnParty | null {
  if (one.role === '' || places.has(one.role)) return null
  const of = (role: string) =>
    filled.filter(({ field }) =>
      asked.some((each) => each.field.name === field && each.role === role && /^(?:name|company)$/.test(each.holds)),
    )
  const own = of(one.role)
  const line = value.split('\n')[0] ?? value
  const at = text.indexOf(line)
  const unit = at < 0 ? undefined : unitAt(units, at)
  if (!unit || own.length === 0) return null
  const isOwn = (words: string) =>
    own.some(
      (each) =>
        isSameName(each.value, words) ||
        each.value
          .split(/[^\p{L}\d’'-]+/u)
          .some((word) => word.length > 2 && words.split(/[^\p{L}\d’'-]+/u).includes(word)),
    )
  const owner = /(?<who>\p{Lu}\p{Ll}+)(?:['’]s| is| lives| resides)(?: (?:at|in|on))? $/u.exec(
    text.slice(Math.max(0, at - 40), at),
  )?.groups?.who
  const why = 'The notes give this address to somebody else.'
  if (owner && !/^(?:It|That|This|There|Here|Address|Office|Home|He|She)$/.test(owner))
    return isOwn(owner) ? null : { why, candidates: [value] }
  const last = units[units.indexOf(unit) - 1]
  const isUnderName =
    last !== undefined &&
    /\b(?:your|my|caller|client|creditor)\b[^:\n]{0,20}\bname\b[^:\n]{0,20}:/i.test(last.text) &&
    !isOwn(last.text)
  return isUnderName && /^\W{0,3}(?:\d{1,2}[.)] )?address\b/i.test(unit.text) ? { why, candidates: [value] } : null
}
