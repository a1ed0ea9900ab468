/** Courts of US (1). Rows as `../table.ts` reads them. */
export const courtsUs1 = `
almb|United States Bankruptcy Court for the Middle District of Alabama|Bankr. M.D. Ala.|trial|us.al|1984-
alnb|United States Bankruptcy Court for the Northern District of Alabama|Bankr. N.D. Ala.|trial|us.al|1984-
alsb|United States Bankruptcy Court for the Southern District of Alabama|Bankr. S.D. Ala.|trial|us.al|1984-
ald|United States District Court for the District of Alabama|D. Ala.|trial|us.al|1820-1824
circtdal|U.S. Circuit Court for the District of Alabama||intermediate|us.al|1873-1874
circtmdal|U.S. Circuit Court for the District of Middle Alabama||intermediate|us.al|1839-1911
circtndal|U.S. Circuit Court for the District of Northern Alabama||intermediate|us.al|1837-1911
circtsdal|U.S. Circuit Court for the District of Southern Alabama||intermediate|us.al|1837-1911
almd|United States District Court for the Middle District of Alabama|M.D. Ala.|trial|us.al|1839-
alnd|United States District Court for the Northern District of Alabama|N.D. Ala.|trial|us.al|1824-
alsd|United States District Court for the Southern District of Alabama|S.D. Ala.|trial|us.al|1824-
akb|United States Bankruptcy Court for the District of Alaska|Bankr. D. Alaska|trial|us.ak|1984-
akd|United States District Court for the District of Alaska|D. Alaska|trial|us.ak|1888-
arb|United States Bankruptcy Court for the District of Arizona|Bankr. D. Ariz.|trial|us.az|1984-
azd|United States District Court for the District of Arizona|D. Ariz.|trial|us.az|1912-
circtdar|U.S. Circuit Court for the District of Arkansas||intermediate|us.ar|1837-1851
circtedar|U.S. Circuit Court for the District of Eastern Arkansas||intermediate|us.ar|1851-1911
circtdterrar|U.S. Circuit Court for the District of Territory of Arkansas||intermediate|us.ar|1819-1836
circtwdar|U.S. Circuit Court for the District of Western Arkansas||intermediate|us.ar|1851-1911
ared|United States District Court for the Eastern District of Arkansas|E.D. Ark.|trial|us.ar|1851-
arwd|United States District Court for the Western District of Arkansas|W.D. Ark.|trial|us.ar|1851-
areb|United States Bankruptcy Court for the Eastern District of Arkansas|Bankr. E.D. Ark.|trial|us.ar|1984-
arwb|United States Bankruptcy Court for the Western District of Arkansas|Bankr. W.D. Ark.|trial|us.ar|1984-
ard|United States District Court for the District of Arkansas||trial|us.ar|1836-1851
circtdca|U.S. Circuit Court for the District of California|C. Cal.|intermediate|us.ca|1855-1863
circtndca|U.S. Circuit Court for the District of Northern California||intermediate|us.ca|1863-1911
circtsdca|U.S. Circuit Court for the District of Southern California||intermediate|us.ca|1863-1911
caed|United States District Court for the Eastern District of California|E.D. Cal.|trial|us.ca|1966-
cand|United States District Court for the Northern District of California|N.D. Cal.|trial|us.ca|1850-
casd|United States District Court for the Southern District of California|S.D. Cal.|trial|us.ca|1850-
ca9|United States Court of Appeals for the Ninth Circuit|9th Cir.|intermediate|us|1891-
bap9|United States Bankruptcy Appellate Panel of The Ninth Circuit|9th Cir. BAP|intermediate|us|1984-
cacb|United States Bankruptcy Court for the Central District of California|Bankr. C.D. Cal.|trial|us.ca|1984-
caeb|United States Bankruptcy Court for the Eastern District of California|Bankr. E.D. Cal.|trial|us.ca|1984-
canb|United States Bankruptcy Court for the Northern District of California|Bankr. N.D. Cal.|trial|us.ca|1984-
casb|United States Bankruptcy Court for the Southern District of California|Bankr. S.D. Cal.|trial|us.ca|1984-
cacd|United States District Court for the Central District of California|C.D. Cal.|trial|us.ca|1966-
californiad|United States District Court for the District of California|D. Cal.|trial|us.ca|1866-1886
judcoun9|Judicial Council of The Ninth Circuit||trial|us.ca|
circtdco|U.S. Circuit Court for the District of Colorado||intermediate|us.co|1876-1911
judcoun10|Judicial Council of The Tenth Circuit||trial|us.co|
ca10|United States Court of Appeals for the Tenth Circuit|10th Cir.|intermediate|us|1929-
bap10|United States Bankruptcy Appellate Panel of The Tenth Circuit|10th Cir. BAP|intermediate|us|1984-
cob|United States Bankruptcy Court for the District of Colorado|Bankr.D. Colo.|trial|us.co|1984-
cod|United States District Court for the District of Colorado|D. Colo.|trial|us.co|1876-
circtdct|U.S. Circuit Court for the District of Connecticut||intermediate|us.ct|1789-1911
ctb|United States Bankruptcy Court for the District of Connecticut|Bankr. D. Conn.|trial|us.ct|1984-
ctd|United States District Court for the District of Connecticut|D. Conn.|trial|us.ct|1789-
usjudconfcomdis|United States Judicial Conference Committee on Judicial Conduct and Disability||trial|us|
judcoundc|Judicial Council of the District of Columbia Circuit||trial|us|
circtdel|U.S. Circuit Court for the District of Delaware|Cir. Ct. Del.|intermediate|us.de|1789-1911
ded|United States District Court for the District of Delaware|D. Del.|trial|us.de|1789-
deb|United States Bankruptcy Court for the District of Delaware|Bankr. D. Del.|trial|us.de|1984-
flmd|United States District Court for the Middle District of Florida|M.D. Fla.|trial|us.fl|1962-
flnd|United States District Court for the Northern District of Florida|N.D. Fla.|trial|us.fl|1847-
flsd|United States District Court for the Southern District of Florida|S.D. Fla.|trial|us.fl|1847-
superctsdfla|Superior Court, S. D. Florida|Super. Ct. S.D. Fla.|trial|us.fl|1828-1845
flmb|United States Bankruptcy Court for the Middle District of Florida|Bankr. M.D. Fla.|trial|us.fl|1984-
flnb|United States Bankruptcy Court for the Northern District of Florida|Bankr. N.D. Fla.|trial|us.fl|1984-
flsb|United States Bankruptcy Court, Southern District Florida|Bankr. S.D. Florida|trial|us.fl|1984-
circtndfl|United States Circuit Court for the Northern District of Florida|C.C.N.D. Fla.|intermediate|us.fl|
circtsdfl|United States Circuit Court for the Southern District of Florida|C.C.S.D. Fla.|intermediate|us.fl|1862-1911
fld|United States District Court for the District of Florida|D. Fla.|trial|us.fl|1845-1847
circtdga|U.S. Circuit Court for the District of Georgia||intermediate|us.ga|1789-1848
circtndga|U.S. Circuit Court for the Northern District of Georgia||intermediate|us.ga|1848-1911
circtsdga|U.S. Circuit Court for the Southern District of Georgia||intermediate|us.ga|1848-1911
gamd|United States District Court for the Middle District of Georgia|M.D. Ga.|trial|us.ga|1926-
gand|United States District Court for the Northern District of Georgia|N.D. Ga.|trial|us.ga|1848-
gasd|United States District Court for the Southern District of Georgia|S.D. Ga.|trial|us.ga|1848-
judcoun11|Judicial Council of The Eleventh Circuit||trial|us.ga|
gamb|United States Bankruptcy Court for the Middle District of Georgia|Bankr. M.D. Ga.|trial|us.ga|1984-
ganb|United States Bankruptcy Court for the Northern District of Georgia|Bankr. N.D. Ga.|trial|us.ga|1984-
gasb|United States Bankruptcy Court for the Southern District of Georgia|Bankr. S.D. Ga.|trial|us.ga|1984-
ca11|United States Court of Appeals for the Eleventh Circuit|11th Cir.|intermediate|us|1981-
gad|United States District Court for the District of Georgia|D. Ga.|trial|us.ga|1789-1848
gud|United States District Court for the District of Guam|D. Guam|trial|us.gu|1924-
gub|United States Bankruptcy Court for the District of Guam|Bankr. D. Guam|trial|us.gu|1984-
hib|United States Bankruptcy Court for the District of Hawaii|Bankr. D. Haw.|trial|us.hi|1984-
hid|United States District Court for the District of Hawaii|D. Haw.|trial|us.hi|1959-
circtdid|U.S. Circuit Court for the District of Idaho||intermediate|us.id|1890-1911
idb|United States Bankruptcy Court for the District of Idaho|Bankr. D. Idaho|trial|us.id|1984-
idd|United States District Court for the District of Idaho|D. Idaho|trial|us.id|1861-
circtdil|U.S. Circuit Court for the District of Illinois||intermediate|us.il|1837-1855
circtedil|U.S. Circuit Court for the Eastern District of Illinois||intermediate|us.il|1905-1911
circtndil|U.S. Circuit Court for the Northern District of Illinois||intermediate|us.il|1855-1911
circtsdil|U.S. Circuit Court for the Southern District of Illinois||intermediate|us.il|1855-1911
ilnd|United States District Court for the Northern District of Illinois|N.D. Ill.|trial|us.il|
ilsd|United States District Court for the Southern District of Illinois|S.D. Ill.|trial|us.il|1855-
judcoun7|Judicial Council of The Seventh Circuit||trial|us.il|
ca7|United States Court of Appeals for the Seventh Circuit|7th Cir.|intermediate|us|1891-
ilcd|United States District Court for the Central District of Illinois|C.D. Ill.|trial|us.il|1979-
illinoisd|United States District Court for the District of Illinois|D. Ill.|trial|us.il|1819-1855
illinoised|United States District Court for the Eastern District of Illinois|E.D. Ill.|trial|us.il|1905-1978
ilcb|United States Bankruptcy Court for the Central District of Illinois|Bankr. C.D. Ill.|trial|us.il|1984-
ilnb|United States Bankruptcy Court for the Northern District of Illinois|Bankr. N.D. Ill.|trial|us.il|1984-
ilsb|United States Bankruptcy Court for the Southern District of Illinois|Bankr. S.D. Ill.|trial|us.il|
circtdin|U.S. Circuit Court for the District of Indiana||intermediate|us.in|1837-1911
innd|United States District Court for the Northern District of Indiana|N.D. Ind.|trial|us.in|1928-
insd|United States District Court for the Southern District of Indiana|S.D. Ind.|trial|us.in|1928-
innb|United States Bankruptcy Court for the Northern District of Indiana|Bankr. N.D. Ind.|trial|us.in|1984-
insb|United States Bankruptcy Court for the Southern District of Indiana|Bankr. S.D. Ind.|trial|us.in|1984-
indianad|United States District Court for the District of Indiana|D. Ind.|trial|us.in|1817-1928
circtdia|U.S. Circuit Court for the District of Iowa||intermediate|us.ia|1862-1882
circtnia|U.S. Circuit Court for the District of Northern Iowa||intermediate|us.ia|1882-1911
circtsdia|U.S. Circuit Court for the Southern District of Iowa||intermediate|us.ia|1882-1911
iand|United States District Court for the Northern District of Iowa|N.D. Iowa|trial|us.ia|1882-
iasd|United States District Court for the Southern District of Iowa|S.D. Iowa|trial|us.ia|1882-
ianb|United States Bankruptcy Court for the Northern District of Iowa|Bankr. D. Iowa|trial|us.ia|1984-
iasb|United States Bankruptcy Court for the Southern District of Iowa|Bankr. S.D. Iowa|trial|us.ia|1984-
iad|United States District Court for the District of Iowa|D. Iowa|trial|us.ia|1845-1882
circtdks|U.S. Circuit Court for the District of Kansas||intermediate|us.ks|1862-1911
ksd|United States District Court for the District of Kansas|D. Kan.|trial|us.ks|1861-
ksb|United States Bankruptcy Court for the District of Kansas|Bankr. D. Kan.|trial|us.ks|1984-
circtedky|U.S. Circuit Court for the District of Eastern Kentucky||intermediate|us.ky|1901-1911
circtdky|U.S. Circuit Court for the District of Kentucky||intermediate|us.ky|1807-1901
circtwdky|U.S. Circuit Court for the District of Western Kentucky||intermediate|us.ky|1901-1911
kyed|United States District Court for the Eastern District of Kentucky|E.D. Ky.|trial|us.ky|1901-
kywd|United States District Court for the Western District of Kentucky|W.D. Ky.|trial|us.ky|1901-
kyeb|United States Bankruptcy Court for the Eastern District of Kentucky|Bankr. E.D. Ky.|trial|us.ky|1984-
kywb|United States Bankruptcy Court for the Western District of Kentucky|Bankr. W.D. Ky.|trial|us.ky|1984-
kyd|United States District Court for the District of Kentucky|D. Ky.|trial|us.ky|1789-1901
circtedla|U.S. Circuit Court for the District of Eastern Louisiana||intermediate|us.la|1837-1911
circtdla|U.S. Circuit Court for the District of Louisiana||intermediate|us.la|1845-1849
circtwdla|U.S. Circuit Court for the District of Western Louisiana||intermediate|us.la|1837-1911
lamd|United States District Court for the Middle District of Louisiana|M.D. La.|trial|us.la|1971-
lawd|United States District Court for the Western District of Louisiana|W.D. La.|trial|us.la|
laed|United States District Court Eastern District of Louisiana|E.D. La.|trial|us.la|1881-
judcoun5|Judicial Council of The Fifth Circuit||trial|us.la|
ca5|United States Court of Appeals for the Fifth Circuit|5th Cir.|intermediate|us|1891-
orld|District Court, Orleans|D. Orleans|trial|us.la|1804-1812
laeb|United States Bankruptcy Court for the Eastern District of Louisiana|Bankr. E.D. La.|trial|us.la|1984-
lamb|United States Bankruptcy Court for the Middle District of Louisiana|Bankr. M.D. La.|trial|us.la|1984-
lawb|United States Bankruptcy Court for the Western District of Louisiana|Bankr. W.D. La.|trial|us.la|1984-
lad|United States District Court for the District of Louisiana|D. La.|trial|us.la|1804-1823
circtdme|U.S. Circuit Court for the District of Maine||intermediate|us.me|1820-1911
med|United States District Court for the District of Maine|D. Me.|trial|us.me|1820-
meb|United States Bankruptcy Court for the District of Maine|Bankr. D. Me.|trial|us.me|1984-
circtdmd|U.S. Circuit Court for the District of Maryland||intermediate|us.md|1789-1911
mdd|United States District Court for the District of Maryland|D. Md.|trial|us.md|1789-
mdb|United States Bankruptcy Court for the District of Maryland|Bankr. D. Md.|trial|us.md|1984-
circtdma|U.S. Circuit Court for the District of Massachusetts||intermediate|us.ma|1789-1911
judcoun1|Judicial Council of The First Circuit||trial|us.ma|
ca1|United States Court of Appeals for the First Circuit|1st Cir.|intermediate|us|1891-
mad|United States District Court for the District of Massachusetts|D. Mass.|trial|us.ma|1789-
bap1|United States Bankruptcy Appellate Panel of The First Circuit|1st Cir. BAP|intermediate|us|1984-
mab|United States Bankruptcy Court for the District of Massachusetts|Bankr. D. Mass.|trial|us.ma|1984-
circtedmi|U.S. Circuit Court for the District of Eastern Michigan||intermediate|us.mi|1863-1911
circtdmi|U.S. Circuit Court for the District of Michigan||intermediate|us.mi|1837-1862
circtwdmi|U.S. Circuit Court for the District of Western Michigan||intermediate|us.mi|1863-1911
mied|United States District Court for the Eastern District of Michigan|E.D. Mich.|trial|us.mi|1863-
miwd|United States District Court for the Western District of Michigan|W.D. Mich.|trial|us.mi|1863-
michd|United States District Court for the District of Michigan|D. Mich.|trial|us.mi|1836-1863
mieb|United States Bankruptcy Court for the Eastern District of Michigan|Bankr. E.D. Mich.|trial|us.mi|1984-
miwb|United States Bankruptcy Court for the Western District of Michigan|Bankr. W.D. Mich.|trial|us.mi|1984-
circtdmn|U.S. Circuit Court for the District of Minnesota||intermediate|us.mn|1862-1911
mnd|United States District Court for the District of Minnesota|D. Minn.|trial|us.mn|1858-
mnb|United States Bankruptcy Court for the District of Minnesota|Bankr. D. Minn.|trial|us.mn|1984-
circtdms|U.S. Circuit Court for the District of Mississippi||intermediate|us.ms|1818-1838
circtndms|U.S. Circuit Court for the District of Northern Mississippi||intermediate|us.ms|1838-1911
circtsdms|U.S. Circuit Court for the District of Southern Mississippi||intermediate|us.ms|1838-1911
circtmissterr|U.S. Circuit Court for the Mississippi Territory||intermediate|us.ms|
msnd|United States District Court for the Northern District of Mississippi|N.D. Miss.|trial|us.ms|1838-
mssd|United States District Court for the Southern District of Mississippi|S.D. Miss.|trial|us.ms|1838-
missd|United States District Court for the District of Mississippi|D. Miss.|trial|us.ms|1818-1838
msnb|United States Bankruptcy Court for the Northern District of Mississippi|Bankr. N.D. Miss.|trial|us.ms|1984-
mssb|United States Bankruptcy Court for the Southern District of Mississippi|Bankr. S.D. Miss.|trial|us.ms|1984-
circtedmo|U.S. Circuit Court for the District of Eastern Missouri||intermediate|us.mo|1857-1911
circtdmo|U.S. Circuit Court for the District of Missouri||intermediate|us.mo|1837-1872
circtwdmo|U.S. Circuit Court for the District of Western Missouri||intermediate|us.mo|1857-1911
mowd|United States District Court for the Western District of Missouri|W.D. Mo.|trial|us.mo|1857-
judcoun8|Judicial Council of The Eighth Circuit||trial|us.mo|
ca8|United States Court of Appeals for the Eighth Circuit|8th Cir.|intermediate|us|1891-
mod|United States District Court for the District of Missouri|D. Mo.|trial|us.mo|1822-1857
moed|United States District Court for the Eastern District of Missouri|E.D. Mo.|trial|us.mo|1857-
bap8|United States Bankruptcy Appellate Panel of The Eighth Circuit|8th Cir. BAP|intermediate|us|1984-
moeb|United States Bankruptcy Court for the Eastern District of Missouri|Bankr. E.D. Mo.|trial|us.mo|1984-
mowb|United States Bankruptcy Court for the Western District of Missouri|Bankr. W.D. Mo.|trial|us.mo|1984-
circtdmt|U.S. Circuit Court for the District of Montana||intermediate|us.mt|1889-1911
mtd|United States District Court for the District of Montana|D. Mont.|trial|us.mt|1889-
mtb|United States Bankruptcy Court for the District of Montana|Bankr. D. Mont.|trial|us.mt|1984-
circtdne|U.S. Circuit Court for the District of Nebraska||intermediate|us.ne|1867-1911
ned|United States District Court, Nebraska|D. Neb.|trial|us.ne|1867-
nebraskab|United States Bankruptcy Court for the District of Nebraska|Bankr. D. Neb.|trial|us.ne|1984-
circtdnv|U.S. Circuit Court for the District of Nevada||intermediate|us.nv|1865-1911
nvd|United States District Court for the District of Nevada|D. Nev.|trial|us.nv|1865-
nvb|United States Bankruptcy Court for the District of Nevada|Bankr. D. Nev.|trial|us.nv|1984-
circtdnh|U.S. Circuit Court for the District of New Hampshire||intermediate|us.nh|1789-1911
nhd|United States District Court for the District of New Hampshire|D.N.H.|trial|us.nh|1789-
nhb|United States Bankruptcy Court for the District of New Hampshire|Bankr. D.N.H.|trial|us.nh|1984-
circtdnj|U.S. Circuit Court for the District of New Jersey||intermediate|us.nj|1789-1911
njd|United States District Court for the District of New Jersey|D.N.J.|trial|us.nj|1789-
njb|United States Bankruptcy Court for the District of New Jersey|Bankr. D.N.J.|trial|us.nj|1984-
nmd|United States District Court for the District of New Mexico|D.N.M.|trial|us.nm|1910-
nmb|United States Bankruptcy Court for the District of New Mexico|Bankr. D.N.M.|trial|us.nm|1984-
circtny|U.S. Circuit Court for New York||intermediate|us.ny|
circtdalbanyny|U.S. Circuit Court for the District of Albany New York||intermediate|us.ny|1801-1802
circtedny|U.S. Circuit Court for the District of Eastern New York||intermediate|us.ny|1865-1911
circtndny|U.S. Circuit Court for the District of Northern New York||intermediate|us.ny|1814-1911
circtsdny|U.S. Circuit Court for the District of Southern New York||intermediate|us.ny|1814-1911
circtwdny|U.S. Circuit Court for the District of Western New York||intermediate|us.ny|1900-1911
nyed|United States District Court for the Eastern District of New York|E.D.N.Y.|trial|us.ny|1865-
nynd|United States District Court for the Northern District of New York|N.D.N.Y.|trial|us.ny|1814-
nysd|United States District Court for the Southern District of New York|S.D.N.Y.|trial|us.ny|1814-
nywd|United States District Court for the Western District of New York|W.D.N.Y.|trial|us.ny|1900-
judcoun2|Judicial Council of The Second Circuit||trial|us.ny|
`
