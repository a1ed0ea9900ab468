import { createServer, type Server } from 'node:net'

/** So many ports of a run: 100 for each of its workers, and one that says that they are taken. */
const size = 301

/**
 * Ports of this run alone, so that runs stand side by side, and a server that another left behind is in nobody's way.
 * They lie below those that a system hands out by itself.
 * @returns the first of them
 */
export async function takePorts(): Promise<number> {
  for (let first = 20_000; first + size < 32_000; first += size) {
    const claim = await listen(first + size - 1)
    if (!claim) continue
    if (await areFree(first, first + size - 1)) {
      // Held for as long as this process lives.
      claim.unref()
      return first
    }
    claim.close()
  }
  throw new Error('There are no free ports for the servers of the tests.')
}

async function areFree(first: number, end: number): Promise<boolean> {
  for (let port = first; port < end; port++) {
    const server = await listen(port)
    if (!server) return false
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}

const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

/** The port of the server that all tests share. */
export const sharedPort = (): number => Number(process.env.E2E_PORT)

/**
 * A port for a server that the tests of a group have to themselves. Files are run side by side, and each of the
 * workers that run them has ports of its own.
 * @param offset 1 to 99; another one for each server that runs at the same time within a file
 */
export const ownPort = (offset: number): number =>
  sharedPort() + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0) + offset

/** The port on which the data is made that servers start with. */
export const templatePort = (): number => sharedPort() + size - 2
