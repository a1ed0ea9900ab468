import { isWord, type Token, tokensIn } from './tokens.ts'

interface Block {
  kind: string
  start: number
  end: number
  level?: number | undefined
}

/** A text with what its reader set apart in it. */
export interface Draft {
  text: string
  blocks: readonly Block[]
}

/** A paragraph, a heading or a row of a table, as it is compared. */
export interface Unit extends Block {
  tokens: Token[]
  /** How many of the first tokens are its number: "14.1", "(a)", "Section 3.". */
  label: number
  /** Its words without the number, in lower case: how it is found again. */
  words: string[]
  key: string
  /** Of a row of a table, where the tabs between its cells are. */
  cells: number[]
}

const label =
  /^\s*(?:(?:article|section|clause|schedule|exhibit)\s+(?:\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,7})[.:)]?|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]{1,2}|[ivxl]{1,6})[.)]{1,2}|\d{1,3}(?:\.\d{1,3}){1,4}|[IVXLC]{1,7}\.)(?=\s|$)/i

/** Where the number that a line begins with ends; its start if there is none. */
export const labelEnd = (text: string, start: number, end: number): number => {
  const found = label.exec(text.slice(start, Math.min(end, start + 60)))
  return found ? start + found[0].length : start
}

/** What of a draft is compared, in order. */
export function unitsOf({ text, blocks }: Draft): Unit[] {
  return blocks.flatMap((block) => {
    const tokens = tokensIn(text, block.start, block.end)
    if (tokens.length === 0) return []
    const end = labelEnd(text, block.start, block.end)
    const numbered = tokens.filter((one) => one.end <= end).length
    const labelled = numbered < tokens.length ? numbered : 0
    const body = tokens.slice(labelled)
    const words = body.filter(isWord).map((one) => one.text.toLowerCase())
    const key = body.map((one) => one.text).join(' ')
    const tabs = block.kind === 'table-row' ? [...text.slice(block.start, block.end).matchAll(/[\t]/g)] : []
    return [{ ...block, tokens, label: labelled, words, key, cells: tabs.map(({ index }) => block.start + index) }]
  })
}
