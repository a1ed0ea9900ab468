import { hasEnded } from '@casewright/core/client'
import { AskDialog } from '../../components/form/ask-dialog.tsx'
import type { HistoryFilter } from './filter.ts'
import { isFiltered } from './filter.ts'
import * as css from './history.css.ts'
import { type Doomed, useDeletion } from './use-deletion.ts'

interface DeleteDialogProps {
  doomed: Doomed
  /** What a tool is called. */
  nameOf: (tool: string) => string
  onClose: () => void
}

const titleOf = (doomed: Doomed) => {
  if ('run' in doomed) return 'Delete this run?'
  return isFiltered(doomed.filter) ? 'Delete all runs that match?' : 'Delete your whole history?'
}

const Which = ({ filter, nameOf }: { filter: HistoryFilter; nameOf: DeleteDialogProps['nameOf'] }) =>
  isFiltered(filter) ? (
    <p>
      All runs
      {filter.tool && (
        <>
          {' '}
          of <b>{nameOf(filter.tool)}</b>
        </>
      )}
      {filter.text && (
        <>
          {' '}
          with <b className={css.words}>“{filter.text}”</b>
        </>
      )}
      , including those not on this page.
    </p>
  ) : (
    <p>All of your runs, in all tools.</p>
  )

/** Asks before anything is erased, and says what goes with it. */
export function DeleteDialog({ doomed, nameOf, onClose }: DeleteDialogProps) {
  const deletion = useDeletion(onClose)
  const isAtWork = 'run' in doomed && !hasEnded(doomed.run.state)
  return (
    <AskDialog
      title={titleOf(doomed)}
      keep="Keep"
      action="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onAct={() => deletion.mutate(doomed)}
      onClose={onClose}
    >
      {'run' in doomed ? (
        <p>
          <b className={css.words}>{doomed.run.label}</b>
          {isAtWork && ' is running and will be canceled.'}
        </p>
      ) : (
        <Which filter={doomed.filter} nameOf={nameOf} />
      )}
      <p>
        Results are deleted, along with documents uploaded only for them.
        {'filter' in doomed && ' Running work is canceled.'} This cannot be undone.
      </p>
    </AskDialog>
  )
}
