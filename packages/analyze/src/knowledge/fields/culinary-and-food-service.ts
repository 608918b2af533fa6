/** Kitchens, bakeries, bars and food service: skills and job titles. */
export const culinaryAndFoodService = `
# skills
Food preparation; food prep; preparing food | technique | ~ mise en place, cooking
Mise en place | technique | ~ food preparation
Cooking | technique | ~ food preparation
Line cooking; working the line; line station | technique | < cooking ~ station work
Station work; section running; running a section | technique | ~ line cooking
Grilling; grill station; broiling | technique | < cooking
Sautéing; saute station; sauté; pan frying | technique | < cooking
Roasting; rotisserie | technique | < cooking
Deep frying; fry station; fryer | technique | < cooking
Braising; stewing | technique | < cooking
Poaching; steaming | technique | < cooking
Sous vide; sous-vide cooking | technique | < cooking
Smoking and barbecue; smokehouse; barbecue; BBQ | technique | < cooking
Sauce making; sauces; mother sauces; stocks and sauces | technique | < cooking ~ stock making
Stock making; soups and stocks | technique | < cooking ~ sauce making
Garde manger; cold kitchen; cold larder | technique | < cooking
Butchery; meat cutting; meat fabrication; breaking down carcasses | technique | ~ knife skills, fish preparation
Fish preparation; fish filleting; seafood preparation; fish butchery | technique | ~ butchery
Knife skills; knife handling; knife work | technique
Plating; plate presentation; food presentation; dish presentation | technique | ~ garnishing
Garnishing | technique | ~ plating
Baking; bread baking; baked goods | technique | ~ pastry, bread making
Bread making; artisan bread; dough making; sourdough | technique | < baking
Pastry; pastry making; patisserie; pâtisserie; viennoiserie; lamination | technique | < baking ~ dessert making, cake decorating
Dessert making; desserts; plated desserts | technique | ~ pastry
Cake decorating; cake design; sugar craft; fondant work | technique | ~ pastry
Chocolate work; chocolate tempering; chocolaterie; confectionery | technique | ~ pastry
Ice cream making; gelato; sorbets | technique | ~ pastry
Pizza making; pizza oven; pizzaiolo skills | technique | < cooking
Pasta making; fresh pasta | technique | < cooking
Sushi preparation; sushi; sashimi | technique | ~ fish preparation
Wok cooking; stir frying | technique | < cooking
Curing and preserving; charcuterie; fermentation; pickling | technique
Menu planning; menu development; menu design; menu creation; menu engineering | technique | ~ recipe development, menu costing
Recipe development; recipe testing; standard recipes; developing recipes | technique | ~ menu planning
Menu costing; recipe costing; dish costing; plate costing | technique | ~ food cost control
Food cost control; food costs; cost of goods; food cost percentage | technique | ~ menu costing, portion control
Portion control; portioning | technique | ~ food cost control
Waste reduction; food waste; waste control | technique | ~ food cost control
Stock rotation; FIFO; first in first out | technique | ~ inventory control
Kitchen inventory; food ordering; ordering supplies; produce ordering; par levels | technique | ~ inventory control
Supplier ordering; purveyors; vendor ordering | technique | ~ kitchen inventory
Food safety; food hygiene; safe food handling; food handling; food handler; kitchen hygiene; sanitation | knowledge | ~ HACCP
HACCP; hazard analysis and critical control points; HACCP plan | standard | < food safety
ServSafe; ServSafe certification; ServSafe food protection manager | certificate | < food safety
Food hygiene certificate; level 2 food hygiene; level 3 food hygiene; level 2 food safety; level 3 food safety; food safety level 2; food safety level 3; food handlers card; food handler's card; food handler card; food handler certificate; food handler's certificate; food handlers certificate; food handler permit; food handler's permit | certificate | < food safety
Allergen management; food allergens; allergen awareness; 14 allergens; dietary requirements | knowledge | ~ food safety, special diets
Special diets; vegan cooking; vegetarian cooking; gluten-free; halal; kosher | knowledge | ~ allergen management
Nutrition; balanced menus; nutritional guidelines | knowledge
Temperature logs; temperature control; temperature checks | duty | < food safety
Kitchen cleaning; cleaning schedules; deep cleaning; kitchen sanitising | duty | ~ food safety
Dishwashing; pot washing; kitchen porter duties; ware washing | duty
Health inspections; health department inspections; EHO inspection; five-star hygiene rating | duty | ~ food safety
Kitchen management; back of house; BOH operations; running a kitchen; kitchen operations | duty | ~ kitchen team leadership
Kitchen team leadership; brigade management; leading a brigade; supervising cooks; managing kitchen staff | duty | ~ kitchen management, staff training
Expediting; running the pass; calling orders; the pass | duty | ~ kitchen management
Banquet cooking; banquets; banqueting; large-scale events; volume cooking | technique | ~ catering
Catering; event catering; off-premise catering; outside catering; caterings | technique | ~ banquet cooking
Fine dining; fine-dining cuisine; Michelin-starred kitchen | knowledge
A la carte; à la carte service; a la carte cooking | technique
Buffet preparation; buffet set-up; breakfast buffet; carvery | technique | ~ catering
Breakfast service; breakfast cook | technique | < cooking
Institutional catering; school meals; hospital catering; contract catering; canteen cooking | technique | ~ catering
Quick service; fast food preparation; quick service restaurant; QSR | knowledge
French cuisine; classical French cooking | knowledge | < cooking
Italian cuisine; Italian cooking | knowledge | < cooking
Asian cuisine; Chinese cuisine; Thai cuisine; Japanese cuisine; Vietnamese cuisine | knowledge | < cooking
Indian cuisine; tandoor cooking; curry cooking | knowledge | < cooking
Mexican cuisine; Latin American cuisine | knowledge | < cooking
Mediterranean cuisine; Middle Eastern cuisine | knowledge | < cooking
Food styling | technique | ~ plating
Table service; waiting tables; serving guests; table waiting | duty | ~ guest service, order taking
Order taking; taking food orders; taking guest orders; taking orders | duty | ~ table service, Order processing
Silver service; gueridon service; plate service | technique | < table service
Fine dining service; formal service | technique | < table service
Banquet service; function service | technique | < table service
Table setting; table settings; setting tables; laying tables | duty | ~ table service
Section management; managing a section; station of tables | duty | ~ table service
Up-selling in restaurants; menu recommendations | technique | ~ upselling
Bussing tables; clearing tables; table turnover | duty | ~ table service
Hosting; greeting and seating; seating guests; host stand | duty | ~ guest service
Restaurant reservations; table reservations | software
Front of house; FOH operations; front-of-house management; dining room management | duty | ~ restaurant management
Restaurant management; restaurant operations; running a restaurant | duty | ~ front of house, kitchen management
Shift management in restaurants; opening and closing shifts; opening and closing duties | duty
Bartending; bar service; mixing drinks; tending bar; bar tending | technique | ~ cocktail making
Cocktail making; mixology; craft cocktails; cocktail menus | technique | < bartending
Beer knowledge; draught beer; keg changing; cellar management; beer lines | knowledge | ~ bartending
Wine knowledge; wine service; wine pairing; wine lists; sommelier skills | knowledge
WSET; Wine and Spirit Education Trust; WSET level 2; WSET level 3 | certificate | < wine knowledge
Court of Master Sommeliers; certified sommelier | certificate | < wine knowledge
Responsible alcohol service; personal licence holder; alcohol awareness | certificate
Barista skills; espresso; coffee making; espresso machine; coffee brewing | technique | ~ latte art
Latte art; milk steaming; milk texturing | technique | < barista skills
Coffee roasting; coffee cupping | technique | ~ barista skills
Restaurant cash handling; till reconciliation in restaurants | duty | ~ cash handling
Restaurant POS; Toast POS; Aloha POS; Square POS; Lightspeed restaurant; Lightspeed; Oracle Micros; Micros POS | software | ~ point of sale systems
Restaurant scheduling | software | ~ staff scheduling
Labour cost control; labor costs; prime cost | technique | ~ food cost control
Kitchen equipment operation; commercial kitchen equipment; combi oven; Rational oven; slicers and mixers | equipment
Combination oven; combi steamer | equipment | < kitchen equipment operation
Blast chiller; vacuum packing; vacuum sealer | equipment | < kitchen equipment operation
Cook-chill; batch cooking; bulk production; production kitchen | technique | ~ banquet cooking
Food packaging; food labelling; use-by labelling | duty
Food quality control; taste testing; quality of dishes; food quality | duty | ~ food safety
Receiving deliveries in kitchens; checking deliveries | duty | ~ kitchen inventory
Farm-to-table; local sourcing; seasonal produce; foraging | knowledge
Yacht cooking; galley cooking; private dining | technique | < cooking
Drive-through service; drive-thru | duty | ~ order taking
Food delivery platforms | software
Catering sales; event menus; function bookings | duty | ~ catering
Guest complaints in restaurants; service recovery; handling guest complaints | duty | ~ complaint handling
Staff meals; family meal; canteen service | duty
Kitchen training; training cooks; mentoring apprentices in kitchens; commis training | duty | ~ staff training
OpenTable | software | < Restaurant reservations
Resy | software | < Restaurant reservations
SevenRooms | software | < Restaurant reservations
=Micros; POSitouch | software | < Restaurant POS
Uber Eats | software | < Food delivery platforms
Deliveroo | software | < Food delivery platforms
DoorDash | software | < Food delivery platforms
TIPS certification | certificate | < Responsible alcohol service
RSA certificate | certificate | < Responsible alcohol service
Brewing; mashing and lautering; beer fermentation; cask conditioning; brewhouse operation | technique | ~ distilling
Distilling; pot stills; spirit distillation; whisky maturation; gin botanicals | technique | ~ brewing
Cheesemaking; cheese making; curd cutting; affinage; milk pasteurisation | technique
Slaughtering; humane slaughter; halal slaughter; stunning of animals; carcass dressing | technique | ~ butchery
Coffee roasting; coffee cupping; green coffee grading | technique | ~ barista skills
# titles
Chef; professional chef; cook/chef | mid | ~ cook
Executive chef; exec chef; corporate executive chef; culinary director | director | ~ head chef
Head chef; chef de cuisine; kitchen manager; kitchen chef; lead chef; chef manager | manager | ~ executive chef
Sous chef; deputy head chef; second chef; executive sous chef | lead | ~ head chef
Junior sous chef | senior | ~ sous chef
Chef de partie; CDP; section chef; station chef; demi chef de partie | mid | ~ line cook, cook
Commis chef; trainee chef; apprentice chef; junior chef; kitchen apprentice | junior | ~ chef de partie
Cook; prep cook; short order cook; breakfast cook; grill cook; fry cook; broiler cook; restaurant cook | mid | ~ chef
Line cook | mid | < Cook
Lead cook; head cook; first cook; cook supervisor | lead | ~ cook
Kitchen assistant; kitchen helper; kitchen hand; kitchen porter; dishwasher; kitchen staff; kitchen steward | junior | ~ cook
Pastry chef; chef pâtissier; pastry cook; pastry chef de partie | mid | ~ baker, chef
Head pastry chef; executive pastry chef; pastry sous chef | lead | ~ pastry chef
Baker; bread baker; artisan baker; master baker | mid | ~ pastry chef
Bakery manager; head baker | manager | ~ baker
Cake decorator; cake maker; confectioner; chocolatier | mid | ~ pastry chef
Butcher; meat cutter; meat trimmer; master butcher | mid
Fishmonger | mid | ~ butcher
Pizza chef; pizzaiolo; pizza maker; pizza cook | mid | ~ cook
Sushi chef; itamae | mid | ~ chef
Private chef; personal chef; yacht chef | senior | ~ chef
Banquet chef; catering chef | mid | ~ chef
Culinary instructor; culinary arts instructor; chef instructor; cookery teacher | mid | ~ chef
Catering manager; catering director; banquet manager; food service manager; food service director; dietary manager; canteen manager | manager | ~ restaurant manager
Catering assistant; food service worker; canteen worker; lunchroom assistant; school cook; food service assistant | junior | ~ kitchen assistant
Restaurant manager; restaurant general manager; bistro manager; cafe manager | manager | ~ front of house manager, catering manager
Assistant restaurant manager; restaurant supervisor; floor manager; restaurant shift leader; shift supervisor in food service | lead | ~ restaurant manager
Front of house manager; FOH manager; maître d'; maitre d'hotel; dining room manager | manager | ~ restaurant manager
Food and beverage manager; F&B manager; director of food and beverage; food & beverage director | manager | ~ restaurant manager
Waiter; waitress; =Server; restaurant server; wait staff; food server; waiting staff | mid | ~ bartender, host
Head waiter; head waitress; captain waiter; chef de rang | lead | ~ waiter
Banquet server; banquet captain; banquet waiter | mid | ~ waiter
Busser; busboy; food runner; barback | junior | ~ waiter
Host; hostess; restaurant host | junior | ~ waiter
Bartender; barman; barmaid; mixologist; bar staff; barkeeper | mid | ~ waiter, barista
Bar manager; head bartender; bar supervisor; pub manager; pub landlord | manager | ~ bartender
Barista; coffee maker; cafe assistant | mid | ~ bartender
Head barista | lead | ~ barista
Sommelier; wine waiter; wine steward; head sommelier | senior | ~ waiter
Fast food worker; crew member; fast food team member; quick service crew | junior | ~ kitchen assistant
Food production worker; food processing operative; food packer | junior
Food stylist; recipe developer; test kitchen cook | mid | ~ chef
Food critic; food writer | mid
Food scientist; food technologist; food product developer | mid
Brewer; head brewer; brewmaster; assistant brewer; craft brewer | mid | ~ distiller
Distiller; head distiller | mid | ~ brewer
Cheesemaker; cheese maker; affineur | mid
Slaughterer; slaughterman; halal slaughterman; abattoir worker; slaughterhouse worker | mid | ~ butcher
Coffee roaster; roastmaster | mid | ~ barista
`
