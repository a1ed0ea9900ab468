/** The client is a firm of some kind, and no person. */
const entity =
  /\b(?:represent|act for|appear for|are for|counsel (?:for|to)|defend|(?:our|my) client,?(?: is)?|client(?: is|:)) (?:an? |the |two |some )?(?:[\w’'&-]{1,20} ){0,4}?(?:bank|lender|mortgagee|debt buyer|creditor|credit union|insurer|LLC|company|corporation|Inc\.?|Corp\.?|L\.L\.C\.?|stores?|supermarkets?|markets?|grocer(?:y|s)|shops?|malls?|hotels?|motels?|hospitals?|clinics?|schools?|school district|districts?|university|college|church|city|county|town|village|agency|department|restaurants?|diner|casino|gym|airline|railroad|properties|foods|stores|holdings|industries|association|HOA|museum|stadium|theater|nursing home|employer)(?=[.,;:)]|$| \(| (?:that|which|in|on|of|from|against|with|to|is|was|has|had|over|suing|sued|sues|for|and|who|whose)\b)/i

/** Whether no 'he' or 'she' can be the client: 'we represent the lender. He admits …'. */
export const isOfEntity = (text: string): boolean => entity.test(text)
