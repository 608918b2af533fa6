/**
 * What is done in many trades and told in many words: a deed a line, the skills that name it, and groups of words, divided
 * by '+', of each of which one must be said in one sentence. Words are English; what other languages say for them is in
 * `families/`. A name may stand on several lines, each a way to tell it. `@name` is a group told above. Words behind '?' ask for
 * the deed by themselves; where '!' stands in its place nothing else does.
 */
export const DEEDS = `
@goods = goods product item article shelf assortment consumable
@thing = goods product item article material part component pallet parcel box carton container luggage spare
@check = check inspect verify control examine compare count test review
@count = count reconcile balance tally discrepancy variance
@plan = plan schedule assign distribute allocate arrange divide organize
@people = staff team colleague personnel employee assistant apprentice trainee intern newcomer volunteer
@teach = teach train instruct explain coach show introduce guide familiarise educate
@client = customer guest patient visitor passenger resident member buyer client
@talk = call answer respond letter email mail contact talk speak message reply
@keep = maintain update record register document enter input file
@money = cash payment money till takings payment

cash-up = cash-handling ? till: @count close settle + @money till drawer takings safe register
cash-up = cash-handling: closing handover + cash till
charge = cash-handling: collect receive process payment charge + cash payment card till invoice + @client counter stay departure checkout
stocktake = inventory-control ? stocktake: @count stocktake inventory record annual cycle + goods stock warehouse shelf equipment consumable depot inventory
reorder: order purchase reorder ordered ordering orders + goods product material food vegetable fruit milk bread drink supply spare consumable medication ingredient supplier article office assortment
receive-goods: receive unload accept count deliver incoming + truck vehicle deliver goods pallet parcel supplier + @check unload note count receive compare register scan scanner
receive-goods: unload + truck vehicle container deliver trailer goods pallet parcel
freshness ? expire: sort remove @check discard + expire date freshness fresh shelflife temperature + goods food product milk deliver
fill-shelves = merchandising: fill replenish stock arrange display place restock + shelf display assortment
pick = order-picking: pick prepare collect gather assemble pack + order orders scanner voice + scanner customer pallet goods box deliver terminal pack
pick = order-picking: pick + order orders scanner goods pack
pack: pack label wrap stretch + pallet parcel goods box carton order product
load: load + truck vehicle trailer container van + route pallet goods parcel deliver transport
put-away: store place move stack put + pallet shelf rack warehouse + forklift truck shelf rack reach
complaint = complaint-handling ? complaint: complaint complain refund exchange compensate calm angry dissatisfied dispute + @client guest order food product goods noise service bill solution resolve handle process voucher cold
refund: refund exchange voucher return + goods product money customer complaint
deputise: substitute deputy replace represent absence + manager lead director supervisor head boss chief owner branch
roster ? roster: @plan write make + shift staff roster schedule holiday vacation leave duty + staff team shift colleague week
roster: shift + schedule plan
induct ? induct: @teach + @people new
led ? leadership: lead supervise delegate instruct assign manage distribute + @people crew brigade shift department
appraise: talk interview discuss feedback review + staff employee team colleague apprentice
tidy ? tidy hygiene: clean tidy sweep orderly wipe wash + workplace area floor hall site room kitchen machine warehouse aisle workshop station surface equipment shop table
tidy: hygiene haccp + kitchen food station workplace clean
serve-guests: serve + guest table food drink restaurant bar customer
seat-guests: greet welcome receive accompany + guest visitor customer patient passenger
welcome: greet welcome receive + guest visitor customer client patient caller
check-in = guest-check-in: register receive welcome checkin key passport arrive arrival + guest hotel room passenger
bookings = room-reservations: reservation + call email enter room guest table channel cancel manage accept calendar register hotel customer
tips-for-guests ? tourism: recommend tell inform explain advise information tip guide + guest tourist tour museum region city beach restaurant excursion route event culture sight + guest museum tour route city beach map culture restaurant visit
rooms-ready: room + clean prepare ready bed housekeeping + @check clean bed prepare coordinate floor ready
phone ? call: call answer respond + @client inquiry question switchboard reception center
phone: call + answer receive forward respond switchboard accept + call customer office inquiry visitor
care-for-customers: @talk care visit advise + customer client + regular existing portfolio account relationship care key retain
appointments = diary-management ? calendar: schedule plan book arrange coordinate assign manage calendar + appointment meeting calendar travel
minutes: record write minute protocol + meeting committee board session
correspondence: write draft prepare process handle answer + letter email mail post correspondence
filing = filing ? archive: file archive sort scan digitize record + document file folder letter record contract invoice
reports-for-management = management-reporting: report present summary dashboard + manage director owner shareholder board executive
reports-for-management = management-reporting: report + profit cost debt plan cash revenue product + month owner director board manager
enter-invoices = data-entry: enter record register scan + invoice voucher receipt
post-invoices = invoice-processing, accounts-payable: enter record process register account check post reconcile match verify scan + invoice voucher receipt
issue-invoices = invoicing: issue write send create prepare draft + invoice
dun = dunning, debt-collection ? dunning: remind reminder dunning chase overdue unpaid late call debt outstanding + invoice customer payment debt payable client
bank-reconcile = bank-reconciliation: reconcile compare check match tick + bank account statement balance
liquidity = cash-flow-management: forecast plan monitor follow + cash liquidity treasury cashflow
tax-returns = vat, tax-preparation ? vat: prepare submit file send declare draft calculate + tax vat declaration return returns + @plan tax vat month quarter authority submit return declare
tax-returns = tax-preparation: declaration + tax vat
year-end = balance-sheets, month-end-close, year-end-close, financial-statements: prepare close draw sign compile help provision depreciation + statement balance closing annual year month + account statement closing provision depreciation audit
payroll = payroll ? payroll: calculate prepare process run pay + pay wage salary + staff month employee account process
costing = cost-accounting: calculate cost + product unit price material overhead produce
tax-audit: audit inspect inspector inspection + tax office authority
loan-papers: prepare collect compile gather submit + loan credit bank + document paper package application file
month-figures: budget forecast variance + plan actual compare monthly analyze
expenses: process reimburse settle account + expense
quote = quotations: prepare create write calculate send draft estimate + quote offer proposal tender estimate
orders-in = order-processing: enter record receive process confirm accept check register handle + order orders + @client deliver stock date confirm process enter
track-deliveries: follow track monitor chase coordinate date check + deliver shipment consignment carrier freight transport
suppliers: contact call negotiate visit ask compare request select choose offer coordinate + supplier subcontractor vendor manufacturer + price quality deliver part material offer time audit order
supplier-audit: audit inspect visit assess check + supplier
negotiate ? negotiate: negotiate bargain + price contract condition supplier customer term
sales-visits = field-sales: visit + customer client doctor prospect dealer
new-customers: acquire win find gain prospect new contact + customer client prospect
demo: present demonstrate show + product customer client demo
consult-customers = customer-service: advise recommend help explain consult answer + customer client guest buyer
promote: post write publish create manage + social media content channel instagram website newsletter blog
community ? community: answer reply moderate manage respond run + community forum follower comment social
campaign ? campaign: plan run create optimize manage launch + campaign advertise ad
events = event-management ? event: organize plan host prepare run arrange + event meeting workshop fair conference seminar party trip outing
fairs: fair exhibition + stand plan prepare organize visit customer
photos ? photo: photograph film edit record create + photo video image
monitor-numbers: analyze evaluate measure monitor report + data figure kpi number statistic result
dashboards ? dashboard: build create maintain prepare develop + dashboard visual
query-data: write query extract + sql query database
user-support = it-support: help solve resolve support answer fix handle + user employee ticket computer problem password printer
user-accounts = active-directory: create reset manage set delete + user account password permission access
install-computers: install set prepare configure replace deploy exchange + computer laptop printer pc software hardware workstation device
write-guides: write prepare create draft + manual guide instruction tutorial documentation page handbook intranet help
train-users: train teach show explain instruct + user customer employee client
backups ? backup: backup restore + @check test data restore server week routine
network-care: configure install maintain monitor + network switch router firewall wireless server
asset-list: inventory list register label count record + equipment computer laptop device licence monitor asset
deploy-software: deploy release automate build + pipeline server software container
test-software: test write automate + software bug unit code
requirements: gather collect discuss define clarify + requirement need stakeholder customer
code-review: review + code
bugs ? debug: fix find debug analyze + bug error fault defect
drawings: draw draft create prepare model design + drawing model plan detail cad blueprint
parts-list ? bom: list prepare enter maintain compile upload + part component material bom number + erp system code revision quantity update
calculate-strength: calculate size dimension verify select + gear gearbox belt chain drive motor structure frame load beam pump
read-drawings: read understand interpret + drawing blueprint plan
set-machine: set adjust setup program tool + machine cnc lathe mill press
run-machine: operate run control load + machine line press lathe
measure-parts: measure check gauge + part piece dimension caliper micrometer gauge sample
record-defects: defect scrap reject fault error + record sort report reduce stop write
quality-checks: @check sample control monitor + quality product production incoming sample batch
eightd: cause analyze problem complaint + report action measure correct improve solution
audits: audit + internal external customer accompany certificate prepare system
improve-process ? improve: improve optimize reduce shorten change + process time waste cost scrap setup
maintain-machines = plant-maintenance ? maintain: maintain service lubricate replace inspect repair check + machine equipment plant conveyor pump motor vehicle
find-faults: find search locate diagnose repair fix trace + fault error failure breakdown trouble defect short
spare-parts ? spare: order stock reorder record + spare part material
report-time: report record enter register write + time hour material + order system app hour work job tablet phone
commissioning: test measure check control + install commission voltage insulation continuity operation + protocol document record voltage measure insulation commission
fit-lights: install fit mount replace connect + socket light switch charge panel lamp cable
lay-cables: lay pull install route + cable wire conduit
fit-pipes: install lay solder connect replace press + pipe boiler heating sanitary radiator
build-walls: build lay plaster brick raise + brick wall block plaster
formwork: erect build strip set + formwork scaffold
read-plans: read set mark measure + plan drawing height level
site-meeting: site build + meeting coordinate plan supervise trade subcontractor
site-diary: record write document keep + site diary daily progress
acceptance: accept handover inspect + defect site client build apartment work
quantities: measure calculate invoice bill + quantity site work progress
safety-rounds: inspect check instruct supervise brief train + safe protect hazard accident risk
tests-lab: sample test analyze measure titrate + laboratory water blood chemistry food microbiology material
calibrate ? calibrate: calibrate verify maintain + device equipment instrument balance
vital-signs ? vital: measure monitor record check observe + pressure pulse temperature saturation vital sugar oxygen sign
take-blood = venepuncture, phlebotomy ? blood: blood + sample draw take collect line venous catheter
lines-and-catheters = iv-cannulation: catheter line cannula tube insert + blood peripheral bladder urinary stomach place insert line drip
wound = wound-care ? wound: wound dress bandage stoma drain + change clean care dress treat rinse
medication = medication-administration ? medication: give administer prepare dispense set hand + medication injection infusion drip tablet drug antibiotic
wash-and-dress = personal-care ? bathe: wash bathe dress shower toilet diaper care + resident patient client elderly help person old
feed: feed eat meal food + help serve give patient resident child elderly
mobilise ? mobile: mobile move transfer position lift walk + patient resident wheelchair bed
care-records = nursing-documentation: document record write enter keep chart + patient care nurse resident ward treatment file
discharge-advice: explain teach advise show educate train instruct + patient family relative + discharge home diet medication wound disease illness bag
theatre: prepare assist + surgery operate patient + theater surgery operate
emergency: respond reanimate recognise react call stabilise + emergency worse resuscitation deteriorate doctor
admit-patients: admit receive register interview + patient
ward-round: round visit accompany + doctor ward
talk-to-relatives: talk inform advise support contact + relative family parent
occupy-elderly: sing play walk read activity occupy craft + resident elderly senior old
be-with-elderly: care talk sing love like time enjoy + elderly resident senior old
look-after-children: care play supervise feed change look watch + child baby toddler
child-development: observe document record write + child development
settle-in: settle accustom comfort adapt + child parent kindergarten
crafts-and-games: play sing craft paint plan organize prepare activity + child group
teach-class: teach lesson instruct + pupil child subject
lesson-plans: prepare plan write + lesson curriculum material teach
differentiate: differentiate support adapt extra different level strong weak need + lesson child pupil group task instruction
mark: mark grade assess correct test exam + pupil student homework work child
talk-to-parents: talk meeting inform report speak discuss contact + parent mother father family
support-plans: plan support work + child pupil + autism dyslexia adhd special need disability
school-events: organize help plan + party festival trip outing sport celebration camp school event
supervise-breaks: supervise watch + break playground yard pupil
counsel-clients: advise support counsel accompany help + client family youth refugee unemployed homeless
help-plans: write plan prepare + help support care client + report plan authority
authorities: accompany apply contact help + authority office government application
contracts = contract-drafting: draft write prepare negotiate review check + contract agreement
court: represent appear court hearing + court hearing client company party procedure
legal-advice: advise consult + law legal contract manager employee client
works-council: negotiate + council union agreement
applications = recruitment ? recruit: screen interview select invite review + applicant candidate application
job-adverts: write publish post + vacancy advert position
personnel-files: keep maintain manage prepare write + staff personnel employee + file contract certificate record
absences: record manage maintain + time holiday sick absence vacation leave
trainings: organize plan coordinate + train course seminar workshop
insurance-claims: process settle assess handle + claim damage insure accident
loan-review: @check assess analyze review + loan borrower
counter-bank: account transfer payment cash loan + counter bank teller
property-viewings: show present visit + apartment property house room flat
tenants: tenant resident + contact complaint repair contract rent handover
drive-route: drive deliver transport + route tour customer truck van parcel goods
check-vehicle: check inspect clean refuel wash + vehicle truck bus tire oil
repair-cars: repair replace change fit + brake engine tire vehicle clutch oil gearbox
diagnose-cars: diagnose read find test + vehicle engine fault control
secure-load: secure fasten lash tie + load cargo pallet
freight-papers: prepare complete check issue + freight customs consignment note transport + document paper note declaration
customs ? customs: declare clear prepare process + customs export import
dispatch ? dispatch: plan dispatch assign coordinate + route driver vehicle tour truck
patrol ? patrol: patrol round walk watch guard + building site area night property shop
access-control: control check register issue + access entrance visitor badge gate
alarms: monitor respond react + alarm camera video fire
incident-reports: write report record + incident event accident
cook-dishes: cook prepare grill fry bake make + dish food meal sauce soup meat fish menu breakfast station
portion: portion plate arrange serve + food dish meal dessert
menu-planning: plan calculate create write + menu recipe dish
bake: bake knead shape form dough + bread dough cake pastry roll
wash-up: wash clean + dish kitchen pot dishwasher
drinks: prepare make mix serve + coffee drink cocktail bar
lay-tables: lay set decorate clear + table banquet buffet
rooms-clean: clean change make + room bed bathroom toilet linen
disinfect: clean disinfect wipe + floor surface toilet sanitary corridor office
laundry ? laundry: wash iron fold + laundry linen clothes garment
sew: sew cut alter hem + garment fabric curtain trouser
hair: cut colour dye wash style + hair
plant-care: plant water prune mow cut weed fertilise + garden plant tree lawn hedge flower
harvest ? harvest: harvest pick sort pack + crop fruit vegetable
animals: feed milk care clean muck + animal cow pig horse stable dog
dispense: dispense check advise hand sell + medication prescription
dental-assist: assist prepare sterilise + treatment dentist chair instrument
sterilise: sterilise clean disinfect prepare + instrument device equipment
physio: treat exercise mobilise massage therapy + patient client joint back muscle
train-clients: train coach instruct course + member client group + fitness swim gym sport class
project-plan: plan coordinate manage monitor lead + project + deadline budget schedule cost milestone
user-interviews: interview talk call ask + user customer
backlog: prioritise write maintain plan + backlog roadmap story feature
launch: launch release introduce live roll + product market country
translate ? translate: translate interpret proofread + text document language court
library: lend catalogue register shelve + book media library
citizens: advise issue register process answer + citizen application passport permit
fundraise ? fundraise: raise fund donor donate + campaign donor event
volunteers: coordinate recruit train + volunteer
teamwork ! teamwork: @people team together + meeting handover discuss together help substitute shift daily talk collaborate joint group
empathy ! empathy: listen calm comfort accompany patient fear time care + resident patient child client guest family elderly person people
customer-friendly ! friendly courteous: greet advise serve help + customer guest visitor
reliable ! reliable punctual: punctual sick absence responsible key
independent ! independent: alone independent own + responsible manage run decide work
communicate ! communicate: present talk negotiate meeting explain train moderate + customer team client parent manager supplier colleague
organised ! organize organizational: organize coordinate plan schedule + event project team appointment travel work
computer ! computer: excel word outlook email office computer software + daily list table report document data write
`
