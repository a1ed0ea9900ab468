import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ marginBottom: space.s5 })

/** Printed alone: the memo says where it comes from. */
export const letterhead = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      marginBottom: space.s4,
      paddingBottom: space.s2,
      borderBottom: `3px double ${color.ink}`,
      font: `600 1.125rem/1.2 ${vars.font.serif}`,
    },
  },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  '@media': { [media.print]: { display: 'none' } },
})
const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.target,
  font: vars.text.ui,
  fontWeight: 600,
  textDecorationColor: 'transparent',
})
globalStyle(`${withIcon} svg`, { width: '1rem', height: '1rem', strokeWidth: 1.75 })
export const back = style([withIcon])
export const download = style([withIcon])
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s4 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s5}`,
  paddingBottom: space.s3,
  borderBottom: `1px solid ${color.line2}`,
  font: vars.text.small,
  '@media': {
    [media.print]: {
      display: 'block',
      padding: `0 0 ${space.s3}`,
      borderBottom: `1px solid ${color.ink}`,
      font: 'inherit',
    },
  },
})
export const fact = style({
  display: 'flex',
  gap: space.s2,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)' } },
})
globalStyle(`${fact} dt`, { flex: 'none', color: color.ink3 })

/** In the line of the facts: as high as its words, and as wide to the finger as any target. */
export const move = style({
  position: 'relative',
  marginLeft: space.s2,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-6px -4px' } },
  '@media': { [media.print]: { display: 'none' } },
})
export const anothers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  marginBottom: space.s5,
  '@media': { [media.print]: { display: 'none' } },
})
