import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const frame = style({
  background: color.well,
  boxShadow: `inset 0 -1px 0 ${color.lineControl}`,
  '@media': { [media.print]: { display: 'none' } },
})

/** Index tabs of a binder. */
export const strip = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  padding: `0 ${space.s6}`,
  overflow: 'hidden',
  '@media': {
    [media.compact]: { paddingInline: space.s5 },
    [media.phone]: { paddingInline: '1.25rem' },
  },
})
export const tab = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: '3rem',
  padding: '0 4px',
  border: '1px solid transparent',
  borderBottom: 0,
  font: vars.text.ui,
  color: color.ink2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink },
    '&[data-current]': {
      background: color.paper,
      borderColor: color.lineControl,
      boxShadow: `inset 0 2px 0 ${color.brassLine}`,
      fontWeight: 600,
      color: color.ink,
    },
  },
  '@media': { [media.compact]: { padding: '0 2px', fontSize: '0.8125rem' } },
})
export const link = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '0 7px 0 9px',
  color: 'inherit',
  textDecoration: 'none',
  // The strip cuts off what stands out of it: the ring is drawn inside, clear of the words.
  outlineOffset: '-4px !important',
  '@media': { [media.compact]: { padding: '0 6px 0 7px' } },
})
export const info = style({})
globalStyle(`${info} > button`, { width: '1.75rem', height: '1.75rem', color: color.ink3 })
globalStyle(`${info} > button:focus-visible`, { outlineOffset: '-2px' })
globalStyle(`${info} svg`, { width: '0.875rem', height: '0.875rem' })

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'end',
  gap: space.s2,
  padding: `${space.s3} ${space.s6}`,
  '@media': { [media.phone]: { paddingInline: '1.25rem' } },
})
globalStyle(`${picker} > button`, { minHeight: '2.75rem' })
