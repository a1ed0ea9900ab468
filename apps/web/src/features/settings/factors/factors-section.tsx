import { SectionHead } from '../section-head.tsx'
import { settings } from '../settings.css.ts'

/** `/settings/sign-in` */
export function FactorsSection() {
  return (
    <div className={settings}>
      <SectionHead title="Sign-in" lead="What you sign in with besides your password." />
    </div>
  )
}
