import type { Contradiction, Input } from './inputs.ts'

/** What of a made document is judged. */
export interface Made {
  formattedContent: string
  answers: Record<string, string>
  account?: { standing: string; start: number; end: number }[]
}

export interface Verdict {
  facts: number
  /** Facts that are neither in the document nor among the sentences that are said not to be placed. */
  lost: string[]
  /** Facts that are in the document, and there in its own clauses, rows or body. */
  placed: number
  /** Words that may not be in the document and are. */
  wrong: string[]
  sentences: number
}

const fold = (text: string) => text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ')
const waiting = ['additionalTerms', 'openPoints']

const hasWord = (text: string, words: string): boolean => {
  const at = text.indexOf(words)
  if (at < 0) return false
  const around = [text.charAt(at - 1), text.charAt(at + words.length)]
  return around.every((sign) => !/[\p{L}\d]/u.test(sign)) || hasWord(text.slice(at + 1), words)
}

export function judge({ text, facts, never }: Input, made: Made): Verdict {
  const document = fold(made.formattedContent)
  const open = fold(
    (made.account ?? [])
      .flatMap(({ standing, start, end }) => (standing === 'unplaced' ? [text.slice(start, end)] : []))
      .join('\n'),
  )
  const waits = waiting.flatMap((field) => fold(made.answers[field] ?? '').split('\n'))
  const body = waits.reduce((words, one) => (one ? words.replace(one, ' ') : words), document)
  const within = (where: string) => (ways: readonly string[]) => ways.some((way) => where.includes(fold(way)))
  return {
    facts: facts.length,
    lost: facts.filter((ways) => !within(document)(ways) && !within(open)(ways)).map(([way = '']) => way),
    placed: facts.filter(within(body)).length,
    wrong: never.filter((words) => hasWord(document, fold(words))),
    sentences: made.account?.length ?? 0,
  }
}

/** Whether a default is still there beside what contradicts it. */
export const survives = ({ standard }: Contradiction, { formattedContent }: Made): boolean =>
  standard !== null && fold(formattedContent).includes(fold(standard))
