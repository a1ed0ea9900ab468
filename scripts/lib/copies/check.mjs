import { readFileSync } from 'node:fs'
import { filesUnder, foldersIn } from '../files.mjs'
import { inRoot } from '../paths.mjs'
import { findCopies, most } from './find.mjs'

/** Whether the tools share what they have in common instead of copying it. */
export function checkCopies() {
  const sources = foldersIn('tools').flatMap((tool) =>
    filesUnder(tool)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ tool, file, text: readFileSync(inRoot(file), 'utf8') })),
  )
  const copies = findCopies(sources)
  const list = copies.map(({ lines, places }) => `  ${lines} lines: ${places.join(' and ')}\n`).join('')
  return {
    ok: copies.length === 0,
    note: `${copies.length} copies of more than ${most} lines between tools, in ${sources.length} files`,
    output: copies.length > 0 ? `Move what two tools need into a package or the context:\n${list}` : '',
  }
}
