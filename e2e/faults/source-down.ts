import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault, Outcome } from './lib/fault.ts'
import { newFolder, withCleanup } from './lib/folder.ts'
import { peopleAt } from './lib/person.ts'
import { freePort } from './lib/ports.ts'
import { startNode } from './lib/server.ts'
import { settle } from './lib/settle.ts'

const text =
  'The motion fails. See Celotex Corp. v. Catrett, 477 U.S. 317 (1986); Obergefell v. Hodges, 576 U.S. 644 (2015). It rests on 29 C.F.R. § 1630.2 and Varghese v. China Southern Airlines Co., 925 F.3d 1339 (11th Cir. 2019).'

/** A source in trouble, on loopback. */
const troubles: Record<string, (server: Server) => Server> = {
  'answers 500': (server) => server.on('request', (_, answer) => answer.writeHead(500).end('oops')),
  'says nothing': (server) => server.on('request', () => {}),
  'breaks off': (server) =>
    server.on('request', (_, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' })
      answer.write('{"results": [')
      setTimeout(() => answer.destroy(), 50)
    }),
  'talks rubbish': (server) =>
    server.on('request', (_, answer) => answer.writeHead(200).end('<html>Sign in to the hotel network</html>')),
}

export const sourceDown: Fault = {
  name: 'source-down',
  title: 'A legal source is down: refuses, fails, says nothing, breaks off, talks rubbish',
  strike: () =>
    withCleanup(async (defer): Promise<Outcome> => {
      const wrong: string[] = []
      let [lost, runs, longest] = [0, 0, 0]
      const asked = async (how: string, address: string) => {
        const web = await startNode(defer, {
          DATA_DIR: await newFolder(defer),
          SOURCES: 'library,courtlistener,ecfr',
          COURTLISTENER_BASE_URL: address,
          ECFR_BASE_URL: address,
          SOURCE_TIMEOUT: '2',
        })
        const [ada] = await peopleAt(web.url, 1)
        const started = Date.now()
        const { run, answer } = (await ada?.start('/api/check-citations', { text })) ?? {}
        runs += 1
        if (!run) return void wrong.push(`${how}: answered ${answer?.status} ${answer?.text}`)
        const settled = await settle([run], 60)
        longest = Math.max(longest, settled.at - started)
        lost += settled.lost
        wrong.push(...settled.wrong.map((one) => `${how}: ${one}`))
        const result = (await run.person.ask(`/api/runs/${run.id}`)).text
        if (!/"outcome":"(?:timeout|error|skipped)"/.test(result)) wrong.push(`${how}: no one says who was not reached`)
        if (!/"status":"unchecked"/.test(result)) wrong.push(`${how}: nothing is called unchecked`)
        if (/"status":"not-found"/.test(result)) wrong.push(`${how}: something is called not found`)
        await web.kill('SIGTERM')
      }
      await asked('refuses', `http://127.0.0.1:${await freePort()}`)
      for (const [how, prepare] of Object.entries(troubles)) {
        const server = prepare(createServer()).listen(0, '127.0.0.1')
        await once(server, 'listening')
        defer(() => server.closeAllConnections())
        defer(() => void server.close())
        await asked(how, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      }
      return {
        atWork: `${runs} checks of citations`,
        seen: `who was not reached, and "unchecked" for what only they could say; ${(longest / 1000).toFixed(1)} s at most`,
        lost,
        twice: 0,
        recoverySeconds: null,
        wrong,
      }
    }),
}
