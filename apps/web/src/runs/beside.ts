const mark = '/beside/'

/** A place for a run beside the one at a key. */
export const besideKey = (key: string): string => `${key}${mark}${crypto.randomUUID()}`

/** The key of the run that a place stands beside; undefined where it stands for itself. */
export const besideOf = (key: string): string | undefined => (key.includes(mark) ? key.split(mark)[0] : undefined)

export const isBeside = (key: string): boolean => besideOf(key) !== undefined
