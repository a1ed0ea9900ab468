import { expect, it } from 'vitest'
import { createPaces } from './paces.ts'

it('says how many seconds of speech are heard in one, of the last twenty sounds, once there were enough', () => {
  const paces = createPaces()
  expect(paces.speed()).toBeNull()
  paces.add(2, 1)
  expect(paces.speed()).toBeNull()
  paces.add(4, 1)
  expect(paces.speed()).toBe(3)
  for (let nth = 0; nth < 20; nth++) paces.add(1, 2)
  expect(paces.speed()).toBe(0.5)
  paces.forget()
  expect(paces.speed()).toBeNull()
})
