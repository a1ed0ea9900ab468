import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/connections` */
export function ConnectionsSection() {
  return (
    <div className={settings}>
      <SectionHead title="Models and sources" lead="What this installation asks, and whether it answers." />
    </div>
  )
}
