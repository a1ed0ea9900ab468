import { type Guide, two } from './guide-of.ts'
import { acting } from './sides.ts'

/** Slips and habits that rules mostly rewrite. Where one cannot, this says what to look at. */
export const slipGuides: Readonly<Record<string, Guide>> = {
  'slip.unmatched-quotation': two(
    'where the quotation or the defined term begins and ends',
    '[Add the missing quotation mark before or after “{words}”.]',
    '[Delete the mark that stands alone.]',
  ),
  'slip.unmatched-parenthesis': two(
    'where the words in parentheses begin and end',
    '[Add the missing parenthesis to “{words}”.]',
    '[Delete the one that stands alone.]',
  ),
  'slip.doubled-word': two(
    'which of the two to keep',
    '[Delete one of the two.]',
    '[If a word is missing between them, add it.]',
  ),
  'numbering.heading-level': two(
    'which level the heading belongs to',
    '[Raise the heading by one level.]',
    '[Add the heading between them.]',
  ),
  'definition.spelling': two(
    'which spelling is the defined one',
    '[Write the term as its definition has it, in place of “{words}”.]',
    '[Change the definition, if “{words}” is the form that is used.]',
  ),
  'party.name-written': two(
    'what the name of the party is in the public register',
    '[Write the name as the first paragraph has it, in place of “{words}”.]',
    '[Correct the first paragraph, if “{words}” is the registered name.]',
  ),
  'date.until': two('whether the last day counts', 'through [date]', 'before [date]'),
  'ambiguous.days': two(
    'whether weekends and holidays count',
    '“Days” means calendar days.',
    '“Business Day” means a day other than a Saturday, a Sunday or a federal holiday.',
  ),
  'duty.shall-mean': two(
    'what the term means',
    '“[Term]” means [meaning].',
    '[Use the present tense in place of “{words}”.]',
  ),
  'duty.false-imperative': two(
    'whether anyone has to do it',
    '[State it in the present tense in place of “{words}”.]',
    '{one} shall [duty].',
    acting,
  ),
  'duty.may-not': two(
    'whether it is forbidden',
    '{one} shall not [act].',
    '{one} may [act] only if [condition].',
    acting,
  ),
}
