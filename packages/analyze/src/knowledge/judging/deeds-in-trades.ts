/** Deeds of building, workshops, factories, roads, stores and fields, in the form that `deeds.ts` explains. */
export const DEEDS_IN_TRADES = `
load = manual-handling, goods-in, dispatch-of-goods: load unload tip empty fill + container trailer truck lorry vehicle van pallet
load = manual-handling: manual handling
receive-goods = goods-in: check book receive count sign + delivery note goods pallet supplier + note book scan in received count
receive-goods = goods-in: receive receipt + goods
send-goods = dispatch-of-goods, packing-orders: pack send prepare book label labelled + parcel pallet shipping shipment delivery order + ship delivery dispatch carrier out
pick = order-picking: pick + line item tote scanner voice + hour shift scanner day
scan-stock = warehouse-management-system, barcode-scanning ? wms: book scan enter use post work record + sap wms scanner gun pda manhattan handheld system + sap wms scanner goods everything pda warehouse stock
parcels = delivery-driving: drop deliver do run ran + drop parcel package round + day city van round shift county door customer
parcels = delivery-driving: deliver + parcel package consignment door courier
parcels = delivery-driving: drop drops + day shift daily across
parcels = delivery-driving: delivery + driving drive drove goods
check-vehicle = vehicle-checks: check walk inspect look control review + tyre oil light brake truck vehicle van + shift morning daily oil light day tyre before
check-vehicle = vehicle-checks: care maintain control review check clean + vehicle truck van
check-vehicle = vehicle-checks: control check + departure depart drive drove
pre-test = mot-testing ? mot: prepare present check review inspect + mot itv test inspection technical examination main + mot itv inspection examination prepare technical
body-work = body-repair, vehicle-painting ? bodywork dent: beat fill spray repair paint straighten + dent panel bumper wing bodywork body lacquer
hours-at-wheel = tachograph-rules ? tachograph: comply keep hold held use never respect + tachograph driving rest card infringement + hour time card rule digital drive drove
drops-signed ? cmr: get sign hand keep fill manage + delivery drop cmr note paper freight transport + sign sheet note cmr paper document
shipping-papers = incoterms, customs-clearance, import-and-export-documentation: print prepare do complete make create + label labelled export customs freight cargo transport + declaration paper document
shipping-papers = incoterms, customs-clearance: customs + document paper declaration transport cargo
plan-routes = route-optimisation, transport-planning: plan work decide allocate assign optimise + route tour driver van truck round network + morning driver truck van where vehicle route
plan-routes = transport-planning: plan + route tour round
plan-routes = route-optimisation: route network + optimise plan improve
talk-to-drivers: tell radio call coordinate direct dispatch manage + driver lad courier + radio next day where vehicle driver
watch-vans: watch track follow monitor ring rang + van shipment delivery parcel consignment vehicle + screen late customer track ahead
watch-vans: track follow monitor + delivery shipment consignment
set-machines = cnc-machining, machine-operation ? cnc: run ran set operate changeover adjust setup prepare + mill lathe haas mazak fanuc cnc machine + change setup own tool set three prepare operate machine
set-machines = machine-operation, cnc-machining: cnc machine + operate adjust setup
write-programs: write make edit program + toolpath mastercam gcode code cnc heidenhain fanuc
read-drawings = blueprint-reading ? drawing blueprint: work read set build make interpret + drawing plan print blueprint sketch
read-drawings = blueprint-reading: blueprint
measure-parts = quality-control-in-manufacturing: check measure inspect verify control + part piece first off sample workpiece + micrometer caliper vernier gauge cmm mic dimension
measure-parts = quality-control-in-manufacturing: check control verify inspect measure + gauge caliper vernier micrometer cmm dimension size
grease = plant-maintenance: top grease change lubricate oil clean + coolant filter oil belt way bearing grease
grease = plant-maintenance: maintain prevent + machine plant factory level first preventive
count-output: write record count hit enter + batch piece output number quantity target scrap + day number shift batch target piece
weld = welding, mig-welding, tig-welding ? mig tig weld: run ran weld tack join lay laid + bead sheet pipe seam steel stainless frame
weld = welding, mig-welding, tig-welding: weld
steel-frames = sheet-metal-fabrication: tack build fabricate assemble make weld + frame stair balcony steel gate railing structure
grind = grinding-and-finishing-metal ? grind: dress grind polish finish deburr + seam weld grinder metal surface
grind = grinding-and-finishing-metal: grind + finish
work-safely = personal-protective-equipment ? safely: no without zero comply respect use follow + accident injury safety ppe protective + year toolbox rule standard guideline equipment
work-safely = construction-safety: accident + toolbox year safe
work-safely = construction-safety: safe + comply respect standard rule guideline instruct
pipes = pipe-fitting, plumbing ? pipe pipework: fix install lay laid run ran fit solder + copper plastic pipe radiator
pipes = pipe-fitting, plumbing: pipe + install assemble fit lay laid
leaks ? leak blockage: trace repair find rod clear fix stop + drip leak drain blockage pipe burst
boilers = water-heaters ? boiler: swap fit install service balance replace maintain + boiler combi radiator heating heat
price-jobs = quotations, project-estimating ? quote: measure give gave go work prepare + price quote estimate + people customer round job measure
price-jobs = quotations, project-estimating: quotations quote
prepare-walls = plastering: strip fill sand rub prime scrape grind plaster + crack paper wall surface plaster paint rub
prepare-walls: grind sand + plaster fill prepare wall
prepare-walls: prepare + surface underground support base
paint-walls = painting-and-decorating: roll brush paint spray coat + wall flat office ceiling facade room church house woodwork
paint-walls = painting-and-decorating: paint + interior exterior facade
hang-paper = painting-and-decorating ? wallpaper: put hang hung paste + wallpaper paper lining
mix-colours: mix tint match choose advise + colour paint shade sample + sample owner match choose customer consult
hang-doors = carpentry ? door window skirting: hang hung fit install put mount assemble fix replace + door window frame skirting
roofs = roofing, carpentry ? roof timber: cut pitch put build raise erect assemble + rafter roof stud timber truss wood
roofs = carpentry: wood timber + frame carpentry structure
measure-up: go take took measure mark + laser measurement tape site customer + sketch site drawing customer quantity mark
measure-up: quantity + site
lay-bricks = masonry ? masonry brick: build lay laid raise set + brick wall block dpc
lay-bricks = masonry: masonry
lay-tiles = tiling ? tile tiling: lay laid fit do fix set put + tile ceramic stone mosaic
lay-tiles = tiling: tiling
wire-houses = electrical-installation ? wiring: wire rewire install fit + house flat board socket light building home
test-circuits = electrical-testing, portable-appliance-testing: carry test inspect do verify check + eicr pat electrical installation circuit dguv + pat eicr electrical test installation v3
test-circuits = electrical-testing: eicr dguv + pat inspect test
solar-panels = solar-panel-installation, solar-pv-installation ? photovoltaic solar: put fit install mount assemble + pv solar panel inverter array photovoltaic
pick-fruit = harvesting ? harvest: apple pear strawberry grape olive asparagus berry + pay crate pick tonne season kilo
pick-fruit = harvesting: harvest crop + fruit vegetable
pick-fruit = harvesting: harvesting crop
keep-animals = livestock-management, dairy-farming ? livestock: milk feed fed bed calve shear + cow calf pig sheep goat hen horse + day twice calf night morning
mend-fences ? fence: knock mend repair maintain build put + post gate fence roof barn
fell-trees = tree-surgery ? chainsaw tree felling: fell limb prune cut climb chainsaw saw + tree limb branch chainsaw trunk saw
fell-trees = tree-surgery: tree + surgery
cut-grass = landscaping ? grounds: cut mow clip trim prune + grass hedge lawn bush garden shrub
cut-grass = landscaping: garden prune + prune hedge mow maintain
water-plants = irrigation ? irrigation watering: lay laid fix install set run ran + drip sprinkler irrigation soil hose
water-plants = irrigation: irrigation soil + system automatic machine installation control
raise-ncrs = corrective-and-preventive-action ? nonconformity ncr: raise write tag record register prepare report document + ncr nonconformity conformity deviation batch defect error variance + tag bad batch report red record register inspect
raise-ncrs = corrective-and-preventive-action: conform conformity + record report document register sheet
root-causes = root-cause-analysis, corrective-and-preventive-action: analyze find work do + cause root why 8d ishikawa + action correct claim cause measure line
root-causes = root-cause-analysis, corrective-and-preventive-action: cause analyze root + action correct measure analyze
goods-checks: pull check inspect sample control + sample lot supplier delivery incoming goods receive + store lot supplier goods before
gauges-in-date = instrumentation: keep send manage monitor + gauge instrument caliper + date calibrate control
carry-loads: carry lift move haul + kg sack bag heavy load + day all kg heavy
find-faults = electrical-fault-finding: trace find locate repair + short leakage fault breakdown fuse
read-drawings = blueprint-reading, electrical-schematics ? schematic diagram: read interpret work understand + drawing plan + diagram line circuit
at-height = working-at-height, aerial-lifts ? height mewp: work use drive operate + height platform ladder scaffold picker harness nacelle
at-height = working-at-height, aerial-lifts: ipaf mewp picker + lift platform picker daily boom
plaster = plastering ? plaster render: skim float render plaster + wall ceiling facade coat
concrete = concrete-work, formwork-carpentry ? concrete formwork: shutter shuttered pour poured place cast + concrete footing slab foundation column
concrete = concrete-work, formwork-carpentry: formwork shutter + concrete pour
diagnose-cars = vehicle-diagnostics: read scan + code fault + cause find found fault scanner
tyres = wheel-alignment ? tyre: fit change swap balance mount + tyre wheel
tyres = wheel-alignment: tyre + align balance alignment
electric-cars = hybrid-and-electric-vehicles, high-voltage-vehicle-safety ? hybrid: isolate swap repair service replace + battery hybrid ev
plant-beds = planting ? planting: plant put place + bulb border shrub flower hedge perennial
plant-beds = planting: plant + bed border
pesticides = pesticide-application, pesticide-applicator-licence ? pesticide: spray apply use + pesticide herbicide weedkiller
pave = paving, landscaping ? pave patio: lay laid pave build built + slab kerb patio path stone
read-drawings = blueprint-reading, electrical-schematics: single circuit wire schematic + drawing line diagram
at-height = working-at-height, aerial-lifts: access aerial + platform
at-height = working-at-height: scaffold tower + ladder picker harness platform lift scaffold use
secure-load = load-securing: rope strap lash secure tie + load pallet cargo own
drops-signed: manage keep complete fill hold held + delivery transport freight + paper paperwork cmr
talk-to-drivers: tell communicate radio coordinate direct + driver drive lad
book-carriers: negotiate book ring rang hire buy bought find + carrier subcontractor trailer freight haulier
count-output: production output + target record track number
steel-frames = sheet-metal-fabrication: assemble fabricate build make made weld tack + steel metal frame + part structure frame stair
cut-metal = oxy-fuel-cutting: cut saw + metal steel sheet plasma burner guillotine
cut-metal = oxy-fuel-cutting: guillotine burner + saw plasma burner
fit-bathrooms = bathroom-installation: fit install mount put + bathroom basin sanitary shower + bathroom toilet shower sanitary basin install
tidy: sheet cover mask protect + floor furniture room
furniture: make made build built produce manufacture + furniture cabinet wardrobe bookcase
wood-machines = power-tools: saw planer spindle sander + planer spindle sander lathe table
lay-floors = flooring-installation: lay laid fit install put + parquet laminate carpet vinyl lino
lay-floors = flooring-installation: lay laid + floor
tractors = tractor-operation, farm-machinery-operation: plough drill bale drive drove operate + deere fendt massey tractor baler combine
spray-crops = pesticide-application ? pesticide fertiliser: spray apply spread + hectare crop pesticide fertiliser season
prune-trees = fruit-growing, viticulture ? prune: prune secateurs cut saw + vine orchard fruit olive tree
furniture: make made build built produce manufacture + furniture cabinet interior + bespoke measure size
gauges-in-date = instrumentation: calibrate + gauge instrument
gauges-in-date = instrumentation: gauge + monitor supervise
book-carriers: contract + transport freight carrier + contract negotiate
drops-signed: delivery transport freight + paper note document + paper cmr note document
`
