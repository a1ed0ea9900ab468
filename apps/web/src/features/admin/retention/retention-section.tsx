import { Notice, Spinner } from '@casewright/ui'
import { SectionHead } from '../../settings/section-head.tsx'
import * as css from '../../settings/settings.css.ts'
import { DaysForm } from './days-form.tsx'
import { Holds } from './holds.tsx'
import { useRetention } from './use-retention.ts'

/** `/admin/retention`: how long things are kept, and what is kept whatever happens. */
export function RetentionSection() {
  const { data, error, refetch, isFetching } = useRetention()
  return (
    <div className={css.settings}>
      <SectionHead title="Retention" lead="How long things are kept here, and what is kept whatever happens." />
      <section aria-labelledby="days" className={css.section}>
        <h2 id="days">Days</h2>
        <p className={css.words}>
          After so many days things are deleted for good, of everybody. An empty field keeps them until somebody deletes
          them. The audit log always stays.
        </p>
        {error && !data && (
          <Notice
            tone="error"
            title="The days could not be loaded."
            action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
          >
            {error.message}
          </Notice>
        )}
        {!data && !error && <Spinner label="Loading the days..." />}
        {data && <DaysForm retention={data.retention} />}
      </section>
      <Holds />
    </div>
  )
}
