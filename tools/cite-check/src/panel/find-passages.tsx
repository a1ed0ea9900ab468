import type { Beside } from '@casewright/core/client'
import { Button, Found, Link } from '@casewright/ui'
import { useState } from 'react'
import { isChecked } from '../checked-run.ts'
import type { manifest } from '../manifest.ts'
import { saidOf } from './passages-said.ts'
import * as css from './supports.css.ts'

interface FindPassagesProps {
  number: number
  /** The id under which the library holds the authority. */
  authority: string
  statement: string
  beside: Beside<typeof manifest>
}

/** Looks for support of a sentence in the whole of the authority, where the passage at hand is none. */
export function FindPassages({ number, authority, statement, beside }: FindPassagesProps) {
  const [key, setKey] = useState<string>()
  const run = beside.runs.find((one) => one.key === key)?.run
  const found = run?.state === 'done' && run.output && !isChecked(run.output) ? run.output : undefined
  const isBusy = key !== undefined && !found && run?.state !== 'failed' && run?.state !== 'cancelled'
  return (
    <div className={css.find}>
      {!found && (
        <p data-print="never">
          <Button
            size="small"
            busy={isBusy}
            busyLabel="Looking through the opinion..."
            aria-label={`Find a passage that supports it, no. ${number}`}
            onPress={() => setKey(beside.start('passages', { authority, statement }))}
          >
            Find a passage that supports it
          </Button>
        </p>
      )}
      <div role="status">
        {run?.state === 'failed' && <p className={css.nothing}>{run.error?.message}</p>}
        {found && <p className={css.label}>{saidOf(found)}</p>}
      </div>
      {found?.passages.map(({ anchor, marks, page, reason }) => (
        <div key={anchor.start} className={css.foundPassage}>
          <Found
            anchor={{ words: anchor.words }}
            marks={marks}
            {...(page && { mark: `*${page}` })}
            source={
              <span data-print="never">
                <Link
                  href={`/library/${encodeURIComponent(authority)}?start=${anchor.start}&end=${anchor.end}`}
                  aria-label={`Read in place: ${page ? `page ${page}` : 'a passage'} for no. ${number}`}
                >
                  Read in place
                </Link>
              </span>
            }
          />
          <p className={css.reason}>{reason}</p>
        </div>
      ))}
    </div>
  )
}
