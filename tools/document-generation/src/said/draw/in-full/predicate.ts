import { asSubject, be, isThing } from './phrase.ts'

/** What is said of a thing behind 'is' or 'are', where notes leave that out. */
const states = [
  'paid|due|payable|owed|owing|included|excluded|extra|free|allowed|permitted|welcome|prohibited|forbidden|banned|required|needed',
  'refundable|nonrefundable|non-refundable|returned|refunded|forfeited|kept|split|shared|divided|billed|invoiced|reimbursed|covered',
  'limited|capped|prorated|waived|signed|liable|responsible|confidential|secret|exclusive|nonexclusive|effective|optional|mandatory',
  'itemized|provided|furnished|delivered|supplied|installed|completed|finished|attached|enclosed|released|dismissed|secured|guaranteed|insured|assigned',
  'stored|returned|replaced|repaired|cleaned|inspected|tested|approved|replenished|rolled over|carried over|paid out|cashed out|measured|calculated|reviewed|restricted|reserved',
].join('|')
const shape = new RegExp(
  `^(?<thing>[^,;:]{2,90}?),? (?<said>(?:(?:not|only|also|never|always|fully|not otherwise) )?(?:${states})(?: [^;]{1,180})?)$`,
  'iu',
)
/** 'Guests ok': whether a thing may be. */
const allowed =
  /^(?<thing>[^,;:]{2,60}?),? (?:is |are )?(?:ok|okay|fine|allowed)(?<more>(?:,| but| for| in| on| with| if| up| until| only)[^;]{1,160})?$/iu
/** 'Changes only in writing', 'sublet: only with written consent'. */
const only =
  /^(?<thing>[^,;:]{3,60}?) (?<not>not )?(?<how>only (?:in|by|with|on|if|when|after|before|from|for|at|during|between) [^;]{3,160}|without [^;]{3,80}?(?:consent|approval|notice)[^;]{0,60})$/iu
const changes =
  /\b(?:changes?|amendments?|modifications?|waivers?|extensions?|renewals?|substitut\p{L}{1,8}|assignments?)$/iu

/** What somebody owes: that it is 'ok' says that it is agreed on, and not that it is allowed. */
const duty =
  /\b(?:confidential\p{L}*|non-?(?:disclosure|compete|competition|solicit\p{L}*|disparage\p{L}*)|exclusiv\p{L}*|indemni\p{L}*|arbitration|mediation|insurance|guarant\p{L}*|liens?|deposits?|audits?|training|releases?|waivers?|warrant\p{L}*|caps?|penalt\p{L}*|late fees?|interest|notice)\b/iu

/** What is allowed or not: of other things 'only' may limit what they are. */
const permitted =
  /\b(?:pets?|dogs?|cats?|birds?|animals?|smoking|vaping|guests?|visitors?|parking|vehicles?|sublet(?:ting)?|subleases?|alterations?|painting|grill(?:s|ing)?|music|deliver(?:y|ies)|access|entry|overtime|travel|subcontract(?:ors?|ing)|remote work|disclosure|use|copying|extra work|showings?|inspections?)$/iu

/** A sentence of a thing and what is said of it with no verb between them: 'mediator's fee split in half'. */
export function ofThing(words: string): string | null {
  const bare = words.replace(/[.]$/, '').trim()
  const how = only.exec(bare)?.groups
  if (how?.thing && isThing(how.thing) && (changes.test(how.thing) || permitted.test(how.thing))) {
    const is = changes.test(how.thing)
      ? how.not || /^without/i.test(how.how ?? '')
        ? 'may not be made'
        : 'may be made'
      : `${be(how.thing)} ${how.not || /^without/i.test(how.how ?? '') ? 'not ' : ''}allowed`
    return `${asSubject(how.thing)} ${is} ${how.how}.`
  }
  const may = allowed.exec(bare)?.groups
  if (may?.thing && isThing(may.thing) && /^\p{L}/u.test(may.thing) && !duty.test(may.thing))
    return `${asSubject(may.thing)} ${be(may.thing)} allowed${may.more ?? ''}.`
  const read = shape.exec(bare)?.groups
  if (!read?.thing || !read.said || !isThing(read.thing)) return null
  return `${asSubject(read.thing)} ${be(read.thing)} ${read.said.charAt(0).toLowerCase()}${read.said.slice(1)}.`
}
