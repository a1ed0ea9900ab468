import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'

const verb =
  /^(?:(?:I|we|he|she|they|it|that) )?(?:was|were|is|are|am|got|gets|had|has|have|did|does|do|fell|slipped|tripped|hit|hurt|bought|paid|ordered|never|won['’]t|can['’]t|didn['’]t|doesn['’]t|isn['’]t|wasn['’]t|keeps?|kept|refus\p{L}+)(?![\p{L}])/iu
const done =
  /^(?:(?:I|we|he|she|they) )?(?:was|were|got) (?:hurt|injured|burned|cut|bitten|hit|damaged|delayed|overcharged|scammed|ruined|broken|harmed|poisoned|struck) (?:badly |seriously )?(?:by|on|at|in|from) (?<what>(?:the|a|an|my|our|his|her|their|its)(?= )[^.;]{3,100})$/iu

/** What a letter complains of is a thing: 'was hurt by the wet floor' is 'the wet floor', and what somebody did is none. */
export const withSubjectNoun = ({ id }: Template, filled: readonly Filled[]): Filled[] =>
  /^(?:complaint|inquiry)-letter$/.test(id)
    ? filled.flatMap((one): Filled[] => {
        if (one.field !== 'subject' || !verb.test(one.value)) return [one]
        const what = done.exec(one.value)?.groups?.what
        return what ? [{ ...one, value: what }] : []
      })
    : [...filled]
