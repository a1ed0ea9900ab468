const longest = 120

/** A title as the name of a file, on every system. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/(?<![. ])[. ]+$/, '')
  return `${name || 'Document'}.${extension}`
}
