/** Courts of US (2). Rows as `../table.ts` reads them. */
export const courtsUs2 = `
ca2|United States Court of Appeals for the Second Circuit|2d Cir.|intermediate|us|1891-
bap2|United States Bankruptcy Appellate Panel of The Second Circuit|2nd Cir. BAP|intermediate|us|1984-2000
nyeb|United States Bankruptcy Court for the Eastern District of New York|Bankr. E.D.N.Y.|trial|us.ny|1984-
nynb|United States Bankruptcy Court for the Northern District of New York|Bankr. N.D.N.Y.|trial|us.ny|1984-
nysb|United States Bankruptcy Court for the Southern District of New York|Bankr. S.D.N.Y.|trial|us.ny|1984-
nywb|United States Bankruptcy Court for the Western District of New York|Bankr. W.D.N.Y.|trial|us.ny|1984-
cit|United States Court of International Trade|Ct. Intl. Trade|intermediate|us.ny|1980-
nyd|United States District Court for the District of New York|D. N.Y.|trial|us.ny|1789-1814
circtdalb|U.S. Circuit Court District of Albemarle (North Carolina)||intermediate|us.nc|1801-1872
circtcapefearnc|U.S. Circuit Court District of Cape Fear (North Carolina)||intermediate|us.nc|1801-1872
circtdedenton|U.S. Circuit Court District of Edenton (North Carolina)||intermediate|us.nc|1794-1797
circtdnewbern|U.S. Circuit Court District of New Bern (North Carolina)||intermediate|us.nc|1794-1797
circtdpamptico|U.S. Circuit Court District of Pamptico (North Carolina)||intermediate|us.nc|1801-1872
circtdwilm|U.S. Circuit Court District of Wilmington (North Carolina)||intermediate|us.nc|1794-1797
circtednc|U.S. Circuit Court for the District of Eastern North Carolina||intermediate|us.nc|1872-1911
circtnc|U.S. Circuit Court for the District of North Carolina|Cir. Ct. N.C.|intermediate|us.nc|1790-1872
circtwdnc|U.S. Circuit Court for the District of Western North Carolina||intermediate|us.nc|1872-1911
nced|United States District Court for the Eastern District of North Carolina|E.D.N.C.|trial|us.nc|
ncmd|United States District Court for the Middle District of North Carolina|M.D.N.C.|trial|us.nc|
ncwd|United States District Court for the Western District of North Carolina|W.D.N.C.|trial|us.nc|1872-
nceb|United States Bankruptcy Court for the Eastern District of North Carolina|Bankr. E.D.N.C.|trial|us.nc|1984-
ncmb|United States Bankruptcy Court for the Middle District of North Carolina|Bankr. M.D.N.C.|trial|us.nc|1984-
ncwb|United States Bankruptcy Court for the Western District of North Carolina|Bankr. W.D.N.C.|trial|us.nc|1984-
ncd|United States District Court for the District of North Carolina|D.N.C.|trial|us.nc|1790-1872
circtdnd|U.S. Circuit Court for the District of North Dakota||intermediate|us.nd|1889-1911
ndd|United States District Court for the District of North Dakota|D.N.D.|trial|us.nd|1889-
ndb|United States Bankruptcy Court for the District of North Dakota|Bankr. D.N.D.|trial|us.nd|1984-
nmid|District Court, Northern Mariana Islands|D. N. Mar. I.|trial|us.mp|
nmib|United States Bankruptcy Court, Northern Mariana Islands|Bankr. N. Mar. I.|trial|us.mp|1984-
circtndoh|U.S. Circuit Court for the District of Northern Ohio||intermediate|us.oh|1855-1911
circtdoh|U.S. Circuit Court for the District of Ohio||intermediate|us.oh|1801-1855
circtsdoh|U.S. Circuit Court for the District of Southern Ohio||intermediate|us.oh|1855-1911
ohnd|United States District Court for the Northern District of Ohio|N.D. Ohio|trial|us.oh|1882-
ohsd|United States District Court for the Southern District of Ohio|S.D. Ohio|trial|us.oh|1855-
judcoun6|Judicial Council of The Sixth Circuit||trial|us.oh|
ohiod|United States District Court for the District of Ohio|D. Ohio|trial|us.oh|1803-1855
bap6|United States Bankruptcy Appellate Panel of The Sixth Circuit|6th Cir. BAP|intermediate|us|1984-
ohnb|United States Bankruptcy Court for the Northern District of Ohio|Bankr. N.D. Ohio|trial|us.oh|1984-
ohsb|United States Bankruptcy Court for the Southern District of Ohio|Bankr. S.D. Ohio|trial|us.oh|1984-
circtedok|U.S. Circuit Court for the District of Eastern Oklahoma||intermediate|us.ok|1906-1911
circtwdok|U.S. Circuit Court for the District of Western Oklahoma||intermediate|us.ok|1906-1911
oked|United States District Court, Oklahoma Eastern|E.D. Okla.|trial|us.ok|1906-
oknd|United States District Court, Oklahoma Northern|N.D. Okla.|trial|us.ok|1925-
okwd|United States District Court, Oklahoma Western|W.D. Okla.|trial|us.ok|1906-
ctappindterr|Court of Appeals of Indian Territory|Ct. App. Ind. Terr.|last|us.ok|1889-1907
okeb|United States Bankruptcy Court for the Eastern District of Oklahoma|Bankr. E.D. Okla.|trial|us.ok|1984-
oknb|United States Bankruptcy Court for the Northern District of Oklahoma|Bankr. N.D. Okla|trial|us.ok|1984-
okwb|United States Bankruptcy Court for the Western District of Oklahoma|Bankr. W.D. Okla.|trial|us.ok|1984-
okd|United States District Court for the District of Oklahoma||trial|us.ok|
circtdor|U.S. Circuit Court for the District of Oregon||intermediate|us.or|1863-1911
ord|United States District Court for the District of Oregon|D. Or.|trial|us.or|1859-
orb|United States Bankruptcy Court for the District of Oregon|Bankr. D. Or.|trial|us.or|1984-
canalzoned|District Court, Canal Zone|D.C.Z.|trial|us|1937-1982
circtedpa|U.S. Circuit Court for the District of Eastern Pennsylvania||intermediate|us.pa|1818-1911
circtmdpa|U.S. Circuit Court for the District of Middle Pennsylvania||intermediate|us.pa|1901-1911
circtdpa|U.S. Circuit Court for the District of Pennsylvania||intermediate|us.pa|1789-1818
circtwdpa|U.S. Circuit Court for the District of Western Pennsylvania||intermediate|us.pa|1818-1911
paed|United States District Court for the Eastern District of Pennsylvania|E.D. Pa.|trial|us.pa|1818-
pamd|United States District Court for the Middle District of Pennsylvania|M.D. Pa.|trial|us.pa|1901-
pawd|United States District Court for the Western District of Pennsylvania|W.D. Pa.|trial|us.pa|1818-
judcoun3|Judicial Council of The Third Circuit||trial|us.pa|
ca3|United States Court of Appeals for the Third Circuit|3rd Cir.|intermediate|us|1891-
pennsylvaniad|United States District Court for the District of Pennsylvania|D. Pa.|trial|us.pa|1789-1818
paeb|United States Bankruptcy Court for the Eastern District of Pennsylvania|Bankr. E.D. Pa.|trial|us.pa|1984-
pamb|United States Bankruptcy Court for the Middle District of Pennsylvania|Bankr. M.D. Penn.|trial|us.pa|1984-
pawb|United States Bankruptcy Court for the Western District of Pennsylvania|Bankr. W.D. Pa.|trial|us.pa|1984-
prd|United States District Court for the District of Puerto Rico|D.P.R.|trial|us.pr|1966-
prapp|Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico||intermediate|us.pr|
prb|United States Bankruptcy Court for the District of Puerto Rico|Bankr. D.P.R.|trial|us.pr|1984-
circtdri|U.S. Circuit Court for the District of Rhode Island||intermediate|us.ri|1790-1911
rid|United States District Court for the District of Rhode Island|D.R.I.|trial|us.ri|1790-
rib|United States Bankruptcy Court for the District of Rhode Island|Bankr. D.R.I.|trial|us.ri|1984-
circtdsc|U.S. Circuit Court for the District of South Carolina||intermediate|us.sc|1789-1911
circtedsc|United States Circuit Court for the Eastern District of South Carolina||intermediate|us.sc|1789-1911
scd|United States District Court for the District of South Carolina|D.S.C.|trial|us.sc|1789-
southcarolinaed|United States District Court for the Eastern District of South Carolina|E.D.S.C.|trial|us.sc|1823-1965
southcarolinawd|United States District Court for the Western District of South Carolina|W.D.S.C.|trial|us.sc|1823-1965
scb|United States Bankruptcy Court for the District of South Carolina|Bankr. D.S.C.|trial|us.sc|1984-
circtdsd|U.S. Circuit Court for the District of South Dakota||intermediate|us.sd|1889-1911
sdd|United States District Court for the District of South Dakota|D.S.D.|trial|us.sd|1889-
sdb|United States Bankruptcy Court for the District of South Dakota|Bankr. D.S.D.|trial|us.sd|1984-
circtedtn|U.S. Circuit Court for the District of Eastern Tennessee||intermediate|us.tn|1808-1911
circtmdtn|U.S. Circuit Court for the District of Middle Tennessee||intermediate|us.tn|1839-1911
circttenn|U.S. Circuit Court for the District of Tennessee|Cir. Ct. Tenn.|intermediate|us.tn|1807-1808
circtwdtn|U.S. Circuit Court for the District of Western Tennessee||intermediate|us.tn|1808-1911
tned|United States District Court for the Eastern District of Tennessee|E.D. Tenn.|trial|us.tn|1802-
tnmd|United States District Court for the Middle District of Tennessee|M.D. Tenn.|trial|us.tn|1839-
tnwd|United States District Court for the Western District of Tennessee|W.D. Tenn.|trial|us.tn|1802-
ca6|United States Court of Appeals for the Sixth Circuit|6th Cir.|intermediate|us|1891-
tennessed|United States District Court for the District of Tennessee|D. Tenn.|trial|us.tn|1797-1839
tennesseeb|United States Bankruptcy Court for the District of Tennessee|Bankr. D. Tenn.|trial|us.tn|1797-1801
tneb|United States Bankruptcy Court for the Eastern District of Tennessee|Bankr. E.D. Tenn.|trial|us.tn|1984-
tnmb|United States Bankruptcy Court for the Middle District of Tennessee|Bankr. M.D. Tenn.|trial|us.tn|1984-
tnwb|United States Bankruptcy Court for the Western District of Tennessee|Bankr. W.D. Tenn.|trial|us.tn|1984-
circtedtx|U.S. Circuit Court for the District of Eastern Texas||intermediate|us.tx|1862-1911
circtndtx|U.S. Circuit Court for the District of Northern Texas||intermediate|us.tx|1879-1911
circtsdtex|U.S. Circuit Court for the District of Southern Texas||intermediate|us.tx|1902-1911
circtdtx|U.S. Circuit Court for the District of Texas||intermediate|us.tx|1845-1857
circtwdtex|U.S. Circuit Court for the District of Western Texas||intermediate|us.tx|1862-1911
txed|United States District Court for the Eastern District of Texas|E.D. Tex.|trial|us.tx|1857-
txnd|United States District Court for the Northern District of Texas|N.D. Tex.|trial|us.tx|
txsd|United States District Court for the Southern District of Texas|S.D. Tex.|trial|us.tx|1902-
txwd|United States District Court for the Western District of Texas|W.D. Tex.|trial|us.tx|1857-
texd|United States District Court for the District of Texas|D. Tex.|trial|us.tx|1845-1857
txeb|United States Bankruptcy Court for the Eastern District of Texas|Bankr. E.D. Tex.|trial|us.tx|1984-
txnb|United States Bankruptcy Court for the Northern District of Texas|Bankr. N.D. Tex.|trial|us.tx|1984-
txsb|United States Bankruptcy Court for the Southern District of Texas|Bankr. S.D. Tex.|trial|us.tx|1984-
txwb|United States Bankruptcy Court for the Western District of Texas|Bankr. W.D. Tex.|trial|us.tx|1984-
uscirct|United States Circuit Courts|U.S. Cir. Ct.|intermediate|us|1789-1911
usdistct|United States District Court|U.S. Dist. Ct.|intermediate|us|1789-
judcoun|Circuit Judicial Councils||trial|us|
deptinterior|Department of Interior||other|us|
uslandoffice|United States Land Office|US Land Office|other|us|
ussurveyor|United States Surveyor||other|us|
circtdut|U.S. Circuit Court for the District of Utah||intermediate|us.ut|1894-1911
utd|United States District Court for the District of Utah|D. Utah|trial|us.ut|1894-
utb|United States Bankruptcy Court for the District of Utah|Bankr. D. Utah|trial|us.ut|1984-
circtdvt|U.S. Circuit Court for the District of Vermont||intermediate|us.vt|1791-1911
vtd|United States District Court for the District of Vermont|D. Vt.|trial|us.vt|1791-
vtb|United States Bankruptcy Court for the District of Vermont|Bankr. D. Vt.|trial|us.vt|1984-
vid|District Court, Virgin Islands|D.V.I.|trial|us.vi|1977-
vib|United States Bankruptcy Court for the District of Virgin Islands|Bankr. D.V.I.|trial|us.vi|1984-
circtedva|U.S. Circuit Court for the District of Eastern Virginia||intermediate|us.va|1819-1911
circtdva|U.S. Circuit Court for the District of Virginia||intermediate|us.va|1789-1819
circtwdva|U.S. Circuit Court for the District of Western Virginia||intermediate|us.va|1819-1911
vaed|United States District Court for the Eastern District of Virginia|E.D. Va.|trial|us.va|1819-
vawd|United States District Court for the Western District of Virginia|W.D. Va.|trial|us.va|1819-
judcoun4|Judicial Council of The Fourth Circuit||trial|us.va|
ca4|United States Court of Appeals for the Fourth Circuit|4th Cir.|intermediate|us|1891-
vaeb|United States Bankruptcy Court for the Eastern District of Virginia|Bankr. E.D. Va.|trial|us.va|1984-
vawb|United States Bankruptcy Court for the Western District of Virginia|Bankr. W.D. Va.|trial|us.va|1984-
vad|United States District Court for the District of Virginia|D. Va.|trial|us.va|1789-1871
jpml|United States Judicial Panel on Multidistrict Litigation|J.P.M.L.|limited|us|1968-
ccpa|Court of Customs and Patent Appeals|C.C.P.A.|intermediate|us|1909-1982
fcc|Decisions of the Federal Communications Commission||other|us|
reglrailreorgct|Special Court Regional Rail Reorganization Act of 1973|Regl. Rail Reorg. Act|trial|us|1973-
usarmybrdrev|U.S. Army Board of Review||intermediate|us|1950-1968
com|U.S. Commerce Court|Comm. Ct.|intermediate|us|1910-1913
cc|United States Court of Claims|Ct. Cl.|other|us|1855-1992
circtedwa|U.S. Circuit Court for the District of Eastern Washington||intermediate|us.wa|1905-1911
circtdwa|U.S. Circuit Court for the District of Washington||intermediate|us.wa|1889-1905
circtwdwa|U.S. Circuit Court for the District of Western Washington||intermediate|us.wa|1905-1911
waed|United States District Court for the Eastern District of Washington|E.D. Wash.|trial|us.wa|1905-
wawd|United States District Court for the Western District of Washington|W.D. Wash.|trial|us.wa|1905-
waeb|United States Bankruptcy Court for the Eastern District of Washington|Bankr. E.D. Wash.|trial|us.wa|1984-
wawb|United States Bankruptcy Court for the Western District of Washington|Bankr. W.D. Wash.|trial|us.wa|1984-
washd|United States District Court for the District of Washington|D. Wash.|trial|us.wa|1890-1905
circtddc|U.S. Circuit Court for the District of District of Columbia||intermediate|us|1801-1911
eca|Emergency Court of Appeals|Emer. Ct. App.|intermediate|us|1942-1962
atrc|Alien Terrorist Removal Court||limited|us|1996-
cadc|United States Court of Appeals for the D.C. Circuit|D.C. Cir.|intermediate|us|1893-
cafc|United States Court of Appeals for the Federal Circuit|Fed. Cir.|intermediate|us|1982-
energyoha|Department of Energy office of Hearings and Appeals||trial|us|
dcd|District Court, District of Columbia|D.D.C.|trial|us|1863-
educationoha|Hearings & Appeals U.S. Department of Education||trial|us|
scotus|Supreme Court of the United States|U.S.|last|us|1789-
tecoa|Temporary Emergency Court of Appeals|Temp. Emerg. Ct. App.|intermediate|us|1971-1993
afcca|U S Air Force Court of Criminal Appeals|A.F.C.C.A.|intermediate|us|
usafctmilrev|U S Air Force Court of Military Review||intermediate|us|1968-1994
acca|U S Army Court of Criminal Appeals|A.C.C.A.|intermediate|us|
uscgcoca|U S Coast Guard Court of Criminal Appeals||intermediate|us|1968-
cgcomilrev|U S Coast Guard Court of Military Review||intermediate|us|1968-1994
nmcca|U S Navy Marine Corps Court of Criminal Appeals|N.M.C.C.A.|intermediate|us|
usafbrdrev|U.S. Air Force Board of Review||intermediate|us|1950-1968
usarmymilrev|U.S. Army Court of Military Review||intermediate|us|1968-1994
uscgbdrev|U.S. Coast Guard Board of Review||intermediate|us|1950-1968
usnbdrev|U.S. Navy Board of Review||intermediate|us|
usnmcmilrev|U.S. Navy-Marine Corps Court of Military Review||intermediate|us|1968-1994
dcb|United States Bankruptcy Court, District of Columbia|Bankr. D.C.|trial|us|1984-
bta|United States Board of Tax Appeals|B.T.A.|intermediate|us|1924-1942
armfor|United States Court of Appeals For The Armed Forces|C.A.A.F.|intermediate|us|
uscfc|United States Court of Federal Claims|Fed. Cl.|limited|us|1855-
cma|United States Court of Military Appeals||intermediate|us|1950-1994
mc|United States Court of Military Commission Review|M.C.|intermediate|us|
cavc|United States Court of Veteran Appeals|Vet. App.|intermediate|us|1988-
cusc|United States Customs Court|Cust. Ct.|intermediate|us|1926-1980
bia|United States Department of Justice Board of Immigration Appeals||intermediate|us|1940-
olc|United States Department of Justice Office of Legal Counsel||limited|us|
fisc|United States Foreign Intelligence Surveillance Court||limited|us|1978-
fiscr|United States Foreign Intelligence Surveillance Court of Review||limited|us|1978-
usjc|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders|U.S.J.C.|intermediate|us|
maritimecomm|United States Maritime Commission||trial|us|1936-1950
tax|United States Tax Court|Tax Ct.|intermediate|us|1942-
circtndwv|U.S. Circuit Court for the District of Northern West Virginia||intermediate|us.wv|1901-1911
circtsdwv|U.S. Circuit Court for the District of Southern West Virginia||intermediate|us.wv|1901-1911
circtdwv|U.S. Circuit Court for the District of West Virginia||intermediate|us.wv|1864-1901
wvnd|United States District Court for the Northern District of West Virginia|N.D.W. Va.|trial|us.wv|1901-
wvsd|United States District Court for the Southern District of West Virginia|S.D.W. Va.|trial|us.wv|1901-
wvad|United States District Court for the District of West Virginia|D. W.Va.|trial|us.wv|1864-1901
wvsb|United States Bankruptcy Court for the Southern District of West Virginia|Bankr. S.D.W. Va.|trial|us.wv|1984-
wvnb|United States District Court, N.D. West Virginia|Bankr. N.D.W. Va.|trial|us.wv|1984-
circtedwi|U.S. Circuit Court for the District of Eastern Wisconsin||intermediate|us.wi|1870-1911
circtwdwi|U.S. Circuit Court for the District of Western Wisconsin||intermediate|us.wi|1870-1911
circtdwi|U.S. Circuit Court for the District of Wisconsin||intermediate|us.wi|1862-1870
wisd|United States District Court for the District of Wisconsin|D. Wis.|trial|us.wi|1848-1870
wied|United States District Court for the Eastern District of Wisconsin|E.D. Wis.|trial|us.wi|1870-
wiwd|United States District Court for the Western District of Wisconsin|W.D. Wis.|trial|us.wi|1870-
wieb|United States Bankruptcy Court for the Eastern District of Wisconsin|Bankr. E.D. Wis.|trial|us.wi|1984-
wiwb|United States Bankruptcy Court for the Western District of Wisconsin|Bankr. W.D. Wis.|trial|us.wi|1984-
circtdwy|U.S. Circuit Court for the District of Wyoming||intermediate|us.wy|1890-1911
wyd|United States District Court for the District of Wyoming|D. Wyo.|trial|us.wy|
wyb|United States Bankruptcy Court for the District of Wyoming|Bankr. D. Wyo.|trial|us.wy|1984-
ttab|Trademark Trial and Appeal Board|T.T.A.B.|intermediate|us|1958-
ptab|Patent Trial and Appeal Board|P.T.A.B.|intermediate|us|2012-
bpai|Board of Patent Appeals and Interferences|B.P.A.I.|intermediate|us|-2012
`
