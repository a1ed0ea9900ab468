import { afterEach, describe, expect, it } from 'vitest'
import { askText } from '../../external/ask.ts'
import { call, serveSource } from '../../external/testing/serve.ts'
import { asText } from './as-text.ts'

let close = async () => {}
afterEach(() => close())

const wanted = { types: /html|xml/, most: 1000, cut: true }

async function read(answer: Parameters<typeof serveSource>[0], options = wanted, timeout = 2000) {
  const server = await serveSource(answer)
  close = server.close
  return askText(asText(call({ timeout }), options), server.base)
}
const raw = (type: string, bytes: Buffer) => () => (response: import('node:http').ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(bytes)

describe('what a stranger’s server sends', () => {
  it('is decoded as its head says, else as it says of itself', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1">Café § 5', 'latin1')
    expect(await read(raw('text/html; charset=windows-1252', Buffer.from('Café', 'latin1')))).toBe('Café')
    await close()
    expect(await read(raw('text/html', latin))).toContain('Café § 5')
    await close()
    const xml = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><t>Café</t>', 'latin1')
    expect(await read(raw('application/xml', xml))).toContain('Café')
    await close()
    expect(await read(raw('text/html; charset=no-such', Buffer.from('Café')))).toBe('Café')
  })

  it('is cut where the beginning will do, else refused, and never read to its end', async () => {
    const endless = () => (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => response.writable && response.write('x'.repeat(5000), more)
      more()
    }
    expect(await read(endless)).toBe('x'.repeat(1000))
    await close()
    await expect(read(endless, { ...wanted, cut: false })).rejects.toThrow('too large')
  })

  it.each([
    ['a PDF', { headers: { 'content-type': 'application/pdf' }, body: '%PDF' }, /did not return text/],
    ['a refusal', { status: 403, body: 'Forbidden' }, /does not allow automated reading/],
    ['nothing there', { status: 404 }, /Nothing was found at its address/],
    ['an error', { status: 500 }, /error \(500\)/],
  ])('is told in words where it is %s', async (_case, answer, words) => {
    await expect(read(() => answer)).rejects.toThrow(words)
  })

  it('is given up where it trickles', async () => {
    const trickle = () => (response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
    }
    await expect(read(trickle, wanted, 200)).rejects.toMatchObject({ outcome: 'timeout' })
  })
})
