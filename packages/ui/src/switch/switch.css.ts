import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, motion, space } = vars

export const whole = style({ display: 'grid', gap: '4px' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.s3,
  padding: '3px 0',
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { padding: '10px 0' } },
})

export const label = style({ font: vars.text.ui, fontWeight: 600, lineHeight: 1.4 })

export const state = style({ minWidth: '1.75rem', textAlign: 'right', font: vars.text.small, color: color.ink2 })

/** The state is also told by the place of the thumb and by the word beside it, not by the color alone. */
export const track = style({
  position: 'relative',
  width: '2.5rem',
  height: '1.5rem',
  border: `1px solid ${color.lineControl}`,
  borderRadius: '0.75rem',
  background: color.well,
  transition: `background ${motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.ink },
    '[data-selected] > &': { background: color.primary, borderColor: color.primary },
    '[data-disabled] > &': { background: color.well, borderColor: color.line2 },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const thumb = style({
  position: 'absolute',
  top: '3px',
  left: '3px',
  width: '1rem',
  height: '1rem',
  borderRadius: '50%',
  background: color.lineControl,
  transition: `transform ${motion.fast}, background ${motion.fast}`,
  selectors: {
    '[data-selected] > * > &': { transform: 'translateX(1rem)', background: color.onPrimary },
    '[data-disabled] > * > &': { background: color.line2 },
  },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
})

export const description = style({ maxWidth: vars.measure, color: color.ink2 })
