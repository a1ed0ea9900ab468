import { Button, CopyButton, Dialog, useToast } from '@casewright/ui'
import { Download } from 'lucide-react'
import * as formCss from '../../../components/form/form.css.ts'
import { useAbout } from '../../../lib/about.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { codes as list } from './factors.css.ts'

/** Backup codes that were just made: the only time that anybody sees them. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { toast } = useToast()
  const { productName } = useAbout()
  const text = `Backup codes for ${productName} at ${location.origin}\nEach works once, in place of an authenticator app code or a passkey.\n\n${codes.join('\n')}\n`
  const name = `${productName.toLowerCase().replaceAll(/\W+/g, '-')}-backup-codes.txt`
  const download = () => saveFile(name, new Blob([text], { type: 'text/plain' }))
  return (
    <Dialog
      role="alertdialog"
      title="Your backup codes"
      isOpen
      onOpenChange={(open) => open || onClose()}
      initialFocus="content"
      footer={
        <>
          <CopyButton
            text={text}
            onCopied={() => toast({ title: 'Copied to clipboard' })}
            onFailed={() =>
              toast({ title: 'Copying failed', description: 'Select the codes and copy them.', destructive: true })
            }
          >
            Copy
          </CopyButton>
          <Button icon={<Download aria-hidden="true" />} onPress={download}>
            Download
          </Button>
          <Button variant="primary" autoFocus onPress={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      <div className={formCss.form}>
        <p>
          They are shown only once. Save them with your passwords or on paper. Each signs you in once if you lose your
          phone or passkey.
        </p>
        <ul className={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
