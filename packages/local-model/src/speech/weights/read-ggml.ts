import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { BadWeights } from '../../gguf/bad-weights.ts'
import { bins } from './mel-filters.ts'
import { ggmlMagic } from './write-ggml.ts'

/** What a file of weights says of itself, once each part of it was found where it must be. */
export interface SpeechFacts {
  bytes: number
  /** Hears other languages beside English. */
  multilingual: boolean
}

/** How many bytes so many numbers take, for each kind of tensor of whisper.cpp. */
const blocks: Record<number, [numbers: number, bytes: number]> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
}
const mostNumbers = 2 ** 32
const longestName = 128
const longestToken = 1024

/** Reads a file as whisper.cpp would, before whisper.cpp does. @throws BadWeights */
export function readGgml(path: string): SpeechFacts {
  const file = openSync(path, 'r')
  try {
    const size = fstatSync(file).size
    let at = 0
    const skip = (length: number) => {
      if (length < 0 || at + length > size) throw new BadWeights('is cut or damaged')
      at += length
    }
    const int = (least: number, most: number): number => {
      const four = Buffer.alloc(4)
      skip(4)
      readSync(file, four, 0, 4, at - 4)
      const value = four.readInt32LE()
      if (value < least || value > most) throw new BadWeights('is not a Whisper model, or is damaged')
      return value
    }
    int(ggmlMagic, ggmlMagic)
    const vocabulary = int(51_864, 51_866)
    for (const most of [1500, 2048, 64, 64, 448, 2048, 64, 64]) int(1, most)
    const bands = int(80, 128)
    int(0, 10_000)
    int(bands, bands)
    int(bins, bins)
    skip(bands * bins * 4)
    for (let left = int(1, vocabulary); left > 0; left--) skip(int(0, longestToken))
    while (at < size) tensor(int, skip)
    return { bytes: size, multilingual: vocabulary > 51_864 }
  } finally {
    closeSync(file)
  }
}

function tensor(int: (least: number, most: number) => number, skip: (length: number) => void): void {
  const dimensions = int(1, 4)
  const name = int(1, longestName)
  const [numbers, bytes] = blocks[int(0, 8)] ?? [1, 0]
  let count = 1
  for (let left = dimensions; left > 0; left--) count *= int(1, 100_000)
  if (bytes === 0 || count > mostNumbers || count % numbers !== 0) throw new BadWeights('is cut or damaged')
  skip(name + (count / numbers) * bytes)
}
