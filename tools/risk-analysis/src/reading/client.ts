import type { Anchor } from '@casewright/core'
import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { forHim, isEmployer } from './for-him.ts'
import { intakeOf } from './intake.ts'
import { headOf } from './named.ts'
import { claimantWords, defendantWords, partyWords } from './roles.ts'

const lead =
  /\b(?:represent(?:s|ing|ed)?|(?:we |i )?rep(?:ping)?\b|act(?:s|ing)? for|appear(?:ing)? for|on behalf of|(?<!\b(?:from|by|with|against) (?:an?|the|his|her|their|another|opposing) )(?:counsel|attorneys?|lawyers?) (?:for|to)|(?:we['’]re|we are|i['’]m|i am)(?: here)? (?:for)?|(?:we|i) (?:defend|oppose)|(?:we['’]re|we are|i['’]m|i am)(?: here)? to (?:defend|oppose|represent|act for)|(?:asked|retained|hired|engaged|instructed|appointed) (?:us |me )?to (?:defend|oppose|represent|act for)|(?:are|am|were|was|been) (?:retained|engaged|hired) (?:for|by)|we (?:stand|side|are siding) (?:with|by|behind|for)|defending|defen[cs]e for|(?:my|our|the) clients?(?:,| is| was| are| were)*|(?:my|our) insureds?,?|clients? (?:is|was|are|were)|(?<=^|\n)clients?(?::| =| -)|our side(?::| is)) ?(?:the |an? |our |my )?/gim
/** Words that only ever stand before whom somebody represents. */
const leadSure =
  /(?:represent(?:s|ing|ed)?|\brep(?:ping)?|act(?:s|ing)? for|on behalf of|(?<!\b(?:from|by|with|against) (?:an?|the|his|her|their|another|opposing) )(?:counsel|attorneys?|lawyers?) (?:for|to)|(?:we|i) defend|to (?:defend|oppose|represent)|defending|(?:retained|engaged|hired) (?:for|by)|defen[cs]e (?:of|for)|client (?:is|was) (?:the|an?)|our side(?::| is)) ?(?:the |an? |our |my )?$|\b(?:we|i)(?:['’]re| are|['’]m| am)(?: here)? for (?:the|an?) $/i
const does =
  /^(?:(?!(?:un)?(?:named|called|injured|insured|accused|retired|disabled)\b)[a-z]+ed|built|made|ran|drove|rents|rented|leases|owns|runs|makes|sells|supplies|manufactures|operates|grows|designs|writes|teaches|works|lives|holds|lent|gave|took|kept|lost|began|wrote|taught|grew|held|spent|put|set|says) (?!by\b)/
