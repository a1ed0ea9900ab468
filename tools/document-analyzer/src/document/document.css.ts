import { media, vars } from '@casewright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { space, text } = vars

export const document = style({ whiteSpace: 'pre-line' })
/** What is far from the screen is not laid out: a document may have thousands of paragraphs. */
export const unit = style({
  position: 'relative',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3rem',
  // Room for the numbers, which stand beside the paragraph and would be cut off at its edge.
  marginRight: '-3.5rem',
  paddingRight: '3.5rem',
  '@media': {
    [media.phone]: { marginRight: '-2.5rem', paddingRight: '2.5rem' },
    [media.print]: { contentVisibility: 'visible' },
  },
})
/** Words that somebody asked to see, and that no finding marks. */
export const passage = style({
  scrollMarginBlock: '6rem',
  background: vars.color.well,
  boxShadow: `-0.5rem 0 0 ${vars.color.well}, calc(-0.5rem - 2px) 0 0 ${vars.color.brassLine}`,
})
export const numbers = style({
  position: 'absolute',
  top: '0.1em',
  right: 0,
  width: '3.4rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  paddingLeft: '2px',
  '@media': { [media.phone]: { width: '1.75rem' } },
})
/** Beside a heading, which has its space above within itself. */
export const atHeading = style({ top: `calc(${space.s4} + 0.1em)` })
export const target = style({ scrollMarginBlock: '6rem' })
export const inserted = style({ display: 'block', whiteSpace: 'pre-line' })
export const insertedTitle = style([inserted, { fontWeight: 600, margin: `${space.s4} 0 ${space.s1} !important` }])

const none = style({})
export const look = styleVariants({
  heading: { margin: `${space.s4} 0 !important` },
  subheading: { margin: `${space.s4} 0 ${space.s1} !important` },
  'letter-header': { fontWeight: 600, marginBottom: `${space.s1} !important` },
  paragraph: [none],
  'list-item': { paddingLeft: space.s5 },
  'table-row': { whiteSpace: 'pre-wrap' },
  footnote: { font: text.small },
})
