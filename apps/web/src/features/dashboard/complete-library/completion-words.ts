import type { CompletionQuestion, LawPackWork } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { lengthOf } from '../../../lib/length.ts'

type Work = Pick<LawPackWork, 'pack' | 'title' | 'state' | 'files' | 'left' | 'deed'>

/** Whether it goes on by itself. */
export const isMoving = (work: Pick<LawPackWork, 'state'> | null | undefined): boolean =>
  work !== null && work !== undefined && work.state !== 'paused' && work.state !== 'failed'

/** What is fetched, from whom and how much. */
export function fetchWords(question: CompletionQuestion): string {
  const { authorities, cases, folder, publisher, host, requests, seconds } = question
  const lack = `The starter set lists ${counted(authorities, 'authority', 'authorities')} without their texts.`
  if (folder !== null)
    return `${lack} Up to ${counted(cases, 'case')} can be read from the folder ${folder}, which mirrors the ${publisher} (${host}).`
  return `${lack} The texts of ${counted(cases, 'case')} can be fetched from the ${publisher} (${host}): ${counted(requests, 'small file')}, one request a second, about ${lengthOf(seconds)}. The publisher does not state their size.`
}

const list = new Intl.ListFormat('en-US')

/** What else is fetched: the titles and rules in which the other authorities are; empty if there are none. */
export function titleWords({ inPacks, packs, publishers, folder }: CompletionQuestion): string {
  if (inPacks === 0) return ''
  const what = counted(inPacks, 'provision', 'statutes, rules, regulations and provisions of the Constitution')
  const from = folder === null ? `from ${list.format(publishers.map((one) => `the ${one}`))}` : 'from the folder'
  return `${what} ${inPacks === 1 ? 'comes' : 'come'} with ${counted(packs, 'law pack')} ${from}.`
}

/** What is not fetched; empty if that is nothing. */
export const restWords = ({ without }: CompletionQuestion): string =>
  without > 0
    ? `${counted(without, 'authority', 'authorities')} ${without === 1 ? 'has' : 'have'} no download address in this version.`
    : ''

/** How far it is, in a line; undefined once it is being removed. */
export function workWords({ pack, title, state, files, left, deed }: Work): string | undefined {
  if (deed === 'remove') return undefined
  const number = (value: number) => value.toLocaleString('en-US')
  const cases = files.of > 0 ? `: ${number(files.done)} of ${counted(files.of, 'case')}` : ''
  const far = pack === 'starter-texts' ? cases : `: ${title}`
  if (state === 'paused') return `Completing the library is paused${far}.`
  if (state === 'failed') return `Completing the library stopped${far}.`
  return `Completing the library${far}${left === null ? '' : `, about ${lengthOf(left)} left`}.`
}
