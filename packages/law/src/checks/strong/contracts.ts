import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument } from '../check.ts'
import { clauseIn, readingOf, saying, wordsOf } from '../reading/prose.ts'
import type { StrengthCheck } from './strength.ts'

/** Each side is named as such: 'the indemnified parties' may all be of one. */
const ofEach =
  /\b(?:each|either|both|neither) (?:of the )?(?!indemnified|covered|released)(?:\w+ )?(?:part(?:y|ies)|entit(?:y|ies))\b|\b(?:a|no) party\b|\bthe parties (?:shall|will|agree|may|hereby)\b|\bmutual(?:ly)?\b|\beach other\b|\bone another\b|\beach of us\b|\beither of us\b|\bneither (?:the |of )?\w+ nor\b|\bboth (?:the )?\w+ and\b/i

const both = (document: CheckedDocument, clause: string, also = /./) =>
  clauseIn(document, clause).filter((sentence) => ofEach.test(wordsOf(sentence)) && also.test(wordsOf(sentence)))

const discloses =
  /\b(?:each|either|one|both) (?:of the )?part(?:y|ies)\b.{0,120}\b(?:disclos\w*|receiv\w*|furnish\w*|provid\w*|exchang\w*)\b|\bmutual (?:non-?disclosure|confidential\w*|exchange)\b/i
/** Whether either side may be the one that receives. */
const mayEachDisclose = (document: CheckedDocument): boolean =>
  readingOf(document).all.some((sentence) => discloses.test(wordsOf(sentence)))

/** What keeps a secret, as a duty. */
const keeps =
  /\b(?:shall|will|must|may not|agrees?|undertakes?|covenants?|is|are)\b.{0,80}\b(?:hold|keep|kept|protect|maintain|safeguard|preserve|treat|confiden\w*|secret|disclos\w*|use|reveal|divulge)\b/i
/** Whoever is bound by name, and not as the one who receives: 'Oak shall hold'. */
const boundByName =
  /\b(?<name>(?!Part(?:y|ies)\b|Recipients?\b|Receiv\w+|Information\b|Each\b|It\b|They\b|Neither\b|Both\b|Either\b)\p{Lu}[\w&-]{1,30}) (?:shall|will|must|agrees? to|undertakes to) (?:at all times )?(?:hold|keep|protect|maintain|safeguard|preserve|treat|not (?:disclose|use|reveal|divulge))\b/gu
/** Whether one side alone is told to keep secrets. */
const bindsOneAlone = (sentences: readonly string[]): boolean =>
  new Set(sentences.flatMap((words) => [...words.matchAll(boundByName)].map(({ groups }) => groups?.name))).size === 1

/** 'Shall not include', 'does not apply to', or one of the list that such words open. */
const isException =
  /\b(?:not (?:apply|include|extend|be (?:deemed|considered))|exclu\w+|except\w*|other than|without (?:breach|restriction|access|reference)|through no|no (?:fault|breach))\b|^\W{0,3}(?:\([a-z]{1,4}\)|[a-z]{1,4}[.)]) /i
/** What is secret because it is not public. */
const isMeaning = /\bnot (?:generally|publicly|otherwise) (?:known|available)\b/i

const concerns = ['contract'] as const

