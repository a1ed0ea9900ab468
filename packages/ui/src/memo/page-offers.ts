import { createContext, useContext } from 'react'

/** The page around a result offers to print it and to download it, so that the result does not offer it again. */
export const PageOffers = createContext(false)

export const usePageOffers = () => useContext(PageOffers)
