import { isTelling, sameParty } from './same-party.ts'

const versus = /\s+(?:v|vs|versus)\b\.?,?\s+/
/** In captions; 'Continental T. V., Inc. v. GTE' has a small one that counts. */
const capitalVersus = /\s+(?:V|VS|Vs|VERSUS)\b\.?,?\s+/
const proceeding =
  /^(?:in\s+(?:the\s+)?(?:re|matter\s+of)|(?:the\s+)?matter\s+of|ex\s+parte|(?:the\s+)?(?:petition|application|appeal)\s+of)\b:?\s+/i
const relation = /\s+(?:ex\s+rel\.?|on\s+(?:the\s+)?relation\s+of|on\s+behalf\s+of)\s+/i

/**
 * Whether two names are of one case. Tolerant of the abbreviations of the Bluebook, of forms of companies, given names,
 * roles and 'et al.'; of nothing that would make another case of it. The parties stand in their order, and a relator is
 * a party: it tells such cases apart.
 *
 * A name with one party ('Roe') is that of a case which has this party on either side.
 */
export function sameCase(one: string, other: string): boolean {
  const [a, b] = [partiesOf(one), partiesOf(other)]
  if (a.proceeding && b.proceeding) return sameParty(a.first, b.first)
  if (a.second !== null && b.second !== null)
    return a.sides === b.sides && sameSide(a.first, b.first) && sameSide(a.second, b.second)
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
  /** How many parts 'v.' makes of it. */
  sides: number
}

/** A party, and for whom it stands: 'State ex rel. Smith' is another than 'State ex rel. Brown'. */
function sameSide(one: string, other: string): boolean {
  const [a = '', forA] = one.split(relation)
  const [b = '', forB] = other.split(relation)
  if (forA === undefined || forB === undefined) return forA === forB && sameParty(a, b)
  return sameParty(a, b) && sameParty(forA, forB)
}

function partiesOf(name: string): Parties {
  // Signs that cannot be seen make no other word.
  const plain = name
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, 1000)
    .trim()
  const [first = '', ...rest] = plain.split(versus.test(plain) ? versus : capitalVersus)
  if (rest.length > 0) return { first, second: rest[0] ?? '', proceeding: false, sides: rest.length + 1 }
  const named = plain.replace(proceeding, '')
  return { first: named, second: null, proceeding: named !== plain, sides: 1 }
}
