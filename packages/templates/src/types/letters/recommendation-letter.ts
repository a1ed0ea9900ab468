import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { letterhead } from './letterhead.ts'

const ofInstitution = { given: 'recommenderInstitution' }
const titled = { given: 'recommenderTitle' }
const byPhone = { given: 'recommenderPhone' }
const byEmail = { given: 'recommenderEmail' }
const lasted = { given: 'relationshipLength' }
/** How somebody came to be known tells for how long, or the length is asked for. */
const told = { given: 'relationshipContext' }
/** Where nothing tells for how long, the letter begins with what it is for. */
const opening = { all: [told, { not: lasted }] }
const inOwnWords = { given: 'ownClosing' }
const doubted = { field: 'recommendation', is: 'recommend-with-reservations' }

export const recommendationLetter: TemplateSource = {
  id: 'recommendation-letter',
  title: 'Recommendation Letter',
  tab: 'letters',
  description: 'Recommends someone for a position or a program.',
  name: 'Recommendation of {candidateName}',
  fields: [
    { name: 'recommenderName', label: 'Your name', type: 'text', required: true, section: 'Recommender' },
    { name: 'recommenderTitle', label: 'Your title', type: 'text', required: true, section: 'Recommender' },
    { name: 'recommenderInstitution', label: 'Your institution', type: 'text', required: true, section: 'Recommender' },
    { name: 'recommenderAddress', label: 'Your address', type: 'textarea', section: 'Recommender' },
    { name: 'recommenderPhone', label: 'Your phone', type: 'tel', section: 'Recommender' },
    { name: 'recommenderEmail', label: 'Your email', type: 'email', required: true, section: 'Recommender' },
    { name: 'candidateName', label: 'Candidate', type: 'text', required: true, section: 'Candidate' },
    { name: 'candidateFor', label: 'What the candidate applies for', type: 'text', section: 'Candidate', asked: false },
    { name: 'addressedName', label: 'Recipient’s name', type: 'text', section: 'Recipient', asked: false },
    { name: 'addressedTitle', label: 'Recipient’s title', type: 'text', section: 'Recipient', asked: false },
    { name: 'addressedCompany', label: 'Recipient’s organization', type: 'text', section: 'Recipient', asked: false },
    { name: 'addressedAddress', label: 'Recipient’s address', type: 'textarea', section: 'Recipient', asked: false },
    {
      name: 'relationshipLength',
      label: 'How long you have known the candidate',
      type: 'text',
      placeholder: 'For example: three years, or since 2021',
      required: true,
      section: 'Candidate',
    },
    {
      name: 'relationshipContext',
      label: 'How you know the candidate',
      type: 'textarea',
      placeholder: 'A full sentence: She was my law clerk for two years.',
      required: true,
      section: 'Candidate',
    },
    {
      name: 'strengths',
      label: 'Strengths',
      type: 'textarea',
      placeholder: 'One a line, or full sentences',
      required: true,
      section: 'Recommendation',
      holds: 'list',
    },
    { name: 'specificExamples', label: 'Examples', type: 'textarea', section: 'Recommendation' },
    {
      name: 'recommendation',
      label: 'Recommendation',
      type: 'select',
      options: ['Highly Recommend', 'Recommend', 'Recommend with Reservations'],
      required: true,
      section: 'Recommendation',
    },
    {
      name: 'ownClosing',
      label: 'The recommendation in your words',
      type: 'textarea',
      section: 'Recommendation',
      asked: false,
    },
  ],
  parts: [
    { ...letterhead('{recommenderInstitution}', 'recommender', []), when: ofInstitution },
    { ...letterhead('{recommenderName}', 'recommender', []), when: { not: ofInstitution } },
    { lines: ['{today|date}'] },
    {
      lines: [
        { when: { given: 'addressedName' }, text: '{addressedName}' },
        { when: { given: 'addressedTitle' }, text: '{addressedTitle}' },
        { when: { given: 'addressedCompany' }, text: '{addressedCompany}' },
        { when: { given: 'addressedAddress' }, text: '{addressedAddress}' },
      ],
      when: { any: [{ given: 'addressedName' }, { given: 'addressedCompany' }] },
    },
    {
      lines: [
        { when: { not: { given: 'candidateFor' } }, text: '**Re: Recommendation of {candidateName}**' },
        {
          when: { given: 'candidateFor' },
          text: '**Re: Recommendation of {candidateName} for {candidateFor|sentence}**',
        },
      ],
    },
    { paragraph: 'Dear {addressedName|salutation}:', when: { given: 'addressedName' } },
    { paragraph: 'To whom it may concern:', when: { not: { given: 'addressedName' } } },
    {
      paragraph: [
        { when: { all: [opening, doubted] }, text: 'I am writing about {candidateName}.' },
        {
          when: { all: [opening, { not: doubted }, { given: 'candidateFor' }] },
          text: 'I am writing to recommend {candidateName} for {candidateFor|sentence}.',
        },
        {
          when: { all: [opening, { not: doubted }, { not: { given: 'candidateFor' } }] },
          text: 'I am writing to recommend {candidateName}.',
        },
        { when: { any: [lasted, { not: told }] }, text: 'I have known {candidateName} {relationshipLength|duration}.' },
        '{relationshipContext}',
      ],
    },
    { paragraph: 'These are the strengths of {candidateName} that I can speak to:', when: { several: 'strengths' } },
    { items: 'strengths', when: { several: 'strengths' } },
    {
      paragraph: '{strengths}',
      when: {
        all: [
          { not: { several: 'strengths' } },
          { any: [{ given: 'strengths' }, { not: { given: 'specificExamples' } }] },
        ],
      },
    },
    { paragraph: '{specificExamples}', when: { given: 'specificExamples' } },
    { paragraph: '{ownClosing}', when: { all: [inOwnWords, { not: doubted }] } },
    {
      paragraph: 'I highly recommend {candidateName}.',
      when: { all: [{ field: 'recommendation', is: 'highly-recommend' }, { not: inOwnWords }] },
    },
    {
      paragraph: 'I recommend {candidateName}.',
      when: { all: [{ field: 'recommendation', is: 'recommend' }, { not: inOwnWords }] },
    },
    {
      paragraph: 'I recommend {candidateName} with reservations, which I am prepared to discuss.',
      when: { field: 'recommendation', is: 'recommend-with-reservations' },
    },
    { paragraph: '{recommendation}.', when: { not: { given: 'recommendation' } } },
    {
      paragraph: 'If you have questions, you can reach me at {recommenderEmail} or {recommenderPhone}.',
      when: { all: [byPhone, byEmail] },
    },
    {
      paragraph: 'If you have questions, you can reach me at {recommenderPhone}.',
      when: { all: [byPhone, { not: byEmail }] },
    },
    {
      paragraph: 'If you have questions, you can reach me at {recommenderEmail}.',
      when: { not: byPhone },
    },
    { lines: ['Sincerely,'] },
    {
      toSign: true,
      lines: [
        '{recommenderName}',
        { when: { any: [titled, ofInstitution] }, text: '{recommenderTitle}' },
        { when: { any: [titled, ofInstitution] }, text: '{recommenderInstitution}' },
      ],
    },
    reviewNote,
  ],
}
