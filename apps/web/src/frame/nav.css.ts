import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const nav = style({ flex: '1 0 auto', padding: `0 ${space.s3}` })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: '2.75rem',
  padding: `0 ${space.s3}`,
  borderLeft: '2px solid transparent',
  borderRadius: radius.r2,
  font: vars.text.ui,
  color: color.onSpine2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.spine2, color: color.onSpine },
    '&[aria-current]': {
      borderRadius: `0 ${radius.r2} ${radius.r2} 0`,
      borderLeftColor: color.spineBrass,
      background: color.spine2,
      fontWeight: 600,
      color: color.onSpine,
    },
  },
})
globalStyle(`${entry} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
globalStyle(`${entry}[aria-current] svg`, { color: color.spineBrass })

export const quietNav = style({ display: 'grid' })
/** Also the look of the button that signs out. */
export const quietEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  width: '100%',
  minHeight: '2.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: vars.text.ui,
  color: color.onSpine2,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-current]': { color: color.onSpine },
    '&[aria-current]': { fontWeight: 600 },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: vars.target } },
})
globalStyle(`${quietEntry} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
globalStyle(`${quietEntry}[aria-current] svg`, { color: color.spineBrass })
