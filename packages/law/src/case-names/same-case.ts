import { type Caption, captionOf, type Side } from './caption.ts'
import { haveMore } from './co-parties.ts'
import { compareParty, isCutShort, isTelling, type NameComparison } from './same-party.ts'

/**
 * How a name as somebody wrote it stands to the case that a source calls by `title`. Custom shortens a name: the first
 * party that is listed, no given names, abbreviations after the Bluebook (T6, T10), words of a long name left out. It
 * adds nothing: a word that the title does not have makes another party of it. The parties stand in their order, and a
 * relator that is written must be the one of the title.
 *
 * A name with one party ('Roe') is that of a case which has this party on either side.
 */
export function compareName(written: string, title: string): NameComparison {
  const whole = compareWhole(written, title)
  // The number of a footnote runs into the name: '5 Adkins v. Children's Hospital'.
  const numbered = whole === 'different' && !/^\d/.test(title) ? /^\P{L}{0,3}\d{1,3}\s(?=\p{Lu})/u.exec(written) : null
  const compared = numbered ? compareWhole(written.slice(numbered[0].length), title) : whole
  return compared === 'different' && isPopular(written) && !isPopular(title) ? 'untold' : compared
}

/** 'The Minnesota Rate Cases' are what the profession calls 'Simpson v. Shepard': no title tells. */
const isPopular = (name: string): boolean => /\sCases$/.test(name) && !/\sv(?:s|ersus)?\.?\s/.test(name)

function compareWhole(written: string, title: string): NameComparison {
  const [ours, theirs] = [captionOf(written), captionOf(title)]
  if (!ours || !theirs || (ours.sides.length > 1 && theirs.sides.length !== ours.sides.length)) return 'different'
  if (ours.number && theirs.number && ours.number !== theirs.number) return 'different'
  const compared = compareSides(ours, theirs)
  return ours.number && !theirs.number ? worse('untold', compared) : compared
}

function compareSides(ours: Caption, theirs: Caption): NameComparison {
  const [first, second] = ours.sides
  const [theirFirst, theirSecond] = theirs.sides
  if (!first || !theirFirst) return 'different'
  if (second && theirSecond) {
    const [one, other] = [compareFirst(first, theirFirst), compareSide(second, theirSecond)]
    const compared = worse(one, other)
    const isShort =
      (one === 'same' && isCutShort(second.party, theirSecond.party)) ||
      (other === 'same' && isCutShort(first.party, theirFirst.party))
    return compared === 'different' && (isShort || haveMore(ours.sides, theirs.sides)) ? 'untold' : compared
  }
  if (!theirSecond) return compareSide(first, theirFirst)
  // 'In re Gault' is no 'Gault v. Arizona'; 'Gault' may be either.
  if (ours.proceeding || !isTelling(first.party)) return 'different'
  return better(compareSide(first, theirFirst), compareSide(first, theirSecond))
}

/** Whether a name as it is written names the case that has this title. */
export const namesCase = (written: string, title: string): boolean => compareName(written, title) === 'same'

/** Whether two names, of which either may be the shorter, are of one case. */
export const sameCase = (one: string, other: string): boolean => namesCase(one, other) || namesCase(other, one)

const order: readonly NameComparison[] = ['same', 'untold', 'different']
const worse = (one: NameComparison, other: NameComparison): NameComparison =>
  order.indexOf(one) > order.indexOf(other) ? one : other
const better = (one: NameComparison, other: NameComparison): NameComparison =>
  order.indexOf(one) < order.indexOf(other) ? one : other

/** Words of the sentence before a name may be read as part of it: 'Sanders and United States v. Chadwick'. */
const sentence = /(?:,?\s(?:and|in|with)|[.;—][’'"”)]*\d*)\s/i

function compareFirst(ours: Side, theirs: Side): NameComparison {
  const whole = compareSide(ours, theirs)
  if (whole !== 'different' || ours.relator !== null) return whole
  const parts = ours.party.split(sentence)
  const rest = parts.length > 1 ? compareSide({ ...ours, party: parts.at(-1) ?? '' }, theirs) : 'different'
  return rest === 'different' ? rest : 'untold'
}

/** 'State ex rel. Smith' is another than 'State ex rel. Brown'; custom cites it by a state that is named, or by Smith. */
function compareSide(ours: Side, theirs: Side): NameComparison {
  if (ours.relator !== null)
    return theirs.relator === null
      ? worse('untold', better(compareParty(ours.party, theirs.party), compareParty(ours.relator, theirs.party)))
      : worse(compareParty(ours.party, theirs.party), compareParty(ours.relator, theirs.relator))
  if (theirs.relator === null) return compareParty(ours.party, theirs.party)
  return better(
    theirs.isNamedByRelator ? 'different' : compareParty(ours.party, theirs.party),
    isTelling(ours.party) ? compareParty(ours.party, theirs.relator) : 'different',
  )
}
