import { findEmails, isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../output.ts'
import type { Edit } from './edits.ts'
import { titleOf } from './letters/titles.ts'

const line =
  /(?<=^|\n)(?:>[ \t]?){0,4}(?<name>From|To|Cc|Sent|Date|Subject|Re|Reply-To):(?<value>[^\n]{0,400})(?:\n|$)/g
const noise = [
  /(?<=^|\n)(?:>[ \t]?){1,4}/g,
  /(?<=^|\n)(?:Begin forwarded message:?|Sent from my [A-Za-z]{2,20}|-{1,8} ?(?:Original|Forwarded) [Mm]essage ?-{1,8}|Get Outlook for [A-Za-z]{2,20}|On [^\n]{5,120} wrote:)(?=\n|$)/g,
  /(?<=(?:^|\n)(?:>[ \t]?){1,4})On [^\n]{5,120} wrote:(?=\n|$)/g,
  // What a firm puts under every message.
  /(?<=^|\n)(?=[^\n]{0,200}\b(?:message|e-?mail|communication)\b)(?:CONFIDENTIAL\w*|Confidential\w*|NOTICE|Notice|DISCLAIMER|Disclaimer|This (?:e-?mail|message|communication)|The information)\b[^\n]{10,600}(?=\n|$)/g,
]
/** 'Ada Lee | Owner | Lee Windows LLC | 7 Mill Road': a signature in one line. */
const piped = /(?<=^|\n)(?=\p{Lu}[^|\n]{2,40} \| [^\n]{0,120} \| )[^\n]{10,240}(?=\n|$)/gu
const bar = /[ \t]{1,3}[|/][ \t]{1,3}/g
/** 'Kestrel Forge Works LLC / 15 Anvil Ct / Asheville NC 28801': the same with strokes. */
const stroked =
  /(?<=^|\n)(?=[^\n/]{3,60}[ \t]\/[ \t](?:\d{1,6}[ \t]\p{L}|P\.?O\.?[ \t])[^\n/]{3,50}[ \t]\/[ \t]\p{L})[^\n]{10,200}(?=\n|$)/gu
const clock = /\d{1,2}:\d\d|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|\w{1,5}day)?,/

interface Line extends Place {
  name: string
  value: string
}

/** A street with its number, or a state with its ZIP code: no mail program writes where somebody lives. */
const posted = /,? [A-Z]{2}\.? \d{5}(?!\d)|(?<![\w.@-])\d{1,6} \p{Lu}\p{L}+/u
const isPosted = (all: readonly Line[]) =>
  all.some(({ name, value }) => /^(?:From|To)$/.test(name) && posted.test(value))

/** 'From', 'To', a day and what it is about, over a memorandum. */
const isMemo = (all: readonly Line[]) =>
  [/^To$/, /^(?:Date|Sent)$/, /^(?:Subject|Re)$/].every((names) => all.some(({ name }) => names.test(name)))

/** Lines that a mail program puts over a message: two or more together, with an address or a time in them. */
function headsIn(text: string, kind = ''): Line[] {
  const blocks: Line[][] = []
  for (const found of text.matchAll(line)) {
    const { name = '', value = '' } = found.groups ?? {}
    const one = { name, value, start: found.index, end: found.index + found[0].length }
    const last = blocks.at(-1)
    if (last?.at(-1)?.end === one.start) last.push(one)
    else blocks.push([one])
  }
  return blocks
    .filter(
      (all) =>
        all.length > 1 &&
        all.some(({ name }) => name === 'From') &&
        !isPosted(all) &&
        (all.some(({ name, value }) =>
          /^(?:Date|Sent)$/.test(name) ? clock.test(value) : !/^(?:Subject|Re)$/.test(name) && value.includes('@'),
        ) ||
          (kind === 'contracts' && isMemo(all))),
    )
    .flat()
}

