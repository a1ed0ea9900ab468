import type { CasewrightError } from '@casewright/core'
import type { Agent } from 'undici'
import { createAgent } from './agent.ts'
import { type Connection, connectThrough, type Place } from './connect.ts'
import type { Destination, Replaced, Who } from './destination.ts'
import { fetchThrough } from './door.ts'
import { createLedger, type LedgerDeps } from './ledger.ts'
import { type Network, systemNetwork } from './network.ts'
import { refusedBy } from './policy.ts'

export type { Connection } from './connect.ts'
export type { Destination, Replaced, Who } from './destination.ts'
export { redactionNames } from './names.ts'
export { refusalOf } from './rule.ts'
export { trustOf } from './trust.ts'

/** The one door out. Whatever leaves this machine over HTTP leaves through a `fetch` made here. */
export interface Egress {
  /**
   * A `fetch` with the door in it; give it to SDKs as theirs. A refusal is a CasewrightError `offline` or
   * `address-refused`; `refusalOf` finds it in an SDK's own error.
   * @param replaced what was replaced in what is about to leave, asked once for each request
   */
  fetchFor(destination: Destination, who: Who, replaced?: () => Replaced[]): typeof fetch
  /** Why the policy lets nothing out to a destination, before anything is spent on asking; null: it may be asked. */
  refuses(destination: Destination): CasewrightError | null
  /**
   * A connection for what is not HTTP, such as mail, under the same rules.
   * @param signal breaks it off @throws CasewrightError offline, address-refused; the error of a connection that fails
   */
  connect(destination: Destination, who: Who, method: string, place: Place, signal: AbortSignal): Promise<Connection>
  /** Waits until the ledger holds all that has ended. */
  settled(): Promise<void>
  /** Breaks what is under way, and completes the ledger. */
  close(): Promise<void>
}

export interface EgressDeps extends LedgerDeps {
  offline: boolean
  network?: Network
}

export function createEgress({ offline, network = systemNetwork, ...deps }: EgressDeps): Egress {
  const ledger = createLedger(deps)
  const agents = new Map<string, Agent>()
  const agentFor = ({ address, trust }: Destination): Agent => {
    const key = `${address} ${trust}`
    const agent = agents.get(key) ?? createAgent({ address, trust }, network)
    agents.set(key, agent)
    return agent
  }
  return {
    refuses: (destination) => refusedBy(destination, offline),
    fetchFor: (destination, who, replaced = () => []) =>
      fetchThrough({ destination, who, offline, network, agent: agentFor(destination), ledger, replaced }),
    connect: (destination, who, method, place, signal) =>
      connectThrough({ destination, who, method, offline, network, ledger }, place, signal),
    settled: ledger.settled,
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()))
      await ledger.settled()
    },
  }
}
