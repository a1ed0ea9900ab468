import { heldOtherwise } from '../support/held-otherwise.ts'
import { statementIn } from '../support/statement-in.ts'
import { formTold } from './about-form.ts'
import { votesSaid } from './compare-votes.ts'
import { type Role, rolesIn, type Writers, writersIn } from './separate-opinions.ts'
import { sameSurname } from './surnames.ts'

/** A parenthetical after a citation, compared with the text of the decision. */
export interface ComparedParenthetical {
  text: string
  /** 'doubted': what the library's editors write of the case says the opposite. */
  outcome: 'agrees' | 'differs' | 'doubted' | 'unchecked'
  /** In a sentence for a lawyer. */
  reason: string
  /** What the decision says instead. */
  found?: string
}

type Outcome = Omit<ComparedParenthetical, 'text'>

/** 'Douglas, J., dissenting', 'Roberts, C.J., concurring in part', 'Douglas and Black, JJ., dissenting', 'opinion of Powell, J.' */
const byWriter =
  /^(?:(?:separate\s|concurring\s|dissenting\s|plurality\s|joint\s|lead\s|principal\s|controlling\s|majority\s)?opinion\s(?:of|by)\s)?(\p{Lu}[\p{L}'’-]{1,24})(?:(?:,\s\p{Lu}[\p{L}'’-]{1,24}){0,6},?\s(?:and|&)\s(\p{Lu}[\p{L}'’-]{1,24}))?,?\s(C\.\s?J\.|JJ?\.)(?:,?\s?(.{0,160}))?$/u
const longest = 1500

/**
 * Compares a parenthetical with the text of the decision; null: its text is not at hand.
 * @param holding what the library's editors write that it held: against it a parenthetical is doubted, never confirmed
 */
export function compareParenthetical(written: string, text: string | null, holding?: string): ComparedParenthetical {
  const words = written.slice(0, longest).replace(/\s+/g, ' ').trim()
  const told = { text: words, ...outcomeOf(words, text) }
  const against = told.outcome === 'unchecked' && holding ? heldOtherwise(statementIn(words) ?? '', holding) : null
  if (against) return { ...told, outcome: 'doubted', reason: against.reason, found: against.found }
  const statement = told.outcome === 'unchecked' && holding && formTold(words) === null ? statementIn(words) : null
  return statement && holding ? { ...told, reason: `${told.reason} ${besideHolding(statement, holding)}` } : told
}

const denies = /\b(?:not|no|never|neither|nor|cannot|without|nothing|none)\b|n[’']t\b/i

/** The editors' words on what was held, to be read beside a statement; that one of the two denies is worth reading. */
function besideHolding(statement: string, holding: string): string {
  const one = denies.test(statement)
  const differs = one !== denies.test(holding)
  const worth = differs
    ? ` Only the ${one ? 'parenthetical' : 'editors’ sentence'} denies something: read the two together.`
    : ''
  return `Of its holding the library’s editors write, in words of theirs: “${holding}”${worth}`
}

/** Whether a parenthetical that was not compared says something of the case, which a reader would take as checked. */
export const leavesOpen = ({ outcome, text }: ComparedParenthetical): boolean =>
  outcome === 'doubted' || (outcome === 'unchecked' && formTold(text) === null && !elsewhere.test(text))
/** Words in quotation marks are compared as a quotation, and a history as a history. */
const elsewhere =
  /^(?:[“"‘]|(?:\p{L}+ly )?(?:overrul|abrogat|supersed|reversed by|vacated by|(?:reversing|vacating) [^,]{3,80} v\. )|(?:aff|rev)['’]d\b|cert\.|reh['’]g)/iu

/** Whether a parenthetical says who wrote, which alone the text of a decision can tell. */
export const saysWhoWrote = (words: string): boolean =>
  /\bJJ?\.|^\W*(?:per curiam|plurality opinion)\W*$/i.test(words.slice(0, longest))

const formSaid = {
  words: 'It says how words are quoted or where they come from.',
  publication: 'It says how the decision was made or published.',
} as const

function outcomeOf(words: string, text: string | null): Outcome {
  const form = formTold(words)
  if (form) return unchecked(formSaid[form])
  const [, writer, , office = '', act = ''] = byWriter.exec(words) ?? []
  const kind = writer
    ? 'writer'
    : /^(?:unpublished )?per curiam(?: (?:opinion|order|decision))?$/i.test(words)
      ? 'curiam'
      : /^plurality opinion$/i.test(words)
        ? 'plurality'
        : null
  const votes = kind ? null : votesSaid(words, text)
  if (votes) return votes
  if (!kind)
    return unchecked('Whether the case says so is for a reader to judge. Only words in quotation marks are compared.')
  if (!text) return unchecked('The text of the case is not available.')
  const writers = writersIn(text)
  if (
    writer &&
    /\b(?:not participating|not sitting|took no part|taking no part|did not participate|recused)\b/.test(act)
  )
    return unchecked('It says who took part, which is for a reader to check.')
  if (writer && forCourt.test(act)) return ofCourt(writer, writers)
  if (writer) {
    const outcome = ofWriter(writer, rolesIn(act || words), writers)
    return outcome.outcome === 'agrees' ? besides(outcome, { words, writer, office, act }, writers) : outcome
  }
  return kind === 'curiam' ? ofCuriam(writers) : ofPlurality(writers)
}

/**
 * A text that lacks an opinion by somebody proves nothing: separate opinions are often kept apart. It differs where the
 * same judge is seen to have written something else.
 */
function ofWriter(name: string, roles: readonly Role[], { court, separate }: Writers): Outcome {
  const own = separate.filter((one) => sameSurname(one.writer, name))
  const isForCourt = court !== null && sameSurname(court, name)
  if (roles.length === 0)
    return isForCourt || own.length > 0
      ? agrees(`The text has an opinion by ${name}.`)
      : unchecked(`The text at hand has no opinion by ${name}; it may lack the separate ones.`)
  const as = roles.join(' and ')
  if (own.some((one) => roles.every((role) => one.roles.includes(role))))
    return agrees(`The text has an opinion by ${name}, ${as}.`)
  const [other] = own
  if (other) return differs(`${name} wrote ${other.roles.join(' and ')}.`, `${name}, ${other.roles.join(' and ')}`)
  return isForCourt
    ? differs(`${name} wrote the opinion of the court.`, `${name}, for the court`)
    : unchecked(`The text at hand has no opinion by ${name}, ${as}; it may lack the separate ones.`)
}

/** Who is named besides the first, as writing or as joining, and whether the writer was the chief justice. */
function besides(
  agreed: Outcome,
  { words, writer, office, act }: { words: string; writer: string; office: string; act: string },
  { separate }: Writers,
): Outcome {
  const own = separate.filter((one) => sameSurname(one.writer, writer))
  const isChief = /^C/.test(office)
  if (own.length > 0 && office !== 'JJ.' && own.every((one) => one.isChief !== isChief))
    return isChief
      ? differs(`${writer} was not the chief justice.`, `${writer}, J.`)
      : differs(`${writer} was the chief justice.`, `${writer}, C.J.`)
  const before = words.slice(0, words.indexOf(office))
  const joining = act
    .split(/\b(?:joined by|with whom|joining)\b/i)
    .slice(1)
    .join(' ')
  const named = [...`${before} ${joining}`.matchAll(/\p{Lu}\p{Ll}[\p{L}'’-]{1,24}/gu)]
    .map(([name]) => name)
    .filter((name) => !notNames.test(name) && !sameSurname(name, writer))
  const isThere = (name: string) =>
    own.some(({ joined }) => joined.some((one) => sameSurname(one.name, name))) ||
    separate.some(({ writer }) => sameSurname(writer, name))
  const missing = named.find((name) => !isThere(name))
  return missing ? unchecked(`The text at hand does not say that ${missing} wrote or joined it.`) : agreed
}
const notNames = /^(?:Justices?|Judges?|Chief|Opinion|Separate|Concurring|Dissenting|Mr|Mrs|Ms|JJ?)$/i

const forCourt = /\b(?:for the (?:court|majority|plurality)|majority|opinion of the court)\b/i

function ofCourt(name: string, { court, separate }: Writers): Outcome {
  if (court !== null && sameSurname(court, name)) return agrees(`${name} wrote the opinion of the court.`)
  const own = separate.find(({ writer }) => sameSurname(writer, name))
  if (own) return differs(`${name} wrote ${own.roles.join(' and ')}.`, `${name}, ${own.roles.join(' and ')}`)
  return court
    ? differs(`The opinion is by ${shown(court)}.`, shown(court))
    : unchecked('The text at hand does not say who wrote the opinion.')
}

const ofCuriam = ({ court, isPerCuriam }: Writers): Outcome =>
  isPerCuriam
    ? agrees('The opinion is per curiam.')
    : court
      ? differs(`The opinion is by ${shown(court)}.`, shown(court))
      : unchecked('The text at hand does not say who wrote the opinion.')

const ofPlurality = ({ court, isPlurality }: Writers): Outcome =>
  isPlurality
    ? agrees('The text announces the judgment of the court, and has no majority opinion.')
    : court
      ? differs(`${shown(court)} delivered the opinion of the court.`, 'opinion of the court')
      : unchecked('The text at hand does not say whether a majority joined the opinion.')

const agrees = (reason: string): Outcome => ({ outcome: 'agrees', reason })
const differs = (reason: string, found: string): Outcome => ({ outcome: 'differs', reason, found })
const unchecked = (reason: string): Outcome => ({ outcome: 'unchecked', reason })
const shown = (writer: string): string => writer.charAt(0).toUpperCase() + writer.slice(1)
