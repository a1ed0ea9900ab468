import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const written = style({
  padding: `${space.s4} ${space.s5}`,
  borderLeft: `2px dashed ${color.link}`,
  background: color.modelGround,
  '@media': {
    [media.phone]: { padding: space.s4 },
    [media.print]: { background: 'none', borderColor: color.ink },
  },
})

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginBottom: space.s2,
  font: vars.text.small,
  fontWeight: 600,
  color: color.link,
})
globalStyle(`${byline} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 1.75 })

export const checked = style({ fontWeight: 400, color: color.ink2 })
