import { expect, it } from 'vitest'
import { kindOf } from './domains.ts'

it.each([
  ['uscourts.gov', 'official'],
  ['www.supremecourt.gov', 'official'],
  ['www.courts.ca.gov', 'official'],
  ['www.jag.navy.mil', 'official'],
  ['courts.state.tx.us', 'official'],
  ['www.pacourts.us', 'official'],
  ['law.cornell.edu', 'legal'],
  ['www.scotusblog.com', 'legal'],
  ['news.bloomberglaw.com', 'legal'],
  ['example.com', 'other'],
  ['history.example.edu', 'other'],
  // Names that only look like those of others.
  ['uscourts.gov.example.com', 'other'],
  ['notscotusblog.com', 'other'],
  ['state.tx.us.example', 'other'],
  ['my-state.tx.us', 'other'],
] as const)('%s is %s', (host, kind) => expect(kindOf(host)).toBe(kind))
