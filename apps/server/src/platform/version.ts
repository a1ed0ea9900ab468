import { readFile } from 'node:fs/promises'

/** Of this server, as its package says. */
export async function serverVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
