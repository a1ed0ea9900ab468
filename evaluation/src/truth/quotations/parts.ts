export interface OpinionPart {
  kind: 'court' | 'concurrence' | 'dissent'
  start: number
  end: number
}

const heading = /\n[^\n(]{0,160}?\b(dissenting|concurring)\b[^\n]{0,60}[.:*]\s*\n/g

/** The opinion of the court, and what others wrote after it; null where that cannot be told. */
export function partsOf(text: string): OpinionPart[] | null {
  const heads = [...text.matchAll(heading)].map(({ 0: line, index }) => ({
    index,
    end: index + line.length,
    kind: /dissenting/.test(line) ? ('dissent' as const) : ('concurrence' as const),
    mixed: /dissenting/.test(line) && /concurring/.test(line),
  }))
  const first = heads[0]
  if (!/delivered the (?:opinion|judgment)/.test(text.slice(0, 2_000))) return null
  if (first && first.index < 2_000) return null
  if (heads.some(({ mixed }) => mixed)) return null
  return [
    { kind: 'court', start: 0, end: first?.index ?? text.length },
    ...heads.map(({ kind, end }, at) => ({ kind, start: end, end: heads[at + 1]?.index ?? text.length })),
  ]
}
