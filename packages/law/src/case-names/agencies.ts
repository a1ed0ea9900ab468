/** Agencies, unions and associations that captions call by their initials, with the names that the initials stand for. */
const table = `
aba:american bar association;aclu:american civil liberties union;afge:american federation of government employees
afl:american federation of labor;afscme:american federation of state county and municipal employees
aflcio:american federation of labor and congress of industrial organizations
amtrak:national railroad passenger corporation;atf:bureau of alcohol tobacco firearms and explosives
bia:bureau of indian affairs;blm:bureau of land management;cab:civil aeronautics board
cbs:columbia broadcasting system;cfpb:consumer financial protection bureau;cftc:commodity futures trading commission
cia:central intelligence agency;cpsc:consumer product safety commission
dea:drug enforcement administration;dhs:department of homeland security;doj:department of justice
dol:department of labor;dot:department of transportation;eeoc:equal employment opportunity commission
epa:environmental protection agency;faa:federal aviation administration;fbi:federal bureau of investigation
fcc:federal communications commission;fda:food and drug administration;fdic:federal deposit insurance corporation
fec:federal election commission;fema:federal emergency management agency
ferc:federal energy regulatory commission;fha:federal housing administration;fhfa:federal housing finance agency
flra:federal labor relations authority;fpc:federal power commission;fslic:federal savings and loan insurance corporation
ftc:federal trade commission;gao:general accounting office;gsa:general services administration
hew:department of health education and welfare;hhs:department of health and human services
hud:department of housing and urban development;icc:interstate commerce commission
ice:immigration and customs enforcement;ins:immigration and naturalization service;irs:internal revenue service
mspb:merit systems protection board;naacp:national association for the advancement of colored people
nasa:national aeronautics and space administration;nasd:national association of securities dealers
nbc:national broadcasting company;ncaa:national collegiate athletic association;nfl:national football league
nhtsa:national highway traffic safety administration;nih:national institutes of health
nlrb:national labor relations board;nmb:national mediation board;nrc:nuclear regulatory commission
nrdc:natural resources defense council;nsa:national security agency;oag:office of the attorney general
occ:office of the comptroller of the currency;omb:office of management and budget;opm:office of personnel management
osha:occupational safety and health administration;oshrc:occupational safety and health review commission
owcp:office of workers compensation programs;pbgc:pension benefit guaranty corporation;peta:people for the ethical treatment of animals
pto:patent and trademark office;rtc:resolution trust corporation;sba:small business administration
sec:securities and exchange commission;ssa:social security administration;stb:surface transportation board
tva:tennessee valley authority;uaw:united automobile workers;umw:united mine workers
usda:department of agriculture;uspto:patent and trademark office;usps:postal service;va:department of veterans affairs
wto:world trade organization`

/** The words of a name, by its initials in lower case. */
export const agencies: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/[\n;]/)
    .map((entry) => {
      const [initials = '', name = ''] = entry.split(':')
      return [initials, name]
    }),
)
