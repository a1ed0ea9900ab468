import { readFile } from 'node:fs/promises'
import type { RegistryTool } from '@casewright/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Validator } from '@seriousme/openapi-schema-validator'
import { OpenAPIClientAxios } from 'openapi-client-axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationId } from '../src/http/openapi/operations.ts'
import { toolsetModules } from '../src/tool-host/loading/load.ts'
import { startServer, type TestServer } from './harness.ts'
import { inputFor } from './injection-input.ts'

const lease =
  'LEASE. The tenant shall pay rent of $1,200 on the first of each month. See Roe v. Wade, 410 U.S. 113 (1973).'
const question = 'May a landlord change the locks of a tenant who owes rent?'

let server: TestServer
let key: string
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' }, { modules: await toolsetModules() })
  ada = await server.member()
  await ada.put('/api/admin/settings', { mcp: true })
  const made = await ada.post('/api/account/keys', {
    name: 'Client',
    tools: 'all',
    days: null,
    password: 'correct horse battery',
  })
  key = ((await made.json()) as { key: string }).key
})
afterAll(() => server.stop())

const described = async () => (await (await ada.get('/api/openapi.json')).json()) as Record<string, never>
const actions = () =>
  server.services.tools
    .all()
    .flatMap((tool) =>
      Object.entries(tool.manifest.actions).map(([name, action]) => ({ tool: tool.manifest.id, name, action })),
    )

/** What an action can be called with: words of its own where any would do. */
function argsFor({ tool, action }: ReturnType<typeof actions>[number]): Record<string, unknown> {
  const made = inputFor(action, question) as Record<string, unknown>
  if (tool !== 'document-generation') return made
  const typed = { ...made, ...('documentType' in made && { documentType: 'inquiry-letter' }) }
  return 'inputMethod' in made ? { ...typed, inputMethod: 'paste', textContent: question } : typed
}

/** An action on an authority, of which the library here holds none: it is answered so. */
const isOnAuthority = ({ tool, name }: ReturnType<typeof actions>[number]) =>
  tool === 'cite-check' && name === 'passages'

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1, with every action of every tool at its address', async () => {
    const document = await described()
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors, JSON.stringify(errors)?.slice(0, 2000)).toBeFalsy()
    expect(valid).toBe(true)
    const { tools } = (await (await ada.get('/api/tools')).json()) as { tools: RegistryTool[] }
    const paths = document.paths as unknown as Record<string, { post?: { operationId: string } }>
    for (const tool of tools)
      for (const [name, { path }] of Object.entries(tool.actions))
        expect(paths[path]?.post?.operationId, path).toBe(operationId(tool.id, name))
    expect(JSON.stringify(document)).not.toContain('#/$defs')
  })

  it('is for whoever has a session or a key, and its page opens with files of this origin alone', async () => {
    const nobody = server.visitor()
    expect((await nobody.get('/api/openapi.json')).status).toBe(401)
    expect((await nobody.send('/api/docs', { redirect: 'manual' })).headers.get('location')).toBe('/auth')
    const page = await (await ada.get('/api/docs')).text()
    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => path as string)
    expect(files).toHaveLength(4)
    for (const file of files) expect((await ada.get(file)).status, file).toBe(200)
    expect((await ada.get('/api/docs/package.json')).status).toBe(404)
    expect(page).not.toMatch(/(?:src|href)="https?:/)
  })
})

describe('docs/api.md', () => {
  it('shows a request that works as it stands there, with an address and a key of one’s own', async () => {
    const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    const [, shown = ''] = /```\n(curl [\s\S]*?)```/.exec(page) ?? []
    const command = shown.replace('https://casewright.example.com', server.url).replace('cwk_…', key)
    expect(command).not.toBe(shown)
    const [, address = ''] = /curl (\S+)/.exec(command) ?? []
    const headers = [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map(
      ([, name, value]) => [name, value] as [string, string],
    )
    const [, body = ''] = /-d '([^']+)'/.exec(command) ?? []
    const answer = await fetch(address, { method: 'POST', headers, body })
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(await answer.json()).toHaveProperty('totalResults')
  })
})

