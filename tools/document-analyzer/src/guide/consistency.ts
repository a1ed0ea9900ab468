import { type Guide, two } from './guide-of.ts'

/** What a paper says against itself: which of the two is right cannot be told from the paper. */
export const consistencyGuides: Readonly<Record<string, Guide>> = {
  'consistency.sum': two(
    'whether the total was agreed or the parts, from the offer, the term sheet or the other side',
    'The total is $[the sum of the parts], payable as follows: [the parts as they stand].',
    'The total is [the total as it stands], payable as follows: [the parts, corrected so that they make it].',
  ),
  'consistency.product': two(
    'whether the rate was agreed or the amount',
    '[rate] for [number], that is, $[rate times number].',
    '$[agreed amount] in all. [Strike the rate, or state it as amount divided by number.]',
  ),
  'consistency.term-end': two(
    'whether the length or the last day was agreed',
    'The term is [length] and begins on [first day]. [Strike the last day.]',
    'The term begins on [first day] and ends on [last day]. [Strike the length.]',
  ),
  'consistency.before-its-date': two(
    'which of the two days has the wrong month or year',
    'no later than [a day after the date of {agreement}]',
    '{Agreement} is dated [a day before the deadline].',
  ),
  'consistency.never-in-time': two(
    'from when the time is to run, and how long it has to be',
    'within [number] days after [the event, or the approval that has to come first]',
    'no earlier than [number] days after [the last day of the review]',
  ),
  'consistency.title-passes': two(
    'when title passes',
    'Title passes on delivery. [Strike the other clause, and take a security interest if payment is to be secured.]',
    'Title passes when the price is paid in full. [Strike the other clause.]',
  ),
  'consistency.consequential': two(
    'whether consequential damages are owed',
    'Except for [the named cases], neither party is liable for consequential damages.',
    '[Strike the words that have a side pay them.]',
  ),
  'consistency.schedule': two(
    'which row has the wrong day',
    'from [the day after the row above ends] through [last day]',
    '[One row for the time that is left out, or that is counted twice, with its amount.]',
  ),
  'consistency.date-twice': two(
    'which date the signed instrument has',
    'dated [the date on the signed instrument], in both places',
    '[Define the instrument once, with its date, and use the defined term from there on.]',
  ),
  'consistency.amount-twice': two(
    'which amount was agreed',
    '[The defined term for the amount, without a figure], wherever it is stated again',
    '$[agreed amount], in both places',
  ),
  'consistency.rate-twice': two(
    'which rate was agreed, or whether the two are for different cases',
    '[agreed rate]%, in both places',
    '[first rate]% [in the first case], and [second rate]% [in the other]',
  ),
  'consistency.number-twice': two(
    'which number is right',
    '[number], in both places',
    'the number stated in Section [number]',
  ),
  'consistency.period-twice': two(
    'which period was meant, or whether the two are for different cases',
    'within [number] days, in both places',
    'within the period stated in Section [number]',
  ),
  'consistency.entity': two(
    'what the register of the state says that the party is',
    '[registered name], a [state] [kind of entity], in both places',
    '[Strike the description in the second place; the defined name is enough.]',
  ),
  'consistency.signer': two(
    'who is bound and signs',
    '[The name that the first paragraph gives], in the place to sign as well',
    '[The name in the place to sign, in the first paragraph as well, if that company or person is the one that is to be bound.]',
  ),
  'consistency.role-holder': two(
    'which company has the role',
    '[The company that the first paragraph names], in both places',
    '[Name the other company in the first paragraph, with an assignment if it takes the place of the first.]',
  ),
  'consistency.roles-swapped': two(
    'which side was meant to act',
    '[Exchange the names of the two parties in this sentence.]',
    '[Strike the sentence, if the duty is stated correctly elsewhere.]',
  ),
  'consistency.governing-law': two(
    'which law governs',
    '{Agreement} is governed by the law of the State of [state], without regard to its rules on conflict of laws. [Strike the other clause.]',
    '{Agreement} is governed by the law of [state], except that [subject] is governed by the law of [other state].',
  ),
  'consistency.venue': two(
    'where suits are to be brought',
    'Any action arising out of {agreement} is brought only in the state or federal courts in [county], [state]. [Strike the other clause.]',
    'Either court named in {agreement} has jurisdiction, and neither is exclusive.',
  ),
  'consistency.arbitration-and-court': two(
    'which disputes are arbitrated',
    'All disputes are arbitrated under Section [number]. The courts of [place] have jurisdiction only for interim relief and to enforce an award.',
    'All disputes are decided by the courts of [place]. [Strike the arbitration clause.]',
  ),
  'consistency.exclusive-and-not': two(
    'whether the right is exclusive, and how far',
    'The right is exclusive in [field] and [territory] during [time], and non-exclusive otherwise.',
    'The right is non-exclusive.',
  ),
  'consistency.reference-subject': two(
    'which section governs',
    '[Put in the number of the section on that subject.]',
    '[Name the section by its heading as well as by its number.]',
  ),
  'consistency.count-and-days': two(
    'how many payments were agreed, and when the last is due',
    '[Number of the days from the first to the last] payments, the first on [first day] and the last on [last day]',
    '[Number as it stands] payments, the first on [first day] and the last on [the day on which that many end]',
  ),
  'consistency.date-of-section': two(
    'which of the two days was agreed',
    'on the [date, as Section [number] calls it] stated in Section [number] [Strike the day here.]',
    '[In Section [number]:] [the day that was agreed], and here only the reference',
  ),
  'consistency.exception-takes-all': two(
    'in which cases nothing is to be owed',
    'This does not apply so far as [the other side’s own negligence, its misuse, or another named cause] causes it.',
    '[Strike the exception.]',
  ),
  'consistency.floor-above-ceiling': two(
    'which of the two figures is the right one',
    'no less than [the lower figure] and no more than [the higher figure]',
    '[One figure alone, as the least or as the most.]',
  ),
  'consistency.at-once-and-later': two(
    'whether it is paid at once or in parts',
    '[Party] shall pay the whole amount on [day]. [Strike the schedule.]',
    '[Party] shall pay in [number] installments of $[amount], the first on [day]. [Strike the clause that has it due at once.]',
  ),
  'consistency.binding-list': two(
    'which sections bind',
    'Sections [numbers, with this one] are binding. All others are not.',
    '[Strike the sentence in which the section says it of itself.]',
  ),
  'consistency.sole-remedy': two(
    'whether the remedy is the only one',
    'Except as provided in Section [number of the other remedy], this is the sole remedy for the breach.',
    'This remedy is in addition to the others that {agreement} gives.',
  ),
  'consistency.delete-and-export': two(
    'how long data can be exported',
    'For [number] days after termination, data may be exported. After that it is deleted within [number] days.',
    'Data may be exported until termination, and is deleted on termination.',
  ),
  'consistency.renewal': two(
    'whether the term renews without more',
    'The term renews for successive periods of [length] unless either party gives [number] days’ notice.',
    'The term does not renew except by a writing that each party signs.',
  ),
  'consistency.precedence': two(
    'which paper is to prevail',
    'If {agreement} and a paper under it conflict, {agreement} prevails, unless the paper names the section that it changes.',
    'If {agreement} and a paper under it conflict, the paper prevails for its own subject. [Strike the other clause.]',
  ),
  'risk.age-release': two(
    'whether the release is part of a group program, which takes 45 days in place of 21',
    'The Employee is advised in writing to consult an attorney before signing. The Employee has at least [21 or 45] days to consider {agreement} and may revoke it within 7 days after signing. It takes effect when those 7 days are over.',
    '{Agreement} does not release claims under the Age Discrimination in Employment Act.',
  ),
  'risk.charge-waived': two(
    'whether money from a charge is waived, which the law allows',
    'Nothing in {agreement} bars a charge with the EEOC, or testimony or help in its proceedings. The right to individual relief from such a charge is waived.',
    'Nothing in {agreement} bars a charge with, or an investigation by, a government agency.',
  ),
  'risk.age-release-penalty': two(
    'what follows if released claims are brought',
    'This does not apply to a challenge to the waiver of claims under the Age Discrimination in Employment Act, or to a suit under that Act.',
    '[Strike the repayment and the fees.]',
  ),
  'risk.silence-on-harassment': two(
    'what stays confidential',
    'Nothing in {agreement} keeps anyone from disclosing sexual harassment or sexual assault, or a claim of it.',
    '[Strike the words on harassment.]',
  ),
  'consistency.notice-to-end': two(
    'how much notice is owed to leave',
    'Either side may end {agreement} by [number] days’ written notice. [Strike the other clause.]',
    '{Agreement} may be ended by [number] days’ notice in its first [time], and by [number] days’ notice after that.',
  ),
  'consistency.at-will-and-notice': two(
    'whether notice is owed before the relation ends, by whom, and what is paid in its place',
    'The relation is at will, and either side may end it by [number] days’ written notice, or by paying for that time. [Strike “without notice”.]',
    'The relation is at will, and either side may end it at any time without notice. [Strike the notice.]',
  ),
  'consistency.secrets-last': two(
    'how long secrets are kept, and from which day',
    'The duty of confidentiality lasts for [number] years after [date or event]. [Strike the other clause.]',
    'The duty lasts for [number] years for [kind of information], and for [number] years for [other kind].',
  ),
  'consistency.owner': two(
    'who owns what is made, and from when',
    'All right, title and interest in the work is owned by [name] upon [creation or payment]. [Strike the other clause.]',
    'The work stays with its maker, who grants [name] a license to use it for [purpose].',
  ),
  'consistency.signs-as-other': two(
    'who gives and who gets, by the terms of the deal',
    '[Name of the party that sells, lets or lends]\nBy: ____________________\nName:\nTitle: [leave out By, Name and Title for a person who signs for himself or herself]',
    '[Exchange the two labels, so that each side signs under its own role.]',
  ),
  'consistency.exclusive-and-free': two(
    'whether anybody else may be given the same right, and for which uses, places and times',
    'During [the term] and in [the territory], nobody else is granted the right to use it for [the uses], and its owner does not use it so itself.',
    'The license is non-exclusive. [Strike the word exclusive and the promise not to license others.]',
  ),
  'consistency.compete-and-not': two(
    'whether competition is barred at all, and what was paid for that',
    'Nothing in {agreement} limits where anybody works after it ends. [Strike the covenant not to compete.]',
    'For [number] months after [date], [name] shall not [do which work] for [which competitors] in [which place]. [Strike the sentence that leaves the next work free.]',
  ),
  'consistency.secured-and-not': two(
    'whether anything stands behind the debt, and behind which other creditors it ranks',
    'The debt is unsecured. [Strike what speaks of collateral or a security agreement.]',
    'The debt is secured by [the collateral] under the security agreement of even date, which is attached as [Exhibit].',
  ),
  'consistency.interest-and-none': two(
    'whether interest runs before anything is late',
    'No interest is due on the unpaid sum, except at [rate] a year on what is late, from the day on which it was due.',
    'The unpaid sum bears interest at [rate] a year from [date] until it is paid.',
  ),
  'consistency.month-and-term': two(
    'for how long both are bound',
    '{Agreement} runs from month to month. Either side may end it at the end of a month by [number] days’ notice.',
    '{Agreement} has a term of [number] months from [date], and runs from month to month after that.',
  ),
  'consistency.cancel-and-not': two(
    'who may leave early, when, and what that costs',
    '{Agreement} may not be ended before [date], except for a breach that is not cured within [number] days after notice.',
    'Either side may end {agreement} by [number] days’ notice, and pays for what was done until then.',
  ),
}
