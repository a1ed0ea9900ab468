import { Parser } from 'htmlparser2'

/** A section or part of the Code of Federal Regulations, as its XML has it. */
export interface Section {
  heading: string
  text: string
}

/** What begins on a line of its own. */
const lines = new Set(['HEAD', 'P', 'FP', 'PSPACE', 'HED', 'CITA', 'HD1', 'HD2', 'HD3', 'EXTRACT', 'ROW', 'LI'])
const skipped = new Set(['CITA', 'AUTH', 'SOURCE'])

/** Reads the eCFR's XML. The first heading is the section's; notes of sources and authority are left out of the text. */
export function readSection(xml: string): Section | null {
  let heading = ''
  let text = ''
  let depth = 0
  let skip = 0
  let inHead = false
  const parser = new Parser(
    {
      onopentag(name) {
        depth++
        if (skipped.has(name)) skip++
        if (name === 'HEAD' && heading === '') inHead = true
        else if (lines.has(name) && text !== '' && !text.endsWith('\n')) text = `${text.trimEnd()}\n`
      },
      ontext(part) {
        if (skip > 0 || depth === 0) return
        const words = part.replace(/\s+/g, ' ')
        if (inHead) heading += words
        else if (words !== ' ' || (text !== '' && !text.endsWith('\n')))
          text += text.endsWith('\n') || text === '' ? words.trimStart() : words
      },
      onclosetag(name) {
        depth--
        if (skipped.has(name)) skip--
        if (name === 'HEAD' && inHead) inHead = false
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  heading = heading.trim()
  return heading ? { heading, text: text.trim() } : null
}
