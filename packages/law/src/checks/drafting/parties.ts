import { findParties, type Party } from '../../parties/parties.ts'
import type { DocumentCheck, Hit } from '../check.ts'
import { coreName, formOf, sameForm } from './support/company-name.ts'
import { once } from './support/once.ts'
import { ownPages } from './support/own-words.ts'
import { signers } from './support/signers.ts'

const parties = { concerns: ['contract'], category: 'Parties and signatures', insight: 'risk' } as const

const firms = once((document): Party[] => findParties(document).filter(({ name }) => formOf(name) !== null))

/** Party names, and who signs for them. */
export const partyChecks: readonly DocumentCheck[] = [
  {
    ...parties,
    id: 'party.name-varies',
    title: 'A party is named in two ways',
    severity: 'medium',
    why: "'Acme Inc.' and 'Acme LLC' are two companies; a signature of the one does not bind the other.",
    advice: 'Name the party as it is registered, throughout.',
    find: (document) => {
      const words = ownPages(document)
      return firms(document).flatMap((party): Hit[] => {
        const core = coreName(party.name)
        if (core.length < 4) return []
        const source = core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,12}')
        const pattern = new RegExp(
          `(?<![\\p{L}\\d])${source},?\\s{1,12}(Inc|Incorporated|Corp|Corporation|LLC|L\\.L\\.C|LLP|L\\.L\\.P|LP|L\\.P|Ltd|Limited|Company|Co|GmbH|PLC)\\b\\.?`,
          'giu',
        )
        return [...words.matchAll(pattern)].flatMap((match) => {
          const place = { start: match.index, end: match.index + match[0].length }
          const written = match[0].replace(/\s+/g, ' ')
          if (sameForm(party.name, written)) return []
          // 'Acme Holdings Inc.' is no other name of 'Acme Inc.'; the core is the same here, the form is not.
          return [{ ...place, message: `Here '${written}', at the beginning '${party.name}'.` }]
        })
      })
    },
  },
  {
    ...parties,
    id: 'party.no-signature',
    title: 'A party has no place to sign',
    severity: 'high',
    why: 'A party that does not sign may not be bound.',
    advice: 'Add a place to sign for it.',
    find: (document) =>
      signers(document).unsigned.map(({ start, end, name }) => ({
        start,
        end,
        message: `${name} has no place to sign.`,
      })),
  },
  {
    ...parties,
    id: 'party.stranger-signs',
    title: 'Somebody signs who is no party',
    severity: 'medium',
    why: 'A signature of a company that the contract does not name binds neither it nor the party that was meant.',
    advice: 'Name the signer among the parties, or correct the name.',
    find: (document) =>
      signers(document).strangers.map(({ start, end, party }) => ({
        start,
        end,
        message: `${party} is not named as a party.`,
      })),
  },
]
