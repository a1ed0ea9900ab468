const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

export const formatNumber = (value: number): string => numbers.format(value)

/** 'March 5, 2024' for an ISO 8601 date, with the hour where it has one; nothing for any other text. */
export const formatDate = (text: string): string | undefined => {
  const format = day.test(text) ? days : moment.test(text) ? moments : undefined
  const date = new Date(text)
  return format && !Number.isNaN(date.getTime()) ? format.format(date) : undefined
}

/** The address of a web page. Any other scheme stays text. */
export const webAddress = (text: string): string | undefined => {
  if (!/^https?:\/\/\S+$/i.test(text)) return undefined
  return URL.canParse(text) ? text : undefined
}

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
