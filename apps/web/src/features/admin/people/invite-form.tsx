import type { Role } from '@casewright/api/client'
import { Button, PasswordField, Select, TextField, useToast } from '@casewright/ui'
import { emailError, only, passwordError } from '../../../components/form/field-errors.ts'
import { useForm } from '../../../components/form/use-form.ts'
import type { Handed } from './handed-link-dialog.tsx'
import * as css from './people.css.ts'
import { useInvite } from './use-people.ts'

interface Values {
  email: string
  role: Role
  /** The administrator's own, which an invitation of another takes. */
  password: string
}

const empty: Values = { email: '', role: 'member', password: '' }
const check = ({ email, role, password }: Values) =>
  only<Values>({
    email: emailError(email),
    password: role === 'administrator' ? passwordError(password) : undefined,
  })

const roles: readonly { value: Role; label: string }[] = [
  { value: 'member', label: 'Member' },
  { value: 'administrator', label: 'Administrator' },
]

/** Invites somebody; where no mail brings the link, it is given to who shows it. */
export function InviteForm({ onHanded }: { onHanded: (handed: Handed) => void }) {
  const { toast } = useToast()
  const invite = useInvite()
  const { form, values, field, set, submit, reset } = useForm(empty, check, ({ password, ...valid }) =>
    invite.mutate(valid.role === 'administrator' ? { ...valid, password } : valid, {
      onSuccess: (handed) => {
        reset()
        if (handed.link) onHanded({ ...handed, kind: 'invitation', to: valid.email })
        else toast({ title: 'Invitation sent', description: `The link was sent to ${valid.email}.` })
      },
    }),
  )
  return (
    <form ref={form} noValidate className={css.line} onSubmit={submit}>
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <Select label="Role" options={roles} value={values.role} onChange={(role) => set('role', role as Role)} />
      {values.role === 'administrator' && (
        <div className={css.confirming}>
          <PasswordField label="Your own password" {...field('password')} />
        </div>
      )}
      <div className={css.send}>
        <Button type="submit" variant="primary" busy={invite.isPending} busyLabel="Inviting...">
          Invite
        </Button>
      </div>
    </form>
  )
}
