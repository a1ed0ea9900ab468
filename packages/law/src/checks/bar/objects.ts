import type { CheckedDocument, Hit } from '../check.ts'
import { acceptedByUse } from '../missing/by-use.ts'
import { says } from '../missing/missing-check.ts'
import type { Doubt } from './senses.ts'

/** UTF-16 units of a place that are read. */
const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')
/** A place and what follows it closely. */
const onward = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest) + 300).replace(/\s+/g, ' ')
/** A place with the sentence or two before it. */
const led = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(Math.max(0, start - 400), Math.min(end, start + longest)).replace(/\s+/g, ' ')

const ofTerms =
  '(?:agreements?|contract|lease|licen[sc]e|EULA|terms|conditions|provisions?|polic(?:y|ies)|rules|regulations|fees?|charges|prices?|pricing|rates?|rent|royalt(?:y|ies)|scope|schedules?|requirements|guidelines)'
const toChange = '(?:chang|modif|amend|revis|updat|alter|var|increas|adjust|replac|supplement|add)'
/** 'Modify these Terms', 'change its fees', 'the terms may be revised': what is changed is what was agreed. */
const changesTerms = new RegExp(
  `\\b${toChange}\\w*\\b(?![^.;:]{0,30}\\bsupport polic)(?:[^.;:]{0,40}\\b(?:and|or) \\w+)?[^.;:]{0,40}\\b${ofTerms}\\b|\\b${ofTerms}\\b[^.;:]{0,60}\\b(?:be|been|is|are) (?:\\w+ ){0,2}${toChange}\\w*`,
  'i',
)
/** Whoever is to be bound by the change has to say yes to it. */
const onYes =
  /\beffective (?:only )?(?:upon|on|after|when)\b[^.;]{0,40}\b(?:your|customer['’]s|licensee['’]s|the other party['’]s|their|its) (?:acceptance|agreement|consent)\b|\b(?:require|subject to|only with|without)\b[^.;]{0,30}\b(?:your|customer['’]s|licensee['’]s|mutual|both parties['’]?)\b[^.;]{0,30}\b(?:acceptance|agreement|consent)\b/i
