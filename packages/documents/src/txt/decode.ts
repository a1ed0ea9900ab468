import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { bestOfSingleByte } from './single-byte.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
const looseUtf8 = new TextDecoder('utf-8')
/** Encodings with more than one byte to a letter, or of another script, that chardet tells well. */
const foreign = /^(Shift_JIS|EUC-JP|EUC-KR|Big5|GB18030|ISO-2022-\w+|windows-125[13-8]|KOI8-R|ISO-8859-[5-9])$/

/** Decodes text of any common encoding: marks first, then what the bytes allow, then what is likely. */
export function decodeText(bytes: Uint8Array): string {
  const marked = byMark(bytes) ?? byZeros(bytes)
  if (marked) return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), marked)
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return decodeBroken(bytes)
  }
}

function decodeBroken(bytes: Uint8Array): string {
  const loose = looseUtf8.decode(bytes)
  const broken = loose.match(/\ufffd/g)?.length ?? 0
  const whole = loose.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0
  // UTF-8 that was cut or patched: its letters beyond ASCII cannot come about by chance.
  if (whole > 0 && broken <= Math.max(2, whole / 4)) return loose.replace(/\ufffd+/g, '')
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const [guess] = analyse(raw.subarray(0, 65_536))
  if (guess && guess.confidence >= 60 && foreign.test(guess.name) && iconv.encodingExists(guess.name)) {
    return iconv.decode(raw, guess.name)
  }
  return bestOfSingleByte(raw)
}

function byMark(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 && bytes.length % 4 === 0 ? 'utf-32le' : 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be'
  return undefined
}

/** UTF-16 without a mark: in Latin script every other byte is zero. */
function byZeros(bytes: Uint8Array): string | undefined {
  const size = Math.min(bytes.length, 4_096) & ~1
  if (size < 4) return undefined
  let even = 0
  let odd = 0
  for (let i = 0; i < size; i += 2) {
    if (bytes[i] === 0) even++
    if (bytes[i + 1] === 0) odd++
  }
  const half = size / 2
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le'
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be'
  return undefined
}
