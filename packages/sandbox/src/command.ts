import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ChildOptions } from './child-options.ts'
import type { Walls } from './walls.ts'

/** What the first module of a child is told, as JSON. */
export interface Orders {
  entry: string
  name: string
  memoryMb: number
  cpuSeconds: number | undefined
  /** What a thread inside has to watch, because nobody outside does. */
  watch: { parent: number | undefined; usage: boolean }
}

const start = new URL('./child/main.ts', import.meta.url)
const denied = new URL('./child/deny-network.ts', import.meta.url)

/**
 * What V8 reserves for the code of each thread, and for WebAssembly, and the system counts as used; and what else Node
 * has that is not resident, generously: what is to end a child is the watchdog, which says why.
 */
const reservedMb = { node: 128, thread: 512, wasm: 2048 }

/** The program and the arguments that start a child. */
export function commandOf(options: ChildOptions, held: Walls): [program: string, args: string[]] {
  const { usage, parentEnd, wrapping } = held
  const orders: Orders = {
    entry: options.entry.href,
    name: options.name,
    memoryMb: options.memoryMb,
    cpuSeconds: options.cpuSeconds,
    watch: { parent: parentEnd === 'watchdog' ? process.pid : undefined, usage: usage === 'watchdog' },
  }
  const node = [...nodeFlags(options), fileURLToPath(start), JSON.stringify(orders)]
  if (process.platform === 'win32') return [process.execPath, node]
  // Limits of the system, which hold while this process is too busy to look: no core, no file that grows, the CPU of
  // its whole life, and (on Linux) private memory.
  const limits = ['ulimit -c 0', 'ulimit -f 0', ...(options.cpuSeconds ? [`ulimit -t ${seconds(options)}`] : [])]
  if (process.platform === 'linux') limits.push(`ulimit -d ${privateMb(options) * 1024}`)
  const script = `${limits.join(' && ')} && exec "$@"`
  return ['/bin/sh', ['-c', script, options.name, ...wrapping, process.execPath, ...node]]
}

/** The main thread has a reservation as well, and a watchdog may have one. */
const privateMb = ({ memoryMb, threads = 0, wasm = false }: ChildOptions): number =>
  Math.ceil(memoryMb) + reservedMb.node + reservedMb.thread * (threads + 2) + (wasm ? reservedMb.wasm : 0)

/** More than the watchdog allows, so that it is the watchdog that says why. */
const seconds = ({ cpuSeconds = 0 }: ChildOptions): number => Math.ceil(cpuSeconds) + 2

function nodeFlags({ entry, readable = [], memoryMb, heapMb = memoryMb / 2 }: ChildOptions): string[] {
  const folders = [...packageFolders(fileURLToPath(entry)), ...packageFolders(fileURLToPath(start)), ...readable]
  return [
    // For each thread, before all else: `--import` would leave out those that are given their code as a string.
    `--require=${fileURLToPath(denied)}`,
    '--permission',
    ...[...new Set(folders)].map((folder) => `--allow-fs-read=${folder}`),
    // Recognizing and drawing need both. What is native is held by the system's walls alone.
    '--allow-addons',
    '--allow-worker',
    '--disable-sigusr1',
    '--no-warnings',
    `--max-old-space-size=${Math.ceil(heapMb)}`,
    '--max-semi-space-size=16',
  ]
}

/** The folder of the package that a module belongs to, and what is installed for it. */
function packageFolders(module: string): string[] {
  let folder = dirname(realpathSync(module))
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder)
  const found = [folder]
  for (let above = folder; dirname(above) !== above; ) {
    above = dirname(above)
    if (existsSync(join(above, 'node_modules'))) found.push(join(above, 'node_modules'))
  }
  return found
}
