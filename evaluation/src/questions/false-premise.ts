import type { Question } from '../question.ts'

const premise = (text: string, expected: readonly string[], never: RegExp): Question => ({
  kind: 'false-premise',
  text,
  expected,
  never,
})

/** Questions that take for granted what is not the law. Expected is what contradicts them. */
export const falsePremise: readonly Question[] = [
  premise(
    'Since Plessy v. Ferguson is good law, may a state keep separate public schools by race?',
    ['347 U.S. 483'],
    /Plessy (?:is|remains) (?:still )?good law|may keep separate/i,
  ),
  premise(
    'Since Roe v. Wade still protects abortion, may a state forbid it in the first trimester?',
    ['597 U.S. 215'],
    /Constitution (?:still )?protects (?:a right to )?abortion|Roe (?:is|remains) (?:still )?good law/i,
  ),
  premise(
    'Because courts must defer to agencies under Chevron, how is an ambiguous statute read?',
    ['603 U.S. 369'],
    /courts (?:must|shall|should) defer|Chevron (?:is|remains) (?:still )?good law/i,
  ),
  premise(
    'As a complaint may only be dismissed where no set of facts could support the claim, is a bare conclusion enough?',
    ['550 U.S. 544', '556 U.S. 662'],
    /a bare conclusion is enough|no set of facts (?:is|remains) the/i,
  ),
  premise(
    'Since offenders under 18 may be sentenced to death, which court decides on execution of a juvenile?',
    ['543 U.S. 551'],
    /(?:juveniles?|offenders? under 18) may be (?:sentenced to death|executed)/i,
  ),
  premise(
    'Given that Title VII never covers harassment between people of the same sex, what can a male worker do?',
    ['523 U.S. 75'],
    /Title VII (?:does not|never) cover/i,
  ),
  premise(
    'Since federal courts follow a general common law of their own in diversity cases, which law governs negligence?',
    ['304 U.S. 64'],
    /there is (?:a )?(?:federal )?general common law/i,
  ),
  premise(
    'As a jury of a state need not be unanimous to convict of a serious crime, how many votes are needed?',
    ['590 U.S. 83'],
    /need not be unanimous/i,
  ),
  premise(
    'Since burning the flag is not protected by the First Amendment, which penalty applies to a protester?',
    ['491 U.S. 397'],
    /(?:is not|isn't) protected by the First Amendment/i,
  ),
  premise(
    'Given that corporations may not spend money on independent political speech, is a film about a candidate banned?',
    ['558 U.S. 310'],
    /corporations may not spend/i,
  ),
  premise(
    'Because a wiretap without a physical trespass is no search, may police listen at a phone booth?',
    ['389 U.S. 347'],
    /is no(?:t a)? search|may listen/i,
  ),
  premise(
    'Since state law may forbid marriage between two people of the same sex, what is the standard of review?',
    ['576 U.S. 644'],
    /may forbid (?:same-sex )?marriage/i,
  ),
  premise(
    'Since a state can never tax sales of a seller without a store there, is an online seller exempt?',
    ['585 U.S. 162'],
    /can never tax|physical presence is (?:still )?required/i,
  ),
]
