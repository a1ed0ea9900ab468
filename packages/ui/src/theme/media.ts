/** The widths at which the frame changes; see `vars.layout`. For `@media` in a `.css.ts` file. */
export const media = {
  phone: '(max-width: 639px)',
  narrow: '(max-width: 1023px)',
  marginBelow: '(max-width: 1180px)',
  compact: '(max-width: 1319px)',
  coarse: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
  print: 'print',
} as const
