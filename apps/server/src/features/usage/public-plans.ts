import type { PlanLimits, SiteContent } from '@casewright/api'

/**
 * The plans of the public page as limits: what their words say of searches in a month and of storage. 'Everything in
 * Professional' takes over what that plan says. What they do not tell has no limit.
 */
export function publicPlans(site: SiteContent): PlanLimits[] {
  const plans: PlanLimits[] = []
  for (const { name, features } of site.plans?.items ?? []) {
    const plan: PlanLimits = { name, runs: null, storageBytes: null, costMicros: null }
    for (const feature of features) {
      const all = /^everything in (.+)$/i.exec(feature)?.[1]
      const taken = plans.find((earlier) => earlier.name.toLowerCase() === all?.toLowerCase())
      if (taken) Object.assign(plan, { runs: taken.runs, storageBytes: taken.storageBytes })
      const runs = /^([\d,]+|unlimited) (?:AI )?(?:searches|runs)\b/i.exec(feature)?.[1]
      if (runs) plan.runs = amount(runs)
      const storage = /^([\d,]+|unlimited)\s?(GB|TB)? storage$/i.exec(feature)
      const gigabytes = storage?.[1] ? amount(storage[1]) : undefined
      if (gigabytes === null) plan.storageBytes = null
      else if (gigabytes !== undefined && storage?.[2])
        plan.storageBytes = gigabytes * 1024 ** (storage[2].toUpperCase() === 'TB' ? 4 : 3)
    }
    plans.push(plan)
  }
  return plans
}

const amount = (word: string): number | null =>
  word.toLowerCase() === 'unlimited' ? null : Number(word.replaceAll(',', ''))
