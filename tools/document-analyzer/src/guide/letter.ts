import { type Guide, two } from './guide-of.ts'

/** What a letter lacks, or says that it should not. */
export const letterGuides: Readonly<Record<string, Guide>> = {
  'missing.letter-date': two(
    'which date the letter bears',
    '[Month day, year]',
    '[Month day, year, the day of mailing]',
  ),
  'missing.letter-salutation': two('whom the letter greets', 'Dear [Ms. or Mr.] [last name]:', 'Dear Counsel:'),
  'missing.letter-closing': two('how the letter closes', 'Sincerely,', 'Very truly yours,'),
  'missing.letter-signature': two(
    'who signs, and for whom',
    '[Name of the signer]\n[Title, firm]\nCounsel for [client]',
    '[Name of the signer]',
  ),
  'missing.letter-subject': two(
    'what the letter is about, in one line',
    'Re: [matter or claim], [date or number]',
    'Re: [Client] v. [other party], [court], No. [number]',
  ),
  'missing.demand-deadline': two(
    'by which date the demand must be met, and how long the law or the contract gives',
    'Please [pay or do what] no later than [date].',
    'If [what] is not received within [number] days of the date of this letter, [consequence].',
  ),
  'missing.demand-amount': two(
    'which sum is demanded, and how it is reached',
    'The amount due is $[sum]: $[part] for [item] and $[part] for [item].',
    'Please pay $[sum], with interest at [rate] from [date].',
  ),
  'missing.demand-consequence': two(
    'what will be done if the demand is not met, and is lawful to announce',
    'If it is not, [client] will file suit without further notice.',
    'If it is not, [client] will pursue every remedy under [contract or statute].',
  ),
  'missing.settlement-mark': two(
    'whether the offer is to stay out of evidence',
    'Settlement communication under Fed. R. Evid. 408 [or the rule of the state].',
    'This letter is an offer of compromise, made without prejudice to any right or defense.',
  ),
  'missing.enclosure-list': two(
    'which papers go with the letter',
    'Enclosures: [document]; [document]',
    'Enclosure: [document], [number] pages',
  ),
  'letter.criminal-threat': two(
    'what civil remedy the letter announces in place of the threat',
    '[Client] will pursue its civil remedies, including [remedy].',
    '[Delete the sentence. A threat of criminal charges to gain an advantage in a civil matter can violate the rules of professional conduct.]',
  ),
  'letter.without-prejudice': two(
    'whether this is a demand or an offer to settle',
    '[Client] reserves all rights and remedies.',
    '[Move the words to the letter that makes an offer to settle.]',
  ),
  'blank.letter-line': two(
    'which name, address or date stands here',
    '[Put the actual words in place of “{words}”.]',
    '[Delete “{words}”.]',
  ),
}
