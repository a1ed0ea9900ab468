import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

export const lattice = style({
  display: 'block',
  background: 'currentColor',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
})
