import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { Network } from './network.ts'
import { mayConnect, type Rule, refusal } from './rule.ts'

const connectTimeout = 10_000
/** A local model may think for minutes before its first word. Who cannot wait brings a signal. */
const answerTimeout = 10 * 60_000

/**
 * Connections under one rule. A name is resolved once, every address that comes back is checked, and the
 * connection is made to those very addresses, so a name that resolves differently a moment later gains
 * nothing. Connections are kept and used again under this rule alone.
 */
export function createAgent(rule: Rule, network: Network): Agent {
  const allowed = (address: string) => mayConnect(rule, network.classOf(address))
  const connectTo = buildConnector({ lookup: guardedLookup(rule, network), timeout: connectTimeout, allowH2: false })
  return new Agent({
    allowH2: false,
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
    connect: (options, callback) => {
      // For an address that is written out nobody is asked, so no lookup sees it.
      if (isIP(options.hostname) && !allowed(options.hostname)) return callback(refusal(rule), null)
      connectTo(options, (...[error, socket]) => {
        if (error) return callback(error, null)
        if (socket.remoteAddress !== undefined && allowed(socket.remoteAddress)) return callback(null, socket)
        socket.destroy()
        callback(refusal(rule), null)
      })
    },
  })
}

/** One forbidden address among several is enough to refuse: an honest name has none. */
export const guardedLookup =
  (rule: Rule, network: Network): LookupFunction =>
  (hostname, options, callback) => {
    const fail = (error: Error) => callback(error, '', 0)
    network.resolve(hostname).then((addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => mayConnect(rule, network.classOf(address)))) fail(refusal(rule))
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    }, fail)
  }
