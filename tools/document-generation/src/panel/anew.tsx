import { Button, Dialog } from '@casewright/ui'

interface AnewProps {
  isOpen: boolean
  onClose: () => void
  onGenerate: () => void
}

/** Asked before a document that was edited by hand gives way to a new one. */
export const Anew = ({ isOpen, onClose, onGenerate }: AnewProps) => (
  <Dialog
    role="alertdialog"
    title="Regenerate the document?"
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    footer={
      <>
        <Button onPress={onClose}>Keep my edits</Button>
        <Button variant="primary" onPress={onGenerate}>
          Regenerate
        </Button>
      </>
    }
  >
    You have edited the document in the preview. A new one takes its place, without those edits.
  </Dialog>
)
