import { pointsOutside } from '../../../references/outside.ts'
import { romanValue } from '../../../sections/number.ts'
import type { CheckedDocument, Hit } from '../../check.ts'

const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const tens = ['twenty', 'thirty', 'forty']
const tenths = ['thirtieth', 'fortieth']
const ordinals: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at): [string, number] => [word, at + 1]),
  ...teens.map((word, at): [string, number] => [word, at + 10]),
  ...tenths.map((word, at): [string, number] => [word, (at + 3) * 10]),
  ...tens.flatMap((ten, by) => ones.map((one, at): [string, number] => [`${ten}-${one}`, (by + 2) * 10 + at + 1])),
])
const ordinal = `(?:(?:${tens.join('|')})[- ](?:${ones.join('|')})|${[...ones, ...teens, ...tenths].join('|')})`
const roman = '[IVXL]{1,7}'

interface Style {
  /** A part's number at the head of a line. */
  head: RegExp
  /** A number that is named in the text. */
  named: RegExp
  place: (label: string) => number
  /** What the parts are called. */
  kind: string
}

/** Ways in which parts are numbered that are not read as sections: 'ARTICLE FIRST', 'IV.', 'Art. 3', '§ 3'. */
const styles: readonly Style[] = [
  {
    head: new RegExp(`^[ \\t]{0,12}(?:article|section|clause|paragraph) (${ordinal})\\b`, 'gim'),
    named: new RegExp(`\\b(?:article|section|clause|paragraph) (${ordinal})\\b`, 'gi'),
    place: (label) => ordinals.get(label.toLowerCase().replace(' ', '-')) ?? 0,
    kind: 'article',
  },
  {
    head: new RegExp(`^[ \\t]{0,12}(${roman})\\.[ \\t]{1,4}\\p{Lu}`, 'gmu'),
    named: new RegExp(
      `\\b(?:[Ss]ection|[Aa]rticle|[Pp]aragraph|[Pp]art|[Cc]lause)s? (${roman})(?:\\.\\d{1,2})?(?![\\w(])`,
      'g',
    ),
    place: romanValue,
    kind: 'section',
  },
  {
    head: /^[ \t]{0,12}Art\. ?(\d{1,2})\b/gm,
    named: /\bArts?\. ?(\d{1,2})(?![\d(])/g,
    place: Number,
    kind: 'article',
  },
  {
    head: /^[ \t]{0,12}§ ?(\d{1,2})\b(?!\.\d)/gm,
    named: /§ ?(\d{1,2})(?![\d(§])/g,
    place: Number,
    kind: 'section',
  },
]
/** 'B.' at the head of a line, and 'paragraph B'. */
const lettered: Style = {
  head: /^[ \t]{0,12}([A-Z])\.[ \t]{1,4}\p{Lu}/gmu,
  named: /\b(?:[Ss]ection|[Pp]aragraph|[Cc]lause|[Ii]tem|[Tt]erm|[Pp]oint) ([A-Z])(?![\w.(-])/g,
  place: (label) => label.charCodeAt(0) - 64,
  kind: 'paragraph',
}
/** '3.' or '3)' at the head of a line, and 'item 3', 'point 3', 'Sec. 3'. */
const counted: Style = {
  head: /^[ \t]{0,12}(?:Sec\. ?)?(\d{1,2})[.)][ \t]{1,4}\p{Lu}/gmu,
  named: /\b(?:[Ii]tem|[Pp]oint|[Tt]erm|[Ss]ecs?\.) (\d{1,2})(?![\d(%])(?!\.\d)/g,
  place: Number,
  kind: 'item',
}

/** Parts in an unbroken row from the first, so that a higher number is none of theirs. */
const fewest = 4

/** 'Sections IV.B, V.B, VI and XI': each number but the first, which is read with the word before it. */
const romanList = new RegExp(
  `\\b(?:Sections|Articles|Paragraphs|Parts) ${roman}(?:\\.[A-Z\\d]{1,2})?(?:(?:,? and |, | or )${roman}(?:\\.[A-Z\\d]{1,2})?){1,8}(?![\\w(])`,
  'g',
)
const furtherNumber = new RegExp(`(?<=(?:, | and | or ))(${roman})(?:\\.[A-Z\\d]{1,2})?(?![\\w(])`, 'g')

interface Named {
  index: number
  0: string
  1?: string
}

const namedIn = (text: string, { named, kind, place }: Style): Named[] => {
  const single: Named[] = [...text.matchAll(named)].map((found) => ({
    index: found.index,
    0: found[0],
    1: found[1] ?? '',
  }))
  if (place !== romanValue || kind !== 'section') return single
  const listed = [...text.matchAll(romanList)].flatMap(({ index, 0: list }) =>
    [...list.matchAll(furtherNumber)].map((found) => ({
      index: index + found.index,
      0: found[0],
      1: found[1] ?? '',
    })),
  )
  return [...single, ...listed]
}

/** The last of a row of parts that counts from one without a gap; 0 where no such row is there. */
const lastOf = (text: string, { head, place }: Style): number => {
  let last = 0
  for (const [, label = ''] of text.matchAll(head)) if (place(label) === last + 1) last++
  return last >= fewest ? last : 0
}

/** References to a part beyond the last, where parts are numbered in words, in Roman figures or as 'Art. 3'. */
export const beyondTheLast = ({ text }: CheckedDocument): Hit[] =>
  [...styles, lettered, counted].flatMap((style): Hit[] => {
    const last = lastOf(text, style)
    if (last === 0) return []
    return namedIn(text, style).flatMap(({ index: start, 0: words, 1: label = '' }): Hit[] => {
      const end = start + words.length
      const value = style.place(label)
      const begins = /(?:^|\n)[^\S\n]{0,12}$/.test(text.slice(Math.max(0, start - 14), start))
      if (value <= last || value > 2 * last + 10 || begins || pointsOutside(text, start, end)) return []
      return [
        { start, end, message: `The document has no ${style.kind} ${label}; it ends with the ${last}${th(last)}.` },
      ]
    })
  })

const th = (number: number): string =>
  number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
