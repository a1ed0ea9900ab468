import { CasewrightError } from '@casewright/core'
import type { SavedWork } from '@casewright/core/server'
import { documentParts } from '@casewright/templates'
import { clean } from '@casewright/word'
import { z } from 'zod'
import { makeDocx } from './docx/make-docx.ts'
import { paperOf } from './paper.ts'

const withParts = z.object({ parts: documentParts })
/** As the preview saves a document: what was made, and what was edited in it. */
const content = z.object({ made: withParts, edited: withParts.nullish() })

/** A Word file of a document in My documents, with what was edited. */
export async function savedFile({ title, content: saved }: SavedWork): Promise<Uint8Array> {
  const read = content.safeParse(saved)
  if (!read.success)
    throw new CasewrightError(
      'bad-input',
      `“${title}” cannot be read. Open it in Document Generation and save it again.`,
    )
  const { made, edited } = read.data
  return makeDocx(paperOf({ title: clean(title).trim(), parts: (edited ?? made).parts }))
}
