import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const chooser = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minWidth: vars.target,
  maxWidth: '20rem',
  minHeight: vars.target,
  padding: `0 ${space.s3}`,
  border: 0,
  borderRadius: vars.radius.r2,
  background: 'none',
  font: vars.text.ui,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.well, color: color.ink },
    '&[data-chosen]': { color: color.ink, fontWeight: 600 },
  },
  '@media': {
    [media.narrow]: { maxWidth: '13rem' },
    [media.phone]: { justifyContent: 'center', padding: 0, width: vars.target },
    [media.print]: { display: 'none' },
  },
})
globalStyle(`${chooser} svg`, { flex: 'none', width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
globalStyle(`${chooser}[data-chosen] svg`, { color: color.brass })
/** On a phone the icon and its mark stand alone; the button is called by all of it. */
export const words = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { display: 'none' } },
})
export const mark = style({
  display: 'none',
  position: 'absolute',
  top: '8px',
  right: '8px',
  width: '9px',
  height: '9px',
  border: `2px solid ${color.paper}`,
  borderRadius: '50%',
  background: color.brass,
  '@media': { [media.phone]: { display: 'block' } },
})
