import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { written } from '../written/written.css.ts'

const { color, space } = vars

export const result = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const close = style([stack, { gap: space.s2 }])

export const section = style([stack, { gap: space.s3 }])
export const heading = style({})
globalStyle(`h2${heading}`, { font: vars.text.h3, paddingTop: space.s2, borderTop: `2px solid ${color.ink}` })
globalStyle(`h3${heading}`, { font: vars.text.h3, fontSize: '1rem' })
globalStyle(`:is(h4, h5, h6)${heading}`, { font: vars.text.ui, fontWeight: 600 })

/** Inside a model's block a second heavy rule would be one too many. */
globalStyle(`${written} h2${heading}`, { paddingTop: 0, borderTop: 0 })

export const prose = style({ maxWidth: vars.measure, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const bullets = style({ display: 'grid', gap: '4px', maxWidth: vars.measure })
globalStyle(`${bullets} > li`, { display: 'grid', gridTemplateColumns: '1rem minmax(0, 1fr)', gap: '8px' })
globalStyle(`${bullets} > li::before`, {
  content: '',
  width: '6px',
  height: '1px',
  marginTop: '0.8em',
  background: color.brassLine,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `6px ${space.s5}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
})
globalStyle(`${facts} > dt`, { color: color.ink2 })
globalStyle(`${facts} > dd`, {
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingBottom: space.s2 } },
})

export const entries = style({})
globalStyle(`${entries} > li`, {
  padding: `${space.s4} 0`,
  borderTop: `1px solid ${color.line2}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
globalStyle(`${entries} > li:first-child`, { borderTop: 0, paddingTop: 0 })
globalStyle(`${entries} > li:last-child`, { paddingBottom: 0 })

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  font: vars.text.small,
  color: color.ink3,
})
export const message = style({ fontWeight: 600, maxWidth: vars.measure })
export const reason = style({ font: vars.text.small, color: color.ink2, maxWidth: vars.measure })
export const citation = style({ font: vars.text.source, color: color.ink })
