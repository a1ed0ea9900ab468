import type { Part, Run, Signature } from '@casewright/templates/pages'
import type { Node } from 'prosemirror-model'
import { type Level, numbersOf } from './numbers.ts'

type Lines = Extract<Part, { kind: 'lines' }>

/** The editor's document as parts. Clauses are numbered by their order and level. */
export function partsOf(doc: Node): Part[] {
  const numbers = numbersOf(doc.children.filter(isClause).map(levelOf))
  return doc.children.map((node) => partOf(node, () => numbers.shift() ?? ''))
}

export const isClause = (node: Node): boolean => node.type.name === 'clause'
export const levelOf = (node: Node): Level => node.attrs.level as Level

function partOf(node: Node, number: () => string): Part {
  switch (node.type.name) {
    case 'letterhead':
      return { kind: 'letterhead', name: runsOf(node.child(0)), lines: node.children.slice(1).map(runsOf) }
    case 'lines': {
      const { side, toSign } = node.attrs as { side: Lines['side']; toSign: boolean }
      return { kind: 'lines', lines: node.children.map(runsOf), side, ...(toSign && { toSign }) }
    }
    case 'clause': {
      const heading = node.children.filter(isLead)
      return {
        kind: 'clause',
        number: number(),
        level: levelOf(node),
        ...(heading.length > 0 && { heading: heading.map(runOf) }),
        runs: node.children.filter((child) => !isLead(child)).map(runOf),
      }
    }
    case 'items':
      return { kind: 'items', items: node.children.map(runsOf) }
    case 'rows':
      return {
        kind: 'rows',
        rows: node.children.map((row) => ({ label: row.child(0).textContent, runs: runsOf(row.child(1)) })),
      }
    case 'signatures':
      return { kind: 'signatures', signatures: node.children.map(signatureOf) }
    default:
      return { kind: node.type.name as 'paragraph', runs: runsOf(node) }
  }
}

const signatureOf = (node: Node): Signature => ({
  party: runsOf(node.child(0)),
  lines: node.children.slice(1).map((line) => {
    const value = runsOf(line.child(1))
    return { label: line.child(0).textContent, value: value.length === 0 && line.attrs.asked ? null : value }
  }),
})

const isLead = (node: Node) => node.marks.some(({ type }) => type.name === 'lead')
const runsOf = (node: Node): Run[] => node.children.map(runOf)

function runOf(node: Node): Run {
  const run: Run = { text: node.text ?? '' }
  for (const { type, attrs } of node.marks) {
    if (type.name === 'blank') run.blank = attrs.field as string
    if (type.name === 'value') run.field = attrs.field as string
    if (type.name === 'sensitive') run.sensitive = true
    if (type.name === 'doubt') run.doubt = attrs.why as string
    if (type.name === 'bold') run.bold = true
  }
  return run
}
