import type { Template } from '@casewright/templates'
import { type Asked, askedOf, type Role, rolesOf } from './asked.ts'
import { labelMeanings } from './hints/label-meanings.ts'

const patterns = new Map(
  Object.entries(labelMeanings).map(([field, source]) => [field, new RegExp(`^(?:${source})$`, 'iu')]),
)
const small =
  /^(?:(?:so|and|ok|okay|the|an?|my|our|your|any|some|also|then|please|is there|are there|do you have|what about|how about|(?:what(?:['’]?s| is| are)|which|what)(?= (?:the|your|his|her|their|my|our|an?|\p{L}{3,20}$|\p{L}{3,20} (?:number|no|name|title|date)$)))\s)+/iu
const tail = /(?:\s(?:please|pls|if any|again|is|are|then|info|details|etc)){1,4}$/i

/** A label or a question without what every one has: articles, brackets, marks. */
const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/[^\p{L}\d']+/gu, ' ')
    .trim()
    .replace(small, '')
    .replace(tail, '')

/** The field that a label or a question means, where its words are none of the names of one. */
export function meantBy(label: string, asked: readonly Asked[]): Asked | undefined {
  const words = plain(label)
  if (words === '' || words.split(' ').length > 8) return undefined
  const all = asked.filter(({ field }) => patterns.get(field.name)?.test(words))
  if (all.length < 2) return all[0]
  // 'Fees' and 'how it is billed': the field that is called so itself has it.
  const own = all.filter(({ names }) => names.includes(words))
  return own.length === 1 ? own[0] : undefined
}

const self =
  /^(?:who(?: is it| it is| it's)? from|(?:it's |letter |sent |comes |going |signed )?(?:from|by)|me|myself|us|i am|we are|i'm|about me|(?:my |our |contact )?(?:info|details|particulars|contact)|sign(?:s|er|ed|ing)?(?: (?:by|as|off|block))?|signature(?: block)?|writer|atty|attorney|counsel|lawyer|for me|our side|full name(?: (?:and )?(?:home )?address)?|name(?: (?:and )?address)?|applicant)$/i
const other =
  /^(?:(?:write|writing|send|sending|mail|goes|going|address|addressed|letter|it|direct|directed|deliver|for|attention|attn)(?: (?:it|this|letter|one))?(?: goes| is)? to|to(?: whom| who)?|who(?: is| it is| it's| does)?(?: it| this)?(?: go| going)? to|who gets (?:it|this)|addressee|recipient)$/i

/** Whom a label means that names nobody: 'Who from', 'WRITE TO', 'Atty'. */
export function whoBy(label: string, roles: readonly Role[]): Role | undefined {
  const words = plain(label)
  if (self.test(words) || self.test(label.trim())) return roles.find((role) => role.self && role.fields.name)
  return other.test(words)
    ? (roles.find(({ id }) => id === 'recipient') ?? roles.find(({ id }) => id === 'hiringManager'))
    : undefined
}

/** For a template: the label under which a question's answer is read, or none where it asks for nothing that the form has. */
export function meansIn(template: Template): (words: string) => string | null {
  const asked = askedOf(template)
  const roles = rolesOf(asked)
  return (words) => {
    const who = whoBy(words, roles)
    if (who) return who.self ? 'From' : 'To'
    const called = plain(words)
    return (asked.find(({ names }) => names.includes(called)) ?? meantBy(words, asked))?.names[0] ?? null
  }
}
