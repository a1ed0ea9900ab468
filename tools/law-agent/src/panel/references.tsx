import { counted, isWell, whereFound } from '@casewright/core/client'
import { CheckedBadge, Link, Section, Table } from '@casewright/ui'
import { isOnlyFound } from '../checks-of.ts'
import type { Answered, Reference } from '../output.ts'
import * as css from './panel.css.ts'

const whose = {
  authority: 'In its own words',
  source: 'Excerpt of the source',
  editors: 'Summary by the library’s editors',
} as const

/** The authorities of an answer, as a docket. */
export function References({ output }: { output: Answered }) {
  const { references } = output
  const count = `${counted(references.length, 'authority', 'authorities')} found${whereFound(references.map(({ check }) => check))}`
  return (
    <Section title="References and citations" aside={<span className={css.small}>{count}</span>}>
      {references.length === 0 ? (
        <p className={css.quiet}>No authority found addresses the words of this question.</p>
      ) : (
        <Table
          caption="References and citations"
          isCaptionHidden
          rows={references}
          rowKey={({ id }) => id}
          columns={[
            { id: 'no', title: 'No.', kind: 'ordinal', cell: (_, index) => index + 1 },
            {
              id: 'authority',
              title: 'Authority',
              kind: 'authority',
              cell: (one) => <Title reference={one} isFound={isOnlyFound(output, one.check)} />,
            },
            { id: 'summary', title: 'Summary', cell: (one) => <Summary reference={one} /> },
          ]}
        />
      )}
    </Section>
  )
}

/** The authority. That it is in the source that found it is told above, once; what stands against it, here. */
function Title({
  reference: { title, citation, kind, href, check },
  isFound,
}: {
  reference: Reference
  isFound: boolean
}) {
  const name = kind === 'case' ? css.isCase : undefined
  return (
    <span className={css.authority} data-authority="">
      <span className={css.title}>
        {href ? (
          <Link href={href}>
            <span className={name}>{title}</span>
          </Link>
        ) : (
          <span className={name}>{title}</span>
        )}
      </span>
      <span className={css.small}>{citation}</span>
      {!isWell(check) && <CheckedBadge check={check} isFound={isFound} />}
    </span>
  )
}

const Summary = ({ reference: { summary, summaryOf, caution } }: { reference: Reference }) => (
  <span className={css.summary}>
    <span>{summary}</span>
    {caution && <strong>{caution}</strong>}
    {summaryOf && <span className={css.whose}>{whose[summaryOf]}</span>}
  </span>
)
