import type { TemplateSource } from '../../template.ts'
import { contractNote } from '../shared.ts'
import {
  closingClauses,
  generalTerms,
  nameAndTitle,
  notices,
  signatory,
  signed,
  signer,
  tradeSecretNotice,
} from './general.ts'
import { onlySaid, saidOn, termFields, unsaid, yieldTo } from './terms.ts'

export const employmentContract: TemplateSource = {
  id: 'employment-contract',
  title: 'Employment Contract',
  tab: 'contracts',
  description: 'An employer hires an employee, at will.',
  name: 'Employment Agreement of {employeeName|name}',
  fields: [
    { name: 'employerName', label: 'Employer’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'employerAddress', label: 'Employer’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'employeeName', label: 'Employee’s name', type: 'text', required: true, section: 'Parties' },
    { name: 'employeeAddress', label: 'Employee’s address', type: 'textarea', required: true, section: 'Parties' },
    { name: 'jobTitle', label: 'Job title', type: 'text', required: true, section: 'Position' },
    { name: 'department', label: 'Department', type: 'text', section: 'Position' },
    { name: 'startDate', label: 'Start date', type: 'date', required: true, section: 'Position' },
    {
      name: 'salary',
      label: 'Salary',
      type: 'text',
      placeholder: 'For example: $85,000 a year',
      required: true,
      section: 'Pay',
      holds: 'money',
    },
    {
      name: 'payFrequency',
      label: 'Pay frequency',
      type: 'select',
      options: ['Weekly', 'Bi-weekly', 'Monthly'],
      required: true,
      section: 'Pay',
    },
    { name: 'benefits', label: 'Benefits', type: 'textarea', section: 'Pay', holds: 'list' },
    { name: 'vacation', label: 'Vacation', type: 'text', placeholder: 'For example: 15 days a year', section: 'Pay' },
    { name: 'workSchedule', label: 'Work schedule', type: 'text', section: 'Position' },
    {
      name: 'probationPeriod',
      label: 'Probation period',
      type: 'text',
      placeholder: 'For example: 90 days',
      section: 'Position',
    },
    { name: 'governingState', label: 'State whose law governs', type: 'text', section: 'Terms', asked: false },
    signatory('employer', 'employer'),
    ...termFields(
      'competitionTerms',
      'nonsolicitTerms',
      'inventionTerms',
      'protectionTerms',
      'confidentialityTerms',
      'exclusivityTerms',
      'expenseTerms',
      'leaveTerms',
      'benefitTerms',
      'bonusTerms',
      'probationTerms',
      'durationTerms',
      'endingTerms',
      'payTerms',
      'taxTerms',
      'workplaceTerms',
      'liabilityTerms',
      'indemnityTerms',
      ...generalTerms,
    ),
  ],
  parts: [
    { title: 'Employment Agreement' },
    {
      paragraph:
        'This Employment Agreement (this “**Agreement**”) is between {employerName}, at {employerAddress|line} (the “**Employer**”), and {employeeName}, at {employeeAddress|line} (the “**Employee**”). It takes effect on {startDate|date}.',
    },
    { heading: 'Background' },
    {
      paragraph:
        'The Employer wishes to employ the Employee, and the Employee is willing to work for the Employer, on the terms below. The parties agree as follows:',
    },
    {
      clauses: [
        {
          heading: 'Position',
          clauses: [
            {
              text: [
                'The Employer employs the Employee in the position of {jobTitle|sentence}, beginning on {startDate|date}.',
                { when: { given: 'department' }, text: 'The position is in this department: {department|sentence}.' },
              ],
            },
            {
              text: 'The Employee shall perform the duties that are customary for the position and those that the Employer reasonably assigns, and shall follow the Employer’s lawful policies.',
            },
            {
              text: 'The employment is conditioned on the proof of identity and of authorization to work that federal law requires.',
            },
            { when: { given: 'workSchedule' }, text: 'The work schedule is as follows: {workSchedule|sentence}.' },
            ...saidOn('workplaceTerms', 'exclusivityTerms', 'durationTerms'),
          ],
        },
        {
          id: 'pay',
          heading: 'Pay',
          clauses: [
            {
              text: 'The Employer shall pay the Employee base pay of {salary|money}, less taxes and other deductions that the law requires, or that it allows and the Employee has authorized in writing.',
            },
            {
              when: { field: 'payFrequency', is: 'weekly' },
              text: 'Base pay is paid every week, on the Employer’s regular paydays.',
            },
            {
              when: { field: 'payFrequency', is: 'bi-weekly' },
              text: 'Base pay is paid every two weeks, on the Employer’s regular paydays.',
            },
            {
              when: { field: 'payFrequency', is: 'monthly' },
              text: 'Base pay is paid every month, on the Employer’s regular paydays, and more often where the law requires it.',
            },
            {
              when: { all: [{ not: { given: 'payFrequency' } }, unsaid('payTerms')] },
              text: 'Base pay is paid {payFrequency}, on the Employer’s regular paydays.',
            },
            ...saidOn('payTerms', 'bonusTerms', 'taxTerms'),
            { text: 'The Employer shall pay overtime and give breaks as the law requires for the position.' },
          ],
        },
        {
          heading: 'Benefits and leave',
          clauses: [
            {
              when: { several: 'benefits' },
              text: 'The Employee receives the following benefits, subject to the terms of the Employer’s plans:',
              clauses: [{ each: 'benefits' }],
            },
            {
              when: { all: [{ given: 'benefits' }, { not: { several: 'benefits' } }] },
              text: 'The Employee receives the following benefits, subject to the terms of the Employer’s plans: {benefits|sentence}.',
            },
            {
              when: { all: [{ not: { given: 'benefits' } }, unsaid('benefitTerms')] },
              text: 'The Employee may participate in the benefit plans that the Employer offers to employees in similar positions, subject to the terms of those plans.',
            },
            ...saidOn('benefitTerms'),
            { when: { given: 'vacation' }, text: 'The Employee’s vacation is as follows: {vacation|sentence}.' },
            ...saidOn('leaveTerms'),
            { text: 'The Employer shall give sick leave and other leave as the law requires.' },
            ...yieldTo('expenseTerms', {
              text: 'The Employer shall reimburse the Employee for reasonable business expenses that the Employer’s policies allow or the law requires.',
            }),
          ],
        },
        {
          when: { any: [{ given: 'probationPeriod' }, { given: 'probationTerms' }] },
          heading: 'Probation',
          text: [
            {
              when: { given: 'probationPeriod' },
              text: 'The probation period is {probationPeriod|sentence} from the first day of work.',
            },
            {
              when: { all: [{ given: 'probationPeriod' }, unsaid('endingTerms', 'durationTerms')] },
              text: 'Completing it changes neither the terms of this Agreement nor the fact that the employment is at will.',
            },
          ],
          clauses: saidOn('probationTerms'),
        },
        {
          id: 'at-will',
          when: unsaid('endingTerms', 'durationTerms'),
          heading: 'Employment at will',
          text: 'The employment is at will: either the Employer or the Employee may terminate it at any time, with or without cause or notice, unless the law provides otherwise. Only a writing that the Employee and an authorized officer of the Employer sign can change this Section.',
        },
        ...onlySaid('endingTerms'),
        {
          id: 'confidentiality',
          heading: 'Confidentiality',
          clauses: yieldTo(
            'confidentialityTerms',
            {
              text: '“**Confidential Information**” means information of the Employer that is not public and that the Employee learns through the employment, such as information about its customers, prices, finances, products and methods.',
            },
            {
              text: [
                {
                  when: unsaid('protectionTerms'),
                  text: 'During and after the employment the Employee shall not use or disclose Confidential Information, except as the work requires or the law allows.',
                },
                {
                  when: { not: unsaid('protectionTerms') },
                  text: 'The Employee shall not use or disclose Confidential Information, except as the work requires or the law allows.',
                },
                'The Employee shall return it, and all property of the Employer, when the employment ends.',
              ],
            },
            ...saidOn('protectionTerms'),
            {
              text: 'Nothing in this Agreement keeps the Employee from discussing wages or working conditions, from reporting a possible violation of law to a government agency or taking part in its investigation, or from exercising another right that the law protects.',
            },
            { text: tradeSecretNotice },
          ),
        },
        {
          id: 'inventions',
          heading: 'Inventions',
          clauses: yieldTo(
            'inventionTerms',
            {
              text: 'The Employee hereby assigns to the Employer the inventions and works that the Employee makes within the scope of the employment or with the Employer’s resources, and shall sign the documents that the Employer, at its own expense, reasonably needs to secure its rights in them.',
            },
            {
              text: 'This assignment does not apply to an invention that the Employee develops entirely on the Employee’s own time without using the Employer’s equipment, supplies, facilities or trade secret information, unless the invention relates to the Employer’s business or to its actual or demonstrably anticipated research or development, or results from work that the Employee performs for the Employer. Nor does it apply to any other invention whose assignment the law does not allow an employer to require.',
            },
          ),
        },
        ...onlySaid('competitionTerms', 'nonsolicitTerms', 'indemnityTerms', 'liabilityTerms', 'insuranceTerms'),
        {
          heading: 'Prior obligations',
          text: 'The Employee represents that no agreement with another person keeps the Employee from performing this Agreement, and shall not bring to the Employer or use for it confidential information of a former employer.',
        },
        {
          heading: 'Assignment; survival',
          clauses: saidOn('assignmentTerms'),
          text: 'The Employee shall not assign this Agreement. The Employer may assign it to a successor to its business, and it binds and benefits the Employer’s successors. {#confidentiality} and {#inventions} survive the end of the employment.',
        },
        notices,
        {
          id: 'law',
          heading: 'Governing law',
          text: 'The law of {governingState} governs this Agreement, without regard to its rules on conflict of laws, except where the law of the state in which the Employee works requires otherwise.',
          clauses: saidOn('arbitrationTerms'),
        },
        ...closingClauses.filter(({ heading }) => heading !== 'Assignment'),
      ],
    },
    signed,
    {
      signatures: [signer('{employerName|name}', nameAndTitle('employer')), signer('{employeeName|name}')],
    },
    contractNote,
  ],
}
