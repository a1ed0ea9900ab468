import { vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const nav = style({ flex: 1, padding: `0 ${space.s3}` })

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
