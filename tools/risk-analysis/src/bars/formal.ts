import { civil, words } from '../factors/factor.ts'
import type { Bar } from './bar.ts'
import { elapsed, number } from './elapsed.ts'
import { affirmative } from './limitation.ts'

/** Bars that lie in a step that was not taken in time, or in a writing that is not there. */
export const formalBars: readonly Bar[] = [
  {
    id: 'untimely-charge',
    types: ['employment'],
    title: 'The agency charge is late',
    words: words(
      `(charge|eeoc|agency|commission) [^.;]{0,60}?${number} (days|weeks|months|years) (after|later)[^.;]{0,100} (within|limit (is|was|of)|allows?|gives?|deadline (is|was|of)) (only )?${number}`,
      '(filed|brought|made) (her|his|a|an|the|their|its) (eeoc |agency |administrative )?charge (with the eeoc )?(only )?\\d+ (days|weeks|months|years) (after|later)',
      `charge (was |of discrimination )?(filed )?${number} (days|weeks|months|years) (after|later)`,
      `(went to|filed with|complained to|contacted) the (eeoc|agency|commission) (only )?${number} (days|weeks|months|years) (after|later)([^.;]{0,100} (within|limit (is|was|of)|allows?|gives?|deadline (is|was|of)) (only )?${number})?`,
    ),
    unless: /\b(?:toll(?:ed|ing)|equitabl[ey]|continuing violation|timely)\b/i,
    holdsFor: (words) => {
      const { taken = 0, limit = 300 } = elapsed(words)
      return taken > limit
    },
    rule: 'A charge under Title VII, the ADA or the ADEA must be filed within 180 days of the act, or 300 where a state or local agency can act on it (42 U.S.C. § 2000e-5(e)(1); 29 U.S.C. § 626(d)(1)). The time works as a limitations period: it can be tolled or waived (Zipes v. Trans World Airlines, Inc., 455 U.S. 385 (1982)).',
    lift: [
      'When was the employee told of the act, and was there a later act of its own within the time?',
      'Was the time tolled, or the defense waived?',
      'Is there a claim that needs no charge, such as one under 42 U.S.C. § 1981 or a state statute?',
    ],
    ends: 'claim',
  },
  {
    id: 'no-notice-of-claim',
    types: civil,
    title: 'No notice of claim to a public body',
    words: words(
      "(did not|didn't|never|failed to) (timely )?(file|give|serve|send|submit) (a |an |the |any )?(timely |written )?(notice of claim|tort claim notice|government claim|claim notice)",
      '(has |had |have )?never (presented|filed|gave|given|sent|served) (a |any )?(\\w+ )?(claim|notice) (to|with|on) (\\w+ ){0,3}(city|county|state|town|district|village)',
      'no (timely )?(notice of claim|tort claim notice) (was |has been )?(ever )?(filed|given|served)',
    ),
    // The time, and what excuses it, are the state's own, and no state's was read.
    holdsFor: () => false,
    rule: 'Many states bar a suit against a public body unless a notice of claim was given within a statutory period. This state’s rule was not checked, so it does not cap the index.',
    lift: [
      'What does the claims statute of this state require, within how many days, and for which claims?',
      'May the claim be filed late, or was there substantial compliance or actual notice?',
    ],
    ends: 'claim',
  },
  {
    id: 'statute-of-frauds',
    types: civil,
    title: 'A sale of land without a writing',
    words: words(
      '(oral|verbal|spoken|handshake) (agreement|contract|promise|deal) (to (buy|sell|purchase|convey|transfer)|for the (sale|purchase) of) (\\w+ ){0,8}(land|real estate|house|home|lot|acreage|farm|parcel|building)s?',
      '(agreed|shook hands|shook on it|promised|deal) (\\w+ ){0,3}(orally|verbally|on a handshake|over the phone|by phone|in person|by word of mouth) (\\w+ ){0,4}(to )?(buy|sell|purchase|convey|deed|lease)~ (\\w+ ){0,5}(land|real estate|house|home|lot|acres?|farm|ranch|parcel|building|cabin|condo)s?',
      '(orally|verbally) (agreed|promised|sold|offered) (\\w+ ){0,4}(land|real estate|house|home|lot|acres?|farm|ranch|parcel|building|cabin|condo)s?',
      '(promised|agreed) to (sell|deed|convey|leave) (me|us|him|her|them|our client|it to \\w+) (\\w+ ){0,5}(land|real estate|house|home|lot|acres?|farm|ranch|parcel|building|cabin|condo)s?,? (on a handshake|orally|verbally|over the phone|but nothing (was )?(in writing|signed))',
      '(land|real estate|house|home|lot|acres?|farm|ranch|parcel|building|cabin|condo) [^.;]{0,60}\\b(nothing (was |is )?(ever )?(put |set )?(in writing|signed|on paper|written down)|never put (it |anything )?in writing)',
    ),
    unless:
      /\b(?:part performance|possession|moved in|improve\w*|paid (?:the|in full)|estoppel|email|text message|later signed|confirmed in writing)\b/i,
    // Part performance and estoppel are common, and a description seldom tells them: it is asked about.
    holdsFor: () => false,
    rule: `A contract for the sale of land is not enforceable without a writing signed by the party to be charged (Restatement (Second) of Contracts § 125). ${affirmative}`,
    lift: [
      'Is there any signed writing: an email, a receipt, a check, a deed in escrow?',
      'Was there part performance, such as possession, payment or improvements, or an estoppel?',
    ],
    ends: 'claim',
  },
]
