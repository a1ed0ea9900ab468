import { readFileSync } from 'node:fs'
import {
  type CourtField,
  type CourtFieldName,
  caseTitle,
  courtPaperByParts,
  kindTitle,
  namesDocument,
  paperName,
  partsOf,
  readCaption,
  wholeByHead,
} from '@casewright/law'
import { share, type Verdict } from './verdict.ts'

/** A paper that an office receives, written and labeled before any rule was run on it. */
interface OfficePaper {
  paper: string
  /** The first were counted before anything was changed, the second after the first were read. */
  set: 'first' | 'second'
  /** Words, one of which the name of its kind has. */
  kinds: readonly string[]
  title: readonly string[]
  /** First words of places that answer a field; null: it has none. */
  fields: Partial<Record<CourtFieldName, readonly string[] | null>>
  /** First words of each thing that is due. */
  due: readonly string[]
}

const partLength = 40_000
const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
const hasOne = (text: string, words: readonly string[]) => words.some((one) => plain(text).includes(plain(one)))

const papers = JSON.parse(
  readFileSync(new URL('office-papers.json', import.meta.url)).toString(),
) as readonly OfficePaper[]

function read(paper: string) {
  const text = readFileSync(new URL(`papers/${paper}.txt`, import.meta.url)).toString()
  const source = { text, blocks: [], pages: [] }
  const whole = wholeByHead(source, partLength)
  const reader = courtPaperByParts(whole)
  for (const part of partsOf(source, partLength)) reader.add(part)
  const titles = [paperName(source), caseTitle(source, readCaption(source))].filter((one) => one && namesDocument(one))
  return { kind: kindTitle(source, whole.kind), title: titles.join(' | '), fields: reader.all() }
}

const verdictOf = (shown: readonly string[], accepted: readonly string[] | null): Verdict =>
  accepted === null
    ? shown.length === 0
      ? 'right'
      : 'wrong'
    : shown.length === 0
      ? 'missed'
      : shown.some((text) => hasOne(text, accepted))
        ? 'right'
        : 'wrong'

const textsOf = (fields: readonly CourtField[], name: CourtFieldName) =>
  fields.filter((field) => field.name === name).map(({ text }) => text)

/** npm run eval -- summaries office: kind, title and fields of papers of an office, and each thing that is due. */
export function runOffice(): void {
  console.info(
    '| papers | fields right | wrong | missed | things due that are told |\n| --- | ---: | ---: | ---: | ---: |',
  )
  for (const set of ['first', 'second'] as const) {
    const verdicts: Verdict[] = []
    const due = { told: 0, of: 0 }
    const own = papers.filter((one) => one.set === set)
    for (const { paper, kinds, title, fields, due: wanted } of own) {
      const found = read(paper)
      verdicts.push(
        found.kind === 'Other' ? 'missed' : hasOne(found.kind, kinds) ? 'right' : 'wrong',
        !found.title ? 'missed' : hasOne(found.title, title) ? 'right' : 'wrong',
        ...Object.entries(fields).map(([name, accepted]) =>
          verdictOf(textsOf(found.fields, name as CourtFieldName), accepted),
        ),
      )
      const told = textsOf(found.fields, 'deadlines').join(' | ')
      due.of += wanted.length
      due.told += wanted.filter((words) => hasOne(told, [words])).length
    }
    const count = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length
    console.info(
      `| ${own.length} ${set} | ${share(count('right'), verdicts.length)} | ${count('wrong')} | ${count('missed')} | ${share(due.told, due.of)} |`,
    )
  }
}
