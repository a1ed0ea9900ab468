import { ofDamages } from '../fault.ts'
import { lettersIn, subjectAt, type Tagged } from '../tagged.ts'
import { tailsIn } from '../tail.ts'

/** What the harm to be answered for is limited to, or taken out of it. */
const excepted =
  /\bto the extent\b|\b(?:except|excluding|other than|unless|save)\b[^.;]{0,90}\b(?:neglig\w*|careless\w*|faults?|wil+ful\w*|misconduct|gross\w*|breach\w*|caus\w+|fraud\w*|default\w*)\b/i

/** 'Rep bears every loss, even if a driver of Rep was asleep': nobody but who bears it is at fault. */
const isOwnFault = ({ words }: Tagged): boolean =>
  tailsIn(words).some(({ at, words: tail }) => {
    const named = lettersIn(tail)
    return named.length === 1 && named[0] === subjectAt(words, at)
  })

const may = /@([A-F]) (?:may|can)(?! not| be)\b/
const cost = /\bat @([A-F])'s (?:own |sole )*(?:costs?|expense|risk)\b/
/** 'Lender may have its own counsel present, at Lender's expense': who may do it pays for it. */
const isOwnCost = ({ words }: Tagged): boolean => {
  const who = may.exec(words)?.[1]
  return who !== undefined && who === cost.exec(words)?.[1]
}

/** Whether the words that rules know show that a sentence is not harsh, whatever the weights say. */
export const isKnownBetter = (read: Tagged): boolean =>
  excepted.test(read.words) || ofDamages.test(read.words) || isOwnFault(read) || isOwnCost(read)
