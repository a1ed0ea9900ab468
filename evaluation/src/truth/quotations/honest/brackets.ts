import { type HonestWay, honestEach } from './passages.ts'

const naming = (pronoun: RegExp, name: string): HonestWay =>
  honestEach((words) =>
    pronoun.test(words) ? { quotation: words.replace(pronoun, ` [${name}] `), expected: 'substituted' } : null,
  )

/** What a writer puts in brackets to make the passage read: shown as such, and never called verbatim. */
export const brackets: Record<string, HonestWay> = {
  'a name for he': naming(/ (?:he|she) /, 'the tenant'),
  'a name for they': naming(/ they /, 'the creditors'),
  'a name for it': naming(/ it (?=(?:is|was|has|had|does|did|may|must)\b)/, 'the statute'),
  'a name for a noun': naming(
    / (?:the petitioner|petitioner|the respondent|respondent|the defendant|the plaintiff) /,
    'Smith',
  ),
  'a name for an owner': naming(/ his /, 'Mr. Smith’s'),
  'a name put in after he': honestEach((words) =>
    / he /.test(words) ? { quotation: words.replace(/ he /, ' he [the tenant] '), expected: 'substituted' } : null,
  ),
  'another ending of a verb': honestEach((words) => {
    const changed = words.replace(/ ([a-z]{4,})(?:ed|ing) /, (_, stem) => ` ${stem}[s] `)
    return changed === words ? null : { quotation: changed, expected: 'found-or-substituted' }
  }),
  'an ending left out': honestEach((words) => {
    const changed = words.replace(/ ([a-z]{5,}[a-rt-z])s /, ' $1[] ')
    return changed === words ? null : { quotation: changed, expected: 'found-or-substituted' }
  }),
}
