import type { PlanLimits } from './installation-settings.ts'

/** What was used. Cost is by the prices that were set when each model call ended. */
export interface UsageSum {
  /** Runs that were started. */
  runs: number
  /** Model calls that answered. */
  calls: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar, of the calls whose price was known. */
  costMicros: number
  /** Calls whose cost is not known: no price was set for their model, or it did not say how many tokens it took. */
  unpriced: number
}

/** Sums of a time, and the same by each of three things. Deleted runs count; people who were erased are null. */
export interface Usage {
  total: UsageSum
  byTool: (UsageSum & { tool: string })[]
  byPerson: (UsageSum & { personId: string | null })[]
  /** `model` as prices name it, such as 'anthropic:claude-sonnet-5'. */
  byModel: (Omit<UsageSum, 'runs'> & { model: string })[]
}

/** A person's own usage; `GET /api/usage`. */
export interface OwnUsage {
  /** The calendar month in UTC, such as '2026-11'. */
  month: string
  /** The day on which the month's counts start again, such as 'December 1'. */
  startsAgain: string
  /** The limits that hold for the person; null: none do. */
  plan: PlanLimits | null
  used: UsageSum
  /** What the person's documents take now. */
  storageBytes: number
}

/** What administrators see of a month; `GET /api/admin/usage`. */
export interface UsageReport {
  month: string
  /** The first month in which something was used. */
  since: string
  usage: Usage
  people: {
    id: string
    name: string
    email: string
    /** As it stands at the person, whether or not a plan of this name is defined. */
    plan: string | null
    /** What their documents take now. */
    storageBytes: number
  }[]
  /** The models that are connected, as prices name them, in the order in which they are asked. */
  models: string[]
  /** The plans that the public page offers, as limits, as far as its words tell them. */
  publicPlans: PlanLimits[]
}
