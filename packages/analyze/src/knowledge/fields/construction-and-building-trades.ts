/** Building sites, civil works, surveying, architecture and the building trades: skills and job titles. */
export const constructionAndBuildingTrades = `
# skills
Construction management; managing construction projects; construction project management; construction projects; building project management | duty | ~ site management, project scheduling
Site management; site supervision; construction supervision; jobsite supervision; job site supervision; supervising subcontractors; managing subcontractors; subcontractor management; subcontractor coordination; field supervision | duty | ~ construction management
Residential construction; house building; home building; single-family homes; multi-family construction; new builds; custom homes | knowledge | ~ commercial construction
Commercial construction; tenant improvements; tenant build-outs; office fit-out; high-rise construction; retail construction; ground-up construction; fit-out | knowledge | ~ residential construction
Industrial construction; plant construction; refinery construction; turnarounds and shutdowns | knowledge
Heavy civil construction; highway construction; road construction; bridge construction; infrastructure construction; roadworks; earthworks; site work | knowledge
Renovation; remodeling; home remodeling; refurbishment; home improvement; building renovation; restoration of buildings; house renovation | technique
Project estimating; construction estimating; cost estimating; estimating; quantity take-off; quantity takeoffs; material takeoffs; take-offs; bid proposals; bids and estimates; preparing bids | technique | ~ quantity surveying
Quantity surveying; bills of quantities; interim valuations; cost control in construction | technique | ~ project estimating
Construction contracts; JCT contracts; NEC contracts; FIDIC; AIA contracts; contract administration in construction; change orders; variations; claims in construction; submittals; RFIs; requests for information; pay applications | knowledge
Project scheduling; construction scheduling; critical path method; CPM scheduling; programme of works; look-ahead schedules; critical path | technique
Primavera P6; Primavera; Oracle Primavera; =P6 | software | < project scheduling
Procore; Sage Timberline | software
Blueprint reading; reading blueprints; interpreting blueprints; reading drawings; plan reading; reading plans; interpreting drawings; construction drawings interpretation; blueprints; read blueprints; read technical drawings; reading technical drawings; interpret technical drawings; interpreting technical drawings; read engineering drawings; reading engineering drawings; interpret engineering drawings; interpreting engineering drawings | technique
Building codes; building regulations; code compliance; International Building Code; local codes; zoning; building inspections; building permits; permitting; permits and inspections | knowledge
Construction safety; site safety; jobsite safety; CDM regulations; toolbox talks; safety meetings; safety inspections; site safety management; safety audits | knowledge
OSHA regulations; OSHA compliance; OSHA standards; OSHA | standard | < construction safety
OSHA 10; OSHA 30; OSHA 30-hour; OSHA 10-hour; OSHA certified | certificate | < OSHA regulations
CSCS card; CSCS; Construction Skills Certification Scheme; site managers safety training | certificate | < construction safety
Confined space entry; confined spaces; confined space training | certificate
Working at height; fall protection; harness work; working at heights; ladder safety | certificate
Asbestos awareness; asbestos abatement; lead abatement; mold remediation; asbestos removal | technique
Scaffolding; scaffold erection; erecting scaffolds | technique
Carpentry; finish carpentry; rough carpentry; trim carpentry; joinery; framing; wood framing; first fix and second fix; shuttering; woodworking; cabinet making; millwork; cabinetry | technique
Drywall; drywall installation; plasterboard; dry lining; taping and jointing; sheetrock; drywall finishing; hanging drywall; metal stud framing | technique | ~ plastering
Plastering; skimming; rendering walls; stucco; float and set | technique | ~ drywall
Painting and decorating; interior painting; exterior painting; house painting; wallpaper hanging; spray painting buildings; surface preparation for paint; painting walls | technique
Flooring installation; floor laying; hardwood flooring; laminate flooring; carpet laying; vinyl flooring; floor installation | technique | ~ tiling
Tiling; tile setting; ceramic tile; tile installation; wall tiling; floor tiling | technique | ~ flooring installation
Masonry; bricklaying; brickwork; block work; stone masonry; blocklaying; laying bricks; pointing | technique
Concrete work; concrete placement; concrete finishing; pouring concrete; concrete pouring; rebar installation; reinforcing steel; cement finishing; concrete forms; steel fixing; concrete construction | technique | ~ formwork carpentry
Formwork carpentry; concrete formwork; formwork | technique | < carpentry
Roofing; roof installation; shingles; slating and tiling roofs; flat roofing; roof repair; metal roofing; guttering | technique
Window and door installation; glazing; glass installation; window fitting; curtain wall; double glazing; hanging doors | technique
Insulation installation; insulating; spray foam; weatherization; insulation | technique
Demolition; strip-out; demolition work; soft strip | technique
Excavation; trenching; grading of land; land grading; site preparation; digging trenches; backfilling; shoring; land clearing; earthmoving | technique
Drainage; drain laying; groundworks; sewer lines; storm drains; utility installation; underground utilities; pipe laying; kerb laying; water mains | technique
Paving; asphalt paving; block paving; road surfacing; tarmac; asphalt | technique
Heavy equipment operation; plant operation; excavators; backhoe operation; bulldozer operation; loader operation; skid steer; operating heavy equipment; backhoe; bobcat; 360 excavator; telehandler; heavy equipment; road roller | equipment
Crane operation; tower crane; mobile crane; rigging loads; slinging; banksman; slinger signaller; rigging and signaling | equipment
CPCS card; NPORS card; plant operator card | certificate
Aerial lifts; scissor lift; boom lift; IPAF; MEWP; cherry picker; manlift | equipment
Power tools; hand tools; hand and power tools; power tool operation; circular saws; nail guns; construction tools; jackhammer | tool
Surveying; land surveying; setting out; total station; topographic surveys; level and theodolite; GPS surveying; site layout; construction layout | technique
Building surveying; condition surveys; defect surveys; dilapidations; building inspections and surveys; structural inspections; snagging; punch lists; punch list completion | technique
Civil engineering; civil works; civil engineering design; civil infrastructure | knowledge | ~ structural engineering
Structural engineering; structural design; structural analysis; steel design; reinforced concrete design; structural calculations; foundation design | knowledge | ~ civil engineering
Geotechnical engineering; soil mechanics; ground investigation; slope stability; foundation engineering; piling | knowledge | ~ civil engineering
Highway engineering; road design; traffic impact; pavement design; highway design | knowledge | < civil engineering
Water and wastewater engineering; hydraulic modelling; drainage design; stormwater management; hydrology; sewer design; water distribution | knowledge | < civil engineering
AutoCAD; Auto CAD; AutoCAD Civil 3D; AutoCAD LT; CAD drafting; computer-aided design; CAD | software
Revit; Autodesk Revit; Revit Architecture; Revit MEP | software | < building information modelling
Building information modelling; BIM; BIM coordination; clash detection; building information modeling | technique
Structural analysis software; SAFE software; Robot Structural Analysis | software | < structural engineering
Architectural planning; schematic design; design development; construction documents; architectural detailing; planning applications; space programming | technique
Urban planning; town planning; zoning plans; land use planning; master planning | knowledge
LEED; LEED accredited professional; LEED AP; green building; sustainable building; passive house | certificate
Materials testing; concrete testing; slump test; soil compaction testing; asphalt testing; field density tests | technique
Construction quality control; QA/QC in construction; inspection and test plans; workmanship inspection; quality inspections on site | duty
Construction procurement; ordering building materials; material ordering; materials management on site; ordering materials; purchasing building materials | duty
Daily site logs; daily reports on site; site diaries; progress reports on construction; daily logs; site meetings; progress meetings; construction reports | duty
Crew leadership; leading crews; crew supervision; supervising crews; foreman duties; labor crews; managing crews | duty
General labouring; manual labour; site clean-up; loading and unloading materials; site cleaning; general labor; manual labor; construction labor; jobsite clean-up | duty
Building maintenance; facility maintenance; property maintenance; general maintenance; building repairs; handyman work; maintenance and repair; preventive building maintenance; minor repairs; facilities maintenance; maintenance repairs | technique
Fencing and decking; fence installation; deck building; decking | technique
Solar panel installation on roofs; photovoltaic mounting | technique
Home inspection; property inspection | technique | ~ building surveying
Property development; land development; real estate development; site acquisition; entitlement | knowledge
PlanGrid | software | ~ Procore
Bluebeam; Bluebeam Revu | software | ~ Procore
Buildertrend | software | ~ Procore
Fieldwire | software | ~ Procore
On-Screen Takeoff | software | ~ Procore
PlanSwift | software | ~ Procore
Asta Powerproject | software | ~ Primavera P6
Microsoft Project; MS Project | software | ~ Primavera P6
SMSTS | certificate | ~ CSCS card
SSSTS | certificate | ~ CSCS card
NCCCO crane certification | certificate | ~ CPCS card
CISRS card | certificate | < Scaffolding
Civil 3D | software | ~ AutoCAD
ArchiCAD | software | ~ Revit
Vectorworks | software | ~ Revit
MicroStation | software | ~ Revit
Tekla Structures | software | ~ Revit
Navisworks | software | < Building information modelling
STAAD Pro | software | < Structural analysis software
ETABS | software | < Structural analysis software
SAP2000 | software | < Structural analysis software
BREEAM | certificate | ~ LEED
Tunnelling; tunnel boring machines; TBM operation; shotcreting; tunnel lining | technique
Slinging loads; signalling cranes; traffic marshalling on sites | duty | ~ crane operation
Trench shoring; trench support; sewer laying; trench boxes | technique
Cladding installation; rainscreen cladding; facade installation | technique
Chimney sweeping; flue cleaning; flue inspection | technique
Commercial diving; underwater welding; saturation diving; surface supplied diving; underwater inspection | technique
# titles
Construction manager; construction project manager; building project manager; site project manager; contracts manager in construction; senior construction manager; project manager of construction; director of construction; construction director; construction operations manager | manager | ~ site manager, construction superintendent
Construction superintendent; superintendent of construction; general superintendent; project superintendent; site superintendent; field superintendent; assistant superintendent | lead | ~ site manager, construction manager
Site manager; site agent; building site manager; construction site manager; assistant site manager; general foreman; site supervisor; construction supervisor; building supervisor | lead | ~ construction superintendent, construction foreman
Construction foreman; foreman; crew foreman; working foreman; labor foreman; construction lead; construction crew leader; framing foreman; concrete foreman; =Ganger; site foreman | lead | ~ site manager
Construction project engineer; construction engineer; project engineer in construction; site engineer; assistant project manager in construction; construction project coordinator; construction coordinator; construction administrator | mid | ~ construction manager
General contractor; building contractor; home builder; remodeling contractor; builder; construction company owner; owner of a building firm; subcontractor; house builder | mid | ~ construction manager
Construction worker; construction labourer; construction laborer; general labourer; building labourer; general laborer; labourer; site operative; groundworker; laborer; civil works labourer; construction helper | junior | ~ construction foreman
Carpenter; joiner; framer; finish carpenter; carpenter's helper; woodworker; shuttering carpenter; journeyman carpenter; apprentice carpenter; trim carpenter | mid | ~ construction worker
Bricklayer; mason; stonemason; blocklayer; brick mason; masonry worker; dry stone waller | mid | ~ construction worker
Concrete finisher; cement mason; concrete worker | mid | ~ construction worker
Drywall installer; dry liner; drywall finisher; drywaller; taper; dryliner; drywall taper | mid | ~ plasterer
Plasterer; renderer; stucco mason | mid | ~ drywall installer
Painter and decorator; house painter; painter; commercial painter; decorator in buildings; journeyman painter; industrial painter; industrial spray painter | mid | ~ construction worker
Roofer; roofing contractor; slater; roof tiler; roof thatcher | mid | ~ construction worker
Floor layer; flooring installer; carpet fitter; tiler; tile setter; flooring contractor; terrazzo worker | mid | ~ construction worker
Glazier; window fitter; window installer | mid | ~ construction worker
Scaffolder; scaffold builder | mid | ~ construction worker
Insulation installer; insulator; asbestos removal worker; hazardous materials removal worker; asbestos remover | mid | ~ construction worker
Heavy equipment operator; plant operator in construction; excavator operator; equipment operator; backhoe operator; bulldozer operator; roller driver; digger driver; telehandler operator; dumper driver; roller driver; earthmoving plant operator; pile driver operator; paving equipment operator; paver operator | mid | ~ crane operator
Crane operator; tower crane operator; rigger; slinger | mid | ~ heavy equipment operator
Demolition worker; demolition operative | mid | ~ construction worker
Estimator; construction estimator; cost estimator; senior estimator; chief estimator; bid manager in construction; project estimator | mid | ~ quantity surveyor
Quantity surveyor; cost consultant; commercial manager in construction; assistant quantity surveyor; senior quantity surveyor | mid | ~ estimator
Construction scheduler; planning engineer; project planner in construction; scheduler; planner in construction | mid | ~ construction project engineer
Land surveyor; surveyor; setting-out engineer; survey technician; site surveyor; geomatics engineer; survey crew chief | mid | ~ building surveyor
Building surveyor; building control officer; code enforcement officer; clerk of works; construction quality inspector | mid | ~ land surveyor
Construction safety officer; site safety manager; construction safety manager; construction safety inspector; site safety officer | mid | ~ site manager
Civil engineer; civil design engineer; senior civil engineer; civil engineering technician; graduate civil engineer; highway engineer; municipal engineer; drainage engineer; bridge engineer | mid | ~ structural engineer
Structural engineer; structural design engineer; senior structural engineer | mid | ~ civil engineer
Geotechnical engineer; geotechnical technician; materials testing technician; concrete technician | mid | ~ civil engineer
Water engineer; hydraulic engineer; wastewater engineer; water resources engineer | mid | ~ civil engineer
Architect; project architect; senior architect; architectural designer; registered architect; intern architect; principal architect | mid | ~ architectural technician
Architectural technician; architectural technologist; architectural drafter; draughtsman; draftsman; drafter; CAD technician; CAD drafter; CAD operator; BIM technician; Revit technician | mid | ~ architect
BIM manager; BIM coordinator; BIM modeller | mid | ~ architectural technician
Urban planner; town planner; city planner; planning officer; land use planner | mid | ~ architect
Construction buyer; construction procurement officer; materials manager in construction; purchasing agent in construction | mid | ~ estimator
Maintenance worker; maintenance technician in buildings; handyman; building maintenance technician; maintenance man; property maintenance technician; facility maintenance technician; maintenance supervisor in buildings; general maintenance worker; odd job man | mid | ~ facilities manager in buildings
Facilities manager in buildings; building maintenance manager; maintenance manager in buildings | manager | ~ maintenance worker
Property developer; land development manager; development manager in property | manager | ~ construction manager
Home remodeler; kitchen fitter; bathroom fitter; fence installer; fence erector; stove fitter | mid | ~ carpenter
Road worker; highway maintenance worker; paver; asphalt worker; traffic control flagger | junior | ~ construction worker
Field engineer; site field engineer | mid | ~ Construction project engineer, Project engineer
Steel fixer; rebar worker | mid | ~ Concrete finisher
Steel erector; ironworker; structural steel worker; structural steel erector | mid | ~ Concrete finisher
Cabinet maker | mid | ~ Carpenter
Building inspector; construction inspector | mid | ~ Building surveyor
Home inspector | mid | ~ Building surveyor
Tunneller; tunnel worker; tunnel miner; TBM operator; tunnel boring machine operator | mid | ~ construction worker
Banksman; slinger signaller; traffic marshal; vehicle marshal; crane banksman | junior | ~ construction worker
Pipe layer; drainage worker; sewer worker; drain cleaner; septic tank cleaner | mid | ~ construction worker
Cladder; cladding installer; cladding fixer; facade installer | mid | ~ roofer
Formwork carpenter; form worker; shuttering joiner; formworker | mid | ~ carpenter
Chimney sweep; flue technician | mid
Commercial diver; saturation diver; underwater welder; offshore diver; diving supervisor | mid
Rail track layer; track layer; platelayer | mid | ~ construction worker
`
