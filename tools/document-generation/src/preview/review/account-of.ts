import { listOf } from '@casewright/templates/pages'
import type { Filled, Account as Sentences } from '../../output.ts'

/** Where words wait that have no place of their own yet. */
export const waiting = ['additionalTerms', 'openPoints'] as const

/** Words of a sentence that wait for a place, and what they are known by where a person leaves them out. */
export type OpenWords = Sentences[number]['open'][number] & { key: string }

export interface SentenceNow {
  /** Ordinal, from 1. */
  number: number
  words: string
  standing: 'placed' | 'unplaced' | 'left-out'
  fields: readonly string[]
  /** Its words that still wait for a place, by the field where they do. */
  open: OpenWords[]
  /** Its words that the person left out of those that were held beside the document. */
  dismissed: OpenWords[]
  why?: string
}

/**
 * What became of each sentence, as the document is now.
 * @param dismissed the keys of the held words that the person left out
 */
export function accountNow(
  account: Sentences,
  text: string,
  filled: readonly Pick<Filled, 'field' | 'value' | 'from' | 'sensitive'>[],
  masked: boolean,
  dismissed: readonly string[] = [],
): SentenceNow[] {
  const values = new Map(filled.map(({ field, value }) => [field, value]))
  const secrets = masked ? filled.flatMap(({ sensitive, from }) => (sensitive && from ? [from] : [])) : []
  return account.map(({ start, end, standing, fields, open, why }, n) => {
    const isPlaced = (line: string) => filled.some(({ value }) => value.includes(line))
    // By place and not by words: what is remembered of a draft says nothing of what is secret in it.
    const waits = open
      .map((one, nth): OpenWords => ({ ...one, key: `${start}.${nth}` }))
      .filter(({ field, line, held }) => (held ? !isPlaced(line) : listOf(values.get(field) ?? '').includes(line)))
    const isDismissed = ({ held, key }: OpenWords) => held === true && dismissed.includes(key)
    const still = waits.filter((one) => !isDismissed(one))
    const there = fields.filter((field) => values.has(field) && !waiting.some((one) => one === field))
    const moved = open.some(({ line }) => isPlaced(line) && !still.some((one) => one.line === line))
    const now = still.length > 0 ? 'unplaced' : there.length > 0 || moved ? 'placed' : 'left-out'
    return {
      number: n + 1,
      words: covered(text, start, end, secrets),
      standing: standing === 'left-out' ? standing : now,
      fields: there,
      open: still,
      dismissed: waits.filter(isDismissed),
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
