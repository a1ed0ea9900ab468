import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A synthesizer of Debian, and how it writes a sentence to a WAV file. */
export interface Voice {
  name: string
  command: string
  args(sentence: string, file: string): string[]
}

const voices: readonly Voice[] = [
  { name: 'espeak-ng, en-us', command: 'espeak-ng', args: (sentence, file) => ['-v', 'en-us', '-w', file, sentence] },
  { name: 'flite, slt', command: 'flite', args: (sentence, file) => ['-voice', 'slt', '-t', sentence, '-o', file] },
]

const isHere = ({ command }: Voice): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

/**
 * The synthesizers that are here, fetched by their names where they are not and may be: by root, of Debian.
 * @returns none where there are none
 */
export function bringVoices(): Voice[] {
  const missing = voices.filter((voice) => !isHere(voice)).map(({ command }) => command)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    try {
      for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
        execFileSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words], { stdio: 'ignore' })
    } catch {
      // Whoever asks sees which are here.
    }
  return voices.filter(isHere)
}

const rate = 16_000
const head = 44

/** What a voice says, as WAV of one channel, 16 bits and 16,000 samples a second. */
export function spoken(voice: Voice, sentence: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-voice-'))
  try {
    const file = join(folder, 'said.wav')
    execFileSync(voice.command, voice.args(sentence, file), { stdio: 'ignore' })
    return resampled(readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of one channel and 16 bits, as both synthesizers write it. */
function resampled(wav: Buffer): Buffer {
  const from = wav.readUInt32LE(24)
  const start = wav.indexOf('data', 12, 'latin1') + 8
  const samples = Math.floor((wav.length - start) / 2)
  const at = (nth: number) => wav.readInt16LE(start + 2 * Math.min(samples - 1, nth))
  const length = Math.floor((samples * rate) / from)
  const sound = Buffer.alloc(length * 2)
  for (let nth = 0; nth < length; nth++) {
    const place = (nth * from) / rate
    const before = Math.floor(place)
    sound.writeInt16LE(Math.round(at(before) + (at(before + 1) - at(before)) * (place - before)), nth * 2)
  }
  return wavOf(sound)
}

/** Samples with the head of a WAV file. */
export function wavOf(sound: Buffer): Buffer {
  const wav = Buffer.alloc(head)
  wav.write('RIFF')
  wav.writeUInt32LE(head - 8 + sound.length, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(sound.length, 40)
  return Buffer.concat([wav, sound])
}

export const secondsOf = (wav: Buffer): number => (wav.length - head) / 2 / rate
