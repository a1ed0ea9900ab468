import type { Role } from '@casewright/core/client'
import { Button, Select, TextField, useToast } from '@casewright/ui'
import { useForm } from '../../auth/use-form.ts'
import { emailError, only } from '../../auth/validate.ts'
import type { Handed } from './handed-link-dialog.tsx'
import * as css from './people.css.ts'
import { useInvite } from './use-people.ts'

const empty: { email: string; role: Role } = { email: '', role: 'member' }
const check = ({ email }: typeof empty) => only<typeof empty>({ email: emailError(email) })

const roles: readonly { value: Role; label: string }[] = [
  { value: 'member', label: 'Member' },
  { value: 'administrator', label: 'Administrator' },
]

/** Invites somebody; where no mail brings the link, it is given to who shows it. */
export function InviteForm({ onHanded }: { onHanded: (handed: Handed) => void }) {
  const { toast } = useToast()
  const invite = useInvite()
  const { form, values, errors, set, submit, reset } = useForm(empty, check, (valid) =>
    invite.mutate(valid, {
      onSuccess: (handed) => {
        reset()
        if (handed.link) onHanded({ ...handed, kind: 'invitation', to: valid.email })
        else toast({ title: 'Invitation sent', description: `The link went to ${valid.email}.` })
      },
    }),
  )
  return (
    <form ref={form} noValidate className={css.line} onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        value={values.email}
        error={errors.email}
        onChange={(typed) => set('email', typed)}
      />
      <Select label="Role" options={roles} value={values.role} onChange={(role) => set('role', role as Role)} />
      <div className={css.send}>
        <Button type="submit" variant="primary" busy={invite.isPending} busyLabel="Inviting...">
          Invite
        </Button>
      </div>
    </form>
  )
}
