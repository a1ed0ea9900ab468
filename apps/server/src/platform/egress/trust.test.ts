import { describe, expect, it } from 'vitest'
import { classOf } from './address-class.ts'
import { trustOf } from './trust.ts'

const names: Record<string, string[]> = {
  'ollama.lan': ['192.168.1.20', 'fd12::20'],
  'split.example': ['10.0.0.1', '93.184.216.34'],
  'api.example.com': ['93.184.216.34'],
  'empty.example': [],
}
const network = {
  classOf,
  resolve: async (name: string) => {
    const found = names[name]
    if (!found) throw new Error('ENOTFOUND')
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
}

describe('the trust in an address', () => {
  it.each([
    ['http://127.0.0.1:11434/v1', 'local'],
    ['http://[::1]:11434', 'local'],
    ['http://2130706433/', 'local'],
    ['http://0x7f.1/', 'local'],
    ['http://ollama.lan/v1', 'local'],
    ['http://split.example', 'cloud'],
    ['https://api.example.com', 'cloud'],
    ['http://empty.example', 'cloud'],
    ['http://unknown.example', 'cloud'],
    ['http://169.254.169.254', 'cloud'],
    ['no address', 'cloud'],
  ])('of %s is %s', async (url, trust) => {
    expect(await trustOf(url, network)).toBe(trust)
  })

  it('asks the system where nothing else is given', async () => {
    expect(await trustOf('http://localhost:11434/v1')).toBe('local')
  })
})
