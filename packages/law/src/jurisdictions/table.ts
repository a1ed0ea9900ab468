/** Rows: `code|kind|name|abbreviation|variation;variation`. Abbreviations after the Bluebook's table T10.1. */
export const table = `
us|federal|United States|U.S.|USA;U.S.A.
al|state|Alabama|Ala.|AL
ak|state|Alaska|Alaska|AK
az|state|Arizona|Ariz.|AZ
ar|state|Arkansas|Ark.|AR
ca|state|California|Cal.|CA;Calif.
co|state|Colorado|Colo.|CO
ct|state|Connecticut|Conn.|CT
de|state|Delaware|Del.|DE
dc|district|District of Columbia|D.C.|DC
fl|state|Florida|Fla.|FL
ga|state|Georgia|Ga.|GA
hi|state|Hawaii|Haw.|HI;Hawai‘i;Hawai'i
id|state|Idaho|Idaho|ID
il|state|Illinois|Ill.|IL
in|state|Indiana|Ind.|IN
ia|state|Iowa|Iowa|IA
ks|state|Kansas|Kan.|KS;Kans.
ky|state|Kentucky|Ky.|KY
la|state|Louisiana|La.|LA
me|state|Maine|Me.|ME
md|state|Maryland|Md.|MD
ma|state|Massachusetts|Mass.|MA
mi|state|Michigan|Mich.|MI
mn|state|Minnesota|Minn.|MN
ms|state|Mississippi|Miss.|MS
mo|state|Missouri|Mo.|MO
mt|state|Montana|Mont.|MT
ne|state|Nebraska|Neb.|NE;Nebr.
nv|state|Nevada|Nev.|NV
nh|state|New Hampshire|N.H.|NH
nj|state|New Jersey|N.J.|NJ
nm|state|New Mexico|N.M.|NM;N. Mex.
ny|state|New York|N.Y.|NY
nc|state|North Carolina|N.C.|NC
nd|state|North Dakota|N.D.|ND;N. Dak.
oh|state|Ohio|Ohio|OH
ok|state|Oklahoma|Okla.|OK
or|state|Oregon|Or.|OR;Ore.
pa|state|Pennsylvania|Pa.|PA;Penn.
ri|state|Rhode Island|R.I.|RI
sc|state|South Carolina|S.C.|SC
sd|state|South Dakota|S.D.|SD;S. Dak.
tn|state|Tennessee|Tenn.|TN
tx|state|Texas|Tex.|TX
ut|state|Utah|Utah|UT
vt|state|Vermont|Vt.|VT
va|state|Virginia|Va.|VA
wa|state|Washington|Wash.|WA
wv|state|West Virginia|W. Va.|WV
wi|state|Wisconsin|Wis.|WI;Wisc.
wy|state|Wyoming|Wyo.|WY
as|territory|American Samoa|Am. Sam.|AS;Am. Samoa
gu|territory|Guam|Guam|GU
mp|territory|Northern Mariana Islands|N. Mar. I.|MP;CNMI
pr|territory|Puerto Rico|P.R.|PR
vi|territory|U.S. Virgin Islands|V.I.|VI;Virgin Islands
`
