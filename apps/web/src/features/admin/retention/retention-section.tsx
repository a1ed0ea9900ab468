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
      <SectionHead title="Retention" lead="How long things are kept here, and what is kept whatever happens." />
      <section aria-labelledby="days" className={css.section}>
        <h2 id="days">Days</h2>
        <p className={css.words}>
          After so many days things are deleted for good, of everybody. An empty field keeps them until somebody deletes
          them. The audit log always stays.
        </p>
        {!data && <Loading query={query} label="Loading the days..." failure="The days could not be loaded." />}
        {data && <DaysForm retention={data.retention} />}
      </section>
      <Holds />
    </div>
  )
}
