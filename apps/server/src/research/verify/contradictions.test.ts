import { describe, expect, it } from 'vitest'
import { verifyAll } from './verify.ts'

/** Nobody has anything. */
const verify = async (citation: string) => {
  const { checks } = await verifyAll(
    {
      names: { court: (id) => id, source: (id) => id },
      lookUp: async () => ({ answers: new Map(), asked: [] }),
      complete: async (authority) => authority,
      read: async () => null,
    },
    [citation],
  )
  return checks[0]
}

describe('a citation that nobody has and whose parts contradict each other', () => {
  it.each([
    ['Adams v. Baker, 912 F.3d 100 (13th Cir. 2019)', 'There is no such court'],
    ['Hollis v. Bright, 45 F.3d 200 (5th Cir. 1974)', 'which has decisions of 1993 to 2021'],
    ['Marsh v. Dean, 900 F.2d 14 (3d Cir. 2015)', 'which has decisions of 1924 to 1993'],
    ['Mata v. Doe, 678 F. Supp. 3d 443 (S.D.N.Y. 2003)', 'which has decisions since 2014'],
    [`Reyes v. Holt, 612 F. Supp. 3d 44 (S.D.N.Y. ${new Date().getUTCFullYear() + 4})`, 'Its year has not come yet'],
    ['Doe v. Acme Corp., 951 F. Supp. 11 (9th Cir. 1997)', 'a reporter of district courts'],
    ['Kline v. Porter, 86 F.3d 47 (N.D. Cal. 1996)', 'a reporter of the courts of appeals'],
    ['Doe v. Acme Corp., 477 F.3d 317 (U.S. 2007)', 'a reporter of the courts of appeals'],
    [
      'Hollis v. Bright, 45 F.3d 200 (5th Cir. 2012)',
      'Volume 45 of the Federal Reporter, Third Series, has decisions of about 1994',
    ],
    ['Doe v. Roe, 310 F. Supp. 2d 12 (D. Mass. 2011)', 'has decisions of about 2004'],
    ['Brown v. Town of Exeter, 347 U.S. 483 (1974)', 'has decisions of about 1954'],
    ['Doe v. Roe, 376 U.S. 612 (1962)', 'has decisions of about 1964'],
    ['Doe v. Roe, 900 F.2d 14 (E.D. Ariz. 1990)', 'the whole state is one district, D. Ariz.'],
    ['Doe v. Roe, 521 U.S. 288 (1993)', 'has decisions of about 1997'],
    ['Doe v. Roe, 9999 U.S. 12 (2024)', 'The United States Reports has fewer than'],
    ['Doe v. Roe, 403 S. Ct. 602 (1971)', 'The Supreme Court Reporter has fewer than'],
    ['Doe v. Roe, 912 F.4th 12 (2d Cir. 2024)', 'The Federal Reporter, Fourth Series, has fewer than'],
    ['Doe v. Roe, 45 Cal. 4th 200 (2021)', 'Cal. 4th (California Reports), which has decisions of 1991 to 2016'],
    ['Doe v. Roe, 90 N.Y.2d 100 (1940)', 'which has decisions of 1956 to 2003'],
    ['Doe v. Roe, 50 Cal. 3d 100 (Tex. 1990)', 'a reporter of other states'],
    ['Doe v. Roe, 50 Cal. 3d 100 (9th Cir. 1990)', 'a reporter of state courts'],
    ['Doe v. Roe, 140 S. Ct. 100 (9th Cir. 2020)', 'a reporter of the Supreme Court of the United States'],
    ['Doe v. Roe, 580 U.S. 100 (S.D.N.Y. 2017)', 'a reporter of the Supreme Court of the United States'],
    ['Doe v. Roe, No. 19-cv-100, 2015 WL 1234567 (S.D.N.Y. Mar. 1, 2015)', 'By its docket number it is a case of 2019'],
    ['Doe v. Roe, 560 U.S. 100 (2010) (O’Connor, J., dissenting)', 'sat on the Supreme Court from 1981 to 2006'],
    ['Doe v. Acme Corp., 2021 WL 2661508 (E.D. Pa. June 29, 2017)', 'is a number of 2021'],
    ['Doe v. Acme Corp., 2019 U.S. Dist. LEXIS 4412 (S.D.N.Y. 2014)', 'is a number of 2019'],
    ['Doe v. Acme Corp., 2019 U.S. Dist. LEXIS 4412 (9th Cir. 2019)', 'district courts'],
    ['Doe v. Acme Corp., 843 N.E.2d 101 (Tex. App. 2006)', 'a reporter of other states'],
    ['Doe v. Acme Corp., 210 P.3d 44 (9th Cir. 2009)', 'a reporter of state courts'],
    ['Doe v. Acme Corp., 120 A.2d 101 (Pa. 2014)', 'which has decisions of 1938 to 2010'],
    ['Doe v. Acme Corp., 600 F.2d 31 (11th Cir. 1979)', 'a court created in 1981'],
    ['Doe v. Commonwealth, 214 S.E.2d 31 (Va. Ct. App. 1975)', 'a court created in 1985'],
    ['Doe v. Acme Corp., 2020 WL 123456 (S.D.N.Y. Feb. 31, 2020)', 'There is no such day'],
    ['Doe v. Acme Corp., 372 U.S. 353, 344 (1963)', 'Page 344 is before the first page, 353'],
    ['Doe v. Acme Corp., 118 F.4th 902, 11 (3d Cir. 2024)', 'Page 11 is before the first page, 902'],
  ])('is a mismatch, and says why: %s', async (citation, why) => {
    const check = await verify(citation)
    expect(check).toMatchObject({ status: 'mismatch', reason: expect.stringContaining(why) })
    expect(check?.found).toBeUndefined()
  })

  it.each([
    'Adams v. Baker, 912 F.3d 100 (11th Cir. 2019)',
    'Adams v. Baker, 2 F.3d 100 (2d Cir. 1992)',
    'Adams v. Baker, 12 F.2d 100 (D. Mass. 1926)',
    'Adams v. Baker, 12 F.2d 100 (N.D. Cal. 1926)',
    'Adams v. Baker, 112 F. Supp. 100 (Ct. Cl. 1953)',
    'Adams v. Baker, 912 F.3d 100 (Fed. Cir. 2019)',
    'Adams v. Baker, 912 F. Supp. 100 (J.P.M.L. 1996)',
    'Adams v. Baker, 2020 WL 123456 (S.D.N.Y. Feb. 29, 2020)',
    'Adams v. Baker, 2021 WL 123456 (S.D.N.Y. Dec. 30, 2020)',
    'Adams v. Baker, 45 F.3d 200 (5th Cir. 1995)',
    'Adams v. Baker, 521 U.S. 288 (1996)',
    'Adams v. Baker, 606 U.S. 12 (2025)',
    'Adams v. Baker, 170 F.4th 12 (2d Cir. 2026)',
    'Adams v. Baker, 210 P.3d 44 (Cal. Ct. App. 2009)',
    'Adams v. Baker, 100 A.2d 44 (D.C. 1953)',
    'Adams v. Baker, 70 N.E.2d 101 (N.Y. App. Div. 1947)',
    'Adams v. Baker, 600 F.2d 31 (10th Cir. 1979)',
    'Adams v. Baker, 45 Cal. 4th 200 (Cal. 2009)',
    'Adams v. Baker, 45 Cal. 4th 200 (1990)',
    'Adams v. Baker, 140 S. Ct. 100 (2020)',
    'Adams v. Baker, 3 U.S. 100 (Pa. 1795)',
    'Adams v. Baker, No. 15-cv-100, 2019 WL 1234567 (S.D.N.Y. Mar. 1, 2019)',
    'Adams v. Baker, No. 98-cv-100, 2001 WL 1234567 (S.D.N.Y. Mar. 1, 2001)',
    'Adams v. Baker, 550 U.S. 100 (2007) (Scalia, J., dissenting)',
    'Adams v. Baker, 300 F.3d 100 (9th Cir. 2002) (Fortas, J., dissenting)',
  ])('or not: %s', async (citation) => {
    expect(await verify(citation)).toMatchObject({ status: 'unchecked' })
  })
})

