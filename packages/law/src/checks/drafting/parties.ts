import { findParties, type Party } from '../../parties/parties.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { Span } from '../../span/span.ts'
import type { DocumentCheck, Hit } from '../check.ts'
import { isOtherSigner } from '../consistency/who/signer.ts'
import { once } from '../reading/once.ts'
import { coreName, formOf, sameForm } from './support/company-name.ts'
import { ownPages } from './support/own-words.ts'
import { likeCase } from './support/phrases.ts'
import { signers } from './support/signers.ts'

const parties = { concerns: ['contract'], category: 'Parties and signatures', insight: 'risk' } as const

const firms = once((document): Party[] => findParties(document).filter(({ name }) => formOf(name) !== null))

interface Named extends Span {
  /** As the beginning has it. */
  party: string
  written: string
}

const legalForm =
  '(?:Inc|Incorporated|Corp|Corporation|LLC|L\\.L\\.C|LLP|L\\.L\\.P|LP|L\\.P|Ltd|Limited|Company|Co|GmbH|PLC)\\b\\.?'

/** Every place where a party's name stands with a legal form after it. */
const named = once((document): Named[] => {
  const words = ownPages(document)
  return firms(document).flatMap((party): Named[] => {
    const core = coreName(party.name)
    if (core.length < 4) return []
    const source = core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,12}')
    return [...words.matchAll(new RegExp(`(?<![\\p{L}\\d])${source},?\\s{1,12}${legalForm}`, 'giu'))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      party: party.name,
      written: match[0].replace(/\s+/g, ' '),
    }))
  })
})

const bareLetters = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
/** Commas and inner stops: the last stop may be that of the sentence. */
const marksOf = (name: string): string => name.replace(/\.$/, '').replace(/[^,.]/g, '')

/** Two columns of names read as one: 'OAK CORP.          BIRCH COMPANY'. */
const areTwo = /\S {3,}\S/

/** A line for the office, or an office. */
const capacity =
  /\b(?:title|its|position|capacity|office|role)\b\s*[:_]|\b(?:president|chair\w*|chief|officer|c[efot]o|manager|member|partner|director|secretary|treasurer|vice|counsel|trustee|principal|owner|proprietor|head|executive|attorney[- ]in[- ]fact|authori[sz]ed)\b/i

/** What stands under a signature, set close: an office may be far off in spaces and rules, and is near to the eye. */
const linesBelow = (text: string): string =>
  text
    .replace(/[-_=]{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 120)

/** Party names, and who signs for them. */
export const partyChecks: readonly DocumentCheck[] = [
  {
    ...parties,
    id: 'party.name-varies',
    title: 'A party is named in two ways',
    severity: 'medium',
    why: "'Acme Inc.' and 'Acme LLC' are two companies; a signature of the one does not bind the other.",
    advice: 'Name the party as it is registered, throughout.',
    find: (document) =>
      named(document).flatMap(({ party, written, start, end }): Hit[] =>
        // 'Acme Holdings Inc.' is no other name of 'Acme Inc.'; the core is the same here, the form is not.
        sameForm(party, written) ? [] : [{ start, end, message: `Here '${written}', at the beginning '${party}'.` }],
      ),
  },
  {
    ...parties,
    id: 'party.name-written',
    title: "A party's name is written in two ways",
    severity: 'low',
    insight: 'best-practice',
    why: 'A name that is written in one way throughout leaves no doubt that one company is meant.',
    advice: 'Write the name as it stands at the beginning.',
    find: (document) =>
      named(document).flatMap(({ party, written, start, end }): Hit[] => {
        const same = bareLetters(party) === bareLetters(written)
        return same && marksOf(party) !== marksOf(written) ? [{ start, end, rewrite: likeCase(written, party) }] : []
      }),
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
      signers(document)
        .strangers.filter((block) => !areTwo.test(block.party) && !isOtherSigner(document, block))
        .map(({ start, end, party }) => ({ start, end, message: `${party} is not named as a party.` })),
  },
  {
    ...parties,
    id: 'party.no-capacity',
    title: 'Nothing says in what capacity someone signs for a company',
    severity: 'medium',
    why: 'A company may dispute the authority of a signer with no stated office, and the signer may be held to have signed personally.',
    advice: 'Print the name and office of the signer, and have the company confirm the authority.',
    find: (document) =>
      findSignatureBlocks(document).flatMap(({ start, end, party, title }, at, all): Hit[] =>
        party &&
        !areTwo.test(party) &&
        !title &&
        formOf(party) !== null &&
        !capacity.test(document.text.slice(start, end + 160)) &&
        !capacity.test(linesBelow(document.text.slice(end, Math.min(end + 1200, all[at + 1]?.start ?? end + 1200))))
          ? [{ start, end, message: `Nothing says in what office someone signs for ${party.replace(/\.$/, '')}.` }]
          : [],
      ),
  },
]
