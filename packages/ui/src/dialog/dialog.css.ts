import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, motion } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space.s4,
  background: color.scrim,
  zIndex: vars.z.dialog,
  selectors: { '&[data-entering]': { animation: `${appear} ${motion.base} ${motion.ease}` } },
})

export const modal = recipe({
  base: {
    width: '100%',
    maxHeight: 'calc(100dvh - 2rem)',
    overflow: 'auto',
    background: color.overlay,
    borderRadius: vars.radius.r3,
    boxShadow: vars.shadow.float,
  },
  variants: { size: { regular: { maxWidth: '40rem' }, wide: { maxWidth: '46rem' } } },
  defaultVariants: { size: 'regular' },
})

export const dialog = style({
  position: 'relative',
  padding: space.s6,
  outline: 'none',
  '@media': { [media.phone]: { padding: space.s5 } },
})

export const close = style({ position: 'absolute', top: space.s4, right: space.s4 })
export const eyebrow = style({ marginBottom: '4px', paddingRight: space.s7, font: vars.text.small, color: color.ink2 })
export const title = style({ fontSize: '1.75rem', paddingRight: space.s7 })
export const body = style({ marginTop: '10px', color: color.ink2 })
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.s3,
  marginTop: space.s5,
})
