import type { Readable } from 'node:stream'
import type { Item } from '../published.ts'

/** A file of a publication: one on disk, or a member of an archive. */
export interface SourceFile {
  name: string
  open(): Promise<Readable>
  /** Opens a file by its path from this one's folder; undefined where there is none. */
  beside(path: string): Promise<Readable | undefined>
}

/**
 * Reads one file after another, in the order of their names.
 * @param onWhole told of each part of the law that was read whole, so that what is not in it does not exist: 'usc/18/'
 */
export type LayoutReader = (file: SourceFile, onWhole: (scope: string) => void) => AsyncGenerator<Item>

/** A way in which law is published in bulk, and how it is read. */
export interface Layout {
  id: string
  /** What it reads, for who asks. */
  reads: string
  /** The files that are its own, among others of a folder or archive. */
  wants(name: string): boolean
  /** A reader of one publication: it may remember what earlier files said of later ones. */
  start(): LayoutReader
}
