import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** One ruled grid. Rules that would double the frame lie outside of it and are cut off. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${color.lineControl}`,
  background: color.sheet,
  '@media': {
    [media.narrow]: {
      selectors: { '&:not([data-few])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.phone]: { selectors: { '&, &[data-few], &:not([data-few])': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
})
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minHeight: '3.5rem',
  margin: '0 -1px -1px 0',
  padding: space.s4,
  border: `solid ${color.line2}`,
  borderWidth: '0 1px 1px 0',
  background: 'none',
  textAlign: 'left',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    // Descriptions of several lengths: the titles of a row stand at one height.
    '[role="group"]:not([data-few]) > &': { alignItems: 'flex-start' },
    '&[data-hovered]': { background: color.well },
    '&[data-selected]': { background: color.brassWash, boxShadow: `inset 0 0 0 2px ${color.brassLine}` },
    '&[data-disabled]': { color: color.ink3, cursor: 'not-allowed' },
    // The frame cuts off what stands out of it.
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  },
})
globalStyle(`${choice} svg`, { width: '1.125rem', height: '1.125rem', strokeWidth: 1.75, color: color.brassLine })
export const title = style({ display: 'block', font: `600 1rem/1.4 ${vars.font.serif}` })
export const plain = style({ display: 'block', font: vars.text.ui, fontWeight: 600 })
export const text = style({ display: 'block', marginTop: '2px', font: vars.text.small, color: color.ink2 })
