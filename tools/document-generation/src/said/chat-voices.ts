import { sentencesOf } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../capital.ts'
import { literal } from '../reading/literal.ts'
import { messagesIn } from './chat.ts'
import { small } from './draw/frame.ts'
import { sides } from './draw/parties.ts'
import { writtenOut } from './draw/plain-words.ts'
import type { Edit } from './edits.ts'
import { actsOf } from './in-third-person/acts-of-one-side.ts'
import type { Side } from './in-third-person/speaker.ts'
import { inThirdPerson } from './in-third-person/third-person.ts'
import { partyNouns } from './party-nouns.ts'

/** Whether somebody says to be a party, by what that is called. */
const saysToBe = (words: string, role: string): boolean =>
  new RegExp(
    `\\b(?:I['’]?m|I am|me[:=]|me as|we['’]?re|we are) (?:the |an? )?(?:${partyNouns(role).map(literal).join('|')})(?![\\p{L}’'-])`,
    'iu',
  ).test(words)

/** Which of the two parties each of two who talk is, where what they say tells. */
function partsOf(
  id: string,
  roles: readonly [string, string],
  said: Map<string, string>,
  around: string,
): Map<string, 0 | 1> | null {
  const [one = '', other = ''] = said.keys()
  const own = (who: string): [number, number] => {
    const words = said.get(who) ?? ''
    const intro = /^(?:me|myself|i)$/i.test(who) ? around : ''
    const [first, second] = ([0, 1] as const).map(
      (side) =>
        (saysToBe(words, roles[side]) || saysToBe(intro, roles[side]) ? 3 : 0) +
        actsOf(id, side, words) +
        actsOf(id, side, intro),
    )
    return [first ?? 0, second ?? 0]
  }
  const [mine, theirs] = [own(one), own(other)]
  const lead = mine[0] - mine[1] - (theirs[0] - theirs[1])
  return lead === 0
    ? null
    : new Map([
        [one, lead > 0 ? 0 : 1],
        [other, lead > 0 ? 1 : 0],
      ])
}

const begins =
  /(?:^|[.,;:!?(]\s*|\b(?:and|but|or|so|then|if|when|once|unless|until|while|because|since|after|before|where|that|than|as|whether|what|which)\s)$/iu
/** 'You' as who does something, as whom something is done to, and what is somebody's. */
const toThey = (words: string, other: string): string =>
  words
    .replace(/\b(y)ours\b/giu, (_, y: string) => (y === 'Y' ? 'Theirs' : 'theirs'))
    .replace(/\b(y)our\b/giu, (_, y: string) => (y === 'Y' ? 'Their' : 'their'))
    .replace(/\byou\b/giu, (said, at: number) =>
      begins.test(words.slice(0, at)) ? (said.startsWith('Y') ? 'They' : 'they') : other,
    )

/** Who one is says whose name is whose: it is read as it is. */
const isWho =
  /\b(?:I['’]?m|I am|we['’]?re|we are|this is|my (?:full |legal )?name(?:['’]s| is)?|it['’]s) (?:the |an? )?(?:\p{Lu}|(?:seller|buyer|landlord|tenant|owner|president|manager)\b)/u
/** Whoever only asks, or has such a name, is no party. */
const isAsker = (who: string, own: readonly string[]): boolean =>
  /^(?:intake|bot|assistant|agent|clerk|paralegal|interviewer|operator|staff|lawyer|attorney|q|rep|support|caller)$/i.test(
    who,
  ) || own.every((words) => /\?\s*$/.test(words.trim()))

/** What is asked, with or without its sign. */
const asksOf =
  /^(?:(?:ok|okay|so|and|hey|well),? )?(?:would|could|can|will|do|does|did|are|is|should|may|might|how|what|when|where|who|why) (?:you|I|we|it|they|he|she|about|much|many|the)\b/i
const speaks = /\b(?:I|me|my|mine|we|us|our|ours|you|your|yours)\b/i
/** Who is neither of the two. */
const others = /\b(?:they|them|their|theirs)\b/i
const orders =
  /^(?:please )?(?:pay|venmo|zelle|send|bring|mail|wire|return|give|leave|sign|keep|pick (?:it|them) up|drop (?:it|them) off|take (?:it|them)|wipe|clean|lock|text|call) (?:me|us|it|them|the|a|an|my|our|your|half|all|everything|\$|\d)/i

/**
 * A chat of the two parties of a contract, each sentence with the parties for 'I' and 'you': 'I'll hold it if you pay by Friday' of the seller
 * is 'the Seller will hold it if the Buyer pays by Friday'.
 */
export function chatVoicesIn({ id, tab }: Pick<Template, 'id' | 'tab'>, text: string): Edit[] {
  const parties = tab === 'contracts' ? sides[id] : undefined
  const messages = parties ? messagesIn(text) : []
  const [one, other] = parties ?? []
  const all = Map.groupBy(messages, ({ who }) => who)
  if (!one?.[1] || !other?.[1] || all.size !== 2) return []
  const talked = [...all].map(([who, own]) => ({ who, own: own.map(({ from, end }) => text.slice(from, end)) }))
  if (talked.some(({ who, own }) => isAsker(who, own))) return []
  const said = new Map(talked.map(({ who, own }) => [who, own.join('\n')]))
  const roles: [string, string] = [one[0].replace(/(?:Name|Party)$/, ''), other[0].replace(/(?:Name|Party)$/, '')]
  const around = text.slice(0, messages[0]?.start ?? 0)
  const parts = partsOf(id, roles, said, around)
  if (!parts) return []
  const sideOf = (at: 0 | 1): Side => ({ party: (at === 0 ? one : other)[1], name: '', names: [], isPerson: true })
  return messages.flatMap(({ who, from, end }) => {
    const at = parts.get(who) ?? 0
    const [self, them] = [sideOf(at), sideOf(at === 0 ? 1 : 0)]
    const words = text.slice(from, end)
    return sentencesOf({ text: words }).flatMap(({ start, end: stop }): Edit[] => {
      const sentence = words.slice(start, stop)
      if (asksOf.test(sentence) || isWho.test(sentence)) return []
      // 'Bring the cash Friday': what one tells the other to do.
      const isOrder = orders.test(sentence)
      if (!isOrder && (/\?\s*$/.test(sentence) || !speaks.test(sentence) || others.test(sentence))) return []
      const own = isOrder ? small(sentence.replace(/^please /i, '')) : sentence
      const told = inThirdPerson(writtenOut(toThey(own, them.party)), { I: self, we: self, they: them })
      const as = isOrder ? `${capital(them.party)} shall ${told.words}` : told.words
      return told.isOpen || as === sentence ? [] : [{ start: from + start, end: from + stop, as, why: 'filler' }]
    })
  })
}
