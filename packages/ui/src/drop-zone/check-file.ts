export interface FileRule {
  /** Extensions with their dots, such as '.pdf'. Empty takes everything. */
  accept: readonly string[]
  maxBytes: number
}

export interface Rejection {
  title: string
  description: string
}

/** Sentences where the specification has its own. */
export type RejectionTexts = Partial<Record<'type' | 'size' | 'empty', Partial<Rejection>>>

const units = [
  [1024 ** 2, 'MB'],
  [1024, 'kB'],
] as const

/** A size for people: '3.1 MB'. */
export const formatBytes = (bytes: number): string => {
  const [size, unit] = units.find(([least]) => bytes >= least) ?? [1, 'bytes']
  return `${Number((bytes / size).toFixed(1))} ${unit}`
}

/** Extensions for people: 'PDF, DOCX or TXT'. */
export const listKinds = (accept: readonly string[]): string => {
  const names = accept.map((extension) => extension.slice(1).toUpperCase())
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Why a file cannot be taken, or nothing. The server looks at the bytes again. */
export const checkFile = (file: File, { accept, maxBytes }: FileRule, texts: RejectionTexts = {}): Rejection | null => {
  const name = file.name.toLowerCase()
  if (accept.length > 0 && !accept.some((extension) => name.endsWith(extension)))
    return { title: 'Invalid file type', description: `Please choose a ${listKinds(accept)} file.`, ...texts.type }
  if (file.size === 0) return { title: 'Empty file', description: 'The file is empty. Choose another.', ...texts.empty }
  if (file.size > maxBytes)
    return {
      title: 'File too large',
      description: `The file has ${formatBytes(file.size)}. The maximum is ${formatBytes(maxBytes)}.`,
      ...texts.size,
    }
  return null
}
