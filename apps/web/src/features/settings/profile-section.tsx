import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { useUser } from '../../lib/user.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

/** `/settings/profile`: name and email. */
export function ProfileSection() {
  const { user } = useUser()
  return (
    <div className={css.settings}>
      <SectionHead title="Profile" lead="Your name, and the email you sign in with." />
      {user && <NameForm name={user.name} />}
      {user && <EmailForm email={user.email} />}
    </div>
  )
}
