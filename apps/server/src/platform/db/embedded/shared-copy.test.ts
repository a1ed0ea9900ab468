import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sharedCopy } from './shared-copy.ts'

let top: string
let programs: string
let cache: string
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'casewright-copy-'))
  programs = join(top, 'package', 'native')
  cache = join(top, 'cache')
  await mkdir(join(programs, 'bin'), { recursive: true })
  await mkdir(cache)
  await writeFile(join(top, 'package', 'package.json'), JSON.stringify({ version: '18.4.0' }))
  await writeFile(join(programs, 'bin', 'postgres'), 'a program', { mode: 0o700 })
  await writeFile(join(programs, 'postgres.bki'), 'data', { mode: 0o600 })
  await symlink('postgres', join(programs, 'bin', 'postmaster'))
  await chmod(programs, 0o700)
})
afterEach(() => rm(top, { recursive: true, force: true }))

const modeOf = async (...path: string[]) => (await stat(join(...path))).mode & 0o777

it('makes a copy that everybody can read and run, and only its owner can write', async () => {
  const umask = process.umask(0o077)
  const copy = await sharedCopy(programs, cache).finally(() => process.umask(umask))
  expect(copy).toMatch(/\/cache\/casewright\/postgresql-18\.4\.0-[0-9a-f]{16}$/)
  expect(await readFile(join(copy, 'bin', 'postmaster'), 'utf8')).toBe('a program')
  expect(await Promise.all([modeOf(cache, 'casewright'), modeOf(copy), modeOf(copy, 'bin')])).toEqual([
    0o755, 0o755, 0o755,
  ])
  expect(await modeOf(copy, 'bin', 'postgres')).toBe(0o755)
  expect(await modeOf(copy, 'postgres.bki')).toBe(0o644)
  expect(await modeOf(programs)).toBe(0o700)
})

it('makes one for each version and content, also of starts at the same time', async () => {
  const [one, same] = await Promise.all([sharedCopy(programs, cache), sharedCopy(programs, cache)])
  expect(same).toBe(one)
  await writeFile(join(programs, 'bin', 'postgres'), 'another program')
  expect(await sharedCopy(programs, cache)).not.toBe(one)
  expect(await readdir(join(cache, 'casewright'))).toHaveLength(2)
})

it.each([
  ['a link to another folder', () => symlink(programs, join(cache, 'casewright'))],
  [
    'a folder that others may write to',
    () => mkdir(join(cache, 'casewright')).then(() => chmod(join(cache, 'casewright'), 0o777)),
  ],
  ['a file', () => writeFile(join(cache, 'casewright'), '')],
])('uses no place that is %s, and leaves it as it is', async (_, lay) => {
  await lay()
  const before = await stat(join(cache, 'casewright'))
  await expect(sharedCopy(programs, cache)).rejects.toThrow(
    /only the user with id \d+ may write to\. Remove it and start again\.$/,
  )
  expect((await stat(join(cache, 'casewright'))).mode).toBe(before.mode)
})

it('uses no copy that somebody else put in its place', async () => {
  const copy = await sharedCopy(programs, cache)
  await rm(copy, { recursive: true })
  await symlink(programs, copy)
  await expect(sharedCopy(programs, cache)).rejects.toThrow('Remove it and start again.')
})

it('says what to do where no copy can be made, and leaves nothing', async () => {
  await rm(cache, { recursive: true })
  await expect(sharedCopy(programs, cache)).rejects.toThrow(
    /could not be copied to .* \(ENOENT\)\. Move Casewright to a folder that every user may enter, or start it as an ordinary user\.$/,
  )
  expect(await readdir(top)).toEqual(['package'])
})
