import { Notice, useToast } from '@casewright/ui'
import { notDone } from '../../lib/not-done.ts'
import { useEmailConfirmed, useSendConfirmation } from './use-account.ts'

/** Says where an email waits to be confirmed by the mail that went to it. Nothing is locked until then. */
export function EmailConfirmation({ email }: { email: string }) {
  const { toast } = useToast()
  const isConfirmed = useEmailConfirmed(email)
  const send = useSendConfirmation()
  // Null: this installation sends no mail, and no email is confirmed.
  if (isConfirmed !== false) return null
  const again = () =>
    send.mutate(undefined, {
      onSuccess: () => toast({ title: 'Sent again', description: `A new link was sent to ${email}.` }),
      onError: (error) => toast(notDone('Nothing was sent', error)),
    })
  return (
    <Notice
      tone="partial"
      title="Your email is not confirmed yet."
      action={{ label: 'Send again', busy: send.isPending, busyLabel: 'Sending...', onPress: again }}
    >
      A link was sent to {email}. Open it to make sure that password links can reach you. Everything works in the
      meantime.
    </Notice>
  )
}
