import type { Part, Run } from '@casewright/templates/pages'
import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Parts as the editor's document. Keys of marks are theirs within one document, from `first` on. */
export function docOf(parts: readonly Part[], first = 1): Node {
  let key = first
  const marksOf = (run: Run): Mark[] => [
    ...(run.blank === undefined
      ? []
      : [
          marks.blank.create({
            field: run.blank,
            label: run.text.replace(/^\[|\]$/g, ''),
            sensitive: run.sensitive ?? false,
            key: key++,
          }),
        ]),
    ...(run.field === undefined ? [] : [marks.value.create({ field: run.field, key: key++ })]),
    ...(run.sensitive ? [marks.sensitive.create()] : []),
    ...(run.doubt === undefined ? [] : [marks.doubt.create({ why: run.doubt, key: key++ })]),
    ...(run.bold ? [marks.bold.create()] : []),
  ]
  const text = (runs: readonly Run[], more: readonly Mark[] = []) =>
    Fragment.fromArray(
      runs.filter((run) => run.text !== '').map((run) => schema.text(run.text, [...marksOf(run), ...more])),
    )
  const plain = (words: string) => (words ? schema.text(words) : Fragment.empty)

  const node = (part: Part): Node[] => {
    switch (part.kind) {
      case 'letterhead':
        return [
          nodes.letterhead.create(null, [
            nodes.name.create(null, text(part.name)),
            ...part.lines.map((line) => nodes.line.create(null, text(line))),
          ]),
        ]
      case 'lines': {
        const { side, toSign = false, lines } = part
        if (lines.length === 0) return []
        return [
          nodes.lines.create(
            { side, toSign },
            lines.map((line) => nodes.line.create(null, text(line))),
          ),
        ]
      }
      case 'clause': {
        const lead = text(part.heading ?? [], [marks.lead.create()])
        return [nodes.clause.create({ level: part.level }, lead.append(text(part.runs)))]
      }
      case 'items':
        return part.items.length === 0
          ? []
          : [
              nodes.items.create(
                null,
                part.items.map((item) => nodes.item.create(null, text(item))),
              ),
            ]
      case 'rows':
        return part.rows.length === 0 ? [] : [nodes.rows.create(null, part.rows.map(rowOf))]
      case 'signatures':
        return part.signatures.length === 0 ? [] : [nodes.signatures.create(null, part.signatures.map(signatureOf))]
      default:
        return [nodes[part.kind].create(null, text(part.runs))]
    }
  }
  const rowOf = ({ label, runs }: { label: string; runs: readonly Run[] }) =>
    nodes.row.create(null, [nodes.label.create(null, plain(label)), nodes.answer.create(null, text(runs))])
  const signatureOf = ({ party, lines }: Extract<Part, { kind: 'signatures' }>['signatures'][number]) =>
    nodes.signature.create(null, [
      nodes.party.create(null, text(party)),
      ...lines.map(({ label, value }) =>
        nodes.signLine.create({ asked: value === null }, [
          nodes.label.create(null, plain(label)),
          nodes.answer.create(null, text(value ?? [])),
        ]),
      ),
    ])

  const all = parts.flatMap(node)
  return nodes.doc.create(null, all.length > 0 ? all : [nodes.paragraph.create()])
}
