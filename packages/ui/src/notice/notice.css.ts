import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const notice = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    gap: space.s3,
    alignItems: 'start',
    padding: '16px 18px',
    border: `1px solid ${color.lineControl}`,
    '@media': { [media.phone]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
  },
  variants: {
    tone: {
      info: {},
      partial: {},
      error: { borderColor: color.high },
      quiet: { gridTemplateColumns: '1rem minmax(0, 1fr) auto', gap: space.s2, padding: 0, border: 0 },
    },
  },
})

export const icon = style({ paddingTop: '3px' })
globalStyle(`${icon} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75 })
globalStyle(`[data-tone="info"] > ${icon}`, { color: color.link })
globalStyle(`[data-tone="partial"] > ${icon}`, { color: color.mismatch })
globalStyle(`[data-tone="error"] > ${icon}`, { color: color.high })

globalStyle(`[data-tone="quiet"] > ${icon} svg`, { width: '1rem', height: '1rem', color: color.ink2 })

export const title = style({ fontWeight: 600 })
/** A path or an address has no place to break at. */
export const text = style({ font: vars.text.small, color: color.ink2, overflowWrap: 'anywhere' })
globalStyle(`[data-tone="quiet"] ${title}`, { display: 'inline', font: vars.text.small, color: color.ink2 })
globalStyle(`[data-tone="quiet"] ${text}`, { display: 'inline' })
export const action = style({ '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } } })
