import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewAuthority } from '@casewright/library'
import { documents, queries } from './library-measure-material.ts'

const steps = 10

export interface FilesMade {
  files: string[]
  documents: number
  characters: number
  /** Queries made of their words. */
  asked: string[][]
}

const [folder = '', partLength, share] = process.argv.slice(2)
const every = await documents(null, Number(partLength))
const all = every.slice(0, Math.floor(every.length * Number(share)))
const files: string[] = []
for (let step = 0; step < steps; step++) {
  const part = all.slice((all.length * step) / steps, (all.length * (step + 1)) / steps)
  const path = join(folder, `step-${step}.jsonl`)
  await writeFile(path, part.map((one) => `${JSON.stringify(row(one))}\n`).join(''))
  files.push(path)
}
const asked = queries(
  6000,
  all.map(({ text }) => text ?? ''),
)
const characters = all.reduce((sum, { text = '' }) => sum + text.length, 0)
process.send?.({ files, documents: all.length, characters, asked } satisfies FilesMade, () => process.disconnect())

function row({ externalId, kind, title, citations, text = '' }: NewAuthority) {
  return kind === 'case'
    ? { _id: externalId, title, text, metadata: { citations } }
    : { id: externalId, heading: title, citation: citations[0], text }
}
