import { capital } from '../../capital.ts'
import { type Reader, valueAt } from './telling.ts'

const little = /^(?:a|an|the|of|to|in|for|on|and|or|with|by|from|at|as)$/
/** A title as a caption has it: 'motion to extend time to answer' is 'Motion to Extend Time to Answer'. */
const titled = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word, at) => (at > 0 && little.test(word) ? word : capital(word)))
    .join(' ')

const asked =
  /\b(?<what>(?:(?:joint|agreed|unopposed|emergency|renewed|cross|plaintiff['’]s|defendant['’]s) )?motion (?:to|for|in limine)\b(?:(?! [-–—]{1,2} | in \p{Lu}\p{L}*\.? v\b| in \p{Lu}[^.,;]{1,60} v\. | for (?:the )?(?:plaintiff|defendant|petitioner|respondent)| (?:from|by|on behalf of) )[^.,;:(\n]){2,90})/iu
const labeled = /^(?:motion|title)(?: title)?: (?<what>.{3,100}?)[.]?$/iu

/** Where it is heard is no part of what a motion asks for: 'Motion to compel state court'. */
const heardIn = /,? (?:in )?(?:state|federal|district|superior|circuit|county|family|probate|bankruptcy) court$/iu

/** What a motion is called, by the words that ask for it. */
export const motionTitle: Reader = ({ text }, { found }) => {
  const line = labeled.exec(text)?.groups?.what
  if (line) {
    const motionTitle = capital(
      /\bmotion\b/i.test(line) ? line : `Motion ${/^(?:to|for|in)\b/i.test(line) ? '' : 'for '}${line}`,
    )
    return { values: { motionTitle }, isWhole: true }
  }
  const what = asked.exec(text)?.groups?.what?.trimEnd().replace(heardIn, '')
  if (!what || (/^motion/i.test(valueAt(found, 'motionTitle')) === false && valueAt(found, 'motionTitle') !== ''))
    return null
  const rest = text.replace(what, '')
  return { values: { motionTitle: capital(what) }, isWhole: isOrder(text) && !/\bv\. |\bcourt\b/i.test(rest) }
}

const inSupport =
  /\b(?<lead>(?:reply )?(?:brief|memorandum(?: of law)?|memo|points and authorities)) (?:in support of|supporting|in opposition to|opposing) (?:our |its |the |their |his |her |(?:the )?(?:plaintiff|defendant|petitioner|respondent)(?:['’]s|s['’]) )?(?<what>(?:motion|petition|application)\b(?:(?! in \p{Lu})[^.,;:\n]){2,80})/iu
const against =
  /\b(?:moved|motion) (?<what>(?:for|to) \p{Ll}{1,16}(?: \p{Ll}{1,16}){0,3}?)(?= (?:saying|arguing|because|on|claiming|and|that)\b|[.,;]|$)/iu
const alone =
  /\b(?<what>(?:trial|pretrial|appellate|opening|reply|sentencing|amicus|hearing|post-?trial) brief|(?:appellant|appellee|plaintiff|defendant|petitioner|respondent)['’]s (?:(?:opening|reply|answering|trial|pretrial) )?brief|brief of (?:appellant|appellee|amicus \p{L}+))\b/iu
const opposes =
  /\b(?:opposition brief|brief in opposition|response brief|opposing brief|(?:we|to) oppose|opposition to)\b/i

/** What a brief is called. */
export const briefTitle: Reader = ({ text }, { found, text: all }) => {
  const read = valueAt(found, 'briefTitle')
  const own = /^party: (?<role>appellant|appellee)\b/i.exec(text)?.groups?.role
  if (own && read === '') return { values: { briefTitle: titled(`Brief of ${own}`) }, isWhole: false }
  if (read !== '' && !/ v\. /.test(read)) return null
  const support = inSupport.exec(text)
  if (support?.groups) {
    const opposing = /oppos/i.test(support[0])
    const lead = /memo/i.test(support.groups.lead ?? '')
      ? 'Memorandum of Law'
      : /reply/i.test(support.groups.lead ?? '')
        ? 'Reply Brief'
        : 'Brief'
    return {
      values: { briefTitle: titled(`${lead} in ${opposing ? 'Opposition to' : 'Support of'} ${support.groups.what}`) },
      isWhole: isOrder(text) && !/\bv\. /.test(text),
    }
  }
  if (opposes.test(text)) {
    const motion = against.exec(all)?.groups?.what
    return {
      values: { briefTitle: motion ? titled(`Brief in Opposition to Motion ${motion}`) : 'Brief in Opposition' },
      isWhole: isOrder(text) && !/\bv\. /.test(text),
    }
  }
  const what = alone.exec(text)?.groups?.what
  return what ? { values: { briefTitle: titled(what) }, isWhole: isOrder(text) && !/\bv\. /.test(text) } : null
}

const order =
  /^(?:(?:okay|ok|so|hi|hello|hey)[,.]? )?(?:(?:please|can you|could you|we|I) ?)?(?:['’]d like |need|want|draft|prepare|write|do|make|dictating|send)\b|^(?:this is|these are|here['’]?s)\b|^(?:\p{L}+['’]s )?(?:reply |trial |opposition )?(?:motion|brief|memorandum|affidavit)\b|^(?:okay|ok|so),? /iu
/** Words that ask for a paper, or only name it. */
export const isOrder = (text: string): boolean => order.test(text) && text.split(/\s+/).length < 24
