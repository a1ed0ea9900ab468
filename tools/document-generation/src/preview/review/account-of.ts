import { listOf } from '@casewright/templates/pages'
import type { Filled, Account as Sentences } from '../../output.ts'

/** Where words wait that have no place of their own yet. */
export const waiting = ['additionalTerms', 'openPoints'] as const

export interface SentenceNow {
  /** Ordinal, from 1. */
  number: number
  words: string
  standing: 'placed' | 'unplaced' | 'left-out'
  fields: readonly string[]
  /** Its words that still wait for a place, by the field where they do. */
  open: Sentences[number]['open']
  why?: string
}

/** What became of each sentence, as the document is now. */
export function accountNow(
  account: Sentences,
  text: string,
  filled: readonly Pick<Filled, 'field' | 'value' | 'from' | 'sensitive'>[],
  masked: boolean,
): SentenceNow[] {
  const values = new Map(filled.map(({ field, value }) => [field, value]))
  const secrets = masked ? filled.flatMap(({ sensitive, from }) => (sensitive && from ? [from] : [])) : []
  return account.map(({ start, end, standing, fields, open, why }, n) => {
    const isPlaced = (line: string) => filled.some(({ value }) => value.includes(line))
    const still = open.filter(({ field, line, held }) =>
      held ? !isPlaced(line) : listOf(values.get(field) ?? '').includes(line),
    )
    const there = fields.filter((field) => values.has(field) && !waiting.some((one) => one === field))
    const moved = open.some((one) => !still.includes(one) && isPlaced(one.line))
    const now = still.length > 0 ? 'unplaced' : there.length > 0 || moved ? 'placed' : 'left-out'
    return {
      number: n + 1,
      words: covered(text, start, end, secrets),
      standing: standing === 'left-out' ? standing : now,
      fields: there,
      open: still,
      ...(why && { why }),
    }
  })
}

function covered(text: string, start: number, end: number, secrets: readonly { start: number; end: number }[]): string {
  let words = text.slice(start, end)
  for (const secret of secrets) {
    if (secret.start >= end || secret.end <= start) continue
    const [from, to] = [Math.max(secret.start, start) - start, Math.min(secret.end, end) - start]
    words = words.slice(0, from) + '•'.repeat(to - from) + words.slice(to)
  }
  return words.trim()
}

/** The answers with words taken out of the field where they wait, and put into another one if it is named. */
export function moved(
  filled: readonly Pick<Filled, 'field' | 'value'>[],
  { field, line }: { field: string; line: string },
  to: { field: string; isList: boolean } | null,
): Record<string, string> {
  const given = (name: string) => filled.find((one) => one.field === name)?.value ?? ''
  const rest = listOf(given(field)).filter((one) => one !== line)
  const before = to ? given(to.field) : ''
  return {
    [field]: rest.join('\n'),
    ...(to && { [to.field]: before === '' ? line : `${before}${to.isList ? '\n' : ' '}${line}` }),
  }
}
