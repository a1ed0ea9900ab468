/** The icons a tool may name. All are drawn by the web app from lucide. */
export const iconNames = [
  'book-open',
  'calendar',
  'file-diff',
  'file-search',
  'file-text',
  'globe',
  'message-circle',
  'messages-square',
  'pen-line',
  'quote',
  'scale',
  'search',
  'shield-check',
  'wrench',
] as const

export type IconName = (typeof iconNames)[number]
