import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import { closingClauses, generalTerms, nameAndTitleIfKnown, signatory, signed, signer } from './general.ts'
import { onlySaid, orSaid, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

/** Rules for a home hold for no shop. */
const isHome = { not: { given: 'businessLet' } }

export const rentalAgreement: TemplateSource = {
  id: 'rental-agreement',
  title: 'Rental Agreement',
  tab: 'contracts',
  description: 'A landlord lets a home to a tenant.',
  form: false,
  name: 'Rental Agreement for {premises|line}',
  fields: [
    { name: 'landlordName', label: 'Landlord’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'landlordAddress', label: 'Landlord’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'tenantName', label: 'Tenant’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'tenantAddress', label: 'Tenant’s address until the lease begins', type: 'textarea', section: 'Parties' },
    { name: 'premises', label: 'Address of the premises', type: 'textarea', required: true, section: 'Premises' },
    {
      name: 'businessLet',
      label: 'Business for which the premises are let',
      type: 'text',
      section: 'Premises',
      asked: false,
    },
    { name: 'occupants', label: 'Others who will live there', type: 'textarea', section: 'Premises', holds: 'list' },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Term' },
    { name: 'endDate', label: 'End date', type: 'date', section: 'Term' },
    { name: 'rent', label: 'Monthly rent', type: 'text', required: true, section: 'Rent', holds: 'money' },
    { name: 'rentDay', label: 'Day of the month on which rent is due', type: 'text', required: true, section: 'Rent' },
    { name: 'deposit', label: 'Security deposit', type: 'text', section: 'Rent', holds: 'money' },
    { name: 'tenantUtilities', label: 'Utilities that the tenant pays', type: 'text', section: 'Rent' },
    { name: 'pets', label: 'Pets that are allowed', type: 'text', section: 'Premises' },
    {
      name: 'governingState',
      label: 'State where the premises are',
      type: 'text',
      required: true,
      section: 'Premises',
    },
    ...termFields(
      'petTerms',
      'smokingTerms',
      'lateTerms',
      'depositTerms',
      'entryTerms',
      'subletTerms',
      'utilityTerms',
      'alterationTerms',
      'repairTerms',
      'parkingTerms',
      'renewalTerms',
      'endingTerms',
      'occupancyTerms',
      'payTerms',
      'taxTerms',
      'liabilityTerms',
      'breachTerms',
      'indemnityTerms',
      ...generalTerms,
      'durationTerms',
    ),
    signatory('landlord', 'landlord'),
  ],
  parts: [
    { title: 'Residential Rental Agreement', when: isHome },
    { title: 'Lease Agreement', when: { given: 'businessLet' } },
    {
      paragraph:
        'This Residential Rental Agreement (this “**Agreement**”) is between {landlordName}, at {landlordAddress|line} (the “**Landlord**”), and {tenantName} (the “**Tenant**”). It takes effect on the date of the last signature.',
      when: isHome,
    },
    {
      paragraph:
        'This Lease Agreement (this “**Agreement**”) is between {landlordName}, at {landlordAddress|line} (the “**Landlord**”), and {tenantName} (the “**Tenant**”). It takes effect on the date of the last signature.',
      when: { given: 'businessLet' },
    },
    {
      paragraph: 'Until the term begins, the Tenant’s address is {tenantAddress|line}.',
      when: { given: 'tenantAddress' },
    },
    { paragraph: 'The parties agree as follows:' },
    {
      clauses: [
        {
          id: 'premises',
          heading: 'Premises',
          clauses: [
            {
              when: isHome,
              text: 'The Landlord leases to the Tenant the home at {premises|line} (the “**Premises**”), to be used as a private residence. The Landlord shall not disturb the Tenant’s quiet enjoyment of the Premises.',
            },
            {
              when: { given: 'businessLet' },
              text: 'The Landlord leases to the Tenant the premises at {premises|line} (the “**Premises**”), to be used as follows: {businessLet|sentence}. The Landlord shall not disturb the Tenant’s quiet enjoyment of the Premises.',
            },
            {
              when: { all: [isHome, { given: 'occupants' }] },
              text: 'In addition to the Tenant, the following may live in the Premises: {occupants|series}.',
            },
            {
              when: { all: [{ given: 'businessLet' }, { given: 'occupants' }] },
              text: 'In addition to the Tenant, the following may use the Premises: {occupants|series}.',
            },
            ...saidOn('occupancyTerms', 'parkingTerms'),
          ],
        },
        {
          id: 'term',
          heading: 'Term',
          clauses: [
            {
              when: { given: 'endDate' },
              text: [
                'The term begins on {startDate|date} and ends on {endDate|date}.',
                {
                  when: unsaid('renewalTerms', 'endingTerms'),
                  text: 'If the Tenant stays after that with the Landlord’s consent, the tenancy continues from month to month on the same terms until a party terminates it by written notice of the length that the law requires.',
                },
              ],
            },
            {
              when: { not: { given: 'endDate' } },
              text: [
                {
                  when: unsaid('renewalTerms', 'endingTerms', 'durationTerms'),
                  text: 'The tenancy begins on {startDate|date} and continues from month to month until a party terminates it by written notice of the length that the law requires.',
                },
                {
                  when: { not: unsaid('renewalTerms', 'endingTerms', 'durationTerms') },
                  text: 'The tenancy begins on {startDate|date}.',
                },
              ],
            },
            ...saidOn('durationTerms', 'renewalTerms', 'endingTerms'),
          ],
        },
        {
          id: 'rent',
          heading: 'Rent',
          clauses: [
            {
              text: 'The Tenant shall pay the Landlord rent of {rent|money} a month, in advance, on the {rentDay|ordinal} of each month. Rent for part of a month is prorated. If more than one person is the Tenant, each of them is responsible for all of the Tenant’s obligations.',
            },
            ...yieldTo('lateTerms', {
              text: 'A charge for late rent applies only if the parties have agreed on it in writing and the law allows it.',
            }),
            ...saidOn('payTerms', 'taxTerms'),
          ],
        },
        {
          when: { any: [{ given: 'deposit' }, { given: 'depositTerms' }] },
          heading: 'Security deposit',
          clauses: [
            {
              when: { given: 'deposit' },
              text: [
                'On signing, the Tenant shall pay a security deposit of {deposit|money} or, if that is less, the largest deposit that the law allows.',
                {
                  when: unsaid('depositTerms'),
                  text: 'The Landlord shall hold it as the law requires, may use it only for unpaid rent and for damage beyond ordinary wear and tear, and shall return the rest, with an itemized statement of what was kept, within the time that the law sets.',
                },
              ],
            },
            ...saidOn('depositTerms'),
          ],
        },
        {
          heading: 'Utilities',
          clauses: yieldTo(
            'utilityTerms',
            {
              when: { given: 'tenantUtilities' },
              text: 'The Tenant shall pay for these utilities: {tenantUtilities|sentence}. The Landlord shall pay for all others.',
            },
            {
              when: { not: { given: 'tenantUtilities' } },
              text: 'The Tenant shall pay for these utilities: {tenantUtilities}.',
            },
          ),
        },
        {
          heading: 'Repairs and condition',
          clauses: [
            // What a home has to be, premises of a business need not: who repairs them is agreed on.
            ...yieldTo('repairTerms', {
              when: isHome,
              text: 'The Landlord shall deliver and keep the Premises fit to live in and in the condition that building, housing and health codes require, and shall make repairs within a reasonable time after notice or sooner where the law requires it.',
            }),
            {
              text: 'The Tenant shall keep the Premises clean, use the Premises and their equipment with care, tell the Landlord promptly of damage, and pay for damage that the Tenant or the Tenant’s guests cause, other than ordinary wear and tear.',
            },
            ...yieldTo('alterationTerms', {
              text: 'The Tenant shall not make alterations without the Landlord’s written consent.',
            }),
          ],
        },
        orSaid(
          {
            heading: 'Entry by the Landlord',
            text: 'The Landlord may enter the Premises at reasonable times to inspect, repair or show them, after at least 24 hours’ notice or any longer notice that the law requires, and without notice in an emergency.',
          },
          'entryTerms',
        ),
        {
          heading: 'Pets',
          when: { any: [isHome, { given: 'pets' }, { given: 'petTerms' }] },
          clauses: [
            { when: { given: 'pets' }, text: 'These pets are allowed: {pets|sentence}.' },
            {
              when: { all: [{ not: { given: 'pets' } }, unsaid('petTerms')] },
              text: 'The Tenant shall not keep a pet without the Landlord’s written consent.',
            },
            ...saidOn('petTerms'),
            { text: 'An animal that assists a person with a disability is not a pet.' },
          ],
        },
        ...onlySaid('smokingTerms'),
        orSaid(
          {
            heading: 'Sublease',
            text: 'The Tenant shall not sublet the Premises or assign this Agreement without the Landlord’s written consent, which the Landlord shall not unreasonably withhold.',
          },
          'subletTerms',
          'assignmentTerms',
        ),
        ...onlySaid('insuranceTerms', 'liabilityTerms', 'indemnityTerms'),
        {
          heading: 'Default',
          clauses: saidOn('breachTerms'),
          text: 'If a party breaches this Agreement, the other may terminate it where the law allows that, and has the remedies that the law gives, after any notice and time to cure that the law requires. The Landlord may recover possession only by the court process that the law provides.',
        },
        {
          heading: 'Disclosures',
          when: isHome,
          text: 'The Landlord shall give the Tenant the disclosures that the law requires, at the time that it requires them. For most housing built before 1978, federal law requires three things before the Tenant is bound by this Agreement. They are the pamphlet on lead approved by the Environmental Protection Agency; disclosure of what the Landlord knows of lead-based paint and lead-based paint hazards in the Premises, with the available records and reports; and a signed lead warning statement in this Agreement or attached to it.',
        },
        {
          heading: 'No discrimination',
          when: isHome,
          text: 'The Landlord shall comply with the laws against discrimination in housing.',
        },
        {
          heading: 'Notices',
          clauses: [
            {
              text: 'A notice under this Agreement, other than of entry or of a needed repair, must be in writing and must be delivered by hand, by a nationally recognized courier, or by certified mail, return receipt requested. It is given to the Landlord at the address stated at the beginning of this Agreement, and to the Tenant at the Premises or, until the term begins, at the address that the Tenant has given. A party may change its address by notice. A notice takes effect when it is received or when delivery is refused.',
            },
            { text: 'Where the law prescribes how a notice is given or when it takes effect, the law controls.' },
          ],
        },
        {
          heading: 'Governing law; severability',
          text: 'The law of {governingState} governs this Agreement. A provision that this law does not allow is unenforceable, and the rest of this Agreement remains in effect.',
          clauses: saidOn('arbitrationTerms'),
        },
        ...closingClauses.filter(({ heading }) => heading !== 'Assignment' && heading !== 'Severability'),
      ],
    },
    signed,
    {
      signatures: [
        signer('{landlordName|name}, Landlord', nameAndTitleIfKnown('landlord')),
        signer('{tenantName|name}, Tenant'),
      ],
    },
    contractNote,
  ],
}
