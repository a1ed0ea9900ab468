import { vars } from './vars.css.ts'

const { serif, sans } = vars.font

/** What does not change with the theme: type, space, shape, motion, layers, layout. */
export const constants = {
  font: {
    serif: '"Source Serif 4 Variable", "Source Serif Fallback", "Century Schoolbook", Georgia, serif',
    sans: '"Public Sans Variable", "Public Sans Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  },
  text: {
    display: `400 clamp(2.75rem, 1.4rem + 4.4vw, 5rem) / 1.02 ${serif}`,
    h1: `400 clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem) / 1.15 ${serif}`,
    h2: `500 1.5rem / 1.25 ${serif}`,
    h3: `600 1.125rem / 1.35 ${serif}`,
    lead: `400 1.1875rem / 1.6 ${sans}`,
    body: `400 0.9375rem / 1.6 ${sans}`,
    source: `400 1.0625rem / 1.6 ${serif}`,
    answer: `400 1rem / 1.7 ${sans}`,
    ui: `500 0.875rem / 1.43 ${sans}`,
    small: `400 0.8125rem / 1.5 ${sans}`,
    micro: `600 0.6875rem / 1.45 ${sans}`,
  },
  measure: '68ch',
  space: {
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4rem',
    s9: '6rem',
    s10: '8rem',
  },
  target: '2.75rem',
  radius: { r1: '2px', r2: '4px', r3: '6px', pill: '999px' },
  motion: {
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fast: '120ms',
    base: '200ms',
    enter: '600ms',
    enterY: '60px',
    stagger: '100ms',
    lift: '-5px',
  },
  z: { sticky: '10', bar: '20', drawer: '30', dialog: '40', toast: '50' },
  layout: { spine: '15rem', margin: '15rem', page: '74rem' },
}
