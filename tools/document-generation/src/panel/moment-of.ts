const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** '2:05 PM', or with its day where that is not today. */
export function momentOf(at: string, now = new Date()): string {
  const moment = new Date(at)
  return (moment.toDateString() === now.toDateString() ? time : day).format(moment)
}
