import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { closingClauses, notices, signed, signer } from './general.ts'

export const rentalAgreement: TemplateSource = {
  id: 'rental-agreement',
  title: 'Rental Agreement',
  tab: 'contracts',
  description: 'A landlord lets a home to a tenant.',
  form: false,
  name: 'Residential Rental Agreement for {premises|line}',
  fields: [
    { name: 'landlordName', label: 'Landlord’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'landlordAddress', label: 'Landlord’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'tenantName', label: 'Tenant’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'tenantAddress', label: 'Tenant’s address until the lease begins', type: 'textarea', section: 'Parties' },
    { name: 'premises', label: 'Address of the premises', type: 'textarea', required: true, section: 'Premises' },
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
  ],
  parts: [
    { title: 'Residential Rental Agreement' },
    {
      paragraph:
        'This Residential Rental Agreement (this “**Agreement**”) is between {landlordName}, at {landlordAddress|line} (the “**Landlord**”), and {tenantName} (the “**Tenant**”). It takes effect when both have signed it.',
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
              text: 'The Landlord leases to the Tenant the home at {premises|line} (the “**Premises**”), to be used as a private residence.',
            },
            {
              when: { given: 'occupants' },
              text: 'In addition to the Tenant, the following may live in the Premises: {occupants|series}.',
            },
          ],
        },
        {
          id: 'term',
          heading: 'Term',
          clauses: [
            {
              when: { given: 'endDate' },
              text: 'The term begins on {startDate|date} and ends on {endDate|date}. If the Tenant stays after that with the Landlord’s consent, the tenancy continues from month to month on the same terms.',
            },
            {
              when: { not: { given: 'endDate' } },
              text: 'The tenancy begins on {startDate|date} and continues from month to month until a party terminates it by written notice of the length that the law requires.',
            },
          ],
        },
        {
          id: 'rent',
          heading: 'Rent',
          clauses: [
            {
              text: 'The Tenant shall pay the Landlord rent of {rent|money} a month, in advance, on the {rentDay|ordinal} of each month. Rent for part of a month is prorated.',
            },
            {
              text: 'A charge for late rent applies only if the parties have agreed on it in writing and the law allows it.',
            },
          ],
        },
        {
          when: { given: 'deposit' },
          heading: 'Security deposit',
          text: 'On signing, the Tenant shall pay a security deposit of {deposit|money}, if the law allows a deposit of that amount. The Landlord shall hold it as the law requires, may use it only for unpaid rent and for damage beyond ordinary wear and tear, and shall return the rest, with an itemized statement of what was kept, within the time that the law sets.',
        },
        {
          heading: 'Utilities',
          clauses: [
            {
              when: { given: 'tenantUtilities' },
              text: 'The Tenant shall pay for these utilities: {tenantUtilities|sentence}. The Landlord shall pay for all others.',
            },
            {
              when: { not: { given: 'tenantUtilities' } },
              text: 'The Tenant shall pay for these utilities: {tenantUtilities}.',
            },
          ],
        },
        {
          heading: 'Repairs and condition',
          clauses: [
            {
              text: 'The Landlord shall deliver and keep the Premises fit to live in and in the condition that building, housing and health codes require, and shall make repairs within a reasonable time after notice or sooner where the law requires it.',
            },
            {
              text: 'The Tenant shall keep the Premises clean, use the Premises and their equipment with care, tell the Landlord promptly of damage, and pay for damage that the Tenant or the Tenant’s guests cause, other than ordinary wear and tear.',
            },
            { text: 'The Tenant may not make alterations without the Landlord’s written consent.' },
          ],
        },
        {
          heading: 'Entry by the Landlord',
          text: 'The Landlord may enter the Premises at reasonable times to inspect, repair or show them, after at least 24 hours’ notice or any longer notice that the law requires, and without notice in an emergency.',
        },
        {
          heading: 'Pets',
          clauses: [
            { when: { given: 'pets' }, text: 'These pets are allowed: {pets|sentence}.' },
            {
              when: { not: { given: 'pets' } },
              text: 'The Tenant may not keep a pet without the Landlord’s written consent.',
            },
            { text: 'An animal that assists a person with a disability is not a pet.' },
          ],
        },
        {
          heading: 'Sublease',
          text: 'The Tenant may not sublet the Premises or assign this Agreement without the Landlord’s written consent, which the Landlord may not unreasonably withhold.',
        },
        {
          heading: 'Default',
          text: 'If a party breaches this Agreement, the other has the remedies that the law gives, after any notice and time to cure that the law requires. The Landlord may recover possession only by the court process that the law provides.',
        },
        {
          heading: 'Disclosures',
          text: 'The Landlord shall give the Tenant the disclosures that the law requires. For housing built before 1978 these include what the Landlord knows of lead-based paint, and the pamphlet on lead that federal law prescribes.',
        },
        {
          heading: 'No discrimination',
          text: 'The Landlord shall comply with the laws against discrimination in housing.',
        },
        notices,
        {
          heading: 'Governing law',
          text: 'The law of the State of {governingState} governs this Agreement. A term that this law does not allow has no effect, and the rest remains.',
        },
        ...closingClauses.filter(({ heading }) => heading !== 'Assignment' && heading !== 'Severability'),
      ],
    },
    signed,
    { signatures: [signer('{landlordName}, Landlord'), signer('{tenantName}, Tenant')] },
    reviewNote,
  ],
}
