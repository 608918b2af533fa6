/** Electricians, plumbers, heating and cooling, welders: skills and job titles. */
export const electricalPlumbingAndWelding = `
# skills
Electrical installation; electrical wiring; wiring; house wiring; installing electrical systems; rewiring; electrical installations; running cable; cable pulling | technique | ~ electrical maintenance
Electrical maintenance; electrical repairs; maintaining electrical systems; electrical servicing; electrical preventive maintenance | technique | ~ electrical fault finding, electrical installation
Electrical fault finding; electrical troubleshooting; fault finding; electrical diagnostics; troubleshooting electrical faults; electrical trouble shooting | technique | ~ electrical maintenance
Electrical testing; inspection and testing; electrical inspection; initial verification; periodic inspection; EICR; =EICRs; condition reporting; insulation resistance testing | technique
Portable appliance testing; PAT testing | technique | ~ electrical testing
Conduit bending; conduit; conduit installation; EMT; trunking; cable tray; raceways; containment; cable containment | technique | ~ electrical installation
Distribution boards; consumer units; panel boards; electrical panels; switchboards; panel wiring; control panels; control panel wiring; circuit breakers; fuse boards | technique
Three-phase systems; three phase; 480 volt systems; three-phase power; 400 V systems | knowledge
Motors and drives; electric motors; variable frequency drives; VFD; motor control; motor starters; inverter drives; motor controls; frequency inverters | technique
High-voltage switching; authorised person HV; 11 kV; high-voltage work; HV switching; medium voltage; switchgear maintenance | technique
Low-voltage systems; data cabling; Cat 5 and Cat 6; low voltage; CCTV installation; access control installation | technique
Fire alarm systems; fire alarm installation; emergency lighting; fire detection; intruder alarms; security alarm installation; burglar alarms | technique
Lighting installation; lighting systems; LED lighting; street lighting; light fixtures; lighting controls | technique
Solar PV installation; photovoltaic installation; photovoltaic systems; EV charger installation; battery storage installation; charge point installation | technique
Generators; standby generators; UPS systems; backup power; uninterruptible power supply | equipment
Electrical schematics; wiring diagrams; reading electrical drawings; schematic diagrams; circuit diagrams; electrical blueprints; one-line diagrams; electrical drawings | technique
Wiring regulations; BS 7671; 18th Edition; IET wiring regulations; 18th edition wiring regulations | standard
National Electrical Code; NEC code; NEC electrical; electrical code; Canadian Electrical Code | standard
DIN VDE standards; VDE 0100; arc flash safety; arc flash | standard
Electrician licence; journeyman electrician licence; master electrician licence; electrical license; journeyman license; licensed electrician | certificate
AM2; NVQ level 3 electrical; City & Guilds 2391; 2391 inspection and testing; City and Guilds 2365; City & Guilds 2382; C&G 2391 | certificate
Safe isolation; lockout of circuits; electrical safety; isolation procedures | technique
Multimeter use; Megger; insulation tester; thermal imaging; test instruments; thermography; loop tester; Fluke meters; clamp meter | tool
Domestic electrical work; residential electrical; residential wiring | knowledge
Commercial electrical work; industrial electrical; commercial wiring; industrial wiring; commercial electrical | knowledge
Overhead lines; line work; pole climbing; powerline maintenance; cable jointing; jointing | technique
Plumbing; plumbing installation; pipework; plumbing systems; plumbing repairs; domestic plumbing; residential plumbing | technique | ~ pipe fitting
Pipe fitting; pipefitting; steam fitting; pipe installation; process piping; copper pipe; press fittings; threading pipe; soldering pipes; brazing pipes | technique | ~ plumbing
Drain cleaning; unblocking drains; sewer repair; leak detection; drain jetting; sewer cleaning | technique | < plumbing
Water heaters; boiler installation; boiler servicing; hot water systems; boilers and heaters; gas boilers; central heating; underfloor heating; unvented hot water | technique
Bathroom installation; sanitary ware; fixtures installation; kitchen plumbing; faucets and toilets; plumbing fixtures; fit bathrooms; fitting bathrooms; bathroom fitting; install sanitary ware; installing sanitary ware | technique | < plumbing
Gas fitting; gas installation; gas lines; gas safety checks; landlord gas certificates; gas appliances | technique
Gas Safe registered; Gas Safe; CCN1; ACS gas; gas fitter licence | certificate | < gas fitting
Backflow prevention; backflow certification; medical gas piping | certificate
Plumbing licence; journeyman plumber licence; master plumber licence; licensed plumber; NVQ plumbing; City & Guilds plumbing | certificate
Plumbing codes; water regulations; WRAS; Uniform Plumbing Code; International Plumbing Code | standard
HVAC installation; heating and air conditioning installation; installing HVAC; furnace installation; HVAC; heating, ventilation and air conditioning; HVAC systems; air conditioning installation | technique | ~ HVAC maintenance
HVAC maintenance; HVAC repair; HVAC service; air conditioning repair; heating repair; HVAC troubleshooting; air conditioner repair; servicing air conditioning | technique | ~ HVAC installation
Refrigeration; commercial refrigeration; refrigerant recovery; walk-in coolers; chillers; ice machines; refrigeration systems; refrigerant charging | technique
EPA 608; EPA 608 universal; EPA Section 608; refrigerant handling certificate; EPA certified | certificate | < refrigeration
Ductwork; duct installation; duct fabrication; air balancing; ventilation systems; air handling units; ducting; sheet metal ductwork; AHU | technique
Heat pumps; air source heat pumps; geothermal systems; ground source heat pumps; mini-splits; heat pump installation | technique
Building management systems; BMS; building automation; HVAC controls; thermostats; DDC controls | technique
NATE certification; HVAC Excellence | certificate | < HVAC maintenance
Welding; welding work; metal welding; structural welding; weld fabrication | technique
MIG welding; MAG welding; GMAW; gas metal arc welding; wire welding | technique | < welding ~ TIG welding, flux-cored welding
TIG welding; GTAW; gas tungsten arc welding; tungsten inert gas | technique | < welding ~ MIG welding
Stick welding; SMAW; MMA welding; shielded metal arc welding; arc welding; manual metal arc | technique | < welding ~ MIG welding
Flux-cored welding; FCAW; flux core; submerged arc welding | technique | < welding ~ MIG welding
Oxy-fuel cutting; oxyacetylene; gas cutting; torch cutting; cutting torch; flame cutting; brazing; oxy-acetylene | technique
Pipe welding; 6G welding; 6G position; pressure welding; pipeline welding; orbital welding; 6G | technique | < welding
Aluminium welding; stainless steel welding; exotic alloys welding; aluminum welding; stainless welding | technique | < welding
Spot welding; resistance welding; robotic welding; welding robots | technique | < welding
Weld inspection; welding inspection; visual weld inspection; weld testing; certified welding inspector; weld quality | technique
Welding certification; coded welder; AWS certification; certified welder | certificate | < welding
Welding procedure specifications; WPS; welding symbols; weld symbols; weld maps; welding procedures | knowledge
Fabrication and fitting; metal fabricating; structural steel fabrication; plate work; fitting and welding; fit-up; metal fabrication and welding; tacking | technique | ~ welding
Grinding and finishing metal; angle grinder; deburring welds; metal finishing | technique
Lift maintenance; elevator maintenance; escalator repair; elevator repair; lift installation | technique
Appliance repair; domestic appliance repair; white goods repair | technique
Locksmithing; lock fitting; key cutting | technique
Call-out work; emergency repairs; on-call service; breakdown response; reactive maintenance; planned maintenance; planned preventive maintenance; PPM | duty
Customer quotes for trades; pricing jobs; quoting and invoicing; job estimates for trades | duty
Apprentice supervision in trades; training apprentices; supervising electricians; supervising apprentices | duty
Consumer unit replacement; fuse box replacement | technique
Earth fault loop testing; loop impedance testing | technique
Solar panel installation; PV installation | technique
Charging point installation; EV charge points | technique
Pipe threading; pipe cutting and threading | technique
Pipe soldering; soldering copper pipe; sweating joints | technique
Drain clearing; drain unblocking; sewer jetting | technique
Gas leak testing; gas tightness testing | technique
BACnet | standard | < Building management systems
DGUV V3 | standard | ~ DIN VDE standards
NEN 3140 | standard | ~ DIN VDE standards
NFPA 70E | standard | ~ DIN VDE standards
F-gas certificate; F-gas | certificate | ~ EPA 608
ECS gold card; JIB gold card | certificate | ~ Electrician licence
CSWIP | certificate | < Weld inspection
CWI | certificate | < Weld inspection
AWS D1.1; AWS certified welder | certificate | < Welding certification
EN ISO 9606; EN 287; ISO 9606-1 | certificate | < Welding certification
ASME IX | certificate | < Welding certification

# titles
Electrician; industrial electrician; maintenance electrician; residential electrician; commercial electrician; journeyman electrician; electrical technician; electrical installer; domestic electrician; construction electrician; electrical fitter; installation electrician; electrical contractor; approved electrician | mid | ~ Master electrician, maintenance technician
Master electrician; lead electrician; chief electrician; foreman electrician; electrical foreman; electrical supervisor; electrical superintendent; electrical project manager | lead | ~ electrician
Apprentice electrician; electrician's helper; electrical apprentice; trainee electrician; electrician apprentice; electrician's mate; electrical improver; electrician helper | junior | ~ electrician
Electrical maintenance engineer; electrical maintenance technician; multi-skilled maintenance engineer; electrical technician in industry; control panel wirer; panel builder | mid | ~ electrician
Electrical inspector; electrical tester; electrical test engineer | mid | ~ electrician
Lineman; line worker; powerline technician; cable jointer; overhead linesman; lineworker; power line technician | mid | ~ electrician
Solar panel installer; solar installer technician; EV charging installer; solar technician | mid | ~ electrician
Security systems installer; fire alarm technician; alarm installer; low voltage technician; CCTV engineer; data cabling engineer | mid | ~ electrician
Plumber; journeyman plumber; domestic plumber; plumbing technician; residential plumber; plumbing and heating engineer; plumbing contractor; service plumber; commercial plumber | mid | ~ pipefitter
Master plumber; plumbing foreman; lead plumber; plumbing supervisor | lead | ~ plumber
Apprentice plumber; plumber's helper; plumber's mate; plumbing apprentice; trainee plumber | junior | ~ plumber
Pipefitter; steamfitter; pipe fitter; sprinkler fitter; pipelayer | mid | ~ plumber, welder
Gas engineer; gas fitter; heating engineer; boiler engineer; gas technician; heat pump installer; smart meter installer | mid | ~ plumber, HVAC technician
HVAC technician; HVAC mechanic; HVAC installer; air conditioning technician; refrigeration technician; heating technician; HVAC service technician; refrigeration engineer; air conditioning engineer; HVAC/R technician; refrigeration mechanic; ventilation fitter; air conditioning mechanic | mid | ~ gas engineer
HVAC supervisor; HVAC manager; HVAC foreman; lead HVAC technician | lead | ~ HVAC technician
Welder; MIG welder; TIG welder; structural welder; pipe welder; coded welder; combination welder; arc welder; certified welder; production welder; fabrication welder; pipeline welder; flame cutter; plasma cutter operator | mid | ~ welder fabricator
Welder fabricator; welder-fabricator; metal fabricator; fabricator; plater; boilermaker; sheet metal worker; fitter welder; steel fabricator; fitter; fabricator welder; sheet metal fabricator; metalworker | mid | ~ welder
Welding supervisor; welding foreman; lead welder; welding instructor; welding inspector; welding coordinator | lead | ~ welder
Apprentice welder; welder's helper; welding apprentice; trainee welder | junior | ~ welder
Lift engineer; elevator mechanic; elevator technician; lift technician; escalator technician | mid | ~ electrician
Appliance repair technician; appliance technician; domestic appliance engineer; home appliance repairer; vending machine servicer; vending machine technician | mid
Locksmith | mid
Ductwork installer; duct fitter; ductwork fabricator | mid | ~ HVAC technician
`
