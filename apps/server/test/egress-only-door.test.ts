import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const ways = [
  /(?<![.\w])fetch\(/,
  /globalThis\.fetch/,
  /from 'undici'/,
  /^import (?!type )[^\n]* from '(node:)?https?2?'/m,
  /from 'axios'/,
]

const opens = (text: string) => ways.some((way) => way.test(text))

it('has no other way out than the door', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/^egress[\\/]|[\\/]testing[\\/]|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => opens(readFileSync(root + file, 'utf8')))).toEqual([])
})

it('would see another one', () => {
  for (const text of ['await fetch(url)', "import { request } from 'node:https'", "import { Agent } from 'undici'"])
    expect(opens(text)).toBe(true)
  expect(opens('settings.fetch(url); prefetch(url)')).toBe(false)
})
