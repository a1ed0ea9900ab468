/** The noun that says what a paper of a motion is: the first of its title. */
const noun =
  /\b(?:sur-?repl(?:y|ies)|repl(?:y|ies)|responses?|oppositions?|objections?|answers?|(?:cross-)?motions?|memorand(?:um|a)|briefs?|points and authorities)\b/i

/** What a motion asks for, as it is usually named. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/^to dismiss\b/i, 'to Dismiss'],
  [/^for (?:partial )?summary judgment\b/i, 'for Summary Judgment'],
  [/^for (?:a )?judgment on the pleadings\b/i, 'for Judgment on the Pleadings'],
  [/^to compel arbitration\b/i, 'to Compel Arbitration'],
  [/^to compel\b/i, 'to Compel'],
  [/^in limine\b/i, 'in Limine'],
  [/^to strike\b/i, 'to Strike'],
  [/^to suppress\b/i, 'to Suppress'],
  [/^to quash\b/i, 'to Quash'],
  [/^to remand\b/i, 'to Remand'],
  [/^to (?:change|transfer) venue\b|^to transfer\b/i, 'to Transfer'],
  [/^(?:to|for(?: a)?) stay\b/i, 'to Stay'],
  [/^to intervene\b/i, 'to Intervene'],
  [/^to vacate\b/i, 'to Vacate'],
  [/^(?:for leave to|to) amend\b/i, 'to Amend'],
  [/^for leave\b/i, 'for Leave'],
  [/^(?:for|to) (?:an? )?extension\b|^to extend\b/i, 'for More Time'],
  [/^for (?:entry of )?(?:an? )?default judgment\b/i, 'for Default Judgment'],
  [/^for (?:a )?(?:preliminary injunction|temporary restraining order)\b/i, 'for an Injunction'],
  [/^(?:for reconsideration|to reconsider)\b/i, 'for Reconsideration'],
  [/^for (?:a )?new trial\b/i, 'for a New Trial'],
  [/^for (?:rule \d+ )?sanctions\b/i, 'for Sanctions'],
  [/^for (?:an? )?(?:award of )?(?:attorney['’]?s?['’]? )?fees\b/i, 'for Fees'],
  [/^for class certification\b/i, 'for Class Certification'],
]

/** What the first motion that some words name asks for: 'motion to strike reply' is no reply. */
const askedIn = (words: string): string | undefined => {
  const ways = [...words.matchAll(/\bmotions? (?:to|for|in)\b/gi)]
  const [first] = ways
  if (!first) return undefined
  const rest = words.slice(first.index).replace(/^motions? /i, '')
  return asked.find(([pattern]) => pattern.test(rest))?.[1]
}
const aMotion = /\bmotions?\b/i
const opposes =
  /\bin (?:opposition|response)\b|\bopposing\b|\bresponsive\b|\bin support of (?:(?!motions?\b)\S+ ){0,4}(?:opposition|response|objections?)\b/i
const named = (what: string | undefined): string => (what ? `a Motion ${what}` : 'a Motion')

/**
 * What a paper on a motion is called, by the first noun of its title: who answers a motion asks for nothing of the kind.
 * Undefined where its title says no more than its kind.
 */
export function motionTitle(title: string): string | undefined {
  const found = noun.exec(title)
  if (!found) return undefined
  const head = found[0].toLowerCase()
  const rest = title.slice(found.index + head.length)
  if (/^sur/.test(head)) return 'Sur-Reply'
  // A reply to a counterclaim is a pleading.
  if (/^repl/.test(head) && /^ to (?:\S+ ){0,3}(?:counter|cross-?)claims?\b/i.test(rest)) return undefined
  if (/^repl/.test(head))
    return aMotion.test(rest) || /\bin support\b/i.test(rest) ? 'Reply in Support of a Motion' : 'Reply Brief'
  if (/^(?:response|opposition|objection|answer)/.test(head))
    return aMotion.test(rest) ? 'Response to a Motion' : undefined
  if (/motion/.test(head)) {
    const what = askedIn(title.slice(found.index))
    return what && `Motion ${what}`
  }
  if (/\b(?:in|on) reply\b/i.test(rest)) return 'Reply in Support of a Motion'
  if (!aMotion.test(rest)) return undefined
  if (/\bin further support\b/i.test(rest)) return 'Reply in Support of a Motion'
  // 'Motion to strike opposition': what the motion is about opposes nothing.
  if (opposes.test(rest.slice(0, rest.search(aMotion) + 'motion'.length))) return 'Response to a Motion'
  if (/, in opposition\W*$/i.test(rest)) return 'Response to a Motion'
  if (!/\bin support\b|\bsupporting\b/i.test(rest)) return undefined
  const what = askedIn(rest)
  return what === 'for Summary Judgment' ? 'Brief in Support of Summary Judgment' : `Brief in Support of ${named(what)}`
}
