/** Small files that once ended the server or held it for minutes, made of what made them so. */
export function killerFiles(): [name: string, bytes: string][] {
  const marks = '\u0315\u0300'
  return [
    ['widths.pdf', withFont('Identity-H', '/W [0 2147483647 500]')],
    ['heights.pdf', withFont('Identity-V', '/W2 [0 2147483647 -1000 500 880]')],
    ['ranges.pdf', withFont('Identity-H', `/W [${'0 300000000 500 '.repeat(10)}]`)],
    ['marks.txt', `The lease ends. a${marks.repeat(120_000)}`],
    ['spaces.txt', `The lease ends. a${' \t'.repeat(500_000)}b`],
    ['breaks.txt', `The lease ends. a${'\n'.repeat(1_000_000)}b`],
  ]
}

/** Those that no reader survives. */
export const isDeadly = (name: string): boolean => name.endsWith('.pdf')

function withFont(encoding: string, widths: string): string {
  const info = '/CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >>'
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X ${info} ${widths} >>`
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 39 >> stream
BT /F1 12 Tf 72 720 Td <00410042> Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /${encoding} /DescendantFonts [${descendant}] >> endobj
trailer << /Size 6 /Root 1 0 R >>
%%EOF`
}
