/**
 * Bulk files as CourtListener ships them, with few rows: written as PostgreSQL's COPY writes CSV with a backslash as its
 * escape, packed by bzip2. One row of the clusters and one of the citations are bad; an opinion and a docket belong to
 * no cluster that is there; a cluster has no citation.
 */
export const bulkFiles: Record<string, string> = {
  'courts-2025-12-31.csv.bz2':
    'QlpoOTFBWSZTWcsGMrwAABPfgAAQEAQAIAUAABCuc54QIABUUBoDTQyYNSbUxk1PQDSLEfdOjogCAwLasSeQO8iXAfdI1UnZn5XV+iXtbOMFBe+YXckU4UJDLBjK8A==',
  'opinion-clusters-2025-12-31.csv.bz2':
    'QlpoOTFBWSZTWW295IsAAHVfgAAQUAd2IBhhwIS/r9/AMAC4sNU9E0BoAGgAA9INUepo9QxABoaAAAkiSYyEaNA0AekAYwCdRxmdrbmMbQplJyUIfWX6uN6GWmS0JkK1gesBStbKb2C17P2GEYFOhK9bRODFyooE6HdJ0mIkIbRkza3ivrG+fTG8yMCquzcVT8+Cp2zL5YReoiCDCU5c4rDS1Nh1G1f1gZNbKQQKVA2KoBCRtxXojG2bSlWGoN4A7ThEgJP4u5IpwoSDbe8kWA==',
  'dockets-2025-12-31.csv.bz2':
    'QlpoOTFBWSZTWS5lXWIAACPfgAAQUAU4IAAhwICvL5+QIABUNU2pgg0PSNAHkg0JNAHpqaA0aNEXE9NM5y4fSb1ZmcpMCgC5FEgYMyiMFSQ3ilYvdUvB9rFcVSaJPBTtSLjV4hRtRcyRjQhB5bU/F3JFOFCQLmVdYg==',
  'citations-2025-12-31.csv.bz2':
    'QlpoOTFBWSZTWfOdJgwAAEdfgAAQEAV/4AEECoCu5t8gIAByIpoGgxAaMADQYihHpig9I/VDRpoCGAvGAvlOoa444tJdhQb6XTNUQgkgQ4BHXVCUZHnETFeTCZZQgXVlZFDKHJcJcNbeKJ/OmEweQHrlGld0DC68uZhSGQgRFhdyRThQkPOdJgw=',
  'opinions-2025-12-31.csv.bz2':
    'QlpoOTFBWSZTWRbz5kEAAKtfgAAQUWX8LQAhxAS/b//gMAEsbINETUzRk1M1NMj01DQNHqaaBqNAFPKepieoeo9TagADQNNImUbU9BBk9IyAGmgJJiZecRzYasmonjRs4VVT5MEoKDM7hv4uUCIWytFRgknN10INiQKkWASsAolVn2VFE6B5CIl7W5n46Nppexl3AJWHaVEQVVSRwYrWhCCR1KSZSMZC2nja9oK+chnOogsVjg5De+WFthGBYZgIZRaOcwjs+QcWq42S2RLWLQVMZ5GsoXJImsJcZSPNKgrMgI7YpDRY/g0nYYkbXkPivG4OmE9YosaNLwvAFpdY6F7EUjAL1mG0szCIGdYQaCWhNAZDm9oCTXe/64lXxKJfsUppGofcMMBQIgIqaN15xCF8wyIaDuFclSgKENAe9BCqBSAdQwnj+M8hJbHnctuqv8XckU4UJAW8+ZBA',
}