/** 'We have the rider.' and 'The rider is ours.' */
const holding = /(?:^|[.,;:] )(?:and )?we(?: have|['’]ve got) (?:the |an? )([\w’' -]{3,40}?)(?=[.,]|$)/gim
const isHolding = (words: string) => /\bwe(?: have|['’]ve)/i.test(words)
const claimed =
  /(?<![\w’'-])([\w’'-]{1,30}(?: [\w’'-]{1,30}){0,2}?)(?:,? \((?:ours|client|our client|the client)\)| (?:is|are) (?:ours|mine|our clients?|the client|client)\b|, (?:ours|our client|the client)\b(?= ?(?:[.,;:)]|$)))/gim
/** Heads of phrases that are somebody: 'we have the rider', and not 'we have the time sheets'. */
const somebody =
  /\b(?:\w+(?:er|or|ist|ant|man|woman|men|women|ee|ess)s?|wife|kids?|child(?:ren)?|parents?|school|agency|district|company|firm|state|estate|city|county|union|bank|store|hospital|hotel|passenger|minor|debtor|bride|groom|heirs?|aunt|uncle|family|couple)$/i
const bracketed = /\bclients? \((?:the |an? )?([\w’' -]{3,40})\)/i
const leadShort = /(?:^|[.\n] ?)for (?:the |an? )?/gi
/** Where the words for a client end. */
const end =
  /[.,;:!?\n]|\b(?:who|whose|that|which|where|in|on|at|against|opposing|to|from|with|and|when|because|passed over|laid off|let go|written up|demoted|promoted|sued|sues|admitted|signed|wants?|suing|hired|fired|hit|hurt|injured in|bitten|burned|charged|accused of|has|had|have|didn['’]t|did|failed|hid|by|after|before|during|while|until|since|let|told|called|went|got|stopped|started|bought|sold|paid|texted|emailed|complained|posted|oppos(?:es|ed)|objects?|objected)\b/i
/** 'We are the landlord’s lawyer' is said by 'we'; of somebody else's lawyer it is said in a heading alone. */
const after =
  /^\)?,? ?(?:(?:whom|that|who) (?:we|i) (?:represent|act for|appear for)\b|\((?:ours|client|our client)\)|(?:is|are|was) (?:my client|our client|the client|client|ours|mine)\b|,? ?(?:my|our) client\b|(?:['’]s?|s['’]) side\b|clients?\b(?!['’])|is client\b|ours\b|(?:hired|retained) us\b|(?:['’]s|s['’]) (?:lawyer|attorney|counsel|firm)s?(?= here\b|[.,;:]|$)|side\b)/i

/** A description that opens with nothing but the role: 'Patent plaintiff.' */
const heading =
  /^(?!(?:the|a|an|our|my|this|we|i|they|he|she|it|there|no|nobody|if|when) )(?:[\w’'-]+ ){0,3}[\w-]+(?=[.:,])/i

/** Somebody is ours, and nothing says who brings the claim: 'nursing home in our corner', 'Tech shop, client.' */
const sided =
  /\b(?:in our corner|(?:is|are) who (?:hired|retained) us|(?:hired|retained) by|came to us|tendered this to us|['’]s (?:attorney|lawyer|counsel) writing|we(?:['’]re| are) (?:with|on) the|we stand (?:up )?for)\b|^[\w’' -]{1,40}, client\.|\bthe other side['’]s (?:patent|mark|trademark|copyright|registration)\b|\bgot the (?:letter|suit|complaint)\b[^.;]{0,40} is ours\b/i

export interface Client {
  /** The words for the client: 'plaintiff', 'landlord'. */
  words: string[]
  /** Whom it calls by a word that is no role: 'caterer'. As patterns. */
  names: string[]
  /** Somebody is represented whose part in the case no word tells: 'we represent the parents'. */
  isUnplaced?: true
  /** 'defend', 'oppose' and the like beside them. */
  defends: boolean
  anchor?: Anchor
}

/** Who the client is, as lawyers type it: 'we rep the tenant', 'Mom is ours', 'Landlord client', 'Employer.' */
export function clientIn(text: string, type: CaseType): Client {
  const party = new RegExp(`\\b(?:${partyWords(type)})\\b`, 'gi')
  const wordsIn = (words: string) => [...words.matchAll(party)].map(([word]) => word)
  /** Only what stands together: 'the distributor stopped paying the manufacturer' has one client. */
  const firstIn = (words: string) => {
    const first = party.exec(words)
    party.lastIndex = 0
    return first ? wordsIn(/^[\w’'-]+(?:[ /][\w’'-]+)?/.exec(words.slice(first.index))?.[0] ?? '') : []
  }
  const client = (start: number, stop: number, words: string[], phrase = ''): Client => ({
    words,
    names: [headOf(phrase)].flatMap((name) => name ?? []),
    defends: /\b(?:defend|defen[cs]e|oppos)/i.test(text.slice(Math.max(0, start - 24), stop)),
    anchor: anchorOf({ text }, { start, end: stop }),
  })
  let isUnplaced = false
  for (const found of [...text.matchAll(lead), ...text.matchAll(leadShort)].toSorted((a, b) => a.index - b.index)) {
    const from = found.index + found[0].length
    const rest = text.slice(from, from + 80)
    // 'Our client stamped panels for a supplier': what follows is what the client did, and no name for the client.
    if (/clients? ?$/i.test(found[0]) && does.test(rest)) continue
    // 'Our client’s tenant' is somebody else.
    if (/clients? ?$/i.test(found[0]) && /^['’]/.test(rest)) continue
    const cut = end.exec(rest)
    // 'We represent the defendant, a hospital': what stands beside the role tells more of the same client.
    const beside = /^, (?:the |an? )([\w -]{1,40})|^, ([\w-]{3,20})(?=[.,;]|$)/.exec(
      rest.slice(cut?.index ?? rest.length),
    )
    const words = [...firstIn(rest.slice(0, cut?.index)), ...wordsIn(beside?.[1] ?? beside?.[2] ?? '')]
    const stop = from + (cut?.index ?? rest.length)
    if (words.length > 0) return client(found.index, stop, words, rest.slice(0, cut?.index))
    const [phrase = ''] = rest
      .slice(0, cut?.index)
      .split('(')
      .map((part) => part.trim())
    const isOne =
      /\bwe['’ ]{1,2}(?:a?re )?(?:(?:here )?for|stand|side)|\bi(?:['’]m| am) (?:here )?for/i.test(found[0]) &&
      somebody.test(phrase)
    if ((isOne || leadSure.test(found[0])) && headOf(rest))
      return { ...client(found.index, stop, [], rest), isUnplaced: true }
    isUnplaced ||= /\bre(?:p|present)|for |counsel|behalf/i.test(found[0]) && /\w{3}/.test(rest.slice(0, cut?.index))
  }
  const intake = intakeOf(text)
  // What stands beside the name is a trade, and no part in the case: a school bus driver may be a patient.
  if (intake) return client(intake.start, intake.end, [], intake.name)
  const him = forHim(text)
  if (him) {
    const one = client(him.start, him.end, wordsIn(him.beside), him.name ?? him.beside)
    const defends = one.defends || (type === 'employment' && !him.isOpen && isEmployer(him, text))
    return { ...one, defends, ...(him.isOpen && { isUnplaced: true as const }) }
  }
  for (const found of text.matchAll(party))
    if (after.test(text.slice(found.index + found[0].length))) {
      const before =
        text
          .slice(Math.max(0, found.index - 30), found.index)
          .trimEnd()
          .split(/\s/)
          .at(-1) ?? ''
      return client(found.index, found.index + found[0].length, [...wordsIn(before), found[0]])
    }
  for (const found of [...text.matchAll(holding), ...text.matchAll(claimed), bracketed.exec(text)]) {
    const phrase = found?.[1] ?? ''
    const words = wordsIn(phrase)
    if (!found || !headOf(phrase) || (words.length === 0 && isHolding(found[0]) && !somebody.test(phrase))) continue
    const one = client(found.index, found.index + found[0].length, words, phrase)
    return words.length > 0 ? one : { ...one, isUnplaced: true }
  }
  // 'Tenant walked in', 'Landlord called this morning': whoever comes is the client.
  const came = new RegExp(
    `^(?:an? |the |new |prospective |potential |our )*(?<who>${partyWords(type)})s? (?:just )?(?:walked in|came in|came by|came to (?:see )?us|stopped by|called|phoned|emailed|is here|was in)\\b`,
    'i',
  ).exec(text)
  if (came?.groups?.who) return client(0, came[0].length, [came.groups.who])
  const first = heading.exec(text)?.[0] ?? ''
  // 'Landlord client', 'Patent plaintiff', and not 'City pothole'.
  const [role = '', last = ''] = first.split(' ').slice(-2)
  const isParty = new RegExp(`^(?:${claimantWords}|${defendantWords})$`, 'i').test(role)
  const isLed = last === '' || isParty || /^(?:clients?|side|defen[cs]e|counsel|here|case|file)$/i.test(last)
  const words = wordsIn(isLed ? `${role} ${last}` : last)
  if (words.length > 0) return client(0, first.length, words)
  const bare =
    /^(?:defending|we defend|(?:[\w’'&§/-]+ ){0,4}defen[cs]e(?=[.,;:]| (?:of|for|side|counsel|file|case|matter)\b))\b/i.exec(
      text,
    ) ??
    /\b(?:(?:we|i) (?:defend|oppose)|(?:we['’]re|i['’]m|we are|i am) (?:defending|opposing)|insurance defen[cs]e|(?:our|my) insureds?)\b/i.exec(
      text,
    )
  // A file that opens with nothing but a name: 'For Dr. Okafor, the anesthesiologist.'
  const named = bare
    ? null
    : /^(?:for|re|representing) (?:(?:Dr|Mr|Mrs|Ms)\. )?[A-Z][\w’'-]+(?: [A-Z][\w’'-]+){0,3}(?=[,.;:])/i.exec(text)
  if (named)
    return {
      words: [],
      names: [headOf(named[0].replace(/^\w+ (?:\w+\. )?/, ''))].flatMap((name) => name ?? []),
      defends: false,
      isUnplaced: true,
      anchor: anchorOf({ text }, { start: 0, end: named[0].length }),
    }
  if (!bare && sided.test(text)) isUnplaced = true
  return bare
    ? {
        words: [],
        names: [],
        defends: true,
        anchor: anchorOf({ text }, { start: bare.index, end: bare.index + bare[0].length }),
      }
    : { words: [], names: [], defends: false, ...(isUnplaced && { isUnplaced }) }
}
