import { Button, Dialog } from '@casewright/ui'
import * as css from '../panel/panel.css.ts'

interface ConsentProps {
  isOpen: boolean
  onClose: () => void
  onAgree: () => void
}

/** Asked before a person dictates for the first time. */
export const Consent = ({ isOpen, onClose, onAgree }: ConsentProps) => (
  <Dialog
    title="Before you dictate"
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    footer={
      <>
        <Button onPress={onClose}>Not now</Button>
        <Button variant="primary" onPress={onAgree}>
          Start dictation
        </Button>
      </>
    }
  >
    <div className={css.consent}>
      <p>
        Your browser turns speech into text. Some browsers, Chrome among them, send what you say to their maker’s
        servers for that. This installation receives the text alone, never the sound.
      </p>
      <p>Do not dictate what may not leave your device. Type or paste it instead.</p>
    </div>
  </Dialog>
)
