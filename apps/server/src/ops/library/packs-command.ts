import type { HeldLaw, LawLibrary, LawPackFrom } from '@casewright/api'
import { spoken } from '@casewright/library'
import { system } from '../../features/audit/index.ts'
import { askForPack, lawLibrary, removePack, resumePack, workOnPacks } from '../../features/law-library/index.ts'
import type { CommandContext } from './command-context.ts'

export const packsUsage = `npm run library -- packs
npm run library -- packs add <pack> [--from <folder>]
npm run library -- packs remove <pack>`

const number = (value: number) => value.toLocaleString('en-US')

/**
 * Lists the packs, adds one by download or from a folder, or removes one.
 * @returns false where the words are not understood
 */
export async function packsCommand(words: readonly string[], context: CommandContext): Promise<boolean> {
  const [command, id, option, from, ...others] = words
  if (command === undefined) {
    list(await lawLibrary(context.law), context)
    return true
  }
  if (!id || others.length > 0) return false
  if (command === 'remove' && option === undefined) {
    await removePack(context.law, system, id)
    await finish(id, context)
    context.screen.write(`Removed ${id}.\n`)
    return true
  }
  if (command !== 'add' || (option !== undefined && (option !== '--from' || !from))) return false
  await add(id, from, context)
  return true
}

async function add(id: string, folder: string | undefined, context: CommandContext): Promise<void> {
  const { law, library, screen } = context
  const from: LawPackFrom = folder === undefined ? 'network' : 'folder'
  const before = (await lawLibrary(law)).work.find(({ pack }) => pack === id)
  // What was interrupted goes on; what another process is at is followed.
  if (before?.state === 'paused' || before?.state === 'failed') await resumePack(law, system, id)
  else if (!before) await askForPack(law, system, id, from, folder ?? null)
  const { packs } = await lawLibrary(law)
  const pack = packs.find((one) => one.id === id)
  if (pack && !pack.tried)
    screen.write(`${pack.title}: this layout has not been tried on a real file. Check what it brings.\n`)
  await finish(id, context)
  const done = await library.status().then(({ imports }) => imports.find(({ source }) => source === id))
  const has = (await lawLibrary(law)).held.find((one) => one.pack === id)
  if (!done || !has) return
  const { missing, changed } = has
  screen.write(
    `${has.title}: ${number(done.added)} added, ${number(done.updated)} updated, ${number(done.unchanged)} unchanged, ${number(changed?.removed ?? 0)} no longer there.\n`,
  )
  if (done.rejected > 0)
    screen.write(`${number(done.rejected)} could not be read; they are listed in the law library.\n`)
  if (missing.length > 0)
    screen.write(`${number(missing.length)} of its files could not be had: ${shortened(missing)}.\n`)
}

/** Works on a pack, or follows the process that does, and shows how far it is. @throws Error with a sentence */
async function finish(id: string, { law, screen, signal }: CommandContext): Promise<void> {
  const show = async (): Promise<boolean> => {
    const work = (await lawLibrary(law)).work.find(({ pack }) => pack === id)
    if (!work) return false
    const rate = work.perSecond ? `, ${number(work.perSecond)} a second` : ''
    const left = work.left ? `, ${spoken(work.left)} left` : ''
    const of = work.files.of > 0 ? `, file ${number(work.files.done)} of ${number(work.files.of)}` : ''
    const line = `${work.state}${work.at ? ` ${work.at}` : ''}${of}: ${number(work.items)} read${rate}${left}`
    screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
    if (work.state === 'failed') throw new Error(work.problem ?? 'Adding the pack failed.')
    if (work.state === 'paused') throw new Error('The pack was paused. Add it again to go on.')
    return true
  }
  const every = screen.isTTY ? 500 : 5000
  const timer = setInterval(() => void show().catch(() => {}), every)
  try {
    while (!signal.aborted && !(await workOnPacks(law, signal, id)))
      await new Promise((resolve) => setTimeout(resolve, 1000))
    await show()
  } finally {
    clearInterval(timer)
    if (screen.isTTY) screen.write('\n')
  }
  signal.throwIfAborted()
}

const shortened = (names: readonly string[]) =>
  names.length > 10 ? `${names.slice(0, 10).join(', ')} and more` : names.join(', ')

function list({ packs, held, work }: LawLibrary, { screen }: CommandContext): void {
  for (const pack of packs) {
    const has = held.find((one) => one.pack === pack.id)
    const at = work.find((one) => one.pack === pack.id)
    const states = [
      has ? `held: ${heldOf(has)}` : 'not added',
      ...(at ? [`${at.state}${at.progress === null ? '' : ` ${Math.floor(at.progress * 100)} %`}`] : []),
      ...(has?.newer ? [`newer: ${has.newer.current}`] : []),
      ...(pack.tried ? [] : ['layout not tried']),
    ]
    screen.write(`${pack.id}: ${pack.title} (${states.join('; ')})\n`)
    screen.write(`  ${pack.publisher}. ${pack.license}. Current: ${pack.current}.\n`)
  }
}

const heldOf = ({ authorities, cases }: HeldLaw) =>
  cases === null ? `${number(authorities)} authorities` : `${number(cases)} cases, without texts`
