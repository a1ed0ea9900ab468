import type { CaseType } from '../case-types.ts'

/** A stretch of a description that somebody marked before anything was run. */
export interface Mark {
  /** For the client, against, a bar that ends a case, a bar that can only be asked about. */
  kind: '+' | '-' | '!' | '?'
  bar?: string
  start: number
  end: number
}

export interface Described {
  caseType: CaseType
  jurisdiction: string
  text: string
  marks: Mark[]
}

const opening = /^\[([+-])|^\{([!?])([\w-]+):/

/** Reads `type@State|text` with `[+for the client]`, `[-against]`, `{!bar:stands}` and `{?bar:in doubt}` in the text. */
function described(line: string): Described {
  const [, caseType, jurisdiction = '', marked = ''] = /^([\w-]+)@([^|]+)\|(.*)$/.exec(line) ?? []
  const marks: Mark[] = []
  const begun: Mark[] = []
  let text = ''
  for (let at = 0; at < marked.length; ) {
    const found = opening.exec(marked.slice(at))
    const closes = (marked[at] === ']' || marked[at] === '}') && begun.length > 0
    if (found) {
      const [whole, side, bar, id] = found
      begun.push({ kind: (side ?? bar) as Mark['kind'], ...(id && { bar: id }), start: text.length, end: 0 })
      at += whole.length
    } else if (closes) {
      marks.push({ ...(begun.pop() as Mark), end: text.length })
      at += 1
    } else text += marked[at++]
  }
  return { caseType: caseType as CaseType, jurisdiction, text, marks }
}

/** Descriptions as lawyers type them, written before the rules were read. People and firms are invented. */
export const describedIn = (lines: string): Described[] => lines.split('\n').filter(Boolean).map(described)