const ahead = /\b(?:prior|advance|days['’]?|in advance|before)\b/i
const isTold = /\b(?:notice|notif\w*|inform\w*)\b/i
/** The other side may leave whenever it likes, so it need not be bound by what is told beforehand. */
const leavesAnyTime =
  /\b(?:either (?:of the )?part(?:y|ies)|each party|you|customer|client|licensee|subscriber|user)\b[^.;]{0,40}\bmay\b[^.;]{0,60}\b(?:terminate|cancel|stop using|discontinue)\b[^.;]{0,120}\b(?:at any time|for convenience|any reason|no reason|without cause)\b/i

/** What bars a trade or work: not what bars a use of something that is licensed or sold. */
const barsTrade =
  /\b(?:own|operate|manage|works? (?:for|with|as|in|at)|carry on|conduct (?:an?|any|the) business|participate|engag\w+|invest|employed|employment|interest in|partner|consultant|officer|director|services? (?:to|for) (?:an?|any|another|others?|competitors?|third)|miles|radius)\b/i
const notCompete = /\b(?:shall|will|may|must|agrees?)\b[^.;]{0,12}\bnot\b[^.;]{0,60}\bcompete\b/i
const isUse =
  /\b(?:use|using|uses|used|access|cop(?:y|ies|ying)|distribut\w*|resell|train|fine-?tune|develop|build|creat\w+|design|analysis|benchmark\w*)\b/i

/** What one side may give up without ending the bargain: help with a thing, or one way to it. */
const ofHelp =
  /\bterminat\w*\b[^.;]{0,50}\b(?:support|maintenance|updates?|upgrades?|portals?|forums?|features?|trials?|beta|previews?|access to (?:the |any )?(?:documentation|site|website|forum|content))\b/i
const forCause =
  /\b(?:breach\w*|violat\w+|default\w*|fails?|failure|infring\w+|insolven\w+|legal proceeding|for cause)\b/i

/** 'Immediately delete, without notice': what is done after the end, and no way to end it. */
const afterEnd = /\b(?:upon|after|following|on)\b[^.;]{0,40}\bterminat\w+,[^.;]{0,80}\b(?:delet|remov|eras|destroy)\w*/i
/** What both have to sign is changed by nobody alone. */
const byBoth = /\bonly (?:by|in|through|with)\b[^.;]{0,80}\b(?:both|each party|the parties|mutual)\b/i
/** A cap for both stands in the paper: the one at a place is for what is free, for an end user, or where the law bars more. */
const capForBoth =
  /\b(?:either|each|neither|both) (?:of the )?part(?:y|ies)['’]s? (?:\w+ ){0,4}liab\w+\b.{0,200}\b(?:exceed\w*|(?<!not )limited|in excess of)\b|\bliab\w+ of (?:either|each|both)\b.{0,160}\b(?:exceed\w*|(?<!not )limited)\b/i

const toTry = /\b(?:pre-?release|evaluation|trial|beta|preview|free (?:service|version|tier|plan|of charge)|sample)\b/i
/** 'Is liable without limit in case of intent': what the cap does not reach is said before it. */
const openBefore =
  /\bliab\w+\b[^.]{0,120}\bin (?:case|the event)s? of\b[^.]{0,80}\b(?:intent\w*|gross|wil+ful|fraud)\b|\b(?:unlimited|without limit\w*)\b[^.]{0,160}\b(?:intent\w*|gross|wil+ful|fraud|death|injury)\b/i

/** What a contributor gives to a project it gives for good: others build on it. */
const ofContributions = /\bcontribut(?:ions?|ors?)\b/i
const oncePaid = /\b(?:upon|after|following|subject to|conditioned (?:up)?on)\b[^.;]{0,60}\bpay\w*/i
const toReader = /\bgrants? (?:to )?(?:you|recipient|any (?:person|party)|each (?:user|recipient)|everyone)\b/i

/**
 * What the verb of a clause is about. The same verb makes a finding with one object and none with another: to change the
 * terms, or the service; to compete, or to use a thing to compete; to end the contract, or the help with it.
 */
export const objects: Readonly<Record<string, Doubt>> = {
  'one-sided.unilateral-change': (document, hit) =>
    !changesTerms.test(within(document, hit)) ||
    onYes.test(onward(document, hit)) ||
    byBoth.test(within(document, hit)) ||
    (isTold.test(within(document, hit)) &&
      (/\brenew\w*/i.test(within(document, hit)) ||
        (ahead.test(within(document, hit)) && says(document, leavesAnyTime)))),
  'risk.non-compete': (document, hit) => {
    const words = within(document, hit)
    return isUse.test(words) && !barsTrade.test(words) && !notCompete.test(words)
  },
  'risk.short-notice': (document, hit) =>
    [ofHelp, afterEnd].some((words) => words.test(within(document, hit))) || forCause.test(led(document, hit)),
  'one-sided.liability-cap': (document) => says(document, capForBoth),
  'risk.low-cap': (document, hit) => toTry.test(within(document, hit)),
  'risk.cap-without-exceptions': (document, hit) => openBefore.test(led(document, hit)),
  'risk.perpetual-license': (document, hit) =>
    ofContributions.test(within(document, hit)) ||
    oncePaid.test(within(document, hit)) ||
    (toReader.test(within(document, hit)) && acceptedByUse(document)),
  // Whoever acts for another gives the data to whom it belongs.
  'risk.data-use': (document, hit) => /\bon behalf of\b/i.test(within(document, hit)),
  // '(f) information that is not generally known' leaves out what everybody knows.
  'risk.known-information': (document, hit) =>
    /\bnot (?:generally |publicly |otherwise |already )?(?:known|available|public)\b|\bnon-?public\b/i.test(
      within(document, hit),
    ),
  // What a stranger is awarded is part of a defense against that stranger.
  'one-sided.attorneys-fees': (document, hit) =>
    /\bsettlements?\b[^.;]{0,80}\bawarded\b|\bfinally awarded\b/i.test(within(document, hit)),
  // One’s own work, or a rival’s, is no purchase to speak of.
  'risk.review-gag': (document, hit) =>
    /\b(?:your|his|her|its|their) own\b|\bcompetitors?\b/i.test(within(document, hit)),
}
