/** A text as it stands, without white space at its ends and with single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A sentence without its full stop, to stand as a head or in a list. */
export const asHead = (text: string): string => text.replace(/\.$/, '')
