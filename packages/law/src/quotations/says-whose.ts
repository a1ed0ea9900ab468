import { isCarried, type QuotedVoice } from '@casewright/core'
import { bearsSurname } from '../opinions/surnames.ts'

/** What the writer adds in parentheses, joined, and the sentence before the words; absent: nobody knows it. */
export interface Beside {
  notes: string
  leadIn: string | undefined
}

/** Whether the writer says whose words they are: in parentheses behind the citation, or in the sentence before the words. */
export function saysWhose(voice: QuotedVoice, { notes, leadIn }: Beside): boolean {
  if (isSaid(voice, notes)) return true
  if (leadIn === undefined) return false
  if (voice.kind === 'ascribed') return isCarried(leadIn, 'claim')
  const sentence = sentenceOf(leadIn)
  return isSeparate(voice) && (isSaid(voice, sentence) || namesJudge(voice, sentence))
}

const isSeparate = ({ kind }: QuotedVoice): boolean =>
  kind === 'dissent' || kind === 'concurrence' || kind === 'partial'

/** The sentence that leads in, without those before it. */
export const sentenceOf = (leadIn: string): string =>
  leadIn
    .slice(-250)
    .split(/(?<=\p{Ll}{3}[.?!]["”’)]{0,2})\s+(?=\p{Lu})/u)
    .at(-1) ?? ''

/** 'Justice Harlan wrote that'. */
function namesJudge({ by }: QuotedVoice, leadIn: string): boolean {
  if (by === undefined) return false
  const called = leadIn.match(/\b(?:Justices?|JUSTICES?|Judge)\s(?:\p{Lu}[\p{L}.’'-]{0,20}\s?){1,4}/gu) ?? []
  return called
    .flatMap((name) => name.split(/\s+/).slice(1))
    .some((name) => name.length > 2 && bearsSurname(by, name.replace(/[’']s$|[.,]{1,3}$/, '')))
}

/** 'Separate opinion of O’Connor, J.' names whose it is as well as 'dissenting' does. */
const apart = /\b(?:separate|minority) opinion\b|\b(?:opinion|statement) of\b/i
const saidOf = {
  dissent: /\bdissent/i,
  concurrence: /\bconcurr/i,
  partial: /\bdissent|\bconcurr/i,
  ascribed:
    /\b(?:quot|citing|brief|argu|conten|claim|alleg|describ|summari|recount|characteri|respondent|petitioner|appell|plaintiff|defendant|government|below)/i,
  quoted: /./,
} as const

/** Of who did not write apart ('without dissent', 'all concurring'), or of what the court did. */
const saysOtherwise =
  /\b(?:no|not|none|nobody|without|over|never|despite|all|unanimous(?:ly)?|every|rejecting|answering)\b[^;]{0,40}?\b(?:dissent|concurr)\p{L}*/giu
const ofCourt = /(?:^|; )(?:holding|ruling|concluding|finding|affirming|reversing)\b[^;]*/gi

/** A judge who is named must be the right one. */
function isSaid(voice: QuotedVoice, said: string): boolean {
  const { kind, by } = voice
  const notes = said.replace(kind === 'ascribed' ? ofCourt : saysOtherwise, (note) =>
    kind === 'ascribed' && /\b(?:quoting|citing)\b/.test(note) ? note : '',
  )
  const named = /(?<![\p{L}’'-])([\p{L}’'-]{1,40}),? (?:C\. ?)?J\.(?=[,;)]|$)/u.exec(notes)?.[1]
  const isNamed = isSeparate(voice) && named !== undefined && apart.test(notes)
  if (!saidOf[kind].test(notes) && !isNamed) return false
  return kind === 'ascribed' || named === undefined || by === undefined || bearsSurname(by, named)
}
