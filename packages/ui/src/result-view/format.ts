import { formatDate, formatMoment } from '@casewright/core/client'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const day = /^\d{4}-\d{2}-\d{2}$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

export const formatNumber = (value: number): string => numbers.format(value)

/** 'Mar 5, 2024' for an ISO 8601 date, with the hour where it has one; nothing for any other text. */
export const shownDate = (text: string): string | undefined => {
  if (Number.isNaN(Date.parse(text))) return undefined
  return day.test(text) ? formatDate(text) : moment.test(text) ? formatMoment(text) : undefined
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
