/** Who publishes law in the United States, or keeps it freely: the only hosts to which a file of ours leads. */
const publishers = [
  'congress.gov',
  'courtlistener.com',
  'ecfr.gov',
  'federalregister.gov',
  'govinfo.gov',
  'law.cornell.edu',
  'supremecourt.gov',
  'uscode.house.gov',
  'uscourts.gov',
]

const longest = 500

/**
 * Whether an address may be a link in a file: that of a publisher of law over https, written as plain as it is shown. A
 * look-alike, a name or a port in front, or a letter that is not of the ASCII alphabet makes it words.
 */
export function leadsToPublisher(address: string): boolean {
  if (address.length > longest || !/^https:\/\/[\x21-\x7e]+$/.test(address) || !URL.canParse(address)) return false
  const { href, host, username, password } = new URL(address)
  if (href !== address || username || password) return false
  return publishers.some((one) => host === one || host.endsWith(`.${one}`))
}
