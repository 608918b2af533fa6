/** Deeds of hotels, kitchens, shops, cleaning, beauty, guarding and calls, in the form that `deeds.ts` explains. */
export const DEEDS_IN_SERVICE = `
serve-guests: wait look attend care serve + table cover dining restaurant
serve-guests: table + service dining restaurant guest
serve-guests: take took order bring + food drink table dish + guest table tray restaurant
cash-up = cash-handling: cash balance count close clear + drawer till float register
cash-up = cash-handling: close clear settle + cash till day daily + report till cash statement
charge = cash-handling, payments: take took collect receive process ring rang charge cash + cash payment card bill till doorstep + delivery door doorstep counter customer guest order invoice night
charge = cash-handling, payments: cash + delivery consignment parcel
food-rules = haccp, food-safety ? haccp: check record log control monitor read take took measure + fridge temperature chain freezer
food-rules = haccp, food-safety: label labelled date rotate + fridge food everything container opened
food-rules = haccp, food-safety: food kitchen hygiene + inspector inspection authority standard rule law
food-rules = haccp, food-safety: sanitise disinfect clean + block saw knife board slicer fridge
allergens = allergen-management ? allergen: nut gluten lactose allergen + tell guest list label labelled inform customer information ask avoid
allergens = allergen-management: allergen
tidy-kitchen: degrease clean scrub descale + oven hood fryer grill filter line kitchen stove
clean-rooms-of-work = cleaning ? office: clean hoover vacuum mop dust sweep wipe scrub + floor office toilet bathroom bin desk stair kitchenette surface building
clean-rooms-of-work = cleaning: empty + bin + hoover vacuum mop clean floor toilet
clean-rooms-of-work = cleaning: clean + office bathroom toilet sanitary building maintenance
clean-rooms-of-work = cleaning: clean did do + toilet bathroom kitchenette washroom + daily night day office floor kitchenette
clean-rooms-of-work = cleaning: toilet washroom + kitchenette corridor office stair
clean-windows = window-cleaning: clean wash polish + window glass pane facade
rooms-clean = housekeeping: make strip change + bed linen room + day restock clean hotel floor guest minibar strip
rooms-clean = housekeeping: make made prepare + room bed + day daily hotel shift
wash-up = dishwashing ? dishwasher: wash load run ran clean rinse scrape + dish pot pan plate cutlery crockery glass dishwasher
wash-up = dishwashing: pan plate pot + machine wash sink cutlery
wash-up = dishwashing: dishwashing
waste = waste-management ? rubbish waste recycling: empty sort separate remove dispose carry take took collect + bin waste rubbish garbage trash cardboard glass recycling
waste = waste-management: waste
peel-and-chop = food-preparation: peel chop cut slice dice prepare clean wash + vegetable veg potato onion salad fruit
cook-dishes = cooking: cook make prepare run ran plate + starter main dessert dish sauce grill section station cold hot cover
cook-dishes = cooking: starter dish section + main dessert second hot cold sauce cover
menu-planning = menu-planning: change create plan make write design invent + menu card special
food-cost = food-cost-control, inventory-control: food cost + control below percent reduce keep
drinks = barista-skills ? coffee espresso: make pull pour prepare brew dial grind + coffee shot latte espresso cappuccino grinder cup beverage
open-and-close = key-holding ? keyholder: open close lock + close lock alarm key shop + shop key alarm property morning night store local
machine-care: clean descale backflush maintain change + coffee espresso grinder + machine gasket filter grinder
bake = baking, bread-making ? bread dough: knead prove mix shape bake feed fed scale form + dough bread loaf sourdough baguette roll yeast flour cake pastry brioche
bake = baking, bread-making: knead prove shape bake + knead prove shape bake + night hand oven morning
bake = baking, bread-making: baking bread + dough knead
ovens ? oven: operate run ran load look manage drive drove bake + oven mixer kneader dough + machine deck bake dough kneader oven mixer
weigh ? recipe weigh: weigh scale measure + ingredient flour butter sugar recipe
cakes = cake-decorating, pastry ? cake pastry: decorate pipe ice glaze fill laminate + cake croissant wedding birthday torte pastry
butcher = butchery ? bone: cut bone break broke trim tie joint butcher + carcass leg meat joint loin quarter
butcher = butchery: butcher
butcher = butchery: bone + trim
sausages ? sausage: make mince stuff season fill manufacture prepare produce + sausage link meat ham
dress-counter = shop-displays, visual-merchandising: dress build set arrange change decorate + window counter gondola display end mannequin showcase
dress-counter = shop-displays, visual-merchandising: visual merchandising
dress-counter = shop-displays, visual-merchandising: product present display showcase + window display design merchandising
hair-cutting = hair-cutting, hairdressing ? haircut: cut trim do style + hair fade bob fringe beard blow head woman man lady
hair-cutting = hair-cutting, hairdressing: fade bob blow-dry cut + woman man head blow hairdress hair
hair-colour = hair-colouring ? highlights: colour dye bleach tint mix apply + hair root balayage highlight shade bleach
advise-on-looks ? consult: advise consult help see sit sat + face hair style suit look image fashion hairdress
consult-customers = customer-service: help show find advise serve + shopper customer client + size fit right product gift need
consult-customers: advise consult + shop sale customer care
sell-in-shop = retail-sales: sell sale + shop customer floor store retail + advise sell customer shop
sell-in-shop = retail-sales: advise consult + sell sale
upsell = upselling, cross-selling ? upsell cross-sell crosssell: sell offer recommend suggest add get + extra add pastry dessert loyalty upgrade side wine regular additional
upsell = upselling, cross-selling: raise take took grow grew increase + spend basket + client customer average
sales-goals = meeting-sales-targets ? target: beat meet exceed hit reach surpass achieve over smash + target goal plan quota budget objective revenue
sales-goals = meeting-sales-targets: sell sale + target goal objective revenue + exceed beat achieve meet reach surpass responsible drive drove
sales-goals = meeting-sales-targets: top best + seller salesperson sales figure + branch shop month year area team region store retail
fill-shelves = stock-replenishment: fill stock rotate face + shelf date delivery fridge + rotate date fill shelf full goods stock
fill-shelves = stock-replenishment: replenish
shrinkage = loss-prevention ? shrinkage shrink: cut reduce lower control prevent + loss shrinkage theft waste discrepancy
run-a-shop = retail-operations, branch-operations: run ran manage lead head responsible + branch shop store outlet + people staff turnover revenue m2 target
run-a-shop = retail-operations: shop store branch + manager manage lead responsible operations
reception = reception-of-visitors, hotel-front-desk ? reception: first face welcome greet receive sign + reception visitor switchboard guest phone desk
reception = reception-of-visitors, hotel-front-desk: reception + telephone call switchboard cover physical
reception = reception-of-visitors: greet receive welcome customer + telephone switchboard call
check-in = guest-check-in ? checkout: arrive arrival welcome check + key depart departure leave bill checkout out + guest key arrival departure customer settle
check-in = guest-check-in: check register + guest in out + in out room
night-desk = night-audit ? nightaudit: close run ran balance + day report till month night + night report audit
night-desk = night-audit: night shift + close closing day
patrol = security-patrols: walk patrol round check go + ground site building perimeter hour property premises
patrol = security-patrols: patrol surveillance
patrol = security-patrols: patrol round + security surveillance night site
access-control: sign issue check let register control + people visitor pass badge gate barrier access + gate pass visitor badge reception in access
calls-in = inbound-calls, telephone-answering ? inbound: take took answer handle receive accept + call phone helpline line hotline + shift day helpline customer inbound incoming daily hotline
calls-in = inbound-calls, telephone-answering: call telephone answer + answer customer incoming
calls-out = telemarketing, outbound-calls, outbound-sales, cold-calling ? outbound telesales: call ring rang phone + lead prospect day contact outbound cold sell sale
log-contacts = data-entry: log record enter update keep maintain note + contact call customer client + salesforce crm system data zendesk hubspot ticket sap
log-contacts = data-entry: customer client + data entry enter record
service-figures = customer-satisfaction, kpi-development ? kpi: csat nps aht satisfaction target kpi goal score + percent under reach achieve minute meet above target hit
service-figures = customer-satisfaction, kpi-development: achieve meet reach + target objective goal kpi
run-events = event-management ? event: put run ran plan organize host produce hold held organise arrange + conference gala wedding fair festival stand concert seminar congress exhibition banquet
run-events = event-management: event fair seminar + fair organize event
stands = trade-shows ? fair: stand booth exhibit + fair put built build run ran plan organize
book-venues = supplier-negotiation ? venue: book rent negotiate get hire find contract + hall venue caterer room hotel space location supplier
promote-events = event-marketing: promote sell advertise publicise spread + mailing post social partner newsletter event poster
registrations ? registration: send track manage run ran register + invite invitation rsvp guest list participant registration badge
wine = wine-knowledge ? wine sommelier: wine bottle sommelier + recommend match pair menu list advise suggest cellar guest
wine = wine-knowledge: wine + consult help
till-system = point-of-sale-systems ? pos: order ring bill enter use work + micros lightspeed handheld pos aloha toast
till-system = point-of-sale-systems: order work use bill + till + system terminal touch screen software
till-work = cash-handling ? till cashier checkout: checkout till cash + day week shift on operate work keep card
menu-planning = menu-planning: special + daily come create think menu
desserts = pastry, dessert-making ? dessert: make bake prepare produce elaborate + dessert pudding cake tart
bake = baking, bread-making: make prepare produce elaborate + bread sourdough
care-for-floors = floor-care ? scrubber: drive drove operate use run ran buff polish scrub burnish + floor scrubber hall rotary buffer + machine scrubber rotary buffer
chemicals = cleaning-chemicals, coshh ? chemical: mix dilute dose handle measure store use + chemical detergent product disinfectant + sheet clean label chemical
open-and-close = key-holding: open unlock + close lock + building site premises store
open-and-close = key-holding: key + alarm lock
polite = customer-service: friendly polite courteous + customer client guest contact
polite = customer-service: rate thank praise + customer client guest people regular + deliver card serve
refund: deal handle process take + return
refund: sort handle deal process + refund
cctv = surveillance ? cctv camera: watch monitor control check surveillance sat sit + camera screen cctv
incident-reports: log note write record + occurrence incident everything + happen book log report
bookings = room-reservations: take took accept manage + booking reservation
complaint: solve resolve handle sort + guest customer + problem trouble
upsell = upselling, cross-selling: sell sale + additional extra + service product
stocktake = inventory-control: find correct investigate clear + difference discrepancy variance + stock inventory
receive-goods = goods-in: receive receipt unpack + deliver delivery tote
pack = packing-orders: package pack bag label wrap + product goods shop bread order
sell-care = retail-sales: sell sale recommend advise + shampoo hair capillary skin treatment care + product treatment shampoo
sell-in-shop = retail-sales: advise consult recommend tell + counter pharmacy cough
promote-offers = upselling: promote recommend suggest + special offer daily
food-rules = haccp, food-safety, infection-control: hygiene + rule standard comply regulation
sell-care = retail-sales: sell sale + hair care + product
orders-from-wholesale: order + wholesale wholesaler cooperative
talk-through = technical-support-by-phone, it-support: talk guide help + router modem printer tv + reset restart set
talk-through = technical-support-by-phone, it-support: technical + support assist help + phone call telephone
`
