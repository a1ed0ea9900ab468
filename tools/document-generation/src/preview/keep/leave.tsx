import { Button, Dialog } from '@casewright/ui'
import type { Unkept } from './use-unkept.ts'

/** Asks before changes are lost that nothing remembers. */
export const Leave = ({ unkept, onLeave }: { unkept: Unkept; onLeave: () => void }) => (
  <Dialog
    title="Leave your changes?"
    role="alertdialog"
    isOpen={unkept.isAsked}
    onOpenChange={unkept.ask}
    footer={
      <>
        <Button
          onPress={() => {
            unkept.ask(false)
            onLeave()
          }}
        >
          Leave them
        </Button>
        <Button variant="primary" onPress={() => unkept.ask(false)}>
          Stay here
        </Button>
      </>
    }
  >
    <p>What you changed is not kept yet. Keep the document in My documents, or download it, before you leave.</p>
  </Dialog>
)
