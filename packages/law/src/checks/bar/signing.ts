import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { once } from '../reading/once.ts'

/** A line with what is written on it when the paper is signed: a date or a name beside or under it. */
const ruled =
  /(?<!_)_{6,200}[^\n]{0,80}\b(?:date|name|signature|title)\b|(?<!_)_{6,200}[^\n]{0,10}\n[^\n]{0,20}\b(?:signature|name|by:|title|date)\b/i

/** Where the places to sign begin: what is blank from there on is written by hand when the paper is signed. */
export const signingFrom = once((document): number => {
  const { text } = document
  const [first] = findSignatureBlocks(document)
  const formula = text.search(
    /\b(?:in witness whereof|witness whereof|have (?:duly )?executed this|(?:authori[sz]ed )?signatures?:? ?_{4,}|^[ \t]*(?:signed|agreed and accepted|accepted and agreed|signatures)\b)/im,
  )
  const late = Math.floor(text.length * 0.6)
  const line = text.slice(late).search(ruled)
  const places = [
    first?.start,
    formula < text.length / 2 ? undefined : formula,
    line < 0 ? undefined : text.lastIndexOf('\n', late + line) + 1,
  ]
  return Math.min(...places.filter((place) => place !== undefined), text.length)
})

export const afterSigning = (document: CheckedDocument, { start }: Hit): boolean => start >= signingFrom(document)
