import { describe, expect, test } from 'vitest'
import { kindOf } from '../kinds/kind-of.ts'
import type { DocumentKind } from '../kinds/sign.ts'
import samples from './__fixtures__/state-captions.json' with { type: 'json' }
import { readCaption } from './caption.ts'
import { caseTitle } from './case-title.ts'

const bodies: Partial<Record<DocumentKind, string>> = samples.bodies

/** Captions as the courts of the states set them, in plain text. */
describe.each(samples.captions)('$head', ({ kind, head, court, docket, title }) => {
  const source = { text: `${head}\n\n${bodies[kind as DocumentKind]}` }
  const caption = readCaption(source)
  test('kind', () => expect(kindOf(source).kind).toBe(kind))
  test('court', () => expect(caption.court?.name.toLowerCase()).toContain(court.toLowerCase()))
  test('docket number', () => expect(caption.dockets.map(({ number }) => number)).toContain(docket))
  test('title', () => expect(caseTitle(source, caption)).toMatch(new RegExp(`^${title}`)))
})
