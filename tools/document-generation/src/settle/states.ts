import type { Asked } from '../reading/asked.ts'
import { stateNames } from '../reading/state-names.ts'

const sort =
  /^,? (?:state )?(?:corp(?:oration)?|company|co|LLC|L\.L\.C|limited|partnership|LP|LLP|nonprofit|non-profit|cooperative|professional|PLLC|P\.?C)\b/i
const ofLaw =
  /^(?:['’]s)?,? (?:state )?(?:law|courts?|county|governs|jurisdiction|venue)\b|^, \p{Lu}\p{L}+ (?:County|Parish)\b/iu
const lawOf = /\b(?:laws?|courts?|governed|governing|jurisdiction|venue|forum)\b[^.;\n]{0,24}$/i
const named = new RegExp(`(?<![\\p{L}])(?:${stateNames})(?![\\p{L}])`, 'gu')

/**
 * Why a state is not certain to be the one whose law governs: the notes name it only as that of a company, and another one beside it.
 * `null` where nothing says so.
 */
export function doubtOnState(
  { holds }: Asked,
  text: string,
  value: string,
): { why: string; candidates: string[] } | null {
  if (holds !== 'state') return null
  const all = [...text.matchAll(named)].map(({ 0: state, index }) => {
    const after = text.slice(index + state.length, index + state.length + 40)
    return {
      state,
      isSort: sort.test(after),
      isLaw: ofLaw.test(after) || lawOf.test(text.slice(Math.max(0, index - 50), index)),
    }
  })
  const own = all.filter(({ state }) => state === value)
  if (own.length === 0 || own.some(({ isLaw, isSort }) => isLaw || !isSort)) return null
  const others = [...new Set(all.flatMap(({ state, isSort }) => (state !== value && !isSort ? [state] : [])))]
  return others.length > 0
    ? { why: `The notes name ${value} only as the state of a company.`, candidates: [...others.slice(0, 3), value] }
    : null
}
