import { romanValue } from '../sections/number.ts'
import { flatten, type Section } from '../sections/sections.ts'

/** The numbers that a document has given to its parts, to look references up in. */
export interface Numbering {
  /** By '2.1', 'article 4' or '2.1(a)'. */
  byLabel: Map<string, Section>
  /** Sections that count by figures. */
  sections: Row
  articles: Row
}

interface Row {
  count: number
  /** The highest first number: 12 for '12.3'. */
  last: number
}

/** 'Section 2.1.' is '2.1', 'ARTICLE IV' is 'article 4', '(A)' is '(a)'. */
export function labelOf(number: string): string {
  const bare = number
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![.:])[.:]+$/, '')
  const article = /^article (\S+)$/.exec(bare)?.[1]
  if (article) return `article ${romanValue(article) || article}`
  return bare.replace(/^(?:section|sec\.|§{1,2}) ?/, '').replace(/\.0$/, '')
}

export function numberingOf(sections: readonly Section[]): Numbering {
  const byLabel = new Map<string, Section>()
  const rows = { sections: { count: 0, last: 0 }, articles: { count: 0, last: 0 } }
  const add = (row: Row, number: number) => {
    row.count++
    row.last = Math.max(row.last, number || 0)
  }
  for (const section of flatten(sections)) {
    const own = labelOf(section.number)
    if (own.startsWith('article ')) add(rows.articles, Number(own.slice('article '.length)))
    else if (/^\d/.test(own)) add(rows.sections, Number.parseInt(own, 10))
    // '(a)' is named with what it stands under: '2.1(a)'.
    const path = section.path.map(labelOf)
    const from = path.findLastIndex((label) => !label.startsWith('('))
    const full = path.slice(Math.max(0, from)).join('')
    for (const label of new Set([own, full])) if (!byLabel.has(label)) byLabel.set(label, section)
  }
  return { byLabel, ...rows }
}
