import type { Connection, ConnectionTest } from '@casewright/api'
import type { Person } from '../../../platform/request/variables.ts'
import type { BudgetLeft } from '../../../research/external/budget.ts'

/** What a test came to, without its time. */
export type Tested = Omit<ConnectionTest, 'milliseconds'>

/** One that is asked outside: what is shown of it, and how it is tested. */
export interface Row {
  shown: Pick<Connection, 'id' | 'kind' | 'title' | 'name' | 'host' | 'trust' | 'key' | 'off'>
  /** The names under which the ledger has it. */
  names: readonly string[]
  left?(): Promise<BudgetLeft>
  /** Really asks. Absent: it cannot be asked. */
  test?(by: Person, signal: AbortSignal): Promise<Tested>
}

export const answered = (sentence: string): Tested => ({ answered: true, sentence, advice: null })
export const failed = (sentence: string, advice: string | null): Tested => ({ answered: false, sentence, advice })

/** Said to administrators, who need not ask one. */
export const forAdministrator = (sentence: string): string =>
  sentence.replace(/(?<!\s)\s*Ask your administrator( to [^.]*)?\.\s*$/, '')

export const offlineTest = failed(
  'This installation is offline, so it was not contacted.',
  'With OFFLINE=1, nothing leaves this machine except to a local model or mail server.',
)
