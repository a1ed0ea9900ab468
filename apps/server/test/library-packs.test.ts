import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiLayout, completionLayout, importKinds } from '@casewright/library'
import { readCatalog } from '@casewright/publishers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../src/ops/library/run-command.ts'
import { emptyLibrary, lawWorkIn } from './library-fixture.ts'

let own: Awaited<ReturnType<typeof emptyLibrary>>
let folder: string
beforeAll(async () => {
  own = await emptyLibrary()
  folder = await mkdtemp(join(tmpdir(), 'casewright-packs-'))
})
afterAll(async () => {
  await own.stop()
  await rm(folder, { recursive: true, force: true })
})

const packs = async (...words: string[]) => {
  const written: string[] = []
  await runCommand(['packs', ...words], {
    db: own.db,
    library: own.library,
    rejectFolder: join(folder, 'imports'),
    law: lawWorkIn(own, folder),
    screen: { write: (text: string) => written.push(text) },
    signal: new AbortController().signal,
  })
  return written.join('')
}
const mirror = async (path: string, text: string) => {
  const at = join(folder, 'mirror', path)
  await mkdir(join(at, '..'), { recursive: true })
  await writeFile(at, text)
  return join(folder, 'mirror')
}
const title = (section: string) =>
  `<ECFR><VOLUME N="1" AMDDATE="2026-08-20"/><DIV1 N="1" TYPE="TITLE"><HEAD>Title 1</HEAD>${section}</DIV1></ECFR>`
const section = (number: string) =>
  `<DIV8 N="${number}" TYPE="SECTION"><HEAD>§ ${number} Scope.</HEAD><P>Words of ${number}.</P></DIV8>`
const cfr = 'www.ecfr.gov/api/versioner/v1/full/2026-08-20/title-1.xml'

it('every pack of the catalog is read by an import that there is, or case by case', () => {
  const kinds = [...importKinds.map(({ id }) => id), apiLayout, completionLayout]
  expect(readCatalog().filter(({ layout }) => !kinds.includes(layout))).toEqual([])
})

describe('a pack', () => {
  it('is listed with its publisher, license and day, and whether it is held', async () => {
    const listed = await packs()
    expect(listed).toContain('cfr-1: Code of Federal Regulations, Title 1: General Provisions (not added)')
    expect(listed).toContain('Current: August 20, 2026.')
    expect(listed).toContain('federal-rules-title-28: Federal Rules of Civil and Appellate Procedure')
    expect(listed).toMatch(/Supreme Court \(not added; layout not tried\)/)
  })

  it('is added from a folder that mirrors the addresses, brought up to a later copy, and taken away', async () => {
    const from = await mirror(cfr, title(section('1.1') + section('1.2')))
    expect(await packs('add', 'cfr-1', '--from', from)).toContain('2 added, 0 updated')
    expect(await own.library.covers('1 C.F.R. § 1.9')).toBe(true)
    expect(await packs()).toContain('(held: 2 authorities)')
    expect(await readdir(join(folder, 'packs'))).toEqual([])
    await mirror(cfr, title(section('1.1') + section('1.3')))
    expect(await packs('add', 'cfr-1', '--from', from)).toContain('1 added, 0 updated, 1 unchanged, 1 no longer there')
    expect(await own.library.lookup('1 C.F.R. § 1.2')).toEqual([])
    await packs('remove', 'cfr-1')
    expect(await own.library.lookup('1 C.F.R. § 1.1')).toEqual([])
  })

  it('that is cut off changes nothing of what is held', async () => {
    const from = await mirror(cfr, title(section('1.1') + section('1.2')))
    await packs('add', 'cfr-1', '--from', from)
    await mirror(cfr, title(section('1.1')).slice(0, -30))
    await expect(packs('add', 'cfr-1', '--from', from)).rejects.toThrow('ends before its last element does')
    expect(await own.library.lookup('1 C.F.R. § 1.2')).toHaveLength(1)
    await mirror(cfr, '<!DOCTYPE html><html><body>We are down for maintenance.</body></html>')
    await expect(packs('add', 'cfr-1', '--from', from)).rejects.toThrow('something else than the file')
    expect(await own.library.lookup('1 C.F.R. § 1.2')).toHaveLength(1)
  })

  it('that the folder lacks, or that nobody knows, is told in a sentence', async () => {
    await expect(packs('add', 'cfr-2', '--from', folder)).rejects.toThrow(
      'The folder does not contain this pack. Its files belong in',
    )
    await expect(packs('add', 'nothing', '--from', folder)).rejects.toThrow('There is no law pack called nothing.')
    await expect(packs('add')).rejects.toThrow('npm run library -- packs add <pack> [--from <folder>]')
  })

  it('of a firm is added from its own catalog, without code', async () => {
    const ours = {
      id: 'local-rules',
      title: 'Local rules',
      what: 'Rules of our court.',
      publisher: 'The court',
      license: 'Public domain',
      layout: 'jsonl',
      current: 'Today',
      tried: true,
      files: [{ url: 'https://court.example/rules.jsonl', name: 'rules.jsonl' }],
    }
    await writeFile(join(folder, 'packs.json'), JSON.stringify({ version: 1, packs: [ours] }))
    const rule = JSON.stringify({ id: 'r-1', citation: 'D.C. Code § 99-1', text: 'A rule.' })
    const from = await mirror('court.example/rules.jsonl', `${rule}\n`)
    expect(await packs('add', 'local-rules', '--from', from)).toContain('Local rules: 1 added')
  })
})

const samples = process.env.TEST_DATA && join(process.env.TEST_DATA, 'bulk')
if (!samples) console.log('library-packs: real volumes are skipped, as TEST_DATA names none')

it.runIf(samples)('a reporter is added volume by volume, and the volumes that the folder lacks are named', async () => {
  const from = await mirror(
    'static.case.law/alaska/VolumesMetadata.json',
    JSON.stringify([{ volume_folder: '1' }, { volume_folder: '2' }]),
  )
  await copyFile(join(samples as string, 'cap/volume-alaska-1/1.zip'), join(from, 'static.case.law/alaska/1.zip'))
  const said = await packs('add', 'cases-alaska', '--from', from)
  expect(said).toContain('106 added')
  expect(said).toContain('1 of its files could not be had: alaska-2.zip')
  const [found] = await own.library.lookup('Binswanger v. Henninger, 1 Alaska 509 (D. Alaska 1902)')
  expect(found).toMatchObject({ title: 'Binswanger v. Henninger', date: '1902-03-15', jurisdiction: 'ak' })
  expect((await own.library.read(found?.id as string))?.text).toContain('A mining claim is real property.')
})
