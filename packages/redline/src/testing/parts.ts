import { openPackage } from '../package/open-package.ts'
import { canonical } from './canonical.ts'
import { settle, type Whose } from './settle.ts'
import { type Node, treeOf } from './tree.ts'

/** The parts of a file that have words. */
const worded = /(?:^|\/)(?:document\d*|footnotes|endnotes|header\d*|footer\d*)\.xml$/

export interface Inside {
  names: string[]
  part(name: string): Promise<string>
  comments: ReadonlySet<string>
}

export async function insideOf(bytes: Uint8Array): Promise<Inside> {
  const file = await openPackage(bytes)
  const xml = (await file.read('word/comments.xml')) ?? ''
  const comments = new Set([...xml.matchAll(/<w:comment\s[^<>]*w:id="(\d+)"/g)].map(([, id]) => id ?? ''))
  return { names: [...file.names], part: async (name) => (await file.read(name)) ?? '', comments }
}

/** The worded parts after a decision about some tracked changes; `added` are the comments that go. */
export async function settled(
  file: Inside,
  decision: 'accept' | 'reject',
  whose: Whose,
  added: ReadonlySet<string>,
): Promise<Map<string, Node>> {
  const parts = new Map<string, Node>()
  for (const name of file.names.filter((one) => worded.test(one)))
    parts.set(name, canonical(settle(treeOf(await file.part(name)), decision, whose, added)))
  return parts
}
