/** Courts of AL, AK, AS, AZ, AR, CA, CO, CT, DE, DC. Rows as `../table.ts` reads them. */
export const courtsAlToDc = `
alacirct|Alabama Circuit Courts||trial|al|
alactapp|Alabama Court of Appeals|Ala. Ct. App.|intermediate|al|1911-1969
alacivapp|Alabama Court of Civil Appeals|Ala. Civ. App.|intermediate|al|1969-
alacrimapp|Alabama Court of Criminal Appeals|Ala. Crim. App.|intermediate|al|1969-
alajudct|Alabama Court of the Judiciary||limited|al|
aladistct|Alabama District Courts||limited|al|
alajuvct|Alabama Juvenile Courts||limited|al|
alamunict|Alabama Municipal Courts||limited|al|
alaproct|Alabama Probate Courts||limited|al|
alascct|Alabama Small Claims Courts||limited|al|
ala|Supreme Court of Alabama|Ala.|last|al|1819-
alaskactapp|Alaska Court of Appeals|Alaska Ct. App.|intermediate|ak|1980-
akdistct|Alaska District Court||limited|ak|1959-
aksuperct|Alaska Superior Court||trial|ak|
alaska|Alaska Supreme Court|Alaska|last|ak|1959-
amsamoatc|American Samoa District Court||trial|as|
amsamoa|High Court of American Samoa||last|as|
arizctapp|Arizona Court of Appeals|Ariz. Ct. App.|intermediate|az|1965-
azjustct|Arizona Justice Court||limited|az|
azsuperct|Arizona Superior Court||trial|az|
ariz|Arizona Supreme Court|Ariz.|last|az|1912-
ariztaxct|Arizona Tax Court||intermediate|az|1988-
arkag|Arkansas Attorney General Reports|Ark. Att'y Gen.|other|ar|
arkcirct|Arkansas Circuit Courts||trial|ar|1819-
arkcityct|Arkansas City Courts||limited|ar|
arkctapp|Arkansas Court of Appeals|Ark. Ct. App.|intermediate|ar|1978-
arkdistct|Arkansas District Courts||limited|ar|
ark|Arkansas Supreme Court|Ark.|last|ar|1836-
arkworkcompcom|Arkansas Workers' Compensation Commission|Ark. Workers' Comp.|intermediate|ar|1940-
calag|California Attorney General Reports|Cal. Att'y Gen.|other|ca|
calctapp|California Courts of Appeal|Cal. Ct. App.|intermediate|ca|1905-
calctapp5d|California Court of Appeal, Fifth Appellate District||intermediate|ca|1905-
calctapp1d|California Court of Appeal, First Appellate District||intermediate|ca|1905-
calctapp4d|California Court of Appeal, Fourth Appellate District||intermediate|ca|1905-
calctapp2d|California Court of Appeal, Second Appellate District||intermediate|ca|1905-
calctapp6d|California Court of Appeal, Sixth Appellate District||intermediate|ca|1905-
calctapp3d|California Court of Appeal, Third Appellate District||intermediate|ca|1905-
caldistct|California District Court|Cal. Dist. Ct.|trial|ca|1849-1879
montereydistct|Monterey District Court|Monterey Dist. Ct.|trial|ca|1849-1879
placerdistct|Placer District Court|Placer Dist. Ct.|trial|ca|1849-1879
sacdistct|Sacramento District Court|Sacramento Dist. Ct.|trial|ca|1849-1879
sfdistct|San Francisco District Court|S.F. Dist. Ct.|trial|ca|1849-1879
santacruzdistct|Santa Cruz District Court|Santa Cruz Dist. Ct.|trial|ca|1849-1879
shastadistct|Shasta District Court|Shasta Dist. Ct.|trial|ca|1849-1879
siskiyoudistct|Siskiyou District Court|Siskiyou Dist. Ct.|trial|ca|1849-1879
trinitydistct|Trinity District Court|Trinity Dist. Ct.|trial|ca|1849-1879
yrekadistct|Yreka District Court|Yreka Dist. Ct.|trial|ca|1849-1879
yubadistct|Yuba District Court|Yuba Dist. Ct.|trial|ca|1849-1879
calsuperct|California Superior Court||trial|ca|1879-
calsuppctla|Los Angeles Superior Court||trial|ca|
calsuppctsf|San Francisco Superior Court||trial|ca|
calappdeptsuper|California Superior Court, Appellate Division|Cal. App. Dep’t Super. Ct.|intermediate|ca|1998-
cal|California Supreme Court|Cal.|last|ca|1849-
caljp|State of California Commission On Judicial Performance||limited|ca|
cosuperct|Coloardo Superior Court||last|co|
cosuperctdenver|Denver Superior Court||last|co|
coloag|Colorado Attorney General Reports|Colo. Att'y Gen.|other|co|
colctyct|Colorado County Court||trial|co|
colctyctarapaho|Arapahoe County District Court||trial|co|
colctyctbent|Bent County District Court||trial|co|
colctyctboulder|Boulder County District Court||trial|co|
colctyctdouglas|Douglas County District Court||trial|co|
colctyctfremont|Fremont County District Court||trial|co|
colctyctgarfiel|Garfield County District Court||trial|co|
colctyctlarimer|Larimer County District Court||trial|co|
colctyctmeyer|Meyer County District Court||trial|co|
colctyctotero|Otero County District Court||trial|co|
colctyctpitkin|Pitkin County District Court||trial|co|
colctyctpueblo|Pueblo County District Court||trial|co|
colctyctteller|Teller County District Court||trial|co|
coloctapp|Colorado Court of Appeals|Colo. Ct. App.|intermediate|co|1891-
coldistct|Colorado District Court||trial|co|
coloworkcompcom|Colorado Industrial Claim Appeals office|Colo. Indus. Cl. App.|intermediate|co|
colmunict|Colorado Municipal Court||trial|co|
colo|Colorado Supreme Court|Colo.|last|co|1876-
colwaterct|Colorado Water Court||limited|co|1969-
denjuvct|Denver Juvenile Court||limited|co|1907-
denproct|Denver Probate Court||limited|co|
conncirct|Circuit Courts of Connecticut||limited|ct|
connworkcompcom|Connecticut Compensation Review Board|Conn. Comp. Rev. Bd.|intermediate|ct|
connappct|Connecticut Court of Appeals|Conn. App. Ct.|intermediate|ct|1983-
connproct|Connecticut Probate Court||limited|ct|
connsuperct|Connecticut Superior Court|Conn. Super. Ct.|trial|ct|1818-
conn|Connecticut Supreme Court|Conn.|last|ct|1784-
conncpct|Court of Common Pleas of Connecticut||other|ct|
delgensess|Court of General Sessions of The Peace And Jail Delivery of Delaware||trial|de|
deljudct|Court on the Judiciary of Delaware|Ct. Jud. Del.|intermediate|de|
delaldct|Delaware Alderman's Courts||limited|de|
delch|Delaware Court of Chancery|Del. Ch.|limited|de|1793-
delctcompl|Delaware Court of Common Pleas|Del. Ct. Com. Pl.|limited|de|1776-
deloyerterm|Delaware Court of Oyer and Terminer||trial|de|1831-1951
delfamct|Delaware Family Court|Del. Fm. Ct.|intermediate|de|1911-
deljustpct|Delaware Justice of the Peace Courts||limited|de|1792-
del|Delaware Supreme Court|Del.|last|de|1951-
delorphct|Orphans Court of Delaware||other|de|
delsuperct|Superior Court of Delaware|Del. Super. Ct.|trial|de|1831-
dc|District of Columbia Court of Appeals|D.C. Ct. App.|last|dc|1970-
dccrimct|District of Columbia Criminal Court|D.C.|limited|dc|
dcorphanct|District of Columbia Orphans' Court|D.C. Orphans Ct.|limited|dc|
supctdc|Superior Court of The District of Columbia|Sup. Ct. D.C.|trial|dc|1970-
`
