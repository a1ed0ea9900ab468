import { mkdir, statfs } from 'node:fs/promises'

/** The room on the disk of a folder, which is made if it is not there. */
export async function diskOf(folder: string): Promise<{ free: number; total: number }> {
  await mkdir(folder, { recursive: true })
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
