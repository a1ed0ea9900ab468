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
  // The term and the form of each word that came before.
  const known = new Map<string, readonly [id: number, form: number]>()
  const token: Tokens<ReturnType<typeof growable>> = {
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
    }
    return id
  }
  const record = (id: number, form: number, at: number) => {
    token.term.push(id)
    token.form.push(form)
    token.unit.push(unit)
    token.position.push(at)
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
      let nextStart = starts[next] ?? Number.POSITIVE_INFINITY
      scanWords(
        text,
        start,
        end,
        (word, at) => {
          if (nextStart <= at) {
            while (nextStart <= at) nextStart = starts[++next] ?? Number.POSITIVE_INFINITY
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
      const { ends, tokens } = byTerm(
        {
          term: token.term.values(),
          form: token.form.values(),
          unit: token.unit.values(),
          position: token.position.values(),
        },
        names.length,
      )
      const sorted = [...names.keys()].sort((one, other) =>
        (names[one] as string) < (names[other] as string) ? -1 : 1,
      )
      // One of each for the whole segment: memory for each of its many terms would take longer than filling it.
      const unitList = new Int32Array(tokens.unit.length)
      const countList = new Int32Array(tokens.unit.length)
      for (const id of sorted) {
        const [start, end] = [ends[id] as number, ends[id + 1] as number]
        if (start === end) continue
        const { units, documents } = countUnits(tokens.unit, start, end, documentOf, unitList, countList)
        yield {
          term: names[id] as string,
          forms: forms[id] as string[],
          documents,
          units: unitList.subarray(start, start + units),
          counts: countList.subarray(start, start + units),
          positions: tokens.position.subarray(start, end),
          formOf: tokens.form.subarray(start, end),
        }
      }
    },
  }
}

/** A column for each thing that is known of an occurrence of a word. */
interface Tokens<Column> {
  term: Column
  form: Column
  unit: Column
  position: Column
}

/** Puts what belongs to one term together, in the order in which it came. @param ends the first token of each term */
function byTerm({ term, form, unit, position }: Tokens<Int32Array>, terms: number) {
  const ends = new Int32Array(terms + 1)
  for (const id of term) ends[id + 1] = (ends[id + 1] as number) + 1
  for (let id = 0; id < terms; id++) ends[id + 1] = (ends[id + 1] as number) + (ends[id] as number)
  const next = ends.slice()
  const [forms, units, positions] = [
    new Int32Array(term.length),
    new Int32Array(term.length),
    new Int32Array(term.length),
  ] as const
  for (let at = 0; at < term.length; at++) {
    const id = term[at] as number
    const place = next[id] as number
    next[id] = place + 1
    forms[place] = form[at] as number
    units[place] = unit[at] as number
    positions[place] = position[at] as number
  }
  return { ends, tokens: { form: forms, unit: units, position: positions } }
}

/** Writes the units of a term's tokens, each once with how often, to the two lists from `start` on. */
function countUnits(
  unitOf: Int32Array,
  start: number,
  end: number,
  documentOf: Int32Array,
  units: Int32Array,
  counts: Int32Array,
): { units: number; documents: number } {
  let last = start - 1
  let documents = 0
  let document = -1
  for (let at = start; at < end; at++) {
    const unit = unitOf[at] as number
    if (last < start || units[last] !== unit) {
      last++
      units[last] = unit
      counts[last] = 0
      if (documentOf[unit] !== document) {
        document = documentOf[unit] as number
        documents++
      }
    }
    counts[last] = (counts[last] as number) + 1
  }
  return { units: last - start + 1, documents }
}
