/** Companies, securities, competition, inventions, works, debts, taxes, agencies. */
export const business = `
board of directors, director duty, directors liable, fiduciary duty | directors, fiduciary duty, business judgment
business judgment rule, bad decision board | business judgment rule, informed, good faith
sell company, sale of the company, highest price, auction company, merger price | sale of control, highest value, directors, stockholders
takeover, hostile takeover, poison pill, tender offer, raider | tender offer, defensive measures, threat, proportionate
board oversight, failed to monitor, compliance failure, caremark | oversight, reporting system, good faith, directors
shareholder lawsuit, derivative suit, demand on board | derivative, demand futility, shareholder
maximize profit, dividends, shareholders profit, company must make money | dividends, profit of the stockholders, corporation
partner cheated, business partner, joint venture, partners secret deal | joint adventurers, duty of loyalty, partner
pierce the veil, piercing the veil, personal liability for company, llc liability | corporate veil, alter ego, shareholder liability
insider trading, inside information, tippee | inside information, material, disclose or abstain
securities fraud, stock fraud, lied to investors, misleading investors, 10b-5 | securities, manipulative, deceptive, misstatement, purchase or sale
material information, merger talks, fraud on the market | materiality, reasonable investor, reliance, presumption
plead securities fraud, plead fraud investors, plead fraud shareholder, plead stock fraud, intent investors, scienter | scienter, strong inference
stock offering, ipo, prospectus, registration statement false | registration statement, untrue statement, underwriter
investment, orange grove, crypto, token, is it a security, investment contract | investment contract, common enterprise, efforts of others
antitrust, monopoly, monopolize, too big company, competitor crushed | monopolization, monopoly power, attempt to monopolize
price fixing, fix prices, cartel, competitors agree, agree on prices | price-fixing, per se, conspiracy in restraint of trade
resale price, minimum price, maximum price, manufacturer set price | resale price maintenance, vertical, rule of reason
tying, have to buy both | tying arrangement, product
merger, companies combine, acquisition | acquisition, substantially lessen competition, merger
who can sue antitrust, bought through distributor, indirect purchaser | direct purchaser, indirect, treble damages
triple damages antitrust, treble | threefold damages, injured in business or property
parent subsidiary conspiracy | single enterprise, wholly owned subsidiary
antitrust conspiracy evidence, parallel conduct | parallel conduct, agreement, conspiracy
copyright, copied my work, copied my book, stole my song, plagiarized, stole my photo, stolen photos, copying | copyright, infringement, copies, work
fair use, parody, use a clip, quote from book, sample | fair use, transformative, market
copy phone book, facts copyright, database | originality, facts, compilation
ideas copyright, protect an idea, expression | idea, expression, original work of authorship
register copyright, registration before suing | registration, infringement action
copyright length, how long copyright, public domain, copyright expire | duration, life of the author, years
who owns copyright, work for hire, hired someone to make, freelancer owns | work made for hire, ownership, author
transfer copyright, license written, sell copyright | transfer of ownership, writing, signed
take back copyright, terminate transfer, get rights back | termination, grant, thirty-five years
copyright damages, how much copyright, statutory damages | statutory damages, actual damages, profits
copyright fees | attorney's fee, costs, prevailing party
late copyright claim, copyright deadline | three years, claim accrued
resell, used book, used cd, first sale, resell used | lawfully made copy, owner, sell, first sale
file sharing, download music, torrent, napster, peer to peer, pirated | file sharing, peer-to-peer, contributory, infringement
record tv, vcr, video recorder, copying machines | video tape recorder, time-shifting, substantial noninfringing use
take down, takedown, dmca, website host copyright | service provider, notification, takedown, material
drm, break copy protection, circumvent | circumvent, technological measure
remove watermark, copyright notice removed | copyright management information
artist mural destroyed, destroy artwork | visual art, integrity, destruction
software api, copy code, programming interface | computer program, declaring code, interface
google books, scan books, search snippets | digital copies, search, snippets
government works copyright | work of the United States Government
patent, invention, invented, inventor | patent, invention, claims
can i patent, patent eligibility, patent software, patent idea, abstract idea, business method | patentable, abstract idea, patent-eligible
patent gene, living thing patent, bacteria, natural law patent | living organism, laws of nature, natural phenomenon
obvious, obviousness, combination of known parts | obvious, prior art, ordinary skill
new invention, novelty, sold before patent, publicly used, on sale | novelty, prior art, on sale, public use
patent description, enablement, indefinite | specification, written description, enable
patent infringement, copied my invention, stole my invention | infringes, makes uses sells patented invention
patent damages, royalty | reasonable royalty, damages, patent
patent injunction | injunction, patent, four-factor
patent claims meaning, claim construction, markman | claim construction, claims, court
patent venue, where to sue patent | venue, patent infringement, resides
patent invalid, presumption valid, challenge patent | presumed valid, invalidity, clear and convincing
patent office review, ipr | inter partes review
patent royalty after expiration | royalties, expired patent
duty of candor patent | duty to disclose, Office
design patent | design, total profit
patent exhaustion, resell patented | patented article, sale, restriction
trademark, brand name, logo, copied my logo, knockoff, counterfeit | trademark, mark, likely to cause confusion
trade dress, false endorsement | false designation of origin, trade dress, commerce
copy product shape, unfair competition state | unfair competition, copying, unpatented
bankruptcy, go bankrupt, file bankruptcy, chapter 7, chapter 13, chapter 11 | bankruptcy, debtor, estate
stop creditors, creditors harass, stop collection, stop foreclosure bankruptcy, foreclosure bankruptcy, foreclosure chapter 7, foreclosure chapter 13, foreclosure chapter 11, sale after bankruptcy, sale chapter 7, repossession bankruptcy, garnishment bankruptcy, automatic stay | automatic stay, petition, creditors
debts that survive, debts don't go away, not discharged, nondischargeable | exceptions to discharge, debt, discharge
wipe out debt, discharge of debts, erase debt | discharge, debtor
creditor after bankruptcy, collect discharged debt | discharge injunction, debt
bankruptcy property, what do i lose, estate property | property of the estate
paid before bankruptcy, 90 days, preference, clawed back payment | preference, transfer, ninety days, trustee
hide assets, moved assets, gave property away before bankruptcy, fraudulent transfer | fraudulent transfer, reasonably equivalent value
contract in bankruptcy, reject lease, lease bankruptcy | executory contract, unexpired lease, assume or reject
reorganization plan, cramdown, cram down | confirmation, plan, fair and equitable, impaired class
tax, irs, income tax, taxes | income, tax, Internal Revenue
what is income, is it taxable, taxable, gift taxable, embezzled money tax | gross income, accession to wealth, taxable
business expenses, write off, deduct, deduction | ordinary and necessary expenses, trade or business, deduction
tax protester, income tax constitutional | income tax, Sixteenth Amendment
corporate tax | corporation, excise
state taxes federal employees, pension taxed by old state | state income tax, pension, federal employees
agency, government agency, regulation challenge, challenge a rule, challenge regulation | agency, rule making, judicial review
notice and comment, public comment, how rules are made | notice, comment, rule making
arbitrary, arbitrary and capricious, agency reversed itself | arbitrary capricious, reasoned explanation, rescission
agency deference, chevron, agency interprets law, defer to agency | deference, agency interpretation, statute, independent judgment
agency interprets own regulation, auer | agency's own regulation, ambiguous, deference
agency weight, persuasive, agency opinion | weight, power to persuade, agency
major question, big agency power, power plant emissions | major questions, clear congressional authorization
sue agency, final agency action, review agency decision | final agency action, person suffering legal wrong, review
climate change, greenhouse gas, carbon | greenhouse gases, air pollutants, emissions
clean air, air pollution | emission standard, citizen suit, air
clean water, dump in river, water pollution, discharge pollutant | discharge of pollutants, effluent, navigable waters
citizen suit, sue polluter | citizen suit, penalties, violation
toxic waste, superfund, contaminated land, cleanup costs, hazardous waste | hazardous substance, response costs, owner and operator
endangered species, protected animal | endangered species, critical habitat
environmental review, environmental impact | environmental impact statement, major Federal actions
historic building, historic preservation | historic property, undertaking
national monument | monuments, proclamation
asylum, refugee, persecution, afraid to go back | asylum, persecution, refugee
deport, deportation, deported, removal proceedings, ice | removal, deportable, alien
cancel deportation, stay in the us | cancellation of removal, continuous physical presence
immigration appeal, review deportation order | judicial review, order of removal
naturalization, lied on citizenship | naturalization, misrepresentation
social security disability, ssdi, ssi, denied disability benefits | disability, substantial gainful activity, Commissioner
appeal social security | judicial review, Commissioner, final decision
census, census question | census, decennial, confidentiality
government contract dispute, contracting officer | contracting officer, claim, contractor
contractor immunity government work | contractor, authority of the United States
war powers, martial law, civilians military court | military commission, civilians, martial law
president disabled, vice president takes over | Vice President, vacancy, inability
paperwork, government form invalid | collection of information, control number
ship seller liable, economic loss rule ship | vessel, maintenance and cure, unseaworthiness
energy rates, utility rates | just and reasonable rates, utility
rate filed | filed tariff, rates
`
