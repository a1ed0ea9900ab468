const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** 'Nov 21, 2025'. */
export const formatDay = (iso: string): string => day.format(new Date(iso))
/** 'Nov 21, 2025, 4:05 PM'. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso))
/** 'Friday, November 21, 2025'. */
export const formatToday = (now = new Date()): string => today.format(now)
