import { describe, expect, it } from 'vitest'
import { type AddressClass, classOf } from './address-class.ts'

const table: Record<AddressClass, string[]> = {
  public: ['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'],
  private: [
    '127.0.0.1',
    '127.9.9.9',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    'fc00::1',
    'fdff::1',
  ],
  other: [
    '100.64.0.1',
    '100.127.255.255',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '203.0.113.5',
    '240.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:53aa:64c:0:fbff:80ff:fffe',
    '2001:db8::1',
    '::7f00:1',
    '::ffff:0:127.0.0.1',
    'fec0::1',
    '4000::1',
  ],
  never: [
    '0.0.0.0',
    '0.1.2.3',
    '255.255.255.255',
    '224.0.0.1',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    'fd00:ec2::254',
    'fd00:0ec2:0:0:0:0:0:254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'ff02::1',
    '::',
    '::ffff:0.0.0.0',
    'localhost',
    '',
  ],
}

describe('the class of an address', () => {
  for (const [expected, addresses] of Object.entries(table))
    it.each(addresses)(`is ${expected} for %s`, (address) => {
      expect(classOf(address)).toBe(expected)
    })

  // The edges of each range that this machine or its network may have.
  it.each([
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '128.0.0.0',
    '126.255.255.255',
  ])('is public just outside a private range, at %s', (address) => {
    expect(classOf(address)).toBe('public')
  })
})
