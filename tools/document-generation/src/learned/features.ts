import { hashOf, type Span } from '@casewright/law'
import type { Unit } from '../reading/units.ts'
import { piecesOf } from '../said/pieces.ts'
import { nearNames } from './near-names.ts'
import { fieldsAt } from './rules.ts'
import type { Thing } from './things.ts'
import type { Token } from './tokens.ts'
import { groupOf, groupsOf } from './word-groups.ts'

/** What is known of a text before it is judged. */
export interface Known {
  type: string
  text: string
  tokens: readonly Token[]
  units: readonly Unit[]
  things: readonly Thing[]
  /** What rules gave the words at a place to. */
  ruled: readonly (Span & { field: string })[]
}

/** A clause, and the tokens of it. */
export interface Clause extends Span {
  unit: number
  /** The first token of it, and the one after its last. */
  from: number
  to: number
}

/** Signs by which words are judged, as numbers: those of each word, and those that all words of a clause or sentence have. */
export interface Signs {
  tokens: Uint32Array[]
  clauses: { clause: Clause; signs: Uint32Array }[]
  /** Of each clause, those of its sentence. */
  units: Uint32Array[]
}

const label = /^\s*(?:[-*•–]\s*)?(?<label>[\p{L}#][\p{L}\d '’/().#&-]{0,40}?)\s*(?::|=|\s[-–—]\s)/u

/** The clauses of the sentences of a text, each with its tokens. */
export function clausesOf({ units, tokens, things }: Pick<Known, 'units' | 'tokens' | 'things'>): Clause[] {
  let at = 0
  const clauses: Clause[] = []
  let thing = 0
  for (const [n, unit] of units.entries()) {
    while (thing < things.length && (things[thing]?.end ?? 0) <= unit.start) thing++
    const near: Thing[] = []
    for (let one = thing; one < things.length && (things[one]?.start ?? 0) < unit.end; one++)
      near.push(things[one] as Thing)
    const pieces = unit.text.length > 4000 ? [unit] : piecesOf(unit, near)
    for (const [nth, piece] of pieces.entries()) {
      const end = pieces[nth + 1]?.start ?? unit.end
      while (at < tokens.length && (tokens[at]?.start ?? 0) < piece.start) at++
      const from = at
      while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at++
      if (at > from) clauses.push({ start: piece.start, end: piece.end, unit: n, from, to: at })
    }
  }
  return clauses
}

const bagOf = (prefix: string, words: readonly string[]): string[] => {
  const signs = new Set<string>()
  for (const [n, word] of words.entries()) {
    signs.add(`${prefix}${word}`)
    const next = words[n + 1]
    if (next !== undefined) signs.add(`${prefix}${word} ${next}`)
    const third = words[n + 2]
    if (third !== undefined) signs.add(`${prefix}${word} _ ${third}`)
  }
  return [...signs]
}
const hashed = (signs: readonly string[]) => Uint32Array.from(signs, hashOf)
const most = 60

/** Of each sentence the heading it stands under: one to four words alone, or a label with nothing behind it. */
function headingsOf(units: readonly Unit[]): (string | undefined)[] {
  let last: string | undefined
  let since = 0
  return units.map(({ text }) => {
    const own = since++ < 12 ? last : undefined
    const alone = /^\W{0,4}(?<words>\p{L}[\p{L}’'/&-]*(?: [\p{L}’'/&-]+){0,3})\s?[:.]?\s*$/u.exec(text)?.groups?.words
    const opening = /^\W{0,4}(?<words>\p{L}[\p{L}’'/&-]*(?: [\p{L}’'/&-]+){0,3}):/u.exec(text)?.groups?.words
    const next = alone ?? opening
    if (next) {
      last = next.toLowerCase()
      since = 0
    }
    return own
  })
}

