import type { ProseBlock, ProseSpan } from '@casewright/core/client'
import { Fragment, type ReactNode } from 'react'
import * as css from './terms-prose.css.ts'

const marked: Record<NonNullable<ProseSpan['mark']>, 'strong' | 'em' | 'code'> = {
  strong: 'strong',
  em: 'em',
  code: 'code',
}

const Span = ({ text, mark, href }: ProseSpan): ReactNode => {
  const Mark = mark ? marked[mark] : Fragment
  const words = <Mark>{text}</Mark>
  return href ? <a href={href}>{words}</a> : words
}

const Spans = ({ spans }: { spans: readonly ProseSpan[] }) =>
  spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes has no other key
    <Span key={index} {...span} />
  ))

const Block = ({ block }: { block: ProseBlock }) => {
  if (block.kind === 'heading')
    return (
      <h3>
        <Spans spans={block.spans} />
      </h3>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={block.ordered ? css.numbers : css.bullets}>
      {block.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes has no other key
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  )
}

/** A text that a firm wrote, below the title of a dialog. */
export const TermsProse = ({ blocks }: { blocks: readonly ProseBlock[] }) => (
  <div className={css.prose}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes has no other key
      <Block key={index} block={block} />
    ))}
  </div>
)
