import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/people` */
export function PeopleSection() {
  return (
    <div className={settings}>
      <SectionHead title="People" lead="Who has an account here, and what they may do." />
    </div>
  )
}
