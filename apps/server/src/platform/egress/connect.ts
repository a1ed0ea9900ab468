import { connect, isIP, type Socket } from 'node:net'
import { guardedLookup } from './agent.ts'
import type { Destination, Who } from './destination.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import type { Network } from './network.ts'
import { checkPolicy } from './policy.ts'
import { mayConnect, refusal, refusalOf } from './rule.ts'

export interface Place {
  host: string
  port: number
}

/** A connection that was let out. Whoever uses it says how it ended, which completes its entry in the ledger. */
export interface Connection {
  socket: Socket
  end(outcome: Parameters<LedgerEntry['end']>[0]): void
}

export interface ConnectDoor {
  destination: Destination
  who: Who
  /** As the ledger names what is spoken: 'SMTP'. */
  method: string
  offline: boolean
  network: Network
  ledger: Ledger
}

/**
 * Opens a connection for what is not HTTP, under the same rule: judged, recorded, and made to the very addresses that
 * were checked.
 * @throws CasewrightError offline, address-refused; what `connect` fails with
 */
export async function connectThrough(
  { destination, who, method, offline, network, ledger }: ConnectDoor,
  { host, port }: Place,
  signal: AbortSignal,
): Promise<Connection> {
  const entry = await ledger.start(destination, who, { host: `${host}:${port}`, method }, [])
  try {
    checkPolicy(destination, offline)
    if (isIP(host) && !mayConnect(destination, network.classOf(host))) throw refusal(destination)
    const socket = await opened(connect({ host, port, lookup: guardedLookup(destination, network) }), signal)
    return {
      socket,
      end(outcome) {
        entry.sent = socket.bytesWritten
        entry.received = socket.bytesRead
        entry.end(outcome)
      },
    }
  } catch (error) {
    entry.end(refusalOf(error) ? 'refused' : signal.aborted ? 'aborted' : 'failed')
    throw refusalOf(error) ?? error
  }
}

/** Broken off with the signal, also once it is open. */
const opened = (socket: Socket, signal: AbortSignal): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const abort = () => void socket.destroy(signal.reason instanceof Error ? signal.reason : undefined)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    socket.once('close', () => signal.removeEventListener('abort', abort))
    socket.once('error', reject)
    // Whoever uses it hears of the end; until somebody does, none of it may end the process.
    socket.on('error', () => {})
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
