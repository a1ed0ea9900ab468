import { ofAffidavit } from './affidavits.ts'
import { ofBrief, ofMotion } from './court-papers.ts'
import { ofDemand } from './demands.ts'
import { ofDiscovery } from './discovery.ts'
import { ofEngagement } from './engagements.ts'
import { ofHold } from './holds.ts'
import { ofNote } from './notes.ts'
import { ofPower } from './powers.ts'
import { ofSettlement } from './settlements.ts'
import type { Readers } from './telling.ts'

const all: Readonly<Record<string, Readers>> = {
  affidavit: ofAffidavit,
  brief: ofBrief,
  motion: ofMotion,
  'discovery-requests': ofDiscovery,
  'demand-letter': ofDemand,
  'attorney-engagement-letter': ofEngagement,
  'litigation-hold-notice': ofHold,
  'promissory-note': ofNote,
  'power-of-attorney': ofPower,
  'settlement-agreement': ofSettlement,
}

export const readersOf = (type: string): Readers | undefined => all[type]
