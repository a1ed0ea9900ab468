import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const split = style({
  display: 'grid',
  height: '100%',
  minHeight: '24rem',
  '@media': { [media.print]: { display: 'block', height: 'auto' } },
})
export const pane = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
})
export const well = style({ background: color.well })
export const divider = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `solid ${color.line2}`,
  borderWidth: '0 1px',
  background: color.well,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: '-2px !important',
  '::after': {
    content: '',
    width: '3px',
    height: '2.5rem',
    border: `solid ${color.lineControl}`,
    borderWidth: '0 1px',
  },
  selectors: { '&:hover, &[data-dragging]': { background: color.line2 } },
  '@media': { [media.print]: { display: 'none' } },
})
