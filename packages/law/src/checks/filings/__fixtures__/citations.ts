import type { Example } from '../../drafting/__fixtures__/example.ts'

const fifty = Array.from({ length: 51 }, () => 'word').join(' ')

export const citationExamples: readonly Example[] = [
  {
    check: 'citation.form',
    kind: 'brief',
    hit: 'The claim is late. Doe v. Roe, 12 F.Supp.2d 345 (D. Me. 1998).',
    words: ['F.Supp.2d'],
    rewrite: 'F. Supp. 2d',
    miss: 'The claim is late. Doe v. Roe, 12 F. Supp. 2d 345 (D. Me. 1998); 42 U.S.C. § 1983.',
  },
  {
    check: 'citation.form',
    kind: 'brief',
    hit: 'The claim arises under 42 USC 1983.',
    words: ['42 USC 1983'],
    rewrite: '42 U.S.C. § 1983',
    miss: 'The claim arises under 42 U.S.C. §§ 1983, 1985.',
  },
  {
    check: 'citation.short-first',
    kind: 'brief',
    hit: 'The claim is late. Roe, 410 U.S. at 115.',
    words: ['410 U.S. at 115'],
    miss: 'The claim is late. Roe v. Wade, 410 U.S. 113 (1973). It ends. Roe, 410 U.S. at 115.',
  },
  {
    check: 'citation.id-first',
    kind: 'brief',
    hit: 'The claim is late. Id. at 12.',
    words: ['Id.'],
    miss: 'The claim is late. (Dkt. 12.) It ends. Id. at 12.',
  },
  {
    check: 'citation.supra-nothing',
    kind: 'brief',
    hit: 'The claim is late. Lantern, supra, at 115.',
    words: ['Lantern, supra'],
    miss: 'The claim is late. Lantern v. Roe, 410 U.S. 113 (1973). It ends. Lantern, supra, at 115.',
  },
  {
    check: 'citation.unsupported',
    kind: 'brief',
    hit: 'It is well settled that a lease ends. The tenant left in May. The house is empty.',
    words: ['It is well settled that a lease ends.'],
    miss: 'It is well settled that a lease ends. Doe v. Roe, 410 U.S. 113 (1973). Courts have held that it does. See id. at 115.',
  },
  {
    check: 'quotation.no-pin',
    kind: 'brief',
    hit: 'The court said that “the lease ends on the day on which the tenant leaves.” Doe v. Roe, 410 U.S. 113 (1973).',
    words: ['410 U.S. 113'],
    miss: 'The court said that “the lease ends on the day on which the tenant leaves.” Doe v. Roe, 410 U.S. 113, 115 (1973).',
  },
  {
    check: 'quotation.no-source',
    kind: 'brief',
    hit: 'It ends here: “the lease ends on the very day on which the tenant leaves the house for good.” The house is empty.',
    words: ['“the lease ends on the very day on which the tenant leaves the house for good.”'],
    miss: 'It ends here: “the lease ends on the very day on which the tenant leaves the house for good.” (Compl. ¶ 5.)',
  },
  {
    check: 'quotation.block',
    kind: 'brief',
    hit: `The lease says “${fifty}” and ends.`,
    words: [`“${fifty}”`],
    miss: 'The lease says “the tenant shall leave the house on the last day of May” and ends.',
  },
]
