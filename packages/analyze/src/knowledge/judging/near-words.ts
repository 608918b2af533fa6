/**
 * Words of work that stand for each other where somebody tells what was done: one says the deed in an advert, another in a
 * resume. English, as everything is brought to English for judging; a word may stand in several lines.
 */
export const NEAR_WORDS = `
clean tidy sweep wash wipe hygiene disinfect orderly laundry
workplace area floor hall site room workshop aisle station surface
kitchen station cook restaurant
count stocktake inventory recount tally goods stock
goods product item article merchandise assortment
goods material part component spare
pallet parcel box carton goods load package container
shelf rack display
unload receive accept deliver
deliver transport drive bring ship courier
vehicle truck van trailer transport
load pack stow
pick collect gather assemble
order purchase procure reorder
supplier subcontractor manufacturer dealer wholesale
customer client guest visitor buyer
customer user
customer member subscriber
guest tourist passenger traveller visitor
patient resident client person elderly
resident elderly old senior
child pupil baby toddler kindergarten
pupil student class group
parent family mother father relative
staff team colleague employee personnel crew people
apprentice trainee intern newcomer assistant
staff shift roster
lead supervise manage direct head coordinate
lead delegate assign distribute
substitute deputy replace represent
schedule plan roster shift assign
schedule appointment calendar
train teach instruct explain show coach guide introduce
teach lesson school
explain inform advise tell describe
consult advise recommend inform explain help
inform tell notify report communicate
talk call discuss meeting speak communicate conversation
call phone answer respond hotline
answer respond reply
letter email mail correspondence
write draft prepare formulate compose record
write document record note protocol minute
record enter register input keep
record document file
report document protocol
report present figure
report statement balance
statement balance closing annual
file archive sort document
manual guide instruction tutorial documentation handbook page
inspect verify control examine test audit
inspect monitor observe watch
verify compare reconcile match count
measure test calibrate gauge
measure monitor record
monitor watch observe follow track
analyze evaluate assess examine interpret
analyze data figure number statistic
calculate estimate cost price
quote offer tender proposal estimate
price cost condition
negotiate agree bargain discuss
contract agreement
sell advise offer
sell customer counter
prospect new acquire find win
complaint complain refund exchange dissatisfied angry
complaint problem issue dispute
resolve solve handle fix settle process
process handle settle
refund return exchange voucher
cash money till payment drawer register
cash closing count
collect charge payment bill
invoice bill voucher receipt
invoice payment
dunning remind overdue unpaid debt
account book post ledger
tax vat declaration return
tax authority office
payroll pay wage salary
bank account liquidity
audit inspect review
auditor inspector authority
budget forecast plan
loan credit
risk hazard safe protect
safe accident protect
repair replace fix restore
repair maintain service
maintain service inspect lubricate
maintain update keep
fault error breakdown failure defect problem
diagnose find search locate trace analyze
machine equipment plant line device
machine tool lathe mill press
install mount fit connect set
install lay build
electric cable wire socket light switch panel
voltage insulation test measure
pipe heating boiler sanitary plumb
commission start operation
weld solder join
assemble build mount fit
build construct erect wall brick
drawing plan blueprint model design
draw model design construct
calculate dimension size
component part bearing motor gear
list table register
software system program app
software tool
computer laptop workstation device hardware
user account password permission access
network router switch server firewall
server cloud backup
backup restore recover
install configure set deploy
ticket request inquiry incident
request inquiry question ask
test bug quality
develop program build code
data database sql query
dashboard report visual
website web page content
content post text article
social community channel instagram
campaign advertise ad promote
event party festival fair meeting excursion
event organize plan host
outing trip excursion camp festival sport
photo video film image
image graphic layout design
prepare make ready
prepare cook portion
cook dish food meal menu recipe
dish plate
bake bread dough cake pastry
serve table guest drink
drink bar coffee beverage
greet welcome receive
reception guest visitor call
reservation booking appointment
room bed apartment
breakfast buffet
tourism region city museum tour excursion beach culture sight route
blood sample venous
pressure pulse temperature saturation vital
catheter line cannula tube drip infusion
wound dress bandage
medication injection tablet infusion drug
administer give prepare hand
wash bathe shower toilet dress diaper hygiene care
care help support accompany
feed eat meal
mobile transfer lift walk wheelchair
discharge home
emergency rescue resuscitation accident
surgery operate theater
doctor medical
therapy treatment exercise
treat therapy care
disability special dementia autism dyslexia adhd
support differentiate adapt individual
play sing craft game activity paint
grade mark assess correct exam
curriculum lesson
mediate conflict calm
authority government office municipality
application form document
citizen resident customer
recruit select hire interview applicant
interview talk
vacancy advert position
absence leave holiday sick
court hearing lawyer
law legal
claim damage insure
property apartment house building
tenant resident
customs export import
freight cargo consignment shipment
route tour
sample laboratory analyze test
chemistry laboratory
plant crop garden
cut prune mow trim
water irrigate
harvest pick
animal cow horse pig
garment fabric sew
hair cut colour
guard patrol watch monitor
camera alarm access
quality defect scrap reject
improve optimize reduce change
cause analyze
process procedure
standard norm regulation comply
comply regulation law guideline
project plan milestone
requirement need specification
launch release introduce
country region international
manager director owner board
manager boss chief head
month year annual
language translate interpret
translate text
travel trip visit
`
