import { readFile } from 'node:fs/promises'
import { addPack, type ImportStatus } from '@casewright/library'
import { type Pack, readCatalog } from '@casewright/publishers'
import type { CommandContext } from './command-context.ts'

export const packsUsage = `npm run library -- packs
npm run library -- packs add <pack> --from <folder>
npm run library -- packs remove <pack>`

const number = (value: number) => value.toLocaleString('en-US')

/**
 * Lists the packs, or adds one from a folder.
 * @returns false where the words are not understood
 */
export async function packsCommand(words: readonly string[], context: CommandContext): Promise<boolean> {
  const [command, id, option, from, ...others] = words
  const packs = readCatalog(await ownCatalog(context.catalogFile))
  if (command === undefined) {
    await list(packs, context)
    return true
  }
  if (command !== 'add' || !id || option !== '--from' || !from || others.length > 0) return false
  const pack = packs.find((one) => one.id === id)
  if (!pack) throw new Error(`There is no pack called ${id}. "npm run library -- packs" lists them.`)
  await add(pack, from, context)
  return true
}

async function add(
  pack: Pack,
  from: string,
  { db, library, packFolder, rejectFolder, screen, signal }: CommandContext,
) {
  if (!pack.tried)
    screen.write(`${pack.title}: this layout has not been tried on a real sample. Look at what it brings.\n`)
  const done = await addPack(db, library, { pack, from, folder: packFolder, rejectFolder, screen, signal })
  screen.write(
    `${pack.title}: ${number(done.added)} added, ${number(done.updated)} updated, ${number(done.unchanged)} unchanged, ${number(done.removed)} no longer there.\n`,
  )
  if (done.rejected > 0) screen.write(`${number(done.rejected)} could not be read, and stand in ${done.rejectFile}.\n`)
  if (done.missing.length > 0)
    screen.write(`The folder lacks ${number(done.missing.length)} files of it: ${shortened(done.missing)}.\n`)
}

const shortened = (names: readonly string[]) =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')} and more` : names.join(', ')

async function list(packs: readonly Pack[], { library, screen }: CommandContext): Promise<void> {
  const { imports } = await library.status()
  for (const pack of packs) {
    const held = imports.find(({ source, state }) => source === pack.id && state !== 'removed')
    const states = [
      held ? `held: ${heldOf(held)}, ${held.state}` : 'not added',
      ...(pack.tried ? [] : ['layout not tried']),
    ]
    screen.write(`${pack.id}: ${pack.title} (${states.join('; ')})\n`)
    screen.write(`  ${pack.publisher}. ${pack.license}. Current: ${pack.current}.\n`)
  }
}

const heldOf = ({ authorities, cases }: ImportStatus) =>
  cases === undefined ? `${number(authorities)} authorities` : `${number(cases)} cases, without texts`

/** The firm's own catalog, where it keeps one. */
const ownCatalog = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
