import type { FrameLimits } from './frames.ts'

/** What a child is, and what it may use. */
export interface ChildOptions {
  /** What it is called in lists of processes. */
  name: string
  /** The module that it runs: TypeScript, by this Node. It speaks through `@casewright/sandbox/child`. */
  entry: URL
  /** Megabytes of the whole process. One that takes more is killed. */
  memoryMb: number
  /** Megabytes of V8's heap within that; half of it unless given. */
  heapMb?: number
  /** Threads of JavaScript that it starts; none unless given. */
  threads?: number
  /** Whether it runs WebAssembly. */
  wasm?: boolean
  /** Seconds of CPU in its whole life. */
  cpuSeconds?: number
  /** Files and folders that it may read beside its own package, this one and what is installed for them. */
  readable?: readonly string[]
  /** 0 to 19: how far it stands behind others that want the CPU. */
  nice?: number
  /** How long one message of the child may be. One that says more is killed; 16 MB without bytes unless given. */
  heard?: FrameLimits
  /** What it says: anything that can be cloned, bytes included. */
  onMessage(message: unknown): void
}

export interface Child {
  readonly pid: number | undefined
  /** Resolves once the process is gone, and never rejects. */
  readonly ended: Promise<ChildEnd>
  /** Says something to it. `done` is called once it has left this process, with what went wrong if it could not. */
  send(message: unknown, done?: (error: Error | null) => void): void
  /** Bytes that were said to it and that it has not taken yet. */
  unsent(): number
  /** Seconds of CPU that it may use from now on; it is killed when it uses more. */
  allowCpu(seconds: number): void
  /** What it uses; undefined where this system does not show it, or the child is gone. */
  usage(): Usage | undefined
  /** Keeps this process alive while the child works. It is released at its start. */
  hold(): void
  release(): void
  /** Kills it at once, whatever it is doing. */
  kill(): void
}

export interface Usage {
  memoryMb: number
  /** In its whole life. */
  cpuSeconds: number
}

export interface ChildEnd {
  /**
   * `exited` by itself, with `code`; `killed` by `kill`; `memory`, `cpu` and `message` past a limit; `crashed`
   * by nonsense that it said, or by a signal that nobody here sent; `failed` to start.
   */
  why: 'exited' | 'killed' | 'memory' | 'cpu' | 'message' | 'crashed' | 'failed'
  code: number | null
  signal: NodeJS.Signals | null
}
