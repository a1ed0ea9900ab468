import { readDocument } from '@casewright/documents'
import type { Draft } from '../compare/units.ts'
import { openEdit } from '../open-edit.ts'
import { openPackage } from '../package/open-package.ts'
import { insideOf, settled } from './parts.ts'
import { goneNotes, trackedWords } from './tracked-words.ts'
import { isNode, type Node, treeOf } from './tree.ts'

/** A file with tracked changes as two drafts, and the words that its authors took out and put in. */
export interface TrackedTruth {
  older: Draft
  newer: Draft
  removed: string[]
  added: string[]
}

/** All rejected it is the older draft, all accepted the newer. */
export async function trackedTruth(bytes: Uint8Array, name: string): Promise<TrackedTruth> {
  const file = await openPackage(bytes)
  const inside = await insideOf(bytes)
  const parts = await settled(inside, 'reject', () => true, new Set())
  const changed = new Map([...parts].map(([part, tree]) => [part, serialized(tree)]))
  const rejected = await file.write(changed)
  const older = await typedIn(rejected, name)
  const newer = await typedIn(bytes, name)
  const [removed, added]: [string[], string[]] = [[], []]
  const gone = goneNotes(treeOf(await inside.part('word/document.xml')))
  for (const part of parts.keys()) {
    const words = trackedWords(treeOf(await inside.part(part)), gone)
    removed.push(...words.removed)
    added.push(...words.added)
  }
  return { older, newer, removed, added }
}

/** A draft without the numbers that Word makes: nobody typed them, and they change by themselves. */
async function typedIn(bytes: Uint8Array, name: string): Promise<Draft> {
  const { text, blocks } = await readDocument(bytes, { name })
  const { places } = await openEdit(bytes, { text, blocks })
  const first = ({ start, end }: { start: number; end: number }) => {
    for (let at = start; at < end; at++) if (places.holds(at)) return at
    return start
  }
  return { text, blocks: blocks.map((block) => ({ ...block, start: first(block) })) }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function serialized(node: Node): string {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const children = node.children.map((one) => (isNode(one) ? serialized(one) : escaped(one)))
  const space = /^(?:\w+:)?(?:t|delText)$/.test(node.name) ? ' xml:space="preserve"' : ''
  return `<${node.name}${attributes.join('')}${space}>${children.join('')}</${node.name}>`
}