export function signsOf(known: Known): Signs {
  const { type, text, tokens, units, things, ruled } = known
  const clauses = clausesOf(known)
  const thingAt: (string | undefined)[] = []
  let at = 0
  for (const token of tokens) {
    while (at < things.length && (things[at]?.end ?? 0) <= token.start) at++
    const thing = things[at]
    thingAt.push(thing && thing.start < token.end ? `${thing.kind}${Math.min(thing.nth, 4)}` : undefined)
  }
  const ruledAt = fieldsAt(tokens, ruled)
  const word = (n: number) => tokens[n]?.word ?? '·'
  const kindOr = (n: number) => thingAt[n]?.replace(/\d$/, '') ?? word(n)
  const wordsOf = (from: number, to: number) => {
    const words: string[] = []
    for (let n = from; n < Math.min(to, from + most); n++) {
      const one = kindOr(n)
      if (/[\p{L}\d?!]/u.test(one) && !(thingAt[n] && one === words.at(-1))) words.push(one)
    }
    return words
  }
  const unitSigns = new Map<number, Uint32Array>()
  const firstOf = new Map<number, number>()
  const lastOf = new Map<number, number>()
  for (const { unit, from, to } of clauses) {
    if (!firstOf.has(unit)) firstOf.set(unit, from)
    lastOf.set(unit, to)
  }
  const wordsOfUnit = (n: number) => wordsOf(firstOf.get(n) ?? 0, lastOf.get(n) ?? 0)
  const headings = headingsOf(units)
  const signsOfUnit = (n: number): Uint32Array => {
    const unit = units[n] as Unit
    const words = wordsOfUnit(n)
    const before = n > 0 ? wordsOfUnit(n - 1) : []
    const after = n + 1 < units.length ? wordsOfUnit(n + 1) : []
    const heading = headings[n]
    const own = label.exec(unit.text)?.groups?.label?.toLowerCase()
    const signs = [
      'U',
      `T:${type}`,
      ...bagOf('u:', words).filter((sign) => !sign.includes('_')),
      ...groupsOf('u', words),
      `uf:${words[0]}`,
      `uf:${words.slice(0, 2).join(' ')}`,
      `ul:${words.at(-1)}`,
      `ln:${Math.min(6, Math.ceil(Math.log2(words.length + 1)))}`,
      `li:${unit.line}`,
      `po:${n === 0 ? 'first' : n === units.length - 1 ? 'last' : n === units.length - 2 ? 'but' : Math.floor((4 * n) / units.length)}`,
      ...(own ? [`lb:${own}`, ...own.split(/[^\p{L}\d]+/u).map((one) => `lw:${one}`), `tl:${type}:${own}`] : []),
      ...(before.length > 0 && before.length < 14 ? [`pv:${before.slice(-3).join(' ')}`] : []),
      ...before.slice(-10).map((one) => `pw:${one}`),
      ...after.slice(0, 4).map((one) => `nw:${one}`),
      ...(heading ? [`hd:${heading}`, `th:${type}:${heading}`, ...heading.split(' ').map((one) => `hw:${one}`)] : []),
      ...(/\?\s*$/.test(units[n - 1]?.text ?? '') ? ['pq'] : []),
      ...(/\?\s*$/.test(unit.text) ? ['uq'] : []),
      ...(/^\s*\(/.test(unit.text) ? ['ub'] : []),
      ...(/[\d$%@]/.test(unit.text) ? ['ud'] : ['un']),
    ]
    return hashed(signs)
  }
  const ofClauses = clauses.map((clause) => {
    const words = wordsOf(clause.from, clause.to)
    const rules = new Set(ruledAt.slice(clause.from, clause.to).map((one) => one ?? '-'))
    return {
      clause,
      signs: hashed([
        ...bagOf('c:', words),
        ...groupsOf('c', words),
        `cf:${words.slice(0, 2).join(' ')}`,
        `cf:${words.slice(0, 3).join(' ')}`,
        `cl:${words.slice(-2).join(' ')}`,
        ...[...rules].map((one) => `cr:${one}`),
      ]),
    }
  })
  const ofUnits = clauses.map(({ unit }) => {
    const have = unitSigns.get(unit) ?? signsOfUnit(unit)
    unitSigns.set(unit, have)
    return have
  })
  const named = nearNames(tokens, things, kindOr, ruledAt)
  const ofTokens = tokens.map((token, n) => {
    const [w, p, q, f, g] = [word(n), kindOr(n - 1), kindOr(n - 2), kindOr(n + 1), kindOr(n + 2)]
    const own = thingAt[n]
    const kind = own?.replace(/\d$/, '')
    let [from, to] = [n, n]
    if (own) {
      while (from > 0 && thingAt[from - 1] === own) from--
      while (thingAt[to + 1] === own) to++
    }
    // Of a thing, what stands around all of it.
    const left = [1, 2, 3, 4, 5, 6, 7].map((by) => kindOr(from - by))
    const right = [1, 2, 3, 4, 5].map((by) => kindOr(to + by))
    const k = own ? (kind ?? '') : w
    const signs = [
      `w:${w}`,
      `k:${kind}`,
      `o:${own}`,
      `to:${type}:${own}`,
      `p:${p}`,
      `q:${q} ${p}`,
      `f:${f}`,
      `g:${f} ${g}`,
      `pw:${p} ${k}`,
      `wf:${k} ${f}`,
      `pf:${p} _ ${f}`,
      `s:${w.slice(-3)}`,
      `b:${w.slice(0, 3)}`,
      `sh:${/^\p{Lu}/u.test(text[token.start] ?? '') ? 'A' : 'a'}${/\d/.test(w)}`,
      `L1:${left[0]} ${k === w ? '' : k}`,
      `L2:${left[1]} ${left[0]} ${k === w ? '' : k}`,
      `L3:${left[2]} ${left[1]} ${left[0]} ${k === w ? '' : k}`,
      `R1:${right[0]} ${k === w ? '' : k}`,
      `R2:${right[0]} ${right[1]} ${k === w ? '' : k}`,
      ...left.slice(0, 6).map((one) => `l:${one}${own ? kind : ''}`),
      ...right.slice(0, 4).map((one) => `r:${one}${own ? kind : ''}`),
      `ru:${ruledAt[n]}`,
      `rk:${ruledAt[n]}:${kind}`,
      `rn:${ruledAt[from - 1]}:${ruledAt[to + 1]}`,
      ...(own ? [] : groupOf(w).map((one) => `w${one}`)),
      ...left.slice(0, 4).flatMap((by) => groupOf(by).map((one) => `l${one}${own ? kind : ''}`)),
      ...groupOf(left[0] ?? '').map((one) => `L1${one} ${k}`),
      ...groupOf(right[0] ?? '').map((one) => `R1${one} ${k}`),
      ...right.slice(0, 3).flatMap((by) => groupOf(by).map((one) => `r${one}${own ? kind : ''}`)),
      ...(own ? (named.get(own) ?? []) : []),
    ]
    return hashed(signs)
  })
  return { tokens: ofTokens, clauses: ofClauses, units: ofUnits }
}
