import ipaddr from 'ipaddr.js'

/**
 * What an IP address is to us.
 * `public`: anybody's, on the internet. `private`: this machine or its own network.
 * `other`: neither, such as carrier-grade NAT, tunnels, and what is reserved.
 * `never`: nothing that may be called stands there, such as a cloud's metadata service.
 */
export type AddressClass = 'public' | 'private' | 'other' | 'never'

const own = new Set(['loopback', 'private', 'uniqueLocal'])
const nobody = new Set(['unspecified', 'broadcast', 'multicast', 'linkLocal', 'discard'])

/** Services that give a cloud machine its keys, at addresses that no range gives away (AWS, Alibaba, Azure). */
const keyServices = new Set(['fd00:ec2::254', '100.100.100.200', '168.63.129.16'].map(normalized))

const allocated = ipaddr.IPv6.parseCIDR('2000::/3')
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** @param address an IP address as a resolver or a socket gives it; anything else is `never` */
export function classOf(address: string): AddressClass {
  if (!ipaddr.isValid(address)) return 'never'
  const ip = ipaddr.process(address)
  if (keyServices.has(ip.toNormalizedString())) return 'never'
  const range = ip.range()
  if (nobody.has(range)) return 'never'
  if (own.has(range)) return 'private'
  if (!(ip instanceof ipaddr.IPv6)) return range === 'unicast' ? 'public' : 'other'
  if (ip.match(nat64)) return behindNat64(ip)
  return range === 'unicast' && ip.match(allocated) ? 'public' : 'other'
}

/** Networks without IPv4 reach it through these addresses (RFC 6052): the one inside counts, but is never our own. */
function behindNat64(ip: ipaddr.IPv6): AddressClass {
  const inside = classOf(ipaddr.fromByteArray(ip.toByteArray().slice(12)).toString())
  return inside === 'private' ? 'other' : inside
}

function normalized(address: string): string {
  return ipaddr.process(address).toNormalizedString()
}
