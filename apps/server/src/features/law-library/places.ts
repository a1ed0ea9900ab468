import { join, resolve } from 'node:path'
import type { LawPlaces } from './deps.ts'

interface Settings {
  DATA_DIR: string
  LAW_FOLDER?: string | undefined
  OFFLINE: boolean
  DATABASE_URL?: string | undefined
  COURTLISTENER_TOKEN?: string | undefined
}

export const placesOf = ({
  DATA_DIR,
  LAW_FOLDER,
  OFFLINE,
  DATABASE_URL,
  COURTLISTENER_TOKEN,
}: Settings): LawPlaces => ({
  folder: LAW_FOLDER ? resolve(LAW_FOLDER) : join(DATA_DIR, 'law'),
  packFolder: join(DATA_DIR, 'packs'),
  rejectFolder: join(DATA_DIR, 'imports'),
  catalogFile: join(DATA_DIR, 'packs.json'),
  reportersFile: join(DATA_DIR, 'reporters.json'),
  offline: OFFLINE,
  courtListenerToken: COURTLISTENER_TOKEN,
  embedded: !DATABASE_URL,
})
