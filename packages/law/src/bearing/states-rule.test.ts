import { describe, expect, it } from 'vitest'
import { ruleFirst, statesRule } from './states-rule.ts'

describe('a sentence states a rule', () => {
  it.each([
    'To prevail, a plaintiff must show that the defendant owed a duty and breached it.',
    'The elements of the tort are duty, breach, cause and harm.',
    'Whether a stop is lawful depends on what the officer knew.',
    'We hold that the search was unreasonable.',
    'A landlord may not enter a leased apartment without notice.',
    'A promise without consideration is not enforceable.',
    'The statute requires notice in writing within thirty days.',
    'The clause does not apply to sales of land.',
  ])('%s', (sentence) => {
    expect(statesRule(sentence)).toBe(true)
  })

  it.each([
    ['what happened', 'On June 3, 1999, the officers followed the car and stopped it.'],
    ['who testified', 'The clerk testified that no customer must wait.'],
    ['what a party argues', 'Petitioner argues that the officer must have a warrant.'],
    ['what a party says', 'The State says that it may use the evidence at trial.'],
    ['what is asked', 'May an officer search a phone without a warrant?'],
    ['what the case is about', 'This case requires us to consider the exception for cars that may be moved.'],
    ['what is open', 'The remaining issues include whether he must identify himself.'],
    ['a supposition', 'If this were so, a state could forbid any speech.'],
    ['another authority', 'See Smith v. Jones, which requires notice.'],
    ['what a court below did', 'The District Court granted the motion, as a claim must be plausible.'],
  ])('not where it is %s', (_, sentence) => {
    expect(statesRule(sentence)).toBe(false)
  })
})

describe('the rule comes first', () => {
  const of = (...all: string[]) => ruleFirst(all, (one) => one)

  it('before what happened, and the others keep their order', () => {
    const [story, more, rule] = ['The officers entered.', 'They found a gun.', 'A warrant is required.'] as const
    expect(of(story, more, rule)).toEqual([rule, story, more])
  })

  it('unless it leans on the sentence before it', () => {
    const all = ['The officers entered.', 'That is not permitted.']
    expect(of(...all)).toEqual(all)
  })
})
