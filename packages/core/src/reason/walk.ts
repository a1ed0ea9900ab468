import { z } from 'zod'
import type { CitationCheck } from '../citation-check.ts'
import type { Checked, LooseMark } from './checked.ts'
import type { Evidence } from './evidence.ts'
import { figureLocator } from './locate-figure.ts'
import { quoteLocator } from './locate-quote.ts'
import { type AuthorityGround, authorityGround } from './loose/stands.ts'
import { citationsAcross } from './loose-across.ts'
import { type Loose, looseMarksIn } from './loose-marks.ts'
import { type MarkKind, markOf } from './marks.ts'

/** Looks citations up; all of one answer at once, as sources are asked in batches. */
export type CitationVerifier = (citations: readonly string[]) => Promise<CitationCheck[]>

export interface Walked<T> {
  value: Checked<T>
  /** What in the answer's free text claimed something, with its outcome. */
  loose: LooseMark[]
}

/** Answers of a model nest as deep as their schema; one that nests deeper than this is none of ours. */
const deepest = 40

/**
 * Walks a model's answer along its schema and checks every mark against the evidence: quotations are
 * located, citations verified, figures found. The answer must have been parsed by the schema before.
 */
export async function walkAnswer<S extends z.ZodType>(
  schema: S,
  answer: z.output<S>,
  evidence: readonly Evidence[],
  verify: CitationVerifier,
): Promise<Walked<z.output<S>>> {
  const marks: { kind: MarkKind; text: string }[] = []
  const free: { path: string; text: string }[] = []
  visit(schema, answer, '', {
    mark: (kind, text) => void marks.push({ kind, text }),
    free: (path, text) => void free.push({ path, text }),
  })
  const loose = [
    ...free.flatMap(({ path, text }) => looseMarksIn(text).map((one) => ({ ...one, path }))),
    ...citationsAcross(free),
  ]
  const checks = await verifyAll([...marks, ...loose], verify)
  const [locateQuote, locateFigure] = [quoteLocator(evidence), figureLocator(evidence)]

  const check = (kind: MarkKind, text: string) => {
    if (kind === 'quote') return locateQuote(text)
    if (kind === 'figure') return locateFigure(text)
    if (kind === 'support') return { mark: 'support' as const, judgement: text, opinionOf: 'model' as const }
    return { mark: 'citation' as const, ...(checks.get(text) ?? unchecked(text)) }
  }
  const value = visit(schema, answer, '', { mark: check, free: (_, text) => text }) as Checked<z.output<S>>
  const ground = authorityGround(evidence, [...checks.values()].filter(isVerified).flatMap(namesOf))
  return { value, loose: loose.map((one) => outcomeOf(one, check, ground)) }
}

const unchecked = (text: string): CitationCheck => ({ text, status: 'unchecked', reason: 'No source was searched.' })

async function verifyAll(marks: readonly { kind: string; text: string }[], verify: CitationVerifier) {
  const citations = [...new Set(marks.filter(({ kind }) => kind === 'citation').map(({ text }) => text))]
  const checks = citations.length > 0 ? await verify(citations) : []
  return new Map(checks.map((check) => [check.text, check] as const))
}

const isVerified = ({ status }: CitationCheck) => status === 'verified'
const namesOf = ({ text, found }: CitationCheck): string[] => [text, ...(found ? [found.name, found.citation] : [])]

/** An authority that free text names holds where it was verified, or stands in the evidence itself. */
function outcomeOf(
  one: Loose & { path: string },
  check: (kind: MarkKind, text: string) => object,
  stands: AuthorityGround,
): LooseMark {
  if (one.kind === 'name') return { ...one, outcome: stands(one.text) ? 'found' : 'not-found' }
  const found = check(one.kind, one.text) as {
    outcome?: LooseMark['outcome']
    status?: LooseMark['outcome']
    anchor?: LooseMark['anchor']
  }
  const isHeld = one.kind === 'citation' && found.status !== 'verified' && stands(one.text)
  const outcome = isHeld ? 'found' : (found.outcome ?? found.status ?? 'unchecked')
  return { path: one.path, kind: one.kind, text: one.text, outcome, ...(found.anchor && { anchor: found.anchor }) }
}

interface Visitor {
  mark(kind: MarkKind, text: string): unknown
  free(path: string, text: string): unknown
}

/** Rebuilds a value along its schema, with each marked and each free text as the visitor gives it back. */
function visit(schema: z.ZodType, value: unknown, path: string, visitor: Visitor, depth = 0): unknown {
  if (depth > deepest) throw new Error('The answer nests too deeply')
  const kind = markOf(schema)
  if (kind && typeof value === 'string') return visitor.mark(kind, value)
  const inner = unwrapped(schema)
  if (inner !== schema) return visit(inner, value, path, visitor, depth + 1)
  if (Array.isArray(value) && schema instanceof z.ZodArray)
    return value.map((item, index) => visit(schema.element as z.ZodType, item, `${path}.${index}`, visitor, depth + 1))
  if (typeof value === 'object' && value !== null && schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const field = (schema.shape as Record<string, z.ZodType>)[key]
        return [key, field ? visit(field, item, `${path}.${key}`, visitor, depth + 1) : item]
      }),
    )
  // In a form that is not known here (a record, a tuple, a union) nothing is marked, and every text is free.
  if (Array.isArray(value))
    return value.map((item, index) => visit(anything, item, `${path}.${index}`, visitor, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, visit(anything, item, `${path}.${key}`, visitor, depth + 1)]),
    )
  // Choices of a list are the schema's words, not the model's.
  const isChoice = schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral
  return typeof value === 'string' && !isChoice ? visitor.free(path.slice(1), value) : value
}

const anything = z.unknown()

/** What stands under optional, nullable and default; a mark on the outside counts as well. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? (schema.unwrap() as z.ZodType)
    : schema
