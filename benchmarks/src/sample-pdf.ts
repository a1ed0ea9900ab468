const sentence =
  'The court below erred in granting the motion, because the agreement of the parties, read as a whole, leaves no doubt as to its term. '

/** A plain PDF of so many pages of text, 46 lines each, written by hand so that nothing has to be installed. */
export function samplePdf(pages: number): Uint8Array {
  const objects: string[] = []
  const font = 3 + pages * 2
  objects.push('<< /Type /Catalog /Pages 2 0 R >>')
  const kids = Array.from({ length: pages }, (_, page) => `${3 + page * 2} 0 R`).join(' ')
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`)
  for (let page = 0; page < pages; page++) {
    const content = contentOf(page)
    const resources = `/Resources << /Font << /F1 ${font} 0 R >> >>`
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${resources} /Contents ${4 + page * 2} 0 R >>`)
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
  }
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>')
  return pdfOf(objects)
}

/** A file of these objects, the first being its catalog; bytes that are no text stand in them as Latin-1. */
export function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1'))
}

function contentOf(page: number): string {
  const lines = Array.from({ length: 46 }, (_, line) => {
    const from = (page * 7 + line * 31) % sentence.length
    return `(${(sentence + sentence).slice(from, from + 88)}) Tj T*`
  })
  return `BT /F1 11 Tf 14 TL 72 720 Td\n${lines.join('\n')}\nET`
}
