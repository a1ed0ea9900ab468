import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { address, addressOf, placeOf } from './address.ts'
import type { AppEnv } from './variables.ts'

/** What the server takes a request for that came over a connection from 10.0.0.2. */
async function seen(proxies: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>().use(address(proxies)).get('/', (c) => c.text(addressOf(c)))
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded }
  const incoming = { socket: { remoteAddress: '::ffff:10.0.0.2', remotePort: 5, remoteFamily: 'IPv6' } }
  return (await app.request('/', { headers }, { incoming })).text()
}

describe('the address of who asks', () => {
  it.each([
    ['is the connection’s where no proxy is trusted, whatever a header says', 0, '203.0.113.9', '10.0.0.2'],
    ['is what one proxy says', 1, '203.0.113.9', '203.0.113.9'],
    ['is what the proxy says, not what was said to it', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['is what the outer one of two says', 2, '198.51.100.1, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['is the connection’s where the proxies are fewer than was said', 2, '203.0.113.9', '10.0.0.2'],
    ['is the connection’s where the proxy says nothing', 1, undefined, '10.0.0.2'],
    ['is the connection’s where what stands there is no address', 1, 'unknown', '10.0.0.2'],
    ['is read without its port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['is read of IPv6 in brackets', 1, '[2001:db8::7]:4711', '2001:db8::7'],
  ] as const)('%s', async (_, proxies, forwarded, expected) => {
    expect(await seen(proxies, forwarded)).toBe(expected)
  })
})

describe('what counts as one place', () => {
  it('is an address of IPv4', () => {
    expect(placeOf('203.0.113.9')).toBe('203.0.113.9')
    expect(placeOf('203.0.113.9')).not.toBe(placeOf('203.0.113.8'))
  })
  it('is a network of IPv6, of which one connection has all addresses', () => {
    expect(placeOf('2001:db8:0:1::7')).toBe(placeOf('2001:db8:0:1:aaaa::9'))
    expect(placeOf('2001:db8:0:1::7')).not.toBe(placeOf('2001:db8:0:2::7'))
    expect(placeOf('fe80::1%eth0')).toBe('fe80::')
  })
  it('is the same unknown for whoever has no address', () => {
    expect(placeOf('unknown')).toBe('unknown')
  })
})
