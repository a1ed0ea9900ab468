import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { agencies } from './agencies.ts'
import { empty, forms } from './vocabulary.ts'

/** A word of a name, in lower case without points and marks. */
export interface NameWord {
  word: string
  /** Written with a point ('Educ.') or an apostrophe ("Ass'n"), so that it may stand for a longer word. */
  cut: 'point' | 'apostrophe' | null
  /** Written in capitals alone: it may be the initials of other words. */
  capitals: boolean
  /** "Pullman's". */
  possessive: boolean
  /** After a comma, a colon or the like: 0 up to the first. */
  segment: number
  /** Right after 'of', 'on' or 'for'. */
  afterOf: boolean
  /** Right after 'and' or '&'. */
  after: 'and' | '&' | null
  /** The first letter of a small word right before it, which is left out: 'f' of 'for Fair Admissions'. */
  small: string | null
}

/** Before the name of a state they add nothing. */
const ofState =
  /(?<!secretary\sof\s)\b(?:the\s)?(?:state|commonwealth|people|territory)(?:\sof(?:\sthe\s(?:state|commonwealth)\sof)?)\s(?=\p{L})/giu
/** 'N.Y.', 'W. Va.': abbreviations of two words. */
const shortPlaces = new Map(
  jurisdictions
    .filter(({ name, abbreviation }) => name.includes(' ') && /^\p{Lu}\.\s?\p{Lu}/u.test(abbreviation))
    .map(({ name, abbreviation }) => [abbreviation.replace(/\s/g, ''), name] as const),
)
/** 'P. R. Co.' is no railroad of Puerto Rico. */
const initials = /\b(?<!\p{Lu}\.\s?)\p{Lu}\.\s?\p{Lu}(?:\p{Ll}{1,2})?\.(?!\s?(?:R\b|Ry|Rwy|Co\b|&|and\b|\p{Lu}\.))/gu
/** Reports write the one for the other. */
const alike = new Map([
  ['railway', 'railroad'],
  ['railways', 'railroad'],
  ['railroads', 'railroad'],
  ['ry', 'railroad'],
  ['rwy', 'railroad'],
  ['rr', 'railroad'],
])
/** 'L. L. C.' is how the Supreme Court writes 'L.L.C.'. */
const spacedForm =
  /(?<=\p{L}[,.]?\s)(?:L\.\s?L\.\s?[CP]|P\.\s?L\.\s?L\.\s?C|[LP]\.\s?P|P\.\s?[AC]|[NS]\.\s?A|[BN]\.\s?V|A\.\s?G|S\.\s?p\.\s?A)\.(?=,|\s*$|\s(?:et\s|\())/giu
const piece = /[\p{L}\p{N}](?:[\p{L}\p{N}]|['.](?=[\p{L}\p{N}]))*['.]?|[,;:()&]/gu
const dotted = /^(?:\p{L}\.)+\p{L}?$/u

/** The words of one party's name, those left out that every name has or lacks at will. */
export function wordsOf(party: string): NameWord[] {
  const words: NameWord[] = []
  let segment = 0
  let afterOf = false
  let after: NameWord['after'] = null
  let small: NameWord['small'] = null
  const add = (written: string, more: Partial<NameWord> = {}) => {
    const lower = written.toLowerCase()
    if (lower === 'of' || lower === 'on' || lower === 'for') afterOf = true
    if (lower === 'and') after = 'and'
    if (lower === 'y') after = 'and'
    if (empty.has(lower) && !(more.capitals && lower.length === 1)) {
      if (/^(?:another|others?|al)$/.test(lower)) after = null
      small = lower[0] ?? null
      return
    }
    const word = alike.get(lower) ?? lower
    words.push({ word, cut: null, capitals: false, possessive: false, segment, afterOf, after, small, ...more })
    afterOf = false
    after = null
    small = null
  }
  const plain = plainOf(party)
  const isLone = !/[\s.]./.test(plain)
  // Where all of it is in capitals, they tell nothing of a word.
  const tellsCapitals = /\p{Ll}{2}/u.test(plain.replace(/\bet al\b/g, '')) || !/\p{L}\s.*\p{L}/u.test(plain)
  for (const [written] of plain.matchAll(piece)) {
    if (/^[,;:()&]$/.test(written)) {
      if (written === '&') after = '&'
      else segment++
      continue
    }
    // "Prisoners'Labor" wants a space.
    const joined = /^(\p{L}{4,}')(\p{L}{4}.*)$/su.exec(written)
    for (const each of joined ? [joined[1] ?? '', joined[2] ?? ''] : [written]) {
      const possessive = /'s$/i.test(each)
      const letters = each.replace(/['.]/g, '')
      const agency =
        (tellsCapitals || isLone) &&
        /^\p{Lu}/u.test(letters) &&
        (each === letters || dotted.test(each)) &&
        (isLone || letters === letters.toUpperCase())
          ? agencies.get(letters.toLowerCase())
          : undefined
      if (agency) for (const word of agency.split(' ')) add(word)
      else if (dotted.test(each) && words.length > 0 && forms.has(letters.toLowerCase())) add(letters)
      else if (dotted.test(each) || /^\p{Lu}$/u.test(each))
        for (const letter of letters) add(letter, { capitals: true, cut: 'point' })
      else
        add(letters, {
          cut: /'\p{L}{1,2}\.?$/u.test(each) && !possessive ? 'apostrophe' : each.endsWith('.') ? 'point' : null,
          capitals: tellsCapitals && /^\p{Lu}{2,}$/u.test(letters),
          possessive,
        })
    }
  }
  return words
}

const plainOf = (party: string): string =>
  party
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/&c\b\.?/gi, ' ')
    .replace(/\bco-(?=\p{L})/giu, 'co')
    .replace(/&/g, ' & ')
    .replace(/\brail road\b|(?<!\bR\.\s?)\bR\.(?=\sCo\b)/gi, 'Railroad')
    .replace(/\b(?:[dafn]\/[bk]\/a)\b/gi, ' , ')
    .replace(/\s+/g, ' ')
    .replace(/\bunited states of america\b/gi, 'United States')
    .replace(spacedForm, (form) => form.replace(/\s/g, ''))
    .replace(/\b(commissioner|comm'r),? (?:of )?internal revenue\b/gi, '$1')
    // The federation that a union belongs to is no part of its name.
    .replace(/(?<=\p{L},?\s)AFL-CIO(?:-CLC)?(?=,|\s*$)/gu, ' ')
    .replace(ofState, '')
    .replace(/\bR\.\s?R\.?(?=\s|$)/g, 'Railroad')
    .replace(/\b(\p{L}\.)(?=\p{L}{2,})/gu, '$1 ')
    .replace(/\bU\.\s?S\.(?:\s?A\.)?|\bUSA?\b/g, 'United States')
    // 'P.A.' is a form of company, and 'Pa.' is a state.
    .replace(/\bPa\./g, 'Pennsylvania')
    .replace(initials, (short) => shortPlaces.get(short.replace(/\s/g, '')) ?? short)
