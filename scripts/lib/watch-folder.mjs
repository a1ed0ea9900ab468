import { watch } from 'node:fs'
import { sep } from 'node:path'

/** A build or an editor writes several files at once. */
const quietMilliseconds = 300

/** @param {string | null} path null where the system does not say what has changed */
export const counts = (path) => !path?.split(sep).some((part) => part === 'node_modules' || part.startsWith('.'))

/**
 * Tells when something in a folder has changed, once for what changes together. What an install or a version control
 * writes there does not count.
 * @param {string} folder
 * @param {() => void} onChange
 * @returns {() => void} ends it
 */
export function watchFolder(folder, onChange) {
  let timer
  const watcher = watch(folder, { recursive: true }, (_, path) => {
    if (!counts(path)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, quietMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
