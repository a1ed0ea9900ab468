import { Button } from '@casewright/ui'
import type { DocumentType } from '../output.ts'
import { momentOf } from './moment-of.ts'
import * as css from './panel.css.ts'
import type { WorkAtHand } from './use-work.ts'

/** Tells of a draft that was restored, and of one that was left under another tab. */
export function DraftLines({ at, types }: { at: WorkAtHand; types: readonly DocumentType[] }) {
  const { restoredAt, elsewhere, work } = at
  if (!restoredAt && !elsewhere) return null
  const titleOf = (id: string | null) => types.find((type) => type.id === id)?.title
  const secret = types.find(({ id }) => id === work.type)?.fields.filter(({ sensitive }) => sensitive) ?? []
  return (
    <div className={css.lines}>
      {restoredAt && (
        <div className={css.line}>
          <p className={css.lineWords} role="status">
            Draft restored from {momentOf(restoredAt)}.
            {secret.length > 0 && ` Not saved in it: ${secret.map(({ label }) => label).join(', ')}.`}
          </p>
          <Button variant="quiet" size="small" onPress={at.startAnew}>
            Start over
          </Button>
        </div>
      )}
      {elsewhere && (
        <div className={css.line}>
          <p className={css.lineWords}>
            {titleOf(elsewhere.work.type) ?? 'A draft'}, left unfinished at {momentOf(elsewhere.at)}.
          </p>
          <span className={css.lineButtons}>
            <Button variant="quiet" size="small" onPress={at.goOn}>
              Go on with it
            </Button>
            <Button variant="quiet" size="small" onPress={at.discard}>
              Discard
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}
