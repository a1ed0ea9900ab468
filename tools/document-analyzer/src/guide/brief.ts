import { type Guide, two } from './guide-of.ts'

/** What a paper for a court lacks, or how it cites and argues. */
export const briefGuides: Readonly<Record<string, Guide>> = {
  'missing.court': two(
    'in which court the paper is filed',
    'UNITED STATES DISTRICT COURT\n[DISTRICT] OF [STATE]',
    'IN THE [COURT] OF [COUNTY], [STATE]',
  ),
  'missing.case-number': two('which number the clerk gave', 'Case No. [number]', 'Case No. [to be assigned]'),
  'missing.prayer': two(
    'which relief is asked for, each form by itself',
    'WHEREFORE, [party] requests judgment for (a) [damages]; (b) [interest and costs]; and (c) [other relief].',
    '[Party] requests that the Court [grant what] and [order what].',
  ),
  'missing.jurisdiction': two(
    'on which ground the court has jurisdiction and venue',
    'The Court has jurisdiction under 28 U.S.C. § [1331 or 1332] because [ground].',
    'Venue is proper in this district because [ground].',
  ),
  'missing.filing-signature': two(
    'who signs the paper',
    'Respectfully submitted,\n[Name], [bar number]\n[Address, telephone, email]\nCounsel for [party]',
    '[Name], appearing without counsel\n[Address, telephone, email]',
  ),
  'missing.certificate-of-service': two(
    'who was served, when and how',
    'I certify that on [date] I served this paper on [counsel] by [means].',
    'I certify that on [date] I filed this paper by the Court’s electronic system, which serves all counsel of record.',
  ),
  'missing.facts': two(
    'which facts decide the matter, and where the record has them',
    'STATEMENT OF FACTS\n[Fact.] ([Record cite].)',
    '[Fact, with its record cite, in the order of time.]',
  ),
  'missing.argument': two(
    'which points are argued, each under a heading that states it',
    'ARGUMENT\nI. [The Court should do what, because why.]',
    'I. [Rule.] [Application to the facts.] [Conclusion.]',
  ),
  'missing.conclusion': two(
    'which relief the paper ends with',
    'CONCLUSION\nThe Court should [grant or deny] [what].',
    'For these reasons, [party] asks the Court to [relief].',
  ),
  'order.headings': two(
    'which number each heading has',
    '[Renumber the headings in sequence, and the table of contents with them.]',
    '[Restore the heading that was taken out.]',
  ),
  'order.paragraphs': two(
    'which number each paragraph has',
    '[Renumber the paragraphs in sequence, and correct each reference to one.]',
    '[Number the paragraph that has none.]',
  ),
  'citation.form': two(
    'which form the court’s rules ask for',
    '[Cite as the Bluebook does: name, volume, reporter, page (court year).]',
    '[Keep the form if the rules of this court prescribe it.]',
  ),
  'citation.short-first': two(
    'where the case is first cited',
    '[Name v. Name, volume reporter page (court year)], in place of “{words}”',
    '[Move the full citation up to this place.]',
  ),
  'citation.id-first': two(
    'which authority is meant',
    '[Cite the authority in full in place of “{words}”.]',
    '[Put the citation that “{words}” refers to before it.]',
  ),
  'citation.supra-nothing': two(
    'which authority is meant, and where it is cited in full',
    '[Cite the authority in full in place of “{words}”.]',
    '[Add the full citation above, where it is first relied on.]',
  ),
  'citation.unsupported': two(
    'which authority says this',
    '[Statement.] [Name v. Name, volume reporter page, pin (court year).]',
    '[Take the sentence out, or state it as an argument and not as law.]',
  ),
  'quotation.no-pin': two(
    'on which page the words stand',
    '[volume reporter page, pin page (court year)]',
    '[See the source at the quoted words, and add “at [page]”.]',
  ),
  'quotation.no-source': two(
    'where the words come from',
    '“{words}” [citation with its pin page]',
    '“{words}” ([record cite])',
  ),
  'quotation.block': two(
    'how much of the passage is needed',
    '[Set the passage off as a block, without quotation marks.]',
    '[Quote the one sentence that matters, and state the rest in your own words.]',
  ),
  'tone.belief': two(
    'whether the point can be shown',
    '[State the point and its authority, without “{words}”.]',
    'The record shows that [point]. ([Record cite].)',
  ),
  'tone.intemperate': two(
    'what is wrong with the argument',
    '[The argument fails because of what, in place of “{words}”.]',
    '[Delete “{words}”.]',
  ),
  'tone.certainty': two(
    'which reason shows it',
    '[Delete “{words}”, and give the reason.]',
    '[Point], because [reason and authority].',
  ),
  'archaic.comes-now': two('who asks for what', '[Party] moves for [relief] under [rule].', '[Party] states:'),
}
