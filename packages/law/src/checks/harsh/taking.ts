import { doerIn, type Finder } from './kind.ts'
import { otherThan, subjectAt } from './tagged.ts'

const takes =
  /@([A-F]) (?:may |can |then |also |shall |will )?(?:keeps?|retains?)\b|\b(?:becomes?(?: the property of)?|belongs? to|pass(?:es)? to|stays? with|goes to) @([A-F])\b|\b(?:is|are|stay|stays|remain|remains) @([A-F])'s\b|\b(?:deeds?|conveys?|signs? over|makes? over) to @([A-F])\b/i
const isLost = /\b(?:is|are) (?:gone|lost|forfeit(?:ed)?)\b[^.;]{0,40}(?:for good|if|when|once)|\bforfeits?\b/i
const handsOver = /\b(?:hands? over|turns? over|gives? over|surrenders?|makes? over)\b/i
const ofWorth =
  /\b(?:deposits?|down payment|escrow|first half|retainer|price|money|sum|horse|juniper|goods|timber|wood|land|tract|rights|house|title|crops?|stock|fixtures|belongings|commissions?|left in the room|equipment|tools|boat|vehicle|truck|animals?|site|anything of worth|property of|interest in)\b|\$ ?\d/i
/** What is taken bears no proportion to what was done. */
const outOfProportion =
  /\bfor any reason\b|\bfor (?:any or no|no) reason\b|\bif (?:the \w+|it|he|she|they) (?:does|do) not come\b|\bwhatever (?:the|its|it|he|she)\b[^.;]{0,30}\bworth\b|\bno credit\b|\b(?:is|are) also owed\b|\bhere and now (?:deeds|conveys)\b|\b(?:within |after )?(?:a|one|two|three|four|five|six|seven|ten) days? (?:behind|overdue|late|old|past due|after)\b|\bnot asked for\b|\bon a single\b|\ba single (?:day|time)\b|\bwithout (?:refund|return|credit|paying|payment)\b|\beven if @|\bthough @|\b(?:its|his|her|their) own (?:fault|doing|choice|jobs)\b|\bgo(?:es)? dark\b/i
const usual =
  /\b(?:confidential\w*|intellectual|copyright\w*|trademarks?|patents?|licens\w+|records?|copies|books|either|each|security deposit|normal wear|title (?:to|in) the (?:software|work))\b/i

/** Keeps, or gets, what is worth far more than what it answers. */
export const keepsTooMuch: Finder = (read) => {
  const { words } = read
  if (!ofWorth.test(words) || !outOfProportion.test(words) || usual.test(words)) return undefined
  const hands = handsOver.exec(words)
  const giver = hands && subjectAt(words, hands.index)
  if (giver) return { bearer: giver, ...(otherThan(read, giver) && { gainer: otherThan(read, giver) ?? '' }) }
  const found = doerIn(read, takes)
  if (found) return found
  const lost = isLost.exec(words)
  const bearer = lost && (subjectAt(words, lost.index) ?? /\bif @([A-F])\b/.exec(words)?.[1])
  const gainer = bearer && otherThan(read, bearer)
  return bearer ? { bearer, ...(gainer && { gainer }) } : undefined
}

const seizes =
  /@([A-F]) (?:keeps|holds|retains)\b|@([A-F]) (?:may|can|is free to|has the right to)\b[^.;]{0,30}\b(?:hold|keep|sell|seize|take|deduct|set off|hang on to|withhold|retain|rent)\b/i
const debtors =
  /\b(?:affiliates?|sister compan(?:y|ies)|relatives|famil(?:y|ies)|(?:any )?(?:other )?compan(?:y|ies) in which|his (?:sons|wife|brothers?|children)|her (?:sons|husband|children)|their (?:sons|children)|other (?:drivers|customers|tenants|members)|customers? of @[A-F]|anyone (?:living|related)|(?:other )?(?:offices|stores|branches|locations|accounts) of (?:the same|other|its|any)|any (?:owner|member|shareholder|partner) of @[A-F]|tenants|landlord)\b/i
const owing = /\b(?:owes?|owing|debts?|bills?|every bill|sums?|accounts? (?:open|unpaid)|due from)\b/i
/** Holds or takes for what others owe. */
export const forDebtsOfOthers: Finder = (read) =>
  debtors.test(read.words) && owing.test(read.words) && !/\bguarant\w+|\bbankrupt\w*/i.test(read.words)
    ? doerIn(read, seizes)
    : undefined

const given = /\b(?:gives? up|lets? go|forgoes?|surrenders?|relinquish\w*|signs? away|renounces?|waives?)\b/gi
const rights =
  /\b(?:all|every|any|the right)\b[^.;]{0,60}\b(?:rights?|liens?|claims?|cases?|suits?|remed(?:y|ies)|recourse|bond|action|money)\b/i
const whole =
  /\bpaid or (?:not|unpaid)\b|\bknown (?:or|and) (?:not|un\w+)\b|\b(?:now|here and now|by signing (?:here|this)|in advance|for ever|forever|for good)\b|\b(?:gives? up|lets? go (?:of )?) (?:all|every|any)\b|\bany case\b|\bwhatsoever\b/i
const usualWaiver =
  /\b(?:jury|class|presentment|protest|notice|moral rights|subrogat\w+|consequential|venue|inconvenient|forum|immunity|bond or|defen[sc]es?|homestead|statut\w+|conditional on|settle\w*|release[ds]?|marshal\w*|diligence|delay)\b/i
const asRelease = /\bas (?:an? )?(?:full |complete |irrevocable )?(?:waiver|release|discharge)\b/i
/** 'No payment operates as a release', 'shall not be construed as a waiver': nothing is released. */
const noRelease =
  /^no\b|\b(?:not|never|nor)\b[^.;]{0,60}\bas (?:an? )?(?:full |complete |irrevocable )?(?:waiver|release|discharge)\b/i
const unpaid = /\bpaid or (?:not|unpaid)\b|\bsatisfied or not\b/i
/** Gives up rights before anything has happened. */
export const givesUpAhead: Finder = (read) => {
  const { words } = read
  // 'Each application operates as a release of all claims, paid or unpaid': a paper gives up what its signer has.
  if (rights.test(words) && asRelease.test(words) && unpaid.test(words)) return noRelease.test(words) ? undefined : {}
  if (!rights.test(words) || !whole.test(words) || usualWaiver.test(words)) return undefined
  if (/\b(?:unless|until|except)\b/i.test(words)) return undefined
  const at = words.search(given)
  const bearer = at < 0 ? undefined : subjectAt(words, at)
  const gainer = bearer && otherThan(read, bearer)
  return bearer ? { bearer, ...(gainer && { gainer }) } : undefined
}

/** 'May film the show and sell the film for good, and Band sees none of that money.' */
const profits =
  /@([A-F]) (?:may|can|is free to)\b[^.;]{0,60}\b(?:sell|rent|film|use|license|hire)\b[^.;]{0,80} @([A-F]) (?:sees none|gets nothing|gets none|is owed nothing|has no (?:share|claim))/i
export const profitsAlone: Finder = (read) => {
  const [, gainer, bearer] = profits.exec(read.words) ?? []
  return gainer && bearer && gainer !== bearer ? { gainer, bearer } : undefined
}
