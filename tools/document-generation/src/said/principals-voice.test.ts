import { expect, it } from 'vitest'
import { edited } from './edits.ts'
import { principalsVoiceIn } from './principals-voice.ts'

const id = 'power-of-attorney'
const heard = (text: string, type = id) => edited(text, principalsVoiceIn({ id: type }, text)).text

it.each([
  [
    'My father needs a power of attorney. He’s Orrin Tate, 4 Mill St, Ames, Iowa. I’m Nell Tate, his daughter, and I’d be the agent.',
    'I need a power of attorney. I am Orrin Tate, 4 Mill St, Ames, Iowa. \nAgent: Nell Tate\n.',
  ],
  [
    'My mom wants me to be her agent. She does not pay me, and she wants me to send my sister a list each May.',
    'The Agent shall be my agent. I do not pay the Agent, and the Agent shall send my daughter a list each May.',
  ],
  [
    'My aunt is giving a power of attorney and I will be her agent. I need to be able to sell her boat. I don’t need a bond and I can’t do it after May.',
    'I am giving a power of attorney and the Agent will be my agent. The Agent may sell my boat. The Agent does not need a bond and the Agent can’t do it after May.',
  ],
])('lets the principal speak: %s', (text, said) => expect(heard(text)).toBe(said))

it.each([
  ['I want my daughter to be my agent. She can sell my car.', id],
  ['My mother wants a power of attorney. Use the short form.', id],
  ['My mom wants me to be her agent.', 'promissory-note'],
])('leaves alone what a principal says, and what tells no agent: %s', (text, type) =>
  expect(heard(text, type)).toBe(text),
)
