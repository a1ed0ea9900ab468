import type { Token } from './line.ts'
import { type Asked, isSign } from './rows.ts'
import type { Bare } from './said.ts'

const plural =
  '(?:cases|decisions|opinions|holdings|precedents|statements|authorities|expressions|rulings|dicta|language)'
const adverbs = '(?:(?:now|hereby|therefore|accordingly|expressly|also|to that extent|, to that extent ,) ){0,3}'
/** 'Decisions to the contrary are overruled', 'we disapprove of those cases that hold otherwise'. */
const done = new RegExp(
  `\\b(?:are|is) ${adverbs}(?:overruled|disapproved)\\b|\\bwe ${adverbs}(?:overrule|disapprove|disavow|recede from)(?: \\w+){0,4} ${plural}\\b`,
)
const ofDecisions = new RegExp(`\\b${plural}\\b`)
const doubts =
  /\b(?:not|never|cannot|if|whether|unless|would|could|might|may|nothing|objections?|motions?|exceptions?|demurrers?|issues?|points?|errors?|ask\w*|urg\w*|argu\w*|contend\w*)\b/
const cites =
  /^(?:\( )?(?:see|e|g|i|accord|for example|for instance|among (?:them|these)|they include|these include|namely)\b/

/** What a sentence does to decisions without naming one, for the citations that follow it. */
export function unnamedIn(tokens: readonly Token[], isSeparate: boolean): Asked | undefined {
  if (isSeparate || tokens.length > 80 || tokens.some(isSign)) return undefined
  const words = tokens.map(({ word }) => word).join(' ')
  if (!done.test(words) || !ofDecisions.test(words) || doubts.test(words)) return undefined
  return { kind: 'overruled', authorities: [], certainty: 0.85 }
}

/** The decisions cited for it: "… are overruled. See X; Y." */
export function namedFor(tokens: readonly Token[], unnamed: Asked | undefined): Bare | undefined {
  if (!unnamed || tokens.length > 120) return undefined
  const head = tokens
    .slice(0, 4)
    .map(({ word }) => word)
    .join(' ')
  const authorities = tokens.flatMap((token) => (isSign(token) ? [token.authority ?? null] : []))
  if (!cites.test(head) || authorities.length === 0) return undefined
  return { ...unnamed, authorities, by: 'this', isDenied: false, isParty: false }
}
