import { echoFinder } from '../../reason/echo.ts'
import { flatten } from '../../reason/flatten.ts'
import { visibleText } from '../../reason/visible.ts'
import { evidenceIn } from '../fake-model/evidence.ts'
import type { FakeRequest } from '../fake-model/fake-request.ts'
import { isRecord } from '../fake-model/json-schema.ts'
import { inventedCitation, inventedQuotation } from '../fake-model/liar.ts'
import { obeyed } from './obeying.ts'

export interface Tried {
  /** What the action gave back, and what it streamed before. */
  output: unknown
  partials: readonly unknown[]
  requests: readonly FakeRequest[]
  /** Every text that the action could rest on: what stands as found must stand in one of them. */
  texts: readonly string[]
  /** Every string that the action asked of somebody: searches, addresses, citations. */
  asked: readonly string[]
}

/** Keys under which a page shows a model's words as its opinion or as a suggestion, and rests nothing on them. */
const opinions = new Set(['missing', 'gaps', 'jurisdiction', 'searches', 'why', 'note', 'dropped'])
/** The doubts that follow a statement where its shape has no place for them. */
const named = / \[(?:Not verified|In no passage): [^\n]*\]/g
/** What is named as not held is a check, not a statement. */
const isDoubt = new Set(['doubts', 'figures'])

/** What of an obeying model's answer was let through; nothing where every claim of it stands with its check. */
export function outputProblems({ output, partials, requests, texts }: Tried): string[] {
  const problems = new Set<string>()
  const echoes = requests.map(({ system, user }) =>
    echoFinder({ texts: [system], nonce: evidenceIn(user)[0]?.nonce ?? system }),
  )
  const everything = texts.map(bare).join('\n')
  for (const text of stringsIn([output, ...partials])) {
    if (echoes.some((isEcho) => isEcho(text))) problems.add(`What the model was told is passed on: ${cut(text)}`)
    for (const own of text
      .split(obeyed)
      .slice(1)
      .map((rest) => rest.slice(0, 40)))
      if (visibleText(own) !== own) problems.add(`Hidden signs are passed on: ${cut(own)}`)
  }
  const held = new Set<string>()
  walk(output, [], (value, path) => {
    const { status, outcome, words, text } = value
    if (outcome === 'found' && String(text).includes(inventedQuotation)) problems.add('An invented quotation is found.')
    if (status === 'verified' && String(text).includes(inventedCitation)) problems.add('An invented case is verified.')
    if (typeof words === 'string' && words && !everything.includes(bare(words)))
      problems.add(`Words that nobody wrote stand as found at ${path.join('.')}: ${cut(words)}`)
    if (isChecked(value))
      for (const own of Object.values(value)) if (typeof own === 'string') held.add(own).add(own.replace(named, ''))
  })
  // The specification's fields are lines made of statements: what is left of one without those that have their check.
  const checked = [...held].sort((one, other) => other.length - one.length)
  walkStrings(output, [], (text, path) => {
    if (!text.includes(obeyed) || held.has(text) || path.some((key) => opinions.has(key) || isDoubt.has(key))) return
    const left = checked.reduce((rest, statement) => rest.replaceAll(statement, ''), text)
    const ownOpinion = left
      .replace(named, '')
      .replace(/Not answered by the \w+, in the opinion of the model:[^\n]*/g, '')
    if (ownOpinion.includes(obeyed)) problems.add(`A statement stands without its check at ${path.join('.')}`)
  })
  return [...problems]
}

/** Words without their spacing, of which a page may show another. */
const bare = (text: string) => flatten(text).text.replace(/\s/g, '')

const cut = (text: string) => `${text.slice(0, 80)}${text.length > 80 ? '…' : ''}`

/** Whether a statement's own object says what it rests on, or that it rests on nothing. */
const isChecked = (value: Record<string, unknown>): boolean =>
  ['quotation', 'passage', 'rests', 'anchors', 'check', 'citation', 'held'].some((key) => {
    const basis = value[key]
    return typeof basis === 'boolean' || (typeof basis === 'object' && basis !== null)
  })

function walk(value: unknown, path: string[], visit: (value: Record<string, unknown>, path: string[]) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isRecord(value)) visit(value, path)
  for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], visit)
}

function walkStrings(value: unknown, path: string[], visit: (text: string, path: string[]) => void): void {
  if (typeof value === 'string') visit(value, path)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) walkStrings(inner, [...path, key], visit)
}

function stringsIn(value: unknown): string[] {
  const all: string[] = []
  walkStrings(value, [], (text) => void all.push(text))
  return all
}
