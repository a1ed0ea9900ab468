import { isTelling, sameParty } from './same-party.ts'

const versus = /\s+(?:v|vs|versus)\b\.?,?\s+/
/** In captions; 'Continental T. V., Inc. v. GTE' has a small one that counts. */
const capitalVersus = /\s+(?:V|VS|Vs|VERSUS)\b\.?,?\s+/
const proceeding =
  /^(?:in\s+(?:the\s+)?(?:re|matter\s+of)|(?:the\s+)?matter\s+of|ex\s+parte|(?:the\s+)?(?:petition|application|appeal)\s+of)\b:?\s+/i
const relator = /\s+(?:ex\s+rel\.?|on\s+(?:the\s+)?relation\s+of|on\s+behalf\s+of)\s+.*$/i

/**
 * Whether two names are of one case. Tolerant of the abbreviations of the Bluebook, of forms of companies, given names,
 * roles, 'et al.' and relators; of nothing that would make another case of it. The parties stand in their order.
 *
 * A name with one party ('Roe') is that of a case which has this party on either side.
 */
export function sameCase(one: string, other: string): boolean {
  const [a, b] = [partiesOf(one), partiesOf(other)]
  if (a.proceeding && b.proceeding) return sameParty(a.first, b.first)
  if (a.second !== null && b.second !== null) return sameParty(a.first, b.first) && sameParty(a.second, b.second)
  // 'In re Gault' is no 'Gault v. Arizona'; 'Gault' may be either.
  const [single, whole] = a.second === null ? [a, b] : [b, a]
  if (whole.second !== null && (single.proceeding || !isTelling(single.first))) return false
  return sameParty(single.first, whole.first) || (whole.second !== null && sameParty(single.first, whole.second))
}

interface Parties {
  first: string
  /** Null: the name has one party. */
  second: string | null
  /** 'In re', 'Ex parte' and the like. */
  proceeding: boolean
}

function partiesOf(name: string): Parties {
  const plain = name.replace(/\s+/g, ' ').slice(0, 1000).trim()
  const [first = '', ...rest] = plain.split(versus.test(plain) ? versus : capitalVersus)
  if (rest.length > 0)
    return { first: first.replace(relator, ''), second: (rest[0] ?? '').replace(relator, ''), proceeding: false }
  const named = plain.replace(proceeding, '')
  return { first: named, second: null, proceeding: named !== plain }
}
