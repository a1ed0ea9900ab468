import { asks, compels, concludes, hedges, isConditional, isUnshared, judges, reports, told } from './cues.ts'
import { type Attitude, clauseOf, lastWords } from './who.ts'

/** What a decision suggests is no argument of a party: 'to the extent that X suggests otherwise'. */
const otherwise =
  /\b(?:suggest|assert|maintain|claim|assum|indicat|stat|impl)(?:s|es|ed|ies)? (?:otherwise|differently|(?:to )?the contrary)\b/g

const measured = /^\W*(?:to the extent|in ?so ?far as|so far as)\b/
const suggests = /\b(?:suggest|assum|indicat|impl|stat|maintain)\w*/g

/** The same for what is said of a decision: "X should be overruled", "X is no longer good law". */
export function attitudeOfState(
  before: string,
  chain: string,
  isSeparate: boolean,
  isNow: boolean,
): Attitude | 'another' {
  const own = clauseOf(` ${before}`).replace(otherwise, '')
  // 'To the extent that our decisions, such as X, suggest that the plea is waived': no party suggests it.
  const clause = measured.test(own) ? own.replace(suggests, '') : own
  if (/\b(?:not|never|nor|neither|cannot)\b(?! only)/.test(chain) || /\b(?:nor|neither)\b/.test(lastWords(clause, 5)))
    return { does: false, certainty: 0.9 }
  if (/\b(?:not|cannot|unnecessary|without)\b(?: \w+){0,4} that$/.test(lastWords(clause, 9)))
    return { does: false, certainty: 0.8 }
  if (/\b(?:would|could|might|may|if|whether|until|unless|can)\b/.test(chain) || isConditional(clause))
    return { does: false, certainty: 0.8 }
  if (/\b(?:nothing|none|nobody|no one|no reason|no ground|little)\b/.test(clause))
    return { does: false, certainty: 0.8 }
  if (isUnshared(clause)) return { does: false, certainty: 0.9 }
  if (told.test(clause) && !/\b(?:not|never)\b/.test(clause)) return { does: true, certainty: 0.92 }
  if (isSeparate && (hedges.test(clause) || hedges.test(chain))) return { does: true, certainty: 0.6 }
  if (reports(clause) && !judges.test(clause) && !isNow) return 'another'
  // 'that it be overruled' is asked for, and is not done.
  if (chain.trim() === 'be') return { does: false, certainty: 0.8 }
  const isConcluded = concludes.test(clause) || compels.test(clause)
  const isAsked = asks.test(lastWords(clause, 25)) && !concludes.test(clause)
  if (/\band (?:now |hereby )?(?:is|are)\b/.test(chain)) return { does: true, certainty: 1 }
  if (/\b(?:should|ought)\b/.test(chain)) {
    if (
      isAsked ||
      (isSeparate &&
        !/\b(?:(?:agree\w*|join\w*) (?:with )?(?:the )?(?:court|majority|plurality|justice)|(?:court|majority) (?:now |today )?(?:holds|concludes|decides|says))\b/.test(
          clause,
        )) ||
      /\breasons? (?:\w+ )?(?:why|that|for)\b/.test(clause)
    )
      return { does: false, certainty: 0.7, isParty: isAsked }
    return { does: true, certainty: isConcluded ? 0.92 : 0.7 }
  }
  if (isAsked && /\bthat\b/.test(clause)) return { does: false, certainty: 0.7, isParty: true }
  if (/\bmust\b/.test(chain)) return { does: true, certainty: isSeparate && !isNow ? 0.6 : 0.95 }
  // 'is deemed to have been overruled'
  if (
    /\b(?:must|is|are|now)\b/.test(chain) &&
    /\b(?:deemed|regarded|considered|treated|taken)\b/.test(chain) &&
    chain.trim().endsWith('been')
  )
    return { does: true, certainty: isSeparate ? 0.75 : 0.88 }
  if (/\b(?:been|was|were|being|had)\b/.test(chain) && !isNow) return 'another'
  return { does: true, certainty: isSeparate && !isNow ? 0.75 : 1 }
}
