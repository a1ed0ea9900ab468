import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  marginBottom: space.s2,
  font: vars.text.small,
  color: color.ink2,
})
export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const bar = style({ height: '6px', background: color.line, overflow: 'hidden' })

export const fill = style({
  height: '100%',
  background: color.brassLine,
  transition: `width ${vars.motion.base} ${vars.motion.ease}`,
})

const travel = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } })

export const travelling = style({
  width: '40%',
  height: '100%',
  background: color.brassLine,
  animation: `${travel} 1.6s linear infinite`,
  '@media': { [media.stillness]: { width: '100%', opacity: 0.5 } },
})
