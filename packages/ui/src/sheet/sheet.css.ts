import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { motion } = vars

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const fromLeft = keyframes({ from: { translate: '-100% 0' } })
const toLeft = keyframes({ to: { translate: '-100% 0' } })
const fromRight = keyframes({ from: { translate: '100% 0' } })
const toRight = keyframes({ to: { translate: '100% 0' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  background: vars.color.scrim,
  zIndex: vars.z.drawer,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${motion.base} ${motion.ease}` },
    '&[data-exiting]': { animation: `${vanish} ${motion.fast} ${motion.ease} forwards` },
  },
  '@media': { [media.print]: { display: 'none' } },
})

const slide = (come: string, go: string) => ({
  '&[data-entering]': { animation: `${come} ${motion.base} ${motion.ease}` },
  '&[data-exiting]': { animation: `${go} ${motion.fast} ${motion.ease} forwards` },
})

export const sheet = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    width: 'min(18rem, 85vw)',
    overflow: 'auto',
    background: vars.color.overlay,
    boxShadow: vars.shadow.float,
  },
  variants: {
    side: {
      left: { left: 0, selectors: slide(fromLeft, toLeft) },
      right: { right: 0, selectors: slide(fromRight, toRight) },
    },
    size: { narrow: {}, wide: { width: 'min(26rem, 100vw)' }, page: { width: 'min(46rem, 100vw)' } },
  },
  defaultVariants: { side: 'left', size: 'narrow' },
})

export const content = style({ minHeight: '100%', height: '100%', outline: 'none' })
