import { Button, Dialog, TextField } from '@casewright/ui'
import { only } from '../../components/form/field-errors.ts'
import { FormEnd } from '../../components/form/form-end.tsx'
import { useForm } from '../../components/form/use-form.ts'
import * as css from './matters.css.ts'
import type { MatterForm } from './use-changes.ts'

interface MatterFormDialogProps {
  title: string
  /** What the button says, and what it says while it works. */
  send: string
  sending: string
  initial?: MatterForm
  busy: boolean
  onSend: (form: MatterForm) => void
  onClose: () => void
}

const numberRule = /^[\p{L}\p{N} ._/-]{0,60}$/u
const check = ({ name, number }: { name: string; number: string }) =>
  only<{ name: string; number: string }>({
    name: name.trim() ? undefined : 'Enter a name for the matter.',
    number: numberRule.test(number.trim())
      ? undefined
      : 'Use letters, digits, spaces, dots, hyphens, underscores and slashes.',
  })

/** The name and the number of a matter. */
export function MatterFormDialog({ title, send, sending, initial, busy, onSend, onClose }: MatterFormDialogProps) {
  const { form, field, submit } = useForm(
    { name: initial?.name ?? '', number: initial?.number ?? '' },
    check,
    ({ name, number }) => onSend({ name: name.trim(), number: number.trim() || null }),
  )
  return (
    <Dialog isOpen title={title} initialFocus="content" onOpenChange={(open) => open || onClose()}>
      <form ref={form} noValidate className={css.form} onSubmit={submit}>
        <TextField
          label="Name"
          autoFocus
          maxLength={200}
          placeholder="For example: Okafor v. Meridian Storage"
          description="Only its members can see it; administrators who are not members cannot."
          {...field('name')}
        />
        <TextField
          label="Client-matter number (optional)"
          maxLength={60}
          placeholder="For example: 00123-0004"
          {...field('number')}
        />
        <FormEnd action={send} busy={busy} busyLabel={sending}>
          <Button onPress={onClose}>Cancel</Button>
        </FormEnd>
      </form>
    </Dialog>
  )
}
