import { createContext, useContext } from 'react'

/** What was searched for, so that a text that is opened leads from passage to passage. Undefined: no search is shown. */
export const SearchedFor = createContext<string | undefined>(undefined)

/**
 * An address at which what was searched for is found again. It is behind the '#', of which no server is told.
 * @param address left as it is where it leads elsewhere, or to no passage
 */
export function useReadingAddress(address: string | undefined): string | undefined {
  const searched = useContext(SearchedFor)
  return searched && address && /^\/library\/[^#]+\?start=\d/.test(address)
    ? `${address}#for=${encodeURIComponent(searched)}`
    : address
}
