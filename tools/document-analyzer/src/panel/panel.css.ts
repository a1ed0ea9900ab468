import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text } = vars

export const page = style({ display: 'grid', gap: space.s5, maxWidth: '56rem' })
globalStyle(`${page} h1`, { font: text.h1 })
export const lead = style({ font: text.body, color: color.ink2, maxWidth: '68ch' })
export const file = style({ font: text.small, color: color.ink2 })

const split = {
  height: 'calc(100dvh - 4.5rem)',
  minHeight: '30rem',
  '@media': { [media.narrow]: { height: 'auto', minHeight: 0 }, [media.print]: { height: 'auto', minHeight: 0 } },
} as const

/** The two panes take the page from edge to edge. */
export const frame = style({ ...split, borderBottom: `1px solid ${color.line2}` })
globalStyle(`${frame} + p`, { margin: 0, maxWidth: 'none', padding: `${space.s4} ${space.s6} 0` })
/** Where a stored result is shown, below its own head. */
export const framed = style({ ...split, border: `1px solid ${color.line2}` })

export const paneHead = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  minHeight: '3.25rem',
  padding: `${space.s2} ${space.s5}`,
  borderBottom: `1px solid ${color.line2}`,
  background: color.paper,
  '@media': {
    [media.phone]: { paddingInline: space.s4 },
    // Below the tabs, whose own space above is taken back.
    [media.narrow]: { position: 'static', marginTop: `calc(-1 * ${space.s5})` },
    [media.print]: { position: 'static', padding: 0, marginTop: 0 },
  },
})
globalStyle(`${paneHead} h2`, { font: text.ui, fontWeight: 600, overflowWrap: 'anywhere' })
globalStyle(`${paneHead} > svg`, { width: '1rem', height: '1rem', flex: 'none', color: color.ink3 })
export const about = style({ font: text.small, color: color.ink2 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  marginLeft: 'auto',
})
export const body = style({
  padding: space.s5,
  '@media': { [media.phone]: { padding: space.s4 }, [media.print]: { padding: 0 } },
})

export const score = style({ display: 'flex', flexWrap: 'wrap', gap: space.s5, alignItems: 'center' })
globalStyle(`${score} > div:last-child`, { flex: '1 1 15rem', minWidth: 0 })
globalStyle(`${score} h3`, { font: text.h2, fontFamily: vars.font.serif })
export const summary = style({ marginTop: space.s1, font: text.small, color: color.ink2 })
export const made = style({ marginTop: space.s4, font: text.small, color: color.ink2 })
globalStyle(`${made} > summary`, { color: color.link, cursor: 'pointer', width: 'fit-content' })
export const steps = style({ width: '100%', marginTop: space.s3, borderCollapse: 'collapse' })
globalStyle(`${steps} :is(th, td)`, {
  padding: `${space.s1} ${space.s2} ${space.s1} 0`,
  borderBottom: `1px solid ${color.line2}`,
  textAlign: 'left',
  verticalAlign: 'baseline',
})
globalStyle(`${steps} :is(th, td):is(:nth-child(3), :nth-child(4))`, { textAlign: 'right' })
export const byModel = style({ color: color.ink2, whiteSpace: 'nowrap' })
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  margin: `${space.s5} 0`,
  '@media': { [media.print]: { display: 'none' } },
})
export const quiet = style({ padding: `${space.s3} 0`, font: text.body, color: color.ink2 })
export const intro = style({ paddingBottom: space.s3, font: text.small, color: color.ink2 })
export const links = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s1 })
export const lamp = style({ color: color.brassLine, paddingTop: '2px' })
export const advice = style({ marginTop: space.s2 })
globalStyle(`${advice} b`, { color: color.ink, fontWeight: 600 })
export const doubt = style({ marginTop: space.s2, color: color.mismatch })
export const quote = style({ marginTop: space.s2, fontFamily: vars.font.serif, color: color.ink })
export const decision = style({
  display: 'grid',
  gap: space.s2,
  marginTop: space.s3,
  padding: `${space.s3} ${space.s4}`,
  background: color.well,
  font: text.small,
})
globalStyle(`${decision} > p:last-of-type`, { font: `400 0.9375rem/1.55 ${vars.font.serif}`, color: color.ink })
export const decisionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s2,
})
