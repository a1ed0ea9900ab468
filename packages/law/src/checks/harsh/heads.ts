import type { DocumentCheck } from '../check.ts'
import { learnedHeads } from './heads-learned.ts'
import type { HarshId } from './ids.ts'

export type Head = Pick<DocumentCheck, 'title' | 'severity' | 'category' | 'why' | 'advice'> & {
  /** What the words do, of `{bearer}` and `{gainer}`. */
  says: string
}

const risk = { category: 'Risk', severity: 'high' } as const
const oneSided = { category: 'One-sided terms', severity: 'high' } as const

/** What is said of each kind of harsh term: what the words do, never what a state makes of them. */
export const heads: Readonly<Record<HarshId, Head>> = {
  ...learnedHeads,
  'harsh.own-fault': {
    ...risk,
    title: 'One side bears what the other is at fault for',
    says: '{bearer} bears this even where {gainer} is at fault or chose it.',
    why: 'Whoever can prevent the harm has no reason to, and whoever cannot prevent it pays for it.',
    advice:
      'Take the other side’s negligence, breach and willful acts out of it, and let each side answer for its own.',
  },
  'harsh.claims-of-others': {
    ...risk,
    title: 'One side answers to others whoever was at fault',
    says: '{bearer} pays what others claim even where {gainer} is at fault.',
    why: 'It makes one side the insurer of the other’s carelessness, for sums that nobody can foresee, and insurance may not cover it.',
    advice: 'Limit it to claims to the extent that the side which pays, or its people, caused them.',
  },
  'harsh.tiny-cap': {
    ...risk,
    title: 'Next to nothing can be recovered',
    says: 'whatever {gainer} does, {bearer} recovers next to nothing for it.',
    why: 'A limit far below what can be lost leaves the duty without a price.',
    advice:
      'Raise the limit to what can be lost or is insured, and except negligence, willful acts and breach of trust.',
  },
  'harsh.pays-anyway': {
    ...oneSided,
    title: 'One side pays whatever comes of it',
    says: '{bearer} pays whatever the result is.',
    why: 'Who is right, or whether the work is of any use, makes no difference to who pays.',
    advice: 'Let whoever loses pay, or divide the cost, or set a limit beyond which consent is needed.',
  },
  'harsh.pays-for-mishap': {
    ...oneSided,
    title: 'One side pays for the other’s mishap',
    says: 'if something goes wrong on the side of {gainer}, {bearer} pays for it.',
    why: 'Work that was spoiled or given up is paid twice, by the side that had no part in it.',
    advice: 'Let each side bear what its own mistakes cost.',
  },
  'harsh.paid-if-paid': {
    ...risk,
    title: 'Pay hangs on what somebody else pays',
    says: '{bearer} is paid only if somebody else pays {gainer} first.',
    why: 'The work is done and the money spent, and whether it is ever paid depends on a stranger to this contract.',
    advice: 'Let the other’s payment fix the time only, with a last day by which payment is due in any case.',
  },
  'harsh.no-pay-for-delay': {
    ...risk,
    title: 'Nothing is paid for delay, whoever causes it',
    says: '{bearer} is not paid for delay, even where {gainer} causes it.',
    why: 'Delay costs wages, equipment and overhead, and the side that can cause it bears none of that.',
    advice: 'Except delay that the other side, or those it answers for, causes, and pay its documented cost.',
  },
  'harsh.sum-besides-loss': {
    ...risk,
    title: 'A sum is owed whether or not anything was lost',
    says: '{bearer} owes this sum without regard to what {gainer} lost.',
    why: 'A sum that has nothing to do with the loss, or comes on top of it, is paid for nothing or twice.',
    advice:
      'Replace it by the loss that is proved, or by a reasonable estimate of it as the only remedy, with a limit.',
  },
  'harsh.time-trap': {
    ...risk,
    title: 'A right is lost after days or hours',
    says: '{bearer} loses the right unless it speaks within days or hours.',
    why: 'A good claim is gone before anybody could find the fault and write it down.',
    advice: 'Ask for weeks from when the fault is found, and let lateness count only as far as it does harm.',
  },
  'harsh.narrow-window': {
    ...risk,
    severity: 'medium',
    title: 'It renews itself unless notice comes within a few days long before',
    says: '{bearer} is bound for another term unless notice comes within a few days, long before the end.',
    why: 'Notice a day too early or too late binds for the whole of another term.',
    advice:
      'Let notice be good at any time up to thirty or sixty days before the end, when it is sent, and ask for a reminder.',
  },
  'harsh.keeps-too-much': {
    ...oneSided,
    title: 'Money or property is lost out of proportion',
    says: '{gainer} takes or keeps what is worth far more than what it answers for.',
    why: 'What is lost has nothing to do with the harm, and the other side gains when things go wrong.',
    advice: 'Limit what is kept to the loss that is proved, give notice and time to pay, and return the rest.',
  },
  'harsh.rights-given-up': {
    ...risk,
    title: 'Rights are given up before anything has happened',
    says: '{bearer} gives up these rights in advance.',
    why: 'What is given up today is the only means to be paid or heard if the other side does not perform.',
    advice: 'Strike it, or give up only what has been paid for, when it has been paid.',
  },
  'harsh.others-debts': {
    ...oneSided,
    title: 'Property or pay answers for the debts of others',
    says: '{gainer} may take what is {bearer}’s for sums that others owe.',
    why: 'Whoever has paid every bill can lose goods or pay over a debt that is not its own.',
    advice: 'Limit it to sums that the owner itself owes under this contract, with notice before anything is sold.',
  },
  'harsh.biased-decider': {
    ...oneSided,
    title: 'Who decides is close to one side',
    says: 'whoever decides is a relative of, works for or belongs to one side.',
    why: 'Somebody who is tied to one side judges, and nobody may look at it again.',
    advice: 'Name somebody independent whom both choose, divide the cost, and leave an appeal or the courts.',
  },
  'harsh.changes-alone': {
    ...oneSided,
    title: 'One side changes the bargain alone',
    says: '{gainer} may change what was agreed on, without the consent of {bearer}.',
    why: 'A price, a schedule or a rule that one side may change at will was never agreed on.',
    advice: 'Ask for written consent, or notice in time to leave, a limit on the change, and pay for what it costs.',
  },
  'harsh.decides-alone': {
    ...oneSided,
    title: 'One side alone decides what the other pays for',
    says: '{gainer} alone decides what {bearer} has to pay for.',
    why: 'Who is paid for each unit decides how many there are, and nothing limits it.',
    advice: 'Set a limit or a measure that both can test, and ask before going beyond it.',
  },
  'harsh.acts-untold': {
    ...oneSided,
    severity: 'medium',
    title: 'One side may act without a word to the other',
    says: '{gainer} may do this without telling {bearer}.',
    why: 'Whoever is not told cannot object, insure or make other plans.',
    advice: 'Ask for written notice some days ahead, consent where it matters, and that whoever acts bears the cost.',
  },
  'harsh.profits-alone': {
    ...oneSided,
    severity: 'medium',
    title: 'One side makes money with what is the other’s',
    says: '{gainer} may make money with it, and {bearer} has no share.',
    why: 'Something of worth is given for nothing, and for as long as it earns.',
    advice: 'Limit the use in time and purpose, or ask for a share.',
  },
  'harsh.when-it-suits': {
    ...oneSided,
    severity: 'medium',
    title: 'One side performs when it likes',
    says: '{gainer} performs whenever it suits {gainer}.',
    why: 'Without a day, nothing is ever late, while what was paid stays paid.',
    advice: 'Set a last day, and a right to leave and be repaid if it passes.',
  },
}
