import { type Blank, findBlanks } from '../../blanks/blanks.ts'
import { contractKinds, courtKinds } from '../../kinds/sign.ts'
import { attachmentTitles } from '../../references/attachments.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import { overlaps, type Span } from '../../span/span.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { sideNames } from '../reading/acts.ts'
import { once } from '../reading/once.ts'
import { bodyWords, ownPages, ownWords } from './support/own-words.ts'

/** Forms that are attached to be filled in later: their blanks are meant. */
const forms = once((document): Span[] => {
  const titles = attachmentTitles(document)
  return titles.flatMap(({ at }, index) => {
    const end = titles[index + 1]?.at.start ?? document.text.length
    return /\bform\s+(?:of|for)\b/i.test(document.text.slice(at.start, Math.min(end, at.end + 120)))
      ? [{ start: at.start, end }]
      : []
  })
})
const isInForm = (document: CheckedDocument, { start }: Span): boolean =>
  forms(document).some((form) => form.start <= start && start < form.end)

/** Blanks outside the places to sign. */
const blanks = once((document): Blank[] => {
  const places = findSignatureBlocks(document)
  return findBlanks(document).filter(
    (blank) =>
      blank.kind !== 'redacted' &&
      !isSupplied(document, blank) &&
      !isTakenOut(document, blank) &&
      !isNoticeYear(document, blank) &&
      !isPage(document, blank) &&
      !isBoxOfChoice(document, blank) &&
      !isInForm(document, blank) &&
      !places.some((place) => overlaps(place, blank)) &&
      !isForHand(document, blank),
  )
})

/** A line that is meant to be written on when the document is signed: for a name, an office or a day beside it. */
const isForHand = (document: CheckedDocument, { kind, start, end }: Blank): boolean => {
  const { text } = document
  if (kind !== 'rule') return false
  if (isWrittenOn(text, start, end)) return true
  const from = Math.max(0, start - 200, text.lastIndexOf('\n', start - 1) + 1)
  const line = text.slice(from, end + 200).split('\n', 1)[0] ?? ''
  // The clerk fills in the number of a new case.
  if (/\b(?:case|action|docket|index|cause|file)\s+(?:no|number)\b/i.test(line)) return true
  const labels = line.split(/_+|\s{2,}|:/).flatMap((label) => label.trim().replace(/[.,)]$/, '') || [])
  return labels.every((label) => forHand.test(label) || isSideName(document, label))
}
/** What stands beside the lines on which a paper is signed. */
const forHand =
  /^(?:by|name|title|name and title|its|date|dated?|signature|signed|print(?:ed)? name|witness(?:es)?|notary(?: public)?|attest|sign here|address)$/i
/** 'Landlord', 'Tenant’s signature', or what else the paper calls a side. */
const isSideName = (document: CheckedDocument, label: string): boolean => {
  const name = label.replace(/^the /i, '').replace(/['’]s? (?:signature|name|initials)$/i, '')
  return sideNames(document).some((side) => side.toLowerCase() === name.toLowerCase())
}

/** A line that somebody has written on: '____Spring Fair 2017____', 'Name: Ann Doe____'. */
const isWrittenOn = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 120), start)
  const after = text.slice(end, end + 120)
  return (
    /_{2}[\p{Lu}\d][^_\n]{1,100}[^_\s]$/u.test(before) ||
    /^[\p{Lu}\d][^_\n]{1,100}[^_\s]_{2}/u.test(after) ||
    /(?:^|\n)[^\S\n]*(?:Name|Title|Company|Address|By)\s?:\s{0,3}\p{Lu}[^_\n:]{2,80}[^_\s:]$/u.test(before)
  )
}

const nearBox = 240
const checked = /\[\s?[xX✓✔]\s?\]|☒|☑/
/** '[ ] yes  [X] no': a box to check, where the one beside it is checked. */
const isBoxOfChoice = ({ text }: CheckedDocument, { kind, start, end }: Blank): boolean =>
  kind === 'bracket' &&
  /^\[\s{0,3}\]$/.test(text.slice(start, end)) &&
  checked.test(text.slice(Math.max(0, start - nearBox), end + nearBox))

// 'See 560 U. S. 330, ___': a page that is not yet known.
const pageToCome = /\b\d{1,4}\s[A-Z][A-Za-z.\d ]{0,14},?\s(?:at\s)?(?:\d{1,4},?\s)?(?:and n\. \d, |_+,?\s){0,4}$/
const isPage = ({ text }: CheckedDocument, { kind, start }: Blank): boolean =>
  kind === 'rule' && pageToCome.test(text.slice(Math.max(0, start - 40), start))

/** In a filing, brackets within a quotation are the writer's: '“[Plaintiff] left.”' */
const isSupplied = (document: CheckedDocument, { kind, start, asks }: Blank): boolean =>
  kind === 'bracket' &&
  courtKinds.includes(document.kind) &&
  // '[ ]' marks words that were left out of what is quoted.
  ((asks === '' && /^\[\s*\]/.test(document.text.slice(start, start + 80))) || ownWords(document)[start] !== '[')

/** '© 2015-20XX': the year in a notice of copyright changes with the product. */
const isNoticeYear = ({ text }: CheckedDocument, { kind, start }: Blank): boolean =>
  kind === 'open' && /(?:©|\(c\)|\bcopyright\b)[^\n]{0,80}$/i.test(text.slice(Math.max(0, start - 90), start))

/** A paper as it was filed with a commission, from which prices and days were taken out: '[ ]' is no blank of a draft. */
const isFiled = once(
  ({ text }) =>
    (/<PAGE>/.test(text) && /\bconfidential/i.test(text.slice(0, 3000)) && !/\bform of\b/i.test(text.slice(0, 600))) ||
    /\bconfidential treatment\b/i.test(text),
)
const isTakenOut = (document: CheckedDocument, { kind, start, asks }: Blank): boolean =>
  kind === 'bracket' && asks === '' && /^\[\s*\]/.test(document.text.slice(start, start + 84)) && isFiled(document)

