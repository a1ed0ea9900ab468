import { vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'
import { band, wrap } from './landing.css.ts'

const { color, space } = vars

export const closing = style([
  band,
  { position: 'relative', isolation: 'isolate', overflow: 'hidden', textAlign: 'center' },
])
export const rings = style({
  position: 'absolute',
  zIndex: -1,
  left: '50%',
  top: '50%',
  width: '64rem',
  height: '64rem',
  translate: '-50% -50%',
  opacity: 0.45,
  maskImage: 'radial-gradient(closest-side, transparent 42%, #000 62%)',
})
export const ring = style({ width: '100%', height: '100%', color: color.spineBrass })
export const inner = style([wrap])
export const title = style({
  font: `400 clamp(2rem, 1.4rem + 2.4vw, 3.25rem)/1.1 ${vars.font.serif}`,
  letterSpacing: '-0.02em',
})
export const text = style({
  maxWidth: '52ch',
  margin: `${space.s4} auto ${space.s5}`,
  color: color.onSpine2,
  textWrap: 'balance',
})
