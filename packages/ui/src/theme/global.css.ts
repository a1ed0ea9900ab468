import { globalLayer, globalStyle as style } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './vars.css.ts'

/** A layer, so that a component's style wins whatever the order of the stylesheets. */
const base = globalLayer('base')
type Rule = Parameters<typeof style>[1]
const globalStyle = (selector: string, rule: Rule) => style(selector, { '@layer': { [base]: rule } } as Rule)

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '5rem',
})
globalStyle('body', {
  margin: 0,
  font: vars.text.body,
  color: vars.color.ink,
  background: vars.color.paper,
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1', { font: vars.text.h1, letterSpacing: '-0.012em', textWrap: 'balance' })
globalStyle('h2', { font: vars.text.h2, letterSpacing: '-0.008em', textWrap: 'balance' })
globalStyle('h3', { font: vars.text.h3 })
globalStyle('h4, h5, h6', { font: vars.text.body, fontWeight: 600 })
globalStyle('a', {
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
})
globalStyle('a:hover', { textDecorationColor: 'currentColor' })
globalStyle('svg', { display: 'block', flex: 'none' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
globalStyle('mark', { background: vars.color.mark, color: 'inherit', padding: '0 1px' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle('.visually-hidden', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
globalStyle('*, *::before, *::after', {
  '@media': { [media.stillness]: { animation: 'none !important', transition: 'none !important' } },
})
globalStyle('body', { '@media': { [media.print]: { font: `400 11pt/1.5 ${vars.font.serif}` } } })
globalStyle('h2, h3', { '@media': { [media.print]: { breakAfter: 'avoid' } } })
