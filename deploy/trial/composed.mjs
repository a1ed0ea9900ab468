import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docker, run, timed, untilReady } from './engine.mjs'
import { trialFiles } from './files.mjs'
import { root } from './image.mjs'
import { visitor } from './visitor.mjs'

/** The compose file as it stands, up and down and up again, then with a worker of its own. */
export async function tryComposed(image, compose, { project, port }, table, expect) {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-compose-'))
  const file = join(folder, 'docker-compose.yml')
  const text = await readFile(join(root, 'docker-compose.yml'), 'utf8')
  // Docker Compose before version 2 does not know the project's name in the file.
  await writeFile(file, compose.old ? text.replace(/^name:.*$/m, '') : text)
  const base = { CASEWRIGHT_IMAGE: image, LISTEN: '127.0.0.1', PORT: String(port), OFFLINE: '1' }
  const call = (args, env = {}) =>
    run(compose.program, [...compose.first, '--project-directory', root, '-p', project, '-f', file, ...args], {
      env: { ...base, ...env },
    })
  const url = `http://127.0.0.1:${port}`
  const up = (args = [], env = {}) =>
    timed(async () => {
      await call([...args, 'up', '-d', '--no-build'], env)
      await untilReady(url)
    })
  try {
    table.add('compose up to ready, empty volumes', await up())
    const dana = visitor(url)
    await dana.signUp(await call(['logs', '--no-color', 'app']))
    await dana.runTool(trialFiles().slice(0, 1))
    const before = await dana.everything()
    const logs = await call(['logs', '--no-color'])
    const key = await docker([
      'run',
      '--rm',
      '-v',
      `${project}_database-key:/key:ro`,
      image,
      'cat',
      '/key/database-url',
    ])
    const word = new URL(key.trim()).password
    const ids = (await call(['ps', '-q'])).trim().split('\n')
    const inspected = await docker(['inspect', ...ids])
    expect('a password of the database was made', /^[0-9a-f]{48}$/.test(word))
    expect('no log and no setting of a container shows it', !logs.includes(word) && !inspected.includes(word))
    const ports = JSON.parse(inspected).flatMap((one) => Object.values(one.NetworkSettings.Ports ?? {}).flat())
    expect('one port alone is open to the outside', ports.filter(Boolean).length === 1)

    await call(['down'])
    table.add('compose up to ready, again', await up())
    await dana.signIn()
    expect('down and up again keeps everything', (await dana.everything()) === before)

    await up(['--profile', 'worker'], { APP_ROLE: 'web' })
    await dana.signIn()
    await dana.runTool(trialFiles().slice(0, 1))
    const worked = await call(['--profile', 'worker', 'logs', '--no-color', 'worker'])
    expect('a worker of its own does the long work', /"msg":"ready"/.test(worked) && worked.includes('"role":"worker"'))
  } finally {
    await call(['--profile', 'worker', 'down', '--volumes', '--timeout', '30']).catch(() => {})
    await rm(folder, { recursive: true, force: true })
  }
}