describe('every action', () => {
  it('can be called by a client that is generated of the description', async () => {
    const api = new OpenAPIClientAxios({
      definition: (await described()) as never,
      withServer: { url: server.url },
      axiosConfigDefaults: { headers: { authorization: `Bearer ${key}` }, validateStatus: () => true },
    })
    const client = await api.init<
      Record<string, (...args: unknown[]) => Promise<{ status: number; data: unknown }>> & never
    >()
    const called: string[] = []
    for (const one of actions()) {
      const id = operationId(one.tool, one.name)
      const args = argsFor(one)
      const form = new FormData()
      for (const [name, value] of Object.entries(args)) form.set(name, String(value))
      for (let at = 0; one.action.files && at < (one.action.files.count ?? 1); at++)
        form.append(one.action.files.field, new Blob([lease]), 'lease.txt')
      const answer = await (
        client as Record<string, (...given: unknown[]) => Promise<{ status: number; data: unknown }>>
      )[id]?.(null, one.action.files ? form : args)
      expect(answer?.status, `${id}: ${JSON.stringify(answer?.data)?.slice(0, 300)}`).toBe(
        isOnAuthority(one) ? 404 : 200,
      )
      if (isOnAuthority(one)) expect(JSON.stringify(answer?.data)).toContain('not in the library')
      else expect(() => one.action.output.parse(answer?.data), id).not.toThrow()
      called.push(id)
    }
    expect(called.length).toBe(actions().length)
  })

  it('tells programs and assistants whom a risk analysis can be for, and takes it left out', async () => {
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    const client = new Client({ name: 'a test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }))
    const { tools } = await client.listTools()
    const { inputSchema } = tools.find(({ name }) => name === 'risk-analysis_analyze') ?? {}
    expect(JSON.stringify(inputSchema?.properties?.represents)).toContain('"prosecution"')
    expect(inputSchema?.required).not.toContain('represents')
    const { paths } = await described()
    expect(JSON.stringify((paths as unknown as Record<string, unknown>)['/api/analyze-risk'])).toContain('"represents"')
    const facts = { caseType: 'contract', description: 'Alder sues Birch over a written contract. Birch never paid.' }
    const titles: string[] = []
    for (const represents of [undefined, 'claimant', 'defendant']) {
      const args = represents ? { ...facts, represents } : facts
      const { structuredContent } = await client.callTool({ name: 'risk-analysis_analyze', arguments: args })
      titles.push((structuredContent as { client: { title: string } }).client.title)
    }
    expect(titles).toEqual(['the claimant', 'the claimant', 'the defendant'])
    const wrong = { ...facts, represents: 'prosecution' }
    const refused = await client.callTool({ name: 'risk-analysis_analyze', arguments: wrong })
    expect(JSON.stringify(refused.content)).toContain('claimant, defendant')
    await client.close()
  })

  it('can be called by an assistant that has a key, but those that need a sensitive field', async () => {
    const client = new Client({ name: 'a test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }))
    const { tools } = await client.listTools()
    const offered = new Set(tools.map(({ name }) => name))
    const left: string[] = []
    for (const one of actions()) {
      const name = `${one.tool}_${one.name}`
      if (!offered.has(name)) {
        left.push(name)
        continue
      }
      const { files } = one.action
      const file = { name: 'lease.txt', text: lease }
      const args = { ...argsFor(one), ...(files && { [files.field]: files.count ? [file, file] : file }) }
      const answer = await client.callTool({ name, arguments: args })
      expect(Boolean(answer.isError), `${name}: ${JSON.stringify(answer.content).slice(0, 300)}`).toBe(
        isOnAuthority(one),
      )
    }
    const sensitive = ['document-generation_remake', 'document-generation_file']
    expect(left).toEqual(left.filter((name) => sensitive.includes(name)))
    await client.close()
  })
})
