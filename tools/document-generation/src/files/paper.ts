import type { Part } from '@casewright/templates/pages'

/** A document on its way to a page: what is the same for Word and PDF. */
export interface Paper {
  title: string
  parts: readonly Part[]
  /** A letter has no number on its first page; everything else is 'Page X of Y'. */
  letter: boolean
  /** Whether the numbers of the clauses are those that counting gives, so that Word can count them itself. */
  counted: boolean
}

type Clause = Extract<Part, { kind: 'clause' }>

export function paperOf({ title, parts }: { title: string; parts: readonly Part[] }): Paper {
  const clauses = parts.filter((part): part is Clause => part.kind === 'clause')
  return { title, parts, letter: isLetter(parts), counted: areCounted(clauses) }
}

const isLetter = (parts: readonly Part[]) =>
  parts.some(({ kind }) => kind === 'letterhead') || !parts.some(({ kind }) => kind === 'title' || kind === 'clause')

function areCounted(clauses: readonly Clause[]): boolean {
  const at = [0, 0, 0]
  return clauses.every(({ level, number }) => {
    at[level] = (at[level] ?? 0) + 1
    at.fill(0, level + 1)
    if (level > 0 && at[level - 1] === 0) return false
    const [one = 0, two = 0, three = 0] = at
    return number === [`${one}.`, `${one}.${two}`, `(${lowerLetter(three)})`][level]
  })
}

/** 'a' to 'z', then 'aa', as Word counts. */
const lowerLetter = (n: number) => String.fromCharCode(97 + ((n - 1) % 26)).repeat(Math.floor((n - 1) / 26) + 1)
