import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from './lib/cluster.ts'
import { embeddedUrl, endedTwice, watchEnds } from './lib/ends.ts'
import type { Fault, Outcome } from './lib/fault.ts'
import { type Defer, newFolder, withCleanup } from './lib/folder.ts'
import { type Accepted, type Person, peopleAt } from './lib/person.ts'
import { type Node, startNode } from './lib/server.ts'
import { settle } from './lib/settle.ts'
import { brief } from './lib/texts.ts'

const fullSentence = /^507 The server’s disk is full/
const passing = /^503 The server cannot reach its database right now/

/** A small disk of its own; undefined where none can be mounted. */
async function smallDisk(defer: Defer, megabytes: number): Promise<string | undefined> {
  const folder = await newFolder(defer)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  defer(() => execFileSync('umount', ['-l', folder]))
  return folder
}

const cannot = 'a small disk cannot be mounted here; it takes Linux and root'

/** Uploads until the disk is full, makes room, and looks after everything that was accepted. */
async function fill(
  disk: string,
  web: Node,
  person: Person,
  url: () => string,
  { megabytes, reading }: { megabytes: number; reading: RegExp },
): Promise<Outcome> {
  const ballast = join(disk, 'ballast')
  writeFileSync(ballast, Buffer.alloc(megabytes * 1024 * 1024, 1))
  const wrong: string[] = []
  const accepted: Accepted[] = []
  const first = await person.upload('/api/summarize-document', 'brief.txt', brief(1))
  if (first.run) accepted.push(first.run)
  let [refusal, sent] = ['', 0]
  for (; refusal === '' && sent < 200; sent++) {
    // No document of any kind: it is kept as it came, and its run ends with a sentence.
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(4 * 1024 * 1024)])
    const { answer, run } = await person.upload('/api/summarize-document', `scan-${sent}.pdf`, bytes)
    if (run) accepted.push(run)
    else if (!passing.test(`${answer.status} ${answer.text}`)) refusal = `${answer.status} ${answer.text}`
    else await wait(500)
  }
  if (!fullSentence.test(refusal)) wrong.push(`a full disk was answered ${refusal || 'by nothing'}`)
  const read = new Set<string>()
  for (const path of ['/api/runs', '/api/user']) {
    const { status, text } = await person.ask(path)
    if (!reading.test(`${status} ${text}`)) wrong.push(`while it was full, ${path} answered ${status} ${text}`)
    read.add(
      status === 200
        ? 'reading goes on'
        : 'what PostgreSQL cannot answer with its log full, "The server cannot reach its database right now"',
    )
  }
  if (web.child.exitCode !== null) wrong.push('the server ended')
  rmSync(ballast)
  const freed = Date.now()
  let again: Accepted | undefined
  while (!again && Date.now() - freed < 60_000) {
    again = (await person.upload('/api/summarize-document', 'after.txt', brief(2))).run
    if (!again) await wait(250)
  }
  const recovered = Date.now()
  if (again) accepted.push(again)
  else wrong.push('nothing was accepted within a minute after room was made')
  const settled = await settle(accepted, 180, { mayFail: ['damaged', 'wrong-type', 'storage-full', 'empty'] })
  return {
    atWork: `uploads of 4 MB until ${sent} were sent`,
    seen: `"The server’s disk is full"; ${[...read].join('; ')}`,
    lost: settled.lost,
    twice: await endedTwice(url()),
    recoverySeconds: (recovered - freed) / 1000,
    wrong: [...wrong, ...settled.wrong],
  }
}

export const diskFull: Fault = {
  name: 'disk-full',
  title: 'The disk of the data folder is full (embedded database)',
  strike: ({ short }) =>
    withCleanup(async (defer) => {
      const disk = await smallDisk(defer, short ? 300 : 600)
      if (!disk) return cannot
      const DATA_DIR = join(disk, 'data')
      const web = await startNode(defer, { DATA_DIR, RUNS_PER_PERSON: '1000' })
      const url = () => embeddedUrl(DATA_DIR)
      await watchEnds(url())
      const [person] = await peopleAt(web.url, 1)
      return fill(disk, web, person as Person, url, { megabytes: short ? 60 : 100, reading: /^200/ })
    }),
}

export const databaseDiskFull: Fault = {
  name: 'database-disk-full',
  title: "The disk of one's own PostgreSQL is full",
  strike: ({ short }) =>
    withCleanup(async (defer) => {
      const disk = await smallDisk(defer, short ? 300 : 600)
      if (!disk) return cannot
      const { add, postgres, web } = await startCluster(defer, {}, disk)
      await add('worker')
      const [person] = await peopleAt(web.url, 1)
      return fill(disk, web, person as Person, () => postgres.url, {
        megabytes: short ? 60 : 100,
        // Without room for its log it may end and start again until there is.
        reading: /^200|^503 The server cannot reach its database right now/,
      })
    }),
}
