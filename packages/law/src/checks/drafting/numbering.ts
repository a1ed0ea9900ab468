import { headingsOf } from '../../headings/headings.ts'
import { contractKinds } from '../../kinds/sign.ts'
import { findSections, type Section } from '../../sections/sections.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { once } from '../reading/once.ts'
import { numbersWritten, type Written } from './support/numbers-written.ts'

const numbering = {
  concerns: ['any'],
  kinds: [...contractKinds, 'charter', 'deed', 'will'],
  severity: 'low',
  category: 'References and numbering',
  insight: 'warning',
} as const

const shown = (path: readonly number[]): string => path.join('.')

/** Whether a number stands anywhere between two places: a converter may have set it in the middle of a line. */
const standsBetween = (text: string, path: readonly number[], from: number, to: number): boolean =>
  new RegExp(`(?<![\\d.])${path.join('\\.')}(?:\\.0)?(?![\\d]|\\.\\d)`).test(text.slice(from, to))

/** Rows of numbers that count on: each with the one before it in its row. */
const neighbours = (document: CheckedDocument): [before: Written, here: Written][] => {
  const last = new Map<string, Written>()
  return numbersWritten(document).flatMap((here): [Written, Written][] => {
    const row = `${here.part} ${here.row} ${shown(here.path.slice(0, -1))}`
    const before = last.get(row)
    last.set(row, here)
    return before && before.path.length === here.path.length ? [[before, here]] : []
  })
}

const ordinal = ({ path }: Written): number => path.at(-1) ?? 0

const gaps = (document: CheckedDocument): Hit[] =>
  neighbours(document).flatMap(([before, here]): Hit[] => {
    const missing = ordinal(here) - ordinal(before) - 1
    if (missing < 1 || missing > 3 || (here.path.length === 1 && here.row === 'decimal' && !isRow(document, here)))
      return []
    const path = [...before.path.slice(0, -1), ordinal(before) + 1]
    if (here.row === 'decimal' && standsBetween(document.text, path, before.end, here.start)) return []
    return [{ start: here.start, end: here.end, message: `After ${shown(before.path)} comes ${shown(here.path)}.` }]
  })

const lettered = /^\(([a-h])\)$/

/** '(a)', '(b)' and then '(d)'. Letters that are numerals too are left alone. */
const letterGaps = (document: CheckedDocument): Hit[] => {
  const rowsOf = (sections: readonly Section[]): (readonly Section[])[] => [
    sections,
    ...sections.flatMap(({ children }) => rowsOf(children)),
  ]
  return rowsOf(findSections(document)).flatMap((row) =>
    row.flatMap((here, index): Hit[] => {
      const before = row[index - 1]
      const [one, two] = [before?.number, here.number].map((number) => lettered.exec(number ?? '')?.[1]?.charCodeAt(0))
      if (!before || !one || !two || two - one !== 2) return []
      const missing = `(${String.fromCharCode(one + 1)})`
      if (document.text.slice(before.start, here.start).includes(missing)) return []
      const message = `After ${before.number} comes ${here.number}.`
      return [{ start: here.start, end: here.start + here.number.length, message }]
    }),
  )
}

/** Single numbers count sections only where many of them do: a list in a sentence starts and ends as it likes. */
const rows = once((document): Map<number, number> => {
  const sizes = new Map<number, number>()
  for (const { part, row, path } of numbersWritten(document))
    if (row === 'decimal' && path.length === 1) sizes.set(part, (sizes.get(part) ?? 0) + 1)
  return sizes
})
const isRow = (document: CheckedDocument, { part }: Written): boolean => (rows(document).get(part) ?? 0) >= 5

/** 'Use the following Section 4.4 if': one of two that are offered will be struck. */
const offered =
  /\[[^\]]{0,200}\b(?:use\s{1,4}the\s{1,4}following|alternatives?|option\s{1,4}\w{1,3})\b[^\]]{0,200}\][^\n]{0,40}\s{0,8}$/i

const duplicates = (document: CheckedDocument): Hit[] => {
  const all = neighbours(document)
  const after = new Map(all)
  return all.flatMap(([before, here]): Hit[] => {
    if (ordinal(here) !== ordinal(before) || here.row === 'article') return []
    if (offered.test(document.text.slice(Math.max(0, here.start - 460), here.start))) return []
    // Two lists may each have a '1.'; what goes on afterwards is one row.
    if (here.path.length === 1) {
      const next = after.get(here)
      if (!next || ordinal(next) !== ordinal(here) + 1 || ordinal(here) < 2 || !isRow(document, here)) return []
    }
    return [{ start: here.start, end: here.end, message: `The number ${shown(here.path)} is given twice.` }]
  })
}

const skippedLevels = (document: CheckedDocument): Hit[] => {
  // Levels of styles alone are the writer's; those that are read from looks never skip.
  if (!document.blocks.some(({ kind, level }) => kind === 'heading' && level !== undefined)) return []
  const headings = headingsOf(document)
  return headings.flatMap(({ start, end, level, text }, index): Hit[] => {
    const before = headings[index - 1]
    // The level of a numbered heading is read from its number.
    if (/^(?:\d|[IVX]+\.|[A-Z]\.|\(|(?:article|section)\b)/i.test(text)) return []
    return before && level > before.level + 1
      ? [
          {
            start,
            end,
            message: `'${text.slice(0, 60)}' is of level ${level}, right under one of level ${before.level}.`,
          },
        ]
      : []
  })
}

/** Numbers and headings that do not count on. */
export const numberingChecks: readonly DocumentCheck[] = [
  {
    ...numbering,
    id: 'numbering.gap',
    title: 'A section number is left out',
    why: 'A gap may be a clause that was lost, and every reference after it may be off by one.',
    advice: 'Renumber the sections and check the references.',
    find: (document) => [...gaps(document), ...letterGaps(document)],
  },
  {
    ...numbering,
    id: 'numbering.duplicate',
    title: 'Two sections bear one number',
    severity: 'medium',
    insight: 'risk',
    why: 'A reference to the number means either of them.',
    advice: 'Renumber the sections and check the references.',
    find: duplicates,
  },
  {
    ...numbering,
    id: 'numbering.heading-level',
    title: 'A heading skips a level',
    kinds: undefined,
    category: 'Form',
    insight: 'best-practice',
    why: 'Neither a reader nor a screen reader can say which part a heading belongs to.',
    advice: 'Raise the heading by one level, or add the one between.',
    find: skippedLevels,
  },
]
