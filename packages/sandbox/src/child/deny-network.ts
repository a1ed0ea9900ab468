import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

const refuse = (): never => {
  throw new Error('This process may not use the network')
}

/**
 * Shuts Node's ways to the network, loaded before anything else in each thread of a child. Where the system gives the
 * process a network of its own, which has nothing, this is the second wall; elsewhere it holds what is JavaScript.
 */
function denyNetwork(): void {
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  for (const name of ['bind', 'connect', 'send'] as const) dgram.Socket.prototype[name] = refuse
  shut(dns as never)
  shut(dns.promises as never)
  globalThis.fetch = refuse
  for (const name of ['WebSocket', 'EventSource', 'XMLHttpRequest']) {
    Object.defineProperty(globalThis, name, { value: undefined, configurable: false })
  }
  syncBuiltinESMExports()
}

/** Each question to a name server, by whichever way. */
function shut(asking: Record<string, unknown>): void {
  for (const name of Object.keys(asking)) {
    if (/^(lookup|resolve|reverse)/.test(name)) asking[name] = refuse
  }
  const Resolver = asking.Resolver as { prototype: Record<string, unknown> }
  for (const name of Object.getOwnPropertyNames(Resolver.prototype)) {
    if (/^(resolve|reverse)/.test(name)) Resolver.prototype[name] = refuse
  }
}

denyNetwork()
