import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr)',
  gap: space.s7,
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 } },
})
export const side = style({
  position: 'sticky',
  top: '6rem',
  '@media': {
    [media.narrow]: { position: 'static', selectors: { '&[data-single]': { display: 'none' } } },
  },
})
export const list = style({
  display: 'grid',
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.narrow]: { display: 'none' } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target,
  padding: `0 ${space.s3}`,
  borderBottom: `1px solid ${color.line2}`,
  font: vars.text.ui,
  color: color.ink2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink, background: color.well },
    '&[aria-current]': {
      boxShadow: `inset 2px 0 0 ${color.brassLine}`,
      fontWeight: 600,
      color: color.ink,
    },
  },
})
export const menu = style({
  display: 'none',
  maxWidth: '24rem',
  '@media': { [media.narrow]: { display: 'block' } },
})
export const content = style({ minWidth: 0 })
