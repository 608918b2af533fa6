/** Farming, forestry, fisheries, gardens and the environment: skills and job titles. */
export const agricultureAndEnvironment = `
# skills
Crop production; crop management; growing crops; arable farming; crop cultivation; field crops | technique | ~ agronomy, soil management
Agronomy; agronomic practices; crop science | knowledge | ~ crop production, soil science
Soil management; soil fertility; soil health; soil preparation; tillage | technique | ~ soil sampling
Soil science; soils | knowledge | ~ agronomy
Soil sampling; soil testing; soil analysis | technique | ~ soil management
Planting; seeding; sowing; transplanting; seed drilling | technique | ~ crop production
Harvesting; harvest operations; crop harvesting; picking crops | technique | ~ crop production
Irrigation; irrigation systems; drip irrigation; irrigation scheduling; centre pivot | technique
Fertiliser application; fertilizer application; fertilization; nutrient management; manure management; nutrient planning | technique | ~ soil management
Pest management; integrated pest management; IPM; pest control in crops; insect control | technique | ~ pesticide application
Pesticide application; spraying; crop spraying; herbicide application; chemical application; apply pesticides; applying pesticides | technique | ~ pest management
Pesticide applicator licence; pesticide applicator license; PA1 and PA2; spraying certificate; PA1 and PA6; PA6 | certificate | < pesticide application
Plant pathology; plant diseases; crop diseases; disease scouting | knowledge | ~ crop scouting
Crop scouting; field scouting; crop walking | technique | ~ pest management
Weed control; weed management | technique | ~ pest management
Precision agriculture; precision farming; variable rate application; yield mapping; GPS guidance; auto-steer | technique
Farm management software; Granular; Gatekeeper | software
Greenhouse production; greenhouse management; protected cropping; glasshouse growing; polytunnels | technique | ~ horticulture
Hydroponics; aquaponics; vertical farming | technique | ~ greenhouse production
Horticulture; gardening; ornamental plants; nursery production; plant care | knowledge | ~ greenhouse production, landscaping
Plant propagation; grafting; taking cuttings; seed germination; tissue culture of plants | technique | < horticulture
Plant breeding; seed production; variety trials; plant genetics | technique
Field trials; research plots; plot trials; crop trials; agricultural research | technique
Organic farming; organic certification; organic standards; permaculture; regenerative agriculture | knowledge
Crop rotation; cover crops; conservation tillage | technique | ~ soil management
Viticulture; vineyard management; vine pruning | technique | ~ fruit growing
Fruit growing; orchard management; pomology; fruit thinning; pruning | technique | ~ horticulture
Vegetable growing; market gardening; vegetable production | technique | ~ horticulture
Grain storage; grain handling; grain drying; grain elevator; grain marketing | technique
Post-harvest handling; produce grading; packing shed; produce packing; cold storage of produce | technique
Livestock management; animal husbandry; livestock production; livestock care; herd management; raising livestock | technique | ~ animal health
Dairy farming; milking; dairy production; milking parlour; dairy herd | technique | < livestock management
Cattle handling; beef production; cattle ranching; feedlot | technique | < livestock management
Sheep farming; lambing | technique | < livestock management
Pig production; swine production; farrowing; hog production | technique | < livestock management
Poultry farming; poultry production; layers; hatchery | technique | < livestock management
Equine care; horse care; stable management; horse riding instruction | technique
Aquaculture; fish farming; fish hatchery; shrimp farming | technique
Beekeeping; apiculture; hive management | technique
Animal health; animal vaccination; livestock disease; biosecurity; veterinary treatments for livestock | knowledge | ~ livestock management
Animal nutrition; feed formulation; feeding livestock; ration formulation; animal feeding | knowledge | ~ livestock management
Animal breeding; artificial insemination; breeding programmes; calving | technique | ~ livestock management
Animal welfare; low-stress handling | knowledge | ~ livestock management
Pasture management; grazing management; rotational grazing; fencing; hay making; forage production; silage | technique
Tractor operation; tractor driving; operating tractors; farm tractors; drive tractors; driving tractors; operate tractors | equipment | ~ farm machinery operation
Farm machinery operation; farm equipment operation; agricultural machinery; combine harvester; balers; farm equipment | equipment | ~ tractor operation
Farm machinery maintenance; agricultural equipment repair; tractor maintenance; servicing farm machinery | technique | ~ farm machinery operation
Farm management; farm operations; running a farm; farm planning; ranch management | duty | ~ farm budgeting
Farm budgeting; farm accounts; farm business planning; gross margins on farm | duty | ~ farm management
Farm records; livestock records; crop records; spray records; movement records; traceability of livestock | duty
Farm subsidies; Common Agricultural Policy; agri-environment schemes; USDA programs; farm loans | knowledge
Agricultural extension; farmer training; extension services; advising farmers; farmer outreach; =4-H | duty
Agricultural marketing; commodity marketing; produce marketing; commodities; farmers markets | duty
Agribusiness; agricultural sales; agri-input sales; seed sales; ag sales | knowledge
Food crop inspection; agricultural inspection; phytosanitary inspection; grading commodities; meat inspection | duty
GlobalGAP; Good Agricultural Practices; GAP certification; Red Tractor; farm assurance | standard
Landscaping; landscape installation; landscape maintenance; hard landscaping; soft landscaping; grounds maintenance; groundskeeping | technique | ~ horticulture
Lawn care; mowing; turf management; turfgrass; greenkeeping | technique | ~ landscaping
Tree surgery; arboriculture; tree pruning; tree felling; chainsaw operation; chainsaw licence | technique | ~ forestry
Forestry; forest management; silviculture; timber harvesting; logging; reforestation; timber cruising | knowledge | ~ tree surgery
Wildlife management; wildlife conservation; game management; habitat restoration; habitat management | knowledge
Wildland firefighting; prescribed burning; fire suppression in forests | technique | ~ forestry
Environmental monitoring; water quality sampling; water sampling; air quality monitoring; field sampling | technique | ~ environmental compliance
Environmental compliance; environmental permits; environmental regulations; EPA regulations; environmental audits | knowledge | ~ environmental monitoring
Environmental impact assessment; EIA; environmental assessments; NEPA | technique | ~ environmental compliance
Natural resource management; natural resources; watershed management; conservation planning; soil conservation; erosion control | knowledge
Ecology; ecological surveys; species surveys; botanical surveys; biodiversity | knowledge
Waste management; recycling programmes; composting; hazardous waste management | technique
Sustainability; carbon footprint; climate action | knowledge
GIS mapping | software | < GIS
Remote sensing; satellite imagery; drone mapping; drone surveys | technique | ~ GIS mapping
Commercial fishing; fishing vessels; fisheries management; net handling | technique
Seasonal labour management; managing seasonal workers; farm crew supervision; supervising farm workers | duty
Food safety on farms; produce safety; FSMA produce rule | knowledge
Rural development; cooperative development; smallholder farming; value chains in agriculture | knowledge
Hedge laying; fencing on farms; hedge cutting | technique
Combine harvesting; combine operation; harvester operation | technique
Greenhouse growing; polytunnel growing | knowledge
Habitat surveys; habitat survey; protected species surveys | technique
Herd health planning; livestock health; herd health | knowledge
Trimble Ag | software | < Farm management software
John Deere Operations Center | software | < Farm management software
LiDAR data processing | technique | < Remote sensing
Sheep shearing; wool handling; wool classing; hand shearing | technique | < sheep farming
Farriery; horse shoeing; hoof trimming; hot shoeing | technique | ~ equine care
Dog grooming; pet grooming; hand stripping of dogs; breed clips | technique | ~ animal welfare
Dog training; obedience training for dogs; puppy classes; canine behaviour; dog behaviour | technique | ~ animal welfare
Gamekeeping; game rearing; pheasant rearing; deer stalking; deer management | technique | ~ wildlife management
Pest control; fumigation; rodent control; rodent baiting; termite treatment; bed bug treatment | technique | ~ pest management
Refuse collection; kerbside collection; bin collection; waste collection rounds | duty | ~ waste management

# titles
Farm manager; ranch manager; farm operations manager; agricultural manager; estate farm manager | manager | ~ farmer
Farmer; farm owner; grower; rancher; crop farmer; dairy farmer; livestock farmer; arable farmer; poultry farmer; pig farmer; sheep farmer; market gardener; rice farmer; coffee farmer; cocoa farmer; mushroom grower; fruit grower; vegetable grower; smallholder | mid | ~ farm manager
Farm worker; farmhand; farm labourer; farm laborer; agricultural worker; general farm worker; ranch hand; fruit picker; harvest worker; field worker; milker; mushroom picker; tea plucker; rubber tapper; vineyard worker | junior | ~ farmer
Tractor driver; farm equipment operator; agricultural machinery operator; combine operator | mid | ~ farm worker
Herd manager; herdsman; dairy herd manager; herdsperson; stockman; stockperson | mid | ~ farm worker, livestock manager
Livestock manager; pig farm manager; poultry farm manager; feedlot manager | manager | ~ farm manager
Agronomist; crop consultant; crop advisor; agronomy specialist; field agronomist; certified crop adviser | mid | ~ agricultural scientist
Agricultural scientist; agricultural researcher; crop scientist; plant scientist; plant breeder | mid | ~ agronomist
Agricultural technician; agricultural research technician; field technician in agriculture; research farm technician; crop technician | mid | ~ agronomist
Agricultural inspector; agricultural commodity grader; plant health inspector; grain inspector | mid
Agricultural engineer; agricultural systems engineer; irrigation engineer | mid
Agricultural sales representative; seed sales representative; agribusiness manager; agricultural sales agronomist | mid | ~ agronomist
Agricultural extension officer; extension agent; agricultural advisor; agricultural officer; field officer in agriculture; extension educator | mid | ~ agronomist
Agricultural loan officer; farm credit officer | mid | < Loan officer
Greenhouse manager; head grower; greenhouse grower | manager | ~ Agricultural scientist
Gardener; head gardener; landscape gardener; groundskeeper; grounds maintenance worker; groundsman; greenkeeper | mid | ~ landscaper
Landscaper; landscape worker; landscape technician; landscape foreman; lawn care technician | mid | ~ gardener
Landscape manager; grounds manager; landscape supervisor; golf course superintendent | manager | ~ landscaper
Arborist; tree surgeon; tree climber | mid | ~ forester
Forester; forestry manager; forest ranger; forestry technician; forestry worker | mid | ~ arborist
Park ranger; conservation officer; wildlife officer; nature reserve warden | mid | ~ wildlife biologist
Wildlife biologist; ecologist; conservation scientist; conservation biologist; fisheries biologist | mid | ~ environmental scientist
Environmental scientist; environmental specialist; environmental consultant; environmental technician | mid | ~ Wildlife biologist
Environmental engineer | mid | ~ environmental scientist
Environmental manager; environmental health and safety manager; sustainability manager; head of sustainability | manager | ~ environmental scientist
Sustainability consultant; sustainability analyst | mid | ~ Environmental manager
Vineyard manager; viticulturist; winemaker; enologist; cellar hand | mid | ~ farm manager
Beekeeper; apiarist | mid | ~ farmer
Fish farmer; aquaculture technician; aquaculture manager; hatchery technician; oyster farmer; shellfish farmer; seaweed farmer; kelp farmer; fish farm worker | mid | ~ farmer
Fisherman; deckhand on a fishing vessel; fishing crew | mid
Stable hand; groom; equestrian instructor; stable manager; horse trainer | mid
Animal caretaker; animal care technician; zookeeper; kennel assistant; animal attendant; kennel worker; kennel hand; cattery assistant; dog walker; pet sitter; animal shelter worker | mid
Irrigation technician; irrigation specialist | mid | ~ agricultural technician
Pest control technician; exterminator; pest controller; pest control officer; fumigator | mid
Grain elevator manager; grain merchandiser; commodity buyer in agriculture | mid
Feed mill operator; seed plant operator | mid
Veterinary technician for livestock; artificial insemination technician | mid
GIS analyst; GIS technician; GIS specialist | mid
Waste management officer; recycling coordinator; recycling operative | mid
Horticulturist | mid | ~ Agricultural scientist
Soil scientist | mid | ~ Agricultural scientist
Logger; lumberjack | junior | ~ Forester
Sheep shearer; wool handler; wool classer | mid | ~ farm worker
Farrier; horseshoer | mid | ~ stable hand
Dog groomer; pet groomer; pet stylist | mid | ~ animal caretaker
Dog trainer; canine behaviourist; dog behaviourist; animal trainer; puppy trainer | mid | ~ animal caretaker
Gamekeeper; deer manager; deer stalker | mid | ~ park ranger
Refuse collector; garbage collector; waste collector; refuse loader; recycling sorter; street sweeper; street cleaner | junior | ~ waste management officer
`
