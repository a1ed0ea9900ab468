import { BadWeights } from '../../gguf/bad-weights.ts'

/** A tensor of CTranslate2, as its file has it. */
export interface Ct2Tensor {
  shape: readonly number[]
  kind: 'f32' | 'f16' | 'other'
  bytes: Buffer
}

/** Of CTranslate2's kinds of numbers, those in which weights stand as they were trained. */
const kinds: Record<number, Ct2Tensor['kind']> = { 0: 'f32', 4: 'f16' }
const version = 6
const mostTensors = 10_000

/**
 * Reads the weights of a Whisper model in the format of CTranslate2.
 * @throws BadWeights when it is cut, or something else
 */
export function readCt2(file: Buffer): Map<string, Ct2Tensor> {
  let at = 0
  const take = (length: number): Buffer => {
    if (at + length > file.length) throw new BadWeights('is cut or damaged')
    at += length
    return file.subarray(at - length, at)
  }
  const u32 = () => take(4).readUInt32LE()
  // Its texts end in a zero byte, which their length counts.
  const text = () => take(take(2).readUInt16LE()).toString('latin1').replace(/\0$/, '')
  if (u32() !== version || text() !== 'WhisperSpec') throw new BadWeights('is not a Whisper model of CTranslate2')
  u32()
  const count = u32()
  if (count > mostTensors) throw new BadWeights('is cut or damaged')
  const found = new Map<string, Ct2Tensor>()
  for (let nth = 0; nth < count; nth++) {
    const name = text()
    const shape = Array.from({ length: take(1).readUInt8() }, u32)
    const kind = kinds[take(1).readUInt8()] ?? 'other'
    found.set(name, { shape, kind, bytes: take(u32()) })
  }
  return found
}
