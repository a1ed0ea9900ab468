import { Button, CopyButton, Dialog, TextField, useToast } from '@casewright/ui'
import * as formCss from '../../../components/form/form.css.ts'

/** Shows a key that was just made: the only time that anybody sees it. */
export function MadeKeyDialog({ made, onClose }: { made: { name: string | null; key: string }; onClose: () => void }) {
  const { toast } = useToast()
  return (
    <Dialog
      title={`The key “${made.name ?? ''}”`}
      isOpen
      onOpenChange={(open) => open || onClose()}
      initialFocus="content"
      footer={
        <>
          <Button onPress={onClose}>Done</Button>
          <CopyButton
            text={made.key}
            variant="primary"
            onCopied={() => toast({ title: 'Copied to clipboard' })}
            onFailed={() =>
              toast({ title: 'Copying failed', description: 'Select the key and copy it.', destructive: true })
            }
          >
            Copy
          </CopyButton>
        </>
      }
    >
      <div className={formCss.form}>
        <p>Shown only once. Store it like a password. Anyone with it can act as you in these tools.</p>
        <TextField label="API key" value={made.key} isReadOnly />
      </div>
    </Dialog>
  )
}
