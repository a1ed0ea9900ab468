import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the policy must name so that browsers take the import map of the app's document, the one script that stands in it:
 * the hash of its text. Empty where the app is not built.
 */
export function importMapHashes(webFolder: string): string[] {
  try {
    const document = readFileSync(join(webFolder, 'index.html'), 'utf8')
    const [, after] = document.split('<script type="importmap">')
    const [map] = after?.split('</script>') ?? []
    return map === undefined ? [] : [`'sha256-${createHash('sha256').update(map).digest('base64')}'`]
  } catch {
    return []
  }
}