const blank = { concerns: ['any'], severity: 'high', category: 'Blanks', insight: 'warning' } as const
const note =
  /\[\s?(?:(?:drafting\s|drafter['’]?s?\s)?notes?\b(?:\s(?:to|for)\b)?[^\]]{0,400}|NTD\b[^\]]{0,400}|(?:confirm|discuss|to\s(?:be\s)?(?:discuss|review|confirm)|check|open\spoint|subject\sto\s(?:review|confirmation)|under\sreview)[^\]]{0,200}|example:[^\]]{0,300}|remove\s(?:this|before)[^\]]{0,400}|optional[^\]]{0,200}|comment\b[^\]]{0,300})\]|\b(?:NTD|note\sto\s(?:draft|drafter)|drafting\snote)\b:?/gi

const notes = once((document): Hit[] =>
  [...ownPages(document).matchAll(note)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
)

const bracketed = /\[([^[\]]{1,300})\]/g
// What is said in brackets on purpose, and what a note's mark is.
const meant =
  /^(?:sic|x|✓|✔|\d{1,3}|\*.*|redacted.*|.*\blogo\b.*|reserved|intentionally.*|.*\bintentionally\s(?:left\s)?(?:blank|omitted)\b.*|(?:the\s)?(?:signature|(?:next|following) page|remainder|balance|rest|this page|end|page\s\d.*|continued.*|.*\battached(?:\s(?:as|below|hereto|here)\b.*)?|(?:floor|site|plot)\splans?.*|(?:drawing|diagram|map|photo(?:graph)?s?|picture|image|sketch|notary|stamp)\b.*|.*\b(?:not\sto\sscale|bracketed\sasterisks|omitted|redacted)\b.*|exhibit|schedule|seal|corporate seal|l\.?s\.?).*|\P{L}*)$/isu

/** A choice that a model form leaves open: '[three]', '[, or by email,]'. */
const choices = (document: CheckedDocument): Hit[] => {
  const words = bodyWords(document)
  const taken = [...blanks(document), ...notes(document)].sort((one, other) => one.start - other.start)
  let next = 0
  return [...words.matchAll(bracketed)].flatMap((match): Hit[] => {
    const place = { start: match.index, end: match.index + match[0].length }
    const inside = (match[1] ?? '').trim()
    // A converter may have parted the letters: 'S IGNATURE PAGE'.
    if (/^signaturepage/i.test(inside.replace(/\s/g, ''))) return []
    if (meant.test(inside) && !/^\d+(?:\.\d+)?$/.test(inside)) return []
    // What was taken out for a public filing is set so: '[ words ]'.
    if (/^\s[^]*\s$/.test(match[1] ?? '')) return []
    // '[1] The note' is a footnote, and 'word[1]' its mark.
    if (
      /^\d{1,3}$/.test(inside) &&
      /(?:[\p{L}.,;”")]|^|\n[^\S\n]*)$/u.test(words.slice(Math.max(0, place.start - 8), place.start))
    )
      return []
    // '____ [position]' says what belongs on the line.
    if (/___\s{0,3}$/.test(words.slice(Math.max(0, place.start - 8), place.start)) && inside.length < 160) return []
    // '[words](https://…)' is a link.
    if (words[place.end] === '(' || /https?:\/\//.test(inside)) return []
    // '[t]he' is a changed letter.
    if (/^\p{L}{1,2}$/u.test(inside) && /\p{L}/u.test(words[place.end] ?? '')) return []
    while (next < taken.length && (taken[next]?.end ?? 0) <= place.start) next++
    const other = taken[next]
    return (other && overlaps(other, place)) || isInForm(document, place) ? [] : [place]
  })
}

/** '20__' is a line like that for the day before it. */
const isYear = ({ text }: CheckedDocument, start: number, end: number): boolean =>
  /^(?:19|20)\d?_+$/.test(text.slice(start, end))

/** What was to be filled in or taken out before the document is used. */
export const blankChecks: readonly DocumentCheck[] = [
  {
    ...blank,
    id: 'blank.placeholder',
    title: 'A placeholder is left',
    why: 'What was to stand in its place is not agreed, and anyone may fill it in.',
    advice: 'Fill it in.',
    find: (document) =>
      blanks(document).flatMap(({ start, end, kind, asks }) =>
        kind === 'rule' || isYear(document, start, end)
          ? []
          : [{ start, end, ...(asks && kind !== 'open' ? { message: `Still to be filled in: ${asks}.` } : {}) }],
      ),
  },
  {
    ...blank,
    id: 'blank.line',
    title: 'A line is not filled in',
    severity: 'medium',
    why: 'What was to stand on the line is not agreed, and anyone may fill it in.',
    advice: 'Fill it in, or strike it out.',
    find: (document) =>
      blanks(document).flatMap(({ start, end, kind }) =>
        kind === 'rule' || isYear(document, start, end) ? [{ start, end }] : [],
      ),
  },
  {
    ...blank,
    id: 'blank.note',
    title: 'A note of the drafter is left',
    why: 'A note tells the other side what was thought, and is read as part of the document.',
    advice: 'Take it out.',
    find: (document) => notes(document),
  },
  {
    ...blank,
    id: 'blank.choice',
    title: 'A choice in brackets is left open',
    concerns: ['any'],
    kinds: [...contractKinds, 'charter', 'deed', 'will'],
    severity: 'medium',
    why: 'It is unclear whether words in brackets are agreed.',
    advice: 'Take the brackets off, or take the words out.',
    find: choices,
  },
]
