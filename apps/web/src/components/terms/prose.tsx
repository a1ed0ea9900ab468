import type { ProseBlock, ProseSpan } from '@casewright/api/client'
import { Link } from '@casewright/ui'
import { createElement } from 'react'
import { prose } from './prose.css.ts'

interface ProseProps {
  blocks: readonly ProseBlock[]
  /** The level of the highest heading in it. */
  top?: number
}

/** A text with headings and lists, such as the terms: plain words, whatever stands in them. */
export const Prose = ({ blocks, top = 2 }: ProseProps) => (
  <div className={prose}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
      <Block key={index} block={block} top={top} />
    ))}
  </div>
)

function Block({ block, top }: { block: ProseBlock; top: number }) {
  if (block.kind === 'paragraph') return <p>{spans(block.spans)}</p>
  if (block.kind === 'heading')
    return createElement(`h${Math.min(6, Math.max(top, block.level))}`, null, spans(block.spans))
  return createElement(
    block.ordered ? 'ol' : 'ul',
    null,
    // biome-ignore lint/suspicious/noArrayIndexKey: a list has no other order
    block.items.map((item, index) => <li key={index}>{spans(item)}</li>),
  )
}

const spans = (parts: readonly ProseSpan[]) =>
  parts.map(({ text, mark, href }, index) => {
    const words = mark ? createElement(mark, null, text) : text
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no other order
    return <span key={index}>{href ? <Link href={href}>{words}</Link> : words}</span>
  })
