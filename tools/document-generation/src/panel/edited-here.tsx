import { Button } from '@casewright/ui'
import { momentOf } from './moment-of.ts'
import * as css from './panel.css.ts'
import type { EditsHere } from './use-edits.ts'

/** Tells that what is shown has edits that stand in this browser alone. */
export const EditedHere = ({ at, undo }: Pick<EditsHere, 'at' | 'undo'>) =>
  at && (
    <div className={css.lines}>
      <div className={css.line}>
        <p className={css.lineWords} role="status">
          Shown with your edits from {momentOf(at)}, which stand in this browser alone.
        </p>
        <Button variant="quiet" size="small" onPress={undo}>
          Show it without
        </Button>
      </div>
    </div>
  )
