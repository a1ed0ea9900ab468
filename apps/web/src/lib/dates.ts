export { formatDate as formatDay, formatMoment } from '@casewright/core/client'

const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** 'Friday, November 21, 2025'. */
export const formatToday = (now = new Date()): string => today.format(now)
