import { isIP } from 'node:net'
import { type Network, systemNetwork } from './network.ts'
import { bareHost } from './policy.ts'

/**
 * What an administrator's address is: `local` where everything that its name resolves to is this machine
 * or its own network. `cloud` where that is not so, or cannot be told.
 */
export async function trustOf(url: string, network: Network = systemNetwork): Promise<'local' | 'cloud'> {
  const host = bareHost(URL.parse(url)?.hostname ?? '')
  if (host === '') return 'cloud'
  const addresses = isIP(host) ? [{ address: host }] : await network.resolve(host).catch(() => [])
  return addresses.length > 0 && addresses.every(({ address }) => network.classOf(address) === 'private')
    ? 'local'
    : 'cloud'
}
