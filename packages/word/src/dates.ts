/** 'November 21, 2026 at 2:42 PM UTC'. */
export const formatMoment = (iso: string): string =>
  `${new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
