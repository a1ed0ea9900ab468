import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesUnder } from './files.mjs'
import { inRoot } from './paths.mjs'

const page = 'docs/security.md'

/** Whether every test that the page on security names is there, and every page and heading that it links to. */
export function checkSecurityPage() {
  const text = readFileSync(inRoot(page), 'utf8')
  const tests = ['apps', 'packages', 'tools', 'e2e'].flatMap(filesUnder).map((file) => basename(file))
  const named = [...text.matchAll(/[\w-]+\.(?:test|spec)\b/g)].map(([name]) => name)
  const missing = [...new Set(named)].filter((name) => !tests.some((file) => file.startsWith(`${name}.ts`)))
  const links = [...text.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)].map(([, file, heading]) => ({ file, heading }))
  const broken = links.filter(({ file, heading }) => !leads(file, heading))
  const problems = [
    ...missing.map((name) => `there is no test ${name}`),
    ...broken.map(({ file, heading }) => `nothing is at ${file}${heading ? `#${heading}` : ''}`),
  ]
  return {
    ok: problems.length === 0,
    note: `${new Set(named).size} tests are named`,
    output: problems.map((problem) => `  ${page}: ${problem}\n`).join(''),
  }
}

function leads(file, heading) {
  try {
    const text = readFileSync(inRoot('docs', file || basename(page)), 'utf8')
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words]) => anchorOf(words))
    return heading === undefined || anchors.includes(heading)
  } catch {
    return false
  }
}

const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
