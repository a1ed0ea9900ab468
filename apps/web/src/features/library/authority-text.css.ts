import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text: type, font } = vars

export const text = style({
  maxWidth: vars.measure,
  paddingTop: space.s5,
  font: type.source,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.print]: { maxWidth: 'none' } },
})
globalStyle(`${text} > p + p`, { marginTop: '0.9em' })
export const part = style({
  fontWeight: 600,
  textAlign: 'center',
  selectors: { [`${text} > &`]: { marginTop: '1.6em' } },
})

export const footnote = style({
  paddingLeft: space.s4,
  borderLeft: `1px solid ${color.line2}`,
  fontSize: '0.9375em',
  lineHeight: 1.55,
})

/** A citation that the library holds nothing of. */
export const citation = style({
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textDecorationColor: color.ink3,
  textUnderlineOffset: '0.22em',
})
export const cited = style({
  color: color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.22em',
})
export const star = style({
  font: `italic 400 0.8125em/1 ${font.serif}`,
  color: color.brass,
  whiteSpace: 'nowrap',
  scrollMarginBlock: '6rem',
})
export const passage = style({
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  // A passage with citations is marked piece by piece: what stands out at the sides would cover the piece before.
  padding: '0.1em 0',
  scrollMarginBlock: '6rem',
  outline: 'none',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
})
