import { type CourtFieldName, courtFieldNames, sentencesOf } from '@casewright/law'
import { freshSets } from './fresh-labels.ts'
import { fieldsOf, judged, type Shown } from './judged.ts'
import { type Labels, labels } from './labels.ts'
import { moreLabels } from './more-labels.ts'
import { runOffice } from './office.ts'
import { textOf } from './read.ts'
import { train } from './train.ts'
import { share, type Verdict } from './verdict.ts'

/** What somebody takes who looks at no words: the last paragraph for what was done and asked, the first for the rest. */
const naive = (text: string): Shown[] => {
  const sentences = sentencesOf({ text, blocks: [], pages: [] }).filter(({ text }) => text.length > 8)
  const last = sentences.filter(({ paragraph }) => paragraph === sentences.at(-1)?.paragraph)
  const first = sentences.find(({ text }) => text.length > 60)
  return courtFieldNames.flatMap((name): Shown[] => {
    if (name === 'deadlines') return []
    const from = name === 'posture' || name === 'arguments' ? (first ? [first] : []) : last
    return [{ name, text: from.map(({ text }) => text).join(' ') }]
  })
}

interface Row {
  file: string
  name: CourtFieldName
  verdict: Verdict
  words: string
  naive?: Verdict
  heldBack: boolean
  /** The paper states the field; if not, silence is right. */
  stated: boolean
}

const fileOf = ({ document }: Labels): string =>
  'paper' in document
    ? document.paper
    : 'cluster' in document
      ? `${document.cluster}`
      : 'entry' in document
        ? document.entry
        : document.file

const rowsOf = (folder: string, of: readonly Labels[]): Row[] =>
  of.flatMap((label) => {
    const text = textOf(folder, label.document)
    const before = judged(label, naive(text))
    return judged(label, fieldsOf(text)).map(([name, verdict, words], at) => ({
      name,
      verdict,
      words,
      naive: before[at]?.[1],
      heldBack: label.heldBack,
      stated: label.fields[name] !== null,
      file: fileOf(label),
    }))
  })

const line = (title: string, own: readonly Row[]): string => {
  const count = (verdict: Verdict) => own.filter((row) => row.verdict === verdict).length
  return `| ${title} | ${share(count('right'), own.length)} | ${share(count('wrong'), own.length)} | ${count('missed')} | ${own.filter((row) => row.naive === 'right').length} |`
}

const tableOf = (title: string, of: number, rows: readonly Row[]): string => `## ${title}, in ${of} documents

| fields | right (goal: 90 %) | wrong (goal: 2 %) | missed | last or first paragraph: right |
| --- | ---: | ---: | ---: | ---: |
${[
  ...courtFieldNames.map((name): [string, Row[]] => [name, rows.filter((row) => row.name === name)]),
  ['development', rows.filter(({ heldBack }) => !heldBack)] as [string, Row[]],
  ['**held back**', rows.filter(({ heldBack }) => heldBack)] as [string, Row[]],
  ['held back, stated in the paper', rows.filter(({ heldBack, stated }) => heldBack && stated)] as [string, Row[]],
  ['held back, not in the paper', rows.filter(({ heldBack, stated }) => heldBack && !stated)] as [string, Row[]],
]
  .map(([name, own]) => line(name, own))
  .join('\n')}
`

/** npm run eval -- summaries: what court papers held, did and asked, beside the last paragraph, without a server. */
export function runSummaries([more]: readonly string[]): void {
  if (more === 'office') {
    runOffice()
    return
  }
  const folder = process.env.TEST_DATA
  if (!folder) throw new Error('Set TEST_DATA to the folder with the documents.')
  if (more === 'train') {
    train(folder)
    return
  }
  const sets: (readonly [string, readonly Labels[]])[] = [
    ['Fields of court papers', labels],
    ['Fields of twenty more', moreLabels],
    ...freshSets,
  ]
  for (const [title, own] of sets) {
    // The half that is held back is not counted while rules are written.
    const read = more === 'development' ? own.filter(({ heldBack }) => !heldBack) : own
    const rows = rowsOf(folder, read)
    console.info(tableOf(title, read.length, rows))
    if (!more) continue
    for (const { file, name, verdict, words } of rows.filter(({ heldBack }) => more === 'all' || !heldBack))
      if (verdict !== 'right') console.info(`- ${file}: ${name} ${verdict}: ${words.slice(0, 300)}`)
  }
}
