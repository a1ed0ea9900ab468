import { isBody } from '@casewright/law'
import { calledBy, namedBy } from '../signs-for.ts'
import type { Claim } from './claims.ts'
import type { Writer } from './writer.ts'

/** A party, by the part that its fields begin with. */
export interface Body {
  role: string
  name: string
}

interface Mention {
  party: Body
  start: number
  end: number
}

/** Where the parties are named, in order; a name within somebody else's is none. */
function mentionsOf(text: string, parties: readonly Body[]): Mention[] {
  const all = parties.flatMap((party) =>
    [...text.matchAll(calledBy(party.name, party.role))].flatMap(({ index, 0: words }) =>
      // 'North Dakota' is not Dakota Lift LLC.
      words !== party.name && /(?<!\p{L})\p{Lu}\p{L}{1,18} $/u.test(text.slice(Math.max(0, index - 20), index))
        ? []
        : [{ party, start: index, end: index + words.length }],
    ),
  )
  return all
    .filter((one) => !all.some((two) => two.party !== one.party && two.start <= one.start && one.end <= two.end))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
}

const speaks =
  /(?:\b(?:we are|we['’]re|us:|us,|we,|I['’]m (?:with|from|at)|I am (?:with|from|at)|I (?:own|run|work (?:for|at)|manage)|here at|our (?:side|\p{L}{3,12}|\p{L}{3,12} \p{L}{3,12})(?: is|,|:)?|my (?:company|business|firm|shop|employer)(?: is|,|:)?|this company|for us:?)) ?(?:the |at )?$/iu
/** 'This company', told of a firm that only the head of the notes names. */
const ofHead = /\b(?:this|our) company\b/i

/** The party for which the one who writes speaks, where the notes say so of one alone. */
export function ownBody(text: string, parties: readonly Body[], writer: Writer | null): Body | null {
  const mentions = mentionsOf(text, parties)
  const said = mentions.filter(({ start }) => speaks.test(text.slice(Math.max(0, start - 60), start)))
  const title = writer?.title?.body ?? ''
  const headed = parties.filter(
    ({ name, role }) => title !== '' && [...title.matchAll(calledBy(name, role))].length > 0,
  )
  const own = new Set([...said.map(({ party }) => party), ...headed].filter(({ name }) => isBody(name)))
  const [one] = own
  if (one) return own.size === 1 ? one : null
  return ofHead.test(text) && headed.length === 1 ? (headed[0] ?? null) : null
}

const iSign = /\bI(?:['’]ll| will| am)? sign(?:ing)?\b[^.;\n]{0,40}$/u
/** How many bodies a text names. */
const bodiesIn = (text: string): number =>
  new Set(
    [...text.matchAll(/\b(?:Inc|LLC|Corp|Co|Ltd|LLP|PLLC)\b/g)].map(({ index }) =>
      text.slice(Math.max(0, index - 12), index),
    ),
  ).size

/** Words between a body and what is said of its people: where it is, and no other sentence with somebody else. */
const isNear = (words: string) => words.length < 160 && !/\n\s*\n/.test(words)

export interface Whose {
  party: Body
  /** Whether the office stands right beside the name of the party. */
  isBeside: boolean
  /** Whether the words name the party, or point at it: 'its president'. */
  isSure: boolean
}

/**
 * Of which party somebody has an office, or for which they sign; `null` where that is not certain.
 */
export function partyOf(text: string, claim: Claim, parties: readonly Body[], own: Body | null): Whose | null {
  const others = parties.filter((one) => one !== own)
  const named = namedBy(claim.beside, parties)
  if (named.length > 0) return named.length === 1 && named[0] ? { party: named[0], isBeside: true, isSure: true } : null
  if (claim.whose === 'own' || (claim.isWriter && own))
    return own ? { party: own, isBeside: false, isSure: true } : null
  if (claim.whose === 'other' && own)
    return others.length === 1 && others[0] ? { party: others[0], isBeside: false, isSure: true } : null
  // 'Signs for Great Prairie', which is neither of them, is for neither.
  if (/^\p{Lu}\p{L}+ \p{Lu}/u.test(claim.beside) && isBody(claim.beside.split(',')[0] ?? '')) return null
  if (/^the \p{Ll}/u.test(claim.beside)) return null
  // Who says I, and not for whom, signs for nobody that is certain.
  const isWriter = claim.isWriter || iSign.test(text.slice(Math.max(0, claim.start - 50), claim.start))
  if (isWriter && !claim.isIts && bodiesIn(text) > 1) return null
  const last = mentionsOf(text, parties).findLast(({ end }) => end <= claim.start)
  const between = last ? text.slice(last.end, claim.start) : ''
  if (last && isBody(last.party.name) && isNear(between))
    return {
      party: last.party,
      isSure: claim.isIts,
      isBeside: /^[\s,(:.]{0,4}$/.test(between) || /\d[^.;\n]{4,90}[,(. ]{1,3}$/.test(between),
    }
  const bodies = parties.filter(({ name }) => isBody(name))
  return claim.isWriter && bodies.length === 1 && bodies[0]
    ? { party: bodies[0], isBeside: false, isSure: false }
    : null
}
