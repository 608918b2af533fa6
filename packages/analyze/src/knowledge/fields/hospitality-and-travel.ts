/** Hotels, tourism, housekeeping, events and leisure: skills and job titles. */
export const hospitalityAndTravel = `
# skills
Guest service; guest services; guest relations; hotel guest service; guest satisfaction; hospitality service; guest experience; guest care | duty | < Customer service
Hotel front desk; front office operations; hotel reception; front desk operations; front office; front desk duties; hotel front office | duty | ~ guest check-in
Guest check-in; check-in and check-out; checking in guests; guest registration; check-ins; check-outs; registering guests; guest arrivals; check in and check out | duty | < hotel front desk
Room reservations; hotel reservations; booking rooms; reservations; taking reservations; reservation management; room bookings; reservation handling; group reservations | duty | ~ hotel front desk
Hotel property management system; Property management system; FOSSE | software
Online travel agencies; channel manager; OTA management | software
Hotel revenue management; revenue management; yield management; ADR and RevPAR; rate management; room pricing; occupancy forecasting; RevPAR; room rates | technique
Night audit; night auditing; end-of-day hotel accounts; night audit procedures | duty | ~ hotel front desk
Concierge services; concierge; local recommendations; guest requests; theatre tickets and tours; concierge desk | duty | ~ guest service
Bell service; luggage service; valet parking; door service; bellman duties; luggage assistance; valet | duty
Hotel billing; guest folios; guest accounts; hotel cashiering; posting charges; guest billing | duty | ~ hotel front desk
VIP guests; loyalty guests; Marriott Bonvoy; Hilton Honors; guest recognition; loyalty programme of hotels | duty | ~ guest service
Guest complaint handling; service recovery for guests; guest complaints; resolving guest issues; guest concerns; guest feedback; TripAdvisor reviews; guest reviews | duty | ~ complaint handling
Hotel operations; hotel management; hospitality management; lodging operations; resort operations; rooms division; running a hotel; hotel administration | knowledge | ~ hotel front desk
Hotel brand standards; Forbes standards; AAA diamond standards; mystery guest; brand audits of hotels | standard
Housekeeping; hotel housekeeping; room cleaning; cleaning rooms; cleaning guest rooms; room attendant duties; turn-down service; guest room cleaning | duty | ~ cleaning
Housekeeping supervision; room inspections; housekeeping management; supervising room attendants; inspecting rooms; housekeeping operations | duty | < housekeeping
Linen management; laundry operations; laundry; linen; washing and ironing; laundry service; linens | duty
Cleaning; commercial cleaning; office cleaning; janitorial services; janitorial; sanitising surfaces; floor cleaning; general cleaning; deep cleaning of buildings; mopping and vacuuming; custodial services; restroom cleaning; building cleaning; sweeping; dusting; vacuuming; trash removal; cleaning duties | duty | ~ housekeeping
Floor care; floor buffing; stripping and waxing floors; carpet cleaning; floor waxing; floor polishing; burnishing | technique | < cleaning
Window cleaning; pressure washing | technique | < cleaning
Cleaning chemicals; COSHH in cleaning; dilution control; cleaning supplies; cleaning products | knowledge
Domestic cleaning; private household cleaning; home cleaning; ironing at home; residential cleaning; house cleaning; housekeeper duties; household management | duty | ~ cleaning
Conference and banqueting; function rooms; banquet operations; meetings and events in hotels; banquet setup; conference services; banquet event orders; function set-up; MICE | duty
Wedding coordination; weddings; wedding planning | duty
Event set-up; event operations; event staffing; room layouts for events; event setup; exhibition stand building | duty
Hotel sales; group sales; corporate rates; contracting with corporate clients; group bookings; RFPs for hotels; catering sales in hotels; hospitality sales | duty | ~ Event sales
Spa operations; spa services; spa reception; leisure club; wellness centre; spa management | duty
Travel consulting; travel planning; holiday planning; booking holidays; itinerary planning; tour packages; package holidays; holiday sales; travel itineraries for clients; vacation packages; selling holidays; travel sales | duty | ~ airline ticketing knowledge
Airline ticketing knowledge; fares and ticketing; IATA ticketing; GDS booking; global distribution systems; GDS; visa applications for travellers | technique
Cruise operations; cruise bookings; cruise ship hospitality; onboard services; shore excursions | knowledge
Tour guiding; guiding tours; leading tours; sightseeing tours; guided excursions; tour leading; walking tours | duty
Tour operations; tour planning; ground arrangements; destination management; tour coordination; incoming tourism; tourism management; tour packages design | duty
Tourism marketing; destination marketing; tourist information; visitor information; tourism promotion; tourism development; hospitality marketing; hotel marketing | duty | < marketing
Destination knowledge; geography of destinations; local attractions; cultural knowledge | knowledge
Casino operations; table games; dealing cards; gaming regulations; blackjack; roulette; slot operations; casino gaming | duty
Amusement park operations; ride operation; theme park; attractions operation; ride safety | duty
Cinema operations; film projection; leisure centre reception; entertainment venue operations | duty
Holiday park operations; campsite management; hostel operations; holiday rentals; vacation rentals; short-term rentals; campground | duty
Guest transport; shuttle service; airport transfers; chauffeur service for guests | duty | ~ Concierge services
Multilingual guest service; languages with guests | duty
Staff uniform and grooming; grooming standards; deportment | duty
Hotel maintenance coordination; room defects; out-of-order rooms; maintenance requests | duty
Fire safety in hotels; evacuation of guests; hotel security; lost and found; lost property | duty
CHA; certified hotel administrator; certified hospitality supervisor; hospitality certificate; hotel management diploma | certificate
Overbooking management; handling overbookings; walking guests | technique
Turndown service; evening turndown | duty
Linen inventory; linen control; linen stock | duty
Rate parity; rate parity monitoring | knowledge
Visa application support; visa assistance for travellers | duty
Ticket issuing; issuing tickets | duty
Fare calculation; fare construction; airfare quotation | technique
Minibar control; minibar restocking | duty
Guest feedback scores; guest satisfaction scores; review score improvement | knowledge
Pool and spa reception; spa bookings | duty
Opera PMS; =Opera; Opera Cloud | software | < Hotel property management system
Fidelio; Micros Fidelio | software | < Hotel property management system
Protel | software | < Hotel property management system
Mews PMS | software | < Hotel property management system
Cloudbeds | software | < Hotel property management system
OnQ | software | < Hotel property management system
LightSpeed hotel | software | < Hotel property management system
Booking.com | software | < Online travel agencies
Expedia | software | < Online travel agencies
SiteMinder | software | < Online travel agencies
Airbnb | software | < Online travel agencies
Worldspan | software | < Airline ticketing knowledge
=IDeaS | software | < Hotel revenue management

# titles
Hotel receptionist; front desk agent; front office agent; guest service agent; hotel front desk clerk; front desk representative; guest services representative; guest service associate; hotel desk clerk; front office associate; front desk officer; guest service representative; hotel clerk; guest service assistant; front desk attendant; guest relations officer; guest relations executive; hotel front desk agent | mid | ~ concierge, reservations agent
Front desk supervisor; front office supervisor; head receptionist; guest services supervisor; senior receptionist in hotels; reception manager; front desk lead; guest service supervisor; shift leader at reception; front office team leader; guest relations supervisor | lead | ~ hotel receptionist, front office manager
Front office manager; front desk manager; guest services manager; guest relations manager; rooms division manager; guest experience manager; assistant front office manager; director of rooms; rooms manager; hotel duty manager; duty manager; hotel night manager | manager | ~ hotel manager, front desk supervisor
Night auditor; night porter; night receptionist; night manager; night audit supervisor | mid | ~ hotel receptionist
Reservations agent; reservation agent; reservations clerk; hotel reservations agent; reservationist; reservations manager; reservations supervisor; reservation executive; reservations coordinator; booking agent in hotels; central reservations agent; revenue manager; revenue analyst in hotels | mid | ~ hotel receptionist
Concierge; hotel concierge; head concierge; chef concierge; guest concierge | mid | ~ hotel receptionist
Porter; bellboy; bellman; doorman; hotel porter; valet parking attendant; bell captain; luggage porter; bell attendant; parking attendant; valet attendant; bellhop | junior | ~ concierge
Hotel manager; general manager of hotel; hotel general manager; resort manager; assistant hotel manager; hotel operations manager; guest house manager; lodging manager; hotel director; hospitality manager; inn manager; resort general manager; director of operations in hotels | manager | ~ front office manager
Housekeeper; hotel housekeeper; room attendant; chambermaid; housekeeping attendant; hotel room attendant; housekeeping assistant; hotel maid; housekeeping associate; housekeeping aide; maid | junior | ~ cleaner
Housekeeping supervisor; head housekeeper; executive housekeeper; housekeeping manager; housekeeping team leader; director of housekeeping; assistant housekeeping manager; floor supervisor in hotels | lead | ~ housekeeper
Laundry assistant; linen attendant; laundry attendant in hotels; laundry supervisor; linen keeper | junior | ~ housekeeper
Cleaner; office cleaner; janitor; custodian; caretaker; cleaning operative; school caretaker; building cleaner; house cleaner; domestic cleaner; commercial cleaner; cleaning lady; window cleaner; cleaning assistant; sanitation worker; environmental services worker; environmental services technician; floor technician; hospital cleaner; domestic helper; janitorial worker; custodial worker; school custodian; night cleaner | junior | ~ housekeeper
Cleaning supervisor; janitorial supervisor; cleaning manager; head caretaker; custodial supervisor; environmental services supervisor; head custodian; environmental services manager | lead | ~ cleaner
Banquet coordinator; conference and events manager; events sales manager; banqueting manager; convention services manager; events sales coordinator; banquet houseman | mid | ~ hotel manager
Hotel sales manager; director of sales in hotels; group sales manager; hotel sales executive; hotel sales coordinator | manager | ~ hotel manager
Spa manager; spa receptionist; spa attendant; spa coordinator; spa director | mid
Travel agent; travel consultant; travel advisor; holiday advisor; travel counsellor; corporate travel consultant; travel sales consultant; travel specialist; travel coordinator; leisure travel consultant; corporate travel agent; ticketing agent in travel | mid | ~ tour operator
Travel agency manager; travel manager; branch manager of travel agency; corporate travel manager | manager | ~ travel agent
Tour guide; tourist guide; tour leader; tour manager in tourism; city guide; tour escort; tour director; excursion guide; museum tour guide; safari guide | mid | ~ tour operator
Tour operator; tour coordinator; tourism officer; destination manager; tourism manager; tour consultant; holiday representative; holiday rep; resort representative; tourist information officer; tourism coordinator; tour planner; incoming agent | mid | ~ travel agent
Cruise staff; cruise director; cabin steward; cruise ship attendant; guest entertainer; entertainment staff on ships; animator in resorts; activities host; stateroom attendant | mid | ~ hotel receptionist
Casino dealer; croupier; pit boss; casino host; slot attendant; gaming supervisor; casino cashier; table games dealer; casino manager; poker dealer | mid
Ride operator; theme park attendant; attractions host; amusement park attendant; leisure park assistant; cinema assistant; ride attendant | junior
Hospitality assistant; hospitality intern; hotel trainee; hotel management trainee; hospitality trainee; hotel intern | intern | ~ hotel receptionist
Holiday let manager; property host; campsite manager; vacation rental manager; campground host | mid | ~ hotel manager
`
