import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { money } from './__fixtures__/money.ts'
import { persons } from './__fixtures__/persons.ts'
import { property } from './__fixtures__/property.ts'
import { rights } from './__fixtures__/rights.ts'
import { work } from './__fixtures__/work.ts'
import { claims } from './claims/index.ts'
import { claimsTold, thresholdsOf } from './read-thresholds.ts'

const thresholdsIn = (text: string, type: CaseType, bars: Parameters<typeof thresholdsOf>[1]) =>
  thresholdsOf(claimsTold(text, type), bars)
const namesIn = (type: CaseType, text: string) => [
  ...new Set(thresholdsIn(text, type, []).map(({ claim }) => claims.find(({ name }) => name === claim)?.id)),
]

describe('a claim that a description tells', () => {
  it.each<[string, CaseType, string]>([
    ['asylum', 'other', 'He fled Eritrea, came in through Tijuana in 2024 and wants asylum.'],
    ['removal-order', 'other', 'The Board of Immigration Appeals dismissed her appeal on October 3.'],
    [
      'cancellation',
      'other',
      'He got a notice to appear last month. He has been here since 2009 and his kids are citizens.',
    ],
    ['federal-tort', 'personal-injury', 'A mail truck backed over her foot and broke it.'],
    [
      'public-body',
      'personal-injury',
      'She tripped on a county road where the shoulder had washed out and broke her hip.',
    ],
    ['social-security', 'other', 'The ALJ denied his claim in May. Social Security disability, bad back.'],
    ['veterans', 'other', 'The BVA turned down the rating for his hearing loss.'],
    ['tax', 'other', 'They got a notice of deficiency for 2022 over the rental losses.'],
    ['civil-rights', 'personal-injury', 'A deputy slammed him on the hood although his hands were up.'],
    ['prison-conditions', 'other', 'He is an inmate at Ely and was denied insulin for nine days.'],
    ['habeas-of-state', 'criminal', 'He wants habeas relief. Trial counsel never called the alibi witness.'],
    ['motion-2255', 'criminal', 'She wants to file a 2255 motion over the firearm enhancement.'],
    ['age', 'employment', 'At 61 he was replaced by a younger man whom he had trained.'],
    [
      'disability-at-work',
      'employment',
      'She asked for a stool, a reasonable accommodation for her knee, and was sent home.',
    ],
    ['title-vii', 'employment', 'The foreman sexually harassed her for months.'],
    ['wages', 'employment', 'He worked 60 hours and was never paid overtime.'],
    ['family-leave', 'employment', 'They let her go two days before her maternity leave.'],
    ['unfair-labor-practice', 'employment', 'They were written up for discussing their wages with co-workers.'],
    ['fair-representation', 'employment', 'The union refused to take the grievance to arbitration.'],
    [
      'federal-employee',
      'employment',
      'She is a postal clerk and says that the supervisor discriminates against women.',
    ],
    ['false-claims', 'employment', 'She saw the clinic upcoding visits that it billed to Medicare.'],
    ['hurt-at-work', 'personal-injury', 'He was burned at the plant when a valve let go.'],
    ['copyright', 'intellectual-property', 'The brewery used her mural on its cans without asking.'],
    ['patent', 'intellectual-property', 'Their sprayer infringes our patent on the nozzle.'],
    ['trade-secret', 'intellectual-property', 'He walked out with the customer list and the price lists.'],
    ['debt-collection', 'contract', 'A debt collector calls him at work every day.'],
    ['credit-report', 'other', 'Experian still shows the other John Ruiz’s bankruptcy on his credit report.'],
    ['rescission-of-loan', 'real-estate', 'They refinanced the house and never got copies.'],
    ['cargo', 'contract', 'The moving company lost two crates on the way to Tulsa.'],
    ['fair-housing', 'real-estate', 'The landlord refused her emotional support dog.'],
    ['custody', 'family', 'Father took the kids to Nevada in June and wants custody there.'],
    ['default-and-service', 'family', 'He is deployed, and she got a default divorce.'],
    ['plan-at-death', 'other', 'The 401(k) form still names his ex-wife as beneficiary; he died in March.'],
    ['plan-benefits', 'other', 'The insurer stopped her long-term disability after two years.'],
    ['estate', 'other', 'She wants to contest the will; her brother drove him to the lawyer.'],
    ['malpractice', 'personal-injury', 'The surgeon left a clip inside and she had sepsis.'],
    ['wrongful-death', 'personal-injury', 'Her son was killed in the crash.'],
    ['drinks', 'personal-injury', 'The bar kept serving him until two, and he hit her on the way home.'],
    ['railroad', 'personal-injury', 'He is a conductor for CSX and his knee gave out on the ballast.'],
    ['air', 'personal-injury', 'Hot coffee was spilled on her on a flight to Madrid.'],
    ['arbitration', 'employment', 'The offer letter has an arbitration clause.'],
    ['diversity', 'contract', 'They removed it to federal court and claim diversity jurisdiction.'],
    ['spoken-deal', 'contract', 'It was a handshake deal over the bulls.'],
    ['building-work', 'contract', 'The subcontractor was never paid for the drywall.'],
    ['tenancy', 'real-estate', 'He gave her a notice to quit over the dog.'],
    ['boundary', 'real-estate', 'The garage encroaches by two feet, since 1998 they say.'],
    ['securities', 'contract', 'The offering materials misrepresented the wells to the investors: securities fraud.'],
    ['antitrust-rico', 'other', 'The three dairies were price-fixing.'],
    ['bankruptcy', 'contract', 'The trustee sent a preference demand for the last four payments.'],
    ['closely-held', 'contract', 'She is a 20% member and the managing members pay her nothing.'],
    ['goods', 'contract', 'The defective parts came in May, a breach of warranty.'],
    ['contract', 'contract', 'The agreement says net 30 and they have not paid.'],
    ['suppression', 'criminal', 'They searched his car without a warrant after a dog alerted.'],
    ['drunk-driving', 'criminal', 'First DUI, he blew 0.11.'],
    ['noncitizen', 'criminal', 'He has a green card and was offered a plea to theft.'],
    ['section-1981', 'employment', 'The dealer canceled their contract because of their race.'],
    ['ada-public', 'other', 'He uses a wheelchair and the restaurant has no ramp.'],
    ['idea', 'other', 'The district will not follow the IEP of their son.'],
    ['foia', 'other', 'The agency never answered our FOIA request.'],
    ['privacy-act', 'other', 'The VA sent her file to a cousin, a Privacy Act case.'],
    ['contract-disputes', 'contract', 'The contracting officer denied the equitable adjustment on the pier.'],
    ['old-offense', 'criminal', 'She was federally charged in 2026 with a wire fraud of 2019.'],
  ])('%s', (id, type, text) => expect(namesIn(type, text)).toContain(id))

  it('covers every claim', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
  })
})

