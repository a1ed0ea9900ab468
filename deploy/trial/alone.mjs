import { setTimeout as wait } from 'node:timers/promises'
import { tryBrowser } from './browser.mjs'
import { docker, timed, untilReady } from './engine.mjs'
import { trialFiles } from './files.mjs'
import { visitor } from './visitor.mjs'

/** A word that must be found nowhere but in the container's own environment. */
const canary = 'canary-5f1c0a7e9d3b'

/** One container with its embedded database, as tightly as it can be run. */
export function container({ name, volume, port }) {
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    /** Starts it, and waits until it is ready unless told not to. @returns {Promise<number>} milliseconds */
    async start(image, { waits = true } = {}) {
      await docker(['rm', '--force', name], { may: true })
      const tight = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
      const settings = ['OFFLINE=1', `GOVINFO_API_KEY=${canary}`, 'LOG_LEVEL=debug'].flatMap((one) => ['--env', one])
      const where = ['--publish', `127.0.0.1:${port}:3000`, '--volume', `${volume}:/data`]
      return timed(async () => {
        await docker(['run', '--detach', '--name', name, ...tight, ...settings, ...where, image])
        if (!waits) return
        await untilReady(url).catch(async (error) => {
          throw new Error(`${error.message}\n${await docker(['logs', '--tail', '30', name], { may: true })}`)
        })
      })
    },
    stop: () => timed(() => docker(['stop', '--time', '25', name])),
    exitCode: async () => Number(await docker(['inspect', '--format', '{{.State.ExitCode}}', name])),
    logs: () => docker(['logs', name]),
    health: () => docker(['inspect', '--format', '{{.State.Health.Status}}', name]),
    /** Its address in the network of containers: to a browser, another machine. */
    address: async () =>
      `http://${(await docker(['inspect', '--format', '{{.NetworkSettings.IPAddress}}', name])).trim()}:3000`,
    inside: (script, user = '1000') => docker(['exec', '--user', user, name, 'sh', '-c', script], { may: true }),
    memory: async () =>
      (await docker(['stats', '--no-stream', '--format', '{{.MemUsage}}', name])).split('/')[0].trim(),
    remove: async () => {
      await docker(['rm', '--force', name], { may: true })
      await docker(['volume', 'rm', '--force', volume], { may: true })
    },
  }
}

/** A person's first and second visit, with a stop between. */
export async function tryAlone(image, earlier, place, table, expect) {
  const box = container(place)
  try {
    if (!earlier) {
      await box.start(image, { waits: false })
      await wait(700)
      await box.stop()
      expect('docker stop ends it cleanly while it starts', (await box.exitCode()) === 0)
      await box.remove()
    }
    const first = await box.start(earlier ?? image)
    if (!earlier) table.add('start to ready, empty volume', first)
    const dana = visitor(box.url)
    await dana.signUp(await box.logs())
    await dana.runTool(earlier ? trialFiles().slice(0, 1) : trialFiles())
    const before = await dana.everything()
    if (earlier) {
      await box.stop()
      table.add('an earlier image to this one, until ready', await box.start(image))
      await dana.signIn()
      expect('an upgrade keeps the account, its runs and its documents', (await dana.everything()) === before)
    }

    if (!earlier) await tryBrowser(await box.address(), expect)

    const touched = await box.inside('touch /app/x /etc/x 2>&1; id -u')
    expect('the root file system is read-only', (touched.match(/Read-only file system/g) ?? []).length === 2)
    expect('it runs as user 1000', /^1000$/m.test(touched))
    await wait(11_000)
    expect('the health check says healthy', (await box.health()).trim() === 'healthy')
    const note = earlier ? () => {} : table.add
    note('memory when idle, after reading a scan', await box.memory())

    const hangUp = await dana.listen()
    note('docker stop, with an open event stream', await box.stop())
    hangUp()
    expect('docker stop ends it cleanly', (await box.exitCode()) === 0)
    const logs = await box.logs()
    const secrets = JSON.parse(await secretsOf(place.volume, image))
    const told = [canary, ...Object.values(secrets), 'correct horse battery'].filter((word) => logs.includes(word))
    expect('the log holds no key and no password', told.length === 0)

    note('start to ready, again', await box.start(image))
    await dana.signIn()
    expect('a restart keeps everything', (await dana.everything()) === before)
  } finally {
    await box.remove()
  }
}

const secretsOf = (volume, image) =>
  docker(['run', '--rm', '--network', 'none', '--volume', `${volume}:/data:ro`, image, 'cat', '/data/secrets.json'])
