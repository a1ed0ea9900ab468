// What a demand letter says.
import { findAmounts, findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { gatedProse } from '../clean/gate.ts'
import type { Readable } from '../edits.ts'
import { wholeSentences } from '../letters/sentences.ts'
import type { Unit } from '../reading.ts'
import { balanceOf } from './balance-of.ts'
import type { Brief } from './brief.ts'
import { asItem } from './demand-item.ts'
import { type Part, partOf } from './demand-parts.ts'
import { demandSentence } from './demand-sentence.ts'
import { bullet } from './said-as.ts'
import { toReaderOf } from './to-reader.ts'

const labels =
  /(?<=^|[.\n] ?)(?:facts|basis|theory|what happened|deadline|by|otherwise|else|next step|re|subject|demand)\b ?(?:[.:,]| is\b)/gi

/** What a demand letter says, of notes that tell somebody to write it: what happened, what is demanded, what is offered instead and what follows. */
export function demandOf(
  template: Template,
  brief: Brief,
  whole: Readable,
  units: readonly Unit[],
  text: string,
): Filled[] | null {
  if (template.id !== 'demand-letter' || !brief.isTold) return null
  const { recipient, sender, client } = brief.envelope
  const isSelf =
    !client &&
    !/\b(?:our|my) client\b|\bPLLC\b|\bLLP\b|\bEsq\b|\bLaw (?:Office|Firm|Group)\b|\battorney for\b|\bbar n/i.test(text)
  if (!recipient.name && !recipient.company) return null
  // What has labels of its own is read by them.
  if ((text.match(labels) ?? []).length > 1) return null
  const toReader = toReaderOf(recipient.name, text)
  const write = (words: string) => {
    const plain = demandSentence(words)
    const said = toReader(isSelf && !/^Registered /.test(plain) ? wholeSentences(plain, { self: 'I' }) : plain)
      .replace(/^And (?=\p{L})/u, '')
      .replace(/^Registered (?=with\b)/, 'They are registered ')
      .replace(/^(?:If not|Otherwise|Alternatively)(?= )/, '$&,')
      .replace(/(?<!\b(?:our|my|the|your) )\bclient (?=will|would|is|has)/gi, 'our client ')
    return gatedProse(said.charAt(0).toUpperCase() + said.slice(1))
  }
  const parts: Record<Part, string[]> = { facts: [], demand: [], offer: [], nextStep: [] }
  const given: Record<Part, string[]> = { facts: [], demand: [], offer: [], nextStep: [] }
  const places: Partial<Record<Part, { start: number; end: number }>> = {}
  let last = 'facts' as Part
  for (const unit of units) {
    const words = unit.text.replace(bullet, '')
    if (!/\p{L}/u.test(words) || /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*, \p{Lu}\p{L}+ \d{1,2}, \d{4}\.?$/u.test(words))
      continue
    const { part, lead } = partOf(words, last)
    last = part
    places[part] ??= { start: unit.start, end: unit.end }
    given[part].push(unit.text)
    if (part === 'demand') {
      const ask = words.slice(lead.length)
      const items = /;/.test(ask)
        ? ask.split(/;\s*/)
        : ask.split(
            /,? and (?=(?:confirm|delete|stop|return|pay|keep|remove|mail|send)\b)|, (?=(?:stop|delete|return|remove|keep|pay|confirm|mail)\b)/,
          )
      parts.demand.push(...items.map((one) => asItem(toReader(one))))
    } else if (/^All (?:further )?contact\b/i.test(words))
      parts.nextStep.push('Please direct all contact about this matter through us.')
    else parts[part].push(write(words))
  }
  if (parts.demand.length === 0 || parts.facts.length === 0) return null
  const asked = parts.demand.join('. ')
  const sum = findAmounts(asked)[0]?.words ?? (/\bfull balance\b/i.test(asked) ? balanceOf(units) : null)
  if (sum && !findAmounts(asked)[0])
    parts.demand = parts.demand.map((one) => one.replace(/\bfull balance\b/i, `full balance of ${sum}`))
  const days = [...new Set(findSpokenDates(asked).flatMap(({ iso }) => iso ?? []))].toSorted()
  const filled: Filled[] = []
  const put = (field: string, value: string | undefined | null, part?: Part) => {
    const known = template.fields.find(({ name }) => name === field)
    const place = part && places[part]
    if (known && value)
      filled.push({
        field,
        label: known.label,
        value,
        by: 'text',
        ...(part && { own: given[part].join(' ') }),
        ...(place && { from: whole.given(place) }),
      })
  }
  put('facts', parts.facts.join(' '), 'facts')
  put('demand', parts.demand.join('\n'), 'demand')
  put('amount', sum, 'demand')
  put('deadline', days.at(-1), 'demand')
  if (days.length > 1) put('dates', 'one-for-each-demand', 'demand')
  put('offer', parts.offer.join(' '), 'offer')
  put('nextStep', parts.nextStep.join(' '), 'nextStep')
  if (isSelf && sender.name) {
    put('writtenBy', 'client')
    put('clientName', sender.name)
    if (/\bcease and desist\b|\bc&d\b/i.test(text)) put('subject', 'Cease and Desist')
  }
  return filled
}
