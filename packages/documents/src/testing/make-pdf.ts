/** A word or line on a page: points from the lower left. */
export interface Placed {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
  /** Operators put before it, such as "3 Tr" or "1 g". */
  before?: string
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&')

/** Shows text at a place. */
export const show = ({ text, x, y, size = 12, bold = false, before = '' }: Placed): string =>
  `q BT ${before} /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET Q`

const times = '<</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>>'

/** A PDF of pages of Letter size, each with these operators; fonts F1 (Times unless given) and F2 (Times bold). */
export function makePdf(pages: readonly string[], info = '', font = times): Buffer {
  const objects: string[] = []
  const add = (body: string): number => objects.push(body)
  const kids: number[] = []
  add('<</Type /Catalog /Pages 2 0 R>>')
  add('')
  add(font)
  add('<</Type /Font /Subtype /Type1 /BaseFont /Times-Bold>>')
  for (const content of pages) {
    const stream = add(`<</Length ${content.length}>>stream\n${content}\nendstream`)
    kids.push(
      add(
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${stream} 0 R /Resources <</Font <</F1 3 0 R /F2 4 0 R>>>>>>`,
      ),
    )
  }
  objects[1] = `<</Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`
  const infoAt = info === '' ? 0 : add(`<<${info}>>`)
  let out = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const at = out.length
    out += `${index + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<</Size ${objects.length + 1} /Root 1 0 R${infoAt ? ` /Info ${infoAt} 0 R` : ''}>>`
  const start = out.length
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF`
  return Buffer.from(out, 'latin1')
}
