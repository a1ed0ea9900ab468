import { expect, it } from 'vitest'
import { soundsBeside } from './beside-words.ts'

it.each(['my wife says I am a pushover', 'the inspector is a hoot', 'we voted no', 'gotta run', 'did I say that?'])(
  'is said as people speak beside the matter: %s',
  (words) => {
    expect(soundsBeside(words)).toBe(true)
  },
)

it.each(['the Tenant shovels the walk', 'I do not replant', 'no subcontractors', 'she tutors freshmen in algebra'])(
  'is said as people speak of the matter: %s',
  (words) => {
    expect(soundsBeside(words)).toBe(false)
  },
)
