import { CopyButton, useToast } from '@casewright/ui'
import { pageId } from './authority-text.tsx'
import * as css from './place-in-code.css.ts'
import type { PageMark } from './star-pages.ts'

interface TextToolsProps {
  words: number
  pages: readonly PageMark[]
  /** The found passage with its citation, to copy. */
  passage?: string
}

/** Beside the text: its length, going to a page of the report, and copying what was found. */
export function TextTools({ words, pages, passage }: TextToolsProps) {
  const { toast } = useToast()
  const goTo = (label: string) =>
    document.getElementById(pageId(label.replace(/^\*/, '').trim()))?.scrollIntoView({ block: 'center' })
  return (
    <span className={css.tools}>
      <span>{words.toLocaleString('en-US')} words</span>
      {pages.length > 1 && (
        <label className={css.page}>
          Page
          <input
            inputMode="numeric"
            aria-label="Go to star page"
            placeholder={pages[0]?.label}
            onChange={({ target }) => goTo(target.value)}
          />
        </label>
      )}
      {passage && (
        <CopyButton text={passage} size="small" onCopied={() => toast({ title: 'Copied to clipboard' })}>
          Copy passage with citation
        </CopyButton>
      )}
    </span>
  )
}
