import { useState } from 'react'
import { Loading } from '../../../components/page/loading.tsx'
import { settings } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { MonthUsage } from './month-usage.tsx'
import { PlansForm } from './plans-form.tsx'
import { PricesForm } from './prices-form.tsx'
import { useLimits, useUsage } from './use-usage.ts'

/** `/admin/usage`: what a month took, what models cost, and what plans allow. */
export function UsageSection() {
  const [month, setMonth] = useState<string>()
  const usage = useUsage(month)
  const limits = useLimits()
  const both = {
    data: usage.data && limits.data,
    error: usage.error ?? limits.error,
    isFetching: usage.isFetching || limits.isFetching,
    refetch: () => Promise.all([usage.refetch(), limits.refetch()]),
  }
  return (
    <div className={settings}>
      <SectionHead title="Usage" lead="Usage by calendar month (UTC), its cost at your prices, and plan limits." />
      <Loading query={both} label="Loading the usage..." failure="The usage could not be loaded." />
      {usage.data && limits.data && (
        <>
          <MonthUsage report={usage.data} plans={limits.data.plans} onMonth={setMonth} />
          <PricesForm prices={limits.data.prices} models={usage.data.models} />
          <PlansForm plans={limits.data.plans} offered={usage.data.publicPlans} />
        </>
      )}
    </div>
  )
}
