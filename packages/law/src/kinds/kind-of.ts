import { headLines } from '../caption/head.ts'
import { titleCase } from '../headings/style.ts'
import { layoutOf } from '../layout/layout.ts'
import { overlaps, type Source, type Span, trimmed } from '../span/span.ts'
import { contractSigns } from './contract-signs.ts'
import { courtSigns } from './court-signs.ts'
import { otherSigns } from './other-signs.ts'
import { paperSigns } from './paper-signs.ts'
import { isOfCase, titled, titleOfPaper, unspaced } from './paper-title.ts'
import { contractKinds, courtKinds, type DocumentKind, kinds, type Place, type Sign } from './sign.ts'

/** Words of the document that speak for its kind. */
export interface SignFound extends Span {
  words: string
  weight: number
}

export interface KindFound {
  kind: DocumentKind
  /** For people: 'Court Opinion'. */
  title: string
  /** 0 to 1: how much evidence there is, and how far ahead of the next kind. 0 for `other` without any sign. */
  confidence: number
  signs: SignFound[]
}

const allSigns: readonly Sign[] = [...courtSigns, ...contractSigns, ...otherSigns, ...paperSigns]
/** UTF-16 units that count as the start and the end of a document. */
const reach = 6000
/** Signs in the body are looked for here only: the kind of a long document shows early. */
const farthest = 60_000
/** What the name of a paper weighs. */
const named = 6
/** Weight from which a letter is one that demands something, whatever else speaks for a letter. */
const demands = 8
/** Weight below which a kind is a guess. */
const enough = 5

