import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/audit` */
export function AuditSection() {
  return (
    <div className={settings}>
      <SectionHead title="Audit log" lead="Who did what, and when." />
    </div>
  )
}
