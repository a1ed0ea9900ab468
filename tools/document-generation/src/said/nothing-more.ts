import { monthNames } from '@casewright/law'
import { listOf, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { figure } from './left-over.ts'
import type { Term } from './terms.ts'

/** Words that ask for a paper, lead to a value, or say what it is: with nothing else a sentence says only what was read. */
const frames = new Set(
  `a an the my our your his her their this that it its i we you he she they me us him them id im ive ill wed were weve theyd
  am is are was were be been being have has had do does did will would could can may should let
  to of for from in on at by with as and or so then also just please about into until till per
  going like want wants need needs wish hope ask asks asking apply applies applying seek seeking request requesting
  write writing draft drafting prepare make makes making do send fill get give take put help
  letter note email thank thanks thanking complaint complain inquiry inquire recommendation recommend recommending reference cover business
  application form job position role post opening work works working employed hired start starting begin available
  borrow borrowing loan lend grant grants money funding fund permit license visa travel
  citizen national nationality citizenship born birth passport valid good expires expiring expiry number no
  salary wage wages pay paid paying earn earned earns income took take home expect expected bring brought
  year years yearly annual annually month months monthly week weekly hour hourly day dollars last each every total
  name named called live lives living reside address phone email contact reach call person people candidate applicant
  member order account invoice reference booking policy case claim
  husband wife son daughter mother father brother sister client friend boss employer company business firm shop planning plan planned organizing looking considering interested researching same own owns old new there here`.split(
    /\s+/,
  ),
)
/** 'I want to thank my old professor': whom, whose name stands behind it. */
const onlyWhom =
  /^(?:I|we)(?:['’]d| would)? (?:want|like|need|wish) to (?:thank|write(?: to)?|recommend) (?:my|our|the)(?: \p{Ll}+){1,4}\.?$/iu
const turned = /\b(?:no|not|never|none|without|except|unless|only|but|if|cannot)\b|n['’]t\b/i

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const stem = (word: string) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s)$/u, '')

/**
 * Whether a sentence that waits says nothing which no field says: its figures and its other words stand in values, or only
 * lead to them ("I'd like to borrow $35,000 from Evergreen Credit Union").
 */
export function saysNothingMore({ tab, fields }: Template, words: string, filled: readonly Filled[]): boolean {
  if (tab === 'letters' && onlyWhom.test(words.trim())) return true
  if (tab === 'contracts' || turned.test(words) || words.length > 300) return false
  const own = plain(words).split(' ')
  const read = new Set(
    plain(filled.map(({ value }) => spelledOut(value)).join(' '))
      .split(' ')
      .flatMap((one) => [one, stem(one)]),
  )
  const isRead = (word: string) => read.has(word) || read.has(stem(word))
  if (!own.some((word) => isRead(word) && !frames.has(word))) return false
  const asked = words.includes(':')
    ? new Set(
        plain(fields.map(({ label }) => label).join(' '))
          .split(' ')
          .concat('taken', 'steps', 'date'),
      )
    : frames
  return own.every((word) => isRead(word) || ((frames.has(word) || asked.has(word)) && !figure.test(word)))
}

/** A day with the name of its month beside it. */
const spelledOut = (value: string) =>
  value.replace(
    /^(\d{4})-(\d\d)-(\d\d)$/,
    (all, year: string, month: string, day: string) =>
      `${all} ${monthNames[Number(month) - 1] ?? ''} ${Number(day)} ${year}`,
  )

/** 'I own the house and live there': the form has both. */
const owning = /^(?:I|we) own (?:the|this|that|it|my|our)\b[^.;\n]{0,50}\.?$/i

/** What was read of a text, without waiting sentences that say nothing which stands in the document. */
export function withoutTold<T extends { filled: Filled[]; terms: Term[]; rest: string | undefined }>(
  template: Template,
  said: T,
): T {
  const { rest } = said
  const stands = said.filled.filter(({ field }) => field !== rest)
  const of = (name: string) => stands.find(({ field }) => field === name)?.value
  const isOwner = of('owner') !== undefined && of('owner') === of('applicantName')
  const isTold = (words: string) => saysNothingMore(template, words, stands) || (isOwner && owning.test(words))
  return {
    ...said,
    filled: said.filled.flatMap((one) => {
      if (one.field !== rest) return [one]
      const left = listOf(one.value).filter((line) => !isTold(line))
      return left.length > 0 ? [{ ...one, value: left.join('\n') }] : []
    }),
    terms: said.terms.filter(({ field, words, held }) => held || field !== rest || !isTold(words)),
  }
}
