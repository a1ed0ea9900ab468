import { Button, Dialog } from '@casewright/ui'
import { TermsText } from '../../components/terms/terms-text.tsx'

interface TermsDialogProps {
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  onAccept: () => void
}

/** The terms, as the firm wrote them. */
export const TermsDialog = ({ isOpen, onOpenChange, onAccept }: TermsDialogProps) => (
  <Dialog
    title="Terms and conditions"
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    footer={
      <>
        <Button onPress={() => onOpenChange(false)}>Close</Button>
        <Button
          variant="primary"
          onPress={() => {
            onAccept()
            onOpenChange(false)
          }}
        >
          Accept
        </Button>
      </>
    }
  >
    <TermsText top={3} />
  </Dialog>
)
