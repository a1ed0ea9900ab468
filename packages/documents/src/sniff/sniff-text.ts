import { decodeText } from '../txt/decode.ts'
import type { Sniffed } from './sniff-kind.ts'

/** Text, unless too much of it is no character that anyone types. */
export function sniffText(bytes: Uint8Array): Sniffed {
  const sample = decodeText(bytes.length > 65_536 ? bytes.subarray(0, 65_536) : bytes)
  const strange =
    sample.match(/[\u0001-\u0008\u000e-\u0019\u001c-\u001f\u007f-\u0084\u0086-\u009f\ufffd]/g)?.length ?? 0
  const nulls = sample.match(/\0/g)?.length ?? 0
  const noise = strange > Math.max(4, sample.length * 0.02) || nulls > Math.max(16, sample.length * 0.3)
  return noise ? { other: 'type', what: 'no document that can be recognised' } : { kind: 'txt' }
}
