import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Item } from '../published.ts'
import { besideOf } from '../reading/beside.ts'
import { openFile } from '../reading/open-file.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { zipMembers } from '../reading/zip.ts'
import type { Layout, LayoutReader, SourceFile } from './layout.ts'

export interface ReadOptions {
  onWhole?: (scope: string) => void
  /** Told of each part read, as it stands on disk. */
  onBytes?: (count: number) => void
}

/** An item with the file that it stands in; `unreadable` where it is the file itself. */
export type PathItem = Item & { file: string; unreadable?: true }

/**
 * Everything that a file, archive or folder holds in a layout. A file that cannot be read to its end is one rejected
 * item more: what was read of it before stays, and the files behind it are read.
 */
export async function* readPath(
  layout: Layout,
  path: string,
  { onWhole = () => {}, onBytes }: ReadOptions = {},
): AsyncGenerator<PathItem> {
  const read = layout.start()
  let files = 0
  for await (const name of filesIn(path)) {
    const whole = name === '' ? path : join(path, name)
    const called = name || whole
    if (whole.toLowerCase().endsWith('.zip')) {
      try {
        for await (const member of zipMembers(whole, onBytes))
          if (layout.wants(member.name) && ++files) yield* readOne(read, member, `${called}/${member.name}`, onWhole)
      } catch (error) {
        files++
        yield rejectedFile(error, called)
      }
    } else if ((name === '' || layout.wants(name)) && ++files)
      yield* readOne(read, onDisk(path, name, onBytes), called, onWhole)
  }
  if (files === 0) yield { rejected: 'There is no file of this layout here.', row: path, file: path, unreadable: true }
}

function onDisk(path: string, name: string, onBytes?: (count: number) => void): SourceFile {
  const whole = name === '' ? path : join(path, name)
  return {
    name: name || basename(path),
    open: async () => openFile(whole, onBytes),
    async beside(other) {
      const found = name === '' ? join(dirname(path), other) : join(path, besideOf(name, other))
      return (await stat(found).catch(() => undefined))?.isFile() ? openFile(found, onBytes) : undefined
    },
  }
}

async function* readOne(
  read: LayoutReader,
  file: SourceFile,
  called: string,
  onWhole: (scope: string) => void,
): AsyncGenerator<PathItem> {
  try {
    for await (const item of read(file, onWhole)) yield { ...item, file: called }
  } catch (error) {
    yield rejectedFile(error, called)
  }
}

function rejectedFile(error: unknown, file: string): PathItem {
  if (error instanceof UnreadableFile) return { rejected: error.message, row: file, file, unreadable: true }
  // Of a packed file that is cut off or is none.
  const { code, name } = error as NodeJS.ErrnoException
  if (code?.startsWith('Z_') || name === 'Bzip2Error')
    return {
      rejected: 'The file cannot be unpacked. It may not have been downloaded whole.',
      row: file,
      file,
      unreadable: true,
    }
  throw error
}

/** The files of a folder and of those in it, by name; of a file, ''. */
async function* filesIn(path: string): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) {
    yield ''
    return
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
  for (const name of names.sort()) yield name.split(sep).join('/')
}
