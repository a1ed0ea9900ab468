import type { Favor } from '../../output.ts'
import { numberChange } from './number-of.ts'
import { placesOf } from './places-of.ts'
import { type Duty, dutyIn } from './sentence.ts'

/** A change with the sentences that it is in; a whole sentence that came or went has one of them. */
export interface Turn {
  was: string
  is: string
  olderSentence: string
  newerSentence: string
}

const softer =
  /\b(?:commercially reasonable efforts|reasonable efforts|best efforts|to the (?:best of )?\w{1,20}(?:’s|'s) knowledge|knowledge|materially?|in all material respects)\b/i

/** For whom a change is better, with the rule; undefined where none of them can tell. */
export function favorOf(turn: Turn, parties: readonly string[]): Favor | undefined {
  if (parties.length !== 2) return undefined
  const other = (party: string) => parties.find((one) => one !== party) ?? ''
  const one = narrowed(turn, parties, other)
  if (one) return one
  const [before, after] = [dutyIn(turn.olderSentence, parties), dutyIn(turn.newerSentence, parties)]
  if (turn.olderSentence === '' && after) return came(after, other)
  if (turn.newerSentence === '' && before) return went(before, other)
  if (before && after && before.party === after.party && before.kind !== after.kind) return turned(before, after, other)
  return counted(turn, parties, after ?? before, other) ?? qualified(turn, after, other)
}

type Other = (party: string) => string

const both = /^(?:either|each|neither|both|any|every)(?: of the)? part(?:y|ies)(?:['’]s?)?$/i
/** What both had, and one alone has now, or the other way around: "Either party may" became "The Provider may". */
function narrowed(
  { was, is, olderSentence, newerSentence }: Turn,
  parties: readonly string[],
  other: Other,
): Favor | undefined {
  const plain = (words: string) => words.replace(/^[\s,;]{1,8}|[\s,;.]{1,8}$/g, '')
  const [isNarrower, isWider] = [both.test(plain(was)), both.test(plain(is))]
  if (isNarrower === isWider) return undefined
  const [one, all] = isNarrower ? [plain(is), olderSentence] : [plain(was), newerSentence]
  const bare = one.replace(/^(?:only )?the (?:only )?/i, '').replace(/['’]s$/, '')
  const party = parties.find((name) => name.toLowerCase() === bare.toLowerCase())
  if (!party) return undefined
  const sentence = isNarrower ? newerSentence : all
  const alone = isNarrower ? `${party} alone` : 'both, and not only one'
  const better = isNarrower ? party : other(party)
  if (/\bliability of\b[^.;]{0,60}\b(?:limited|capped|exceed)\b/i.test(sentence))
    return { party: better, why: `the liability of ${alone} is limited` }
  if (/\b(?:may not|shall not|must not|neither)\b/i.test(isNarrower ? newerSentence : olderSentence))
    return {
      party: isNarrower ? other(party) : party,
      why: isNarrower ? `${party} alone has the restriction` : 'both have the restriction',
    }
  if (/\b(?:may|is entitled to|has the right)\b/i.test(sentence))
    return { party: better, why: `${isNarrower ? `${party} alone` : 'either of them'} has the right` }
  if (/\b(?:shall|must|will)\b/i.test(sentence))
    return {
      party: isNarrower ? other(party) : party,
      why: isNarrower ? `${party} alone has the duty` : 'both have the duty',
    }
  return undefined
}

const came = ({ party, kind }: Duty, other: Other): Favor => {
  if (kind === 'may') return { party, why: `${party} has a new right` }
  if (kind === 'free') return { party, why: `${party} is freed of a duty` }
  return { party: other(party), why: kind === 'must' ? `${party} has a new duty` : `${party} has a new restriction` }
}

const went = ({ party, kind }: Duty, other: Other): Favor => {
  if (kind === 'may') return { party: other(party), why: `${party} loses a right` }
  if (kind === 'free') return { party: other(party), why: `${party} is no longer freed of a duty` }
  return { party, why: kind === 'must' ? `${party} no longer has a duty` : `${party} no longer has a restriction` }
}

const weight: Readonly<Record<Duty['kind'], number>> = { not: 0, must: 1, free: 2, may: 3 }
const said: Readonly<Record<Duty['kind'], string>> = { not: 'must not', must: 'must', free: 'need not', may: 'may' }

function turned(before: Duty, after: Duty, other: Other): Favor | undefined {
  const { party } = before
  const pair = new Set([before.kind, after.kind])
  // "must" in place of "must not" is another duty, not a lighter one.
  if (pair.has('not') && pair.has('must')) return undefined
  const isBetter = weight[after.kind] > weight[before.kind]
  return {
    party: isBetter ? party : other(party),
    why: `${party} ${said[after.kind]}, where it ${said[before.kind]} before`,
  }
}

/** A number that rises or falls: who it binds is told by what it counts. */
function counted(
  { was, is, newerSentence }: Turn,
  parties: readonly string[],
  duty: Duty | undefined,
  other: Other,
): Favor | undefined {
  const change = numberChange(was, is)
  if (!change) return undefined
  const rises = change.rises ? 'rises' : 'falls'
  const cap = parties.find((party) =>
    placesOf(newerSentence, party).some((end) =>
      /^['’]s? (?:\w{1,20} ){0,3}liability\b/i.test(newerSentence.slice(end)),
    ),
  )
  const isCap = /\bliability\b/i.test(newerSentence) && /\b(?:exceed|limited to|cap(?:ped)?)\b/i.test(newerSentence)
  if (isCap)
    return cap
      ? { party: change.rises ? other(cap) : cap, why: `the cap on the liability of ${cap} ${rises}` }
      : undefined
  if (!duty) return undefined
  const { party, kind } = duty
  if (/\bnotice\b/i.test(newerSentence) && /\bterminat|\bend this\b|\bcancel/i.test(newerSentence) && kind === 'may')
    return {
      party: change.rises ? other(party) : party,
      why: `the notice that ${party} gives ${change.rises ? 'is longer' : 'is shorter'}`,
    }
  const isTime = /\b(?:within|no later than|not later than|by the)\b[^.;]{0,40}$/i.test(
    newerSentence.slice(0, newerSentence.indexOf(is)),
  )
  if (isTime && (kind === 'must' || kind === 'may'))
    return { party: change.rises ? party : other(party), why: `${party} has ${change.rises ? 'more' : 'less'} time` }
  if (kind === 'must' && /\b(?:pay|maintain|carry|reimburse|deposit|provide|deliver)\b/i.test(newerSentence))
    return { party: change.rises ? other(party) : party, why: `what ${party} owes ${rises}` }
  if (kind === 'may' && /\b(?:increase|charge|withhold|deduct)\b/i.test(newerSentence))
    return { party: change.rises ? party : other(party), why: `what ${party} may charge ${rises}` }
  return undefined
}

/** A duty that becomes softer or harder by a few words. */
function qualified({ was, is }: Turn, duty: Duty | undefined, other: Other): Favor | undefined {
  if (duty?.kind !== 'must') return undefined
  const { party } = duty
  const [had, has] = [softer.test(was), softer.test(is)]
  if (has && !had && is.length < 80) return { party, why: `the duty of ${party} is qualified` }
  return had && !has && was.length < 80
    ? { party: other(party), why: `the duty of ${party} is no longer qualified` }
    : undefined
}
