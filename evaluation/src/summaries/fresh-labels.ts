import { readFileSync } from 'node:fs'
import type { Labels } from './labels.ts'

type Fresh = Pick<Labels, 'heldBack' | 'fields'>

const read = <Row>(file: string): Row[] => JSON.parse(readFileSync(new URL(file, import.meta.url)).toString()) as Row[]

/**
 * Fifty-six opinions of at most 24,000 characters, drawn by a hash from those that no label names, and read whole before any
 * rule was run on them: forty, of which every other is held back, and sixteen short ones to learn from.
 */
const lotLabels: readonly Labels[] = read<Fresh & { cluster: number }>('lot.json').map(({ cluster, ...rest }) => ({
  document: { file: 'law/scotus_opinions.jsonl.gz', cluster },
  ...rest,
}))

/** Thirty-two papers of other kinds, written in the forms of as many courts before the rules were read. */
const paperLabels: readonly Labels[] = read<Fresh & { paper: string }>('papers.json').map(({ paper, ...rest }) => ({
  document: { paper },
  ...rest,
}))

/**
 * Eighty further decisions of at most 14,000 characters, drawn by a hash from those that no label names, and read whole before
 * any rule was run on them: 66 of the Supreme Court and of courts of appeals, ten of a trial court, four of a municipal
 * court of appeals. Every fourth is held back.
 */
const thirdLotLabels: readonly Labels[] = read<Labels>('third-lot.json')

/** Twenty-five further papers of other kinds, written before the rules were run on them. Every fourth is held back. */
const thirdPaperLabels: readonly Labels[] = read<Fresh & { paper: string }>('third-papers.json').map(
  ({ paper, ...rest }) => ({ document: { paper }, ...rest }),
)

/**
 * Twelve further decisions of at most 11,000 characters, drawn by a hash from those that no label names, and read whole before
 * any rule was run on them: nine of the Supreme Court, two of a trial court, one of a municipal court of appeals. None is
 * held back: they were counted once, and then learned from.
 */
const fourthLotLabels: readonly Labels[] = read<Labels>('fourth-lot.json')

/**
 * Sixty further decisions, drawn by a hash from those that no label names, and read whole by two readers who had seen no rule: 32
 * of the Supreme Court, 28 of the courts of Alaska. A field names ten places at most. Every third of the second reader's is held
 * back.
 */
const fifthLotLabels: readonly Labels[] = read<Labels>('fifth-lot.json')

/**
 * Fourteen further decisions of the Supreme Court, the shorter half of thirty drawn by lot over all decades, read by one reader
 * who had seen no rule. All are held back.
 */
const sixthLotLabels: readonly Labels[] = read<Labels>('sixth-lot.json')

/**
 * Sixteen further decisions of at most 6,500 characters, drawn by a hash from those that no label names, and read whole before any
 * rule was run on them: eight of the Supreme Court and of a state's, three of a municipal court of appeals, five of a trial court.
 */
const seventhLotLabels: readonly Labels[] = read<Labels>('seventh-lot.json')

/** Eight further papers of other kinds in the forms of eight courts, written and labeled before the rules were run on them. */
const seventhPaperLabels: readonly Labels[] = read<Fresh & { paper: string }>('seventh-papers.json').map(
  ({ paper, ...rest }) => ({ document: { paper }, ...rest }),
)

/** Papers on which no rule was written, by what they are. */
export const freshSets: readonly (readonly [title: string, labels: readonly Labels[]])[] = [
  ['Fields of forty opinions by lot', lotLabels],
  ['Fields of papers of other kinds', paperLabels],
  ['Fields of eighty more decisions by lot', thirdLotLabels],
  ['Fields of more papers of other kinds', thirdPaperLabels],
  ['Fields of twelve more decisions by lot', fourthLotLabels],
  ['Fields of sixty more decisions by lot', fifthLotLabels],
  ['Fields of fourteen more decisions by lot', sixthLotLabels],
  ['Fields of sixteen more decisions by lot', seventhLotLabels],
  ['Fields of eight more papers of other kinds', seventhPaperLabels],
]
