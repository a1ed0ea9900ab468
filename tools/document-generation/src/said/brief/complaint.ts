import { findPhones, findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import type { Readable } from '../edits.ts'
import type { Unit } from '../reading.ts'
import { bullet } from './said-as.ts'

const wants =
  /^(?:(?<either>either way|in any case|also|so|and|now),? )?(?:I|we)(?:['’]d| would)? (?:want|like|ask for|demand|expect|need)(?: back)? (?!to (?:know|say|complain|write|tell)\b)(?:(?:them|him|her|you) to )?(?<what>.+)$/iu
const refuses = /^(?:I|we) (?:do not|don['’]t) want (?<what>[^.]{3,60})[.]?$/iu
const reach =
  /^(?:(?:my|the|our|best|cell|phone|home|work|daytime) ){0,5}(?:number|phone|cell|email)\b[^.\d(]{0,20}(?=[\d(])/iu
const noThreat =
  /\b(?:don['’]?t|do not|no|never)\b[^.\n]{0,40}\b(?:sue|suing|lawyer|attorney|court|threat\w*|legal action|bureau|reviews?|report(?:ing)? (?:you|them))\b/i

/** What is asked for, as an item: with the commas that nobody said. */
const asItem = (words: string) =>
  capital(words)
    .replace(/(?<=\p{L}) (?=or else )/u, ', ')
    .replace(/(?<=\bback) (?=the \$)/, ', ')
    .replace(/[.\s]{1,3}$/, '')

export interface Asked {
  filled: Filled[]
  /** The sentences that tell it. */
  units: Set<Unit>
}

/** What a complaint asks for with every day and sum of it, what it does not take, and how to reach who writes it. */
export function askedIn(template: Template, whole: Readable, units: readonly Unit[], text: string): Asked | null {
  if (template.id !== 'complaint-letter') return null
  const items: { unit: Unit; item: string }[] = []
  const told = new Set<Unit>()
  let way = ''
  for (const unit of units) {
    const words = unit.text.replace(bullet, '')
    const refused = refuses.exec(words)?.groups?.what
    const ask = refused ? null : wants.exec(words)?.groups
    if (refused) items.push({ unit, item: `${capital(refused)} is not acceptable` })
    else if (ask?.what)
      items.push({
        unit,
        item: asItem(ask.either && /^(?:either|in any)/i.test(ask.either) ? `${ask.either}, ${ask.what}` : ask.what),
      })
    else {
      const lead = reach.exec(words)
      const phone = lead ? findPhones(words)[0] : undefined
      if (!phone) continue
      const rest = words
        .slice(phone.end)
        .replace(/[.\s]{1,3}$/, '')
        .replace(/\b(?<hour>\d{1,2}) (?<half>[ap])m\b/i, '$<hour> $<half>.m')
      if (rest.trim() !== '')
        way = `You can reach me at ${words.slice(phone.start, phone.end)}${rest.startsWith(',') ? '' : ' '}${rest.trim()}`
      told.add(unit)
      continue
    }
    told.add(unit)
  }
  const filled: Filled[] = []
  const put = (field: string, value: string | undefined) => {
    const known = template.fields.find(({ name }) => name === field)
    const from = items[0] && whole.given(items[0].unit)
    if (known && value)
      filled.push({
        field,
        label: known.label,
        value,
        by: 'text',
        own: items.map(({ unit }) => unit.text).join(' '),
        ...(from && { from }),
      })
  }
  put('remedy', items.map(({ item }) => item).join('\n'))
  put(
    'deadline',
    findSpokenDates(items.map(({ item }) => item).join('. '))
      .flatMap(({ iso }) => iso ?? [])
      .toSorted()
      .at(-1),
  )
  put('consequence', way || (noThreat.test(text) ? 'I look forward to your answer' : undefined))
  const bought = units
    .map(
      ({ text: words }) =>
        /\bI (?:bought|purchased|ordered|rented|hired) (?:an?|the|my) (?<what>[^.,]{3,60}?)(?= on | from | for | at |,|\.|$)/iu.exec(
          words,
        )?.groups?.what,
    )
    .find(Boolean)
  if (bought) put('subject', `the ${bought}`)
  return { filled, units: told }
}
