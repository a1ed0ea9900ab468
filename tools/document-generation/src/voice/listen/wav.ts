import { samplesPerSecond } from './resample.ts'

const head = 44

/** A WAV file of one channel and 16 bits. */
export function wavOf(samples: Float32Array): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(head + samples.length * 2))
  const word = (at: number, letters: string) => {
    for (const [nth, letter] of [...letters].entries()) file.setUint8(at + nth, letter.charCodeAt(0))
  }
  word(0, 'RIFF')
  file.setUint32(4, file.byteLength - 8, true)
  word(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, samplesPerSecond, true)
  file.setUint32(28, samplesPerSecond * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  word(36, 'data')
  file.setUint32(40, samples.length * 2, true)
  for (const [nth, one] of samples.entries())
    file.setInt16(head + nth * 2, Math.round(Math.max(-1, Math.min(1, one)) * 32_767), true)
  return file.buffer
}
