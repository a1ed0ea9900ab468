import { SectionHead } from '../../settings/section-head.tsx'
import { settings } from '../../settings/settings.css.ts'

/** `/admin/usage` */
export function UsageSection() {
  return (
    <div className={settings}>
      <SectionHead title="Usage" lead="Runs, tokens and cost." />
    </div>
  )
}
