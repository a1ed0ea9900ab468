import { lookup } from 'node:dns/promises'
import { type AddressClass, classOf } from './address-class.ts'

/** What the door knows of the network. Tests put their own in its place. */
export interface Network {
  /** All addresses of a name. @throws when it has none */
  resolve(hostname: string): Promise<{ address: string; family: number }[]>
  classOf(address: string): AddressClass
}

export const systemNetwork: Network = {
  resolve: (hostname) => lookup(hostname, { all: true, order: 'verbatim' }),
  classOf,
}
