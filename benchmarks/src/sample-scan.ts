import { pdfOf } from './sample-pdf.ts'

/** Width and height of a JPEG, from the marker that begins its frame. */
function sizeOf(jpeg: Uint8Array): { width: number; height: number } {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  for (let at = 2; at < jpeg.length - 9; ) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  throw new Error('The picture is no JPEG')
}

/** A PDF that is nothing but gray pictures of pages, as a scanner writes it. */
export function scanOf(jpegs: readonly Uint8Array[], dpi: number): Uint8Array {
  const kids = jpegs.map((_, page) => `${3 + page * 3} 0 R`).join(' ')
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${jpegs.length} >>`]
  for (const [page, jpeg] of jpegs.entries()) {
    const { width, height } = sizeOf(jpeg)
    const [across, down] = [width, height].map((pixels) => ((pixels * 72) / dpi).toFixed(2))
    const [content, picture] = [4 + page * 3, 5 + page * 3]
    const drawn = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /P ${picture} 0 R >> >> /Contents ${content} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${Buffer.from(jpeg).toString('latin1')}\nendstream`,
    )
  }
  return pdfOf(objects)
}
