import { textWriter } from '@casewright/library/html'
import { Parser } from 'htmlparser2'

/** A section or part of the Code of Federal Regulations, as its XML has it. */
export interface Section {
  heading: string
  text: string
}

/** What begins on a line of its own. */
const lines = new Set(['HEAD', 'P', 'FP', 'PSPACE', 'HED', 'CITA', 'HD1', 'HD2', 'HD3', 'EXTRACT', 'ROW', 'LI'])
const skipped = new Set(['CITA', 'AUTH', 'SOURCE'])

/**
 * Reads the eCFR's XML. The first heading is the section's; notes of sources and authority are left out of the text.
 * A part can run to megabytes: the time grows with its length.
 */
export function readSection(xml: string): Section | null {
  const [heading, text] = [textWriter(), textWriter()]
  let depth = 0
  let skip = 0
  let heads = 0
  let inHead = false
  const parser = new Parser(
    {
      onopentag(name) {
        depth++
        if (skipped.has(name)) skip++
        if (name === 'HEAD' && heads++ === 0) inHead = true
        else if (lines.has(name)) text.newLine()
      },
      ontext(part) {
        if (skip === 0 && depth > 0) (inHead ? heading : text).words(part)
      },
      onclosetag(name) {
        depth--
        if (skipped.has(name)) skip--
        if (name === 'HEAD') inHead = false
        if (lines.has(name)) text.newLine()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return heading.text() ? { heading: heading.text(), text: text.text() } : null
}
