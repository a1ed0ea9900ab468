import type { TemplateSource } from '../../template.ts'
import { reviewNote } from '../shared.ts'
import { letterhead } from './letterhead.ts'

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
  ],
  parts: [
    letterhead('{recommenderInstitution}', 'recommender', ['Email']),
    { lines: ['{today|date}'] },
    { lines: ['**Re: Recommendation of {candidateName}**'] },
    { paragraph: 'To whom it may concern:' },
    { paragraph: 'I have known {candidateName} {relationshipLength|duration}. {relationshipContext}' },
    { paragraph: 'These are the strengths of {candidateName} that I can speak to:', when: { several: 'strengths' } },
    { items: 'strengths', when: { several: 'strengths' } },
    { paragraph: '{strengths}', when: { not: { several: 'strengths' } } },
    { paragraph: '{specificExamples}', when: { given: 'specificExamples' } },
    {
      paragraph: 'I highly recommend {candidateName}.',
      when: { field: 'recommendation', is: 'highly-recommend' },
    },
    { paragraph: 'I recommend {candidateName}.', when: { field: 'recommendation', is: 'recommend' } },
    {
      paragraph: 'I recommend {candidateName} with reservations, which I am prepared to discuss.',
      when: { field: 'recommendation', is: 'recommend-with-reservations' },
    },
    { paragraph: '{recommendation}.', when: { not: { given: 'recommendation' } } },
    {
      paragraph: 'If you have questions, you can reach me at {recommenderEmail} or {recommenderPhone}.',
      when: { given: 'recommenderPhone' },
    },
    {
      paragraph: 'If you have questions, you can reach me at {recommenderEmail}.',
      when: { not: { given: 'recommenderPhone' } },
    },
    { lines: ['Sincerely,'] },
    {
      toSign: true,
      lines: ['{recommenderName}', '{recommenderTitle}', '{recommenderInstitution}'],
    },
    reviewNote,
  ],
}
