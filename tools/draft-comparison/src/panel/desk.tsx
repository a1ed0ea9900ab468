import { IconButton, Segmented } from '@casewright/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Compared } from '../output.ts'
import { folded } from './folded.ts'
import { InlineRow } from './inline-row.tsx'
import * as css from './panel.css.ts'
import { SideRow } from './side-row.tsx'

interface Props {
  output: Compared
  chosen: number | null
  onShow: (row: number) => void
}

const views = [
  { id: 'redline', title: 'Redline' },
  { id: 'sides', title: 'Side by side' },
]

/** The drafts themselves, as a redline or beside each other; what is the same is folded. */
export function Desk({ output, chosen, onShow }: Props) {
  const { rows, wordsOut, wordsIn, moves } = output
  const [view, setView] = useState('redline')
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const stretches = useMemo(() => folded(rows, open, chosen), [rows, open, chosen])
  const changed = useMemo(() => rows.flatMap((row, index) => (row.changed === undefined ? [] : [index])), [rows])
  const at = chosen === null ? -1 : changed.findLastIndex((index) => index <= chosen)
  const step = (by: number) => {
    const next = changed[Math.min(changed.length - 1, Math.max(0, at + by))]
    if (next !== undefined) onShow(next)
  }
  const Row = view === 'redline' ? InlineRow : SideRow
  return (
    <section className={css.desk} aria-label="The drafts">
      <div className={css.bar}>
        <Segmented label="Show the drafts as" options={views} value={view} onChange={setView} />
        <span className={css.counts}>
          {wordsOut} words out, {wordsIn} words in
          {moves > 0 && `, ${moves} ${moves === 1 ? 'paragraph' : 'paragraphs'} moved`}
        </span>
        <span className={css.steps}>
          <IconButton
            label="Previous change"
            icon={<ChevronUp aria-hidden="true" />}
            isDisabled={at <= 0}
            onPress={() => step(-1)}
          />
          <span aria-live="polite">
            {changed.length === 0 ? 'No changes' : `${Math.max(0, at + 1)} of ${changed.length}`}
          </span>
          <IconButton
            label="Next change"
            icon={<ChevronDown aria-hidden="true" />}
            isDisabled={at >= changed.length - 1}
            onPress={() => step(1)}
          />
        </span>
      </div>
      <div className={view === 'redline' ? css.sheet : css.sides}>
        {stretches.map((stretch) =>
          stretch.kind === 'fold' ? (
            <button
              key={`fold-${stretch.from}`}
              type="button"
              className={css.fold}
              onClick={() => setOpen(new Set([...open, stretch.from]))}
            >
              {stretch.count} unchanged {stretch.count === 1 ? 'paragraph' : 'paragraphs'}
            </button>
          ) : (
            <Row
              key={stretch.index}
              output={output}
              index={stretch.index}
              isChosen={chosen === stretch.index}
              onShow={onShow}
            />
          ),
        )}
      </div>
    </section>
  )
}
