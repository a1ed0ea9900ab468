import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Edit } from './edits.ts'
import { isPost } from './signers.ts'

const row =
  /(?<=^|\n)[ \t]{0,4}(?<name>FROM|TO|CC|DATE|RE|SUBJECT|From|To|Cc|Date|Re|Subject)[ \t]{0,3}:(?<value>[^\n]{0,300})(?:\n|$)/gu
const thisCompany =
  /\b(?:[Tt]his|[Oo]ur) (?:company|firm|corporation|organization)(?=,? (?:and|with)\b| \(|, \d|, an? )/u

interface Row {
  name: string
  value: string
  start: number
  end: number
}

/** The lines over a memorandum: one under another, from whom, to whom, of which day and on what. */
function headOf(text: string): Row[] {
  const rows = [...text.matchAll(row)].map(
    ({ index, 0: words, groups }): Row => ({
      name: (groups?.name ?? '').toLowerCase(),
      value: (groups?.value ?? '').trim(),
      start: index,
      end: index + words.length,
    }),
  )
  const head = rows.filter(({ start }, n) => n === 0 || text.slice(rows[n - 1]?.end, start).trim() === '')
  const has = (...names: string[]) => head.some(({ name }) => names.includes(name))
  return has('from') && has('to') && has('date') && has('re', 'subject') ? head : []
}

/**
 * A contract that a memorandum asks for: the day of the memorandum is not the contract's, and 'this company' is the one of whoever wrote
 * it, whom its head names with their office: 'FROM: Ann Lee, President, Acme Corp.'
 */
export function memoIn({ tab }: Pick<Template, 'tab'>, text: string): Edit[] {
  const head = tab === 'contracts' ? headOf(text) : []
  const from = head.find(({ name }) => name === 'from')
  const parts = from?.value.split(/,\s+(?!(?:Inc|LLC|L\.L\.C|LLP|Ltd|Corp|Co|P\.?C|PLLC)\b)/) ?? []
  const body = parts.find((part, n) => n > 0 && isBody(part) && !isPost.test(part))
  const own = body ? thisCompany.exec(text) : null
  return head
    .filter(({ name }) => /^(?:from|to|cc|date)$/.test(name))
    .filter(({ name }) => name !== 'from' || body)
    .map(
      ({ name, start, end }): Edit => ({
        start,
        end,
        as: name === 'from' && !own ? `We are ${body}${body?.endsWith('.') ? '' : '.'}\n` : '',
        why: 'mail',
      }),
    )
    .concat(
      own && body
        ? [{ start: own.index, end: own.index + own[0].length, as: `our company, ${body}`, why: 'filler' }]
        : [],
    )
}
