/**
 * Turns Word's own marks into text: a field becomes its result, cells are parted by tabs, rows and
 * paragraphs by newlines, and marks of pictures and notes go.
 */
export function readMarks(raw: string): string {
  return withoutFieldCodes(raw)
    .replace(/\x07\x07/g, '\n')
    .replace(/\x07/g, '\t')
    .replace(/[\x0b\x0c\x0e\r]/g, '\n')
    .replace(/\x1e/g, '\u2011')
    .replace(/[\x00-\x08\x0f-\x1f]/g, '')
}

/** Keeps of each field (begin 0x13, separator 0x14, end 0x15) what it shows. Fields nest. */
function withoutFieldCodes(raw: string): string {
  if (!raw.includes('\x13')) return raw
  const shown: boolean[] = []
  let hidden = 0
  let out = ''
  for (const char of raw) {
    if (char === '\x13') {
      shown.push(false)
      hidden++
    } else if (char === '\x14' && shown.at(-1) === false) {
      shown[shown.length - 1] = true
      hidden--
    } else if (char === '\x15') {
      if (shown.pop() === false) hidden--
    } else if (hidden === 0) out += char
  }
  // A field that never ends would swallow the rest of the document.
  return shown.length > 0 ? raw.replace(/[\x13-\x15]/g, ' ') : out
}
