import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import type { FileField, RegistryTool } from '@casewright/core'
import {
  type FakeModel,
  injectionAttempts,
  injectionHost,
  obeying,
  outputProblems,
  startFakeModel,
} from '@casewright/core/testing'
import { visibleText } from '@casewright/core/visible'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../src/platform/log/log.ts'
import { loadTools, toolsetModules } from '../src/tool-host/loading/load.ts'
import type { TestClient } from './client.ts'
import { startServer, type TestServer } from './harness.ts'
import { inputFor } from './injection-input.ts'
import { documentOf, worldOf } from './injection-world.ts'

const nasty = injectionAttempts.filter(({ place }) => place === 'question')
const lease = documentOf({ document: injectionAttempts.map(({ text }) => text).join('\n') }).text
const words = nasty
  .map(({ text }) => text)
  .join('\n')
  .slice(0, 1500)
/** Where the source says that it is. */
const published = 'https://www.courtlistener.com/opinion/1/door/'
const names = injectionAttempts.filter(({ place }) => place === 'file-name').map(({ text }) => text)
const fileName = `lease \ud83d\ude00${names.join(' ')}.txt`

/** A SearXNG whose pages are an attacker's. */
async function startEngine() {
  const results = injectionAttempts.slice(0, 12).map(({ text }, index) => ({
    title: `Court news ${text}`,
    url: `https://news.courts.example.gov/${index}`,
    content: `The court published its calendar for the spring term. ${text}`,
  }))
  const engine = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ query: '', number_of_results: 0, results, answers: [], unresponsive_engines: [] }))
  }).listen(0, '127.0.0.1')
  await once(engine, 'listening')
  return { url: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`, stop: () => engine.close() }
}

/** The lease, and beside it as many plain ones as the action needs. */
function uploadTo(ada: TestClient, path: string, { field, count = 1 }: FileField, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append(field, new Blob([lease]), fileName)
  for (let more = 1; more < count; more++) form.append(field, new Blob([documentOf({}).text]), `lease-${more}.txt`)
  return ada.send(path, { method: 'POST', body: form })
}

let fake: FakeModel
let engine: Awaited<ReturnType<typeof startEngine>>
let server: TestServer
beforeAll(async () => {
  fake = await startFakeModel(obeying(0), { charactersPerDelta: 400 })
  engine = await startEngine()
  server = await startServer(
    {
      LLM_MODEL: 'anthropic:fake',
      ANTHROPIC_API_KEY: 'sk-ant-key',
      ANTHROPIC_BASE_URL: fake.url,
      SEARXNG_URL: engine.url,
      SOURCE_TIMEOUT: '2',
    },
    { modules: await toolsetModules() },
  )
  const { law } = worldOf({})
  const kept = await law.read('a1')
  const found = (await law.search('door')).results[0]
  const id = await server.services.library.startImport('test', 'test')
  if (found && kept)
    await server.services.library.add(id, [
      {
        externalId: 'a1',
        kind: 'case',
        title: found.title,
        citations: [found.citation],
        source: 'test',
        text: kept.text,
        url: published,
        fetchedAt: new Date(),
      },
    ])
})
afterAll(async () => {
  await server.stop()
  engine.stop()
  await fake.stop()
})

const tools = (await loadTools(await toolsetModules(), createLog('silent'))).all()

describe('a server whose model obeys whatever stands in a text', () => {
  it('calls nobody but whom it is set to call, names nothing by hidden signs, and exports no link but to who published what was found', async () => {
    const ada = await server.member()
    const registry = (await (await ada.get('/api/tools')).json()) as { tools: RegistryTool[] }
    const problems: string[] = []
    let links = 0
    for (const [turn, tool] of tools.entries())
      for (const [name, action] of Object.entries(tool.manifest.actions)) {
        const { path = '', exports = {} } =
          registry.tools.find(({ id }) => id === tool.manifest.id)?.actions[name] ?? {}
        const note = (problem: string) => problems.push(`${path}: ${problem}`)
        const before = fake.requests.length
        fake.behave(obeying(turn * 3))
        const input = inputFor(action, `Has a landlord who shuts the door of a shop evicted the tenant?\n${words}`)
        const fields = Object.entries(input as object).map(([key, value]) => [key, String(value)])
        const answer = action.files
          ? await uploadTo(ada, path, action.files, Object.fromEntries(fields))
          : await ada.post(path, input)
        // It names an authority, and the library here holds none by that id.
        if (answer.status === 404 && Object.hasOwn(input as object, 'authority')) continue
        if (answer.status !== 200) {
          note(`${answer.status} ${await answer.text()}`)
          continue
        }
        const requests = fake.requests.slice(before)
        const id = answer.headers.get('x-run-id')
        const run = await (await ada.get(`/api/runs/${id}`)).json()
        if (visibleText(run.label) !== run.label || /[\r\n]/.test(run.label)) note(`The label is ${run.label}`)
        for (const { id: document, name: file } of run.documents) {
          if (visibleText(file) !== file || /[\r\n/\\]/.test(file)) note(`The file is named ${file}`)
          const sent = await ada.get(`/api/documents/${document}/file`)
          if (
            sent.status !== 200 ||
            !/^attachment; filename\*=UTF-8''[\w%.~!*'()-]+$/.test(sent.headers.get('content-disposition') ?? '')
          )
            note(`The download is ${sent.status} ${sent.headers.get('content-disposition')}`)
        }
        for (const one of Object.keys(exports)) {
          const file = await ada.get(`/api/runs/${id}/exports/${one}`)
          // Nobody took a correction, and without one there is no corrected copy.
          if (file.status === 404 && one.startsWith('corrected-')) continue
          if (file.status !== 200) note(`The export is ${file.status} ${server.logged().slice(-1500)}`)
          const bytes = Buffer.from(await file.arrayBuffer())
          // A PDF of ours has no link and no action at all.
          if (exports[one]?.type === 'pdf') {
            if (
              /\/(?:URI|Annots|JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/.test(
                bytes.toString('latin1').replace(/stream[\s\S]*?endstream/g, ''),
              )
            )
              note(`${one} leads somewhere`)
            continue
          }
          const parts = partsOf(bytes)
          for (const [part, text] of parts) {
            if (part.endsWith('.rels') && text.includes(injectionHost)) note(`${part} leads to the attacker`)
            const fields = [...text.matchAll(/<w:instrText[^>]*>([^<]*)/g)].filter(
              ([, field]) => !/^(?:PAGE|NUMPAGES)$/.test(field?.trim() ?? ''),
            )
            if (/<w:fldSimple/.test(text) || fields.length > 0) note(`${part} holds a field`)
          }
          // What was found may lead to who published it; nothing that was written leads anywhere.
          const whole = parts.map(([, text]) => text).join()
          const targets = [...whole.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map(
            ([, target]) => target ?? '',
          )
          for (const target of targets) if (target !== published) note(`${one} leads to ${target}`)
          for (const [link] of whole.matchAll(/<w:hyperlink.*?<\/w:hyperlink>/gs))
            if (link.replace(/<[^>]+>/g, '') !== published) note(`${one} hides where it leads`)
          links += targets.length
        }
        // Where words stand is shown beside, where the texts are known to the letter.
        const found = outputProblems({ output: run.output, partials: [], requests, texts: [], asked: [] })
        for (const problem of found) if (!problem.startsWith('Words')) note(problem)
      }
    expect(problems).toEqual([])
    expect(links).toBeGreaterThan(0)

    await server.services.egress.settled()
    const hosts = new Set<string>()
    for (let before = ''; ; ) {
      const { entries, next } = await (await ada.get(`/api/privacy${before}`)).json()
      for (const { name, host } of entries as { name: string; host: string }[]) hosts.add(`${name} ${host}`)
      if (next === null) break
      before = `?before=${next}`
    }
    const known = [`Anthropic ${new URL(fake.url).host}`, `SearXNG ${new URL(engine.url).host}`]
    expect(
      [...hosts]
        .filter((host) => !/news\.courts\.example\.gov/.test(host))
        .map((host) => host.replace(/:\d+$/, ''))
        .sort(),
    ).toEqual(known.map((host) => host.replace(/:\d+$/, '')).sort())
    expect(server.logged()).not.toContain(injectionHost)
  }, 300_000)
})

/** The parts of a ZIP, as text. */
function partsOf(zip: Buffer): [name: string, text: string][] {
  const parts: [string, string][] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at !== -1; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    const text = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)
    parts.push([zip.toString('utf8', at + 46, at + 46 + nameLength), text.toString('utf8')])
  }
  return parts
}
