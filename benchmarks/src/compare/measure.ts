import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { compareDrafts, type Draft, redline } from '@casewright/redline'
import { anyRewrites, editDraft, notes, trackedTruth } from '@casewright/redline/testing'
import type { Row } from '../table.ts'
import { type Judge, ours, paragraphs, words } from './judges.ts'
import { measureLong } from './long.ts'
import { type Score, score, shown, sum } from './words.ts'

interface Case {
  set: string
  older: Draft
  newer: Draft
  removed: readonly string[]
  added: readonly string[]
}

const judges: readonly (readonly [string, Judge])[] = [
  ['this comparison', ours],
  ['plain diff of all words', words],
  ['plain diff of paragraphs', paragraphs],
]

/** Seeds that the rules were written with, and one that was first tried when they were done. */
const seen = [3, 4, 5]
const unseen = [101, 202]

/** Whether the changes of documents with tracked changes are found again from their two drafts alone. */
export async function measureCompare(): Promise<Row[]> {
  const folder = process.env.TEST_DATA ? join(process.env.TEST_DATA, 'documents/docx') : ''
  if (!existsSync(folder)) {
    console.log('TEST_DATA is not set: no real Word file is compared.')
    return measureLong()
  }
  const cases: Case[] = []
  const moves = { found: 0, made: 0 }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.docx'))) {
    const bytes = new Uint8Array(readFileSync(join(folder, name)))
    const read = await readDocument(bytes, { name }).catch(() => undefined)
    if (!read) continue
    cases.push(...(await tracked(bytes, name, read)))
    for (const seed of [...seen, ...unseen]) {
      const edited = editDraft(read, seed, 3)
      if (edited.removed.length + edited.added.length + edited.moved === 0) continue
      moves.made += edited.moved
      moves.found += compareDrafts(read, edited.draft).filter(({ kind }) => kind === 'moved').length
      const set = unseen.includes(seed) ? 'edits of a lawyer’s sorts, kept back' : 'edits of a lawyer’s sorts'
      cases.push({ set, older: read, newer: edited.draft, removed: edited.removed, added: edited.added })
    }
  }
  print(cases)
  console.log(`Moves: ${moves.made} paragraphs moved, ${moves.found} found.`)
  return measureLong()
}

/** A file's own tracked changes, and ours in it: both are accepted and rejected. */
async function tracked(
  bytes: Uint8Array,
  name: string,
  read: Awaited<ReturnType<typeof readDocument>>,
): Promise<Case[]> {
  const cases: Case[] = []
  const own = await trackedTruth(bytes, name).catch(() => undefined)
  if (own && own.removed.length + own.added.length > 0) cases.push({ set: 'tracked by their authors', ...own })
  const made = await redline(bytes, read, { ...anyRewrites(read, 9), notes }).catch(() => undefined)
  const truth = made && (await trackedTruth(made.bytes, name).catch(() => undefined))
  if (truth && !own?.removed.length && !own?.added.length) cases.push({ set: 'tracked by our redline', ...truth })
  return cases
}

function print(cases: readonly Case[]): void {
  console.log('\n| set | drafts | by | words found | precision | recall |\n| --- | ---: | --- | ---: | ---: | ---: |')
  for (const set of new Set(cases.map((one) => one.set))) {
    const some = cases.filter((one) => one.set === set)
    for (const [name, judge] of judges) {
      const { right, said, truth } = sum(some.flatMap((one) => scored(one, judge)))
      console.log(
        `| ${set} | ${some.length} | ${name} | ${right} of ${truth} | ${shown(right, said)} | ${shown(right, truth)} |`,
      )
    }
  }
}

function scored({ older, newer, removed, added }: Case, judge: Judge): Score[] {
  const said = judge(older, newer)
  return [score(said.removed, removed), score(said.added, added)]
}
