import type { Edit } from './edits.ts'
import { same, unitOf, type Value, valuesIn } from './taken-back.ts'

const sentence = /[^.!?\n](?:[^.!?\n]|[.!?](?=\S)){0,400}/g
/** What somebody wanted, and what came of it: 'she asked for $9,000 and we settled on $8,250'. */
const wanted =
  /\b(?:ask(?:ed|ing)(?: for)?|want(?:ed|s)|offered|quoted|proposed|suggested|listed|advertised|estimated|hoped for|started (?:out )?at|originally|at first|initially|first|we said|(?:he|she|they) said)\b[^,;:]{0,40}$/i
const turn = /\b(?:but|and|then|so|before|until|after|we|finally)\b/i
const cameTo =
  /\b(?:settled|agreed|ended up|landed|came down|went (?:down|up|with)|knocked (?:it )?down|dropped|lowered|raised|cut|changed|talked (?:him|her|them) (?:down|up)|met|compromised|signed|shook|now|so)\b[^,;:$\d]{0,30}$/i
/** 'He first said $900 but the roof cost more.' */
const onlyThen = /\b(?:at first|(?<!\bthe )first|originally|initially)\b.{0,40}$/i

/** Of a value that was wanted and another that it came to, in one sentence: the first is gone, wherever it stands. */
export function supersededIn(text: string): Edit[] {
  const edits: Edit[] = []
  for (const { 0: words, index: at } of text.matchAll(sentence)) {
    if (
      !wanted.test(words.replace(/[\d$].*/s, '')) &&
      !/\b(?:asked|said|offered|quoted|wanted|started|met)\b/i.test(words)
    )
      continue
    const values = valuesIn(words)
    for (const [nth, first] of values.entries()) {
      if (!wanted.test(words.slice(0, first.start))) continue
      const unit = unitOf(words.slice(first.start, first.end))
      // 'She wanted three years but gave in, so five': so many of the same.
      // A bare number only at the end: what goes on behind it counts something else.
      const isBare = (one: Value) =>
        unit !== '' && one.kind === 'number' && /^[\s.,;)]{0,3}$/.test(words.slice(one.end))
      const then = values.slice(nth + 1).find((one) => same(first, one) || isBare(one))
      if (!then) {
        if (isOver(words, first))
          edits.push({
            start: at,
            end: at + words.length + (/[.!?]/.test(text[at + words.length] ?? '') ? 1 : 0),
            as: '',
            why: 'corrected',
          })
        continue
      }
      const between = words.slice(first.end, then.start)
      if (!turn.test(between) || !cameTo.test(between)) continue
      edits.push(...put(text, at, words, first, then))
      break
    }
  }
  return edits
}

/** The last value stands for the first, which is written nowhere any more. */
function put(text: string, at: number, words: string, first: Value, then: Value): Edit[] {
  const old = words.slice(first.start, first.end)
  const now = words.slice(then.start, then.end) + (then.kind === 'number' ? unitOf(old) : '')
  const own = at + first.start
  const others = /\d{3}/.test(old) ? placesOf(text, old).filter((start) => start !== own) : []
  const unit = /^\s(?:an?|per|each)\s\p{L}+/u.exec(words.slice(first.end))?.[0] ?? ''
  return [
    { start: own, end: own + old.length, as: now, why: 'corrected' },
    { start: own + old.length + unit.length, end: at + then.end, as: '', why: 'corrected' },
    ...others.map((start): Edit => ({ start, end: start + old.length, as: now, why: 'corrected' })),
  ]
}

const isOver = (words: string, first: Value): boolean =>
  onlyThen.test(words.slice(0, first.start)) &&
  /^[^,;]{0,20},?\s(?:but|until|before|then)\b/i.test(words.slice(first.end)) &&
  valuesIn(words).length === 1

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const isWhole =
      !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !/^(?:[\p{L}\d]|[.,]\d)/u.test(text.slice(at + words.length))
    if (isWhole) places.push(at)
  }
  return places
}
