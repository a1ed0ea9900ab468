import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { afterThanks } from '../after-leads.ts'
import type { Unit } from '../reading.ts'
import { bare, putter, type ToldInLetter } from './put.ts'
import { type Pronoun, toYou } from './to-you.ts'
import { pronounIn } from './voice.ts'
import { writtenOut } from './written-out.ts'

const thanks =
  /(?<![\p{L}])(?:thanks?(?:[ -]you)?(?: (?:note|letter|card))?|thanking|grateful|note|letter)\b(?<to>(?:[^.;!?\n]|(?<=\b(?:Hon|Dr|Mr|Ms|Mrs|St|Rev|Prof|Jr|Sr|\p{Lu}))\.){0,180}?)(?<for>(?:,| -|—|–)? (?:so much |very much )?for )(?=(?:the|a|an|all|his|her|their|your|\$|\p{Ll}+ing\b|(?:she|he|they|letting)\b|[\p{Ll}])[^\n]{3,})(?!(?:me|us|our|my|him|them)\b(?! (?:gift|donation|help|time|talk|visit|work)))/iu
/** Where what somebody is thanked for ends, and what came of it begins. */
const ends =
  /(?:, (?=(?:(?:two|three|four|some|many|most|all|both|none|a lot) of|it|that|this|they|he|she|we|I|the \p{Ll}+|my \p{Ll}+|our \p{Ll}+|because)(?:['’]\p{Ll}{1,2})? [^,]{4,})|[!] |; )/u
type Put = ReturnType<typeof putter>['put']

const onDay = /,? on (?:the )?(?:night|evening|morning|afternoon|day)?(?: of )?$/i

/** Where a sentence that tells what somebody is thanked for goes on with what came of it. */
export function whereThanksEnd(sentence: string): { start: number; end: number } | null {
  const found = sentence.length > 700 ? null : thanks.exec(sentence)
  if (!found) return null
  const at = found.index + found[0].length
  const end = ends.exec(sentence.slice(at))
  return end ? { start: at + end.index, end: at + end.index + end[0].length } : null
}

const did = /^(?:(?:and|so|also),? )?(?<who>he|she|they|you) (?=\p{Ll})/iu
const onMiddle = /,? on (?:the )?(?:\p{Lu}\p{Ll}{2,8}day,? )?$/u
/** 'I want to thank Dr. Walsh, my old professor': whom a letter thanks, and not yet for what. */
const only =
  /^(?:(?:I|we)(?:['’]d| would)? (?:want|like|need|wish|have) to |please |(?:this is )?(?:to )?)?(?:thank|say thanks? (?:you )?to) (?![^\n]*\b(?:for|because|who|when|that)\b)[^\n]{3,240}$/iu

/** What whoever gets a letter of thanks did, by the first sentence that says it: 'She spoke at our lunch on October 29.' */
function didIn(units: readonly Unit[], who: Pronoun | null, put: Put): Unit[] {
  for (const unit of units) {
    const lead = did.exec(unit.text)
    const by = lead?.groups?.who?.toLowerCase()
    if (!lead || unit.text.length > 220 || (by !== who && by !== 'you')) continue
    if (/,? (?:and|but|so|which|because) (?:I|we|it|the)\b|[;:]/i.test(unit.text)) continue
    const said = bare(unit.text)
    const date = findSpokenDates(said).find(({ iso, start }) => iso !== null && onMiddle.test(said.slice(0, start)))
    const rest = date
      ? `${said.slice(0, date.start).replace(onMiddle, '')}${said.slice(date.end)}`.replace(/ {2,}/g, ' ')
      : said
    if (findSpokenDates(rest).length > 0) continue
    const fitted = afterThanks(rest)
    if (!fitted) continue
    if (date?.iso) put('eventDate', date.iso, { start: unit.start + date.start, end: unit.start + date.end })
    else put('eventDate', '', unit)
    put('occasion', writtenOut(by === 'you' ? fitted : toYou(fitted, by as Pronoun)), unit)
    return [unit]
  }
  return []
}

/** What a letter thanks for, of the sentence that tells the writer to thank. */
export function thanksIn(template: Template, text: string, units: readonly Unit[]): ToldInLetter {
  if (template.id !== 'thank-you-letter') return { filled: [], units: [] }
  const { filled, put } = putter(template)
  const who = pronounIn(text)
  for (const unit of units) {
    const found = thanks.exec(unit.text)
    if (
      !found ||
      unit.text.length > 700 ||
      /^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Coach|Officer)\b/.test(unit.text.slice(found.index + found[0].length))
    )
      continue
    const at = found.index + found[0].length
    const rest = unit.text.slice(at)
    let occasion = bare(rest).replace(/,? and for /, ' and for ')
    const start = unit.start + at
    const date = findSpokenDates(occasion).find(
      ({ iso, start: from }) =>
        iso !== null &&
        /(?:^|,| on| on the (?:night|evening|morning) of) $/i.test(occasion.slice(0, from)) &&
        onDay.test(occasion.slice(0, from)),
    )
    if (date?.iso && date.end === occasion.length) {
      put('eventDate', date.iso, { start: start + date.start, end: start + date.end })
      occasion = bare(occasion.slice(0, date.start).replace(onDay, ''))
    } else if (findSpokenDates(occasion).length > 0) put('eventDate', '', unit)
    put('occasion', writtenOut(who ? toYou(occasion, who) : occasion), { start, end: start + rest.length })
    break
  }
  const whom = units.filter(({ text: words }) => only.test(bare(words)))
  const told = filled.some(({ field }) => field === 'occasion') ? [] : didIn(units, who, put)
  return { filled, units: [...whom, ...told] }
}
