import { findParties, type Party } from '../../../parties/parties.ts'
import { findSignatureBlocks, type SignatureBlock } from '../../../signatures/signature-blocks.ts'
import type { CheckedDocument } from '../../check.ts'
import { once } from '../../reading/once.ts'
import { coreName, formOf } from './company-name.ts'

export interface Signers {
  /** Parties for whom no signature block is. */
  unsigned: Party[]
  /** Signature blocks for companies that the document does not name as parties. */
  strangers: (SignatureBlock & { party: string })[]
}

/** 'Acme Holdings, LLC f/k/a Oak, LLC' signs with the first of its names. */
const otherName = /,?\s(?:[fdan]\/?k\/?a|d\/b\/a|dba|formerly known as|doing business as|also known as)\b/i

const bare = (name: string): string =>
  coreName(name.split(otherName, 1)[0] ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Roles and names that are one: 'the Seller' and 'SELLER', 'Acme, Inc.' and 'ACME INC'. */
const same = (one: string, other: string): boolean => {
  const [first, second] = [bare(one).replace(/^the /, ''), bare(other).replace(/^the /, '')]
  return first !== '' && second !== '' && (first === second || first.includes(second) || second.includes(first))
}

const named = (document: CheckedDocument, from: number, to: number, words: string): boolean =>
  bare(document.text.slice(from, to)).includes(bare(words))

/** Who signs a contract and who does not, where its parties are named at its beginning and its signature blocks say for whom they are. */
export const signers = once((document): Signers => {
  const parties = findParties(document).filter(({ from }) => from === 'preamble')
  const blocks = findSignatureBlocks(document)
  const said = blocks.filter((block): block is SignatureBlock & { party: string } => block.party !== undefined)
  const [first] = blocks
  if (parties.length < 2 || said.length < 1 || !first) return { unsigned: [], strangers: [] }
  const last = blocks.at(-1)?.end ?? first.end
  const after = Math.max(...parties.map(({ end }) => end)) + 60
  const unsigned = parties.filter(
    ({ name, role }) =>
      !blocks.some(({ party, name: signer }) =>
        [party, signer].some((words) => words && (same(words, name) || (role !== undefined && same(words, role)))),
      ) &&
      // A name that a converter set apart from its line still stands among the signatures.
      !named(document, Math.max(first.start - 600, after), last + 400, name) &&
      !(role !== undefined && named(document, Math.max(first.start - 200, after), last + 200, role)),
  )
  const strangers = said.filter(
    (block) =>
      formOf(block.party) !== null &&
      !parties.some(({ name, role }) => same(block.party, name) || (role !== undefined && same(block.party, role))) &&
      // Signed for by another of its name: 'By: Acme GP, its general partner'.
      !named(document, 0, Math.min(first.start, 12_000), block.party),
  )
  return { unsigned: blocks.length > 1 || parties.length > blocks.length ? unsigned : [], strangers }
})
