/** Flying, airports, rail, road and sea transport: skills and job titles. */
export const aviationAndTransport = `
# skills
Flight operations; flight ops; airline operations; aviation operations | knowledge | ~ flight planning
Flight planning; route planning in aviation; flight plans; dispatching flights; flight dispatch | technique | ~ flight operations
Aircraft piloting; flying aircraft; flight hours; pilot in command; PIC hours; multi-engine; instrument flying | technique
Instrument rating; IFR; instrument flight rules; instrument rated | certificate | < aircraft piloting
Airline transport pilot licence; ATPL; ATP certificate; airline transport pilot certificate | certificate | < commercial pilot licence
Commercial pilot licence; commercial pilot license; CPL; commercial pilot certificate | certificate | < private pilot licence
Private pilot licence; PPL; private pilot license | certificate | < aircraft piloting
Flight instruction; certified flight instructor; CFI; CFII; teaching flying | certificate | < aircraft piloting
Type rating; Boeing 737 type rating; Airbus A320 type rating | certificate
Helicopter operations; rotary wing; rotorcraft; helicopters | knowledge
Unmanned aircraft systems; drone piloting; UAV; UAS; drone operations; Part 107; remotely piloted aircraft | technique
Air traffic control; ATC; radar control; tower control; approach control | technique
Air traffic management; airspace management; airspace | knowledge | ~ air traffic control
Crew resource management; CRM training in aviation; cockpit resource management | knowledge
Cabin service; in-flight service; cabin crew duties; passenger cabin service; inflight service | duty | ~ passenger service
Cabin safety; safety demonstrations; evacuation procedures; emergency procedures on board; aircraft evacuation | duty | ~ cabin service
Passenger service; passenger handling; passenger check-in; boarding passengers; gate service; passenger assistance | duty | ~ customer service
Airline reservations; Altéa; airline ticketing | software
Ground handling; ramp operations; ramp handling; aircraft turnaround; marshalling; aircraft servicing; baggage handling | technique
Load control; weight and balance; aircraft loading; load sheets | technique | ~ ground handling
Aircraft fuelling; refuelling aircraft; aircraft fueling; fuel farm | technique | ~ ground handling
Aircraft de-icing | technique | ~ ground handling
Airport operations; airside operations; airfield operations; airport management; airfield management; airfield inspections | duty | ~ ground handling
Airport security screening; aviation security; passenger screening; TSA procedures; X-ray screening; AVSEC | duty
Aircraft maintenance; aviation maintenance; aircraft repair; airframe repair; line maintenance; base maintenance; aircraft servicing and repair | technique | ~ aircraft inspection
Aircraft inspection; airframe inspection; pre-flight inspection; phase inspections; airworthiness inspection | technique | ~ aircraft maintenance
Airframe and powerplant; A&P licence; A&P license; airframe and powerplant mechanic; A and P | certificate | < aircraft maintenance
EASA Part-66; B1 licence; B2 licence; Part 66; aircraft maintenance licence | certificate | < aircraft maintenance
EASA Part-145; Part 145; repair station; FAA repair station | standard | ~ aircraft maintenance
Aircraft engines; turbine engines; gas turbines; jet engines; powerplant | knowledge | ~ aircraft maintenance
Avionics; avionics systems; aircraft electrical systems; avionics troubleshooting; navigation systems of aircraft | knowledge | ~ aircraft maintenance
Aircraft hydraulics; hydraulic systems of aircraft; landing gear | knowledge | ~ aircraft maintenance
Aircraft structures; sheet metal repair on aircraft; composite repair; aircraft structural repair | technique | ~ aircraft maintenance
Airworthiness; continuing airworthiness; CAMO; airworthiness directives; service bulletins | knowledge
Technical publications in aviation; technical orders; maintenance manuals; aircraft technical manuals; illustrated parts catalogue | knowledge
Aircraft maintenance records; aircraft logbooks; maintenance tracking; TRAX maintenance; aircraft forms | duty
Aviation safety; flight safety; safety management system; SMS in aviation; aviation safety management | knowledge
Aviation accident investigation; incident investigation in aviation; foreign object damage; FOD prevention | technique | ~ aviation safety
FAA regulations; Federal Aviation Regulations; =FARs; 14 CFR; EASA regulations; ICAO standards; civil aviation regulations | knowledge
Aircraft leasing; aircraft sales; charter flights; business aviation; private jets | knowledge
Aviation fuel management; fuel efficiency of flights | technique
Crew scheduling; crew rostering; crew planning | technique
Military aviation; fighter aircraft; combat aircraft; flight line operations; aircraft weapons; squadron maintenance; flightline | knowledge
Aerospace engineering; aerodynamics; aircraft design; avionics design; propulsion | knowledge
Air cargo; air freight operations; dangerous goods by air; cargo handling | knowledge
Bus driving; passenger carrying vehicle driving; coach driving; PCV licence; driving buses; category D licence | technique | ~ professional driving
Professional driving; commercial driving; driving vehicles; vehicle operation; safe driving; defensive driving | technique
Truck driving; HGV driving; lorry driving; LGV driving; heavy goods vehicle; tractor trailer driving; long-haul driving; over the road driving; OTR | technique | < professional driving
Commercial driver's licence; CDL; CDL class A; CDL class B; commercial drivers license; class A CDL | certificate | < professional driving
HGV class 1; category C+E; C+E licence; HGV class 2; category C licence; Class 1 licence | certificate | < truck driving
Driver CPC; certificate of professional competence; driver qualification card | certificate | < professional driving
Tachograph rules; tachographs; hours of service; drivers' hours; electronic logging device; ELD | knowledge | < truck driving
ADR licence; hazmat endorsement; hazardous materials transport; dangerous goods transport; ADR certificate; transport of dangerous goods; carriage of dangerous goods; transporting dangerous goods | certificate
Load securing; cargo securing; strapping loads; load restraint | technique | ~ truck driving
Vehicle checks; pre-trip inspections; daily walkaround checks; defect reporting; DVIR; vehicle inspection before departure | duty | < professional driving
Delivery driving; parcel delivery; multi-drop delivery; last mile delivery; courier work; van driving; making deliveries | duty | ~ professional driving
Proof of delivery; electronic proof of delivery; delivery paperwork | duty | ~ delivery driving
Taxi driving; private hire; chauffeuring; ride-hailing; Uber driving; limousine driving | technique | < professional driving
Route knowledge; route planning for drivers; GPS navigation; satellite navigation | technique
Passenger safety; passenger assistance on buses; wheelchair ramp; disabled passengers | duty | ~ bus driving
Fare collection; ticketing on buses; fare handling; ticket machine | duty
Fleet management; vehicle fleet; fleet maintenance; fleet operations; telematics | duty
Transport planning; transport management; transport scheduling; vehicle routing; load planning | technique
Operator licence; transport manager CPC; O-licence compliance | certificate
Train driving; locomotive operation; train operation; driving trains | technique
Rail operations; railway operations; rail signalling; train dispatching; rail traffic control; shunting; railway safety | knowledge
Train conducting; on-board ticket checks; platform dispatch; revenue protection | duty | ~ passenger service
Track maintenance; permanent way; rail track work; PTS card; railway maintenance | technique
Rolling stock maintenance; train maintenance | technique
Marine navigation; ship navigation; seamanship; watchkeeping; bridge watch; chart work; ECDIS | technique
Deck operations; mooring; anchoring; deck maintenance; lifeboat drills | technique
Marine engineering; ship engines; engine room watch; marine diesel | knowledge
STCW; STCW basic safety training; STCW certification | certificate
Port operations; stevedoring; container terminal; vessel loading; quay crane | knowledge
Small boat handling; boat operation; powerboat licence; coxswain skills | technique
Traffic management on roads; traffic control plan; road safety; traffic engineering | knowledge
Amadeus; Amadeus booking | software | < Airline reservations
=Sabre; Sabre booking | software | < Airline reservations
=Galileo; Galileo booking | software | < Airline reservations
AMOS | software | < Aircraft maintenance records
IATA DGR | standard | ~ Air cargo
Ship pilotage; harbour pilotage; berthing ships | technique
Container handling; ship-to-shore cranes; STS cranes; reach stackers; straddle carriers; RTG cranes; quayside cranes | equipment
# titles
Pilot; airline pilot; commercial pilot; aviator; aircraft pilot; corporate pilot; charter pilot; fixed-wing pilot | mid | ~ first officer, captain
First officer; co-pilot; second officer on aircraft | mid | ~ pilot
Airline captain; flight captain; chief pilot; captain on aircraft; aircraft commander | senior | ~ pilot
Helicopter pilot; rotary wing pilot; rotorcraft pilot | mid | ~ pilot
Military pilot; fighter pilot; naval aviator; Air Force pilot | senior | ~ pilot
Flight instructor; certified flight instructor; ground instructor; simulator instructor; pilot instructor | mid | ~ pilot
Flight engineer; aircrew engineer; flight test engineer | mid
Drone pilot; UAV operator; UAS operator; drone operator; sensor operator | mid
Flight attendant; cabin crew; cabin crew member; air hostess; air steward; stewardess; inflight crew | mid | ~ purser
Purser; cabin manager; lead flight attendant; cabin services director; inflight supervisor | lead | ~ flight attendant
Flight dispatcher; aircraft dispatcher; flight operations officer; flight operations specialist; flight coordinator; flight planner | mid | ~ airport operations officer
Flight operations manager; director of flight operations; airline operations manager; aviation operations manager; aviation manager | manager | ~ flight dispatcher
Air traffic controller; air traffic control specialist; ATC operator; tower controller | mid | ~ air traffic manager
Air traffic manager; air traffic safety technician; air traffic instructor; air traffic supervisor | manager | ~ air traffic controller
Aircraft mechanic; aviation mechanic; aircraft maintenance technician; aviation maintenance technician; A&P mechanic; airframe mechanic; aircraft technician; aviation technician | mid | ~ avionics technician, aircraft maintenance engineer
Aircraft maintenance engineer; licensed aircraft engineer; aviation maintenance engineer; aircraft engineer | senior | ~ aircraft mechanic
Crew chief; aircraft crew chief; flight line chief; aerospace maintenance craftsman | lead | ~ aircraft mechanic
Aircraft engine specialist; aircraft engine mechanic; powerplant technician; jet engine mechanic; turbine technician; aircraft engine assembler; aircraft engine inspector | mid | ~ aircraft mechanic
Aircraft assembler; aircraft structures technician; sheet metal mechanic; aircraft sheet metal technician; aerospace assembler; aviation structural mechanic | mid | ~ aircraft mechanic
Avionics technician; avionics engineer; aviation electrician; aviation electronics technician; aircraft electrician; avionics inspector | mid | ~ aircraft mechanic
Aircraft inspector; aviation inspector; aviation safety inspector; quality assurance inspector in aviation; airworthiness inspector | senior | ~ aircraft mechanic
Aviation maintenance manager; aircraft maintenance manager; director of maintenance; aviation maintenance supervisor; maintenance control chief in aviation; aviation maintenance administrator; aircraft maintenance supervisor; maintenance coordinator for aircraft | manager | ~ aircraft maintenance engineer
Aviation safety officer; flight safety officer; aviation safety manager; director of safety in aviation | manager | ~ Aircraft inspector
Airport manager; airport director; aerodrome manager; aviation ground systems manager | manager | ~ airport operations officer
Airport operations officer; airport operations specialist; airfield operations specialist; airside officer; airport operations agent; airfield manager; airport planning engineer; airport environment officer | mid | ~ airport manager
Airport agent; passenger service agent; airline customer service agent; gate agent; ticket agent; check-in agent; airport customer service agent; ground steward; ground stewardess | mid | ~ flight attendant
Ramp agent; ground handler; baggage handler; ramp service agent; ground crew; aircraft marshaller; aircraft groomer; aircraft fueler; fleet service clerk | junior | ~ airport agent
Load controller; aircraft load planner; loadmaster; weight and balance agent | mid | ~ ramp agent
Airport security officer; TSA officer; transportation security officer; aviation security officer; security screener | mid
Aerospace engineer; aeronautical engineer; aerodynamics engineer; aircraft design engineer; aerospace engineering technician | mid | ~ aircraft maintenance engineer
Crew scheduler; crew planner; crew controller | mid | ~ flight dispatcher
Air cargo agent; cargo operations agent; air freight coordinator | mid | ~ ramp agent
Bus driver; coach driver; school bus driver; transit operator; bus operator; shuttle driver | mid | ~ driver
Truck driver; HGV driver; lorry driver; LGV driver; tractor trailer driver; CDL driver; long haul driver; heavy truck driver; delivery truck driver; refuse truck driver; bin lorry driver | mid | ~ driver, delivery driver
Delivery driver; van driver; courier; multi-drop driver; parcel driver; route driver; food delivery driver; delivery rider; food delivery rider; motorcycle courier; bicycle courier; bike courier; Amazon delivery driver | mid | ~ driver, truck driver
Driver; company driver; professional driver; ride-share driver | mid | ~ delivery driver
Driver trainer; driver examiner; driving examiner | senior | ~ driver, Driving instructor
Transport manager; transport supervisor; transportation manager; depot manager; fleet supervisor; transportation supervisor | manager | ~ transport planner
Transport planner; transport coordinator; traffic planner; traffic clerk; transportation coordinator; fleet coordinator | mid | ~ transport manager
Train driver; locomotive engineer; train operator; tram driver; metro driver | mid | ~ train conductor
Train conductor; train guard; train manager on board; ticket inspector; railway conductor; bus conductor; tram conductor | mid | ~ train driver
Station manager; station attendant; platform staff; railway station supervisor; station master; platform assistant | mid
Signaller; rail dispatcher; rail traffic controller; signalman; railway signaller; railway shunter | mid | ~ train driver
Track maintenance worker; permanent way worker; rail technician; overhead line engineer; overhead line worker | mid
Ship's captain; master mariner; ship master; vessel master; boat captain; skipper; ship captain; ship's master; ferry captain; tug master; ferry operator | senior | ~ deck officer
Deck officer; chief mate; second mate; third officer on ships; navigation officer | mid | ~ ship's captain
Marine engineer; ship engineer; chief engineer on ships; motorman | mid
Seafarer; able seaman; deckhand; ordinary seaman; boatswain; sailor; merchant mariner; seaman; bosun; able-bodied seaman; engine room oiler; deck rating; ship's cook | mid | ~ deck officer
Harbour master; port manager; port operations manager; stevedore; dock worker; longshoreman | mid
Traffic engineer; transport engineer; transportation planner in government; traffic technician | mid
Taxi driver; private hire driver; Uber driver; cab driver; ride-hailing driver; rickshaw driver; tuk-tuk driver | mid | ~ Driver
Chauffeur; limousine driver | mid | ~ Driver
Dispatcher; vehicle dispatcher; truck dispatcher | mid | ~ Transport planner
Fleet manager | manager | ~ Transport manager
Marine pilot; harbour pilot; ship pilot; maritime pilot | senior | ~ ship's captain
Container crane operator; reach stacker operator; quay crane operator; ship-to-shore crane operator; straddle carrier driver; RTG operator | mid | ~ harbour master
School bus monitor; bus monitor; bus aide; school bus attendant | junior | ~ bus driver
Railway brake operator; railroad brake operator; brakeman; shunter driver; train marshaller | mid | ~ signaller
`
