import type { MadeDocument, Part, Run } from './document.ts'
import { wordsOf } from './words.ts'

const width = 72
const signLine = '_'.repeat(36)
const indent = '    '

const centered = (text: string) =>
  text.length >= width ? text : ' '.repeat(Math.floor((width - text.length) / 2)) + text

/** A document as plain text: paragraphs parted by an empty line, nothing wrapped. */
export const plainText = ({ parts }: Pick<MadeDocument, 'parts'>): string =>
  `${parts.map(partText).filter(Boolean).join('\n\n')}\n`

function partText(part: Part): string {
  switch (part.kind) {
    case 'title':
      return centered(wordsOf(part.runs).toUpperCase())
    case 'heading':
      return wordsOf(part.runs).toUpperCase()
    case 'paragraph':
    case 'note':
      return wordsOf(part.runs)
    case 'letterhead':
      return [part.name, ...part.lines].map((line) => centered(wordsOf(line))).join('\n')
    case 'lines':
      return (
        (part.toSign ? '\n\n' : '') +
        part.lines.map((line) => (part.side === 'left' ? wordsOf(line) : centered(wordsOf(line)))).join('\n')
      )
    case 'clause':
      return clauseText(part)
    case 'items':
      return part.items.map((item) => `${indent}- ${wordsOf(item)}`).join('\n')
    case 'rows':
      return part.rows.map(({ label, runs }) => `${label}: ${wordsOf(runs)}`).join('\n')
    case 'signatures':
      return part.signatures
        .map(({ party, lines }) => [wordsOf(party), '', ...lines.map(signatureLine)].join('\n'))
        .join('\n\n')
  }
}

const clauseText = ({ number, level, heading, runs }: Extract<Part, { kind: 'clause' }>) =>
  [indent.repeat(level) + number, heading && `${wordsOf(heading)}.`, wordsOf(runs)].filter(Boolean).join(' ')

const signatureLine = ({ label, value }: { label: string; value: Run[] | null }) =>
  `${label}: ${value ? wordsOf(value) : signLine}`
