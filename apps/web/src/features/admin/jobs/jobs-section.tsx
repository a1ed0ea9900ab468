import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/jobs` */
export function JobsSection() {
  return (
    <div className={settings}>
      <SectionHead title="Jobs" lead="What waits, works and failed." />
    </div>
  )
}
