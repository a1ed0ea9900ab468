import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { jurisdictionInText } from '../reading/jurisdiction.ts'
import { readBars } from './read-bars.ts'

const today = new Date('2026-11-30')
const barsIn = (type: CaseType, text: string) => readBars(text, type, jurisdictionInText(text), today)
const asked = (type: CaseType, text: string) =>
  barsIn(type, text).map(({ id, holds, answered }) => `${id} ${holds ? 'stands' : answered ? 'answered' : 'asked'}`)

describe('a bar in everyday words is named', () => {
  it.each([
    [
      'employment',
      'They canned him in January 2025. He signed their severance paper and took the money. Now he wants to sue over his age.',
      'release asked',
    ],
    [
      'personal-injury',
      'Two weeks after the crash in May 2026 an adjuster came with a check for $2,500 and a form. She signed, cashed it. Her back got worse.',
      'release asked',
    ],
    [
      'contract',
      'The pastor gave him a check that said "payment in full of all claims on roof". He put it in the bank. Now he wants the rest.',
      'release asked',
    ],
    [
      'contract',
      'In 2023 it sued the mall over the second phase and a jury sent it home with nothing. No appeal. The client wants to go again on the same job.',
      'res-judicata asked',
    ],
    [
      'personal-injury',
      'Client hit by a city snow plow in Dayton in October 2026. Nobody at the city got any notice.',
      'immunity asked',
    ],
    [
      'personal-injury',
      'A forklift driver lost two fingers in June 2026 at his job. Comp is paying. He wants to sue the company.',
      'workers-compensation asked',
    ],
    [
      'employment',
      'The onboarding packet has a page where any dispute goes to an arbitrator, and she clicked through it.',
      'arbitration asked',
    ],
    [
      'contract',
      'A collector sued her on a card. The bill of sale from one debt buyer to another does not list her account.',
      'standing asked',
    ],
    [
      'contract',
      'She was sued in August 2026 on a store card balance. She stopped paying sometime in 2021 or maybe late 2020, not sure.',
      'limitation asked',
    ],
    [
      'real-estate',
      'Our client says his brother told him "you can have the north quarter for $480,000", and they shook. Nothing on paper.',
      'statute-of-frauds asked',
    ],
    [
      'contract',
      'Client hired by phone to run the resort for three years, nothing in writing.',
      'statute-of-frauds asked',
    ],
    ['personal-injury', 'Wants to sue the surgeon who left a clip in her in 2017. No suit yet.', 'limitation asked'],
    ['real-estate', 'Builder finished the house in 2014. Cracks started in 2024. Suit filed May 2026.', 'repose asked'],
  ] as const)('%s: %s', (type, text, expected) => expect(asked(type, text)).toContain(expected))

  it('stands where all terms of a waiver of age claims are told, with what may undo it', () => {
    const [bar] = barsIn(
      'employment',
      'Let go in a cut of 14 in Missouri. The packet gave him 45 days, told him to see a lawyer, said he could revoke in 7 days, and named the Age Discrimination in Employment Act. He signed, took 26 weeks of pay, didn’t revoke. He wants an age case.',
    )
    expect(bar).toMatchObject({ id: 'release', holds: true })
    expect(bar?.lift.join(' ')).toContain('list of ages')
  })
})

describe('no bar is asked about', () => {
  it.each([
    ['personal-injury', 'An adjuster offered her $2,500 and a form in May 2026. She did not sign it.'],
    ['real-estate', 'The tenant stopped paying rent. Month to month, nothing in writing, the duplex on Fourth Street.'],
    ['personal-injury', 'She was hit in Shelby County in October 2026 and wants to sue the store.'],
    ['contract', 'A written contract was signed by both, and one term was changed on a handshake for two years.'],
  ] as const)('%s: %s', (type, text) => expect(asked(type, text)).toEqual([]))

  it('for an appeal where the time that passed is of an earlier judgment', () => {
    const text =
      'We are for the Hoopers. The neighbor took them to court over the driveway in 2021, the judge sided with the Hoopers after trial, and the time to appeal went by. Now his son has sued over the driveway.'
    expect(asked('real-estate', text).filter((one) => one.startsWith('untimely'))).toEqual([])
  })
})

describe('an apparent bar that the facts dissolve is reported, with why', () => {
  it('as a notice of appeal after a motion that restarted the time', () => {
    const [bar] = barsIn(
      'contract',
      'We won in D. Mont. Judgment entered on May 5, 2026. On June 1 Hsu filed a motion for a new trial, and the judge denied it June 25. He filed his notice of appeal on July 23, 2026.',
    )
    expect(bar).toMatchObject({ id: 'untimely-appeal', holds: false })
    expect(bar?.answered).toContain('July 27, 2026, since July 25, 2026 is a Saturday')
  })

  it('as a suit on the working day after a last day that was a Sunday', () => {
    const [bar] = barsIn(
      'personal-injury',
      'Car wreck in Knoxville, Tennessee on March 9, 2024. The complaint was filed on March 10, 2025. We represent the plaintiff.',
    )
    expect(bar?.answered).toContain('March 9, 2025, but that is a Sunday')
  })

  it('and never where the words themselves say that it stands', () => {
    const text =
      'Judgment entered in D. Mont. on May 5, 2026. On June 1 he moved for a new trial, denied June 25. Notice of appeal on July 28, 2026. We represent the appellant.'
    expect(barsIn('contract', text).some(({ answered }) => answered !== undefined)).toBe(false)
  })
})

describe('what a bar says', () => {
  const [late] = barsIn(
    'contract',
    'Lost a trial in the Western District of Oklahoma. Judgment on the docket April 14, 2026. Nobody filed anything post trial. Our notice of appeal was filed June 12, 2026.',
  )
  it('of a late federal appeal: that the time is jurisdictional, and when the last extension was due', () => {
    expect(late?.rule).toContain('jurisdictional')
    expect(late?.rule).toContain('had to be filed by June 15, 2026')
    expect(late?.lift.join(' ')).not.toContain('post-judgment motion')
  })

  it('of a child: when it came of age and to when the time would run', () => {
    const [bar] = barsIn(
      'personal-injury',
      'A dog bit her face in Canton, Ohio on July 4, 2015, when she was 9. She turned 18 on February 20, 2024. No suit yet.',
    )
    expect(bar?.holds).toBe(false)
    expect(bar?.rule).toContain('about February 20, 2026')
  })

  it('of a spoken sale: which acts may be part performance, and none where rent went on as before', () => {
    const rule = (text: string) => barsIn('real-estate', text)[0]?.rule
    const deal = 'In 2019 her uncle said he would sell her the 4 acre parcel for $60,000. Never written down. '
    expect(rule(`${deal}She moved in, has paid $700 a month and put in a foundation.`)).toContain(
      'payment, improvements',
    )
    expect(rule(`${deal}She went on at the same rent and paid nothing toward the price.`)).toContain('was read in')
  })

  it('of a prosecutor: which acts are an advocate’s and which are not', () => {
    const [bar] = barsIn(
      'other',
      'We represent Assistant County Attorney Oakes, sued for damages under section 1983. She decided to charge him and argued to keep bail high. She rode along with detectives before any charge.',
    )
    expect(bar?.rule).toMatch(
      /advocate’s acts, which are covered: “She decided to charge him[^.]*\. Told here as acts with the police[^.]*“She rode along/,
    )
  })
})
