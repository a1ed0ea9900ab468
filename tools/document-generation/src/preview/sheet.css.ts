import { media, vars } from '@casewright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, text, font } = vars

/** The page: paper as wide as in the mock, all of it in serif, whoever wrote it. */
export const sheet = style({
  padding: `clamp(${space.s5}, 6vw, 5rem)`,
  border: `1px solid ${color.lineControl}`,
  borderTop: 0,
  background: color.sheet,
  boxShadow: vars.shadow.sheet,
  color: color.ink,
  font: text.source,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { padding: `${space.s5} ${space.s4}` },
    [media.print]: { padding: 0, border: 0, boxShadow: 'none', font: `400 11pt/1.5 ${font.serif}` },
  },
})

const part = (kind: string, rest = '') => `${sheet} [data-part="${kind}"]${rest}`

globalStyle(`${sheet} > div`, { minHeight: '24rem', outline: 'none', whiteSpace: 'break-spaces' })
globalStyle(`${sheet}:focus-within:has(> div:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  // Inside, since the bar covers what is outside of the page's head.
  outlineOffset: '-2px',
})
globalStyle(`${sheet} > div > *`, { marginBottom: '1em' })
globalStyle(`${sheet} > div > *:last-child`, { marginBottom: 0 })
globalStyle(`${sheet} .ProseMirror-selectednode`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' })
globalStyle(`${sheet} :is(b, strong)`, { fontWeight: 600 })

globalStyle(part('title'), {
  margin: `0 0 ${space.s6}`,
  font: `600 1.25rem/1.4 ${font.serif}`,
  letterSpacing: '0.06em',
  textAlign: 'center',
  textTransform: 'uppercase',
  textWrap: 'balance',
})
globalStyle(part('heading'), {
  margin: `${space.s6} 0 ${space.s3}`,
  font: `600 1rem/1.4 ${font.serif}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
})

globalStyle(part('letterhead'), {
  marginBottom: space.s6,
  paddingBottom: space.s4,
  borderBottom: `3px double ${color.lineControl}`,
  textAlign: 'center',
})
globalStyle(part('name'), { font: `600 1.375rem/1.3 ${font.serif}`, letterSpacing: '0.02em' })
globalStyle(part('letterhead', ' [data-part="line"]'), { font: text.small, color: color.ink2 })

globalStyle(part('lines', '[data-side="center"]'), { textAlign: 'center' })
globalStyle(part('lines', '[data-side="right"]'), { width: 'fit-content', minWidth: '45%', marginLeft: 'auto' })
globalStyle(part('lines', '[data-sign]'), { paddingTop: space.s7 })

// The number stands outside of the words, at the depth of its level.
globalStyle(part('clause'), { position: 'relative', paddingLeft: '2.25rem' })
globalStyle(part('clause', '[data-level="1"]'), { marginLeft: '2.25rem', paddingLeft: '2.75rem' })
globalStyle(part('clause', '[data-level="2"]'), { marginLeft: '5rem', paddingLeft: '2.25rem' })
globalStyle(part('clause', '::before'), { content: 'attr(data-number)', position: 'absolute', left: 0 })
for (const level of [1, 2])
  globalStyle(part('clause', `[data-level="${level}"]`), {
    '@media': { [media.phone]: { marginLeft: `${level}rem` } },
  })

globalStyle(`${sheet} ul`, { paddingLeft: space.s5, listStyle: 'disc' })
// Below a clause, at the depth of its words.
globalStyle(`${sheet} [data-part="clause"] + ul`, { paddingLeft: '3.5rem' })

globalStyle(part('row'), {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space.s4,
  padding: `${space.s2} 0`,
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(part('row', ':first-child'), { borderTop: `1px solid ${color.line}` })
globalStyle(part('row', ' > [data-part="label"]'), { color: color.ink2 })

globalStyle(part('signatures'), {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${space.s6} ${space.s7}`,
  marginTop: space.s6,
})
globalStyle(part('signature'), { maxWidth: '26rem' })
globalStyle(part('party'), { marginBottom: space.s5, fontWeight: 600 })
globalStyle(part('sign-line'), {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.s2,
  marginBottom: space.s3,
})
globalStyle(part('sign-line', ' > [data-part="label"]'), { color: color.ink2 })
globalStyle(part('sign-line', ' > [data-part="label"]::after'), { content: '":"' })
globalStyle(part('sign-line', '[data-asked] > [data-part="answer"]'), {
  borderBottom: `1px solid ${color.lineControl}`,
})

globalStyle(part('note'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s4}`,
  marginTop: space.s6,
  padding: `${space.s2} ${space.s3}`,
  border: `1px dashed ${color.line}`,
  font: `italic 400 0.9375rem/1.5 ${font.serif}`,
  color: color.ink2,
})
globalStyle(part('note', ':first-child'), { marginTop: 0 })
globalStyle(part('note', ' > p'), { flex: '1 1 16rem' })
globalStyle(part('note', ' > button'), {
  minHeight: '1.5rem',
  padding: `0 ${space.s1}`,
  border: 0,
  background: 'none',
  font: text.small,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
})

const underlined = { borderBottom: '1px dashed', padding: '0 4px', boxDecorationBreak: 'clone' } as const
globalStyle(`${sheet} [data-blank]`, {
  ...underlined,
  background: color.brassWash,
  borderColor: color.brassLine,
})
globalStyle(`${sheet} [data-point]`, {
  ...underlined,
  padding: '0 1px',
  background: color.brassWash,
  borderColor: color.brassLine,
})
globalStyle(`${sheet} [data-doubt]`, {
  ...underlined,
  background: color.mismatchWash,
  borderBottom: `2px dotted ${color.mismatch}`,
})
// Not yet a property that TypeScript knows of; where a browser does not either, the words are covered.
const security = (kind: string) => ({ WebkitTextSecurity: kind }) as Record<string, string>
globalStyle(`${sheet}[data-masked] [data-sensitive]`, {
  ...security('disc'),
  '@supports': {
    'not (-webkit-text-security: disc)': { color: 'transparent', background: color.ink3 },
  },
})
globalStyle(`${sheet}[data-masked] [data-blank] [data-sensitive]`, security('none'))
