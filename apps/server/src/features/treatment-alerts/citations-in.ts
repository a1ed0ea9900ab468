import { setImmediate as breath } from 'node:timers/promises'
import { findCitations, isFull, keysOfCitation } from '@casewright/law'
import type { Level } from './watched.ts'

/** A citation of a report or a document. @property said what the report says of it; absent: it says nothing of any */
export interface Cited {
  text: string
  said?: Level
}

const most = { citations: 500, characters: 2_000_000, atOnce: 50_000, text: 300 }

/**
 * The authorities that a result or a saved document cites. Where it lists what was checked or found, those are meant, and
 * not what passages of them cite; a document is read for its citations.
 */
export async function citationsIn(content: unknown): Promise<Cited[]> {
  const listed = new Map<string, Cited>()
  const texts: string[] = []
  for (const value of valuesIn(content)) {
    if (typeof value === 'string') texts.push(value)
    else if (value.text.length <= most.text) listed.set(value.text, listed.get(value.text) ?? value)
  }
  const found = listed.size > 0 ? [...listed.values()] : await inTexts(texts)
  return found.slice(0, most.citations)
}

function* valuesIn(content: unknown): Iterable<string | Cited> {
  const left = [content]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') yield value
    if (value === null || typeof value !== 'object') continue
    const cited = Array.isArray(value) ? undefined : citedBy({ ...value })
    if (cited) yield cited
    else left.push(...Object.values(value).reverse())
  }
}

/** A citation that was checked, or an authority that was found. */
function citedBy(value: { [field: string]: unknown }): Cited | undefined {
  const { text, status, reason, title, citation, date } = value
  const said = saidOf(value.treatment)
  if (typeof text === 'string' && typeof status === 'string' && typeof reason === 'string') return { text, said }
  if (typeof title !== 'string' || typeof citation !== 'string') return undefined
  const year = typeof date === 'string' && !dated.test(citation) ? /^\d{4}/.exec(date)?.[0] : undefined
  const isCase = /\bv\.|^(?:in re|ex parte)\b/i.test(title)
  const told = saidBeside(value) ?? (isLookedUp(value) ? said : undefined)
  return { text: isCase ? `${title}, ${citation}${year ? ` (${year})` : ''}` : citation, ...(told && { said: told }) }
}

const dated = /\([^()\d]{0,60}\d{4}\)$/

/** What the check of an authority that was found says, beside its name. */
function saidBeside({ check, status }: { [field: string]: unknown }): Level | undefined {
  for (const one of [check, status])
    if (one !== null && typeof one === 'object' && 'treatment' in one) return saidOf(one.treatment)
  return undefined
}

/** Of a result that nobody looked up, nothing was said. */
function isLookedUp({ check, status }: { [field: string]: unknown }): boolean {
  const one = check ?? status
  return !(one !== null && typeof one === 'object' && 'status' in one && one.status === 'unchecked')
}

function saidOf(treatment: unknown): Level {
  const flag = treatment !== null && typeof treatment === 'object' && 'flag' in treatment && treatment.flag
  return flag === 'red' || flag === 'amber' ? flag : 'none'
}

/** Of one authority the first citation is meant. Others are answered between two parts of a long text. */
async function inTexts(texts: readonly string[]): Promise<Cited[]> {
  const byKey = new Map<string, Cited>()
  let left = most.characters
  for (const text of texts) {
    for (let from = 0; from < text.length && left > 0; from += most.atOnce) {
      const part = text.slice(from, from + Math.min(most.atOnce, left))
      left -= part.length
      if (!/\d/.test(part)) continue
      for (const citation of findCitations(part)) {
        const [key] = isFull(citation) ? keysOfCitation(citation) : []
        const words = part.slice(citation.start, citation.end).replace(/\s+/g, ' ')
        if (key && words.length <= most.text && !byKey.has(key)) byKey.set(key, { text: words })
      }
      await breath()
    }
  }
  return [...byKey.values()]
}
