import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import {
  closingClauses,
  generalTerms,
  lawOf,
  nameAndTitle,
  notices,
  signatory,
  signed,
  signer,
  tradeSecretNotice,
} from './general.ts'
import { onlySaid, orSaid, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

export const nonDisclosureAgreement: TemplateSource = {
  id: 'non-disclosure-agreement',
  title: 'Non-Disclosure Agreement',
  tab: 'contracts',
  description: 'Two parties exchange confidential information for a purpose, and protect it.',
  form: false,
  name: 'Non-Disclosure Agreement between {firstParty|name} and {secondParty|name}',
  fields: [
    { name: 'firstParty', label: 'First party', type: 'text', required: true, section: 'Parties' },
    { name: 'firstAddress', label: 'First party’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'secondParty', label: 'Second party', type: 'text', required: true, section: 'Parties' },
    { name: 'secondAddress', label: 'Second party’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'purpose', label: 'Purpose of the disclosure', type: 'textarea', required: true, section: 'Terms' },
    { name: 'startDate', label: 'Effective date', type: 'date', required: true, section: 'Terms' },
    { name: 'endDate', label: 'Last day on which information is exchanged', type: 'date', section: 'Terms' },
    {
      name: 'years',
      label: 'Number of years that information is protected',
      type: 'text',
      required: true,
      section: 'Terms',
    },
    { name: 'governingState', label: 'State whose law governs', type: 'text', required: true, section: 'Terms' },
    signatory('first', 'first party'),
    signatory('second', 'second party'),
    ...termFields(
      'nonsolicitTerms',
      'licenseTerms',
      'directionTerms',
      'recipientTerms',
      'injunctionTerms',
      'returnTerms',
      'compelledTerms',
      'protectionTerms',
      'endingTerms',
      'competitionTerms',
      'liabilityTerms',
      'exclusivityTerms',
      'indemnityTerms',
      ...generalTerms,
    ),
  ],
  parts: [
    { title: 'Mutual Non-Disclosure Agreement', when: unsaid('directionTerms') },
    { title: 'Non-Disclosure Agreement', when: { given: 'directionTerms' } },
    {
      when: unsaid('directionTerms'),
      paragraph:
        'This Mutual Non-Disclosure Agreement (this “**Agreement**”) is between {firstParty}, at {firstAddress|line}, and {secondParty}, at {secondAddress|line}. It takes effect on {startDate|date}. Each of them is a “**Discloser**” of its own information and a “**Recipient**” of the other’s.',
    },
    {
      when: { given: 'directionTerms' },
      paragraph:
        'This Non-Disclosure Agreement (this “**Agreement**”) is between {firstParty}, at {firstAddress|line}, and {secondParty}, at {secondAddress|line}. It takes effect on {startDate|date}. A party that discloses its information is a “**Discloser**” and a party that receives the other’s is a “**Recipient**,” as the next Section says.',
    },
    { heading: 'Background' },
    {
      paragraph:
        'The parties wish to exchange information for this purpose (the “**Purpose**”): {purpose|sentence}. They agree as follows:',
    },
    {
      clauses: [
        ...onlySaid('directionTerms'),
        {
          id: 'information',
          heading: 'Confidential Information',
          clauses: [
            {
              text: '“**Confidential Information**” means information that a Discloser discloses to a Recipient for the Purpose, in any form, and that is marked confidential or that a reasonable person would understand to be confidential.',
            },
            {
              text: 'Confidential Information does not include information that the Recipient can show is or becomes public without its fault, was known to it before, is received from a third party who was free to disclose it, or was developed without use of the Confidential Information.',
            },
          ],
        },
        {
          id: 'duties',
          heading: 'Obligations of the Recipient',
          clauses: [
            { text: 'The Recipient shall use Confidential Information only for the Purpose.' },
            {
              text: 'The Recipient shall protect Confidential Information with the care that it uses for its own, and with at least reasonable care.',
            },
            ...yieldTo('recipientTerms', {
              text: 'The Recipient shall disclose Confidential Information only to its employees and advisers who need it for the Purpose and who are bound to protect it, and is responsible for their use and disclosure of it.',
            }),
          ],
        },
        {
          heading: 'Disclosure required or protected by law',
          clauses: [
            {
              text: [
                {
                  when: unsaid('compelledTerms'),
                  text: 'The Recipient may disclose Confidential Information to the extent that the law or a court requires it, after giving the Discloser prompt notice where the law allows that.',
                },
                'Nothing in this Agreement keeps a person from reporting a possible violation of law to a government agency.',
              ],
            },
            ...saidOn('compelledTerms'),
            { text: tradeSecretNotice },
          ],
        },
        orSaid(
          {
            heading: 'Return of information',
            text: 'When the Discloser asks in writing, the Recipient shall return or destroy the Confidential Information, except for copies that the law or routine backup requires it to keep. Those copies remain subject to this Agreement.',
          },
          'returnTerms',
        ),
        {
          heading: 'Term',
          clauses: [
            {
              when: { given: 'endDate' },
              text: 'This Agreement covers information that is disclosed from {startDate|date} through {endDate|date}.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, unsaid('endingTerms')] },
              text: 'This Agreement covers information that is disclosed from {startDate|date} until a party ends the exchange on 30 days’ written notice.',
            },
            {
              when: { all: [{ not: { given: 'endDate' } }, { given: 'endingTerms' }] },
              text: 'This Agreement covers information that is disclosed from {startDate|date}.',
            },
            ...saidOn('endingTerms', 'protectionTerms'),
            {
              when: { any: [{ given: 'years' }, unsaid('protectionTerms')] },
              text: 'The obligations in {#duties} continue for {years|years} after each disclosure and, for a trade secret, for as long as it remains one.',
            },
          ],
        },
        {
          when: unsaid('licenseTerms'),
          heading: 'No license; no warranty',
          text: 'Nothing in this Agreement grants a license or transfers ownership, or obliges a party to enter into another agreement. Each Discloser provides its information as it is, without a warranty that it is accurate or complete.',
        },
        {
          when: { given: 'licenseTerms' },
          heading: 'License; no warranty',
          text: 'Each Discloser provides its information as it is, without a warranty that it is accurate or complete.',
          clauses: saidOn('licenseTerms'),
        },
        orSaid(
          {
            heading: 'Remedies',
            text: 'A breach of this Agreement may cause harm for which damages are not an adequate remedy. The Discloser may seek an injunction, in addition to the other remedies that the law gives.',
          },
          'injunctionTerms',
        ),
        ...onlySaid(
          'liabilityTerms',
          'nonsolicitTerms',
          'competitionTerms',
          'exclusivityTerms',
          'indemnityTerms',
          'insuranceTerms',
        ),
        notices,
        lawOf('governingState'),
        ...closingClauses,
      ],
    },
    signed,
    {
      signatures: [
        signer('{firstParty|name}', nameAndTitle('first')),
        signer('{secondParty|name}', nameAndTitle('second')),
      ],
    },
    contractNote,
  ],
}
