import { isIntroduction } from './introduction.ts'

/** Who writes for whom, of what kind of case, and when the next step is: nothing that anybody has to prove. */
const shapes: readonly RegExp[] = [
  /^\W{0,3}(?:we|i)(?:['’](?:re|m|d be)| are| am)? (?:represent(?:ing)?|defend(?:ing)?|act(?:ing)? for|appear(?:ing)? for|for|counsel (?:for|to)|the lawyers? for)\b[^;]{0,240}$/i,
  /^\W{0,3}(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?[Cc]lients?(?:['’]s)? ?(?:[:=]|is (?:an? |the )?[A-Z])[^;]{0,170}$/,
  /^\W{0,3}(?:[Ww]e|[Oo]ur client|[Cc]lient|[Hh]e|[Ss]he) (?:opposes?|objects? to) (?:the |his |her |their )?(?:\w+['’]s )?(?:\w+ )?(?:motion|petition|request|suit|appeal|application|claim)\b[^.;]{0,60}$/,
  /^\W{0,3}(?:(?:def|pl|plaintiff|defendant|defense|claimant|tenant|landlord|employer|employee)(?:endant|aintiff)?(?:['’]s)?|our) side\b[^.;]{0,40}$/i,
  /^\W{0,3}(?:criminal|civil|family|employment|contract|injury|property|IP|debt)(?: case| matter| file)?[,.:][^.;]{0,60}$/i,
  /^\W{0,3}(?:next (?:hearing|court date|status)|trial|hearing|status conference|mediation) (?:is |on |set |date )?[^.;]{0,40}$/i,
  /^\W{0,3}(?:[Ii]t is|[Ii]t['’]s|[Tt]oday is) (?:now )?[A-Z][a-z]+ (?:\d{1,2},? )?20\d\d[^.]{0,70}$/,
  /^\W{0,3}(?:suit|lawsuit|complaint|case) (?:is |was |has )?(?:not (?:yet )?(?:been )?)?(?:filed|pending|brought)(?: yet)?\W{0,3}$/i,
  /^\W{0,3}(?:(?:his|her|their|our|the|federal|state) )?(?:complaint|suit|case|petition)\b[^;]{0,40}\b(?:filed|pending|assigned)\b[^;]{0,40}$/i,
  /^\W{0,3}(?:what matters|facts|background|here is what we have|some facts|notes|more|other|misc|as follows)\W{0,3}$/i,
  /^\W{0,3}(?:he|she|they|we|client|plaintiff|claimant) (?:wants?|seeks?|asks? for|demands?|would take|would like) (?:damages|money|costs|fees|profits|an? injunction|relief|a buyout|custody|the (?:job|house|money|deposit) back)\b[^.;]{0,60}$/i,
]

/** Whether a sentence says nothing of the matter itself. */
export const isPreamble = (sentence: string): boolean => {
  const words = sentence.trim().replace(/[.!]{1,3}$/, '')
  return shapes.some((shape) => shape.test(words)) || isIntroduction(words)
}
