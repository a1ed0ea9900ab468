import { useUser } from '../../lib/auth.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { SectionHead } from './section-head.tsx'
import * as css from './settings.css.ts'

/** `/settings/profile`: name and email. */
export function ProfileSection() {
  const { user } = useUser()
  return (
    <div className={css.settings}>
      <SectionHead title="Profile" lead="How you are greeted, and the email that you sign in with." />
      {user && <NameForm name={user.name} />}
      {user && <EmailForm email={user.email} />}
    </div>
  )
}
