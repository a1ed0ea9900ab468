import { isToDraft, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../output.ts'
import type { Unit } from '../reading/units.ts'
import type { Who } from './draw/who.ts'

const oneWay = /\bone[- ]way\b|\bunilateral\b/i
/** What is told in confidence; a quote, a notice or a payment that somebody sends is none of it. */
const information =
  /\b(?:information|info|designs?|data|drawings?|files?|plans?|recipes?|(?:source )?code|spec(?:ification)?s?|formulas?|schematics?|prototypes?|blueprints?|know-how|trade secrets?|technology|research|samples?|financials?)\b/iu
const noInformation =
  /\b(?:quot(?:es?|ations?)|estimates?|bids?|notices?|invoices?|bills?|payments?|pay|money|deposits?|fees?|checks?|lists?|cop(?:y|ies)|receipts?|reports?|reminders?|confirmations?|answers?|feedback)\b|\$/iu
/** Whether what stands behind a verb is information, up to what it is for. */
function isInformation(words: string): boolean {
  const what =
    words
      .replace(/^ (?:to|with) /, ' ')
      .split(/[,;]|\.(?=\s|$)| (?:so|for|in order|because|if|when|within|by|to(?= \p{Ll}))(?= )/u)[0] ?? ''
  return information.test(what) && !noInformation.test(what)
}
/** Who lets the other side have something: 'we are showing them our design', 'Oak Labs will share its data'. */
const discloses =
  /^(?<who>.{3,80}?),? (?:(?:is|are|will be|will|is going to|are going to|plans? to|wants? to|has agreed to|needs? to) )?(?:only )?(?:show|shar|disclos|giv|send|provid|hand|reveal|let)(?:e|es|s|ing)?\b/iu
const receives = /^(?<who>.{3,80}?),? (?:(?:is|are|will|will be) )?(?:only |just )?(?:receiv(?:e|es|ing)|gets?)\b/iu
const denied = /\b(?:back|return\p{L}*|not|never|no|cannot|may|can|must|shall|only if|unless)\b/iu

/** What a sentence goes on with behind what somebody does, and who that is. */
function whoIn(pattern: RegExp, told: string): [rest: string, who?: string | undefined] {
  const found = pattern.exec(told)
  return found ? [told.slice(found[0].length), found.groups?.who] : ['']
}

/** The party that a name of it begins with, of both. */
const partyOf = (found: readonly Filled[], name: string): Filled | undefined =>
  found.find(
    ({ field, value }) =>
      /^(?:first|second)Party$/.test(field) &&
      name.length > 2 &&
      (value.toLowerCase().startsWith(name.toLowerCase()) ||
        name.toLowerCase().startsWith(value.split(',')[0]?.toLowerCase() ?? '\n')),
  )

/** 'One-way NDA.', 'We need a one-way agreement'. */
const asOneWay =
  /^\W{0,3}(?:strictly )?one[- ]way\b|\b(?:one[- ]way|unilateral) (?:NDA|non-?disclosure|confidentiality|agreement)\b/iu
const asDiscloser = /^\W{0,3}(?:the )?(?:discloser|disclosing party)(?: is|:| =| -)? (?<who>\p{Lu}[^.;\n]{2,80})/iu
/** The party that a line calls the discloser. */
const labeledIn = (filled: readonly Filled[], text: string): string | undefined => {
  const who = asDiscloser.exec(text)?.groups?.who
  // 'Oak Labs until June, then Pine Foods': two of them, one after the other.
  const isTwo = who !== undefined && /\b(?:until|then|first|both|later|afterwards?)\b/iu.test(who)
  return who && !isTwo
    ? partyOf(filled, who.split(',')[0] ?? '')?.value.split(/,(?! (?:Inc|LLC|L\.|Ltd|Co|Corp|P\.))/)[0]
    : undefined
}
const onlyBy = (name: string): string =>
  `This Agreement is one way: ${name} is the only Discloser, and the other party is the only Recipient.`

/**
 * An agreement on confidence that is 'one way', with the side that alone discloses, where exactly one is told to: nobody asks for
 * one way and means both.
 */
export function oneWayTold(
  { id, fields }: Template,
  units: readonly Unit[],
  filled: readonly Filled[],
  who: Who,
): Filled[] {
  const isMutual = (value: string) => /\bmutual\b|\beach other\b/iu.test(value)
  if (id === 'non-disclosure-agreement' && !filled.some(({ field }) => field === 'directionTerms')) {
    const said = units.find(({ text }) => asOneWay.test(text) && !isMutual(text))
    const name = units.map(({ text }) => labeledIn(filled, text)).find((one) => one !== undefined)
    if (said)
      return [
        ...filled,
        {
          field: 'directionTerms',
          label: fields.find((one) => one.name === 'directionTerms')?.label ?? '',
          by: 'text',
          value: name ? onlyBy(name) : toDraft(said.text),
        },
      ]
  }
  const open = filled.find(({ field, value }) => field === 'directionTerms' && isToDraft(value) && oneWay.test(value))
  if (id !== 'non-disclosure-agreement' || !open) return [...filled]
  const sides = new Set<string>()
  for (const { text } of units) {
    const told = who.told(text.replace(/\([^()]{1,160}\)/g, '').replace(/\s+/g, ' '))
    if (isToDraft(told)) continue
    const [shown, own] = whoIn(discloses, told)
    const one =
      own && !denied.test(told.slice(0, own.length + 40)) && isInformation(shown) ? partyOf(filled, own) : undefined
    if (one) sides.add(one.field)
    const [taken, other] = whoIn(receives, told)
    const taker =
      other && !denied.test(told.slice(0, other.length + 40)) && isInformation(taken)
        ? partyOf(filled, other)
        : undefined
    if (taker) sides.add(taker.field === 'firstParty' ? 'secondParty' : 'firstParty')
  }
  const [side, more] = sides
  const name = filled.find(({ field }) => field === side)?.value.split(',')[0]
  if (!name || more !== undefined) return [...filled]
  return filled.map((one) =>
    one === open
      ? {
          ...one,
          value: onlyBy(name),
        }
      : one,
  )
}
