export const budgetKey = 'casewright:cpu-seconds'

/** Said to a child whose own thread counts its CPU: seconds that it may use from now on. */
export type Budget = Record<typeof budgetKey, number>

export const isBudget = (message: unknown): message is Budget =>
  typeof message === 'object' && message !== null && budgetKey in message
