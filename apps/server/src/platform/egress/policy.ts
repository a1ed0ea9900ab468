import { isIP } from 'node:net'
import { CasewrightError } from '@casewright/core'
import type { Destination } from './destination.ts'
import type { Network } from './network.ts'
import { mayConnect, refusal } from './rule.ts'

const offlineKinds = new Set<Destination['kind']>(['model', 'mail', 'sign-in'])

/** Offline, nothing leaves the machine but to a local model, a local mail server and the firm's own sign-in. */
export const refusedBy = ({ kind, trust }: Destination, offline: boolean): CasewrightError | null =>
  offline && !(trust === 'local' && offlineKinds.has(kind)) ? new CasewrightError('offline') : null

/** @throws CasewrightError offline */
export function checkPolicy(destination: Destination, offline: boolean): void {
  const refused = refusedBy(destination, offline)
  if (refused) throw refused
}

/**
 * Refuses what can be told to be wrong before anything is looked up. The URL parser has turned the
 * decimal, octal and hexadecimal forms of an address into the usual one.
 * @throws CasewrightError address-refused
 */
export function checkUrl(url: string, destination: Destination, network: Network): void {
  const parsed = URL.parse(url)
  if (!parsed) throw new CasewrightError('address-refused', 'This is not a web address.')
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')
    throw new CasewrightError('address-refused', 'Only addresses that start with http or https are allowed.')
  if (parsed.username !== '' || parsed.password !== '')
    throw new CasewrightError('address-refused', 'Addresses that contain a user name or password are not allowed.')
  const host = bareHost(parsed.hostname)
  if (isIP(host) && !mayConnect(destination, network.classOf(host))) throw refusal(destination)
}

/** A URL's host without the brackets of IPv6. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')
