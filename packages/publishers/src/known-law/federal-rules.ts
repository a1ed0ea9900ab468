import { z } from 'zod'
import facts from './facts/federal-rules.json' with { type: 'json' }

/** What is known of a rule of the federal courts without its text. A gap is unknown: rules are added each December. */
export type KnownRule =
  | { state: 'exists'; title: string; set: string; asOf: string }
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

/** @param set as cited: 'Fed. R. Civ. P.' @param rule '12', or '12(b)(6)' */
export function ruleExists(set: string, rule: string): KnownRule {
  const id = cited.find(([name]) => name.test(set.trim()))?.[1]
  const found = id ? sets[id] : undefined
  if (!found) return { state: 'unknown' }
  const title = found.rules[(rule.split('(')[0] as string).trim()]
  if (!title) return { state: 'unknown', set: found.name, asOf: found.asOf }
  return { state: 'exists', title, set: found.name, asOf: found.asOf }
}
