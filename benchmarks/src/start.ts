import { fileURLToPath } from 'node:url'
import { startServer, withFolder } from './process.ts'
import type { Row } from './table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** How soon a second `npm start` is ready. */
export const measureStart = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const settings = { DATA_DIR: folder }
    const command = ['npm', 'start', '--silent', '--prefix', root]
    const first = await startServer(command, settings)
    await first.stop()
    const second = await startServer(command, settings)
    await second.stop()
    return [{ measure: 'second `npm start` until ready', ours: second.readyAfter, against: 'limit', theirs: 3000 }]
  })
