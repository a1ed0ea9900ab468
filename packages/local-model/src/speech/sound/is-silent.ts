import { samplesPerSecond } from './read-wav.ts'

const frame = samplesPerSecond * 0.03
/** Of the loudest possible: a quiet voice at a poor microphone is ten times louder. */
const quiet = 0.003

/** Whether a sound has nothing in it that could be a voice: a model makes up words for it. */
export function isSilent(sound: Uint8Array): boolean {
  const bytes = Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength)
  for (let at = 0; at + frame * 2 <= bytes.length; at += frame * 2) {
    let power = 0
    for (let nth = 0; nth < frame; nth++) power += (bytes.readInt16LE(at + nth * 2) / 32_768) ** 2
    if (Math.sqrt(power / frame) > quiet) return false
  }
  return true
}
