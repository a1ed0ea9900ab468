/**
 * Words of case names and their abbreviations, after the Bluebook (T6, T10) and usual practice: without points and
 * apostrophes, each with the words that it stands for.
 */
const table = `
acad:academy;admin:administrative,administration;admr:administrator;admx:administratrix;advert:advertising
agric:agriculture,agricultural;all:alliance;alt:alternative;am:america,american;amer:america,american
anr:another;assoc:associate,associates,association;assn:association;assocs:associates;atl:atlantic;auth:authority
auto:automobile,automotive;ave:avenue;bankr:bankruptcy;bd:board;bhd:brotherhood;bldg:building;broad:broadcasting
bros:brothers;bus:business;cas:casualty;cath:catholic;cent:central,center;ctr:center;ctrs:centers;chem:chemical,chemicals
coal:coalition;coll:college,collegiate;comm:communication,communications,committee,commission;commc:communication
commcn:communication;commcns:communications;commn:commission;commnr:commissioner;commr:commissioner;commrs:commissioners
comml:commercial;cmty:community;comp:compensation,comprehensive;comput:computer,computers;condo:condominium;conf:conference
cong:congress,congressional;consol:consolidated;constr:construction;contl:continental;consult:consultant,consultants
coop:cooperative;corr:correction,corrections,correctional;cosm:cosmetic;coun:council;cnty:county;cty:county,city
cred:credit;def:defense,defender;dept:department;det:detention;dev:development,developer;dir:director;disc:discount
dist:district,distributing,distributor,distribution;div:division;e:east,eastern;econ:economic,economics,economy
ed:education,educational;educ:education,educational;elec:electric,electrical,electricity,electronic,electronics
emp:employee,employees,employer,employment;emps:employees;emplrs:employers;enf:enforcement;engg:engineering
engr:engineer,engineering;enter:enterprise,enterprises;ent:entertainment,enterprise;env:environment
envt:environment;envtl:environmental;eq:equality;equal:equality;equip:equipment;est:estate;exch:exchange
exec:executive;exr:executor;exrs:executors;exp:export,express;explor:exploration;fed:federal,federation
fedn:federation;fid:fidelity;fin:finance,financial,financing;found:foundation;ft:fort;gen:general;glob:global
govt:government;grp:group;guar:guaranty,guarantee;hosp:hospital,hospitality;hous:housing;immigr:immigration
imp:import,importer;indem:indemnity;indep:independent,independence;indus:industry,industries,industrial;info:information
inj:injury;ins:insurance;inst:institute,institution;intl:international;inv:investment,investments,investor;invs:investments
ky:kentucky;lab:laboratory,labor;labs:laboratories;liab:liability;litig:litigation;mach:machine,machinery
maint:maintenance;mgmt:management;mfr:manufacturer;mfrs:manufacturers;mfg:manufacturing;mar:maritime,marine
mkt:market;mktg:marketing;matl:material;mech:mechanic,mechanical;med:medical,medicine;mem:memorial;merch:merchant,merchandise
metro:metropolitan;mortg:mortgage;mtg:mortgage;mt:mount,mountain;mun:municipal,municipality;mut:mutual;n:north,northern
natl:national;nat:national,natural;ne:northeast,northeastern;nw:northwest,northwestern;no:north,number;o:ohio;okla:oklahoma
opp:opportunity;org:organization,organizing;orgs:organizations;pac:pacific;par:parish;pa:pennsylvania;partn:partnership
pers:personal,personnel;petrol:petroleum;pharm:pharmacy,pharmaceutical,pharmaceuticals;pharms:pharmaceuticals
phila:philadelphia;pipe:pipeline;pres:preserve,preservation,president;priv:private;prob:probation
proc:procurement;prod:product,production,products;prods:products;prof:professional;prop:property;props:properties
prot:protection,protective;psych:psychology,psychiatric;pub:public,publication,publishing;publg:publishing;rail:railroad
rd:road;rec:recreation;recs:records;redev:redevelopment;ref:refining;regl:regional;rehab:rehabilitation
rel:relations;rels:relations;repub:republic,republican;res:resource,resources,research;resp:responsible;rest:restaurant
ret:retirement;rr:railroad;ry:railway;rwy:railway;s:south,southern;sav:savings;sch:school,schools;schs:schools;sci:science
se:southeast,southeastern;sec:security,securities;secs:securities;secy:secretary;sen:senator;serv:service,services
servs:services;socy:society;soc:society,social;so:south,southern;ss:steamship;st:street,saint,state;std:standard
subcomm:subcommittee;sup:superior,supreme;supt:superintendent;sur:surety;sw:southwest,southwestern
sys:system,systems;tech:technology,technologies,technical;techs:technologies;tel:telephone,telegraph;telecomm:telecommunications
temp:temporary;theol:theological;tr:trust,trustee;trs:trustees;transcon:transcontinental
transp:transport,transportation;treas:treasury,treasurer;twp:township;univ:university;unif:uniform;util:utility,utilities
utils:utilities;vet:veteran;vets:veterans;vill:village;vol:volunteer;w:west,western;wks:works;wkrs:workers;wis:wisconsin
ala:alabama;ariz:arizona;ark:arkansas;cal:california;calif:california;colo:colorado;conn:connecticut;del:delaware
fla:florida;ga:georgia;ill:illinois;ind:indiana;kan:kansas;la:louisiana;me:maine;md:maryland;mass:massachusetts
mich:michigan;minn:minnesota;miss:mississippi;mo:missouri;mont:montana;neb:nebraska;nev:nevada;or:oregon;tenn:tennessee
tex:texas;vt:vermont;va:virginia;wash:washington;wyo:wyoming;chas:charles;wm:william;geo:george;jos:joseph;thos:thomas
app:appellate,appeals;bap:baptist;cir:circuit;civ:civil;crim:criminal;ct:court,connecticut;cts:courts;dom:domestic;fam:family
jud:judicial,judiciary;just:justice;juv:juvenile;mag:magistrate;par:parish,parole;plan:planning;super:superior;zon:zoning
acci:accident;co:company;corp:corporation;corpn:corporation;cos:companies;inc:incorporated;ltd:limited;asso:association;com:commission,commissioner,committee,commonwealth;manuf:manufacturing;pr:probate;publs:publications`

/** What each abbreviation stands for. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/[\n;]/)
    .map((entry) => {
      const [short = '', words = ''] = entry.split(':')
      return [short, words.split(',')]
    }),
)
