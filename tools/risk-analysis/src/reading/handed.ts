import type { Whose } from './whose.ts'

const us = "(?:us|me|(?:our|my) clients?)\\b(?!['’])"
const giving =
  '(?:gave|given|gives?|giving|sent|sends?|sending|served|serving|delivered|provided|notified|informed|told|warned)'
/** 'never gave us notice': whoever does it is somebody else. */
const toUs = new RegExp(`\\b${giving} (?:any |timely |written )?${us}`, 'i')
/** 'we were given notice': what was done to us. */
const wasGiven =
  /\b(?:we|i|(?:our|my) clients?) (?:was|were|got|have been|has been|had been|(?:was|were) never) (?:\w+ly |never |not |then )?$/i
const isGiven = /^(?:given|sent|served|notified|informed|told|warned)\b/i

/** 'We shipped $18,700 in December, never paid': what was not paid was for what we gave. */
const weDelivered =
  /\b(?:we|i|(?:our|my) clients?) (?:\w+ly |then |also |had |have )?(?:shipped|delivered|supplied|sold|sent|built|installed|painted|finished|completed|did|performed|provided|made|repaired|lent|loaned|hauled|printed)\b[^.;]{0,90},? (?:(?:and|but|still|which|it|they) ){0,2}(?:(?:was|were|are|is) )?$/i
const isUnpaid =
  /^(?:never|not|(?:was|were)(?: not|n['’]t) (?:ever )?) ?paid\b(?! (?:for|to|the|our|his|her|their|its|any|a)\b)|^unpaid\b/i

/** Whose deed it is that something was handed to us, told us or sent us; nobody's to say where it was not. */
export const handedToUs = (text: string, start: number, end: number): Whose | undefined => {
  const words = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 40), start)
  if (isUnpaid.test(words) && weDelivered.test(text.slice(Math.max(0, start - 140), start))) return 'other'
  return toUs.test(words) || (isGiven.test(words) && wasGiven.test(before)) ? 'other' : undefined
}
