import { expect, it } from 'vitest'
import { askedFor } from './asked.ts'
import { isNamed } from './named.ts'
import { readQuery } from './read-query.ts'
import type { Node } from './tree.ts'

const named = (query: string, title: string) => isNamed(askedFor(readQuery(query).tree as Node, query), title)

it.each([
  ['Miranda', 'Miranda v. Arizona'],
  ['terry v ohio', 'Terry v. Ohio'],
  ['International Shoe', 'International Shoe Co. v. Washington'],
  ['Freedom of Information Act', 'Freedom of Information Act'],
])('%s names %s', (query, title) => {
  expect(named(query, title)).toBe(true)
})

it.each([
  ['ohio', 'Terry v. Ohio'],
  ['Miranda warnings before booking', 'Miranda v. Arizona'],
  ['information', 'Freedom of Information Act'],
  ['the of and', 'Freedom of Information Act'],
])('%s does not name %s', (query, title) => {
  expect(named(query, title)).toBe(false)
})
