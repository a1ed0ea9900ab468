import type { HandedLink } from '@casewright/api/client'
import { Button, CopyButton, Dialog, Notice, TextField, useToast } from '@casewright/ui'
import * as formCss from '../../../components/form/form.css.ts'
import * as css from '../../../components/sections/section.css.ts'
import { formatMoment } from '../../../lib/dates.ts'

export interface Handed extends HandedLink {
  kind: 'invitation' | 'reset'
  /** Whom it is for: a name or an email. */
  to: string
  /** The selector of what takes the focus afterwards, where another dialog led here that cannot take it. */
  returnTo?: string
}

const words = {
  invitation: {
    title: 'Invitation link',
    what: 'creates the account',
    whose: 'Anyone who has it can create the account in their place.',
  },
  reset: {
    title: 'New password link',
    what: 'sets a new password',
    whose:
      'Anyone who has it can sign in as them. When it is used, they are signed out everywhere and their API keys are revoked.',
  },
} as const

/** Shows a link that was just made, to hand over: the only time that anybody sees it. */
export function HandedLinkDialog({ handed, onClose }: { handed: Handed; onClose: () => void }) {
  const { toast } = useToast()
  const { title, what, whose } = words[handed.kind]
  const link = handed.link ?? ''
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(open) => open || onClose()}
      initialFocus="content"
      footer={
        <>
          <Button onPress={onClose}>Done</Button>
          <CopyButton
            text={link}
            variant="primary"
            onCopied={() => toast({ title: 'Copied to clipboard' })}
            onFailed={() =>
              toast({ title: 'Copying failed', description: 'Select the link and copy it.', destructive: true })
            }
          >
            Copy
          </CopyButton>
        </>
      }
    >
      <div className={formCss.form}>
        {handed.mailFailed && (
          <Notice tone="partial" title="The email could not be sent.">
            The mail server did not accept it. Deliver the link yourself.
          </Notice>
        )}
        <p>
          Give this link to <b className={css.value}>{handed.to}</b> in a way you trust, such as in person or by phone.
          It {what} once, until {formatMoment(handed.expiresAt)}. It is shown only once. {whose}
        </p>
        <TextField label="Link" value={link} isReadOnly />
      </div>
    </Dialog>
  )
}
