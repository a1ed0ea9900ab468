import type { Database } from '../database.ts'
import { refusal } from '../store/clean.ts'
import { stageBatch } from '../store/stage.ts'
import type { Library, NewAuthority } from '../types.ts'
import type { ImportFile } from './files.ts'
import type { Item } from './item.ts'
import type { Progress } from './progress.ts'
import { type createRejects, type Reject, rejectRow } from './rejects.ts'
import { type Position, savePosition } from './state.ts'

const mostAuthorities = 1000
const mostCharacters = 6_000_000
/** The index is tidied after so many batches. */
const tidyAfter = 24

export interface ImportContext {
  db: Database
  library: Library
  importId: string
  position: Position
  progress: Progress
  rejects: ReturnType<typeof createRejects>
  /** Notes that the library has all of something: of what the position keeps, once. */
  note(scope: string): void
  /** Ends it where it stands. */
  signal?: AbortSignal
}

/**
 * Goes through files, from where it stood, and adds what their reader finds. What was added is known by the position
 * that is kept after each batch; what comes twice after a crash changes nothing.
 */
export async function importFiles(
  context: ImportContext,
  files: readonly ImportFile[],
  read: (file: ImportFile, onBytes: (count: number) => void) => AsyncGenerator<Item>,
): Promise<void> {
  const { progress, position } = context
  const batch = createBatch(context)
  try {
    for (const [ordinal, file] of files.entries()) {
      if (ordinal < position.file) {
        progress.bytes(file.bytes)
        continue
      }
      progress.phase(file.name)
      let items = 0
      for await (const item of read(file, progress.bytes)) {
        items++
        if (ordinal === position.file && items <= position.items) continue
        if ('authority' in item) batch.add(item.authority, file.name, items)
        else if ('rejected' in item)
          batch.reject({ file: file.name, item: items, reason: item.rejected, row: item.row })
        progress.items(1)
        if (batch.isFull()) {
          await batch.write({ file: ordinal, items })
          context.signal?.throwIfAborted()
        }
      }
      await batch.write({ file: ordinal + 1, items: 0 })
      await batch.written()
      context.signal?.throwIfAborted()
    }
  } finally {
    // Nothing is at work any more when it ends, however it does.
    await batch.written().catch(() => {})
  }
}

/** Gathers authorities and writes them together; one that the store refuses is rejected alone. */
export function createBatch({ db, library, importId, position, rejects }: ImportContext) {
  let authorities: { authority: NewAuthority; file: string; item: number }[] = []
  let bad: Reject[] = []
  let characters = 0
  let batches = 0
  let writing: Promise<void> = Promise.resolve()
  return {
    add(authority: NewAuthority, file: string, item: number): void {
      authorities.push({ authority, file, item })
      characters += authority.text?.length ?? 0
    },
    reject: (reject: Reject) => void bad.push(reject),
    isFull: () =>
      authorities.length >= mostAuthorities || characters >= mostCharacters || bad.length >= mostAuthorities,
    /**
     * Reads what has gathered, and begins to write it once what came before is written: while the database is at work,
     * the next texts are read.
     */
    async write(reached: Partial<Position>): Promise<void> {
      const taken = authorities.filter(({ authority, file, item }) => {
        const reason = refusal(authority)
        if (reason) bad.push({ file, item, reason, row: authority })
        return !reason
      })
      const given = taken.map((one) => one.authority)
      const refused = bad
      Object.assign(position, reached)
      const kept = structuredClone(position)
      authorities = []
      bad = []
      characters = 0
      const tidies = ++batches % tidyAfter === 0
      const add = given.length === 0 || kept.staged ? undefined : await library.prepare(importId, given)
      await writing
      writing = (async () => {
        if (given.length > 0 && kept.staged) await stageBatch(db, importId, given)
        await add?.()
        await rejects.write(refused)
        await savePosition(db, importId, kept, refused.map(rejectRow))
        if (tidies) await library.tidy()
      })()
      // Whoever waits for it next is told.
      writing.catch(() => {})
    },
    /** Waits until everything is written. */
    written: (): Promise<void> => writing,
  }
}
