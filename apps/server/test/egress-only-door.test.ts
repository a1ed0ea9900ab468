import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const ways = [
  /(?<![.\w])fetch\(/,
  /globalThis\.fetch/,
  /from 'undici'/,
  /^import (?!type )[^\n]* from '(node:)?https?2?'/m,
  /from 'axios'/,
  /\b(?:net|tls)\.connect\(/,
  /^import (?!type )[^\n]*\b(?:connect|createConnection|Socket)\b[^\n]* from '(node:)?(net|tls)'/m,
]

/** What speaks for itself, were it not given a connection of the door's. */
const mailer = /from 'nodemailer'/

const opens = (text: string) => ways.some((way) => way.test(text))

it('has no other way out than the door', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/^platform[\\/]egress[\\/]|[\\/]testing[\\/]|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => opens(readFileSync(root + file, 'utf8')))).toEqual([])
})

it('sends mail by a connection that the door opened', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => mailer.test(readFileSync(root + file, 'utf8')))
  expect(files).toEqual([join('platform', 'mail', 'index.ts')])
  expect(readFileSync(root + files[0], 'utf8')).toMatch(/connection: socket,/)
})

it('would see another one', () => {
  for (const text of [
    'await fetch(url)',
    "import { request } from 'node:https'",
    "import { Agent } from 'undici'",
    "import { connect } from 'node:tls'",
    'net.connect(25, host)',
  ])
    expect(opens(text)).toBe(true)
  for (const text of [
    'settings.fetch(url); prefetch(url)',
    "import { isIP } from 'node:net'",
    'server.connect(transport)',
  ])
    expect(opens(text)).toBe(false)
})
