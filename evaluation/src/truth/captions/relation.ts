import { coreOf } from './parties.ts'

/** How a name as written stands to a title, by a rule that is rough on purpose: it labels, and decides nothing. */
export type Relation = 'as in the title' | 'shorter than the title' | 'longer than the title' | 'some other words'

const spelledOut: Record<string, string> = {
  nlrb: 'national labor relations board',
  icc: 'interstate commerce commission',
  sec: 'securities exchange commission',
  ftc: 'federal trade commission',
  fcc: 'federal communications commission',
  tva: 'tennessee valley authority',
  cio: 'congress industrial organizations',
  naacp: 'national association advancement colored people',
  r: 'railroad',
  rr: 'railroad',
  ry: 'railroad',
  rys: 'railroad',
  railway: 'railroad',
  railways: 'railroad',
}

/** Words of one side, with agencies and railroads spelled out. */
export const wordsOf = (side: string) =>
  coreOf(
    side.replace(/\b(?:[A-Z]\. ?){2,}/g, (all) => {
      const letters = all.replace(/[. ]/g, '')
      return `${letters.toLowerCase() in spelledOut ? letters : [...letters].join(' ')} `
    }),
  ).flatMap((word) => spelledOut[word]?.split(' ') ?? [word])

/** The relation, or null where it cannot be said with certainty that the two are one case. */
export function relationOf(written: string, title: string): Relation | null {
  const [ours, theirs] = [written, title].map((name) => name.split(/ v\. | versus |,? vs\. /i))
  if (!ours || !theirs || ours.length !== theirs.length) return null
  let [isShorter, isLonger] = [false, false]
  for (const [at, side] of ours.entries()) {
    const left = wordsOf(theirs[at] ?? '')
    const more: string[] = []
    let matched = 0
    for (const word of wordsOf(side)) {
      const place = left.findIndex((one) => isAbbreviated(word, one))
      if (place >= 0) {
        left.splice(place, 1)
        matched++
      } else more.push(word)
    }
    // What is longer at its front may be the end of the sentence before it.
    if (at === 0 && more[0] !== undefined && more[0] === wordsOf(side)[0]) return null
    if (matched === 0 || more.some((word) => left.some((one) => looksAlike(word, one)))) return null
    isShorter ||= left.length > 0
    isLonger ||= more.length > 0
  }
  if (isShorter && isLonger) return 'some other words'
  return isShorter ? 'shorter than the title' : isLonger ? 'longer than the title' : 'as in the title'
}

const isAbbreviated = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short[0] !== long[0]) return false
  if (/^\d/.test(long)) return short === long
  // One letter more is as likely an error of the scanner.
  if (short.length > 3 && long.length - short.length === 1 && !long.endsWith('s')) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length && (short.length < 6 || long.startsWith(short))
}

/** A scanner's error, most likely: then it is not known what was written. */
const looksAlike = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 2 || one.length < 4) return false
  const letters = [...one]
  const same = [...other].filter((letter) => {
    const at = letters.indexOf(letter)
    if (at >= 0) letters.splice(at, 1)
    return at >= 0
  }).length
  return same >= Math.max(one.length, other.length) - 2
}
