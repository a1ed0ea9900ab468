import { Button, Dialog } from '@casewright/ui'
import type { Remake } from '../use-remake.ts'

/** Asks before changes by hand are replaced. */
export const BeforeRemake = ({ remake }: { remake: Remake }) => (
  <Dialog
    title="Replace what you changed by hand?"
    role="alertdialog"
    isOpen={remake.asked !== null}
    onOpenChange={(isOpen) => {
      if (!isOpen) remake.close()
    }}
    footer={
      <>
        <Button onPress={remake.close}>Keep my changes</Button>
        <Button variant="primary" onPress={() => remake.remake(remake.asked ?? {})}>
          Regenerate
        </Button>
      </>
    }
  >
    <p>The document is regenerated from the answers, replacing your edits to its text. Undo restores them.</p>
  </Dialog>
)
