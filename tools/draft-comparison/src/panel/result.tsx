import type { PanelProps, RunView } from '@casewright/core/client'
import { Button, ButtonLink, CoverageLine, MemoFoot, Notice, PageHead, PrintButton } from '@casewright/ui'
import { ArrowLeftRight, Download } from 'lucide-react'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { Compared } from '../output.ts'
import { ByClause } from './by-clause.tsx'
import { Definitions } from './definitions.tsx'
import { Desk } from './desk.tsx'
import { First } from './first.tsx'
import * as css from './panel.css.ts'
import { rowId } from './row-id.ts'

type Props = PanelProps<typeof manifest> & { run: RunView; output: Compared }

/** What differs at the left, the redline at the right. */
export function Result({ run, output, stored, start, reset }: Props) {
  const { older, newer, coverage } = output
  const [row, setRow] = useState<number | null>(null)
  const show = (at: number) => {
    setRow(at)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(rowId(at))?.scrollIntoView({ block: 'center' })),
    )
  }
  const [first, second] = run.documents
  const isDocx = older.kind === 'docx'
  return (
    <article className={css.result} aria-labelledby="compared">
      <PageHead
        id="compared"
        title="What changed"
        note={
          <>
            <b>{older.name}</b> (older) to <b>{newer.name}</b> (newer)
          </>
        }
        actions={
          <>
            {!stored && first && second && (
              <Button
                icon={<ArrowLeftRight aria-hidden="true" />}
                onPress={() => start('compare', {}, { documents: [second.id, first.id] })}
              >
                Swap the drafts
              </Button>
            )}
            <PrintButton />
            <ButtonLink
              href={`/api/runs/${run.id}/exports/redline`}
              download
              icon={<Download aria-hidden="true" />}
              variant="primary"
            >
              {isDocx ? 'Redline in Word' : 'Redline, typed again'}
            </ButtonLink>
            {!stored && <Button onPress={reset}>Compare other drafts</Button>}
          </>
        }
      />
      {!isDocx && (
        <p className={css.small}>
          The older draft is not a .docx, so the redline is a new Word file with its text. The formatting of your file
          is not kept.
        </p>
      )}
      {[older, newer].map(
        ({ name, warnings = [] }, index) =>
          warnings.length > 0 && (
            <Notice
              key={index === 0 ? 'older' : 'newer'}
              tone="partial"
              title={`About the ${index === 0 ? 'older' : 'newer'} draft, ${name}`}
            >
              {warnings.join(' ')}
            </Notice>
          ),
      )}
      <div className={css.columns}>
        <div className={css.summary}>
          <First output={output} onShow={show} />
          <Definitions output={output} onShow={show} />
          <ByClause output={output} onShow={show} chosen={row} />
        </div>
        <Desk output={output} chosen={row} onShow={show} />
      </div>
      <MemoFoot at={run.endedAt}>
        <CoverageLine coverage={coverage} />
      </MemoFoot>
    </article>
  )
}
