import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Secrets } from '../../platform/vault/secrets.ts'

const hexKey = z.string().regex(/^[0-9a-f]{64}$/i)
const keyFile = z.object({
  form: z.literal('casewright-key'),
  vaultKey: hexKey,
  previousVaultKeys: z.array(hexKey),
  authSecret: z.string().min(32),
})
export type KeyFile = z.infer<typeof keyFile>

/** Writes what opens a backup into a file of its own, readable by its owner alone. @throws where it is there already */
export async function writeKeyFile(path: string, { vaultKeys, authSecret }: Secrets): Promise<void> {
  const key: KeyFile = {
    form: 'casewright-key',
    vaultKey: vaultKeys.current,
    previousVaultKeys: [...vaultKeys.others],
    authSecret,
  }
  await writeFile(path, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch((error) => {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(code === 'EEXIST' ? `${path} already exists.` : `${path} cannot be written (${code}).`)
  })
}

/** @throws Error with a sentence, which never has anything of the file in it */
export async function readKeyFile(path: string): Promise<KeyFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be read (${error.code}).`)
  })
  try {
    return keyFile.parse(JSON.parse(text))
  } catch {
    throw new Error(`${path} is not a Casewright key, or it is damaged.`)
  }
}
