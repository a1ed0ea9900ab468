import type { Span } from '@casewright/law'
import { stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { growable } from './growable.ts'
import { paragraphTerm, sentenceTerm, type Term, titleTerm } from './terms.ts'

/** Collects the words of a segment, unit by unit, and gives them back term by term. */
export function collectWords() {
  const ids = new Map<string, number>()
  const names: string[] = []
  const forms: string[][] = []
  const counts = growable(1 << 14)
  // The term and the form of each word that came before.
  const known = new Map<string, [id: number, form: number]>()
  const token = {
    term: growable(1 << 16),
    form: growable(1 << 16),
    unit: growable(1 << 16),
    position: growable(1 << 16),
  }
  let unit = -1
  let position = 0
  let total = 0

  const idOf = (term: string): number => {
    let id = ids.get(term)
    if (id === undefined) {
      id = names.length
      ids.set(term, id)
      names.push(term)
      forms.push([])
      counts.push(0)
    }
    return id
  }
  const record = (id: number, form: number, at: number) => {
    token.term.push(id)
    token.form.push(form)
    token.unit.push(unit)
    token.position.push(at)
    const values = counts.values()
    values[id] = (values[id] as number) + 1
  }
  const plain = (term: string) => {
    const id = idOf(term)
    if (forms[id]?.length === 0) forms[id].push('')
    return id
  }
  const [sentence, paragraph] = [plain(sentenceTerm), plain(paragraphTerm)]
  const mark = (id: number) => record(id, 0, position)

  return {
    total: () => total,
    startUnit() {
      unit++
      position = 0
    },
    /** @returns how many words it had */
    endUnit: () => position,
    title(title: string): number {
      let words = 0
      scanWords(title, 0, title.length, (word) => {
        record(plain(titleTerm(stemOf(word))), 0, words++)
      })
      return words
    },
    /**
     * The words of a part of a text.
     * @param starts where paragraphs start in the text, ascending
     * @param from the first of them that may be in this part
     * @returns the first of them behind this part
     */
    text(text: string, { start, end }: Span, starts: readonly number[], from = 0): number {
      let next = from
      if (starts[next] !== start) mark(sentence)
      scanWords(
        text,
        start,
        end,
        (word, at) => {
          if ((starts[next] ?? Number.POSITIVE_INFINITY) <= at) {
            while ((starts[next] ?? Number.POSITIVE_INFINITY) <= at) next++
            mark(paragraph)
            mark(sentence)
          }
          let place = known.get(word)
          if (!place) {
            const id = idOf(stemOf(word))
            place = [id, (forms[id] as string[]).push(word) - 1]
            known.set(word, place)
          }
          record(place[0], place[1], position++)
          total++
        },
        () => mark(sentence),
      )
      return next
    },
    /** The terms in ascending order. @param documentOf the document of each unit */
    *terms(documentOf: Int32Array): Generator<Term> {
      const [term, form, units, positions] = [token.term, token.form, token.unit, token.position].map((it) =>
        it.values(),
      ) as [Int32Array, Int32Array, Int32Array, Int32Array]
      const ends = new Int32Array(names.length + 1)
      for (const id of term) ends[id + 1] = (ends[id + 1] as number) + 1
      for (let id = 0; id < names.length; id++) ends[id + 1] = (ends[id + 1] as number) + (ends[id] as number)
      const next = ends.slice()
      const order = new Int32Array(term.length)
      for (let at = 0; at < term.length; at++) {
        const id = term[at] as number
        order[next[id] as number] = at
        next[id] = (next[id] as number) + 1
      }
      const sorted = [...names.keys()].sort((one, other) =>
        (names[one] as string) < (names[other] as string) ? -1 : 1,
      )
      for (const id of sorted) {
        const tokens = order.subarray(ends[id], ends[id + 1])
        if (tokens.length === 0) continue
        yield {
          term: names[id] as string,
          forms: forms[id] as string[],
          ...gathered(tokens, units, positions, form, documentOf),
        }
      }
    },
  }
}

function gathered(
  tokens: Int32Array,
  units: Int32Array,
  positions: Int32Array,
  forms: Int32Array,
  documentOf: Int32Array,
): Omit<Term, 'term' | 'forms'> {
  const unitList = growable(16)
  const counts = growable(16)
  let documents = 0
  let unit = -1
  let document = -1
  let count = 0
  for (const token of tokens) {
    if (units[token] !== unit) {
      if (count > 0) counts.push(count)
      count = 0
      unit = units[token] as number
      unitList.push(unit)
      if (documentOf[unit] !== document) {
        document = documentOf[unit] as number
        documents++
      }
    }
    count++
  }
  counts.push(count)
  return {
    documents,
    units: unitList.values(),
    counts: counts.values(),
    positions: tokens.map((token) => positions[token] as number),
    formOf: tokens.map((token) => forms[token] as number),
  }
}
