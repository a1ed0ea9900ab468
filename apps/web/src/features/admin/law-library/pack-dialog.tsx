import type { LawLibrary } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { type AskedDeed, usePackDeed } from './use-law-library.ts'
import { cancelWords } from './work-words.ts'

interface PackDialogProps {
  asked: AskedDeed
  library: LawLibrary
  onClose: () => void
}

/** Asks before a pack is removed, or work on it is given up. */
export function PackDialog({ asked, library, onClose }: PackDialogProps) {
  const act = usePackDeed()
  const { pack, deed } = asked
  const law = library.held.find((one) => one.pack === pack)
  const work = library.work.find((one) => one.pack === pack)
  const common = { busy: act.isPending, danger: true, onAct: () => act.mutate(asked, { onSettled: onClose }), onClose }
  if (deed === 'cancel')
    return (
      <AskDialog
        {...common}
        title={work?.deed === 'update' ? 'Cancel this update?' : 'Cancel adding this pack?'}
        keep="Continue"
        action={work?.deed === 'update' ? 'Cancel the update' : 'Cancel adding'}
        busyLabel="Canceling..."
      >
        <p>
          <b>{work?.title ?? pack}</b>
        </p>
        <p>{cancelWords({ deed: work?.deed ?? 'add' })}</p>
      </AskDialog>
    )
  return (
    <AskDialog {...common} title="Remove this pack?" keep="Keep it" action="Remove" busyLabel="Removing...">
      <p>
        <b>{law?.title ?? pack}</b>
      </p>
      <p>
        {law ? counted(law.authorities, 'authority', 'authorities') : 'Its authorities'} will be deleted from the
        library, and citations to them will no longer be checked against their text. Saved results are not changed. You
        can add the pack again at any time.
      </p>
    </AskDialog>
  )
}
