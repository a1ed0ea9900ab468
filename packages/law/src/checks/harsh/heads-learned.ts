import type { Head } from './heads.ts'

const risk = { category: 'Risk', severity: 'high' } as const
const oneSided = { category: 'One-sided terms', severity: 'high' } as const

/** Kinds of harsh terms that no rule reads: they are told by what was learned of written examples. */
export const learnedHeads = {
  'harsh.unlimited': {
    ...risk,
    title: 'One side answers without any limit',
    says: '{bearer} answers without a limit.',
    why: 'One claim may cost more than the whole bargain brings, and only one side carries that risk.',
    advice: 'Ask for a cap that is the same for both sides, with the same exceptions, and leave out indirect loss.',
  },
  'harsh.unpaid-work': {
    ...oneSided,
    title: 'Work is asked for without pay or time',
    says: '{bearer} works, waits or changes the work without more pay or time.',
    why: 'Whoever asks for more pays nothing for it, so nothing limits what is asked.',
    advice: 'Let more work need a written order with its price and time, and say what is done again free of charge.',
  },
  'harsh.earned-lost': {
    ...oneSided,
    title: 'What was earned is lost or taken back',
    says: '{bearer} loses, or has to give back, pay that was earned already.',
    why: 'The work was done and its fruit stays with the other side.',
    advice:
      'Let whatever was earned before the end be paid when it falls due, and take back no more than was overpaid.',
  },
  'harsh.locked-in': {
    ...oneSided,
    title: 'One side has no way out',
    says: '{bearer} has no way to leave, or hardly one.',
    why: 'Without a way out nothing makes the other side perform.',
    advice: 'Ask for a right to end it for a breach that is not cured, and for a way to leave on notice.',
  },
  'harsh.ends-alone': {
    ...oneSided,
    title: 'One side may end or stop it at once',
    says: '{gainer} may end or stop it with little or no notice or reason.',
    why: 'Whoever depends on it can be left without it from one day to the next.',
    advice: 'Ask for notice in time, a reason that can be tested, time to cure, and the same right for both sides.',
  },
  'harsh.held-hostage': {
    ...oneSided,
    title: 'Property, records or data are held back',
    says: '{gainer} may keep from {bearer} what is {bearer}’s, or destroy it.',
    why: 'Whoever needs its own records or goods pays whatever is asked for them.',
    advice:
      'Let them be handed over on request in a usual form, whatever is in dispute, and be kept for some months after the end.',
  },
  'harsh.seizes': {
    ...oneSided,
    title: 'One side helps itself without a court or notice',
    says: '{gainer} may help itself with little or no notice, and without a court.',
    why: 'What is taken by mistake is gone before anybody can object.',
    advice: 'Ask for written notice, time to cure, and what the law requires before anything is taken or sold.',
  },
  'harsh.guarantor': {
    ...risk,
    title: 'A person answers for the debt of another',
    says: 'somebody answers personally, with what he or she owns, for what another owes.',
    why: 'A house or savings answer for a debt that somebody else makes, and that may grow without end.',
    advice: 'Strike it, or limit it to a sum and a time, and let whoever owes the debt be asked first.',
  },
  'harsh.far-forum': {
    ...risk,
    title: 'A claim can be made only far away or at great cost',
    says: 'a claim of {bearer} can be made only far away or at great cost.',
    why: 'A right that costs more to enforce than it is worth is none.',
    advice: 'Ask for the courts where whoever is sued has its home, and for a tribunal whose cost is divided.',
  },
  'harsh.one-way-fees': {
    ...oneSided,
    title: 'One side pays the lawyers of the other',
    says: '{bearer} pays the lawyers of {gainer}.',
    why: 'Whoever pays for both sides cannot afford to be right.',
    advice: 'Let each side pay its own lawyers, or whoever loses pay those of whoever wins.',
  },
  'harsh.hides-harm': {
    ...risk,
    title: 'Harm need not be told',
    says: '{gainer} need not tell {bearer} of harm, or in time.',
    why: 'Whoever is not told of a loss or a danger can do nothing against it, and may have to tell others of it by law.',
    advice: 'Ask to be told in writing within days, with what is known, and at the cost of whoever caused it.',
  },
  'harsh.uses-name-or-data': {
    ...oneSided,
    title: 'Name, image or data may be used beyond the purpose',
    says: '{gainer} may use what belongs to the person or business of {bearer} beyond what is needed here.',
    why: 'What was given for one purpose serves another, and cannot be called back.',
    advice: 'Limit the use to this contract and its time, and ask for consent to any other.',
  },
  'harsh.takes-ownership': {
    ...oneSided,
    title: 'What was made before or apart goes to the other side',
    says: '{gainer} gets what {bearer} made before or apart from this, or without pay for it.',
    why: 'Work that nobody here paid for is lost, and with it the next job.',
    advice: 'Limit it to what is made for and paid under this contract, and give a license for what was there before.',
  },
  'harsh.works-never-after': {
    ...oneSided,
    severity: 'medium',
    title: 'One side may hardly work after the end',
    says: '{bearer} may not work, sell or hire after the end, for long or over a wide field.',
    why: 'It takes away a living, and in many places more than a court would enforce.',
    advice: 'Strike it, or limit it to customers who were served, to a place, and to some months.',
  },
  'harsh.no-speaking': {
    ...risk,
    title: 'One side may not complain or speak',
    says: '{bearer} may not complain, review, testify or report, or is punished for it.',
    why: 'Whoever may not speak has no means against a wrong, and a duty to report may be broken.',
    advice: 'Strike it, or except true statements, testimony, and reports to agencies.',
  },
  'harsh.sees-all': {
    ...oneSided,
    severity: 'medium',
    title: 'One side may look at, search or track anything',
    says: '{gainer} may inspect, search or watch with little or no limit.',
    why: 'Homes, files and customers are open to the other side without a reason.',
    advice: 'Ask for notice, usual hours, a reason, a number of times a year, secrecy, and that whoever looks pays.',
  },
  'harsh.overrides': {
    ...oneSided,
    title: 'Another paper takes back what this one gives',
    says: 'what {gainer} writes elsewhere comes before what protects {bearer} here.',
    why: 'A promise that another paper may take back is none.',
    advice: 'Let this contract come first, and let other papers change it only where both sign.',
  },
  'harsh.term': {
    ...oneSided,
    severity: 'medium',
    title: 'This term weighs on one side',
    says: 'this weighs on {bearer} and favors {gainer}, with little that limits it.',
    why: 'A term that only one side would have asked for is best talked about before it is signed.',
    advice: 'Ask what it is for, and limit it to that: by a cap, a time, notice, a reason, or the same for both sides.',
  },
} satisfies Readonly<Record<string, Head>>
