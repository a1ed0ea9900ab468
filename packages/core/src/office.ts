import { z } from 'zod'
import { mostParties, type PartyRole, partyRoles } from './party-roles.ts'
import { visibleText } from './reason/visible.ts'

const lineOf = (what: string, most = 200) =>
  z
    .string()
    .max(2_000, { error: `${what} is longer than ${most} characters.`, abort: true })
    .transform((text) => visibleText(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, `${what} is longer than ${most} characters.`))
    .default('')
const linesOf = (what: string) =>
  z
    .string()
    .max(2_000, { error: `${what} is longer than 500 characters.`, abort: true })
    .transform((text) =>
      text
        .split('\n')
        .map((line) => visibleText(line).replace(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join('\n'),
    )
    .pipe(z.string().max(500, `${what} is longer than 500 characters.`))
    .default('')

/** How a lawyer stands on paper: the letterhead and the signature block. What is empty is not known. */
export const officeProfile = z.strictObject({
  name: lineOf('The name'),
  title: lineOf('The title'),
  barNumber: lineOf('The bar number', 60),
  firm: lineOf('The name of the firm'),
  address: linesOf('The address'),
  phone: lineOf('The phone number', 40),
  email: lineOf('The email', 254),
})
export type OfficeProfile = z.output<typeof officeProfile>

const party = z.strictObject({
  name: lineOf('A party’s name').pipe(z.string().min(1, 'Enter the name of each party.')),
  role: z.enum(Object.keys(partyRoles) as [PartyRole, ...PartyRole[]], 'Choose what each party is.'),
  address: linesOf('A party’s address'),
  isClient: z.boolean().default(false),
})
export type MatterParty = z.output<typeof party>

/** What is known of a matter for its papers. */
export const matterParticulars = z.strictObject({
  parties: z.array(party).max(mostParties, `A matter names at most ${mostParties} parties.`).default([]),
  court: lineOf('The name of the court'),
  caseNumber: lineOf('The case number', 100),
  judge: lineOf('The judge’s name'),
})
export type MatterParticulars = z.output<typeof matterParticulars>

/** What is known before a document is written: by who writes it, and by the matter that they work in. Null: nothing. */
export interface Office {
  profile: OfficeProfile | null
  matter: MatterParticulars | null
}
