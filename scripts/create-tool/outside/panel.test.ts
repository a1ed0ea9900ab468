import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('imports nothing in the browser but what the page shares', () => {
  const code = readFileSync(new URL('../dist/panel.js', import.meta.url), 'utf8')
  const imported = [...code.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name)
  expect(new Set(imported)).toEqual(new Set(['react/jsx-runtime', '@casewright/core/client', '@casewright/ui']))
})
