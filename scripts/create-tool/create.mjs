import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkPackages } from './links.mjs'

const template = (...parts) => join(dirname(fileURLToPath(import.meta.url)), ...parts)
const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const titleOf = (id) => id.replace(/(^|-)(\w)/g, (_, before, letter) => `${before && ' '}${letter.toUpperCase()}`)
/** The person's folder, wherever npm put the script. */
const here = () => process.env.INIT_CWD ?? process.cwd()

/**
 * Writes a new tool: into tools/ of the repository in which npm runs, or for outsiders into a folder of their own.
 * What is there already is not touched.
 * @param {{ id: string, title?: string, panel?: boolean, into?: string }} options
 * @returns {Promise<{ folder: string, next: string[] }>} where it stands, and what to do next
 */
export async function createTool({ id, title = titleOf(id), panel = false, into }) {
  if (!idPattern.test(id))
    throw new Error(`'${id}' is no id: write lower-case words joined by hyphens, such as new-tool.`)
  if (!/^[\p{L}\p{N} &(),.-]+$/u.test(title)) throw new Error('A title has letters, digits, spaces and &(),.- alone.')
  const folder = into === undefined ? join(process.cwd(), 'tools', id) : join(resolve(here(), into), id)
  const isNew = !existsSync(folder)
  if (!isNew && into === undefined) throw new Error(`${folder} already exists. Choose another id.`)
  const write = writer(folder, (text) =>
    text.replaceAll('new-tool', id).replaceAll('New Tool', title).replaceAll('NewTool', title.replace(/\W/g, '')),
  )
  if (isNew) {
    const sources = ['manifest.ts', 'server.ts', 'server.test.ts', ...(panel ? ['panel.tsx'] : [])]
    for (const file of sources) write(`src/${file}`, readFileSync(template('src', file), 'utf8'))
  }
  return into === undefined ? inRepository({ id, panel, folder, write }) : outside({ panel, folder, write, isNew })
}

const writer = (folder, named) => (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), named(text))
}
const read = (...parts) => readFileSync(template(...parts), 'utf8')
const asJson = (value) => `${JSON.stringify(value, null, 2)}\n`

function inRepository({ id, panel, folder, write }) {
  const manifest = JSON.parse(read('in-repo', 'package.json'))
  if (panel) {
    const ui = JSON.parse(readFileSync('packages/ui/package.json', 'utf8'))
    manifest.exports['./panel'] = './src/panel.tsx'
    manifest.dependencies = {
      '@casewright/core': 'workspace:*',
      '@casewright/ui': 'workspace:*',
      react: ui.dependencies.react,
      zod: manifest.dependencies.zod,
    }
    const versions = ['@storybook/react-vite', '@types/react', 'storybook'].map((name) => [
      name,
      ui.devDependencies[name],
    ])
    manifest.devDependencies = Object.fromEntries(versions)
    write('src/panel.stories.tsx', read('in-repo', 'panel.stories.tsx'))
  }
  write('package.json', asJson(manifest))
  for (const file of ['tsconfig.json', 'README.md']) write(file, read('in-repo', file))
  const toolset = join('packages', 'toolset', 'package.json')
  const list = JSON.parse(readFileSync(toolset, 'utf8'))
  list.dependencies[`@casewright/tool-${id}`] = 'workspace:*'
  writeFileSync(toolset, asJson(list))
  return {
    folder: relative(process.cwd(), folder),
    next: ['npx --yes pnpm@12.21.0 install', `npx vitest run --project ${id}`, 'npm start'],
  }
}

function outside({ panel, folder, write, isNew }) {
  if (isNew) {
    const manifest = JSON.parse(read('outside', 'package.json'))
    if (panel) {
      manifest.scripts = { build: 'vite build', test: 'tsc --noEmit && vite build && vitest run' }
      write('vite.config.ts', read('outside', 'vite.config.ts'))
      write('src/panel.test.ts', read('outside', 'panel.test.ts'))
    }
    write('package.json', asJson(manifest))
    for (const file of ['server.ts', 'tsconfig.json', 'README.md']) write(file, read('outside', file))
    write('.gitignore', 'node_modules\n')
  }
  linkPackages(folder)
  const shown = relative(here(), folder) || '.'
  return { folder: shown, next: [`npm --prefix ${shown} test`, `start Casewright with TOOLS_DIR=${dirname(folder)}`] }
}
