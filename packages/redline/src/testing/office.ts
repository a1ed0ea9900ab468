import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const office = [process.env.OFFICE_PATH ?? '', '/usr/bin/soffice'].find(
  (path) => path !== '' && existsSync(path),
)
// The jars of poi-ooxml-full with what it needs: the schema of ECMA-376 as classes.
export const jars = process.env.OOXML_JARS && existsSync(process.env.OOXML_JARS) ? process.env.OOXML_JARS : undefined
if (!office) console.warn('LibreOffice is not there (OFFICE_PATH): no redline is opened in it.')
if (!jars) console.warn('OOXML_JARS is not set: no redline is validated against the schema.')

const validator = fileURLToPath(new URL('validate.java', import.meta.url))

/** What the schema says against each of some files. */
export function validated(files: readonly string[]): Map<string, string[]> {
  const said = execFileSync('java', ['-cp', join(jars ?? '', '*'), validator, ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = new Map<string, string[]>()
  for (const block of said
    .toString()
    .split(/^FILE /m)
    .slice(1)) {
    const [file = '', ...lines] = block.split('\n')
    found.set(
      basename(file),
      lines.filter((line) => line !== ''),
    )
  }
  return found
}

/** Has LibreOffice open files of a folder and save them in another format in a folder beside it. */
export function converted(folder: string, from: string, names: readonly string[], format: string, into: string): void {
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const files = names.map((name) => join(folder, from, name))
  const wanted = ['--headless', '--convert-to', format, '--outdir', join(folder, into)]
  execFileSync(office ?? '', [profile, ...wanted, ...files], { stdio: 'ignore' })
}
