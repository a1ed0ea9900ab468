import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'

/** Somebody else writes for the client, or the writer is a lawyer. */
const ofLawyer =
  /\b(?:clients?|represent(?:s|ing|ed)?|counsel|attorneys?(?!['’]?s? fees?)|lawyers?|law (?:firm|office)|esq|paralegal|on behalf of)\b/i
/** What one who is owed something says of it. */
const isOwed =
  /\bI(?:['’]m| am)? (?:still )?(?:owed|paid|pay|rent(?:ed)?|bought|ordered|hired|lent|loaned|sold|did|delivered|want|need|demand)\b/i
/** Who owes it, by what they are to the writer. */
const whoOwes =
  /\b(?:(?:the|my) )?(?:landlord|landlady|seller|buyer|dealer|store|contractor|builder|roofer|mechanic|shop|company|employer|boss|customer|client|borrower|venue|hotel|airline|school|gym)(?:['’]s name)? (?:is|was|are) (?:called |named )?/giu

/** Whether a text is of the one who is owed, and no lawyer stands between. */
export const isOfClient = (text: string): boolean =>
  !ofLawyer.test(text.replace(/\b[Dd]ear [^,\n]{0,40}/, '')) && isOwed.test(text)

/**
 * A demand of whoever writes it: no lawyer stands between, so the one who speaks is the one who is owed, and the landlord,
 * the seller or the shop that is named owes it. Nothing where a lawyer speaks or somebody is written for.
 * @param read what was read of the text
 */
export function ownDemand({ id, fields }: Template, text: string, read: readonly Filled[]): Filled[] {
  const self = read.find(({ field }) => field === 'attorneyName')
  const client = fields.find(({ name }) => name === 'clientName')
  if (id !== 'demand-letter' || !self || !client || !isOfClient(text)) return []
  const own: Filled = { ...self, field: client.name, label: client.label }
  const [debtor, ...more] = [...text.matchAll(whoOwes)].flatMap(({ index, 0: lead }) => {
    const one = nameAt(text, index + lead.length)
    return one && one.words !== self.value && /\s/.test(one.words) ? [one] : []
  })
  if (!debtor || more.some(({ words }) => words !== debtor.words)) return [own]
  const known = fields.find(({ name }) => name === (debtor.body ? 'recipientCompany' : 'recipientName'))
  return known
    ? [
        own,
        {
          field: known.name,
          label: known.label,
          value: debtor.words,
          by: 'text',
          from: { start: debtor.start, end: debtor.end },
        },
      ]
    : [own]
}
