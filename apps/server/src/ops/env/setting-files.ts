import { readFileSync } from 'node:fs'

type Source = Record<string, string | undefined>

/**
 * Takes settings out of files: `NAME_FILE` names a file that holds the value of `NAME`. Container engines hand
 * secrets over so, as an environment can be seen by whoever may look at the container.
 * @throws Error with a sentence that names the variable, never what is in the file
 */
export function readSettingFiles(source: Source, names: readonly string[]): Source {
  const read = names.flatMap((name): [string, string][] => {
    const file = source[`${name}_FILE`]
    if (!file) return []
    if (source[name]) throw refusal(name, `stands beside ${name}, and only one of them can be set`)
    try {
      return [[name, readFileSync(file, 'utf8').trim()]]
    } catch (error) {
      throw refusal(name, `the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
    }
  })
  return { ...source, ...Object.fromEntries(read) }
}

const refusal = (name: string, problem: string) =>
  new Error(`Casewright cannot start because a setting is not valid. ${name}_FILE: ${problem}`)
