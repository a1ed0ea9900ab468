import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { reviewDocument } from '@casewright/law'
import { documentOf } from '../defects/measure.ts'
import { wilson } from '../truth/wilson.ts'
import { writeForReaders } from './for-readers.ts'

/** What lawyers judged of each agreement, and the 'missing' finding that it contradicts where they found it said. */
const contradicted: Readonly<Record<string, readonly string[]>> = {
  'missing.nda-purpose': ['nda-4'],
  'missing.nda-compelled': ['nda-8'],
  'missing.nda-return': ['nda-16'],
  'missing.nda-exclusions': ['nda-12', 'nda-13'],
  'missing.nda-term': ['nda-19'],
}

interface Labeled {
  file_name: string
  text: string
  annotation_sets: { annotations: Record<string, { choice: string }> }[]
}

interface Row {
  document: string
  check: string
  severity: string
  /** Undefined: nobody labeled what it says. */
  false?: boolean
}

function rowsOf({ file_name: document, text, annotation_sets }: Labeled): Row[] {
  const labels = annotation_sets[0]?.annotations ?? {}
  const judged = (id: string) => contradicted[id]?.some((label) => labels[label]?.choice === 'Entailment')
  return reviewDocument(documentOf(text))
    .findings.filter(({ check }) => check.severity !== 'low')
    .map(({ check: { id, severity } }) => {
      const said = judged(id)
      return { document, check: id, severity, ...(said !== undefined && { false: said }) }
    })
}

const share = (count: number, of: number): string => {
  const [low, high] = wilson(count, of)
  return `${count} of ${of} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %)`
}

/**
 * npm run eval -- findings: high and medium findings by kind, and which of them the labels of lawyers contradict.
 * npm run eval -- findings <folder> <file>: those of the papers in a folder, for readers to judge.
 */
export function runFindings([papers, file]: readonly string[] = []): void {
  if (papers && file) {
    console.info(`${writeForReaders(papers, file)} findings for readers, in ${file}.`)
    return
  }
  const folder = process.env.TEST_DATA
  if (!folder) throw new Error('Set TEST_DATA to the folder with the agreements.')
  const labeled = gunzipSync(readFileSync(join(folder, 'contracts/contract-nli.json.gz'))).toString()
  const { documents } = JSON.parse(labeled) as { documents: Labeled[] }
  const rows = documents.flatMap(rowsOf)
  const kinds = [...Map.groupBy(rows, ({ check }) => check)].toSorted(([, a], [, b]) => b.length - a.length)
  const judged = rows.filter((row) => row.false !== undefined)
  const wrong = judged.filter((row) => row.false)
  const lines = kinds.map(([check, of]) => {
    const labeled = of.filter((row) => row.false !== undefined)
    const bad = labeled.filter((row) => row.false).length
    return `| ${check} | ${of[0]?.severity} | ${of.length} | ${labeled.length > 0 ? bad : ''} |`
  })
  console.info(`## Findings of high and medium severity, in ${documents.length} real agreements

| finding | severity | agreements | contradicted by labels |
| --- | --- | ---: | ---: |
${lines.join('\n')}
| **all that labels can judge (goal: at most 5 % contradicted)** | | ${judged.length} | ${share(wrong.length, judged.length)} |

Baseline: who calls each of these five clauses missing in every agreement is contradicted in ${share(...anyMissing(documents))}.
`)
  for (const { check, document } of wrong) console.info(`- ${check} in ${document}`)
}

const anyMissing = (documents: readonly Labeled[]): [number, number] => {
  const judged = documents.flatMap(({ annotation_sets }) =>
    Object.values(contradicted).map((labels) =>
      labels.some((label) => annotation_sets[0]?.annotations[label]?.choice === 'Entailment'),
    ),
  )
  return [judged.filter(Boolean).length, judged.length]
}
