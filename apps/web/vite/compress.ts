import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = /\.(js|css|svg)$/
const smallest = 1_000

/** Lays a compressed copy beside each file of text, so that the server never compresses one. */
export const compress = (): Plugin => {
  let folder = ''
  return {
    name: 'casewright:compress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      // After a failed build there is no folder: its own error is the one to see.
      if (!existsSync(folder)) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressed.test(entry.name))
      await Promise.all(files.map((entry) => copies(join(entry.parentPath, entry.name))))
    },
  }
}

async function copies(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
