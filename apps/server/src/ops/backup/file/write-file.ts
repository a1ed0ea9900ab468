import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { type End, type Manifest, pieceBytes } from './form.ts'
import { createTally, type Sums } from './tally.ts'

export interface BackupFile {
  /** @param rows in the text form of COPY */
  table(name: string, rows: AsyncIterable<Buffer>): Promise<Sums>
  /** Ends the file. It is on the disk then. */
  end(sequences: End['sequences']): Promise<End>
  /** Lets go of a file that is not ended. */
  abandon(): Promise<void>
}

/** Begins a backup, readable by its owner alone. @throws where the file is there already, or the disk is full */
export async function writeBackupFile(path: string, manifest: Manifest): Promise<BackupFile> {
  const tar = pack()
  const compress = createZstdCompress({
    // Sealed bytes come in hexadecimal digits: the lowest level halves them, and higher ones find no more.
    params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
  })
  const written = pipeline(tar, compress, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const failed = written.then(() => new Promise<never>(() => {}))
  failed.catch(() => {})
  const put = (name: string, content: Buffer) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, mtime: new Date(manifest.madeAt) }, content, (error) =>
          error ? reject(error) : resolve(),
        )
        // It says so a second time.
        entry.on('error', reject)
      }),
    ])
  const tables: End['tables'] = {}
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  await put('manifest.json', head)

  return {
    async table(name, rows) {
      const tally = createTally()
      let held: Buffer[] = []
      let bytes = 0
      let piece = 0
      const flush = async () => {
        if (bytes > 0) await put(`tables/${name}/${String(++piece).padStart(7, '0')}`, Buffer.concat(held))
        held = []
        bytes = 0
      }
      for await (const chunk of rows) {
        tally.add(chunk)
        held.push(chunk)
        bytes += chunk.length
        if (bytes >= pieceBytes - 65_536 * 2) await flush()
      }
      await flush()
      const sums = tally.sums()
      tables[name] = sums
      return sums
    },
    async end(sequences) {
      const end: End = { tables, sequences, manifestSha256: hash('sha256', head) }
      await put('end.json', Buffer.from(`${JSON.stringify(end, null, 2)}\n`))
      tar.finalize()
      await written
      return end
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => {})
    },
  }
}