/** A name, what they are, and where, in lines of their own at the end: 'Ada Lee', 'Office Manager', 'Lee Windows LLC'. */
const lines =
  /(?<=\n[ \t]{0,4})(?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}’'-]+){1,2})[ \t]{0,4}\n[ \t]{0,4}(?<post>[^\n,]{3,60})(?<rest>(?:\n[^\n:]{3,80}){0,5})\s{0,6}$/u

/** The lines of a signature as one, where the second is an office. */
function signatureIn(text: string): Edit[] {
  const found = lines.exec(text)
  const post = found?.groups?.post?.trim() ?? ''
  if (!found || titleOf(post)?.length !== post.length) return []
  return [...found[0].trimEnd().matchAll(/,?[ \t]{0,4}\n[ \t]{0,4}/g)].map(
    ({ index, 0: end }): Edit => ({
      start: found.index + index,
      end: found.index + index + end.length,
      as: ', ',
      why: 'mail',
    }),
  )
}

/** What a mail program adds. A subject stands: it says what the message is about. */
export const mailIn = (text: string, kind = ''): Edit[] => [
  ...headsIn(text, kind).flatMap(({ name, value, start, end }): Edit[] => {
    if (!/^(?:Subject|Re)$/.test(name)) return [{ start, end, as: '', why: 'mail' }]
    const again = /^\s{0,3}(?:(?:re|fwd?|aw):\s{0,3}){1,6}/i.exec(value)
    const at = end - value.length - (text[end - 1] === '\n' ? 1 : 0)
    return again ? [{ start: at, end: at + again[0].length, as: ' ', why: 'mail' }] : []
  }),
  ...(kind === 'letters' ? signatureIn(text) : []),
  ...[...text.matchAll(piped), ...text.matchAll(stroked)].flatMap(({ 0: words, index }) =>
    [...words.matchAll(bar)].map(
      (found): Edit => ({
        start: index + found.index,
        end: index + found.index + found[0].length,
        as: ', ',
        why: 'mail',
      }),
    ),
  ),
  ...noise.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: '', why: 'mail' }),
    ),
  ),
]

const person = /^\s{0,3}["“]?(?<name>\p{Lu}[\p{L}.'’-]*(?: [\p{Lu}][\p{L}.'’-]*){1,3})["”]?\s{0,3}(?:<|$|\()/u

/**
 * Who wrote a message, and to whom, where its words name neither: the 'I' of a message is of its head, and a letter goes to
 * whom its head names without a mailbox.
 */
export function fromMail(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (template.tab === 'contracts') return []
  const heads = headsIn(text)
  const has = (field: string) => filled.some((one) => one.field === field)
  const put = (field: string, value: string, { start, end }: Place): Filled[] => {
    const known = template.fields.find(({ name }) => name === field)
    if (!known || has(field) || value === '') return []
    return [{ field, label: known.label, value, by: 'text', from: { start, end } }]
  }
  const self = ['sender', 'applicant', 'recommender'].find((role) =>
    template.fields.some(({ name }) => name === `${role}Name`),
  )
  return heads.flatMap((one): Filled[] => {
    if (one.name === 'From' && self && /\b(?:I|my|we|our)\b/i.test(text.slice(one.end))) {
      const name = person.exec(one.value)?.groups?.name ?? ''
      const email = findEmails(one.value)[0]?.address ?? ''
      const known = filled.find(({ field }) => field === `${self}Name`)?.value
      // A firm that signs has somebody who writes.
      if (known && known !== name && !isBody(known)) return []
      return [...put(`${self}Name`, name, one), ...put(`${self}Email`, email, one)]
    }
    if (one.name !== 'To' || one.value.includes('@') || has('recipientName') || has('recipientCompany')) return []
    const parts = one.value.trim().split(/,\s+/)
    if (!parts.every((part) => /^(?:[Tt]he )?\p{Lu}/u.test(part))) return []
    const firm = parts.pop() ?? ''
    return /^\p{Lu}\p{Ll}+$/u.test(firm) && parts.length === 0
      ? []
      : [...put('recipientCompany', firm, one), ...put('recipientName', parts.join(', '), one)]
  })
}
