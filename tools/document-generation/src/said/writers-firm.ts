import { isBody, jurisdictionOf } from '@casewright/law'
import type { Template, TemplateField } from '@casewright/templates'
import type { Filled } from '../output.ts'

const firm =
  /^,? (?:(?<title>(?!(?:and|or|to|who|which|re|about|for|on|in|by|we|I)\b)\p{Ll}[\p{L}’'-]{1,20}(?: [\p{L}’'-]{2,20}){0,4}), )?(?:(?:at|of|with|from) (?:the )?)?(?<firm>\p{Lu}[\p{L}\d&.’'-]{0,24}(?: (?:\p{Lu}[\p{L}\d&.’'-]{0,24}|&|of|and|the)){1,6})(?=(?<next>,? ?(?:\d|PO Box|P\.O\.|[.;)\n]|$|phone|email|tel|call)|, (?<after>\p{Lu}\p{L}+)))/du
const noFirm =
  /^(?:Apt|Apartment|Suite|Ste|Unit|Floor|PO|P\.O|Esq|Jr|Sr|Attorney|Thanks|Thank|Regards|Phone|Email|Re)\b/

/** The names of the one who writes, and the fields that hold where they are from. */
const selves: readonly (readonly [name: string, company: string, address: string])[] = [
  ['senderName', 'senderCompany', 'senderAddress'],
  ['recommenderName', 'recommenderInstitution', 'recommenderAddress'],
  ['attorneyName', 'firmName', 'firmAddress'],
]

const asFilled = ({ name, label }: TemplateField, value: string, start: number, end: number): Filled => ({
  field: name,
  label,
  value,
  by: 'text',
  from: { start, end },
})

/**
 * Whose letterhead the one who writes uses: 'Grace Kim, Valley Legal Aid, 18 S. 2nd Street'. Where the form asks for none,
 * it stands above the address, or beside the name.
 */
export function withFirm(template: Template, text: string, found: readonly Filled[]): Filled[] {
  if (template.tab !== 'letters') return [...found]
  for (const [own, company, address] of selves) {
    const who = found.find(({ field }) => field === own)
    if (!who?.from || isBody(who.value) || found.some(({ field }) => field === company)) continue
    const match = firm.exec(text.slice(who.from.end, who.from.end + 160))
    const place = match?.indices?.groups?.firm
    const words = (match?.groups?.firm ?? '').replace(/(?<!\b(?:Inc|Co|Corp|Ltd|P\.A|P\.C))\.$/, '')
    if (!place || noFirm.test(words) || jurisdictionOf(match?.groups?.after ?? '') || /\b(?:and|of|the|&)$/.test(words))
      continue
    if (found.some(({ field, value }) => field !== company && value === words)) continue
    const start = who.from.end + place[0]
    const end = start + words.length
    const known = template.fields.find(({ name }) => name === company)
    if (known) return [...found, asFilled(known, words, start, end)]
    const at = found.find(({ field }) => field === address)
    const title = match?.groups?.title ? `${match.groups.title}, ` : ''
    const isBeside = at?.from && at.from.start >= end && at.from.start - end < 4
    return found.map((one) => {
      if (isBeside && one === at && one.from)
        return { ...one, value: `${words}\n${one.value}`, from: { start, end: one.from.end } }
      return !isBeside && one === who && one.from
        ? { ...one, value: `${one.value}, ${title}${words}`, from: { start: one.from.start, end } }
        : one
    })
  }
  return [...found]
}
