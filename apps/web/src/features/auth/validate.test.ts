import { expect, test } from 'vitest'
import { signInErrors, signUpErrors } from './validate.ts'

const complete = {
  setupWord: '',
  name: 'Dana Okafor',
  email: 'dana@okafor.example',
  password: 'correct horse',
  confirmation: 'correct horse',
  terms: true,
}

test('sign-in needs an email that looks like one, and a password', () => {
  expect(signInErrors({ email: '', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
  for (const email of ['dana', 'dana@okafor', 'da na@okafor.example', '@okafor.example'])
    expect(signInErrors({ email, password: 'x' })).toEqual({ email: 'Please enter a valid email' })
  expect(signInErrors({ email: 'dana@okafor.example', password: 'x' })).toEqual({})
})

test('a complete registration has no errors', () => {
  expect(signUpErrors(complete)).toEqual({})
})

test('each part of a registration that is missing is named', () => {
  expect(signUpErrors({ setupWord: '', name: '   ', email: '', password: '', confirmation: '', terms: false })).toEqual(
    {
      name: 'Full name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmation: 'Please confirm your password',
      terms: 'You must accept the terms and conditions',
    },
  )
})

test('the passwords have to match', () => {
  expect(signUpErrors({ ...complete, confirmation: 'correct hors' })).toEqual({
    confirmation: "Passwords don't match",
  })
})

test('the setup code is asked for where the installation takes one', () => {
  expect(signUpErrors(complete, undefined, true)).toEqual({ setupWord: 'The setup code is required' })
  expect(signUpErrors({ ...complete, setupWord: '1a2b-3c4d-5e6f' }, undefined, true)).toEqual({})
})
