import { CasewrightError } from '@casewright/core/client'
import { samplesPerSecond } from './resample.ts'

const mostBytes = 200 * 1024 * 1024
/** An hour of one voice is 230 MB while it waits. */
const mostSeconds = 60 * 60
export const frameLength = 1600

/**
 * The samples of a recording, in frames of a tenth of a second. The browser reads the file, and nothing of it is sent but
 * the pieces that are heard.
 * @throws CasewrightError with a sentence
 */
export async function framesOf(file: File): Promise<Float32Array[]> {
  if (file.size === 0) throw new CasewrightError('empty', 'This file is empty. Choose another recording.')
  if (file.size > mostBytes)
    throw new CasewrightError('too-large', 'This recording is larger than 200 MB. Save it as MP3 or M4A, or split it.')
  const context = new OfflineAudioContext(1, 1, samplesPerSecond)
  const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new CasewrightError(
      'unsupported-type',
      'The browser cannot read this file as sound. Choose a WAV, MP3, M4A or OGG recording.',
    )
  })
  if (sound.duration > mostSeconds)
    throw new CasewrightError('too-large', 'This recording is longer than an hour. Split it, and upload the parts.')
  return Array.from({ length: Math.ceil(sound.length / frameLength) }, (_, nth) => mixed(sound, nth * frameLength))
}

/** A frame of all channels together. */
function mixed(sound: AudioBuffer, from: number): Float32Array {
  const samples = new Float32Array(Math.min(frameLength, sound.length - from))
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const data = sound.getChannelData(channel)
    for (let at = 0; at < samples.length; at++)
      samples[at] = (samples[at] ?? 0) + (data[from + at] ?? 0) / sound.numberOfChannels
  }
  return samples
}
