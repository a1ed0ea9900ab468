import { pnpm } from './run.mjs'

const grave = new Set(['high', 'critical'])

/**
 * Asks the registry which holes are known in what is shipped.
 * @returns {Promise<{ name: string, versions: string, title: string, severity: string, url: string }[] | undefined>}
 *   undefined: it could not be asked
 */
export async function knownHoles() {
  const { output } = await pnpm(['audit', '--prod', '--json'], { quiet: true })
  const found = parsed(output.slice(Math.max(0, output.indexOf('{'))))
  if (!found?.advisories) return undefined
  return Object.values(found.advisories).map((hole) => ({
    name: hole.module_name,
    versions: hole.vulnerable_versions,
    title: hole.title,
    severity: hole.severity,
    url: hole.url,
  }))
}

export const isGrave = ({ severity }) => grave.has(severity)

export const asLine = ({ name, versions, title, severity, url }) =>
  `${severity}: ${name} ${versions}: ${title} (${url})`

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
