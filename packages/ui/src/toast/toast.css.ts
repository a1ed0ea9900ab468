import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { scrim } from '../dialog/dialog.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, motion } = vars

const enter = keyframes({ from: { opacity: 0, translate: '0 -1rem' } })
const leave = keyframes({ to: { opacity: 0 } })
const swipeOut = keyframes({ from: { translate: 'var(--radix-toast-swipe-end-x) 0' }, to: { translate: '110% 0' } })

const widest = '32rem'
/** As wide as the bar has room between what stands at its left and its buttons. */
const between = (left: string, right: string) => ({ right, width: `min(${widest}, 100vw - ${left} - ${right})` })

/**
 * Over the bar of the page, between its title and its buttons: a toast covers neither the page nor what it just made. At the
 * left are the spine, the longest title and the line beside it, which only a smaller screen has no room to leave free. While
 * a dialog is open it stands below, at the left: a dialog has its way out at its head, and its buttons at the right.
 */
export const viewport = style({
  position: 'fixed',
  top: 0,
  ...between('44rem', '17rem'),
  padding: space.s1,
  zIndex: vars.z.toast,
  outline: 'none',
  selectors: { [`html:has(${scrim}) &`]: { inset: 'auto auto 0 0', width: `min(${widest}, 100vw)` } },
  '@media': {
    [media.compact]: between('44rem', '9rem'),
    [media.marginBelow]: between('28rem', '9rem'),
    [media.narrow]: between('16rem', '9rem'),
    [media.phone]: { right: 0, width: '100vw' },
    [media.print]: { display: 'none' },
  },
})

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) 2rem',
  gap: space.s3,
  padding: `6px ${space.s4}`,
  alignItems: 'start',
  background: color.overlay,
  borderRadius: vars.radius.r2,
  borderLeft: `3px solid ${color.ink}`,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-destructive]': { borderLeftColor: color.highDot },
    '&[data-state="open"]': { animation: `${enter} ${motion.base} ${motion.ease}` },
    '&[data-state="closed"]': { animation: `${leave} ${motion.fast} ${motion.ease}` },
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
    '&[data-swipe="cancel"]': { translate: 0, transition: `translate ${motion.base} ${motion.ease}` },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${motion.fast} ${motion.ease}` },
  },
})

export const icon = style({ marginTop: '2px' })
globalStyle(`${icon} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
globalStyle(`[data-destructive] > ${icon}`, { color: color.high })

export const title = style({ font: '600 0.9375rem/1.4', fontFamily: vars.font.sans })
export const description = style({
  font: vars.text.small,
  color: color.ink2,
  // What went well is told in a line; what failed, and what to do, in as many as it takes.
  '@media': {
    [media.phone]: {
      selectors: {
        ':not([data-destructive]) > * > &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
    },
  },
})

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: '2px 0 0',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.well, color: color.ink } },
})
globalStyle(`${close} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
