/**
 * Words that say one thing in a job advert and another way in a resume: each line is one family, whose first word
 * stands for all. Inflected forms follow from the stem; irregular ones are written out.
 */
export const WORD_FAMILIES = `
analyze analysis analyst analytical analytics
supervise supervisor supervision oversee oversaw overseen overseeing oversight
lawyer attorney solicitor barrister advocate counsel legal law juridical judicial litigation litigator
court tribunal trial hearing lawsuit
sell sale sold seller salesperson salesman saleswoman
organize organization organizational organizer
maintain maintenance upkeep servicing
administer administration administrative administrator admin
finance financial fiscal financier
account accountancy accounting accountant bookkeeper bookkeeping
ledger ledgers gl
customer client clientele patron
vehicle car automobile automotive auto truck lorry van motor
mechanic mechanics mechanical
aircraft airplane aeroplane airframe helicopter
flight fly flew flown flying aviator airline aviation
pilot captain copilot
pupil student learner schoolchild
child children kid toddler infant childcare
teach teacher taught teaching educator instructor instruct instruction instructional
education educational educate pedagogy pedagogical
school classroom class lesson lessons
curriculum curricula syllabus coursework
staff employee personnel workforce worker
team teams crew squad
recruit recruiter recruitment hire hiring staffing sourcing headhunter onboarding
vacancy vacancies
pay payroll salary wage compensation remuneration
doctor physician clinician
nurse nursing rn lpn midwife
patient patients bedside
medical medicine clinic clinical
hospital hospitals infirmary healthcare
care carer caring cared cares caregiver
health wellness wellbeing
cook chef culinary cookery cooking kitchen
food meal dish cuisine menu foodservice recipe
restaurant bistro banquet catering
shop store retail retailer boutique
goods merchandise stock inventory stocktake stocktaking
display displays
purchase procure procurement buy buyer bought
supplier vendor
repair fix fixing overhaul troubleshoot troubleshooting rework
build building built construction construct constructor builder
site sites jobsite
architect architecture architectural
engineer engineering
electric electrical electricity electronic electronics
design designer designed
draw drawing drew drawn sketch drafting draft illustration illustrate
graphic graphics visual
garment apparel clothing clothes textile fabric wear sportswear footwear
fashion style stylist trend
market marketing marketer
advertise advertising advertisement advert ad ads campaign
publicity press pr
media broadcast television tv radio
journalist journalism reporter newspaper editorial editor
communicate communication communications
web website online internet digital
content copy copywriting
seo sem ppc adwords
social facebook twitter instagram
software application programming programmer code coding
computer ict it
network networks lan wan router
server servers
system systems
database sql
deploy deployment release
secure security safeguard
bank banking banker branch
teller cashier
loan lend lending lender mortgage credit borrower underwriting underwriter
deposit deposits withdrawal
cash money cheque cheques
invoice invoicing billing bill
payable payables receivable receivables
tax taxation taxes
audit auditor auditing
statement statements
budget budgetary
forecast forecasting projection
invest investment investor portfolio
insure insurance insurer policyholder
risk risks hazard
comply compliance regulatory regulation regulations
fraud irregularity misstatement
report reporting reports
record records recordkeeping
document documentation documents
plan planning planner
schedule scheduling scheduler timetable roster rota
project projects
strategy strategic strategist
business businesses commercial
consult consultant consulting consultancy advise adviser advisor advisory advice
manage manager management managerial
lead leader leadership led
direct director directorate
coordinate coordinator coordination
train training trainer
coach coaching mentor mentoring
fitness gym workout exercise exercising physical
sport sports athletic athlete
nutrition diet dietary
art arts artistic artist
museum gallery exhibition exhibit
music musical musician
theater theatre theatrical
dance dancer choreography
community communities
farm farming farmer agriculture agricultural agronomy agronomist agronomic
factory factories plant plants
crop crops harvest planting planted cultivate cultivation greenhouse horticulture horticultural
animal livestock cattle dairy
soil irrigation
call calls telephone phone
center centre
complaint complaints grievance dispute
inquiry enquiry query question
help assist assistant assistance support
order orders
deliver delivery shipment shipping
warehouse depot storage
transport transportation haulage logistics
drive driver driving
clean cleaning cleaner housekeeping sanitation
safe safety
inspect inspection inspector check checks checked checking
test testing
measure measurement
quality qa
improve improvement enhance enhancement optimize
increase grow growth grew
technical technician technology technological
machine machinery equipment
manufacture manufacturing production
material materials
contract contracts contractual
negotiate negotiation
research researcher
science scientific scientist
write writing wrote written writer
present presentation
interview interviewing
assess assessment evaluate evaluation appraise appraisal
develop development developer
create creation creative
event events meetup meetups
public publics
speech speeches spokesperson
government governmental agency
partner partnership alliance
prospect prospecting
revenue turnover income
price pricing
property estate
color colour
print printing printed
photo photograph photography photographer
video videos filming film movie
interior interiors furnishing furniture decor decoration decorating
space spaces
airport terminal
cargo freight
passenger passengers
weather meteorological
cockpit avionics
engine engines
brake brakes transmission
diagnose diagnostic diagnostics diagnosis
appointment appointments
secretary secretarial clerical receptionist clerk
file filing
meeting meetings
letter letters correspondence
member members membership
target targets quota
visit visitor visitors
guest guests
hotel lodging
`
