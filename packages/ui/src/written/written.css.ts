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
    // A table repeats its head: each page that the text runs over says again who wrote it.
    [media.print]: {
      display: 'table',
      width: '100%',
      background: 'none',
      borderColor: color.ink,
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  },
})

/** Lies around the line, so that the head of the printed table is a box of its own. */
export const head = style({ '@media': { [media.print]: { display: 'table-header-group', breakInside: 'avoid' } } })
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  font: vars.text.small,
  fontWeight: 600,
  color: color.link,
})
globalStyle(`${head} > ${byline}`, { paddingBottom: space.s2 })
globalStyle(`${byline} svg`, { width: '0.875rem', height: '0.875rem', strokeWidth: 1.75 })

export const checked = style({ fontWeight: 400, color: color.ink2 })
