import { contractProblems, modelSaying, runAction } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { server } from './server.ts'

it('holds to the contract', () => expect(contractProblems({ server })).toEqual([]))

it('counts the words of a text', async () => {
  const { output } = await runAction(server, 'count', { text: 'The tenant shall pay the rent on May 1.', limit: 6 })
  expect(output).toMatchObject({ words: 8, over: 2 })
  expect(output).toHaveProperty('often.0', { word: 'the', times: 2 })
})

it('quotes a sentence that a model names, if it is one of the text', async () => {
  const text = 'The rent is due on the first. Nothing else matters.'
  const { output } = await runAction(
    server,
    'count',
    { text },
    { reason: modelSaying({ sentence: 'The rent is due on the first.' }) },
  )
  expect(output).toMatchObject({ about: 'The rent is due on the first.', coverage: { basis: 'model' } })
  const invented = await runAction(
    server,
    'count',
    { text },
    { reason: modelSaying({ sentence: 'The rent is waived forever.' }) },
  )
  expect(invented.output).toMatchObject({ coverage: { basis: 'evidence' } })
  expect(invented.output).not.toHaveProperty('about')
})

it('asks for a text', async () => {
  await expect(runAction(server, 'count', { text: ' ' })).rejects.toThrow('Write a text.')
})
