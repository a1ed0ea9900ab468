import { CasewrightError, keptInput, keptLength } from '@casewright/core'

/** What is to be kept, its content written out. */
export interface Given {
  title: string
  json: string
}

const titleShape = keptInput.pick({ title: true })
const tooLong = `The document is longer than ${keptLength.toLocaleString('en-US')} characters and cannot be saved here. Download it instead, or save it in parts.`

/** The name of a document. @throws CasewrightError bad-input, in words */
export function readTitle(body: unknown): string {
  const title = titleShape.safeParse({ title: (body as { title?: unknown } | null)?.title })
  if (!title.success) throw new CasewrightError('bad-input', sentenceOf(title.error.issues[0]))
  return title.data.title
}

/**
 * The name and the content that a body gives. The content came as JSON, so that it is JSON without being walked again;
 * it is as long as it is written out.
 * @throws CasewrightError bad-input, too-large
 */
export function readGiven(body: unknown): Given {
  const title = readTitle(body)
  const { content } = body as { content?: unknown }
  if (content === undefined)
    throw new CasewrightError('bad-input', 'There is nothing to save because the content is missing.')
  const json = written(content)
  if (json.length > keptLength) throw new CasewrightError('too-large', tooLong)
  return { title, json }
}

/** A number that a body gives, such as a version. @throws CasewrightError bad-input */
export function readVersion(body: unknown, name: 'seen' | 'version'): number {
  const version = (body as Record<string, unknown> | null)?.[name]
  if (Number.isInteger(version) && Number(version) > 0 && Number(version) < 2 ** 31) return version as number
  throw new CasewrightError('bad-input', `Name the version: '${name}' is a number from 1.`)
}

/** What is nested so deep that it cannot be written is no document. */
function written(content: unknown): string {
  try {
    return JSON.stringify(content)
  } catch (cause) {
    throw new CasewrightError('bad-input', 'The content is nested too deeply to be saved.', { cause })
  }
}

const sentenceOf = (issue?: { code: string; message: string }) =>
  issue?.code === 'invalid_type' || !issue ? 'Enter a name for the document.' : issue.message
