import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { createDatabase } from '../src/platform/db/client.ts'
import { type AddressClass, classOf } from '../src/platform/egress/address-class.ts'
import { createEgress, type Destination, type Egress, type Who } from '../src/platform/egress/index.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createVault } from '../src/platform/vault/vault.ts'
import { migratedDatabase } from './postgres.ts'

export const page: Destination = { kind: 'web', name: 'A web page', address: 'open', trust: 'cloud' }
export const source: Destination = { kind: 'source', name: 'A source', address: 'configured', trust: 'cloud' }
export const localModel: Destination = { kind: 'model', name: 'Ollama', address: 'configured', trust: 'local' }

/** A door over a database of its own, with names of our own. 127.0.0.1 stands for the internet unless told. */
export async function openDoors() {
  const database = await migratedDatabase(inject('postgresUrl'))
  const { db } = createDatabase(database.url, () => {})
  await db
    .insertInto('person')
    .values(
      ['ada', 'bob'].map((id) => ({
        id,
        name: id,
        email: `${id}@example.com`,
        emailVerified: false,
        image: null,
        role: 'member',
        updatedAt: new Date(),
      })),
    )
    .execute()
  const vault = createVault('11'.repeat(32))
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const names = new Map<string, string[] | (() => string[])>()
  const looked: string[] = []
  const servers: Server[] = []
  const egresses: Egress[] = []
  const network = (classes: Record<string, AddressClass>) => ({
    classOf: (address: string) => classes[address] ?? classOf(address),
    resolve: async (name: string) => {
      looked.push(name)
      const found = names.get(name)
      if (!found) throw new Error(`getaddrinfo ENOTFOUND ${name}`)
      const addresses = typeof found === 'function' ? found() : found
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  })
  return {
    db,
    vault,
    lines,
    names,
    looked,
    door(
      destination: Destination,
      {
        offline = false,
        classes = { '127.0.0.1': 'public' } as Record<string, AddressClass>,
        who = { userId: 'ada', runId: null } as Who,
      } = {},
    ) {
      const egress = createEgress({ db, vault, log, offline, network: network(classes) })
      egresses.push(egress)
      return { fetch: egress.fetchFor(destination, who), egress }
    },
    /** A real server. @returns its port, null where the machine has no such address */
    async serve(listener: RequestListener, host = '127.0.0.1'): Promise<number | null> {
      const server = createServer(listener)
      servers.push(server)
      return new Promise((resolve) => {
        server.once('error', () => resolve(null))
        server.listen(0, host, () => resolve((server.address() as AddressInfo).port))
      })
    },
    /** The ledger, once all that has ended is in it. */
    async rows() {
      await Promise.all(egresses.map((egress) => egress.settled()))
      return db.selectFrom('egressEntry').selectAll().orderBy('id').execute()
    },
    async reset() {
      for (const egress of egresses.splice(0)) await egress.close()
      for (const server of servers.splice(0)) {
        server.closeAllConnections()
        server.close()
      }
      await db.deleteFrom('egressEntry').execute()
      names.clear()
      looked.length = 0
      lines.length = 0
    },
    async stop() {
      await this.reset()
      await db.destroy()
      await database.drop()
    },
  }
}

export type Doors = Awaited<ReturnType<typeof openDoors>>
