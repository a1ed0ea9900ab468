import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentText } from '@casewright/core'
import { type DocumentFinding, reviewDocument } from '@casewright/law'
import { documentOf } from '../defects/measure.ts'

type Paper = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

const around = 240
const places = 3

/** The place in its sentence, between double brackets. */
const quoted = (text: string, { start, end }: { start: number; end: number }): string => {
  const words = `${text.slice(Math.max(0, start - around), start)}[[${text.slice(start, end)}]]${text.slice(end, end + around)}`
  return `  place (character ${start}): …${words.replace(/\s+/g, ' ').trim()}…`
}

function entry(number: number, name: string, text: string, { check, message, hits }: DocumentFinding): string {
  const shown = hits.filter(({ start, end }) => end > start).slice(0, places)
  return [
    `[${number}] ${check.title}`,
    `  document: ${name}`,
    `  severity: ${check.severity}; check: ${check.id}; places: ${hits.length}`,
    `  says: ${message}`,
    `  why: ${check.why}`,
    `  advice: ${check.advice}`,
    ...(shown.length > 0
      ? shown.map((hit) => quoted(text, hit))
      : ['  place: none (something is said to be missing from the document)']),
  ].join('\n')
}

/** Every high and medium finding of one paper, as somebody can judge it alone. */
function entriesOf(name: string, paper: Paper, from: number): string[] {
  const { findings } = reviewDocument(paper)
  const grave = findings.filter(({ check }) => check.severity !== 'low')
  return grave.map((finding, at) => entry(from + at, name, paper.text, finding))
}

const readPaper = (path: string): Paper => {
  const words = readFileSync(path, 'utf8')
  return path.endsWith('.json') ? (JSON.parse(words) as DocumentText) : documentOf(words)
}

/** The findings of the papers in a folder, plain text or what was read of a file, numbered for readers. */
export function writeForReaders(folder: string, file: string): number {
  const all = readdirSync(folder)
  const read = all.filter((name) => name.endsWith('.json'))
  const names = read.length > 0 ? read : all.filter((name) => name.endsWith('.txt'))
  const parts: string[] = []
  let count = 0
  for (const name of names.toSorted()) {
    const path = join(folder, name)
    const paper = readPaper(path)
    const entries = entriesOf(name, paper, count + 1)
    count += entries.length
    parts.push(`######## ${path} (${paper.text.length} characters, ${entries.length} findings)`, ...entries)
  }
  writeFileSync(
    file,
    `${count} findings of high or medium severity in ${names.length} papers\n\n${parts.join('\n\n')}\n`,
  )
  return count
}
