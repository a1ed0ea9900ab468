import { setPriority } from 'node:os'

const niceness = 5

/** Lets searches go before this thread. Elsewhere than on Linux the call would mean the entire process. */
export function standBack(): void {
  if (process.platform === 'linux') setPriority(niceness)
}
