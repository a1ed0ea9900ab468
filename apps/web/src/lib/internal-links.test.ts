import { expect, test } from 'vitest'
import { internalPath } from './internal-links.ts'

const origin = 'https://law.example'
const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const link = (href: string, more = {}) => ({ href, target: '', download: false, ...more })

test('a link within the app is followed by the router', () => {
  expect(internalPath(click, link('https://law.example/history/1?x=2#y'), origin)).toBe('/history/1?x=2#y')
})

test('whatever else the person or the link asks for is left to the browser', () => {
  const here = link('https://law.example/dashboard')
  expect(internalPath({ ...click, ctrlKey: true }, here, origin)).toBeUndefined()
  expect(internalPath({ ...click, button: 1 }, here, origin)).toBeUndefined()
  expect(internalPath(click, { ...here, target: '_blank' }, origin)).toBeUndefined()
  expect(internalPath(click, { ...here, download: true }, origin)).toBeUndefined()
  expect(internalPath(click, link('https://court.example/opinion'), origin)).toBeUndefined()
  expect(internalPath(click, link('https://law.example/'), origin)).toBeUndefined()
  expect(internalPath(click, link('https://law.example/api/runs/1/exports/memo'), origin)).toBeUndefined()
})
