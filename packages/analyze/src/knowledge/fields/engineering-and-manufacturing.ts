/** Mechanical, electrical, chemical and industrial engineering, and factories: skills and job titles. */
export const engineeringAndManufacturing = `
# skills
Mechanical engineering; mechanical design; machine design; mechanical systems; mechanical engineering design | knowledge | ~ product engineering
Product engineering; product development engineering; new product development; new product introduction; NPI; product design and development; hardware development | technique | ~ mechanical engineering
Engineering design; design engineering; engineering drawings; technical drawings; detailed design; design calculations; conceptual design | technique | ~ computer-aided drafting of parts
Computer-aided drafting of parts; 3D CAD; solid modelling; mechanical CAD; parametric modelling; CAD modelling; solid modeling | technique
SolidWorks; Solid Works | software | < computer-aided drafting of parts ~ Autodesk Inventor, CATIA
CATIA; CATIA V5 | software | < computer-aided drafting of parts ~ SolidWorks, Siemens NX
PTC Creo; Creo Parametric; Pro/Engineer; ProE; Pro/E | software | < computer-aided drafting of parts ~ SolidWorks
Siemens NX; Unigraphics; =NX | software | < computer-aided drafting of parts ~ CATIA
Autodesk Inventor; =Inventor | software | < computer-aided drafting of parts ~ SolidWorks
Product lifecycle management; PLM; engineering change orders; ECO; ECN; bills of materials; bill of materials; BOM; engineering change management | technique
Geometric dimensioning and tolerancing; GD&T; tolerance analysis; tolerance stack-up; ASME Y14.5 | standard
Finite element analysis; FEA; stress analysis; structural simulation; finite element modelling; FEM | technique | ~ computational fluid dynamics
ANSYS | software | < finite element analysis
Computational fluid dynamics; CFD; fluid mechanics; fluid dynamics | technique
Thermodynamics; heat transfer; thermal analysis; thermal management; heat exchangers | knowledge
Materials science; metallurgy; materials engineering; composites; polymers; material selection; failure analysis of materials; corrosion | knowledge
MATLAB | software
Electrical engineering; electrical design; electrical systems; electrical engineering design; electrical power | knowledge | ~ electronics engineering
Electronics engineering; electronics; circuit design; analogue design; analog circuits; digital electronics; electronic design; circuit analysis; electronic circuits | knowledge | ~ electrical engineering
PCB design; printed circuit boards; PCB layout; schematic capture | technique
Power systems; power distribution; substations; switchgear; transformers; power generation; high voltage; protection relays; transmission and distribution; power electronics | knowledge
Signal processing; digital signal processing; DSP; antennas; microwave engineering; RF design | knowledge
Telecommunications engineering; 4G and 5G; fiber optics | knowledge | < Telecommunications
Control systems; =Automation; industrial automation; process automation; control engineering; automation systems; factory automation; process control | knowledge | ~ PLC programming
PLC programming; PLC; programmable logic controllers; ladder logic; PLCs; Siemens PLC | technique | < control systems
SCADA; Ignition SCADA | software | < control systems
Robotics; industrial robots; robot programming; mechatronics; motion control; servo motors | technique | ~ control systems
Instrumentation; calibration of instruments; sensors; instrumentation and control; measurement instruments; loop checks; transmitters; instrument calibration; calibration | technique
Chemical engineering; chemical processes; process engineering; process design; unit operations; distillation; reaction engineering; mass and energy balance; chemical process | knowledge | ~ process safety
Aspen HYSYS; Aspen Plus; process simulation; HTRI | software | < chemical engineering
Process safety; layers of protection; process hazard analysis; process safety management; PHA | technique
Oil and gas engineering; petroleum engineering; drilling operations; reservoir engineering; well completion; refinery operations; oil and gas; upstream oil; pipeline engineering; drilling engineering; oilfield | knowledge
Mining engineering; mine planning; blasting; mineral processing; underground mining; surface mining | knowledge
Nuclear engineering; reactor operations; nuclear power | knowledge
Renewable energy; solar energy; wind energy; wind turbines; energy storage; solar PV | knowledge
Energy efficiency; energy audits; energy management; energy modelling; HVAC design; building services engineering; MEP design; mechanical electrical plumbing design | technique
Marine and naval architecture; ship design; naval architecture; shipbuilding | knowledge
Biomedical engineering; medical device design; ISO 13485; FDA 510(k); biomechanics engineering; medical equipment engineering | knowledge | ~ Biomedical equipment maintenance
Industrial engineering; time and motion study; line balancing; work measurement; plant layout; facility layout; production engineering; industrial and systems engineering | technique | ~ lean manufacturing
Lean manufacturing; lean production; value stream mapping in manufacturing; poka-yoke; Toyota Production System; kaizen events; lean tools; kanban systems | method | ~ industrial engineering
Statistical process control; SPC; control charts; process capability; Cpk; gauge R&R; measurement system analysis | technique
Failure mode and effects analysis; FMEA; DFMEA; PFMEA; fault tree analysis; failure analysis; reliability engineering; root cause failure analysis; reliability analysis; MTBF | technique
Quality control in manufacturing; quality inspection; product inspection; inspection of parts; in-process inspection; incoming inspection; final inspection; visual inspection; quality checks; first article inspection; quality assurance; quality control; QA/QC; QC inspection | technique
Coordinate measuring machine; CMM; calipers; micrometers; precision measuring instruments; height gauges; metrology; gauges and micrometers; dimensional inspection; measuring equipment; measuring instruments; dimensional checks | equipment | < quality control in manufacturing
Non-destructive testing; NDT; ultrasonic testing; radiographic testing; dye penetrant; magnetic particle testing; ASNT level II; liquid penetrant | technique
AS9100; ISO/TS; ISO 9000; ISO standards | standard
Corrective and preventive action; CAPA; non-conformance reports; NCR; corrective actions; nonconformance | technique
Good manufacturing practice; GMP; cGMP; GMP compliance; good manufacturing practices; current good manufacturing practices; validation protocols; IQ OQ PQ; process validation; equipment qualification | standard
Production planning; production scheduling; manufacturing planning; master production schedule; capacity planning; production control | technique
Production supervision; supervising production; shift supervision in production; production management; production line supervision; managing production; manufacturing operations; production operations; plant management; manufacturing management | duty
Manufacturing engineering; manufacturing processes; process engineering in manufacturing; manufacturing process improvement; manufacturing process; production processes; fabrication | technique
Machine operation; operating machines; production machinery; machine set-up; machine setup; running machines; operating machinery; machine changeovers; production equipment operation; machine operator duties | technique
CNC machining; CNC operation; CNC milling; CNC turning; CNC programming; CNC lathes; CNC machines; CNC mills | technique | ~ manual machining
Manual machining; lathe operation; milling machine; Bridgeport; drilling and tapping; grinding; =Turning; turning and milling; lathe turning; boring mills; surface grinding; drill press; milling; lathes | technique | ~ CNC machining
Tool and die making; toolmaking; jigs and fixtures; mould making; die making; tooling design; fixture design; mold making | technique | ~ manual machining
Injection moulding; injection molding; blow moulding; extrusion; thermoforming; plastics processing; plastic injection molding | technique
Casting and forging; foundry; die casting; forging; sand casting; investment casting | technique
Sheet metal fabrication; sheet metal; metal fabrication; press brake; metal stamping; laser cutting; metal forming; punch press; steel fabrication; metalwork; plasma cutting | technique
Surface treatment; powder coating; anodising; electroplating; heat treatment; painting of parts; sandblasting; deburring; polishing metal | technique
Assembly work; mechanical assembly; product assembly; assembly line; assembling parts; electromechanical assembly; subassemblies; production line work; line assembly; assembling | technique
Electronics assembly; through-hole and surface mount; SMT; hand soldering; soldering; wire harness assembly; IPC-A-610; cable assembly; crimping; circuit board assembly | technique
Packing and palletising; packaging operation; packaging lines; product packing; labelling of products; packaging machines; packing products | duty
3D printing; additive manufacturing; rapid prototyping; prototype development; prototyping of parts; stereolithography; prototype testing | technique
Plant maintenance; industrial maintenance; equipment maintenance; machine maintenance; preventive maintenance; predictive maintenance; total productive maintenance; TPM; maintenance planning; machinery repair; equipment repair; machine repair; vibration analysis; preventative maintenance | technique
Computerised maintenance management system; CMMS; work orders; work order management | software | ~ plant maintenance
Pumps and compressors; rotating equipment; conveyors; bearings; gearboxes; boilers; pumps; valves; turbines; compressors; piping systems; boiler operation; piping design | equipment
Commissioning; plant commissioning; equipment installation; start-up and commissioning; factory acceptance testing; FAT; site acceptance test; testing and commissioning; equipment commissioning | technique
Test engineering; product testing; test plans in engineering; test procedures; test fixtures; environmental testing; hardware testing; validation testing; bench testing; engineering tests; test equipment; oscilloscopes; multimeters | technique
Systems engineering; requirements traceability; =DOORS; model-based systems engineering; MBSE; verification and validation; V&V; system architecture in engineering | technique
Technical writing in engineering; engineering reports; engineering documentation; technical reports; specifications writing; technical writing; operating manuals | duty
Lockout/tagout; lock out tag out; LOTO; machine guarding; plant safety; workplace safety; industrial safety; shop-floor safety; safety procedures; health and safety; health, safety and environment; EHS; HSE; safety compliance; safety regulations; workplace health and safety | knowledge
NEBOSH; NEBOSH certificate; certified safety professional; CSP | certificate
Accident investigation; incident investigation; near-miss reporting; safety audits in industry; hazard identification; job safety analysis; safety training; accident prevention; safety inspections in industry | technique
Permit to work; hot work permits; hazardous materials; hazardous material handling; hazmat; chemical handling; hazardous waste | knowledge
Professional engineer licence; Professional Engineer; PE licence; chartered engineer; CEng; engineer in training; EIT; fundamentals of engineering; PE license; licensed engineer | certificate
Continuous process operation; plant operation in process industry; batch processing; chemical plant operation; control room operation; mixing and blending; process operation | technique
Food manufacturing; food processing; food production lines; beverage production; bottling; food production | technique
Paper and wood processing; sawmill; pulp and paper; wood machining; furniture manufacture | technique
Semiconductor manufacturing; cleanroom; wafer fabrication; photolithography; clean room; semiconductor | technique
Inventory of materials; materials handling; raw materials; material handling; material control; tool crib | duty
Engineering project management; engineering project delivery; project engineering; capital projects; technical project leadership; engineering projects; engineering management; EPC projects | duty
Geometric dimensioning; geometric tolerancing | standard
Design of experiments for processes; DOE studies; Taguchi methods | method
Production part approval; PPAP submissions | standard
Single-minute exchange of dies; quick changeover | method
Injection mould design; mold design; mould tooling | technique
Sheet metal folding; press brake operation | technique
Wire EDM; spark erosion; electrical discharge machining | technique
Thermal imaging surveys; thermographic inspection; infrared thermography | technique
Hydraulic circuit reading; hydraulic schematics; reading hydraulic diagrams | technique
Cleanroom work; cleanroom assembly; clean room protocols | technique
Conformal coating; potting electronics | technique
Surface-mount soldering; SMT soldering; SMD rework | technique
Medical devices; medical device development; medical device industry | knowledge | ~ Biomedical engineering
Solid Edge | software | ~ Siemens NX
Fusion 360 | software | ~ Autodesk Inventor
Teamcenter | software | < Product lifecycle management
Windchill | software | < Product lifecycle management
Enovia | software | < Product lifecycle management
Abaqus | software | ~ ANSYS
Nastran | software | ~ ANSYS
HyperMesh | software | ~ ANSYS
COMSOL | software | ~ ANSYS
LS-DYNA | software | ~ ANSYS
SolidWorks Simulation | software | < SolidWorks ~ ANSYS
Patran | software | ~ ANSYS
ANSYS Fluent | software | < Computational fluid dynamics, ANSYS
Star-CCM+ | software | < Computational fluid dynamics
OpenFOAM | software | < Computational fluid dynamics
Altium Designer; Altium | software | < PCB design
OrCAD | software | < PCB design
Eagle CAD | software | < PCB design
KiCad | software | < PCB design
Cadence Allegro | software | < PCB design
ETAP | software | < Power systems
PSCAD | software | < Power systems
Allen-Bradley; RSLogix | equipment | < PLC programming
Siemens S7; TIA Portal | equipment | < PLC programming
HMI; human-machine interface | software | ~ SCADA
DCS; distributed control systems; DeltaV | software | ~ SCADA
Wonderware | software | < SCADA
Fanuc robots | equipment | < Robotics
ABB robots | equipment | < Robotics
KUKA | equipment | < Robotics
P&ID; piping and instrumentation diagrams | knowledge | < Chemical engineering
HAZOP; hazard and operability study | method | < Process safety
=5S; 5S methodology | method | < Lean manufacturing
SMED | method | < Lean manufacturing
JIT; just-in-time | method | < Lean manufacturing
ISO 14001 | standard | ~ AS9100
ISO 45001; OHSAS 18001 | standard | ~ AS9100
UL standards | standard | ~ AS9100
ASME codes | standard | ~ AS9100
API standards | standard | ~ AS9100
ASTM standards | standard | ~ AS9100
MRP; MRP II; material requirements planning | method | < Production planning
Mastercam | software | < CNC machining
G-code | programming-language | < CNC machining
Haas | equipment | < CNC machining
Mazak | equipment | < CNC machining
Fanuc controls | equipment | < CNC machining
Heidenhain | equipment | < CNC machining
Maximo | software | < Computerised maintenance management system
SAP PM | software | < Computerised maintenance management system, SAP
Infor EAM | software | < Computerised maintenance management system
IOSH; IOSH managing safely | certificate | ~ NEBOSH
COSHH | standard | ~ Permit to work
MSDS; safety data sheets | standard | ~ Permit to work
Metal polishing; linishing; buffing metal; vibratory finishing | technique | ~ surface treatment
Bottling lines; filling lines; filling machines; labelling machines; cartoning machines | equipment
Paper production; paper machines; pulping; calendering of paper; paper converting | technique
Shotfiring; drill and blast; charging blast holes; explosives licence in mining | technique | ~ mining engineering
Quarrying; quarry operations; crushing and screening; aggregates production | technique | ~ mining engineering
Rotary drilling; drill floor operations; tripping pipe; mud pumps; blowout preventers | technique
Watch repair; watchmaking; clock repair; horology; mechanical movements of watches | technique
Engraving; hand engraving; laser engraving; etching of metal | technique

# titles
Mechanical engineer; mechanical design engineer; senior mechanical engineer; graduate mechanical engineer; mechanical project engineer; mechanical engineering intern; mechanical engineering technician; junior mechanical engineer | mid | ~ design engineer, Industrial engineer
Design engineer; product design engineer in mechanics; senior design engineer; CAD engineer; mechanical designer; design draughtsman; engineering designer; product engineer; product development engineer; R&D engineer; research engineer; development engineer | mid | ~ mechanical engineer
Electrical engineer; electrical design engineer; senior electrical engineer; power engineer; electrical project engineer; power systems engineer; electrical engineering technician; electrical engineering intern; substation engineer | mid | ~ electronics engineer, control engineer
Electronics engineer; hardware engineer; electronic design engineer; analog design engineer; microelectronics engineer; ASIC engineer | mid | ~ electrical engineer
Control engineer; automation engineer; controls engineer; PLC programmer; mechatronics engineer; instrumentation engineer; instrumentation technician; control systems engineer; automation technician; controls technician; instrument technician; robotics technician | mid | ~ electrical engineer
Chemical engineer; process engineer; chemical process engineer; process safety engineer; senior process engineer; chemical engineering intern; process development engineer | mid | ~ Industrial engineer
Petroleum engineer; drilling engineer; reservoir engineer; oil and gas engineer; well engineer; pipeline engineer; field engineer in oil and gas; production engineer in oil and gas; mud engineer; driller | mid | ~ chemical engineer
Mining engineer; mine planner; mine surveyor; miner | mid
Nuclear engineer; reactor operator; nuclear technician; nuclear reactor operator | mid
Energy engineer; renewable energy engineer; solar engineer; energy manager; energy consultant | mid | ~ electrical engineer
Building services engineer; HVAC engineer; MEP engineer; HVAC design engineer | mid | ~ mechanical engineer
Naval architect; marine design engineer | mid | ~ mechanical engineer
Biomedical engineer; medical device engineer; clinical engineer; biomedical equipment technician; medical equipment technician; medical equipment repairer | mid
Industrial engineer; production engineer; manufacturing engineer; process improvement engineer; lean engineer; methods engineer; senior manufacturing engineer; industrial engineering technician; manufacturing process engineer; manufacturing technician; process technician | mid | ~ mechanical engineer, Chemical engineer
Quality engineer; quality assurance engineer in manufacturing; supplier quality engineer; reliability engineer; senior quality engineer; quality specialist; quality systems engineer | mid | ~ quality manager in manufacturing
Quality manager in manufacturing; quality assurance manager; quality control manager; head of quality; director of quality; quality control supervisor; quality supervisor; quality manager; QC manager | manager | ~ quality engineer
Quality inspector; quality control inspector; quality technician; quality control technician; QC technician; inspector in manufacturing; quality assurance technician; quality controller; quality assurance inspector; QC inspector; quality assurance specialist; metrology technician; CMM operator | mid | ~ quality engineer
Test engineer; test technician; hardware test engineer; validation technician; systems test engineer | mid | ~ electronics engineer, Software tester
Systems engineer in engineering; systems integration engineer; requirements engineer | mid | ~ design engineer
Engineering manager; chief engineer; lead engineer; technical director; engineering team lead; technical manager; engineering supervisor; senior engineer | manager | ~ plant manager, project engineer
Project engineer; engineering project manager; capital projects engineer; senior project engineer; lead project engineer; field service engineer; applications engineer; application engineer; service engineer; technical engineer; engineer; engineering consultant | mid | ~ mechanical engineer, engineering manager
Engineering technician; engineering assistant; engineering intern; engineering aide; junior engineer; graduate engineer; engineering trainee; engineering apprentice; engineer in training; laboratory technician in engineering | junior | ~ project engineer
Plant manager; factory manager; manufacturing manager; production manager; operations manager in manufacturing; site director in manufacturing; director of manufacturing; plant director; plant superintendent; works manager; VP of manufacturing | manager | ~ production supervisor
Production supervisor; production team leader; line leader; shift leader in production; manufacturing supervisor; assembly supervisor; production lead; line supervisor; plant supervisor; cell leader; shift supervisor in production; production foreman; lead operator; production shift manager | lead | ~ plant manager, production operative
Production planner; production scheduler; materials planner; production controller; material planner; master scheduler; production control specialist; planner | mid | ~ production supervisor
Production operative; production operator; production worker; factory worker; manufacturing operative; line operator; machine operator; manufacturing associate; production associate; process operator; production technician; plant operator; production line worker; machine tender; packaging operator; production assistant in factories; factory operative; machine operative; general operator; operator | junior | ~ assembler
Assembler; assembly worker; assembly operative; assembly technician; electronics assembler; mechanical assembler; assembly line worker; electromechanical assembler; cable assembler; solderer; assembly operator; product assembler; electronic assembler | junior | ~ production operative
Packer; packing operative; packaging worker; hand packer; packager; packing assistant | junior | ~ production operative
Machinist; CNC machinist; CNC operator; CNC programmer; lathe operator; milling operator; turner; miller; CNC setter; precision machinist; CNC machine operator; CNC miller; CNC turner; grinder operator; manual machinist; machine shop foreman; machine setter; machine tool setter; CNC turner; grinding machine operator | mid | ~ toolmaker
Toolmaker; tool and die maker; mould maker; die setter; jig maker; pattern maker in foundry; tool setter; mold maker | mid | ~ machinist
Moulding operator; injection moulding technician; plastics technician; extruder operator; press operator; foundry worker; injection molding operator; furnace operator; caster; injection moulding operator; plastics machine operator; rubber machine operator; rubber moulder; blow moulding operator; extrusion operator; coremaker; die casting operator; metal moulder | mid | ~ production operative
Maintenance technician; maintenance engineer; industrial mechanic; maintenance mechanic; millwright; maintenance fitter; plant maintenance technician; equipment technician; mechanical fitter; industrial maintenance technician; maintenance supervisor; maintenance manager; mechanical technician; reliability technician; service technician; field service technician; electromechanical technician; industrial maintenance mechanic | mid | ~ machinist, production operative
Chemical plant operator; refinery operator; control room operator; boiler operator; water treatment operator; wastewater operator; power plant operator; utilities operator; chemical operator; stationary engineer; chemical process operator; water treatment plant operator; incinerator operator; gas plant operator; gas compressor operator; kiln operator; cement plant operator; process control operator; glass furnace operator | mid | ~ production operative
Health and safety officer; HSE officer; safety manager; EHS manager; safety officer; HSE manager; safety engineer; EHS specialist; safety coordinator; health and safety manager; safety specialist; safety advisor; safety director; environmental health and safety specialist; HSE advisor | mid
Technical writer; technical author; documentation specialist; technical illustrator; technical communicator | mid
Telecommunications engineer; telecom technician; network field technician; fibre optic technician; telecommunications technician; cable technician; RF technician; line technician | mid
Woodworking machine operator; sawmill operator; furniture maker | mid
Food production operative; food process worker; bakery production worker; meat processing worker; meat packer; fish processor; fish filleter; food batchmaker; food processing operator; dairy process worker | junior | ~ production operative
Semiconductor process engineer; cleanroom operator; wafer fab technician; semiconductor technician | mid
3D printing technician; prototype technician; model shop technician | mid
Materials scientist; corrosion engineer; welding engineer; composite technician | mid
Robotics engineer; robotic engineer; robotics and automation engineer | mid | ~ Control engineer, Robotics software engineer
Geologist; geological engineer | mid | ~ Mining engineer
Metallurgist | mid | ~ Mining engineer
Geophysicist | mid | ~ Mining engineer
Materials engineer | mid | ~ Mining engineer
Wind turbine technician | mid | ~ Energy engineer
Solar installer; solar energy technician | mid | ~ Energy engineer
Energy auditor | mid | ~ Energy engineer
FPGA engineer | mid | ~ Electronics engineer
PCB designer | mid | ~ Electronics engineer
Electronics technician; electronic technician | mid | ~ Electronics engineer
NDT technician | mid | ~ Quality inspector
Validation engineer; validation specialist | mid | ~ Quality engineer
Packaging engineer | mid | ~ Industrial engineer
Tooling engineer | mid | ~ Industrial engineer
Commissioning engineer | mid | ~ Project engineer
Roustabout; roughneck; derrickhand; floorhand; drill floor worker; wellhead pumper | junior | ~ Petroleum engineer
Metal finisher; electroplater; plating operator; galvaniser; metal polisher; powder coater; anodiser; heat treatment operator; heat treating operator | mid | ~ production operative
Packaging machine operator; bottling line operator; filling machine operator; packaging line operator; palletiser operator | mid | ~ production operative, packer
Paper machine operator; papermaker; pulp mill operator; paper converting operator | mid | ~ production operative
Mine manager; mining manager; mine superintendent; quarry manager | manager | ~ mining engineer
Mine supervisor; mine foreman; underground supervisor; mine shift supervisor; quarry supervisor | lead | ~ mine manager
Mine worker; mining labourer; underground miner; quarry worker; coal miner | junior | ~ mine supervisor
Shotfirer; blasting technician; explosives blaster; powderman | mid | ~ mine worker
Geological technician; geoscience technician; mining technician; core logger | mid | ~ geologist
Chemical technician; chemistry technician; chemical engineering technician | mid | ~ chemical engineer
Well driller; water well driller; drilling rig operator; drill rig operator | mid | ~ roustabout
Watchmaker; watch repairer; clock repairer; horologist | mid
Precision instrument maker; optical instrument maker; camera repairer; instrument repairer | mid | ~ watchmaker
Hand engraver; laser engraver; metal engraver; glass engraver | mid
`
