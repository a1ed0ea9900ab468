/** Courts of tribal courts, other courts. Rows as `../table.ts` reads them. */
export const courtsTribalToOther = `
ftmcdowell|Fort McDowell Supreme Court||last|tribal|
ftmcdowct|Fort McDowell Yavapai Nation Tribal Court||limited|tribal|
ftmcdowctapp|Fort McDowell Yavapai Nation Tribal Court of Appeals||intermediate|tribal|
hopiappct|Hopi Appellate Court||intermediate|tribal|
hopitr|Hopi Trial Court||limited|tribal|
navajoctapp|Navajo Court of Appeals||limited|tribal|
navajochildct|Navajo Nation Children's Court||limited|tribal|
navajodistct|Navajo Nation District Court||limited|tribal|
navajofamct|Navajo Nation Family Court||limited|tribal|
navajo|Navajo Nation Supreme Court||last|tribal|
moheganelders|Council of Elders of the Mohegan Tribe||other|tribal|
pequotctapp|Mashantucket Pequot Court of Appeals||limited|tribal|
pequotct|Mashantucket Pequot Tribal Court||limited|tribal|
mohegangctapp|Mohegan Gaming Disputes Court of Appeals||limited|tribal|
mohegangct|Mohegan Gaming Disputes Trial Court||limited|tribal|
moheganct|Mohegan Trial Court||limited|tribal|
moheganctapp|Mohegan Tribal Court of Appeals||limited|tribal|
chitctapp|Chitimacha Court of Appeals||limited|tribal|
coushct|Coushatta Tribal Court||limited|tribal|
tunicabct|Tunica-Biloxi Tribal Court||limited|tribal|
passamactapp|Passamaquoddy Appellate Court||intermediate|tribal|
grtravbandctapp|Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court||intermediate|tribal|
grtravbandct|Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court||intermediate|tribal|
lrbottawact|Little River Band of Ottawa Indians Tribal Court||limited|tribal|
lrbottawactapp|Little River Band of Ottawa Indians Tribal Court of Appeals||other|tribal|
odawactapp|Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court||intermediate|tribal|
leechojibtr|Leech Lake Band of Ojibwe Tribal Court||other|tribal|
ojibwectapp|Mille Lacs Band of Ojibwe Court of Appeals||limited|tribal|
webchippewatr|White Earth Band of Chippewa Tribal Court||other|tribal|
salishctapp|Confederated Salish & Kootenai Court of Appeals||limited|tribal|
crowctapp|Crow Nation Appellate Court||intermediate|tribal|
ftpeckctapp|Fort Peck Appellate Court||intermediate|tribal|
ftpecktrialct|Fort Peck Tribal Court||trial|tribal|
hualactapp|Hualapai Court of Appeals||intermediate|tribal|
oneidactapp|Oneida Appellate Court||limited|tribal|
oneidact|Oneida Trial Court||limited|tribal|
oneidatrialct|Oneida Tribal Judicial System, Trial Court||trial|tribal|
strmohawkct|Saint Regis Mohawk Tribal Court||limited|tribal|
echerkokee|Eastern Band of Cherokee Indians Supreme Court||last|tribal|
echerokeect|Eastern Band of Cherokee Indians Tribal Court||limited|tribal|
turtlemtnctapp|Turtle Mountain Tribal Court of Appeals||limited|tribal|
cherokeetribct|Cherokee Indian Tribal Court||trial|tribal|
cherokeeapp|Cherokee Nation Judicial Appeals Tribunal||intermediate|tribal|
cherokee|Cherokee Nation Supreme Court||last|tribal|
muscogee|Muscogee (Creek) Nation Supreme Court||limited|tribal|
sacfoxdistct|Sac and Fox Nation District Court||last|tribal|
sacfoxsupct|Sac and Fox Nation Supreme Court||last|tribal|
coosct|Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court||limited|tribal|
coquct|Coquille Indian Tribal Court||limited|tribal|
grrondectapp|Grand Ronde Court of Appeals||limited|tribal|
grrondect|Grand Ronde Tribal Court||limited|tribal|
cheyrsiouxctapp|Cheyenne River Sioux Tribal Court of Appeals||other|tribal|
nplainsctapp|Northern Plains Intertribal Court of Appeals||intermediate|tribal|
chehctapp|Chehalis Tribal Court of Appeals||intermediate|tribal|
colvctapp|Colville Confederated Court of Appeals||intermediate|tribal|
makahct|Makah Tribal Court||limited|tribal|
puyallupct|Puyallup Tribal Court||limited|tribal|
puyallupctapp|Puyallup Tribal Court of Appeals||limited|tribal|
swinomishtr|Swinomish Tribal Court||other|tribal|
swinomishappct|Swinomish Tribal Court of Appeals||other|tribal|
tulalipctapp|Tulalip Court of Appeals||limited|tribal|
hochunk|Ho-Chunk Nation Supreme Court||limited|tribal|
hochunkct|Ho-Chunk Nation Trial Court||limited|tribal|
shoaraphotr|Shoshone and Arapaho Tribal Court||other|tribal|
usberlinct|United States Court of Berlin||trial|other|1955-1990
dakotasup|Supreme Court of Dakota||last|other|
kingsbench|Court of King's Bench|King's Bench|other|other|1200-1873
highctjchuk|High Court of Justice, Chancery Division|High Ct. J. Ch.|other|other|1200-1873
houseoflordsuk|House of Lords (UK)|HL|other|other|
phillipines|Supreme Court of The Philippine Islands||other|other|
privycoun|Committee of the Privy Council||intermediate|other|
nhprivycounnh|New Hampshire Committee of the Privy Council||intermediate|other|1686-1982
`
