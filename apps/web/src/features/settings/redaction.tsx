import type { RedactionMeasured } from '@casewright/api/client'
import { Table } from '@casewright/ui'
import * as css from '../../components/sections/section.css.ts'
import { allKinds, nameOfKind, percent } from './privacy.ts'

const Measurement = ({ measured }: { measured: RedactionMeasured }) => {
  const { items, lookAlikes, lookAlikesHit, kinds } = measured
  return (
    <div className={css.stack}>
      <Table
        caption="Test results"
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'kind', title: 'Kind', cell: ({ kind }) => nameOfKind(kind) },
          { id: 'values', title: 'Items', kind: 'number', cell: ({ values }) => values },
          { id: 'recall', title: 'Found', kind: 'number', cell: ({ recall }) => percent(recall) },
          { id: 'false', title: 'Replaced in error', kind: 'number', cell: ({ falsePositives }) => falsePositives },
        ]}
      />
      <p className={css.note}>
        Measured on {items} test passages with known personal data. Of {lookAlikes} passages that only look like
        personal data, {lookAlikesHit} had something replaced. Results on your documents may differ.
      </p>
    </div>
  )
}

/** What is replaced before anything goes to a cloud model, and how well. */
export const Redaction = ({ measured }: { measured: RedactionMeasured | null }) => (
  <section aria-labelledby="redaction" className={css.section}>
    <h2 id="redaction">What is replaced</h2>
    <p className={css.words}>
      Before anything is sent to a cloud model, these are replaced with placeholders such as [SSN 1], and restored in
      the answer here. Detection is never perfect: if a fact must not leave, use a local model.
    </p>
    <ul className={css.kinds}>
      {allKinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
    {measured && <Measurement measured={measured} />}
  </section>
)
