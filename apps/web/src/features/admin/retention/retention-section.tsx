import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/retention` */
export function RetentionSection() {
  return (
    <div className={settings}>
      <SectionHead title="Retention" lead="How long things are kept, and what must not be deleted." />
    </div>
  )
}