/** A letter that a judge signs, to counsel: in some courts an opinion has this form. */
const judgesLetter = (prose: string): Span | null => {
  const at = prose
    .slice(0, reach)
    .search(/^[ \t]*(?:Dear (?:Counsel|Parties|Mr\.|Ms\.|Mrs\.)|Counsel(?:ors)?[:,][ \t]*$)/m)
  const signed =
    /^[ \t]*(?:(?:Vice )?Chancellor|(?:(?:Superior Court|District|Circuit|County|Probate|Family Court|Bankruptcy|Magistrate|Municipal|Chief|Presiding|Associate|Senior|United States (?:District|Magistrate|Bankruptcy)) ){0,3}Judge|J\.S\.C\.|(?:Presiding |Associate |Chief )?Justice|Magistrate)[ \t]*$/m
  // A lawyer's letter to a judge rules on nothing.
  const rules =
    /\b(?:I|the court) (?:am |is |will |must |therefore |hereby )*(?:grant|deny|denying|granting|find|sustain|overrul|rule|decide|conclude)|\b(?:motion|petition|objection|request)s?\b[^.;]{0,120}\b(?:is|are) (?:granted|denied|sustained|overruled)\b|\b(?:my|the court[’']s|this letter is my) (?:ruling|decision|opinion)\b/i
  if (!rules.test(prose)) return null
  return at >= 0 && signed.test(prose.slice(-reach)) ? trimmed(prose, at, prose.indexOf('\n', at)) : null
}

/** A short letter that rules on motion after motion is an order; one that reasons at length an opinion. */
const isOrder = (prose: string): boolean =>
  prose.length < 12_000 &&
  (
    prose.match(
      /\b(?:motion|request|objection|petition)s?\b[^.;\n]{0,160}\b(?:is|are) (?:granted|denied|sustained|overruled)\b|\bI (?:am (?:granting|denying)|grant|deny|will (?:grant|deny))\b/gi,
    ) ?? []
  ).length > 1

interface Region extends Span {
  text: string
}

/** The title page or the lines above the body, at most the first 45 lines. */
const regionsOf = (source: Source): Record<Place, Region> => {
  const { prose, lines } = layoutOf(source)
  const head = headLines(source).slice(0, 45)
  // A document that begins with prose, such as a note on what was left out, still has its title in its first lines.
  const below = Math.max(head.at(-1)?.end ?? 0, lines[Math.min(7, lines.length - 1)]?.end ?? 0)
  // What stands under a salutation is the letter, not its title.
  const last = head.find(({ text }) => /^dear\b/i.test(text))?.end ?? below
  const cut = (start: number, end: number): Region => ({ start, end, text: prose.slice(start, end) })
  const first = lines[0]?.start ?? 0
  return {
    head: { ...cut(first, last), text: trimLines(prose.slice(first, last)) },
    start: cut(first, first + reach),
    end: cut(Math.max(first, prose.trimEnd().length - reach), prose.length),
    any: cut(first, first + farthest),
  }
}

// Titles are centred: blanks stay in number so that offsets hold.
const trimLines = (text: string): string => text.replace(/\r/g, '\n')

/** 'Employment agreement': a title in sentence case is nothing but the name of the paper. */
const isAlone = (words: string, name: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}’' -]{3,48}$/u.test(words) && words.startsWith(name) && name.length >= words.length * 0.6

/** 'RETAIL LEASE — THE MILL AT OAK FALLS': in a title in capitals the name of the paper stands before what it is of. */
const nameIn = (words: string): string => {
  const name = words.split(/ [—–-] |: | \(/, 1)[0] ?? ''
  return !/\p{Ll}/u.test(words) || inTitleLetters.test(name) ? name : ''
}
/** 'Retail Lease', 'Supply Agreement': every word of it with a capital, and the last what it is. */
const inTitleLetters = /^(?:\p{Lu}\p{Ll}{2,16} ){0,4}(?:Lease|Agreement|Contract|Note|License|Deed)$/u

/** The longest line that may be a title; that of a paper of a court names parties, claims and rules on one line. */
const longestTitle = 130
const longestOfCourt = 400

const search = (region: Region, [kind, , place, pattern]: Sign): Span | null => {
  if (place !== 'head') {
    const found = pattern.exec(region.text)
    return found ? { start: region.start + found.index, end: region.start + found.index + found[0].length } : null
  }
  let at = 0
  const longest = courtKinds.includes(kind) ? longestOfCourt : longestTitle
  for (const line of region.text.split('\n')) {
    const written = line.trim()
    const words = unspaced(written)
    const mayBe = words.length < longestTitle || (words.length < longest && titled(words) && !/[.;]$/.test(words))
    const found = words.length > 0 && mayBe ? (pattern.exec(words) ?? pattern.exec(nameIn(words))) : null
    // A title is written as one: 'the initial bylaws' in a sentence names no document.
    if (
      found &&
      ((/^\P{Ll}*\p{Lu}/u.test(found[0]) && titleCase(found[0]) > 0.6 && titleCase(words) > 0.65) ||
        isAlone(words, found[0]))
    ) {
      const start = region.start + at + line.indexOf(written) + found.index
      return { start, end: start + (words === written ? found[0].length : written.length) }
    }
    at += line.length + 1
  }
  return null
}

/**
 * The kind of a document, by the signs that speak for it. Where they are thin, or speak as
 * loudly for another kind, the answer is `other`.
 */
export const kindOf = (source: Source): KindFound => {
  const regions = regionsOf(source)
  const found = new Map<DocumentKind, { weight: number; signs: SignFound[] }>()
  for (const sign of allSigns) {
    const [kind, weight, place] = sign
    const span = search(regions[place], sign)
    if (!span) continue
    const entry = found.get(kind) ?? { weight: 0, signs: [] }
    // Two patterns that find the same words are one sign: the heavier.
    const same = entry.signs.find((one) => overlaps(one, span) && one.start === span.start)
    if (same && same.weight >= weight) continue
    if (same) entry.weight -= same.weight
    entry.signs = entry.signs.filter((one) => one !== same)
    entry.weight += weight
    entry.signs.push({ ...span, words: source.text.slice(span.start, span.end), weight })
    found.set(kind, entry)
  }
  // Where no sign knows the paper, its title may say in its own words what it is.
  const known = decide(found)
  // 'MINUTES' under the caption of a case are a court's.
  return ['other', 'letter', 'minutes'].includes(known.kind) ? byTitle(source, found, known) : known
}

/** What the title of a court's paper names it. A judge's letter to counsel decides; any other letter is one. */
const byTitle = (
  source: Source,
  found: Map<DocumentKind, { weight: number; signs: SignFound[] }>,
  known: KindFound,
): KindFound => {
  const { prose, lines } = layoutOf(source)
  const letter = known.kind === 'letter' ? judgesLetter(prose) : null
  const title =
    known.kind === 'letter'
      ? letter && { ...letter, kind: isOrder(prose) ? ('order' as const) : ('opinion' as const) }
      : titleOfPaper(prose, lines)
  if (!title || (known.kind === 'minutes' && !isOfCase(prose, lines))) return known
  const entry = found.get(title.kind) ?? { weight: 0, signs: [] }
  const sign = { start: title.start, end: title.end, words: source.text.slice(title.start, title.end), weight: named }
  const own = new Map(found).set(title.kind, { weight: entry.weight + named, signs: [...entry.signs, sign] })
  own.delete('letter')
  own.delete('minutes')
  return decide(own)
}

/** What speaks for a contract speaks for each kind of contract that its title names. */
const decide = (found: Map<DocumentKind, { weight: number; signs: SignFound[] }>): KindFound => {
  const contract = found.get('contract')
  const scores = [...found].map(([kind, { weight, signs }]) => {
    const special = kind !== 'contract' && contractKinds.includes(kind)
    return special && weight >= enough && contract
      ? { kind, weight: weight + contract.weight, signs: [...signs, ...contract.signs] }
      : { kind, weight: special ? weight / 2 : weight, signs }
  })
  scores.sort((one, other) => other.weight - one.weight)
  const demand = scores.find(({ kind, weight }) => kind === 'demand-letter' && weight >= demands)
  const best = scores[0]?.kind === 'letter' && demand ? demand : scores[0]
  if (!best || best.weight < enough) return { kind: 'other', title: kinds.other, confidence: 0, signs: [] }
  const rival = scores.find(({ kind }) => kind !== best.kind && !akin(kind, best.kind))
  const margin = 1 - (rival?.weight ?? 0) / best.weight
  if (margin < 0.1) return { kind: 'other', title: kinds.other, confidence: 0, signs: [] }
  const evidence = 1 - Math.exp(-best.weight / 6)
  const confidence = Math.round(evidence * (0.5 + margin / 2) * 100) / 100
  return {
    kind: best.kind,
    title: kinds[best.kind],
    confidence,
    signs: best.signs.sort((one, other) => other.weight - one.weight),
  }
}

const families: readonly (readonly DocumentKind[])[] = [
  contractKinds,
  ['letter', 'demand-letter'],
  ['brief', 'memorandum-of-law', 'motion'],
  ['memo', 'memorandum-of-law'],
  ['notice-to-party', 'letter', 'demand-letter'],
  ['email', 'letter', 'demand-letter', 'memo'],
  ['opinion', 'order'],
]
const akin = (one: DocumentKind, other: DocumentKind): boolean =>
  families.some((family) => family.includes(one) && family.includes(other))
