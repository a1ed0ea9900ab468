import { createRequire } from 'node:module'
import { Socket } from 'node:net'

const refuse = (): never => {
  throw new Error('A document reader may not use the network')
}

/**
 * Shuts the network off for this thread, in case a library follows an address that stands in a file.
 * The second wall: none of the readers is asked to follow one.
 */
export function denyNetwork(): void {
  const require = createRequire(import.meta.url)
  Socket.prototype.connect = refuse
  const dgram = require('node:dgram') as { createSocket: unknown }
  dgram.createSocket = refuse
  const dns = require('node:dns') as Record<string, unknown>
  dns.lookup = refuse
  globalThis.fetch = refuse
  globalThis.WebSocket = class {
    constructor() {
      refuse()
    }
  } as unknown as typeof WebSocket
}
