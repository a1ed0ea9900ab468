import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { DaysForm } from './days-form.tsx'
import { Holds } from './holds.tsx'
import { useRetention } from './use-retention.ts'

/** `/admin/retention`: how long things are kept, and what is kept whatever happens. */
export function RetentionSection() {
  const query = useRetention()
  const { data } = query
  return (
    <div className={css.settings}>
      <SectionHead title="Retention" lead="How long data is kept, and legal holds." />
      <section aria-labelledby="days" className={css.section}>
        <h2 id="days">Days</h2>
        <p className={css.words}>
          Everyone’s data is permanently deleted after this many days. Leave a field empty to keep data until a user
          deletes it. The audit log is always kept.
        </p>
        {!data && <Loading query={query} label="Loading the days..." failure="The days could not be loaded." />}
        {data && <DaysForm retention={data.retention} />}
      </section>
      <Holds />
    </div>
  )
}
