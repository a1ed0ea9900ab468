import { type ImportStatus, importKinds, importPath, spoken } from '@casewright/library'
import type { CommandContext } from './command-context.ts'
import { packsCommand, packsUsage } from './packs-command.ts'

const usage = `npm run library -- status
npm run library -- import <kind> <file or folder> [--name <name>]
npm run library -- remove <import>
${packsUsage}

Kinds:
${importKinds.map((kind) => `  ${kind.id.padEnd(14)} ${kind.reads}`).join('\n')}
`

/** @throws Error with a sentence for who typed it */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<void> {
  const [command, ...rest] = words
  if (command === 'status' && rest.length === 0) return showStatus(context)
  if (command === 'remove' && rest.length === 1) return remove(context, rest[0] as string)
  if (command === 'packs' && (await packsCommand(rest, context))) return
  if (command === 'import') {
    const { name, others } = nameIn(rest)
    const [kind, path] = others
    if (kind && path && others.length === 2) return runImport(context, kind, path, name)
  }
  throw new Error(usage)
}

function nameIn(words: readonly string[]): { name: string | undefined; others: string[] } {
  const at = words.indexOf('--name')
  if (at < 0) return { name: undefined, others: [...words] }
  return { name: words[at + 1], others: words.toSpliced(at, 2) }
}

const number = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => `${number(Math.round(bytes / 1e6))} MB`

async function runImport(context: CommandContext, kind: string, path: string, name: string | undefined) {
  const { db, library, rejectFolder, screen } = context
  const done = await importPath(db, library, { kind, path, rejectFolder, screen, ...(name ? { name } : {}) })
  const counts = [
    `${number(done.added)} added`,
    `${number(done.updated)} updated`,
    `${number(done.unchanged)} unchanged`,
  ]
  if (done.removed > 0) counts.push(`${number(done.removed)} no longer there`)
  screen.write(`${done.resumed ? 'Resumed where it was interrupted. ' : ''}Done: ${counts.join(', ')}.\n`)
  if (done.rejected > 0)
    screen.write(`${number(done.rejected)} could not be imported; they are listed in ${done.rejectFile}.\n`)
  const memory = megabytes(process.resourceUsage().maxRSS * 1024)
  screen.write(`It took ${spoken(done.seconds)} and ${memory} of memory at most.\n`)
}

async function showStatus({ library, screen }: CommandContext): Promise<void> {
  const { authorities, imports, bytes } = await library.status()
  screen.write(`${number(authorities)} authorities, ${megabytes(bytes)} on disk.\n`)
  for (const one of imports)
    screen.write(
      `${one.kind} ${one.source}: ${one.state}, ${number(one.authorities)} authorities, ${megabytes(one.characters)} of text, ${number(one.rejected)} rejected, last touched ${one.touchedAt}, ${one.id}\n`,
    )
}

async function remove({ library, screen }: CommandContext, named: string): Promise<void> {
  const { imports } = await library.status()
  const isNamed = (one: ImportStatus) =>
    [one.id, one.source, `${one.kind} ${one.source}`, `${one.kind}:${one.source}`].includes(named) ||
    (one.kind === named && imports.filter((other) => other.kind === named).length === 1)
  const found = imports.filter((one) => one.state !== 'removed' && isNamed(one))
  if (found.length === 0) throw new Error(`No import is named ${named}. "library status" lists them.`)
  if (found.length > 1) throw new Error(`Several imports are named ${named}. Use its id: "library status" lists them.`)
  const [one] = found as [ImportStatus]
  await library.remove(one.id)
  await library.tidy()
  screen.write(`Removed ${one.kind} ${one.source}: ${number(one.authorities)} authorities.\n`)
}