/** What a good contract has, made well and not only there. */
export const contractStrengths: readonly StrengthCheck[] = [
  {
    point: 'Liability is limited on both sides',
    category: 'Risk',
    explanation: 'Each side knows the most that a breach can cost it.',
    concerns,
    find: (document) => both(document, 'clause.limitation-of-liability'),
  },
  {
    point: 'The limit of liability has exceptions',
    category: 'Risk',
    explanation: 'The harm for which a limit is least deserved stays outside of it.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.limitation-of-liability').filter((sentence) =>
        /\bexcept\b|\b(?:not apply|not limit|other than|exclud\w+)\b.{0,200}\b(?:fraud|wil+ful|gross negligence)\b|\b(?:fraud|wil+ful|gross negligence)\b.{0,200}\b(?:not apply|not (?:be )?limit)/i.test(
          wordsOf(sentence),
        ),
      ),
  },
  {
    point: 'Consequential damages are waived on both sides',
    category: 'Risk',
    explanation: 'Neither side can be made to pay for lost profits and other losses that follow from the first one.',
    concerns,
    find: (document) => both(document, 'clause.consequential-damages'),
  },
  {
    point: 'Both sides indemnify',
    category: 'Risk',
    explanation: 'Each side answers for the claims that it causes.',
    concerns,
    find: (document) => both(document, 'clause.indemnity'),
  },
  {
    point: 'A breach can be cured before the contract is ended for it',
    category: 'Risk',
    explanation: 'A slip that can be put right does not cost the bargain.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.cure-period').filter((sentence) =>
        /\b(?:terminat|breach|default)/i.test(wordsOf(sentence)),
      ),
  },
  {
    point: 'Either side may end the contract on notice',
    category: 'Risk',
    explanation: 'Both have the same way out.',
    concerns,
    // 'With or without notice' is employment at will, and no right to be warned.
    find: (document) =>
      both(document, 'clause.termination-for-convenience').filter(
        (sentence) =>
          !/\bwith or without\b.{0,40}\bnotice\b|\bwithout (?:any |prior )?notice\b|\bat any time\b.{0,60}\bat[- ]will\b/i.test(
            wordsOf(sentence),
          ),
      ),
  },
  {
    point: 'Secrecy binds both sides',
    category: 'Risk',
    explanation: 'What each learns of the other is protected.',
    concerns,
    // Whoever receives is bound: that is either, where each may disclose.
    find: (document) => {
      const duties = clauseIn(document, 'clause.confidentiality').filter((sentence) => keeps.test(wordsOf(sentence)))
      const named = duties.filter((sentence) => ofEach.test(wordsOf(sentence)))
      if (named.length > 0 || !mayEachDisclose(document)) return named
      return bindsOneAlone(duties.map(wordsOf)) ? [] : duties.slice(0, 2)
    },
  },
  {
    point: 'Confidential information has the usual exceptions',
    category: 'Risk',
    explanation: 'Nobody is bound to keep secret what is public, known already, or found alone.',
    concerns,
    find: (document) =>
      saying(
        document,
        /\b(?:publicly (?:known|available)|public (?:domain|knowledge)|generally (?:known|available)|independently developed)\b/i,
      ).filter(
        (sentence) =>
          /\b(?:not|except|exclu\w+|other than)\b/i.test(wordsOf(sentence)) &&
          isException.test(wordsOf(sentence)) &&
          !isMeaning.test(wordsOf(sentence)),
      ),
  },
  {
    point: 'The governing law is named',
    category: 'Risk',
    explanation: 'It is settled which law decides what the contract means.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.governing-law')
        .filter((sentence) => !/\[|_{2,}|\blaws? of\W*$/i.test(wordsOf(sentence)))
        .slice(0, 1),
  },
  {
    point: 'The contract says that it is complete',
    category: 'Risk',
    explanation: 'Earlier drafts and promises cannot be set against it.',
    concerns,
    find: (document) => clauseIn(document, 'clause.entire-agreement').slice(0, 1),
  },
  {
    point: 'Changes need a signed writing',
    category: 'Risk',
    explanation: 'No e-mail or habit can change the bargain.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.amendment-in-writing')
        .filter((sentence) => /\b(?:signed|both|each|executed|parties)\b/i.test(wordsOf(sentence)))
        .slice(0, 1),
  },
  {
    point: 'It is said how notice is given and when it takes effect',
    category: 'Risk',
    explanation: 'Rights that depend on notice can be exercised without dispute.',
    concerns,
    find: (document) =>
      saying(
        document,
        /\bnotices?\b.{0,120}\b(?:shall|must|will|may|are|is)\b.{0,300}\b(?:mail|courier|e-?mail|personal(?:ly)?|delivery)\b.{0,300}\b(?:deemed|effective|received|(?:up)?on receipt|takes effect)\b/i,
      ).slice(0, 2),
  },
  {
    point: 'Both sides need consent to assign, which may not be refused without reason',
    category: 'Risk',
    explanation: 'Neither is bound to a stranger, and neither is locked in.',
    concerns,
    find: (document) =>
      both(
        document,
        'clause.assignment-restriction',
        /\bnot (?:be )?(?:to be )?unreasonably\b|\bunreasonably (?:withh|refus|den)/i,
      ),
  },
  {
    point: 'Fees go to whoever wins',
    category: 'Risk',
    explanation: 'The rule is the same for both sides.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.attorneys-fees').filter((sentence) =>
        /\b(?:substantially )?prevailing part(?:y|ies)\b|\bparty (?:that|who|which) (?:substantially )?prevails\b|\bsuccessful party\b/i.test(
          wordsOf(sentence),
        ),
      ),
  },
  {
    point: 'Interest is kept within the law',
    category: 'Amounts and dates',
    explanation: 'The rate cannot be struck down as usury.',
    concerns,
    find: (document) =>
      clauseIn(document, 'clause.late-interest').filter((sentence) =>
        /\b(?:maximum|highest|lesser)\b.{0,80}\b(?:law|permitted|allow)/i.test(wordsOf(sentence)),
      ),
  },
  {
    point: 'Disputes go to people with authority before they go to a court',
    category: 'Risk',
    explanation: 'Many disputes end there, at little cost.',
    concerns,
    find: (document) =>
      saying(
        document,
        /\b(?:disputes?|disagreement|controvers\w+)\b.{0,250}\b(?:good faith|executives?|senior|mediation|negotiat\w+|informal\w*)\b.{0,160}\b(?:before|prior|first|within|resolv\w+|settle)/i,
      ).slice(0, 2),
  },
  {
    point: 'It is said what survives the end',
    category: 'Risk',
    explanation: 'Duties meant to last are safe.',
    concerns,
    find: (document) => clauseIn(document, 'clause.survival').slice(0, 2),
  },
  {
    point: 'An unenforceable term leaves the rest in force',
    category: 'Risk',
    explanation: 'One weak clause does not put the contract in doubt.',
    concerns,
    find: (document) => clauseIn(document, 'clause.severability').slice(0, 1),
  },
  {
    point: 'The same document controls where two conflict',
    category: 'References and numbering',
    explanation: 'An exhibit cannot change the bargain unseen.',
    concerns,
    find: (document) =>
      saying(document, /\b(?:conflict|inconsisten\w+)\b.{0,160}\b(?:controls?|prevails?|govern|precedence)\b/i)
        .filter((sentence) => !/\blaws?\b/i.test(wordsOf(sentence)))
        .slice(0, 2),
  },
  {
    point: 'Terms are defined where they are used',
    category: 'Definitions',
    explanation: 'Words that matter have one meaning throughout.',
    concerns,
    find: (document) => {
      const defining = readingOf(document).binding.filter((sentence) =>
        /["”]\s+(?:means|shall mean|has the meaning)\b/i.test(wordsOf(sentence)),
      )
      return defining.length >= 3 ? defining.slice(0, 3) : []
    },
  },
  {
    point: 'Each party has a place to sign, with name and title',
    category: 'Parties and signatures',
    explanation: 'It can be seen who binds whom.',
    concerns,
    find: (document) => {
      const blocks = findSignatureBlocks(document).filter(
        ({ name, title }) => name !== undefined || title !== undefined,
      )
      return blocks.length >= 2 ? blocks : []
    },
  },
]
