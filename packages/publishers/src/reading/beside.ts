import { posix } from 'node:path'

/** The name of a file beside another: of 'metadata/Cases.json', '../json/1.json' is 'json/1.json'. */
export const besideOf = (name: string, other: string): string => posix.normalize(posix.join(posix.dirname(name), other))
