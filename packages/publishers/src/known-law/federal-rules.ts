import { z } from 'zod'
import facts from './facts/federal-rules.json' with { type: 'json' }

/** What is known of a rule of the federal courts without its text. A gap is unknown: rules are added each December. */
export type KnownRule =
  | { state: 'exists'; title: string; set: string; asOf: string }
  /** Its number is past the last of its set: a reason to look, as rules are added. */
  | { state: 'beyond'; last: string; set: string; asOf: string }
  /** A list that has every rule of its set as of that day has none of this number. */
  | { state: 'lacking'; set: string; asOf: string }
  | { state: 'unknown'; set?: string; asOf?: string }

const sets = z
  .record(z.string(), z.object({ name: z.string(), asOf: z.string(), rules: z.record(z.string(), z.string()) }))
  .parse(facts)

/** As rules are cited, with the set that each names. */
const cited: readonly [RegExp, string][] = [
  [/^(Fed\.?\s*R\.?\s*Civ\.?\s*P\.?|F\.?R\.?C\.?P\.?)$/i, 'FRCP'],
  [/^(Fed\.?\s*R\.?\s*Crim\.?\s*P\.?|F\.?R\.?Cr\.?P\.?)$/i, 'FRCrP'],
  [/^(Fed\.?\s*R\.?\s*App\.?\s*P\.?|F\.?R\.?A\.?P\.?)$/i, 'FRAP'],
  [/^(Fed\.?\s*R\.?\s*Evid\.?|F\.?R\.?E\.?)$/i, 'FRE'],
  [/^(Fed\.?\s*R\.?\s*Bankr\.?\s*P\.?|F\.?R\.?B\.?P\.?)$/i, 'FRBP'],
  [/^(Sup\.?\s*Ct\.?\s*R\.?)$/i, 'SupCtR'],
]

/** The last rule of each set, forms and supplements aside. The lists lack some rules, and not the last. */
const lastRules: Record<string, number> = { FRCP: 87, FRCrP: 62, FRAP: 48, FRE: 1103, FRBP: 9038, SupCtR: 48 }

/** Sets of which the list has every rule. */
const complete: ReadonlySet<string> = new Set(['FRE'])

/** @param set as cited: 'Fed. R. Civ. P.' @param rule '12', or '12(b)(6)' */
export function ruleExists(set: string, rule: string): KnownRule {
  const id = cited.find(([name]) => name.test(set.trim()))?.[1]
  const found = id ? sets[id] : undefined
  if (!found) return { state: 'unknown' }
  const title = found.rules[(rule.split('(')[0] as string).trim()]
  const last = id === undefined ? undefined : lastRules[id]
  if (!title && last !== undefined && Number.parseInt(rule, 10) > last)
    return { state: 'beyond', last: String(last), set: found.name, asOf: found.asOf }
  if (!title && id !== undefined && complete.has(id) && /^\d/.test(rule))
    return { state: 'lacking', set: found.name, asOf: found.asOf }
  if (!title) return { state: 'unknown', set: found.name, asOf: found.asOf }
  return { state: 'exists', title, set: found.name, asOf: found.asOf }
}
