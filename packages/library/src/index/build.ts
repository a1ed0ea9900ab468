import type { AuthorityKind } from '@casewright/core'
import type { Span } from '@casewright/law'
import { breaths } from '../breaths.ts'
import { paragraphsOf } from '../text/passages.ts'
import { dateNumber } from './dates.ts'
import { growable } from './growable.ts'
import { createNames } from './names.ts'
import { documentsOfUnits, packSlots } from './segment.ts'
import { createTermWriter, type PackedBlock } from './terms.ts'
import { collectWords } from './words-of-segment.ts'

/** An authority as the index takes it in. */
export interface IndexDocument {
  kind: AuthorityKind
  court?: string
  jurisdiction?: string
  date?: string
  title: string
  /** Citations, holding and the like: what is searched besides the text. */
  card: string
  text: string
  passages: readonly Span[]
  /** The passages that cite somebody. */
  linked: ReadonlySet<number>
}

export interface BuiltSegment {
  documents: number
  words: number
  slots: Buffer
  directory: Buffer
  blocks: PackedBlock[]
}

/** A segment whose documents have no numbers yet. */
export interface PreparedSegment {
  documents: number
  /** @param numbers of its documents in their order, ascending */
  number(numbers: readonly number[], works: readonly number[]): BuiltSegment
}

/** Makes a segment of documents. Takes memory for each of their words. */
export async function prepareSegment(documents: readonly IndexDocument[]): Promise<PreparedSegment> {
  const breathe = breaths()
  const words = collectWords()
  const names = createNames()
  const of = (value: (document: IndexDocument) => number) => Int32Array.from(documents, value)
  const [titleWords, firstUnit, unitWords] = [growable(), growable(), growable()]
  const [unitStart, unitLength, unitLinks] = [growable(), growable(), growable()]
  const endUnit = ({ start, end }: Span, links: number) => {
    unitWords.push(words.endUnit())
    unitStart.push(start)
    unitLength.push(end - start)
    unitLinks.push(links)
  }
  for (const { title, card, text, passages, linked } of documents) {
    firstUnit.push(unitWords.length)
    words.startUnit()
    titleWords.push(words.title(title))
    for (const line of [title, ...card.split('\n')]) words.text(line, { start: 0, end: line.length }, [0])
    endUnit({ start: 0, end: 0 }, 0)
    const starts = paragraphsOf(text).map((paragraph) => paragraph.start)
    let next = 0
    for (const [ordinal, passage] of passages.entries()) {
      words.startUnit()
      next = words.text(text, passage, starts, next)
      endUnit(passage, linked.has(ordinal) ? 1 : 0)
    }
    await breathe()
  }
  firstUnit.push(unitWords.length)
  const slots = {
    kinds: of((one) => names.ordinal(one.kind)),
    courts: of((one) => names.ordinal(one.court)),
    jurisdictions: of((one) => names.ordinal(one.jurisdiction)),
    dates: of((one) => dateNumber(one.date)),
    titleWords: titleWords.values(),
    firstUnit: firstUnit.values(),
    unitWords: unitWords.values(),
    unitStart: unitStart.values(),
    unitLength: unitLength.values(),
    unitLinks: unitLinks.values(),
  }
  const blocks: PackedBlock[] = []
  const writer = createTermWriter(async (block) => void blocks.push(block))
  for (const term of words.terms(documentsOfUnits(slots))) {
    await writer.add(term)
    await breathe()
  }
  const directory = await writer.end()
  const about = { ...slots, names: names.list() }
  const built = { documents: documents.length, words: words.total(), directory, blocks }
  return {
    documents: documents.length,
    number: (numbers, works) => ({
      ...built,
      slots: packSlots({ ...about, numbers: Int32Array.from(numbers), works: Int32Array.from(works) }),
    }),
  }
}
