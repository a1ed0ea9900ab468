import type { OwnUsage } from '@casewright/api/client'
import { inBytes, inDollars } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../../components/page/loading.tsx'
import { facts, section, settings } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { asking } from '../../../lib/query.ts'
import { UsageFact } from './usage-fact.tsx'

/** `/settings/usage`: what the person used in this month, and of how much. */
export function UsageSection() {
  const query = useQuery({ queryKey: ['/api/usage'], queryFn: asking('/api/usage'), staleTime: 0 })
  const { data } = query
  return (
    <div className={settings}>
      <SectionHead title="Usage" lead="What you have used this month, and how much your plan allows." />
      <Loading query={query} label="Loading your usage..." failure="Your usage could not be loaded." />
      {data && <Own usage={data} />}
    </div>
  )
}

function Own({ usage: { plan, used, startsAgain, storageBytes } }: { usage: OwnUsage }) {
  const tokens = used.inputTokens + used.outputTokens
  const none = 'Your plan sets no limit.'
  return (
    <section aria-labelledby="this-month" className={section}>
      <h2 id="this-month">This month</h2>
      <dl className={facts}>
        <dt>Plan</dt>
        <dd>{plan ? plan.name : 'None. You have no limits.'}</dd>
        <dt>Runs</dt>
        <UsageFact
          value={used.runs}
          of={plan?.runs}
          words={(count) => count.toLocaleString('en-US')}
          note={
            plan &&
            (plan.runs === null ? none : `Each run of a tool counts as one. The count resets on ${startsAgain}.`)
          }
        />
        <dt>Language models</dt>
        <UsageFact
          value={used.costMicros}
          of={plan?.costMicros}
          words={inDollars}
          note={`${tokens.toLocaleString('en-US')} tokens.${used.unpriced > 0 ? ' Some usage has no price, so the cost is incomplete.' : ''}${plan?.costMicros != null ? ` At the limit, tools work without a model until ${startsAgain}.` : ''}`}
        />
        <dt>Storage</dt>
        <UsageFact
          value={storageBytes}
          of={plan?.storageBytes}
          words={inBytes}
          note="Your uploads, their extracted text, and saved documents with all versions."
        />
      </dl>
    </section>
  )
}
