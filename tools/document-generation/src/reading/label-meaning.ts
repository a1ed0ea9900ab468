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
  /^(?:who(?: is it| it is| it's)? from|(?:it's |letter |sent |comes |going |signed )?(?:from|by)|me|myself|us|i am|we are|i'm|about me|(?:my |our |contact )?(?:info|details|particulars|contact)|sign(?:s|er|ed|ing)?(?: (?:by|as|off|block)(?: me)?)?|signature(?: block)?|writer|atty|attorney|counsel|lawyer|(?:partner|attorney|atty|lawyer) in charge|(?:lead|responsible|handling) (?:attorney|atty|lawyer|partner)|for me|our side|full name(?: (?:and )?(?:home )?address)?|name(?: (?:and )?address)?|applicant)$/i
const other =
  /^(?:(?:write|writing|send|sending|mail|goes|going|address|addressed|letter|it|direct|directed|deliver|for|attention|attn)(?: (?:it|this|letter|one))?(?: goes| is)? to|to(?: whom| who)?|who(?: is| it is| it's| does)?(?: it| this)?(?: go| going)? to|who gets (?:it|this)|addressee|recipient)$/i

/** What people call the parties of a contract before a colon. */
const parties: Record<string, RegExp> = {
  landlord:
    /^(?:(?:property |home |house )?owners?|rent(?:ing|ed|s)? (?:from|out)|leas(?:ing|ed|es)? (?:from|out)|owned by|landlords?|landlady|lessor|management|mgmt|property manager)$/,
  tenant:
    /^(?:(?:rent(?:ing|ed|s)?|leas(?:ing|ed|es)?) to|renters?|tenants?|lessees?|residents?|who(?: is|'s) (?:renting|moving in)|moving in|(?:full |legal )?name)$/,
  seller: /^(?:sell(?:ing|s|ers?)?|sold by|from|vendor|dealer|owners?|who(?: is|'s) selling)$/,
  buyer:
    /^(?:buy(?:ing|s|ers?)?|bought by|(?:sold|bill|ship|selling|sale) to|purchasers?|purchasing|customers?|to|who(?: is|'s) buying)$/,
  employer: /^(?:company|employers?|business|firm|hir(?:ing|ed) by|works? for|boss|who(?: is|'s) hiring)$/,
  employee:
    /^(?:employees?|(?:new )?hires?|hiring|workers?|staff member|candidate|who(?: is|'s) (?:hired|being hired)|person hired|(?:full |legal )?name(?: of (?:the )?(?:new )?(?:hire|employee))?)$/,
  provider:
    /^(?:providers?|contractors?|vendors?|company|(?:work )?done by|(?:doing|does) (?:the )?work|supplier|service company|who(?: is|'s) doing (?:the )?work|by)$/,
  client:
    /^(?:clients?|customers?|(?:done |work |working )?for|hir(?:ing|ed) by|home ?owner|bill to|who(?: is|'s) paying|cl|clt)$/,
  consultant: /^(?:consultants?|advis[eo]rs?|experts?|contractors?|consulting)$/,
  first:
    /^(?:(?:first )?party(?: (?:a|1|one))?|first|discloser|disclosing party|us|we are|me|our side|side (?:a|1|one)|a)$/,
  second:
    /^(?:(?:second |other )?party(?: (?:b|2|two))?|second|recipient|receiving party|other side|them|they are|with|counterparty|side (?:b|2|two)|b)$/,
  lender: /^(?:lenders?|lending|lent by|who lends|holder|payee|from)$/,
  borrower: /^(?:borrowers?|borrowing|lent to|who borrows|maker|payor|to|who owes)$/,
  principal: /^(?:principal|grantor|person giving (?:it|power)|for whom|me)$/,
  agent: /^(?:agent|attorney in fact|aif|poa|who acts|acting for (?:me|her|him)|appoint(?:s|ing|ed)?)$/,
}

/** Whom a label means that names nobody: 'Who from', 'WRITE TO', 'Atty'. */
export function whoBy(label: string, roles: readonly Role[]): Role | undefined {
  const words = plain(label)
  if (self.test(words) || self.test(label.trim())) {
    const own = roles.find((role) => role.self && role.fields.name)
    // A form of a new job or of a lease has 'Name' for the one who is hired or moves in.
    if (own || !/^(?:full |legal )?name$/.test(words)) return own
  }
  const party = roles.filter(({ id, self: own, fields }) => !own && fields.name && parties[id]?.test(words))
  if (party.length === 1) return party[0]
  return other.test(words)
    ? (roles.find(({ id }) => id === 'recipient') ?? roles.find(({ id }) => id === 'hiringManager'))
    : undefined
}

/** For a template: the label under which a question's answer is read, or none where it asks for nothing that the form has. */
export function meansIn(template: Template): (words: string) => string | null {
  const asked = askedOf(template)
  const roles = rolesOf(asked)
  const isContract = template.tab === 'contracts'
  const called = ({ id, nouns }: Role) => (nouns.includes(id) ? id : (nouns[0] ?? null))
  return (words) => {
    const who = whoBy(words, roles)
    if (who) return isContract ? called(who) : who.self ? 'From' : 'To'
    const own = plain(words)
    return (asked.find(({ names }) => names.includes(own)) ?? meantBy(words, asked))?.names[0] ?? null
  }
}
