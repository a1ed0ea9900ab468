import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, motion } = vars

const appear = keyframes({ from: { opacity: 0, translate: '0 4px' } })

export const popover = style({
  maxWidth: 'min(26rem, calc(100vw - 2rem))',
  overflow: 'auto',
  background: color.overlay,
  borderRadius: vars.radius.r3,
  boxShadow: vars.shadow.float,
  zIndex: `${vars.z.dialog} !important`,
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.base} ${motion.ease}` } },
  '@media': { [media.print]: { display: 'none' } },
})
export const panel = style({ padding: space.s4, outline: 'none' })
