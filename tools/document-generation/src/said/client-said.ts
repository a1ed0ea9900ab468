import { isBody, nameAt } from '@casewright/law'
import { isToChoose, type Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'

/** How a lawyer says for whom a letter is written; the client's name stands behind it. */
const leads =
  /(?<![\p{L}])(?:(?:we|I|this (?:firm|office)|our (?:firm|office))(?: now| also)? rep(?:resents?)?|(?:we|I) (?:act|write|am writing|are writing) (?:for|on behalf of)|(?:I['’]m|I am|we are|we['’]re) counsel (?:for|to)|(?:this )?firm represents|on behalf of (?:our|my) clients?,?|(?:our|my) clients? (?:is|are)|for (?:our|my) clients?,?|(?:our|my) clients?,?) (?:(?:the|our|my) clients?,? )?(?:the (?=\p{Lu}))?(?:(?:the |our )?(?:homeowners?|owners?|tenants?|landlords?|buyers?|sellers?|plaintiffs?|defendants?|pltfs?|pltf|dfts?|contractor|subcontractor|employee|employer|insureds?|borrowers?|lender|seller|couple|spouses|customer|patient|estate of|movant|respondent|petitioner),? )?(?:Mr\.? |Ms\.? |Mrs\.? |Dr\.? )?/giu
/** 'Ines and Tobias Brack': two who share a name. */
const couple = /^(?<first>\p{Lu}[\p{L}’'-]{1,20}) (?:and|&) (?=\p{Lu}\p{L}+ \p{Lu})/u

const owesWriter =
  /^,? (?:still |now )?(?:owes? (?:me|us)|(?:has |have )?(?:never|not) paid|has(?:n['’]t| not) paid) /iu
/** The same over an address: 'My client Bay Auto LLC, 8 Main St, owes me $2,400'. */
const isDebtor = /(?<!\p{L})[Mm]y client\b[^.\n]{0,120}\bowes? (?:me|us)\b/u
/** Where the name of a second client ends, who is named behind the first: 'Dana Fox and Lee Wong.' */
function secondAt(text: string, end: number): number {
  const joint = /^ (?:and|&) (?=\p{Lu})/u.exec(text.slice(end, end + 8))?.[0]
  const second = joint ? nameAt(text, end + joint.length) : undefined
  const isClient =
    second &&
    second.start === end + (joint?.length ?? 0) &&
    /^(?:[.,;\n]|$| (?:in|on|against|about|who)\b)/u.test(text.slice(second.end))
  return isClient ? second.end : end
}

/** Who is represented, as notes name them, and where their name is. */
export interface Represented extends Place {
  words: string
  /** Of two or more 'they' may be the client, of one 'he' or 'she'. */
  isPlural: boolean
  /** Whether the words leave no doubt: 'we represent'. */
  isPlain: boolean
}

/** The client for whom somebody writes, where notes say so: 'I represent Joan and Earl Marsh'. */
export function representedIn(text: string): Represented | null {
  for (const { index, 0: lead } of text.matchAll(leads)) {
    const start = index + lead.length
    const first = couple.exec(text.slice(start, start + 60))?.[0] ?? ''
    const one = nameAt(text, start + first.length)
    if (!one || one.start !== start + first.length) continue
    // 'My client Bay Auto owes me': whom a freelancer works for is nobody's client here.
    if (/client/i.test(lead) && owesWriter.test(text.slice(one.end, one.end + 60))) continue
    const end = first === '' ? secondAt(text, one.end) : one.end
    const words = text.slice(start, end)
    return {
      start,
      end,
      words,
      isPlain: /\brep(?:resents?)?\b/i.test(lead),
      isPlural: first !== '' || end !== one.end || (/ (?:and|&) \p{Lu}/u.test(words) && !isBody(words)),
    }
  }
  return null
}

/** A letter of counsel without the client as its sender. */
export function withoutClientAsSender({ tab }: Template, text: string, filled: readonly Filled[]): Filled[] {
  const client = tab === 'letters' ? representedIn(text)?.words : undefined
  if (client === undefined) return [...filled]
  return filled.filter(
    ({ field, value }) => !/^senderName$/.test(field) || !(client.includes(value) || value.includes(client)),
  )
}

const isBehind = (between: string) =>
  /^[ ,(][^.;\n]{0,40}$/u.test(between) && !/\b(?:law|firm|office|LLP|PLLC)\b/i.test(between)

/** The client of a letter whom the notes name as the one who is represented, where nobody was read for it. */
export function withClient({ tab, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (isDebtor.test(text)) return filled.filter(({ field, by }) => field !== 'clientName' || by !== 'text')
  const field = fields.find(({ name }) => name === 'clientName')
  const known = filled.find((one) => one.field === 'clientName')
  const client = field && tab !== 'contracts' ? representedIn(text) : null
  if (!field || !client) return [...filled]
  // Of two who share a name one alone is not the client.
  const isPart = known && client.isPlural && client.words.endsWith(` ${known.value}`)
  const isOther =
    known?.by === 'text' && client.isPlain && !client.words.includes(known.value) && !known.value.includes(client.words)
  if (known && !isToChoose(known.value) && !isPart && !isOther) return [...filled]
  const { words: value, start, end } = client
  return [
    // Whoever is represented is nobody else in the letter.
    ...filled.filter(
      (other) =>
        other !== known &&
        !(/(?:Name|Company)$/.test(other.field) && value.includes(other.value)) &&
        // 'Cordelia Banks (homeowner, 17 Sycamore Ct)': the client's address is no letterhead.
        !(other.field === 'firmAddress' && other.from && isBehind(text.slice(end, other.from.start))),
    ),
    { field: field.name, label: field.label, value, by: 'text', from: { start, end } },
  ]
}

/** The facts without the sentence that only says who is represented: the letter says it itself. */
export function withoutRepresented(filled: readonly Filled[]): Filled[] {
  const client = filled.find(({ field }) => field === 'clientName')?.value
  if (!client) return [...filled]
  const says = [`We represent ${client}. `, `I represent ${client}. `, `Our client is ${client}. `]
  return filled.map((one) => {
    const said = one.field === 'facts' && says.find((words) => one.value.startsWith(words))
    return said ? { ...one, value: one.value.slice(said.length) } : one
  })
}
