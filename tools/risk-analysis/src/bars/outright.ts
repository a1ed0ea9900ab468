import { anchorOf, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { notOfClaim } from '../frames/release.ts'
import { affirmative } from './limitation.ts'
import type { FoundBar } from './read-bars.ts'

type Claim = Omit<FoundBar, 'ends'>
const isCivil = (type: CaseType) => type !== 'criminal' && type !== 'family'

const signed = /\b(?:sign(?:ed|ing)|executed)\b/i
const unsigned =
  /\b(?:not|never|n['’]t|unsigned|signed nothing|if|unless|refus\w+|declin\w+|before signing|without signing|blank|nobody|no one|no (?:[\w-]+ ){0,3}(?:has|have|had|was|were|is) (?:ever |yet )?(?:been )?(?:signed|executed)|want(?:s|ed)? (?:us|me|him|her|them|an?|the)|asked (?:us|me|him|her|them)|only about|about the \w+ only)\b/i
const givesUp =
  /\b(?:releas(?:e|es|ed|ing)|discharg(?:e|es|ed|ing)|absolv(?:e|es|ed|ing)|relinquish(?:es|ed|ing)?|surrender(?:s|ed|ing)?|giv(?:e|es|ing) up|gave up|waiv(?:e|es|ed|ing)|agree[ds]? (?:never|not) to (?:sue|bring)) (?:[\w’'-]+ ){0,8}?(?:claims?|rights?|liability|everything|anything|suit)\b|\b(?:waiver|release) (?:of|for) (?:all|any|every|each|the|his|her|its|their) (?:[\w’'-]+ ){0,3}?(?:claims?|liability)\b/i
const signedPaper = /\b(?:agreement|release|waiver|settlement|paper|form|document|letter|severance|separation)\b/i
const itGivesUp =
  /^\s*(?:it|this|that|which|the (?:[\w’'-]+ )?(?:agreement|paper|document|form|release|waiver|letter)) (?:[\w’'-]+ ){0,3}?(?:releas(?:es|ed)|gives? up|gave up|waives?|waived) (?:[\w’'-]+ ){0,8}?(?:claims?|rights? to sue|liability|everything)\b/i
/** Days in which it might have been revoked, and that it was not. */
const notAttacked =
  /\b(?:days|\w+) to (?:revoke|rescind|think)\b|\b(?:neither|not|never|nor|no one|nobody|without|n['’]t|no) (?:[\w’'-]+ ){0,2}?(?:revok\w*|rescind\w*|fraud|duress|pressured?|threat\w*|tricked|lied)\b/gi
const attacked =
  /\b(?:duress|threat\w*|fraud\w*|lied|tricked|set aside|void\w*|rescind\w*|revok\w*|minor|a child|(?:not|n['’]t|never|could not|couldn['’]t) (?:read|understand)|unread|no lawyer|without a lawyer|never (?:paid|cashed)|before the (?:accident|injury)|liability waiver)\b/i

/** A release in plain words: 'I signed a paper that gives up every claim'. */
export function releaseBar(text: string, type: CaseType): Claim | null {
  if (!isCivil(type)) return null
  const sentences = sentencesOf({ text })
  const isSigned = (words: string) => signed.test(words) && !unsigned.test(words)
  const sentence = sentences.find(({ start, end }, at) => {
    const words = text.slice(start, end)
    if (notOfClaim.test(words) && !/\ball claims\b/i.test(words)) return false
    if (isSigned(words) && givesUp.test(words)) return true
    // 'He signed a separation agreement on March 2. It releases all claims.'
    const next = sentences[at + 1]
    const following = next ? text.slice(next.start, next.end) : ''
    return isSigned(words) && signedPaper.test(words) && itGivesUp.test(following) && !unsigned.test(following)
  })
  if (!sentence) return null
  const holds = !attacked.test(text.replace(notAttacked, ''))
  return {
    id: 'release',
    title: holds ? 'The claim was released' : 'The claim may have been released',
    holds,
    rule: `A valid release ends the claims that it covers. ${affirmative}`,
    lift: [
      'Does the release cover this claim, these parties and this time?',
      'Was it obtained by fraud, duress or mistake, or without consideration?',
      'Does a statute set terms for it that were not met, as 29 U.S.C. § 626(f) does for age claims?',
    ],
    anchors: [anchorOf({ text }, sentence)],
  }
}

const again =
  /\b(?:sued|suit|lawsuit|case|action|claim)\b[^.;]{0,90}\b(?:(?:the|very|exactly the|this) same (?:\w+ )?(?:thing|claims?|matter|roof|leaks?|debt|contract|facts|accident|injury|parcel|dispute|fees|work|loss|house|line|events|\w+)|over the same|for the same)\b|\b(?:lost|litigated|tried) (?:the|this|that) (?:very|same|identical) \w+/i
const merits =
  /\b(?:after (?:an? |the )?(?:\w+ ){0,2}trial|at trial|after trial|jury (?:found|decided|ruled|gave)|(?:court|judge) (?:entered|gave) (?:final )?judgment|judgment (?:was )?(?:entered )?(?:for|against)|final judgment|on the merits|summary judgment (?:was )?(?:granted|for)|with prejudice)\b/i
const open =
  /\b(?:without prejudice|revers\w+|vacat\w+|remand\w+|appeal is (?:still )?pending|on appeal|pending appeal|settled|default|no jurisdiction|lack of jurisdiction|improper venue|voluntar\w+|different (?:part(?:y|ies)|claim|accident|year|contract)|new facts)\b/i

/** The same claim tried and decided before, without the words of the law. */
export function sameSuitBar(text: string, type: CaseType): Claim | null {
  if (!isCivil(type) || !merits.test(text)) return null
  const found = again.exec(text)
  if (!found) return null
  const holds = !open.test(text)
  return {
    id: 'res-judicata',
    title: holds ? 'The matter was decided before' : 'The matter may have been decided before',
    holds,
    rule: `A final judgment on the merits ends later suits on the same claim between the same parties. ${affirmative}`,
    lift: [
      'Were the parties, or those in privity with them, and the claim the same?',
      'Was the judgment final and on the merits, and does it still stand after appeal?',
      'Was the defense pleaded?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}

const sold =
  /\b(?:i|we|client|plaintiff) (?:\w+ )?(?:sold|assigned|transferred|signed over|conveyed) [^.;]{1,120}\b(?:right,? title,? and interest|(?:including|with) the right to sue|all (?:accrued |past )?claims)\b|\b(?:sold|assigned|transferred|signed over) (?:my|our|his|her|its|their|the|this|that) (?:whole |entire |full )?(?:claims?|rights? to sue|causes? of action)\b|\b(?:sold|assigned|transferred) (?:[\w’'-]+ ){1,4}?and (?:all|every|any) (?:accrued |existing |past )?claims?\b/i
const whole =
  /\b(?:all|entire|whole) right,? title,? and interest\b|\bright to sue for past\b|\b(?:whole|every (?:\w+ )?claim|all (?:\w+ )?claims|entire|all (?:of )?(?:my|our|his|her|its|their|the) rights?|no rights?|nothing back|no longer (?:owns?|holds?|mine|ours))\b/i
const kept =
  /\b(?:part of|half|back to|assigned back|reassign\w*|bought (?:it )?back|for collection only|security for|collateral|void|unsigned|never signed)\b/i

/** Who bought the claim has it. */
const toUs = /\bto (?:us|me|(?:our|my) client)\b/i

/** Who sold the claim has none to bring. */
export function soldClaimBar(text: string, type: CaseType): Claim | null {
  if (!isCivil(type)) return null
  const found = sold.exec(text)
  if (!found || toUs.test(found[0])) return null
  const holds = whole.test(text) && !kept.test(text)
  return {
    id: 'standing',
    title: holds ? 'The claim was sold' : 'The claim may belong to somebody else',
    holds,
    rule: 'An action is brought by the real party in interest, who holds the right (Fed. R. Civ. P. 17(a)(1), and the rules of most states). Who assigned the whole claim holds it no longer.',
    lift: [
      'Who does hold the claim, and can that party be joined or substituted (Fed. R. Civ. P. 17(a)(3))?',
      'Was the whole claim assigned, and is the assignment valid?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}