describe('words that only look like a claim', () => {
  it.each<[CaseType, string]>([
    ['other', 'His grandmother died in an asylum ward in 1931.'],
    ['contract', 'She wore patent leather shoes to the closing.'],
    ['personal-injury', 'He lives in Travis County and was rear-ended by a baker.'],
    ['personal-injury', 'She mailed the letter at the post office.'],
    ['other', 'The page says copyright notice 2019.'],
    ['employment', 'He was promoted at 61.'],
    ['family', 'The police took him into custody after the fight.'],
    ['real-estate', 'The buyer of the farm paid in full.'],
    ['personal-injury', 'A doctor drove the other car.'],
    ['criminal', 'He got a notice to appear in traffic court. He is a U.S. citizen.'],
    ['criminal', 'We filed a petition for review in the Wisconsin Supreme Court.'],
    ['contract', 'We deployed the software in March and they will not pay.'],
    ['contract', 'The price section has a patent ambiguity.'],
    ['contract', 'He bought a car, and the loan papers mention Truth in Lending.'],
    ['personal-injury', 'The crash was in front of the Post Office, and he broke his arm.'],
    ['personal-injury', 'His truck nicked a guardrail after the doctor called.'],
    ['other', 'His credit report was fine.'],
    ['personal-injury', 'He was hurt when the plane to Mexico, Missouri, ran off the runway.'],
    ['personal-injury', 'Her flight to Paris, Texas, was rough and she hurt her neck.'],
    ['family', 'The judge took custody of nothing but the cash.'],
    ['other', 'The reply of the county mentions FOIA.'],
    ['family', 'They took the kids to Disney last summer; only the house is disputed.'],
  ])('%s: %s', (type, text) => expect(namesIn(type, text)).toEqual([]))

  it('is not told where it is denied or only supposed', () => {
    expect(namesIn('other', 'This is not an asylum case.')).toEqual([])
    expect(namesIn('employment', 'If she had filed it, it might be an age discrimination claim.')).toEqual([])
  })
})

describe('thresholds', () => {
  it('quote what the description says of them, and ask for the rest', () => {
    const [first, second] = thresholdsIn(
      'Our client seeks asylum. She came on May 2, 2025, on a tourist visa. She has not been to immigration court.',
      'other',
      [],
    )
    expect(first).toMatchObject({
      claim: 'Asylum',
      title: 'One year from arrival',
      told: [{ words: 'She came on May 2, 2025, on a tourist visa.' }],
    })
    expect(first?.authority).toContain('8 U.S.C. § 1158(a)(2)(B), (D)')
    expect(second?.told[0]?.words).toContain('immigration court')
  })

  it('leave out what a bar says already', () => {
    const text = 'She says sexual harassment by the foreman.'
    const bar = {
      id: 'untimely-charge',
      title: '',
      holds: true,
      ends: 'client' as const,
      rule: '',
      lift: [],
      anchors: [],
    }
    expect(thresholdsIn(text, 'employment', []).map(({ title }) => title)).toContain(
      'A charge with the agency, in time',
    )
    expect(thresholdsIn(text, 'employment', [bar]).map(({ title }) => title)).toEqual(['Size of the employer'])
  })

  it('say where and when the words of each authority were read', () => {
    for (const { thresholds } of claims)
      for (const { authority, rule, ask } of thresholds) {
        if (authority) expect(authority.read.in.length * authority.read.on.length).toBeGreaterThan(100)
        else expect(rule).not.toMatch(/U\.S\.C\./)
        expect(rule).toMatch(/\.$/)
        expect(ask).toMatch(/\?$/)
      }
  })
})

describe('descriptions by somebody who did not know the words', () => {
  const all = [work, rights, money, property, persons].flatMap((set) => Object.entries(set))
  const isTold = (id: string, text: string) =>
    claims.find((one) => one.id === id)?.types.some((type) => namesIn(type, text).includes(id))
  it.each(all)('%s', (id, { told, alike }) => {
    expect(told.filter((text) => !isTold(id, text))).toEqual([])
    expect(alike.filter((text) => isTold(id, text))).toEqual([])
  })
})
