import WordExtractor from 'word-extractor'
import { CompoundFile } from '../cfb/compound-file.ts'
import { damaged, passwordNeeded } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'
import { type ReadText, TextBuilder } from '../text/text-builder.ts'
import { chooseTitle } from '../text/title.ts'
import { addNotes, addParagraphs, addRunning } from './add-lines.ts'
import { hasLists, isBeforeWord97, isEncrypted, readStories, type Stories } from './word-binary.ts'
import { readMarks } from './word-marks.ts'

const noNumbers =
  'Numbers and bullets that Word adds to lists by itself are not part of the text of a DOC file. Save it as DOCX to have them read.'

/** Reads a Word file of Word 6 to 2003. Pages are not told: the file does not keep them. */
export async function readDoc(bytes: Uint8Array, limits: ReadLimits): Promise<ReadText> {
  const { file, stream } = open(bytes)
  const stories = await storiesOf(bytes, file, stream)
  const builder = new TextBuilder(limits)
  const headings = addParagraphs(builder, stories.body)
  addParagraphs(builder, stories.textboxes)
  addNotes(builder, stories.footnotes)
  addNotes(builder, stories.endnotes)
  addRunning(builder, stories.headers)
  if (hasLists(file, stream)) builder.warn(noNumbers)
  return builder.finish('doc', { title: chooseTitle(undefined, headings, stories.body) })
}

async function storiesOf(bytes: Uint8Array, file: CompoundFile, stream: Uint8Array): Promise<Stories> {
  if (isEncrypted(stream)) throw passwordNeeded()
  if (!isBeforeWord97(stream)) {
    try {
      return await byLibrary(bytes)
    } catch {
      // word-extractor gives up on small damage that the piece table survives.
    }
  }
  try {
    const raw = readStories(file, stream)
    return Object.fromEntries(
      Object.entries(raw).map(([story, text]) => [story, readMarks(text)]),
    ) as unknown as Stories
  } catch (error) {
    throw damaged(error)
  }
}

function open(bytes: Uint8Array) {
  try {
    const file = new CompoundFile(bytes)
    const stream = file.stream('WordDocument')
    if (!stream || stream.length < 0x200) throw new Error('No Word stream')
    // Followed here so that a circle is found before word-extractor, which would go round forever.
    file.stream('0Table')
    file.stream('1Table')
    return { file, stream }
  } catch (error) {
    throw damaged(error)
  }
}

async function byLibrary(bytes: Uint8Array): Promise<Stories> {
  const document = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  const plain = { filterUnicode: false }
  return {
    body: document.getBody(plain),
    footnotes: document.getFootnotes(plain),
    endnotes: document.getEndnotes(plain),
    headers: `${document.getHeaders({ ...plain, includeFooters: false })}\n${document.getFooters(plain)}`,
    textboxes: document.getTextboxes({ ...plain, includeHeadersAndFooters: false }),
  }
}
