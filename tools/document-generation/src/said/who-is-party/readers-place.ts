import { isBody } from '@casewright/law'
import { givenNames, isToChoose, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { person } from '../name-shapes.ts'

/** 'I live at', 'my house is at': where the writer is, right before the address. */
const ofWriter =
  /(?:(?<![\p{L}’'-])(?:I|we)(?:['’]m| am|['’]re| are)?(?: still| now)? (?:live|reside|work|living|staying|located)|(?<!\bto )\b[Mm]y (?:\p{Ll}+ )?(?:home|house|place|address|apartment|condo|farm|office)(?: is)?)(?: (?:at|in|on|is))?:? (?:the )?$/u
/** 'She lives at', 'Ruth Ashby lives at': where somebody is. */
const ofSomebody = new RegExp(
  `(?:(?<name>${person})|\\b(?:[Hh]e|[Ss]he))(?:,? who)? (?:lives|resides|is living|is staying|(?:now )?is|works) (?:now |still )?(?:at|in|on) (?:the )?$`,
  'u',
)
const anybody = new RegExp(person, 'gu')

/** Who is told to be where an address stands: the writer, or somebody by name. */
function whoseIs(text: string, at: number): { isWriter: boolean; name?: string } | null {
  const before = text.slice(Math.max(0, at - 240), at)
  const sentence = /[^.!?;\n]{0,240}$/u.exec(before)?.[0] ?? ''
  if (ofWriter.test(sentence)) return { isWriter: true }
  const found = ofSomebody.exec(sentence)
  if (!found) return null
  // 'He' is somebody only where nobody else was named before, or the client who was named last.
  const told = text.slice(0, at - found[0].length)
  const named = [...told.matchAll(anybody)].filter(([one]) => isPerson(one))
  const last = named.at(-1)
  const isOnly = new Set(named.map(([one]) => one)).size === 1
  const isClient = last !== undefined && /\b(?:our|my) client,? $/u.test(told.slice(0, last.index))
  const name = found.groups?.name ?? (isOnly || isClient ? last?.[0] : undefined)
  return name ? { isWriter: false, name } : null
}

const wholePerson = new RegExp(`^${person}$`, 'u')
const isPerson = (name: string): boolean =>
  wholePerson.test(name) && !isBody(name) && givenNames.has((name.split(' ')[0] ?? '').toLowerCase())

/** A letter or notice without the home of somebody else as the address of its reader, and without a person as the body at which a reader is. */
export function withReadersPlace({ id, tab, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (tab !== 'letters' && id !== 'litigation-hold-notice') return [...filled]
  const has = (field: string) => filled.find((one) => one.field === field && !isToChoose(one.value))?.value ?? ''
  const body = has('recipientCompany')
  const reader = `${has('recipientName')} ${isPerson(body) && has('recipientName') !== '' ? '' : body}`
  const own = [has('senderName'), has('clientName'), has('attorneyName')].filter(Boolean)
  const out = filled.filter(({ field, value, by, from }) => {
    if (by !== 'text' || isToChoose(value)) return true
    if (field === 'recipientAddress') {
      const at = from?.start ?? text.indexOf(value.split('\n')[0] ?? value)
      const whose = at < 0 ? null : whoseIs(text, at)
      return !whose || !(whose.isWriter || (whose.name !== undefined && !reader.includes(whose.name)))
    }
    return !(field === 'recipientCompany' && isPerson(value) && has('recipientName') !== '')
  })
  // 'From Ruth Ashby': who writes was taken for where the reader is.
  const company = has('recipientCompany')
  const sender = fields.find(({ name }) => name === 'senderName')
  const isFrom =
    company !== '' && text.includes(`from ${company}`) && !out.some(({ field }) => field === 'recipientCompany')
  if (!sender || !isFrom || own.length > 0) return out
  const start = text.indexOf(`from ${company}`) + 5
  return [
    ...out,
    {
      field: sender.name,
      label: sender.label,
      by: 'text',
      value: company,
      from: { start, end: start + company.length },
    },
  ]
}
