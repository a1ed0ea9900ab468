import type { Passage, Proposition, Written } from '../output.ts'
import type { Gathered } from '../retrieve/gather.ts'

type Held = ReadonlyMap<Proposition, Proposition>

/** What is left of an answer where each statement that no passage holds is taken out, and counted. */
export function withoutUnsupported(written: Written, held: Held = new Map()): Written {
  let dropped = 0
  const kept = (list: readonly Proposition[]) =>
    list.flatMap((one) => {
      const settled = held.get(one) ?? one
      if (settled.doubt) dropped++
      return settled.doubt ? [] : [settled]
    })
  const premises = kept(written.premises)
  const paragraphs = written.paragraphs
    .map((paragraph, at) => ({ said: kept(paragraph), part: written.parts?.[at] ?? ('rule' as const) }))
    .filter(({ said }) => said.length > 0)
  return {
    ...written,
    premises,
    paragraphs: paragraphs.map(({ said }) => said),
    parts: paragraphs.map(({ part }) => part),
    dropped,
  }
}

/** Of the authorities that a second look found, those that a statement rests on; their numbers follow the others. */
export function onlyUsed(known: Gathered, more: Gathered, written: Written): { gathered: Gathered; written: Written } {
  const first = known.references.length
  const rests = [...written.premises, ...written.paragraphs.flat()].map(({ passage }) => passage?.reference ?? 0)
  const used = [...new Set(rests.filter((number) => number > first))].sort((one, other) => one - other)
  const passageOf = (passage: Passage): Passage => {
    const at = used.indexOf(passage.reference)
    return at < 0 ? passage : { ...passage, reference: first + at + 1 }
  }
  const chosen = <T>(list: readonly T[]) => used.flatMap((number) => list[number - first - 1] ?? [])
  const renumbered = (one: Proposition) => (one.passage ? { ...one, passage: passageOf(one.passage) } : one)
  return {
    gathered: {
      reads: [...known.reads, ...chosen(more.reads)],
      references: [...known.references, ...chosen(more.references)],
      passages: [
        ...known.passages,
        ...more.passages.filter(({ reference }) => used.includes(reference)).map(passageOf),
      ],
    },
    written: {
      ...written,
      premises: written.premises.map(renumbered),
      paragraphs: written.paragraphs.map((paragraph) => paragraph.map(renumbered)),
    },
  }
}
