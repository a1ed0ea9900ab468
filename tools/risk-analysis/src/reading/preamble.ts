import { monthPattern } from '@casewright/law'
import { isIntroduction } from './introduction.ts'

/** The head of a memo, of the notes of a call or of an intake form. */
const heads: readonly RegExp[] = [
  /^\W{0,3}(?:memo(?:randum)?|notes?|intake|voice ?mail|transcript(?:ion)?)\b ?(?:to (?:the )?file|of (?:the |a |our )?(?:call|meeting|interview)|transcription|form|:|,)[^;]{0,110}$/i,
  /^\W{0,3}(?:from|to|re|date|subject|caller|file no)[.:] ?[^;]{1,60}$/i,
  new RegExp(`^\\W{0,3}${monthPattern} \\d{1,2},? 20\\d\\d\\W{0,5}(?:[A-Z][\\w’'-]+)?$`),
]
/** Who or where somebody is, in the form of a list: 'Plaintiff: Ann Hill, 29.' */
const label =
  /^\W{0,3}(?:insured|plaintiffs?|pltf|defs?|defendants?|clients?|claimants?|place|where|venue|court|judge|opponent|other side|owner|carrier|adjuster|photog(?:rapher)?|buyer|seller|tenant|landlord|employer|employee|accused|charge)(?: \([^)]{1,20}\))? ?[:=] ?[^:]{1,120}$/i
/** With a verb it tells something. */
const tells =
  /\b(?:says?|said|shows?|showed|admits?|admitted|was|were|is|are|has|had|have|did|does|wrote|fell|hit|owes?|paid)\b/i

/** Who writes for whom, of what kind of case, and when the next step is: nothing that anybody has to prove. */
const shapes: readonly RegExp[] = [
  // What is asked of whoever reads it.
  /^\W{0,3}(?:(?:how|what) (?:do|would|should) (?:you|we|i)\b|(?:any )?thoughts\b|chances\b|(?:liability )?opinion\b|please (?:assess|advise|evaluate)|kindly (?:assess|advise|evaluate)|evaluate$|assess$|advise$|give me (?:the lay|your)|let me know\b)[^.;]{0,70}$/i,
  /^\W{0,3}(?:what (?:is|are)|is (?:there|it)|can (?:we|he|she|they)|so (?:can|where|what)|where (?:do|are) we)\b[^.;]{0,90}\?$/i,
  /^\W{0,3}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you)\b[^;]{0,90}$/i,
  /^\((?:i|we) (?:typed|wrote|took) [^)]{1,60}\)$/i,
  /^\W{0,3}(?:we|i)(?:['’](?:re|m|d be)| are| am)? (?:represent(?:ing)?|defend(?:ing)?|act(?:ing)? for|appear(?:ing)? for|for|counsel (?:for|to)|the lawyers? for)\b[^;]{0,240}$/i,
  /^\W{0,3}(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?[Cc]lients?(?:['’]s)? ?(?:[:=]|is (?:an? |the )?[A-Z])[^;]{0,170}$/,
  /^\W{0,3}(?:[Ww]e|[Oo]ur client|[Cc]lient|[Hh]e|[Ss]he) (?:opposes?|objects? to) (?:the |his |her |their )?(?:\w+['’]s )?(?:\w+ )?(?:motion|petition|request|suit|appeal|application|claim)\b[^.;]{0,60}$/,
  /^\W{0,3}(?:(?:def|pl|plaintiff|defendant|defense|claimant|tenant|landlord|employer|employee)(?:endant|aintiff)?(?:['’]s|s['’])?|our) side\b[^.;]{0,40}$/i,
  /^\W{0,3}(?:defen[cs]e|plaintiff(?:['’]s|s['’])?|our) file\b[^.;]{0,40}$/i,
  /^\W{0,3}(?:defending|representing|acting for) (?:an? |the )?[^;]{1,100}$/i,
  /^\W{0,3}[^.;]{3,80} v\.? (?:the )?[A-Z][^;]{1,110}$/,
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
  return (
    isHead(sentence) ||
    (label.test(words) && !tells.test(words) && !/\b(?:no|not|never|without)\b/i.test(words)) ||
    shapes.some((shape) => shape.test(words)) ||
    isIntroduction(words)
  )
}

/** Whether a sentence is the head of a paper: no word in it tells a fact. */
export const isHead = (sentence: string): boolean => {
  const words = sentence.trim().replace(/[.!]{1,3}$/, '')
  return !tells.test(words) && heads.some((head) => head.test(words))
}
