import { type Coverage, coverage as coverageSchema, formatMomentUtc, type Run } from '@casewright/core'
import { type ExportWords, part, type Report, type ReportBlock, type ReportFact } from '@casewright/core/server'
import { coverageLines } from '../coverage.ts'

/** Where a report comes from: the run, what its tool calls it, and the installation's own words. */
export interface ReportSource {
  run: Run
  title: string
  words: ExportWords
  /** No model takes part in this action. */
  neverModel: boolean
}

/** A report as it is printed. */
export interface Page {
  title: string
  subject: string
  /** Of the result, with its time zone. */
  date: string
  facts: readonly ReportFact[]
  blocks: readonly ReportBlock[]
  foot: string
  notAdvice: string
}

/** Adds what every report says: of when and what it is, whether a model took part, and what was not checked. */
export function framed({ subject, facts = [], blocks }: Report, { run, title, words, neverModel }: ReportSource): Page {
  const date = formatMomentUtc(run.endedAt ?? run.createdAt)
  const coverage = coverageOf(run.output)
  return {
    title,
    subject: subject ?? run.label,
    date,
    facts: [
      ...facts,
      { label: 'Date of this result', words: date },
      ...(run.provenance?.documents ?? []).map(({ name, sha256 }) => ({
        label: 'Document',
        words: `${name} (SHA-256 ${sha256})`,
      })),
      { label: 'Language model', words: neverModel ? 'None takes part in this.' : modelWords(run, coverage) },
      { label: 'Downloaded by', words: `${words.person}, from ${words.productName}` },
    ],
    blocks: [...blocks, ...(coverage ? coverageBlocks(coverage) : [])],
    foot: `${words.productName} · ${title}`,
    notAdvice: words.notAdvice,
  }
}

function coverageOf(output: unknown): Coverage | undefined {
  const said = (output as { coverage?: unknown } | null | undefined)?.coverage
  return coverageSchema.safeParse(said).data
}

/** Whether a model's words are in the result, or it was asked and none of its words were kept, or none took part. */
function modelWords({ output, provenance }: Run, coverage: Coverage | undefined): string {
  const named = (output as { written?: { model?: { name?: unknown } } } | null)?.written?.model?.name
  const name = provenance?.model?.name ?? (typeof named === 'string' ? named : undefined)
  const known = name ? ` (${name})` : ''
  if (coverage ? coverage.basis === 'model' : name)
    return `A model took part${known}. What it wrote is marked as its own.`
  return name ? `A model was asked${known}. None of its words are in this result.` : 'None took part in this result.'
}

function coverageBlocks(coverage: Coverage): ReportBlock[] {
  const lines = coverageLines(coverage)
  const items = (isGap: boolean) => lines.filter((line) => line.isGap === isGap).map(({ text }) => text)
  const [done, gaps] = [items(false), items(true)]
  return [
    ...(done.length > 0 ? [part.heading('What was read and searched'), part.points(done)] : []),
    ...(gaps.length > 0 ? [part.heading('What was not read, reached or checked'), part.points(gaps)] : []),
  ]
}
