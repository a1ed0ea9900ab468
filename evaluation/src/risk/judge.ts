import type { RiskCase } from './cases.ts'

interface Anchor {
  start: number
  end: number
  words: string
}

/** Of the tool's output, what is judged. */
export interface Assessment {
  successProbability: number | null
  index: { range: [number, number] } | null
  factors: { id: string; points?: number; direction: 'up' | 'down' | 'none'; anchors: Anchor[]; sentence: Anchor }[]
  /** What ends a case whatever its merits. */
  bars?: { id: string; holds: boolean; answered?: string; ends: 'client' | 'other'; anchors: Anchor[] }[]
  written: { factors: { quotation: Anchor }[]; dropped: number } | null
}

export interface RiskVerdict {
  expected: number
  found: number
  /** Factors that count the wrong way, or that the words deny and that count against the client. */
  wrong: string[]
  quoted: number
  altered: string[]
  /** A number where there should be one, within its range, and none where too little is told. */
  isNumberRight: boolean
  held: number
  notHeld: number
}

/** Holds an assessment against the words that it was made from. */
export function judgeRisk(
  given: RiskCase,
  { successProbability, index, factors, bars = [], written }: Assessment,
): RiskVerdict {
  const { description, up, down, denied = [], thin = false } = given
  const barred = (id: string) => {
    const bar = bars.find((one) => one.id === id && one.holds)
    return bar && (bar.ends === 'client' ? 'down' : 'up')
  }
  const directionOf = (id: string) => factors.find((one) => one.id === id)?.direction ?? barred(id)
  const told = [...up.map((id) => [id, 'up'] as const), ...down.map((id) => [id, 'down'] as const)]
  const opposite = { up: 'down', down: 'up' } as const
  const anchors = [
    ...factors.flatMap((one) => [...one.anchors, one.sentence]),
    ...bars.flatMap(({ anchors: found }) => found),
    ...(written?.factors ?? []).map(({ quotation }) => quotation),
  ]
  const [low = 0, high = 100] = index?.range ?? []
  const isInRange = successProbability !== null && successProbability >= low && successProbability <= high
  return {
    expected: told.length,
    found: told.filter(([id, direction]) => directionOf(id) === direction).length,
    wrong: [
      ...told.filter(([id, direction]) => directionOf(id) === opposite[direction]).map(([id]) => id),
      ...denied.filter((id) => directionOf(id) === 'down'),
    ],
    quoted: anchors.length,
    altered: anchors
      .filter(({ start, end, words }) => description.slice(start, end) !== words)
      .map(({ words }) => words),
    isNumberRight: thin ? successProbability === null : isInRange,
    held: written?.factors.length ?? 0,
    notHeld: written?.dropped ?? 0,
  }
}
