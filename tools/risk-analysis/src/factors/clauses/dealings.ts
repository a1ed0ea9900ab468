import type { ClauseRule } from './rule.ts'

const open = /\b(?:if|may|might|could|says?|claims?|alleges?|whether|unclear|perhaps)\b/i
const turned = /\b(?:if|may|might|not|never|n['’]t|no|neither|says?|claims?|alleges?|whether|perhaps)\b/i

/** What stands in papers of a deal, of land and of a work. */
export const dealings: readonly ClauseRule[] = [
  {
    factor: 'written-agreement',
    isDenied: true,
    types: ['contract', 'real-estate', 'other'],
    words:
      /\bnothing (?:was |is |has been |had been )?(?:ever )?(?:signed|put in writing|written down|in writing|on paper)\b|\b(?:only|never more than|all) (?:ever )?(?:agreed|discussed|talked about|settled)(?: on)? (?:orally|verbally|over the phone|by (?:phone|word of mouth)|in person|over (?:coffee|lunch|beers?))\b|\b(?:no|without an?y?|never an?y?) (?:signed |written )(?:contract|agreement|lease|deed|paper|document|writing)\b/i,
    but: open,
  },
  {
    factor: 'acceptance',
    types: ['contract'],
    words:
      /(?:^|[;,] |\band )(?<who>(?:our client|the [\w’'-]{1,20}|it|he|she|they|plaintiff|defendant|client)) (?:has |had |then |itself |never once ){0,2}(?:signed off on|signed (?:an? |the )?(?:completion|acceptance|delivery|inspection) (?:certificate|receipt|form|sheet)|approved the (?:final )?(?:work|proofs?|samples?|drawings|walk-?through)|accepted (?:the |all |every |each )[^.;]{0,40}\bwithout (?:objection|complaint|reservation|comment)|used (?:the |all |every )[^.;]{0,40}\bwithout (?:any |an? |one )?(?:objection|complaint))/i,
    but: open,
  },
  {
    factor: 'part-payment',
    types: ['contract'],
    words:
      /\b(?:borrower|debtor|cardholder|customer|buyer|defendant|guarantor|he|she|they|our client|it) (?:has |had )?made (?:\d+|[a-z]+|several|regular) (?:monthly |partial |timely )?payments\b/i,
    but: /\b(?:if|may|might|not|n['’]t|no|says?|claims?|alleges?|wrong)\b/i,
  },
  {
    factor: 'paid',
    types: ['contract'],
    words:
      /\b(?:cancell?ed checks?|receipts?|bank (?:records?|statements?)|wire (?:confirmation|transfer)s?|payoff letter|zero[- ]balance letter|paid-in-full letter|confirmation)\b[^.;]{0,70}\b(?:shows?|proves?|confirms?|stating|says?|marked|for)\b[^.;]{0,60}\b(?:paid|payment|payoff|in full|zero balance|nothing (?:is )?owed|satisfied)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|bounced|partial|part of|half|deposit|only)\b/i,
  },
  {
    factor: 'survey',
    types: ['real-estate'],
    words:
      /\b(?:survey|plat|surveyor|deed description|recorded map)\b[^.;]{0,60}\b(?:shows?|puts?|places?|located|locates|found|confirms?)\b[^.;]{0,80}\b(?:on|onto|over|inside|within) (?<of>our clients?['’]s?|the (?:neighbor|plaintiff|defendant|seller|buyer)['’]s|their|our|his|her) (?:\w+ )?(?:land|lot|side|property|parcel|yard|tract|acreage)\b/i,
    but: turned,
  },
  {
    factor: 'copying',
    types: ['intellectual-property'],
    words:
      /\b(?<who>(?:the )?(?:defendant|printer|company|retailer|competitor|studio|ex-?employee|former \w+|salesman|consultant|chain|agency|maker|publisher|developer|engineer|website|rival|[\w’'-]{1,20}))(?:['’]s)? (?:own )?(?:files?|computers?|servers?|laptop|designs?|catalog|phone|drive)\b[^.;]{0,20}\b(?:contains?|holds?|held|includes?|shows?|had|has)\b[^.;]{0,30}\b(?:scans?|cop(?:y|ies)|screenshots?|tracings?|downloads?|originals?) of (?:her|his|our client['’]s|our|their|its|the client['’]s)\b/i,
    but: turned,
  },
  {
    factor: 'own-creation',
    types: ['intellectual-property'],
    words:
      /\b(?:dated|time-?stamped|notarized|witnessed)\b[^.;]{0,40}\b(?:sketch\w*|drawings?|files?|notebooks?|drafts?|prototypes?|demos?|recordings?|emails?|manuscripts?|code|commits?)\b[^.;]{0,60}\b(?:shows?|proves?|establish\w*|confirm\w*)\b[^.;]{0,20}\b(?<of>our client|the client|client|plaintiff|defendant|the \w+|he|she|it|they)\b[^.;]{0,50}\b(?:before|earlier|first|predat\w+)\b/i,
    but: turned,
  },
]
