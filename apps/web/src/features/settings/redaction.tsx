import { Table } from '@casewright/ui'
import * as css from '../../components/sections/section.css.ts'
import { allKinds, type Measured, nameOfKind, percent } from './privacy.ts'

const Measurement = ({ measured }: { measured: Measured }) => {
  const { items, lookAlikes, lookAlikesHit, kinds } = measured
  return (
    <div className={css.stack}>
      <Table
        caption="How well it did in our test"
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'kind', title: 'Kind', cell: ({ kind }) => nameOfKind(kind) },
          { id: 'values', title: 'Items', kind: 'number', cell: ({ values }) => values },
          { id: 'recall', title: 'Found', kind: 'number', cell: ({ recall }) => percent(recall) },
          { id: 'false', title: 'Replaced wrongly', kind: 'number', cell: ({ falsePositives }) => falsePositives },
        ]}
      />
      <p className={css.note}>
        Measured on {items} passages that we wrote, whose personal data is known. Of {lookAlikes} passages that only
        look like personal data, {lookAlikesHit} had something replaced. Your documents can differ.
      </p>
    </div>
  )
}

/** What is replaced before anything goes to a cloud model, and how well. */
export const Redaction = ({ measured }: { measured: Measured | null }) => (
  <section aria-labelledby="redaction" className={css.section}>
    <h2 id="redaction">What is replaced</h2>
    <p className={css.words}>
      Before anything goes to a model in the cloud, these are replaced by placeholders such as [SSN 1]. They are put
      back into the answer here. No such search finds everything: where a fact must not leave, use a local model.
    </p>
    <ul className={css.kinds}>
      {allKinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
    {measured && <Measurement measured={measured} />}
  </section>
)
