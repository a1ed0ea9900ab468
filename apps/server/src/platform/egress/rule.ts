import { CasewrightError } from '@casewright/core'
import type { AddressClass } from './address-class.ts'
import type { Destination } from './destination.ts'

/** What decides which addresses a destination may be connected at. */
export type Rule = Pick<Destination, 'address' | 'trust'>

export const mayConnect = ({ address, trust }: Rule, found: AddressClass): boolean =>
  found !== 'never' && (address === 'configured' || found === 'public') && (trust === 'cloud' || found === 'private')

const sentences = {
  open: 'This is not a public address, so it was not contacted. Use the address of a public web page.',
  local:
    'The local service’s address is outside this network, so nothing was sent. Ask your administrator to check it.',
  never: 'This address does not belong to an allowed service, so nothing was sent. Contact your administrator.',
}

/** @returns the error for an address that the rule does not allow; it never names the address */
export const refusal = ({ address, trust }: Rule): CasewrightError =>
  new CasewrightError('address-refused', sentences[address === 'open' ? 'open' : trust === 'local' ? 'local' : 'never'])

/** The refusal at the bottom of an error, however often it was wrapped on the way (by undici, by an SDK). */
export function refusalOf(error: unknown): CasewrightError | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++)
    if (CasewrightError.isInstance(cause)) return cause
  return null
}
