import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, type Worker } from 'tesseract.js'
import { asPgm, type GrayPicture, halved, turned } from './gray-picture.ts'

/** What was read from a picture. */
export interface Recognized {
  paragraphs: string[]
  /** 0 to 100, as the engine judges itself. */
  confidence: number
}

const models = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Below this a page may stand on its side or its head. */
const doubtful = 65
const sure = 78

/** Reads pictures of text, with one engine that is started when first needed. Nothing is fetched: the model is installed. */
export class Recognizer {
  #engine: Promise<Worker> | undefined

  /** Reads a picture. When little can be read, it is tried turned by quarters, at half its size first. */
  async read(picture: GrayPicture): Promise<Recognized> {
    const best = await this.#recognize(picture)
    if (best.confidence >= doubtful && lettersOf(best) > 0) return best
    const small = halved(picture)
    let turn = 0
    let most = worth(await this.#recognize(small))
    for (const quarters of [1, 3, 2]) {
      const other = await this.#recognize(turned(small, quarters))
      if (worth(other) <= most) continue
      most = worth(other)
      turn = quarters
      if (other.confidence >= sure && lettersOf(other) > 40) break
    }
    if (turn === 0) return best
    const upright = await this.#recognize(turned(picture, turn))
    return worth(upright) > worth(best) ? upright : best
  }

  async end(): Promise<void> {
    const engine = await this.#engine?.catch(() => undefined)
    await engine?.terminate()
  }

  async #recognize(picture: GrayPicture): Promise<Recognized> {
    this.#engine ??= createWorker('eng', 1, {
      langPath: models,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => {},
    })
    const engine = await this.#engine
    const { data } = await engine.recognize(asPgm(picture), {}, { text: false, blocks: true })
    const paragraphs = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.map((paragraph) =>
        joinLines(paragraph.lines.filter((line) => line.confidence > 15).map((line) => line.text.trim())),
      ),
    )
    return {
      paragraphs: paragraphs.filter((text) => text !== ''),
      confidence: Math.max(0, Math.min(100, data.confidence)),
    }
  }
}

const lettersOf = ({ paragraphs }: Recognized): number => paragraphs.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Confidence alone would favour a page on which one stray word was read. */
const worth = (read: Recognized): number => read.confidence * Math.log2(2 + lettersOf(read))

/** Lines of a paragraph; a word parted at a line's end keeps its hyphen. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce(
    (text, line) =>
      text === '' ? line : /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text + line : `${text} ${line}`,
    '',
  )
}
