/** What was used. Cost is by the prices that were set when each call of a model ended. */
export interface UsageSum {
  /** Runs that were started. */
  runs: number
  /** Calls of models that answered. */
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
