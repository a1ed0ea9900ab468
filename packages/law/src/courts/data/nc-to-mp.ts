/** Courts of NC, ND, MP. Rows as `../table.ts` reads them. */
export const courtsNcToMp = `
ncctapp|Court of Appeals of North Carolina|N.C. Ct. App.|intermediate|nc|1968-
ncbizct|North Carolina Business Court||limited|nc|
ncdistct|North Carolina District Court|N.C. Dist. Ct.|limited|nc|
ncworkcompcom|North Carolina Industrial Commission|N.C. Indus. Comm.|intermediate|nc|1929-
ncsuperct|Superior Court of North Carolina|Sup. Ct. N.C.|intermediate|nc|1777-
nc|Supreme Court of North Carolina|N.C.|last|nc|1799-
ndctapp|North Dakota Court of Appeals|N.D. Ct. App.|intermediate|nd|1987-
nd|North Dakota Supreme Court|N.D.|last|nd|1861-
cnmisuperct|Northern Mariana Islands Commonwealth Superior Court||trial|mp|
cnmitrialct|Northern Mariana Islands Commonwealth Trial Court||trial|mp|
nmi|Supreme Court of The Commonwealth of The Northern Mariana Islands||last|mp|
`
