import type { Means } from './asked-lines.ts'
import type { Edit } from './edits.ts'

/** Several labels in one line of a form, as a line each. */
const beside = /(?<=[^\s:][ \t]{0,20})[ \t]{2,20}(?=\p{Lu}[\p{L}/ ]{1,24}:[ \t])/gu
const lastFirst =
  /(?<=^|\n)(?<label>[ \t]{0,3}(?:Full |Legal |Applicant['’]?s? )?Name) ?\((?:Last,? First|last,? first)[^()\n]{0,20}\)[ \t]?:[ \t]{0,4}(?<last>[\p{L}'’ -]{2,30}),[ \t]?(?<first>[\p{L}.'’ -]{2,40}?)(?=[ \t]{2,}|[ \t]*(?:\n|$))/gu
const twoLines =
  /(?<=^|\n)[ \t]{0,3}(?:Street|Street address|Address|Addr)\.?:[ \t]{0,4}(?<street>\d[^\n:]{3,80}?)(?:[ \t]{2,20}|[ \t]{0,3}\n[ \t]{0,3})(?:City|City ?\/ ?(?:ST|State)(?: ?\/ ?Zip)?|City, ?(?:ST|State)(?:,? ?Zip)?):[ \t]{0,4}(?<city>\p{L}[^\n:]{2,50}?)(?=[ \t]{2}|[ \t]?(?:\n|$))/giu
/** An arrow is a colon, where it stands behind a short label. */
const arrow = /(?<=(?:^|\n)[ \t]{0,3}(?:[-*•–][ \t]?)?[\p{L}][\p{L} '’]{1,24}) ?(?:→|->|=>|⇒) ?/gu
/** 'Rent ............ $1,140': dots that lead from a label to its value are a colon. */
const leaders =
  /(?<=(?:^|\n)[ \t]{0,3}(?:[-*•–][ \t]?)?\p{L}[\p{L} .'’/]{0,30}?)[ \t]{0,4}(?:\.{4,60}|_{4,60}|(?:\. ){4,40})[ \t]{0,4}(?=[^\s.])/gu
/** Sums of a price under it, a line each: '– $16,000 on signing' and '– $20,000 on acceptance' are one schedule of payments. */
const schedule = /(?:\n(?:[ \t]{0,12}[-–—•*→>][ \t]{0,4}|[ \t]{2,8})\$\d[^\n]{3,200}){2,12}(?=\n|$)/gu
/** What is asked for the office and not for the paper. */
const forOffice =
  /(?<=^|\n)[ \t]{0,3}(?:[-*•–][ \t]?)?(?:(?:note|memo|msg|message|ps)s? (?:to|for) (?:the )?(?:typist|self|secretary|file|drafter|paralegal|assistant|staff|\p{Lu}\p{Ll}+)|staff(?: only| notes?)?|(?:for )?office use(?: only)?|internal(?: notes?| only)?|(?:to[- ]?dos?|reminders?)(?=[ \t]?:[^\n\d$%]{0,200}(?:\n|$))|where did you hear[^\n?:]{0,40}|how did you (?:hear|find)[^\n?:]{0,40})[ \t]?[:?][^\n]{0,300}(?=\n|$)/giu
const skipped =
  /(?<=^|\n)[ \t]{0,3}(?:[-*•–][ \t]?)?\p{L}[\p{L} ]{1,28}:[ \t]*(?:skip(?: it)?|leave (?:it )?blank|leave out|n\/a|not applicable)\.?[ \t]*(?=\n|$)/giu
const emergency = /(?<=^|\n)[ \t]{0,3}(?:(?:shirt|shoe|uniform) size|t-?shirt(?: size)?)[ \t]?:[^\n]{0,60}(?=\n|$)/giu

/** Boxes of a line, of which one is checked: '☐ arbitration ☒ court'. */
const checked = /[☒☑✔✅⊠]|\[[xX✓]\]/u
const box = /(?<mark>[☐☒☑✔✅⊠□]|\[[ xX✓]\])[ \t]{0,2}(?<what>[^☐☒☑✔✅⊠□[\n]*)/gu
/** What is checked stays, and what is not goes. */
const boxesIn = (text: string): Edit[] =>
  [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) =>
    (checked.test(line) ? [...line.matchAll(box)] : []).map(({ index: at, 0: words, groups }): Edit => {
      const start = index + at
      const isOff = /^(?:[☐□]|\[ \])$/u.test(groups?.mark ?? '')
      return isOff
        ? { start, end: start + words.length, as: '', why: 'order' }
        : { start, end: start + words.length - (groups?.what ?? '').length, as: '', why: 'filler' }
    }),
  )

/** What a form or a list of notes has for the eye, as lines with one label each. */
export function formLinesIn(text: string, kind: string, means: Means = () => null): Edit[] {
  const edits = (pattern: RegExp, as: (found: RegExpMatchArray) => string, why: Edit['why'] = 'filler') =>
    [...text.matchAll(pattern)].map(
      (found): Edit => ({ start: found.index, end: found.index + found[0].length, as: as(found), why }),
    )
  const label = kind === 'contracts' ? means('payment terms') : null
  return [
    ...(label ? schedulesIn(text, label) : []),
    ...edits(lastFirst, ({ groups }) => `${groups?.label}: ${groups?.first} ${groups?.last}`),
    ...edits(twoLines, ({ groups }) => `Address: ${groups?.street?.trim()}, ${groups?.city}`),
    ...edits(arrow, () => ': '),
    ...edits(leaders, () => ': '),
    ...edits(forOffice, () => '', 'aside'),
    ...(kind === 'contracts' ? [] : edits(skipped, () => '', 'order')),
    ...(kind === 'contracts' ? [] : edits(emergency, () => '', 'aside')),
    ...edits(beside, () => '\n'),
    ...boxesIn(text),
  ]
}

/** The items of a schedule of payments in one line, under the label of its field. */
const schedulesIn = (text: string, label: string): Edit[] =>
  [...text.matchAll(schedule)].flatMap(({ index, 0: words }) => {
    // The line above tells a price.
    const above = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
    if (!/[$\d]/.test(above)) return []
    const items = [...words.matchAll(/\n[ \t]*(?:[-–—•*→>][ \t]*)?/gu)]
    return items.map((item, n): Edit => {
      const start = index + item.index
      return { start, end: start + item[0].length, as: n === 0 ? `\n${label}: ` : '; ', why: 'filler' }
    })
  })
