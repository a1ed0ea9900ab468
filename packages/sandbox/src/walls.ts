import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What holds a child on this machine: the system itself, or our own watching. */
export interface Walls {
  /** `system`: it stands in a network of its own, which has nothing. `process`: Node's ways out are shut inside it. */
  network: 'system' | 'process'
  /** Who kills a busy child when its parent is killed. `watchdog`: a thread inside it. */
  parentEnd: 'system' | 'watchdog'
  /** Who counts memory and CPU. `outside`: the parent, with limits of the system behind it. */
  usage: 'outside' | 'watchdog'
  /** Programs that start it and become it, outermost first. */
  wrapping: readonly string[]
}

const dropped = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--pdeathsig', 'KILL', '--']
const pathOf = (name: string): string => [`/usr/bin/${name}`, `/bin/${name}`].find((path) => existsSync(path)) ?? name

/** The strongest first. Each is tried once, with a program that does nothing. */
const linux = (): Pick<Walls, 'network' | 'parentEnd' | 'wrapping'>[] => {
  const [unshare, setpriv] = [pathOf('unshare'), pathOf('setpriv')]
  return [
    { network: 'system', parentEnd: 'system', wrapping: [unshare, '-rn', setpriv, ...dropped] },
    { network: 'process', parentEnd: 'system', wrapping: [setpriv, ...dropped] },
    { network: 'process', parentEnd: 'system', wrapping: [setpriv, '--no-new-privs', '--pdeathsig', 'KILL', '--'] },
  ]
}

let found: Walls | undefined

/** What this machine can do, looked for once. Blocks for some ten milliseconds the first time. */
export function walls(): Walls {
  found ??= look()
  return found
}

function look(): Walls {
  if (process.platform === 'win32') {
    // Node puts its children into a job that the system ends with it.
    return { network: 'process', parentEnd: 'system', usage: 'watchdog', wrapping: [] }
  }
  const usage = existsSync('/proc/self/statm') ? 'outside' : 'watchdog'
  const works = process.platform === 'linux' ? linux().find(({ wrapping }) => does(wrapping)) : undefined
  return { network: 'process', parentEnd: 'watchdog', wrapping: [], ...works, usage }
}

function does([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, [...args, pathOf('true')], { env: {}, stdio: 'ignore', timeout: 2_000 }).status === 0
}
