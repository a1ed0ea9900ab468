import { isSentence } from '../clean/form.ts'
import { asSaid } from './said-as.ts'

const label = (words: string) => new RegExp(`^[\\s*•–-]{0,5}(?:${words})\\s{0,2}[:–-]\\s*(?=\\S)`, 'i')
const gifts = label(
  'what|for|gift|donation|thanks for|thank(?: him| her| them)? for|why|reason|occasion|what (?:he|she|they) (?:did|gave)',
)
const uses = label('used for|use|uses|goes to|went to|pays for|it paid for')
const invites = label('invite|invitation|event|invite (?:him|her|them)(?: to)?')
const article = /^(?:the|an?|our|your|his|her|their|my|all|both|\p{Ll}+ing\b|how|what|being|letting)\b/iu
const come =
  /,? (?:and )?(?:he|she|they)(?: both| all)? (?:should|can|could|must|is welcome to|are welcome to) (?<what>come\b[^.]*)/i
const yours = (words: string) =>
  words
    .replace(/\b(?:they|he|she)(?= (?:\p{Ll}+ed|gave|brought|sent|drove|made|did|took|came)\b)/giu, 'you')
    .replace(/\b(?:his|her|their)(?= \p{L})/giu, 'your')

/** A labeled line of notes for a letter of thanks, as the letter says it; null of any other. */
export function ofThanksLabel(words: string): string | null {
  const gift = gifts.exec(words)
  if (gift) {
    const rest = words.slice(gift[0].length)
    if (isSentence(asSaid(rest), true)) return null
    const did = /^(?<verb>\p{Ll}{2,}[^e]?)ed (?=\p{L})/u.exec(rest)
    if (did) return asSaid(`Thank you for ${did.groups?.verb}ing ${yours(rest.slice(did[0].length))}`)
    if (/^(?:gave|brought|sent|drove|made|did|took|came|stayed|spoke|wrote|ran|let)\b/i.test(rest)) return null
    return asSaid(`Thank you for ${article.test(rest) ? '' : 'your '}${yours(rest)}`)
  }
  const use = uses.exec(words)
  if (use) {
    const rest = words.slice(use[0].length)
    return isSentence(asSaid(rest), true) ? asSaid(rest) : asSaid(`It goes to ${rest}`)
  }
  const invite = invites.exec(words)
  if (!invite) return null
  const rest = words.slice(invite[0].length)
  const bid = come.exec(rest)
  const event = (bid ? rest.slice(0, bid.index) : rest)
    .replace(/(?<=\p{Ll}) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,)/u, ' on ')
    .replace(/\bon on\b/, 'on')
  return `You are invited to ${article.test(event) ? '' : 'our '}${event.replace(/\.$/, '')}.${bid?.groups?.what ? ` Please ${yours(bid.groups.what)}.` : ''}`
}
