/** For each clause of a filing or an opinion: sentences that have it, and near misses that do not. */
export const courtSentences: Record<string, { hits: string[]; misses: string[] }> = {
  'clause.statute-of-limitations': {
    hits: ['The claim is barred by the two-year statute of limitations for torts.'],
    misses: ['The statute limits the number of boats that may enter the harbor in a day.'],
  },
  'clause.standing': {
    hits: ['Plaintiffs lack standing because they show no concrete injury.'],
    misses: ['The long-standing practice of the agency has standing orders behind it.', 'The witness was standing at the door of the shop.'],
  },
  'clause.jurisdiction': {
    hits: ['The court lacks subject-matter jurisdiction over the state claims.'],
    misses: ['The rule differs from one jurisdiction to the next, as counsel observed.'],
  },
  'clause.appeal-deadline': {
    hits: ['Defendant shall file an answer to the complaint within twenty-one days of this order.'],
    misses: ['The witness gave her answer after a pause of several minutes in the hearing.'],
  },
  'clause.waiver-forfeiture': {
    hits: ['The argument was not raised below and is therefore waived on appeal.'],
    misses: ['The argument has not been waived, for it was raised in the first brief.'],
  },
  'clause.preemption': {
    hits: ['Federal law preempts the state statute on which plaintiff relies.'],
    misses: ['Counsel used a preemptive strike against the second juror under the law.'],
  },
  'clause.qualified-immunity': {
    hits: ['The officers are entitled to qualified immunity from the claim.'],
    misses: ['The vaccine gives immunity to nine of ten who receive it.'],
  },
  'clause.class-certification': {
    hits: ['Plaintiffs move for class certification under Rule 23 of the rules.'],
    misses: ['The teacher certified that the pupils of the school had passed the test.'],
  },
  'clause.sanctions': {
    hits: ['The court imposed sanctions on counsel for the frivolous motion.'],
    misses: ['The order imposed economic sanctions on the bank for its trade abroad.'],
  },
  'clause.disposition': {
    hits: ['The judgment of the district court is affirmed in all respects.', 'For these reasons we reverse the judgment and remand the case.'],
    misses: ['The district court dismissed the complaint in the spring of that year.', 'Appellant argues that the judgment should be reversed.'],
  },
  'clause.summary-judgment': {
    hits: ['Summary judgment is proper where no genuine issue of fact remains.'],
    misses: ['The summary of the judgment was printed in the newspaper of the town.'],
  },
  'clause.dismissal-standard': {
    hits: ['Defendant moves to dismiss because the complaint fails to state a claim.'],
    misses: ['The officer was dismissed from the force in the spring of that year.'],
  },
  'clause.burden-of-proof': {
    hits: ['The plaintiff bears the burden of proof on each element.'],
    misses: ['The mule bore a heavy burden up the hill to the mine.'],
  },
  'clause.standard-of-review': {
    hits: ['We review the grant of the motion de novo, in the light of the record.'],
    misses: ['The magazine published a review of the novel in the spring.'],
  },
  'clause.preliminary-injunction': {
    hits: ['The district court granted a preliminary injunction against the city.'],
    misses: ['The preliminary hearing was held on the first Monday of May.'],
  },
  'clause.default-judgment': {
    hits: ['The clerk entered a default judgment against the absent defendant.'],
    misses: ['The borrower was in default under the note when judgment was given.'],
  },
  'clause.damages-claimed': {
    hits: ['Plaintiff seeks compensatory and punitive damages from the carrier.'],
    misses: ['The storm did damage to the roof of the barn and to the fence.'],
  },
  'clause.attorneys-fees-award': {
    hits: ["The court awarded reasonable attorneys' fees to the plaintiff."],
    misses: ['The attorney paid the filing fees of the clerk in cash at the counter.'],
  },
  'clause.remedies': {
    hits: ['Plaintiff seeks rescission of the contract and a declaratory judgment.'],
    misses: ['The doctor gave the child a remedy for the cough and sent it home.'],
  },
  'clause.holding': {
    hits: ['We hold that the notice was sufficient under the statute.'],
    misses: ['The tenant may hold the land until the end of the year of the lease.', 'We need not hold that the notice was sufficient.'],
  },
  'clause.not-precedent': {
    hits: ['This opinion is not for publication and is not precedent.'],
    misses: ['The newspaper did not print the letter in the edition of that day.'],
  },
  'clause.question-presented': {
    hits: ['The question presented is whether the notice was timely.'],
    misses: ['The lawyer asked the witness a question about the car at the corner.'],
  },
}
