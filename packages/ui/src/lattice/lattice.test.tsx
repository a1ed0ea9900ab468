import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { draw } from './draw.ts'
import { medal, seal } from './drawings.ts'
import { Lattice } from './lattice.tsx'

test('the files are what the drawings say; vitest --update draws them again', async () => {
  await expect(draw(seal)).toMatchFileSnapshot('./seal.svg')
  await expect(draw(medal)).toMatchFileSnapshot('./medal.svg')
})

test('a lattice is nothing to a screen reader, and takes the color of its place', () => {
  render(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Lattice className="" />
    </div>,
  )
  const lattice = document.querySelector('main span')
  expect(lattice?.getAttribute('aria-hidden')).toBe('true')
  expect(lattice && getComputedStyle(lattice).backgroundColor).toBe('rgb(1, 2, 3)')
  expect(lattice && getComputedStyle(lattice).maskImage).toContain('seal')
})
