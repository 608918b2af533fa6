/** Vehicle repair, dealerships and vehicle manufacturing: skills and job titles. */
export const automotiveAndVehicleRepair = `
# skills
Vehicle diagnostics; automotive diagnostics; engine diagnostics; fault diagnosis of vehicles; diagnosing vehicles; diagnostic scan tools; scan tools; vehicle fault finding | technique | ~ engine repair
OBD-II; OBD2; on-board diagnostics; OBD II | tool | < vehicle diagnostics
Engine repair; engine rebuilding; engine overhaul; engine maintenance; motor repair; cylinder head; gasoline engines; internal combustion engines | technique | ~ vehicle diagnostics
Diesel engines; diesel mechanics; diesel engine repair; heavy diesel; Cummins; Caterpillar engines; Detroit Diesel | technique | ~ engine repair
Automotive repair; vehicle repair; car repair; auto repair; vehicle maintenance and repair; motor vehicle repair; automotive mechanics; vehicle maintenance; automotive maintenance; automotive service | technique | ~ vehicle servicing
Vehicle servicing; oil changes; routine vehicle maintenance; preventive maintenance of vehicles; tune-ups; lube oil and filter; full service of cars; fluid changes; periodic servicing | technique | < automotive repair
Brake repair; brakes; brake systems; anti-lock brakes; ABS brakes; brake service; brake replacement; air brakes | technique | < automotive repair
Suspension and steering; suspension; steering systems; shocks and struts; front-end work; chassis repair | technique | < automotive repair
Wheel alignment; tyre fitting; tire mounting; tire balancing; tyre changing; tire rotation; wheel balancing; tire service | technique | < automotive repair
Transmission repair; gearbox repair; automatic transmission; clutch replacement; manual transmission; drivetrain; driveline; differential repair; transmissions | technique | < automotive repair
Automotive electrical systems; auto electrics; vehicle wiring; vehicle electronics; starters and alternators; electrical diagnosis in vehicles; wiring diagrams in vehicles | technique | < automotive repair
Vehicle air conditioning; automotive HVAC; AC recharge; refrigerant handling in vehicles; automotive air conditioning; Section 609 certification | technique
Exhaust and emissions; emissions testing; smog inspection; exhaust systems; catalytic converters; emission control systems; state inspection | technique
Fuel injection; fuel systems; common rail; carburettor | technique | < engine repair
Cooling systems; radiator repair; water pumps; timing belts | technique | < engine repair
Hybrid and electric vehicles; electric vehicle servicing; EV high voltage; high-voltage batteries; hybrid vehicles; EV maintenance; electric vehicles | knowledge
MOT testing; vehicle inspection; MOT tester; roadworthiness test; multi-point inspection; safety inspections of vehicles; vehicle inspections | technique
Vehicle roadside recovery; towing; breakdown recovery; roadside assistance; tow truck operation | duty
Body repair; auto body repair; collision repair; panel beating; dent repair; bodywork; paintless dent repair; frame straightening; vehicle bodywork; bodyshop | technique | ~ vehicle painting
Vehicle painting; automotive painting; spray painting vehicles; paint mixing; refinishing; auto refinishing; paint preparation; clear coat | technique | ~ body repair
Vehicle detailing; car detailing; car valeting; auto detailing; car washing; polishing cars; interior detailing | technique
Windscreen replacement; auto glass; windshield repair | technique
Motorcycle repair; motorcycle mechanics | technique | ~ automotive repair
Heavy vehicle repair; truck repair; bus repair; fleet vehicle maintenance; trailer repair; heavy truck maintenance; fleet repair | technique | ~ diesel engines
Agricultural and construction equipment repair; heavy equipment repair; forklift repair; heavy equipment mechanics; hydraulic equipment repair; off-road equipment | technique | ~ heavy vehicle repair
Vehicle hydraulics; hydraulics; hydraulic systems; pneumatics; hydraulic repair | technique
Small engine repair; lawnmower repair; outboard motor repair | technique
Welding in body repair; MIG welding on vehicles | technique
ASE certification; ASE certified; ASE master technician; Automotive Service Excellence; ASE | certificate | < automotive repair
I-CAR certification; I-CAR; I-CAR gold | certificate | < body repair
Manufacturer training; Ford certified; Toyota certified technician; GM certified; Honda certified; BMW technician training; factory trained; dealership training | certificate
IMI level 3; light vehicle maintenance; NVQ motor vehicle; City and Guilds motor vehicle | certificate | < automotive repair
Automotive parts; parts ordering; auto parts; parts catalogue; parts inventory; spare parts; parts counter; parts lookup; parts department; vehicle parts | knowledge
Dealer management systems; ADP dealer; R&R dealer system | software
Collision estimating; repair estimates; damage appraisal; writing estimates | software
Repair orders; service write-up; repair estimates for customers; warranty claims in dealerships; warranty administration; service orders; job cards | duty
Service advising; service lane; service drive; service department operations; explaining repairs to customers; customer service in repair shops | duty
Workshop management; shop management; service department management; garage management; workshop supervision; automotive service management; fixed operations | duty
Vehicle sales; car sales; automotive sales; selling cars; new and used vehicles; vehicle demonstrations; selling vehicles; dealership sales; new and used car sales | duty | < sales ~ retail sales
Automotive finance and insurance; F&I; dealership finance; vehicle financing; extended warranties; F and I products | duty
Used car appraisal; vehicle valuation; trade-in appraisal; vehicle auctions; vehicle remarketing | technique
Vehicle assembly; automotive assembly line; car assembly; trim and final; powertrain assembly; vehicle production; automotive manufacturing; automotive production | technique
Automotive engineering; vehicle design; powertrain engineering; chassis engineering; vehicle dynamics; vehicle testing; NVH; automotive design; body-in-white | knowledge
Automotive quality; IATF 16949; TS 16949; PPAP; APQP; advanced product quality planning; production part approval process; 8D reports | standard
Vehicle calibration; ADAS calibration; ECU programming; reprogramming; key programming; ECU calibration | technique | ~ vehicle diagnostics
Engine performance tuning; motorsport; race car preparation; dyno testing | technique
Tool and shop safety; lift operation; shop equipment; vehicle lifts; hydraulic jacks; brake lathe; shop tools | equipment
Vehicle fleet records; maintenance logs for vehicles; vehicle service records | duty
Timing belt replacement; cambelt replacement; timing chain replacement | technique
Head gasket replacement; cylinder head repair | technique
Gearbox rebuild; transmission rebuild; gearbox overhaul | technique
Puncture repair; tyre repair; tire repair; flat repair | technique
Exhaust fitting; muffler replacement; exhaust repair | technique
High-voltage vehicle safety; EV high voltage training; high voltage isolation of vehicles | knowledge
Battery pack diagnosis; EV battery diagnostics; traction battery testing | technique
Tachograph calibration; tachograph fitting | technique
Roadside recovery; towing vehicles | duty
Injector testing; injector cleaning; fuel injector replacement | technique
Turbocharger repair; turbo replacement | technique
Suspension repair; shock absorber replacement; strut replacement | technique
Parts counter service; auto parts counter | duty

# titles
Automotive technician; auto mechanic; motor mechanic; vehicle technician; car mechanic; automotive mechanic; auto technician; motor vehicle technician; service technician in automotive; light vehicle technician; automotive service technician; vehicle mechanic; automobile mechanic; mechanic | mid | ~ diesel mechanic, MOT tester
Master automotive technician; lead technician in automotive; senior automotive technician; shop foreman; master mechanic; master technician; diagnostic technician; lead mechanic; vehicle maintenance supervisor; vehicle maintenance foreman | lead | ~ automotive technician
Lube technician; express service technician; quick lube technician; oil change technician; apprentice mechanic; apprentice technician; tyre fitter; tire technician; automotive apprentice; mechanic's helper; wheel service technician; tire repairer | junior | ~ automotive technician
Diesel mechanic; diesel technician; heavy vehicle technician; truck mechanic; bus mechanic; fleet mechanic; HGV technician; heavy duty mechanic; trailer mechanic; fleet technician; heavy vehicle mechanic | mid | ~ heavy equipment mechanic
Heavy equipment mechanic; construction equipment mechanic; forklift technician; plant fitter; field service mechanic; wheeled vehicle mechanic; heavy equipment technician; mobile plant mechanic; light wheel vehicle mechanic | mid | ~ diesel mechanic
Auto electrician; automotive electrician; vehicle electrician; vehicle electronics installer | mid | ~ automotive technician
Auto body technician; panel beater; collision technician; body shop technician; vehicle body repairer; coachbuilder; dent technician; auto body repairer | mid | ~ vehicle painter
Vehicle painter; automotive painter; spray painter in automotive; paint technician; car painter; refinish technician | mid | ~ auto body technician
Body shop manager; collision centre manager; collision center manager | manager | ~ auto body technician
Car detailer; vehicle valeter; auto detailer; car wash attendant; car valeter; car washer; vehicle cleaner | junior | ~ lube technician
Motorcycle mechanic; motorcycle technician; bicycle mechanic; small engine mechanic; marine mechanic; boat mechanic; bicycle repairer; e-bike mechanic | mid | ~ automotive technician
Transmission technician; brake technician; alignment technician; brake and front end technician | mid | ~ automotive technician
MOT tester; vehicle inspector; smog technician; emissions inspector; vehicle examiner; roadworthiness tester | mid | ~ automotive technician
Service manager in automotive; automotive service manager; workshop manager; garage manager; fixed operations director; service director; dealership service manager; workshop supervisor; vehicle maintenance manager; fleet maintenance manager; vehicle workshop manager; automotive repair shop manager; automobile service manager | manager | ~ Automotive service advisor
Parts manager; auto parts manager; parts department manager | manager | ~ parts advisor
Parts advisor; parts specialist; parts counter person; auto parts sales associate; parts associate; parts salesperson; motor vehicle parts advisor; spare parts sales | mid | ~ parts manager
Car salesperson; car sales executive; automotive sales consultant; vehicle sales executive; automobile salesman; auto sales associate; vehicle sales consultant; motor vehicle salesperson; automotive salesperson; car salesman; internet sales consultant in automotive; auto sales consultant; used car sales executive; new car sales executive; automotive sales associate; auto sales representative; car sales consultant; automotive sales representative; product genius; fleet sales executive; truck sales executive; tractor sales officer; motorcycle sales consultant; RV sales consultant; car sales advisor; automobile sales consultant; counter sales representative; counter salesperson; aftersales advisor | mid | ~ automotive sales manager, sales executive
Automotive sales manager; dealership manager; dealership general manager; car sales manager; used car manager; new car manager; general sales manager in automotive; vehicle sales manager | manager | ~ car salesperson
Finance and insurance manager; F&I manager; business manager in dealership; dealership finance manager; automotive finance manager | manager | ~ automotive sales manager, sales executive
Warranty administrator; warranty clerk; dealership administrator; title clerk | mid | ~ Automotive service advisor
Automotive engineer; vehicle engineer; powertrain engineer; automotive design engineer; vehicle test engineer; motor vehicle engineer; automotive test driver; motor vehicle engine tester; automotive designer | mid
Automotive assembler; vehicle assembler; motor vehicle assembler; car assembly worker; automotive production worker; motor vehicle engine assembler; motor vehicle body assembler | mid
Tow truck driver; roadside assistance technician; recovery driver; roadside vehicle technician | mid
Auto damage appraiser; collision estimator; vehicle damage assessor; auto appraiser; automotive estimator | mid
Windscreen fitter; auto glass technician; auto glass installer; windscreen technician; windshield technician | mid
Race mechanic; motorsport engineer | mid
Electric vehicle technician; EV technician; hybrid vehicle technician | mid | ~ automotive technician
Agricultural machinery mechanic; tractor mechanic; farm machinery mechanic | mid | ~ heavy equipment mechanic
Vehicle wrapper; vinyl wrapper; car wrapper | mid | ~ car detailer
`
