import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const list = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  overflowX: 'auto',
  background: color.well,
  boxShadow: `inset 0 -1px 0 ${color.lineControl}`,
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: '3rem',
  padding: '0 14px',
  border: '1px solid transparent',
  borderBottom: 0,
  font: vars.text.ui,
  color: color.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-4px !important',
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': {
      background: color.paper,
      borderColor: color.lineControl,
      color: color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 2px 0 ${color.brassLine}`,
    },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
  },
})

export const panel = style({ paddingTop: space.s5 })
