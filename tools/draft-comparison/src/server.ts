import { defineServer } from '@casewright/core/server'
import { compare } from './compare.ts'
import { manifest } from './manifest.ts'
import { redlineOf } from './word/redline.ts'

export const server = defineServer({ manifest, actions: { compare }, exports: { redline: redlineOf } })
