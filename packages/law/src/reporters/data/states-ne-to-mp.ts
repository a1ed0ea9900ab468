/** Reporters and public-domain numbers of state and territory courts: NE, NV, NH, NJ, NM, NC, ND, MP. Rows as `../table.ts` reads them. */
export const statesNeToMp = `
NCA||||Nebraska Court of Appeals|state|ne
Neb.|1860-|||Nebraska Reports|state|ne
Neb. (Unof.)|1901-1904||Neb. Unoff|Nebraska Unofficial Reports|state|ne
Neb. App. LEXIS||||LexisNexis Nebraska Appeals Court|state|ne
Neb. Ct. App.|1922-||Neb App;Neb.App.R.;Neb.C.A.|Nebraska Court of Appeals Reports|state|ne
Neb. LEXIS||||LexisNexis Nebraska Supreme Court|state|ne
NV||y||Nevada|neutral|nv
Nev.|1865-|||Nevada Reports|state|nv
Nev. Adv. Op. No.|||Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.|Nevada Advanced Opinion|state|nv
Nev. Adv. Rep.|||Nev. Advance Rep.|Nevada Advance Reports|state|nv
Nev. LEXIS||||LexisNexis Nevada Supreme Court|state|nv
Nev. Unpub. LEXIS||||LexisNexis Nevada Supreme Court|state|nv
N.H.|1816-||N. H. Rep.;N.H.R.|New Hampshire Reports|state|nh us
N.H.|2024-|y||New Hampshire State Neutral Citation|neutral|nh
N.H. LEXIS||||LexisNexis New Hampshire Supreme Court|state|nh
N.H. Super. LEXIS||||LexisNexis New Hampshire Superior Court|state|nh
Smith (N. H.)|1796-1815|o|Smith's N. H. Reports|Decisions of the Superior and Supreme Courts of New Hampshire|state|nh
Backes||||Backes' Reporter|state|nj
Buchanan|1907-1916||Buch.;Buchan.|Buchanan's Reports|state|nj
Dickinson|1890-1905||Dick. (NJ)|Dickinson's New Jersey Equity|state|nj
Gummere|1915-1922|||Gummere's Reports|state|nj
N.J.|1948-|||New Jersey Reports|state|nj
N.J. Admin.|1982-|||New Jersey Administrative Reports|state|nj
 N.J. Admin. 2d|1982-||
N.J. Ch. LEXIS|1830-1948|||LexisNexis New Jersey Chancery Court|state|nj
N.J. Eq.|1830-1948|||New Jersey Equity Reports|state|nj ny
N.J. LEXIS||||LexisNexis New Jersey Supreme Court|state|nj
N.J. Law J.||||New Jersey Law Journal|state|nj us
N.J. Misc.|1923-1949||N.J.M.|New Jersey Miscellaneous Reports|state|nj us ny fl pa
N.J. Misc. LEXIS||||LexisNexis New Jersey Miscellaneous Opinions|state|nj
N.J. Prerog. Ct. LEXIS||||LexisNexis New Jersey Prerogative Court|state|nj
N.J. Sup. Ct. LEXIS||||LexisNexis New Jersey Superior Court|state|nj
N.J. Super.|1948-||N.J.S.|New Jersey Superior Court Reports|state|nj us fl ny pa
N.J. Super. LEXIS||||LexisNexis New Jersey Superior Court|state|nj
N.J. Super. Unpub. LEXIS||||LexisNexis New Jersey Superior Court Unpublished|state|nj
N.J. Tax|1979-||N.J. Tax Ct.|New Jersey Tax Court|state|nj
N.J.L.|1790-1948||N.J.Law|New Jersey Law Reports|state|nj ny
N.J.L.J.||||New Jersey Law Journal|state|nj
Robb.|1905-1907||Robb. (N.J.);Robbins|Robbins' Reports|state|nj
Stock.|||B Stockton|Stockton's New Jersey Equity Reports|state|nj
Vroom|||Vr.;Vroom (N.J.)|Vroom's Reports|state|nj
 Vroom (G.D.W)|||
 Vroom (P.D.)|||
Gild.|1883-1889||Gildersleeve;Gildr.;N.M.(G.);N.M.(Gild.)|Gildersleeve Reports|state|nm
N.M.|1852-|||New Mexico Reports|state|nm az id ok
N.M. (G.)|1852-1889||Gild.;Gildersleeve;Gildersleeve (N. Mex.);Gildr.;N.M. (Gild.)|New Mexico Reports (Gildersleeve)|state|nm
N.M. (J.)|||Johnson;Johnson Rep.;N.M. (John.)|New Mexico Reports (Johnson)|state|nm
N.M. App. LEXIS||||LexisNexis New Mexico Appeals Court|state|nm
N.M. App. Unpub. LEXIS||||LexisNexis New Mexico Appeals Court Unpublished|state|nm
N.M. Ct. App.|1966-|||New Mexico Court of Appeals|state|nm
N.M. LEXIS||||LexisNexis New Mexico Supreme Court|state|nm
N.M. St. B. Bull.||||New Mexico State Bar Bulletin|state|nm
N.M. Unpub. LEXIS||||LexisNexis New Mexico Supreme Court Unpublished|state|nm
NM|1852-|y||New Mexico Neutral Citation|neutral|nm
NMCA||dy||New Mexico Neutral Citation (Court of Appeals)|neutral|nm
NMCERT||dy||New Mexico Neutral Citation|neutral|nm
NMSC||dy||New Mexico Neutral Citation (Supreme Court)|neutral|nm
Busb.|1852-1853||Busb.L.;N.C.(Busb.)|North Carolina Reports, Busbee's Law|state|nc
Busb. Eq.|1852-1853||Busbee Eq.(N.C.);N.C.(Busb.Eq.)|North Carolina Reports, Busbee's Equity|state|nc
Cam. & Nor.|1800-1804||Cam.& N.;N.C.(Cam.& Nor.);N.C.Conf.;N.C.Conf.Rep.|North Carolina Reports, Conference by Cameron & Norwood|state|nc
Car. L. Rep.|1811-1816|o|Car. Law Repos.;N.C.(Car.L.Rep.)|Carolina Law Repository|state|nc us de md
Dev.|1826-1834||Dev. (N. C.);Dev. Rep.;Dev.L.;N.C.(Dev.)|North Carolina Reports, Devereux's Law|state|nc
Dev. & Bat.|1834-1839||D.& B.;Dev. & Bat. Law;Dev.& B.;Dev.& B.L.;N.C.(Dev.& Bat.)|North Carolina Reports, Devereux & Battle's Law|state|nc
Dev. & Bat. Eq.|1834-1839||D.& B.;Dev.& B.;Dev.& B.Eq.;N.C.(Dev.& Bat.Eq.)|North Carolina Reports, Devereux & Battle's Equity|state|nc
Dev. Eq.|1826-1834||Dev.;Dev. Eq. Rep.;Dev. Rep.;N.C.(Dev.Eq.)|North Carolina Reports, Devereux's Equity|state|nc
Hawks|1820-1826||Hawks Rep.;Hawks(N.C.);N.C.(Hawks)|North Carolina Reports, Hawks|state|nc
Hayw.|1789-1806||Hay.;Hay. Rep.;Hayw. (N. C.);Hayw. Rep.;N.C.(Hayw.)|North Carolina Reports, Haywood|state|nc
Ired.|1840-1852||Ired. Law;Ired. Law Rep.;Ired. Rep.;Ired.L.;Ired.L.(N.C.);N.C.(Ired.)|North Carolina Reports, Iredell's Law|state|nc
Ired. Eq.|1840-1852||Ired.;Ired. Eq. Rep.;Ired. Rep.;Ired.Eq.(N.C.);N.C.(Ired.Eq.)|North Carolina Reports, Iredell's Equity|state|nc
Jones|1853-1862||Jones L.;Jones N.C.;N.C.(Jones)|North Carolina Reports, Jones' Law|state|nc
Jones Eq.|1853-1863||Jones;N.C.(Jones Eq.)|North Carolina Reports, Jones' Equity|state|nc
Jones Law||||Jones' North Carolina Law Reports|state|nc
Mart.|1778-1797||Mart. (N. C.);Mart. Rep.;Mart.Dec.;Martin;Martin Rep.;N.C.(Mart.)|North Carolina Reports, Martin|state|nc
Mur.|1804-1819||Mur. Rep.;Murph.;Murph. Rep.;Murph.(N.C.);N.C.(Mur.)|North Carolina Reports, Murphey|state|nc
N.C.|1868-||N. C. Rep.;N.C. (Dev. & Bat.)|North Carolina Reports|state|nc us sc gb:england;kb md
N.C. App.|1968-|||North Carolina Court of Appeals Reports|state|nc
N.C. App. LEXIS||||LexisNexis North Carolina Supreme Court|state|nc
N.C. LEXIS||||LexisNexis North Carolina Supreme Court|state|nc
NCBC LEXIS||||LexisNexis North Carolina Business Court|state|nc
Phil. Eq.|1866-1868||N.C.(Phil.Eq.);Phil.;Phil. Rep.;Phil.Eq.(N.C.);Phill.;Phill. Rep.;Phillips|North Carolina Reports, Philips' Equity|state|nc
Phil. Law|1866-1868||N.C.(Phil.Law);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(N.C.);Phillips|North Carolina Reports, Philips' Law|state|nc
Tay.|1798-1802||N.C.(Tay.);Tay.J.L.;Tay.N.C.;Tayl.N.C.;Taylor|North Carolina Reports, Taylor|state|nc
Taylor|1816-1818||N.C.(Taylor);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.|Taylor's North Carolina Term Reports|state|nc
Win.|1863-1864|||North Carolina Reports, Winston|state|nc
Dakota|1867-1889||Dak.|Dakota Reports|state|nd terr
Dakota LEXIS|1867-1889|||LexisNexis Court of the Dakota Territory|state|nd sd
N.D.|1890-1953|||North Dakota Reports|state|nd
N.D. App. LEXIS||||LexisNexis North Dakota Appeals Court|state|nd
N.D. LEXIS||||LexisNexis North Dakota Supreme Court|state|nd
ND||y||North Dakota Neutral Citation|neutral|nd sd
ND App||y|ND APP|North Dakota Neutral Citation, Court of Appeals|neutral|nd
N. Mar. I.|1989-|||Northern Mariana Islands Reporter|state|us mp
N. Mar. I. Commw.|1979-||N. Mar. I. Commw. Rptr.|Northern Mariana Islands Commonwealth Reporter|state|us mp
N. Mar. I. LEXIS||||LexisNexis Northern Mariana Islands Supreme Court|state|mp
`
