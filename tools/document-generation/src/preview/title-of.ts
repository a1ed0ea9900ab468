import type { DocumentType } from '../output.ts'

/** A title with what was filled in since in the place of its blanks; of several lines the first. */
export const titleOf = (
  title: string,
  values: Readonly<Record<string, string>>,
  type: Pick<DocumentType, 'fields'> | null,
): string =>
  (type?.fields ?? []).reduce((words, { name, label, sensitive }) => {
    const [value] = values[name]?.split('\n') ?? []
    return value && !sensitive ? words.replaceAll(`[${label}]`, () => value) : words
  }, title)
