import { anyCase, isBody, nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { kin } from '../kin.ts'
import { unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'
import { appointment } from './further/powers-named.ts'

const family = anyCase(
  `(?:my|our) (?:(?:oldest|youngest|eldest|younger|older|good|old|best|dear) )?(?:${kin}|lawyer|attorney|accountant|granddaughter|grandson)`,
)
/** What leads to the one who is to act. */
const before = new RegExp(
  anyCase(
    `\\b(?:I (?:want|appoint|choose|chose|name|pick|picked|nominate|designate|trust|would like|authorize)(?: it to be| to appoint| to name)?|I['’]d like(?: it to be)?|it (?:should|is to|ought to|has to|must|will) be|(?:it|the (?:paper|power(?: of attorney)?))(?: should| is to|['’]s to)? (?:go|goes|be for|is for)(?: to)?|(?:give|giving|grant) (?:it|this|(?:my |a |the )?power(?: of attorney)?) to|let) (?:(?:${family}|to)[, ]{1,2})?$`,
  ),
  'u',
)
const beforeKin = new RegExp(`(?:^|[\\s,.;:(])${family},? $`, 'u')
/** What says behind a name that this one is to act. */
const behind = new RegExp(
  anyCase(
    '^(?:, [^.;,]{2,40},)? (?:(?:should|shall|will|is to|ought to|can|must|is going to) (?:(?:do|handle|sign|manage|take care of|look after|act|be|have|get)\\b)|to (?:act|handle|sign|manage|do|be|take care|look after|run|deal)\\b|(?:is|be) (?:my|the) (?:agent|attorney[- ]in[- ]fact)|as (?:my |the )?(?:agent|attorney[- ]in[- ]fact))',
  ),
  'u',
)
const isMine = /^,? my (?:\p{Ll}+[- ]?){1,4}(?:in-law)?(?: (?:of|in|from) \p{Lu}[^.;,]{2,30})?/u
/** Whether words behind a name only say that this one is to act. */
const isBrief = (words: string): boolean => words.replace(isMine, '').replace(behind, '').trim().split(/\s+/).length < 3
const again = /^,? (?:that is|that['’]s|meaning|I mean|namely|i\.e\.,?),? /iu
const at = new RegExp(
  `^,? (?:${family} )?(?:of|in|from|over in|out in|who lives in|living in) (?<place>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]+){0,2}(?:, \\p{Lu}[\\p{L}.]+(?: \\p{Lu}\\p{L}+)?)?)`,
  'u',
)
const kinBetween = new RegExp(`^,? (?:who is |that['’]s )?${family}`, 'u')
const not =
  /\b(?:not|never|n['’]t|used to|(?:first|originally) (?:thought|want\w*|meant|asked|picked|chose)|at first|instead of|no longer|rather than|changed my mind about|revok\w*|old|former|previous|ex)\b[^.;]{0,60}$/iu

/** 'If she can’t or won’t, then my nephew Gordon Wirth of Dubuque': who acts after the agent. */
const next = new RegExp(
  anyCase(
    `^(?:(?:and|but) )?(?:if|when|should) (?:she|he|they|that one|\\p{Lu}\\p{L}+|(?:my|the) (?:agent|${kin})) (?:can['’]?t|cannot|won['’]?t|is unable|is not able|isn['’]?t able|is unwilling|dies|is dead|does not want to|doesn['’]?t want to|is not around|isn['’]?t around)(?:,? (?:or|and) (?:can['’]?t|cannot|won['’]?t|will not|unwilling|is unwilling|dies|does not want to|doesn['’]?t want to)){0,2}(?: (?:do it|act|serve|be bothered|to act|to serve|any more|anymore)){0,2},? (?:(?:then|it['’]?s|it is|it goes to|it should be|I want|let|use|make it|put)[, ]{1,2}){0,2}(?:to )?(?:${family},? )?`,
  ),
  'u',
)
const second = new RegExp(
  anyCase(
    `^(?:(?:my )?(?:second choice|backup|back-up|alternate|runner-up)|after (?:her|him|that)(?: comes)?|next in line)(?: is| would be|:|,)? (?:${family},? )?`,
  ),
  'u',
)

const lasts =
  /\b(?:go(?:es)? on|continues?|stays? (?:good|valid|in (?:effect|force))|remains? (?:good|valid|in (?:effect|force))|keeps? (?:on )?working|still (?:be )?(?:good|counts?|works?|valid)|lasts?|hold(?:s)? (?:good|up)|survives?)\b[^.;]{0,20}\b(?:even )?(?:when|if|though|once|after|while|my)\b[^.;]{0,30}\b(?:addled|incapacit\w+|disab\w+|confused|dement\w+|senile|lose my (?:mind|wits|marbles)|losing my mind|not (?:myself|in my right mind)|can['’]?t (?:think|decide|speak|manage)|cannot (?:decide|manage)|coma|gone in the head)\b/iu
const stopsThen =
  /^(?:it|this|the (?:paper|power)(?: of attorney)?)(?: one)? (?:does not|doesn['’]t|should not|shouldn['’]t|will not|won['’]t) (?:continue|last|go on|stay \p{L}+|remain \p{L}+|survive|keep going) (?:if|when|after|once) I\b[^.;]{0,30}\b(?:incapacit\w+|disab\w+|dement\w+|lose)\b[^.;]{0,60}[.]?$/iu
const orMissing =
  /\b(?:or|and) (?:(?:is |am |I['’]m |he['’]s |she['’]s )?(?:listed|declared|reported|goes?) (?:as )?)?missing\b/iu
const ends =
  /\b(?:ends?|stops?|is over|lapses?|terminates?)\b[^.;]{0,20}\b(?:when|if|once)\b[^.;]{0,20}\b(?:addled|incapacit\w+|disab\w+|dement\w+|lose my mind|not (?:myself|in my right mind))\b/iu
const starts =
  /^(?:and |so )?(?:it|this|the (?:paper|power)(?: of attorney)?) (?:should |shall |is to |will |must |ought to )?(?:begins?|starts?|takes? effect|counts?|is good|be good|goes? into effect|be effective|is effective)(?: on| from)? (?:the (?:day|moment|minute) I sign(?: it)?|as soon as I sign(?: it)?|when I sign(?: it)?|right away|immediately|at once|on signing|today)[.!]?$/iu

/** 'Powers YES: …', 'Powers NO: …': what a form lists. */
const listed =
  /^powers? ?(?:(?:-|–)? ?(?:(?<yes>yes|granted|given|included|allowed)|(?<no>no|withheld|excluded|not given|not granted|denied|refused))) ?: ?(?<items>\S.*)$/isu
const isDurable =
  /\bsurvives? (?:my |his |her |any |the principal['’]s )?(?:later )?(?:incapacity|disability)\b|\bdurable (?:\p{L}+ )?power of attorney\b/iu
const fronted =
  /^(?<what>(?:The|My|Our|That|Those|Any|All(?: of)? my) (?:(?!\b(?:says?|said|thinks?|hopes?|knows?|told|is|are|was|were|has|have|had|if|when|that|what|which|who|until|unless|so|then|because|and then)\b)[^.,;:]){3,70}?) (?<who>she|he|they|the agent|the Agent|(?:my )?agent) (?<may>may|can|is allowed to)(?: also)? (?<act>\p{Ll}{3,12}(?: (?:out|off|up|over|back|for))?)(?<rest>(?: [^.;,]{0,80}?)?)(?:,? but (?:not (?<plain>[^.;]{3,40}?)|(?<first>\p{Ll}{3,12}) (?:them|it|that|those) (?:she|he|they) (?:may|can) ?not(?:,? (?:n?or)(?: to)? (?<second>\p{Ll}{3,12})(?: (?:them|it))?)?))?[.]?$/u

/** 'It isn’t for health care, she has one of those already.' */
const notOn =
  /^(?:it|this)(?: one)? (?:is not|isn['’]t|does not|doesn['’]t)(?: for| cover| include)? (?<what>(?:my |her |his )?(?:health ?care|medical|health|hospital)(?: \p{Ll}+)?)(?:[,;] [^.;$\d]{3,80})?[.]?$/iu
/** 'I’m Beatrice Nakamura, 19 Tamarack Way, Bend, Oregon, and I want my son …': who speaks is the principal. */
const speaksOf =
  /^(?:I['’]m|I am|[Mm]y name is) (?<own>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3})(?:,? (?:of |at |I live at |living at )?(?<at>\d[^;\n]{6,80}?))?,? and (?=I\b|my\b)/u
/** 'I first wanted my brother to do it': whom it is not. */
const wasFirst =
  /^(?:and |but )?I (?:had )?(?:first|originally|at first|used to) (?:thought|think|want\w*|meant?|asked|picked|chose|choose|ha[dv]e?)\b/iu

/** Whether what was read as a power or a limit is none: what the principal tells of himself. */
export const isNoPower = ({ id }: Pick<Template, 'id'>, { field, value }: { field: string; value: string }): boolean =>
  id === 'power-of-attorney' &&
  /^(?:powers|limits)$/.test(field) &&
  /^(?:I|My|He|She|It)\b/.test(value) &&
  !isOfPower(value) &&
  !acts.test(value)
const acts = /\b(?:may|can|cannot|must|shall|should)\b|\bcan['’]t\b/i

/** The lines that a form would have. */
export const isPowerLine = (words: string): boolean =>
  /^(?:Agent(?:’s address)?|Successor agent|Durable): /u.test(words)
/** What a power of attorney speaks of; other sentences of the principal are told beside it. */
export const isOfPower = (words: string): boolean =>
  /\b(?:accounts?|accountings?|records?|revo\w+|guardian\w*|conservator\w*|health|medical|gifts?|pay|paid|pays|compensat\w+|reimburs\w+|expenses?|bond|courts?|trusts?|bank\w*|propert\w+|house|land|acres|farm|sell|rent|tax\w*|insur\w+|beneficiar\w+|powers?|agents?|successors?|cop(?:y|ies)|notif\w+|reports?|vehicles?|car|truck|business|investments?|stocks?|money|debts?|bills?|digital|e-?mail accounts?)\b/iu.test(
    words,
  )

/** The words of a power of attorney as a form would ask them: who acts and who acts after, whether it lasts, and what may be done with what. */
export function powersIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  if (id !== 'power-of-attorney') return []
  const units = unitsOf(text)
  const isLabeled = /(?:^|\n)[ \t]*(?:Agent|Attorney[- ]in[- ]fact)(?:['’]s name| name)?[ \t]?[:=]/iu.test(text)
  const agents: Edit[] = []
  const edits: Edit[] = []
  for (const { start, end, text: words } of units) {
    const edit = (as: string): Edit => ({ start, end, as, why: 'filler' })
    const named = isLabeled ? null : appointment(words)
    if (named?.isWhole) {
      const { principalName, principalAddress, agentName, agentAddress, successor, powers } = named.values
      const line = (label: string, value: string | undefined) => (value ? `\n${label}: ${value}` : '')
      edits.push(
        edit(
          `${line('Principal', principalName)}${line('Principal’s address', principalAddress)}${line('Successor agent', successor)}${line('Agent', agentName)}${line('Agent’s address', agentAddress)}\n${powers ? `The Agent may ${powers}.\n` : ''}`,
        ),
      )
      continue
    }
    const list = listed.exec(words)?.groups
    if (list?.items) {
      edits.push(edit(list.no ? `\nLimits: ${list.items}\n` : `\nPowers: ${list.items}\n`))
      continue
    }
    if (words.length < 90 && isDurable.test(words) && !/\b(?:not|no)\b/i.test(words)) {
      edits.push(edit('\nDurable: Yes\n'))
      continue
    }
    const lead = next.exec(words) ?? second.exec(words)
    const after = lead && personAt(words, lead[0].length)
    if (after) {
      edits.push(edit(`\nSuccessor agent: ${after.name}${after.place ? `, of ${after.place}` : ''}\n`))
      continue
    }
    if (stopsThen.test(words)) {
      edits.push(edit('\nDurable: No\n'))
      continue
    }
    if (lasts.test(words) || ends.test(words)) {
      if (words.split(/\s+/).length < 24 && !/\bnot? (?:go|continue|stay|last)/i.test(words))
        edits.push(
          edit(
            `\nDurable: ${lasts.test(words) ? 'Yes' : 'No'}\n${orMissing.test(words) ? 'It remains in effect if the Principal is listed as missing.\n' : ''}`,
          ),
        )
      continue
    }
    const without = notOn.exec(words)?.groups?.what
    if (without) {
      edits.push(edit(`The Agent may not act for me in matters of ${without}.`))
      continue
    }
    if (starts.test(words)) {
      edits.push({ ...edit(''), why: 'order' })
      continue
    }
    const object = fronted.exec(words)?.groups
    if (object?.act) {
      const what = object.what?.replace(/^(?:The|That|Those|Any|All|My|Our)/, (word) => word.toLowerCase()) ?? ''
      const who =
        object.who
          ?.replace(/^the agent|^(?:my )?agent/i, 'The Agent')
          .replace(/^./u, (letter) => letter.toUpperCase()) ?? ''
      const no = [object.first, object.second].filter(Boolean).join(' or ')
      const limit = object.plain ? `${object.plain}` : no
      edits.push(
        edit(
          `${who} may ${object.act} ${what}${object.rest}.${limit ? ` ${who} may not ${limit.replace(/ (?:it|them)$/, '')} ${what}.` : ''}`,
        ),
      )
      continue
    }
    for (const { index } of isLabeled
      ? []
      : words.matchAll(/(?<![\p{L}’'-])(?<!\p{Lu}\p{L}{1,20} )\p{Lu}(?=\p{Ll})/gu)) {
      const lead = words.slice(0, index)
      const isNamed = before.test(lead)
      const one = personAt(words, index)
      if (
        !one ||
        not.test(
          lead
            .slice(Math.max(lead.lastIndexOf('.'), lead.lastIndexOf(';')) + 1)
            .replace(/^.*\b(?:but|and) (?=I )/u, ''),
        )
      )
        continue
      if (
        isNamed ||
        (beforeKin.test(lead) && behind.test(words.slice(one.end))) ||
        (behind.test(words.slice(one.nameEnd)) && /\b(?:agent|power of attorney)\b/i.test(words))
      ) {
        const more = words.slice(one.end)
        const then = /,? (?:and|but) (?=if |when |should )/iu.exec(more)
        const other = then && next.exec(more.slice(then.index + then[0].length))
        const after = then && other && personAt(more, then.index + then[0].length + other[0].length)
        // What is told besides who it is, such as for how long, stays.
        const middle = (after ? more.slice(0, then.index) : more).replace(/^[,\s]+/, '')
        const isAll = isBrief(` ${middle}`) && (!after || more.slice(after.end).length < 3)
        const { own = '', at: home = '' } = speaksOf.exec(lead)?.groups ?? {}
        const lines = `${own ? `\nPrincipal: ${own}\n${home ? `Principal’s address: ${home}\n` : ''}` : ''}\nAgent: ${one.name}\n${one.place ? `Agent’s address: ${one.place}\n` : ''}${after ? `Successor agent: ${after.name}${after.place ? `, of ${after.place}` : ''}\n` : ''}`
        agents.push({
          start,
          end: isAll ? end : start + (after?.end ?? 0) + words.length - (after ? more.length : middle.length),
          as:
            isAll || !after || isBrief(` ${middle}`)
              ? lines
              : `${lines}${middle.charAt(0).toUpperCase()}${middle.slice(1)}.\n`,
          why: 'filler',
        })
        break
      }
    }
  }
  for (const { start, end, text: words } of units)
    if (wasFirst.test(words) && ![...agents, ...edits].some((one) => one.start === start))
      edits.push({ start, end, as: '', why: 'corrected' })
  const [agent, ...more] = agents
  return agent && more.length === 0 ? [...edits, agent] : edits
}

/** The whole name of a person at a place, as it is said again if only the first was said, and where that person is. */
function personAt(words: string, from: number): { name: string; place: string; nameEnd: number; end: number } | null {
  const first = /^\p{Lu}\p{Ll}{1,14}(?=,? (?:that|mean|I mean|namely))/u.exec(words.slice(from))?.[0]
  const repeat = first ? again.exec(words.slice(from + first.length)) : null
  const start = first && repeat ? from + first.length + repeat[0].length : from
  const one = nameAt(words, start)
  if (!one || one.start !== start || isBody(one.words) || !/\s/.test(one.words)) return null
  const rest = words.slice(one.end)
  const between = kinBetween.exec(rest)?.[0] ?? ''
  const place = at.exec(rest.slice(between.length))
  return {
    name: one.words,
    place: (place?.groups?.place ?? '').replace(/(?<=\p{Ll}{2})\.$/u, ''),
    nameEnd: one.end,
    end: one.end + between.length + (place?.[0].length ?? 0),
  }
}
