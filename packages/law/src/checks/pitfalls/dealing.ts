import type { DocumentCheck } from '../check.ts'
import { contractCheck } from '../reading/check-of.ts'
import { longest, readingOf } from '../reading/prose.ts'

const risk = { category: 'Risk', insight: 'risk' } as const
const data = '(?:customer|client|user|subscriber|member|patient|personal|your) (?:data|content|information)'

/** How the two deal with each other while the contract runs, and what one of them can do alone. */
export const dealingPitfalls: readonly DocumentCheck[] = [
  contractCheck({
    ...risk,
    id: 'risk.data-for-any-purpose',
    title: 'The other side may use the data for anything',
    severity: 'high',
    why: 'Data that is handed over to get a service can be sold or mined, and promises made to those whom it is about are broken.',
    advice: 'Limit the use to the service, and anything else to data that identifies nobody.',
    patterns: [
      new RegExp(
        `\\b(?:may|licen[cs]e|right|permission)\\b.{0,120}\\b(?:use|exploit|sell|share|commerciali[sz]e)\\b.{0,80}\\b${data}\\b.{0,240}\\bfor any (?:lawful |business |commercial |other |and all )?(?:business |commercial |lawful )?purposes?\\b`,
        'i',
      ),
      new RegExp(
        `\\b${data}\\b.{0,80}\\b(?:and )?may (?:use|sell|share|exploit) (?:it|them)\\b.{0,160}\\bfor any (?:\\w+ ){0,2}purposes?\\b`,
        'i',
      ),
      new RegExp(
        `\\bmay sell\\b.{0,60}\\b${data}\\b|\\bown(?:s|ership of)? (?:all )?${data}\\b.{0,30}\\band may\\b`,
        'i',
      ),
      /\b(?:may|can|right to)\b.{0,30}\b(?:share|sell|disclose|transfer)\b.{0,40}\b(?:your|customer|client|user|personal) (?:data|information)\b.{0,60}\b(?:third parties|affiliates|partners|others)\b.{0,30}\b(?:their own|any|marketing|commercial)\b.{0,30}\b(?:purposes?|use)\b/i,
    ],
    unless:
      /\b(?:shall|may|will) not\b|\bno right\b|\b(?:aggregat\w+|de-?identified|anonymi[sz]ed)\b(?<!\bor de-identified)(?! form, for)/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.notice-at-their-mercy',
    title: 'A notice that works only if the other side confirms it',
    severity: 'high',
    why: 'Whoever gets the notice can undo it by saying nothing, and the contract goes on.',
    advice: 'Let the notice take effect on delivery, whoever confirms it.',
    patterns: [
      /\bnotices?\b.{0,200}\b(?:acknowledg\w+|confirm\w*|accept\w*|countersign\w*)\b.{0,30}\bby\b.{0,40}\b(?:to be|is|be|becomes?) (?:effective|valid)\b/i,
      /\bnotices?\b.{0,120}\b(?:not (?:be )?(?:effective|valid)|effective only|ineffective|valid only)\b.{0,60}\b(?:until|unless|if|when|upon)\b.{0,60}\b(?:acknowledg\w+|confirm\w*|countersign\w*)/i,
      /\b(?:cancell?ation|termination|notice|non-?renewal|withdrawal)\b.{0,60}\b(?:effective|valid|takes? effect|works?)\b.{0,30}\b(?:only|unless|until)\b.{0,60}\b(?:acknowledged|confirmed|countersigned|accepted)\b/i,
    ],
    unless: /\bautomat(?:ed|ic)|\breturn receipt\b|\bcourier\b.{0,20}\bconfirm|\b(?:read|delivery) receipt\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.no-refund-after-breach',
    title: 'Nothing is paid back although the other side broke the contract',
    severity: 'high',
    why: 'Whoever paid ahead and leaves because of a breach pays for what is never delivered.',
    advice: 'Ask for a refund of what was paid for the time after the end.',
    patterns: [
      /\bterminat\w*\b.{0,80}\bfor\b.{0,40}\b(?:breach|default|failure)\b.{0,120}\b(?:no refund|not (?:be )?(?:entitled to|receive) (?:a |any )?refund|without (?:a |any )?refund|fees? (?:paid )?(?:is|are) not refunded)\b/i,
      /\b(?:no refund|non-?refundable)\b.{0,120}\b(?:even if|including|regardless|whether or not)\b.{0,60}\b(?:breach|default|fails?)\b/i,
      /\bno refunds?\b.{0,120}\bincluding\b.{0,60}\b(?:provider|vendor|company|our|supplier|licensor|seller)['’]?s? (?:own )?(?:material )?breach\b/i,
      /\b(?:non-?refundable|no refunds?)\b.{0,80}\beven if\b.{0,60}\b(?:for cause|for (?:our|its|the \w+['’]s) breach)\b/i,
    ],
    unless:
      /\b(?:your|customer['’]s|client['’]s|licensee['’]s|user['’]s|its own) (?:breach|default|failure)\b|\bexcept\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'one-sided.ends-without-paying',
    category: 'One-sided terms',
    title: 'One side may leave and pay nothing for what is done',
    severity: 'high',
    why: 'Work that is finished or under way is lost to whoever did it, on a day that the other side chooses.',
    advice: 'Ask for pay for what was done and for costs that cannot be undone, and for notice.',
    patterns: [
      /\bterminat\w*\b.{0,100}\b(?:any time|any reason|no reason|convenience|without cause)\b.{0,100}\b(?:no (?:further )?(?:payment|compensation)|without (?:any )?(?:further )?(?:payment|compensation)|(?:owes?|pays?) nothing)\b/i,
      /\b(?:terminat|cancel)\w*\b.{0,120}\b(?:any time|any reason|convenience|without cause)\b.{0,120}\b(?:owes? nothing|owe nothing|without (?:any )?liability for (?:any )?(?:unpaid|outstanding|work)|no (?:payment|fees?|compensation) (?:for|is due|shall be due|will be due))\b/i,
    ],
    unless:
      /\b(?:either|each|both|neither)\b|\bexcept\b|\bother than\b|\bfor (?:services|work) (?:performed|rendered)\b|\bemployee\b|\bnothing (?:but|beyond|more than)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'one-sided.notice-to-end',
    category: 'One-sided terms',
    title: 'One side may leave at once, the other only after long notice',
    severity: 'medium',
    why: 'One side is held for months while the other may be gone tomorrow.',
    advice: 'Give both sides the same notice.',
    patterns: [
      /\bterminat\w*\b.{0,100}\b(?:immediately|at once|without notice)\b/i,
      /\bmay\b.{0,20}\bterminat\w*\b.{0,40}\bonly\b.{0,30}\bnotice\b/i,
    ],
    unless: /\b(?:breach|default|fail\w*|cause|insolven\w+|bankrupt\w*|either|each|both|if|upon|illegal|violat\w+)\b/i,
    among: (found) => {
      const only = found.filter(({ text }) => /\bonly\b/i.test(text))
      return only.length > 0 && found.length > only.length ? found : []
    },
  }),
  contractCheck({
    ...risk,
    id: 'risk.silence-without-exception',
    title: 'Silence with no exception for what the law asks',
    severity: 'medium',
    insight: 'compliance',
    kinds: ['settlement', 'employment-agreement'],
    why: 'A subpoena, a tax return or a question of an agency puts the one who is silent in breach or in contempt.',
    advice: 'Except what a law, a court or an agency requires, and what is needed to enforce the agreement.',
    patterns: [
      /\b(?:confidential|disclose\w*|reveal\w*|discuss\w*)\b.{0,200}\b(?:except|other than)\b.{0,100}\b(?:spouse|attorneys?|lawyers?|tax|accountants?|advis[eo]rs?)\b/i,
    ],
    needs: /\b(?:shall|will|agrees?|must)\b/i,
    among: (found, { text }) =>
      found.filter(
        ({ start, end }) =>
          !/\b(?:law|subpoena\w*|compel\w*|court|legal process|agency|agencies|authorit(?:y|ies)|enforce)\b/i.test(
            text.slice(start, end + 900),
          ),
      ),
  }),
  contractCheck({
    ...risk,
    id: 'risk.known-information',
    title: 'Secrecy of what is public or was known before',
    severity: 'high',
    why: 'Whoever signs may no longer use its own knowledge, or what everybody knows.',
    advice: 'Except what was known before, is or becomes public, comes from others, or is developed alone.',
    patterns: [
      /\b(?:(?:whether|wether|weather) or not|regardless of whether|even if)\b.{0,60}\b(?:already (?:knew|known|knows|had|in)|previously known|(?:is |are |was )?(?:in the )?public(?:ly)?|generally (?:known|available))\b/i,
    ],
    needs: /\b(?:secret|confidential|proprietary|information)\b/i,
    unless: /\b(?:exclud\w+|does not include|shall not include|except|not (?:be )?(?:deemed|considered))\b/i,
    among: (found, document) =>
      document.kind === 'non-disclosure-agreement' ||
      readingOf(document).all.some(({ text }) => /\b(?:confidential|secret)\b/i.test(text.slice(0, longest)))
        ? found
        : [],
  }),
  contractCheck({
    ...risk,
    id: 'risk.no-dealing',
    title: 'A ban on dealing with anybody’s customers',
    severity: 'high',
    insight: 'compliance',
    why: 'A ban that has no end, or reaches customers whom one never met through the other side, is more than courts commonly enforce.',
    advice: 'Limit it to customers met through the other side, to a year or two, and to like goods.',
    patterns: [
      /\b(?:shall|will|may|agrees? (?:to )?)\s?(?:not|never)\b.{0,160}\b(?:do (?:any )?business|deal|contract|trade|work|transact(?: business)?) with\b.{0,30}\b(?:any|all) (?:[\w,]+ ){0,5}(?:customers?|clients?|accounts?)\b/i,
      /\bnever (?:to )?(?:do business with|deal with|sell to|solicit|contact|serve)\b.{0,30}\b(?:any|all) (?:of )?(?:[\w’']+ ){0,3}(?:customers?|clients?)\b/i,
      /\b(?:shall|will|may) not (?:at any time|ever)\b.{0,60}\b(?:do business|deal|transact business|sell)\b.{0,10}\b(?:with|to)\b.{0,40}\b(?:customers?|clients?)\b/i,
    ],
    needs:
      /\b(?:for ever|forever|at any time|perpetu\w+|indefinite\w*|anywhere|never|ever|whether or not|even if|(?:five|six|seven|eight|nine|ten|\d{2}) (?:\(\d{1,2}\) )?years)\b/i,
  }),
  contractCheck({
    ...risk,
    id: 'risk.self-help',
    title: 'Locks changed and belongings taken without a court',
    severity: 'high',
    insight: 'compliance',
    why: 'Most states forbid a landlord to put out a residential tenant without a court, and some also a business; local law was not checked.',
    advice: 'Strike it, and leave possession to the proceedings that the state provides.',
    kinds: ['lease', 'contract'],
    patterns: [
      /\b(?:change|replace|rekey)\w*\b.{0,20}\blocks?\b.{0,240}\b(?:remov\w+|without (?:court|legal|judicial|notice|process)|belongings|exclude|lock\w* out)\b/i,
      /\b(?:remov\w+|dispos\w+)\b.{0,60}\b(?:belongings|personal property|possessions)\b.{0,160}\bwithout (?:any )?(?:court|legal|judicial|prior notice|notice|process)/i,
      /\bre-?enter\b.{0,120}\bwithout (?:any )?(?:court|legal|judicial) (?:process|proceedings?|order|action)\b/i,
      /\b(?:shut|turn|cut) off\b.{0,40}\b(?:utilities|water|heat|electric\w*|power|gas)\b/i,
    ],
    unless:
      /\b(?:tenant|lessee|occupant|landlord|owner)\b.{0,20}\b(?:shall|may|will) not\b|\bconsent\b|\brepairs?\b|\btenant (?:shall|must|will) (?:shut|turn)\b/i,
  }),
]
