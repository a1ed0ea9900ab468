import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ PRODUCT_NAME: 'Firm Tools' })
})
afterAll(() => server.stop())

describe('the words of the public pages', () => {
  it('are told to everybody', async () => {
    const answer = await server.visitor().get('/api/content')
    expect(await answer.json()).toMatchObject({
      productName: 'Firm Tools',
      site: { closing: { title: 'Start Your Free Trial Today' } },
      terms: expect.arrayContaining([expect.objectContaining({ kind: 'heading' })]),
    })
  })

  it('change with the file of the firm, the not-legal-advice words included', async () => {
    await mkdir(join(server.folder, 'content'))
    await writeFile(join(server.folder, 'content', 'site.json'), JSON.stringify({ notAdvice: 'Only information.' }))
    expect(await (await server.visitor().get('/api/about')).json()).toMatchObject({ notAdvice: 'Only information.' })
  })
})

describe('the installation', () => {
  let administrator: TestClient
  beforeAll(async () => {
    administrator = await server.member('Ada Admin')
  })

  it('is told to an administrator alone', async () => {
    const member = await server.member('Max Member')
    expect((await server.visitor().get('/api/admin/installation')).status).toBe(401)
    expect((await member.get('/api/admin/installation')).status).toBe(403)
    expect(await (await administrator.get('/api/admin/installation')).json()).toMatchObject({
      content: { sample: true, path: join(server.folder, 'content', 'site.json') },
      toolFailures: [],
      firmProblems: [],
      model: null,
      registration: 'open',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    })
  })

  it('names the field in which a file of content does not fit', async () => {
    await writeFile(join(server.folder, 'content', 'site.json'), JSON.stringify({ bar: { signIn: '' } }))
    const { content } = (await (await administrator.get('/api/admin/installation')).json()) as {
      content: { problem: string }
    }
    expect(content.problem).toContain('bar.signIn')
  })
})