describe('a regional reporter that nobody has', () => {
  it.each([
    ['Hale v. Orton, 950 N.E.2d 100 (Ohio 1995)', 'North Eastern Reporter, Second Series, has decisions of about 2011'],
    ['Hale v. Orton, 400 P.3d 211 (Utah 2003)', 'has decisions of about 2017, and the citation says 2003'],
    ['Hale v. Orton, 100 So. 3d 55 (Fla. 2002)', 'which has decisions since 2009'],
    ['Hale v. Orton, 600 S.W.3d 40 (Tex. 2009)', 'has decisions of about 2020'],
    ['Hale v. Orton, 120 N.E.3d 30 (Mass. 2008)', 'has decisions since 2014'],
    ['Hale v. Orton, 310 S.E.2d 77 (Va. 1999)', 'has decisions of about 1984'],
    ['Hale v. Orton, 512 S.W.2d 4 (Tenn. 1990)', 'has decisions of about 1974'],
  ])('is not passed over with a year far from its volume: %s', async (citation, why) => {
    expect((await verify(citation))?.reason).toContain(why)
  })

  it.each([
    'Hale v. Orton, 950 N.E.2d 100 (Ohio 2011)',
    'Hale v. Orton, 400 P.3d 211 (Utah 2017)',
    'Hale v. Orton, 300 A.3d 12 (Pa. 2023)',
    'Hale v. Orton, 100 So. 3d 55 (Fla. 2012)',
    'Hale v. Orton, 600 S.W.3d 40 (Tex. 2020)',
    'Hale v. Orton, 310 S.E.2d 77 (Va. 1988)',
    'Hale v. Orton, 990 N.W.2d 40 (Wis. 2011)',
  ])('is left alone where the year fits, or the volume is past what is known: %s', async (citation) => {
    const check = await verify(citation)
    expect(check?.status).toBe('unchecked')
    expect(check?.reason).not.toContain('Check volume and year')
  })

  it('stays unchecked: the years are not certain enough to call it wrong', async () => {
    expect((await verify('Hale v. Orton, 310 S.E.2d 77 (Va. 1999)'))?.status).toBe('unchecked')
  })
})
