import { media, vars } from '@casewright/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, text: type } = vars

/** One ruled grid; the chosen one has the brass frame. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  minWidth: 0,
  borderTop: `2px solid ${color.ink}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  minHeight: vars.target,
  padding: space.s4,
  borderBottom: `1px solid ${color.line2}`,
  borderRight: `1px solid ${color.line2}`,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderRight: 0 },
    '&:hover': { background: color.well },
    '&:has(:checked)': { background: color.brassWash, boxShadow: `inset 0 0 0 2px ${color.brassLine}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.phone]: { borderRight: 0 } },
})
export const radio = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: '3px 0 0',
  accentColor: color.primary,
  outline: 'none',
})
export const title = style({ display: 'block', font: type.ui, fontWeight: 600 })
export const text = style({ display: 'block', marginTop: '2px', font: type.small, color: color.ink2 })
