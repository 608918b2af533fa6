/** Sales, account management and business development: skills and job titles. */
export const salesAndBusinessDevelopment = `
# skills
Sales; selling; sales experience; selling products; sales skills; direct selling | duty
Business development; developing new business; business growth; new business; biz dev; business development strategies | duty
New business acquisition; new client acquisition; customer acquisition; client acquisition; winning new business; new customer acquisition; acquiring new clients; new logo acquisition | duty | < business development
Lead generation; generating leads; lead gen; sourcing leads; demand creation; B2B lead generation | technique | < business development ~ Prospecting, Lead qualification, Lead nurturing
Prospecting; sales prospecting; client prospecting; prospecting new clients; customer prospecting; identifying prospects | technique | < business development ~ Lead qualification, Lead nurturing, List building
Lead qualification; qualifying leads; lead qualifying; qualifying prospects | technique | < business development ~ Lead nurturing, List building, Appointment setting
Lead nurturing; nurturing leads | technique | < business development ~ List building, Appointment setting, Social selling
List building; prospect research; building prospect lists; contact research | technique | < business development ~ Appointment setting, Social selling, Referral generation
Appointment setting; setting appointments; sales appointments | technique | < business development ~ Social selling, Referral generation, Lead generation
Social selling; LinkedIn prospecting; LinkedIn outreach; social prospecting | technique | < business development ~ Referral generation, Lead generation, Prospecting
Referral generation; generating referrals; referral sales | technique | < business development ~ Lead generation, Prospecting, Lead qualification
Cold calling; cold calls; telephone prospecting; outbound prospecting calls; B2B cold calling | duty | < sales ~ Outbound calls
Cold emailing; cold email; email outreach; outbound emails; email prospecting | duty | < sales
Door-to-door sales; door-to-door canvassing; canvassing; D2D sales | duty | < sales
Outbound sales; outbound telesales | duty | < sales
Inbound sales; handling inbound leads; inbound leads | duty | < sales
Inside sales; remote selling | duty | < sales
Field sales; outside sales; face-to-face sales; territory sales | duty | < sales
Direct sales; person-to-person sales; direct selling campaigns | duty | < sales
Consultative selling; consultative sales; consultative sales approach; needs-based selling | duty | < sales
Solution selling; solution sales; selling solutions | duty | < sales
Value-based selling; value selling | duty | < sales
Enterprise sales; complex sales; enterprise selling; selling to C-level; C-level selling; long sales cycles | duty | < sales
B2B sales; business-to-business sales; B2B; corporate sales; business to business | duty | < sales
B2C sales; business-to-consumer sales; B2C; consumer sales | duty | < sales
Channel sales; indirect sales; channel management; selling through partners; sales channels; channel partner management | duty | < sales
SaaS sales; software sales; selling software | duty | < sales
IT sales; technology sales; hardware sales; IT solutions sales | duty | < sales
Technical sales; sales engineering; presales; pre-sales; technical presales | duty | < sales
Pharmaceutical sales; pharma sales; medical detailing; doctor visits; detailing doctors; drug detailing | duty | < sales
Medical device sales; medical sales; surgical sales; medical equipment sales; capital equipment sales | duty | < sales
FMCG sales; FMCG; fast-moving consumer goods; consumer goods sales; CPG sales; CPG | duty | < sales
Real estate sales; property sales; selling property; selling real estate | duty | < sales
Export sales; international sales; overseas sales; global sales | duty | < sales
Advertising sales; media sales; ad sales; selling advertising; selling ad space; sponsorship sales | duty | < sales
Event sales; venue sales; MICE sales; room sales | duty | < sales
Industrial sales; B2B industrial sales; machinery sales; engineering sales | duty | < sales
Energy sales; solar sales; utilities sales | duty | < sales
Telecom sales; telecommunications sales; mobile phone sales; SIM sales | duty | < sales
Luxury sales; luxury retail sales; jewellery sales | duty | < sales
Subscription sales; gym membership sales | duty | < sales
Timeshare sales | duty | < sales
Government sales; public sector sales; tender sales; GeM portal | duty | < sales
Van sales; route sales; DSD; direct store delivery | duty | < sales
Wholesale sales; distributor sales; trade sales | duty | < sales
Spare parts sales; parts counter sales; aftersales; after-sales service; parts sales; after sales | duty | < sales
Closing sales; closing deals; deal closing; sales closing | duty
Negotiation; negotiating; negotiation skills; sales negotiation; commercial negotiation; negotiating skills | duty
Contract negotiation; negotiating contracts; negotiating agreements; commercial contract negotiation | duty
Price negotiation; negotiating prices; rate negotiation; pricing negotiation | duty | ~ Supplier negotiation
Objection handling; handling objections; overcoming objections; objections handling | duty
Sales presentations; presenting to clients; sales pitches; sales pitch; product presentations; customer presentations; pitching to clients; proposal presentations | duty
Product demonstrations; product demos; demonstrating products; software demos; live demos; Customer demonstrations; product sampling in store | duty
Customer needs analysis; identifying customer needs; understanding customer needs; assessing customer needs; discovery calls; identifying client needs | duty
Proposal writing; sales proposals; writing proposals; proposal development; preparing proposals; business proposals; commercial proposals; proposal preparation | duty
Quotations; preparing quotations; preparing quotes; quoting customers; price quotations; quotation preparation; sales quotes; sending quotations | duty
Tender management; tenders; bid management; tendering; tender preparation; bid preparation; tender submissions; bidding; responding to tenders; PQQ | duty
RFP responses; RFPs; responding to RFPs; RFI responses; request for proposal; RFI; RFP management | duty | ~ Proposal writing
Order processing; processing orders; sales orders; customer orders; sales order processing; order management; order tracking | duty | ~ Back office processing
Sales administration; sales support; supporting the sales team; sales coordination; sales admin; sales order administration; back-office sales support | duty
After-sales follow-up; sales follow-up; following up leads; client follow-up; follow-up calls; customer follow-up; following up with customers | duty
Pipeline management; sales pipeline management; managing a sales pipeline; pipeline development; sales pipeline; pipeline generation; pipeline building; sales funnel; sales funnel management; funnel management | duty
Sales forecasting; forecasting sales; sales forecasts; pipeline forecasting | duty
Sales planning; sales strategy; sales strategies; sales plans; developing sales strategies; sales strategy development; annual sales planning | duty
Sales reporting; sales reports; sales analysis; sales data analysis; sales analytics; daily sales reports; weekly sales reports; sales performance reporting; analysing sales figures; sales metrics | duty
Meeting sales targets; sales targets; exceeding sales targets; achieving sales targets; target achievement; quota attainment; meeting quotas; sales quotas; exceeding quota; hitting targets; achieving targets; target-driven; sales goals; target-oriented | duty
Revenue growth; growing revenue; driving revenue; revenue generation; increasing sales; driving sales; sales growth; increasing revenue; sales generation; driving sales growth | duty
Territory management; territory planning; managing a territory; sales territory; territory development; regional sales; territory sales management; area sales management | duty
Beat planning; route to market; RTM; journey plans; coverage planning; journey planning | duty
Distributor management; dealer management; distributor network; dealer network; dealer development; managing distributors; distributor development; channel distribution; dealer relations | duty
Partner management; partnerships; strategic partnerships; partnership management; partner relationship management; alliances; partnership development; alliance management; channel partnerships; building partnerships; partnership building; business partnerships; strategic alliances; partner programmes | duty
Modern trade; modern trade accounts; general trade; modern trade sales; traditional trade; GT and MT | duty
Key account management; managing key accounts; KAM; key accounts; major accounts; strategic account management; national accounts; strategic accounts; large account management; national account management | duty
Account management; managing accounts; client account management; managing client accounts; account handling; account planning; account growth; account development; customer accounts | duty
Customer success; customer success management; client success; customer adoption; quarterly business reviews; QBRs; business reviews | duty
Customer retention; client retention; retaining customers; retention strategies; churn management; account retention; reducing churn | duty
Contract renewals; renewal management; renewals management; subscription renewals; SaaS renewals; renewals and upsells | duty
Customer loyalty; loyalty building; building customer loyalty; repeat business; customer loyalty building | duty | ~ Customer retention
Win-back campaigns; reactivating dormant accounts; dormant accounts; lapsed customers | duty
Resolving client issues; client queries; client complaints | duty
Client meetings; customer visits; client visits; meeting clients; site visits to customers; customer meetings; business meetings; visiting customers | duty
Business networking; networking events; professional networking; building networks | duty
Trade shows; exhibitions; trade fairs; exhibiting at trade fairs; industry events; representing the company at trade shows; trade exhibitions; attending trade shows; expos | duty
Stakeholder management; managing stakeholders; stakeholder engagement; stakeholder relations; stakeholder communication; stakeholder relationships; engaging stakeholders; stakeholder liaison; key stakeholders; internal and external stakeholders | duty
Competitor analysis; competitive analysis; competitor research; competitor tracking; competitor monitoring; competitive intelligence; market intelligence; analysing competitors | duty | ~ Market entry strategy
Market development; market expansion; entering new markets; market entry; market penetration; opening new markets; go-to-market execution; new market development; business expansion; geographic expansion; expanding into new markets | duty
Price lists; discount management; margin management; pricing management; price management | duty
Deal structuring; commercial terms; structuring deals; commercial agreements; contract terms; deal negotiation | duty
Contract management; contract administration; managing contracts; contract preparation; contracts management; contract lifecycle management; CLM | duty
Commercial awareness; commercial acumen; business acumen; commercial thinking; business awareness; business sense; commercially minded; entrepreneurial mindset | duty
Commission schemes; incentive schemes; sales incentives; sales compensation; sales incentive plans; commission plans; SPIFFs | duty
Sales enablement; sales collateral; sales materials; sales playbooks; battle cards; sales toolkits | duty
Sales operations; revenue operations; RevOps; sales process improvement; sales ops; sales process design; lead routing; territory alignment | duty
Sales training; training sales staff; sales coaching; coaching sales teams; training sales teams; training the sales team; sales team training; coaching sales reps | duty
Sales team management; sales management; managing a sales team; leading sales teams; sales leadership; sales team leadership; managing sales representatives; leading a sales team; sales force management; managing sales teams; sales team supervision; sales team development | duty
Sales recruitment; recruiting sales staff; hiring sales representatives; building sales teams | duty
Sales performance management; monitoring sales performance; sales target setting; sales KPIs; setting sales targets | duty
Merchandising; visual merchandising displays; in-store merchandising; shelf placement; product placement; planogram compliance; shelf merchandising; store merchandising | duty
In-store promotions; product promotion; promotional activities; product sampling; promoting products; sales promotions; trade promotions; trade marketing activities; promotional events; brand promotion; promotional sales | duty
Sell-in and sell-out; sell-out data; secondary sales; primary and secondary sales; primary sales | duty
Collecting payments from dealers; debtor follow-up; outstanding recovery; credit sales control | duty
Import and export documentation; export documentation; import/export; export procedures; export trade; foreign trade; international trade; import and export; import-export | duty
Product knowledge; strong product knowledge; knowledge of products; product expertise; in-depth product knowledge | duty
Persuasion; influencing skills; persuasion skills; persuasive communication; persuading customers | duty
Self-motivation; self-motivated; drive and motivation; self-starter; highly motivated; results-driven; results-oriented; result-oriented; goal-oriented | duty
Property viewings; viewings; showing properties; open houses; conducting viewings; property tours; house showings; property showings | duty
Property listings; listing properties; MLS; Multiple Listing Service; property marketing; listing presentations; real estate listings | duty
Lettings; property lettings; residential lettings; tenant sourcing; tenancy agreements; property leasing; leasing apartments; commercial leasing; lease agreements; apartment leasing | duty
Market appraisals; comparative market analysis; property appraisals; property valuations; real estate appraisals | duty
Real estate contracts; purchase agreements; offers and counteroffers; conveyancing liaison; sales progression; purchase and sale agreements; real estate closings | duty
Tenant screening; tenant relations; tenant management; rent collection; tenancy management; resident relations; tenant referencing; lease renewals; inventory check-ins; move-in inspections; collecting rent | duty
Fair Housing Act; fair housing; landlord and tenant law; housing regulations | duty
Test drives; part exchange; vehicle appraisals; F&I products; finance and insurance products; trade-ins; vehicle handover | duty
Wine sales; spirits sales; HoReCa sales; on-trade sales; off-trade sales; beverage sales; on-premise sales; HORECA | duty
SPIN Selling | method | ~ consultative selling, Challenger Sale, MEDDIC, BANT
Challenger Sale; Challenger sales methodology | method | ~ consultative selling, MEDDIC, BANT, Sandler Selling
MEDDIC; MEDDPICC | method | ~ consultative selling, BANT, Sandler Selling, Miller Heiman
BANT; BANT qualification | method | ~ consultative selling, Sandler Selling, Miller Heiman, Command of the Message
Sandler Selling; Sandler training; Sandler sales | method | ~ consultative selling, Miller Heiman, Command of the Message, Value proposition design
Miller Heiman; Strategic Selling; Miller Heiman strategic selling | method | ~ consultative selling, Command of the Message, Value proposition design, ROI selling
Command of the Message; Force Management | method | ~ consultative selling, Value proposition design, ROI selling, SPIN Selling
Value proposition design; value propositions; unique selling proposition; USP | method | ~ consultative selling, ROI selling, SPIN Selling, Challenger Sale
ROI selling; TCO analysis; ROI presentations | method | ~ consultative selling, SPIN Selling, Challenger Sale, MEDDIC
CRM; customer relationship management systems; CRM software; CRM systems; CRM management; CRM administration; using CRM; CRM tools; CRM databases; Customer relationship software; CRM system; CRM database | software
Salesforce; Salesforce.com; Salesforce CRM; SFDC; Salesforce Sales Cloud; Sales Cloud; Salesforce reporting; Salesforce administration | software | < CRM
HubSpot; HubSpot CRM; Hub Spot; HubSpot Sales; HubSpot Sales Hub | software | < CRM
Microsoft Dynamics CRM; Dynamics 365 Sales; MS Dynamics CRM; MS CRM; Dynamics CRM | software | < CRM
Zoho CRM; =Zoho; Zoho Desk | software | < CRM
Pipedrive | software | < CRM
SugarCRM; Sugar CRM | software | < CRM
SuiteCRM | software | < CRM
vTiger | software | < CRM
SAP CRM; SAP Sales Cloud; SAP C4C; SAP SD; SAP Cloud for Customer; SAP Sales and Distribution | software | < CRM, SAP
Siebel CRM; Oracle Siebel; Oracle CRM; Siebel | software | < CRM
Veeva CRM; Veeva; Veeva Vault | software | < CRM
Freshsales; Freshworks CRM; Freshworks | software | < CRM
Bitrix24; Bitrix | software | < CRM
AmoCRM | software | < CRM ~ Bitrix24
Insightly | software | < CRM
Copper CRM | software | < CRM
Close.com | software | < CRM
Nimble CRM | software | < CRM ~ Close.com
Act! CRM | software | < CRM ~ Close.com
Goldmine CRM | software | < CRM
Maximizer CRM | software | < CRM
Odoo; Odoo CRM; Odoo ERP | software | < CRM
LeadSquared | software | < CRM
Kylas | software | < CRM ~ LeadSquared
Monday sales CRM | software | < CRM
Keap | software | < CRM ~ Monday sales CRM
Infusionsoft | software | < CRM
Reapit | software | < CRM
Alto property software | software | < CRM ~ Reapit
Jupix | software | < CRM
Dezrez | software | < CRM
kvCORE | software | < CRM
Follow Up Boss | software | < CRM
BoomTown | software | < CRM ~ Follow Up Boss
Propertybase | software | < CRM ~ Follow Up Boss
Buildium | software | < CRM
Street.co.uk | software | < CRM ~ Buildium
Rightmove; Rightmove Plus | software | < CRM
Zoopla | software | < CRM
Zillow | software | < CRM
DealerSocket | software | < CRM
VinSolutions | software | < CRM
=Kerridge | software | < CRM
CDK Global; =CDK | software | < CRM, Dealer management systems
Reynolds and Reynolds | software | < CRM, Dealer management systems
Dealertrack; eLead CRM | software | < CRM, Dealer management systems
Pinewood DMS | software | < CRM ~ Dealertrack
Keyloop | software | < CRM ~ Dealertrack
RouteOne | software | < CRM ~ Dealertrack
LinkedIn Sales Navigator; Sales Navigator; LinkedIn Sales Nav | software | < LinkedIn
ZoomInfo; ZoomInfo Sales | software
DiscoverOrg | software | ~ ZoomInfo
Apollo.io; Apollo sales platform | software
Outreach.io; Outreach platform | software
SalesLoft; Sales Loft | software
Gong.io; Gong | software
Chorus.ai | software
Lusha | software
Cognism | software
RocketReach | software
Hunter.io | software
Seamless.AI | software | ~ Hunter.io
Clearbit | software
LeadIQ | software
6sense | software
UpLead | software | ~ 6sense
Lead411 | software | ~ 6sense
Groove sales | software
Mixmax | software
Yesware | software
Lemlist | software
Instantly.ai | software | ~ Lemlist
=Woodpecker | software
Reply.io | software
Smartlead | software | ~ Reply.io
Snov.io | software | ~ Reply.io
DocuSign; e-signatures | software
PandaDoc | software
Adobe Sign | software
Proposify | software
HelloSign | software | ~ Proposify
Salesforce CPQ; CPQ; configure price quote; Conga CPQ; Oracle CPQ | software
DealHub | software | ~ Salesforce CPQ
Steelbrick | software | ~ Salesforce CPQ
Gainsight | software
Totango | software
ChurnZero; customer success platforms | software
Planhat | software | ~ ChurnZero
=Vitally | software | ~ ChurnZero
Highspot | software
=Seismic | software
Showpad; sales enablement platforms | software
Mindtickle | software
Brainshark | software | ~ Mindtickle
Aircall | software
Dialpad; autodialers | software
Five9; dialler systems; power dialers | software
=Orum | software | ~ Five9
Clari | software
InsightSquared | software | ~ Clari
Xactly | software
CaptivateIQ | software
Varicent | software
Callidus | software | ~ Varicent
CallidusCloud | software | ~ Varicent
Bid portals; tender portals | software
Loopio | software
RFPIO; e-tendering portals | software
Qvidian | software | ~ RFPIO
Delta eSourcing | software | ~ RFPIO
Nielsen data; IRI data; Nielsen | software
Circana | software | ~ Nielsen data
Kantar data | software
Dunnhumby | software
IQVIA; IMS data; IMS Health data | software
Calendly; meeting schedulers | software
Crunchbase | software
D&B Hoovers; Hoovers; company databases | software
Dun & Bradstreet | software | ~ D&B Hoovers
OneSource | software | ~ D&B Hoovers
Real estate license; real estate licence; licensed real estate agent; real estate salesperson license; licensed realtor; broker license; real estate broker license; RERA certified; RERA; realtor license; licensed real estate broker; REN tag | certificate
Propertymark qualification; ARLA qualified; NAEA; ARLA; NFoPP; RICS registered valuer | certificate
Salesforce Certified Administrator; Salesforce Administrator certification; Salesforce ADM 201; Salesforce certified; Salesforce Certified Sales Cloud Consultant; ADM 201; Trailhead; Salesforce Trailhead | certificate
HubSpot Sales certification; HubSpot Inbound Sales; HubSpot Sales Software certification; HubSpot Inbound Sales Certification | certificate
Certified Sales Professional; Certified Professional Salesperson; Certified Inside Sales Professional; CISP; CSLP; Certified Sales Leadership Professional | certificate
APMP; APMP Foundation; bid and proposal certification; APMP Practitioner | certificate
ABPI exam; ABPI; ABPI qualified; CNPR; CNPR certified pharma rep | certificate
Strategic account management certification; SAMA; SCSM | certificate
Product training; training on products; product knowledge training | duty | ~ Sales training
Oracle Sales Cloud | software | ~ Siebel CRM
Chili Piper | software | ~ Calendly
RingCentral dialer | software | ~ Five9
=IRI | software | ~ IQVIA
SPINS | software | ~ IQVIA
# titles
Sales representative; sales rep; salesperson; sales person; salesman; commercial representative; sales professional; saleswoman; independent sales representative; commission sales representative; sales agent; sales officer; freelance sales agent; outside sales representative; direct sales representative; sales rep II; B2B sales representative; direct sales agent; sales advocate | mid
Senior sales representative; senior sales rep; senior sales officer; senior salesperson; lead sales representative | senior | ~ sales representative
Sales executive; sales exec; direct sales executive; B2B sales executive; corporate sales executive; sales & marketing executive; sales and marketing executive; marketing and sales executive; commercial executive; sales marketing executive; indoor sales executive; export sales executive; IT sales executive | mid | ~ sales representative
Senior sales executive; sr. sales executive; senior sales & marketing executive; senior sales consultant; senior sales associate; sr sales executive; senior sales advisor | senior | ~ sales executive
Sales consultant; sales advisor; sales adviser; sales specialist; product consultant; showroom consultant; product sales specialist; solutions sales specialist; showroom sales executive; sales associate consultant; kitchen sales designer; sales counselor | mid | ~ sales representative
Junior sales executive; trainee sales executive; graduate sales executive; sales trainee; junior sales representative; sales apprentice; entry level sales representative; sales graduate; graduate sales consultant | junior | ~ sales executive, Sales intern
Sales intern; business development intern; sales and marketing intern; inside sales intern; sales internship | intern | ~ sales executive, Junior sales executive
Sales assistant; shop assistant; retail sales assistant; retail sales associate; store assistant; retail associate; retail assistant; shop floor assistant; store associate; sales clerk; sales girl; sales lady; retail sales consultant; retail sales representative; sales floor associate; retail salesperson; seasonal sales associate; part-time sales assistant; sales colleague; customer sales assistant; counter sales assistant; sales associate; store clerk; retail clerk | junior | ~ cashier
Inside sales representative; inside sales executive; inside sales specialist; inside sales associate; internal sales executive; inside sales rep; internal sales representative; inside sales consultant; virtual sales representative; inside account executive; internal sales consultant; inside sales engineer; inside sales coordinator; inside sales account manager; internal salesperson; telephone account manager; internal account manager; desk-based account manager | mid | ~ sales representative
Appointment setter; cold caller; appointment setting specialist; demand generation representative | mid | ~ sales representative
Lead generator; lead generation executive; lead generation specialist; lead generation manager; lead generation agent; lead generation representative; lead generation associate | lead | ~ Appointment setter
Sales development representative; =SDR; business development representative; =BDR; sales development executive; outbound SDR; account development representative; market development representative; enterprise SDR; sales development specialist; sales development associate; inbound SDR | mid | ~ sales representative
Senior SDR; senior sales development representative; senior business development representative | senior | ~ Sales development representative
BDR manager; SDR manager; sales development manager | manager | ~ Sales development representative
SDR team lead | lead | ~ Sales development representative
Head of sales development | director | ~ Sales development representative
SDR intern | intern | ~ Sales development representative
Field sales representative; field sales executive; outside sales executive; territory sales representative; area sales representative; field sales agent; territory representative; area sales executive; regional sales representative; field representative; travelling salesperson; on-field sales executive; field marketing representative; territory sales executive; external sales representative; external sales executive; area representative; field sales specialist; route sales representative; route salesman; pre-seller; route sales driver; order booker; sales merchandiser; distributor sales representative; retail sales officer; distribution sales officer | mid | ~ sales representative, Territory sales officer, Van sales representative, Door-to-door sales representative
Territory sales officer | mid | ~ sales representative, Van sales representative, Door-to-door sales representative, Solar sales representative
Van sales representative; van salesman; van sales executive | mid | ~ sales representative, Door-to-door sales representative, Solar sales representative, Field sales manager
Door-to-door sales representative; door-to-door salesperson; door to door salesman; direct marketing agent; residential sales representative; door-to-door sales agent; energy sales consultant; roofing sales representative; home improvement sales consultant; in-home sales consultant | mid | ~ sales representative, Solar sales representative, Field sales manager, Field sales representative
Canvasser; field canvasser | mid | ~ sales representative
Solar sales representative; solar consultant; solar sales consultant; solar energy consultant; solar energy sales representative | mid | ~ sales representative, Field sales manager, Field sales representative, Territory sales officer
Field sales manager; field sales supervisor; field sales team leader; field force manager | manager | ~ sales representative, Field sales representative, Territory sales officer, Van sales representative
Account executive; enterprise account executive; sales account executive; strategic account executive; mid-market account executive; SMB account executive; regional account executive; named account executive; commercial account executive; corporate account executive; major account executive; SaaS account executive; national account executive; territory account executive; account executive II; client executive; business account executive; advertising account executive; media account executive; associate account executive; key account executive; major accounts executive | mid | ~ account manager
Senior account executive | senior | ~ Account executive
Junior account executive | junior | ~ Account executive
Account manager; client manager; sales account manager; customer account manager; business account manager; corporate account manager; commercial account manager; client account manager; territory account manager; senior account manager; digital account manager; account coordinator; account associate; client relationship executive; account specialist; regional account manager; sr. account manager; account representative; enterprise account manager; area account manager; channel account manager; client success executive; assistant account manager; account officer; client relationship officer; client engagement manager; client solutions manager; customer relationship executive; IT account manager; client relations executive; field account manager; retail account manager; client account executive; national account representative; client representative; account management specialist; account management associate; accounts handler | mid | ~ key account manager, Client services manager, Technical account manager, Account director
Junior account manager | junior | ~ Account manager
Account supervisor | lead | ~ Account manager
Senior account director; group account director; head of account management; client director; director of account management; head of client services; client services director; director of client services; regional account director; associate account director | director | ~ Account manager
VP client services; VP of account management | executive | ~ Account manager
Client partner; partner account manager | mid | ~ key account manager, Client services manager, Customer success manager
Senior client partner | senior | ~ Client partner
Client services manager | manager | ~ key account manager, Technical account manager, Account manager, Client partner, Customer service manager
Technical account manager; senior technical account manager | mid | ~ key account manager, Account director, Account manager, Client services manager
Account director | director | ~ key account manager, Account manager, Technical account manager
Key account manager; national account manager; strategic account manager; major account manager; global account manager; senior key account manager; key accounts manager; KAM; national key account manager; international key account manager; key account specialist; assistant key account manager; regional key account manager; senior national account manager; national accounts manager; key account coordinator; modern trade key account manager; large account manager; senior strategic account manager; global key account manager; key customer manager | manager | ~ account manager
Head of key accounts; head of key account management; strategic accounts director; key account director; national account director; global account director; strategic account director | director | ~ Key account manager
Junior key account manager | junior | ~ Key account manager
Customer success manager; customer success executive; client success manager; customer success specialist; customer success associate; senior customer success manager; customer onboarding specialist; customer success representative; enterprise customer success manager; technical customer success manager; client success specialist; customer success advocate; associate customer success manager; customer success consultant; client success associate; strategic customer success manager | mid | ~ account manager, Chief customer officer, Customer retention specialist
Head of customer success; director of customer success; customer success director; client success director | director | ~ Customer success manager
VP of customer success | executive | ~ Customer success manager
Customer success lead; customer success team lead | lead | ~ Customer success manager
Customer success intern | intern | ~ Customer success manager
Junior customer success manager | junior | ~ Customer success manager
Onboarding specialist | mid | ~ account manager, Implementation specialist, Renewals specialist, Customer retention specialist
Client onboarding manager; customer onboarding manager; onboarding manager | manager | ~ Onboarding specialist
Implementation specialist | mid | ~ account manager, Implementation consultant, Renewals specialist, Customer retention specialist
Implementation manager | manager | ~ Implementation specialist
Implementation consultant | mid | ~ account manager, Implementation specialist
Chief customer officer | executive | ~ account manager, Customer retention specialist, Customer success manager
Renewals specialist; renewal specialist; renewals account manager | mid | ~ account manager, Customer retention specialist, Onboarding specialist, Implementation specialist
Renewals manager; renewal manager | manager | ~ Renewals specialist
Customer retention specialist; retention specialist; retention agent; customer retention agent; retention executive | mid | ~ account manager, Customer success manager, Onboarding specialist, Implementation specialist
Customer retention manager | manager | ~ Customer retention specialist
Business development executive; business development officer; business development associate; business developer; business development specialist; business development consultant; BDE; business development coordinator; business development analyst; new business executive; business development assistant; partnership development executive; business development agent; business development advisor; new business development executive; business growth executive; business executive; business associate; business development partner; international business development executive | mid | ~ Business development manager, Head of business development
Junior business development executive; graduate business development executive | junior | ~ Business development executive
Senior business development executive; senior business development associate; senior business development officer; senior business development specialist | senior | ~ Business development executive
Lead business development executive | lead | ~ Business development executive
Business development manager; senior business development manager; new business manager; BDM; regional business development manager; international business development manager; assistant business development manager; business growth manager; area business development manager; business development lead; manager business development; corporate business development manager; new business development manager; assistant manager business development; associate business development manager; deputy manager business development; business development team leader; global business development manager; regional business manager; area business manager; commercial development manager; territory development manager; market development manager; new business sales manager; dealer development manager; national business development manager; client acquisition manager | manager | ~ Head of business development, Business development executive
Junior business development manager | junior | ~ Business development manager
Head of business development; director of business development; business development director; regional director business development; executive director business development; head of new business; new business director; head of growth; senior director business development; director business development | director | ~ Business development executive, Business development manager
VP of business development; chief business officer; vice president business development; chief growth officer; chief business development officer; VP business development; vice president of business development | executive | ~ Head of business development
Partnerships manager; partner manager; partnership manager; strategic partnerships manager; channel partner manager; partner success manager; partner development manager; partnerships executive; partnership coordinator; partner sales manager; partnership executive; senior partnerships manager; senior partner manager; partnerships associate; partnership development manager; partnerships coordinator; partnership officer; partner relationship manager; partnerships officer; partner account executive; partnership specialist; partnerships lead | manager | ~ Alliance manager, Channel sales manager
Head of partnerships; director of partnerships; partnerships director; head of strategic partnerships; director of strategic partnerships | director | ~ Partnerships manager
VP of partnerships; vice president partnerships; VP strategic partnerships | executive | ~ Partnerships manager
Alliance manager; strategic alliances manager; alliances manager | manager | ~ Channel sales manager, Partnerships manager
Director of alliances; head of alliances | director | ~ Alliance manager
Channel sales manager; channel manager; channel development manager; channel sales executive; channel executive; channel partner executive; channel account executive | manager | ~ Partnerships manager, Alliance manager
Head of channel sales; director of channel sales; channel director | director | ~ Channel sales manager
Sales manager; assistant sales manager; deputy sales manager; sales team manager; unit sales manager; manager sales; sales & marketing manager; sales and marketing manager; assistant manager sales; commercial sales manager; sales force manager; B2B sales manager; corporate sales manager; export sales manager; senior sales manager; technical sales manager; enterprise sales manager; inside sales manager; telesales manager; sales unit manager; internal sales manager; direct sales manager; marketing and sales manager; senior manager sales; institutional sales manager; retail sales manager; deputy manager sales; associate sales manager; dealer sales manager; sales project manager; international sales manager; local sales manager; district sales manager; cluster sales manager; product sales manager; solutions sales manager; assistant sales and marketing manager; store sales manager; OEM sales manager; project sales manager; key sales manager; industry sales manager; call center sales manager | manager | ~ Export manager, Modern trade manager
Head of inside sales | director | ~ Sales manager
Export manager | manager | ~ Modern trade manager, Sales manager
Modern trade manager; general trade manager | manager | ~ Sales manager, Export manager
Sales team leader; sales supervisor; sales team lead; telesales team leader; sales lead; team leader sales; retail sales supervisor; inside sales team lead; sales leader; sales floor lead; sales group leader; telesales supervisor; senior sales supervisor; telemarketing supervisor; telemarketing team leader; inside sales supervisor; sales and marketing supervisor | lead | ~ sales manager
Area sales manager; zonal sales manager; country sales manager; assistant area sales manager; senior area sales manager; area sales in-charge; area business head; state head sales; area sales head; area sales supervisor; zone sales manager; zonal manager; zonal business manager; area sales officer; divisional sales manager; state sales manager; state head; area director of sales; sales director EMEA | manager | ~ sales manager, Regional sales manager, National sales manager, Territory manager
Area sales director; country sales director; EMEA sales director; APAC sales director | director | ~ Area sales manager
Area vice president sales | executive | ~ Area sales manager
Regional sales manager; regional sales lead; senior regional sales manager; deputy regional sales manager; assistant regional sales manager; regional sales executive; regional sales coordinator; regional sales supervisor; regional sales head; regional director sales | manager | ~ sales manager, National sales manager, Territory manager, Area sales manager
Regional sales director; regional director of sales | director | ~ Regional sales manager
Regional vice president sales; regional vice president of sales | executive | ~ Regional sales manager
National sales manager; national sales executive; national sales head | manager | ~ sales manager, Territory manager, Area sales manager, Regional sales manager
National sales director | director | ~ National sales manager
Territory manager; territory sales manager; territory sales incharge; senior territory manager; senior territory sales manager; regional territory manager; territory executive; territory sales lead; territory sales supervisor; assistant territory manager | manager | ~ sales manager, Area sales manager, Regional sales manager, National sales manager
Sales director; director of sales; head of sales; sales & marketing director; director of sales and marketing; head of sales and marketing; associate director of sales; assistant director of sales; group sales director; executive director of sales; senior director of sales; senior sales director; global sales director; sales head; sales and marketing director; director sales; director of sales & marketing; head of enterprise sales; director of business and sales; general manager sales; GM sales; deputy director of sales; director of enterprise sales; national head sales; head of sales & marketing; general sales manager; director of inside sales; interim sales director; director of national accounts; head of retail sales; director of field sales; head of B2B sales; general manager sales and marketing; AVP sales; assistant vice president sales; director of sales operations; president of sales; head of international sales; business head | director
VP of sales; vice president of sales; VP sales; vice president sales; SVP sales; senior vice president sales; VP sales and marketing; vice president sales and marketing; vice president sales & marketing; EVP sales; executive vice president sales | executive | ~ Sales director
Chief revenue officer; chief sales officer; director of revenue; VP revenue | executive | ~ Chief commercial officer
Chief commercial officer; commercial director; head of commercial; commercial sales director | executive | ~ Chief revenue officer
Business unit head; business unit director | director
Commercial manager; commercial officer; assistant commercial manager; commercial operations manager; commercial lead; commercial assistant; commercial coordinator; commercial administrator; senior commercial manager; commercial specialist; commercial advisor; commercial agent; commercial associate; commercial support; commercial consultant; technical commercial; commercial technician; commercial supervisor; regional commercial manager | manager
Head of commercial operations | director | ~ Commercial manager
Sales engineer; technical sales engineer; presales engineer; presales consultant; technical sales representative; technical sales executive; technical sales consultant; technical sales specialist; sales consultant engineer; technical sales support; technical sales advisor; customer engineer; presales specialist; technical sales; technical sales associate; sales support engineer; presales executive; regional sales engineer; internal sales engineer; sales and service engineer; marketing engineer; project sales engineer; sales & service engineer; area sales engineer; export sales engineer; technical sales coordinator; associate sales engineer; presales associate | mid | ~ Pre-sales consultant, Solutions engineer, Field application engineer
Presales manager | manager | ~ Sales engineer
Senior sales engineer; senior presales consultant; senior technical sales engineer | senior | ~ Sales engineer
Head of presales; technical sales director | director | ~ Sales engineer
Pre-sales consultant; pre-sales engineer; pre-sales executive; pre-sales specialist | mid | ~ Sales engineer
Pre-sales manager | manager | ~ Pre-sales consultant
Solutions engineer; solution consultant; solutions consultant; presales solution architect; solution sales executive; solution sales specialist | mid | ~ Field application engineer, Sales engineer
Senior solutions engineer; senior solution consultant; principal solutions engineer | senior | ~ Solutions engineer
Director of solutions engineering | director | ~ Solutions engineer
Field application engineer; sales application engineer; field sales engineer | mid | ~ Sales engineer, Solutions engineer
Sales administrator; sales coordinator; sales support; sales support specialist; sales office administrator; sales order administrator; sales operations coordinator; sales support executive; sales support officer; sales secretary; sales admin; sales support administrator; sales order processor; sales co-ordinator; order processing clerk; sales coordinator assistant; sales administration executive; sales support assistant; sales support representative; sales administrative assistant; sales support coordinator; sales and marketing coordinator; sales admin executive; sales back office; sales support associate; sales & marketing coordinator; sales and marketing assistant; back office sales; sales office assistant; sales executive assistant; sales administration assistant; internal sales coordinator; internal sales support; internal sales assistant; sales admin assistant; sales logistics coordinator; sales support clerk; sales service coordinator; sales support analyst | mid | ~ Sales operations manager, Sales analyst, Sales enablement manager
Sales administration manager; sales support manager | manager | ~ Sales administrator
Senior sales coordinator | senior | ~ Sales administrator
Order processor; order entry clerk; order entry specialist; order fulfillment specialist; order management coordinator; order desk clerk; sales order clerk; customer order specialist; order coordinator; order desk representative; order administrator; order specialist; order management analyst | junior
Export coordinator; export sales coordinator; export assistant; export sales administrator; export administrator | mid | ~ Freight forwarder
Sales operations manager; sales operations analyst; sales operations specialist; RevOps manager; sales planning manager; sales planner; sales operations executive; sales excellence manager; commercial excellence manager; sales data analyst; sales strategy manager; sales operations associate; sales effectiveness manager; sales operations lead; sales performance analyst; sales force effectiveness manager; sales compensation analyst; sales planning analyst; sales business analyst; sales reporting analyst; sales process manager; sales capability manager; CRM administrator; CRM specialist; CRM consultant; HubSpot administrator | manager | ~ Sales analyst, Revenue operations manager, Sales enablement manager
Head of sales operations; sales operations director | director | ~ Sales operations manager
Senior sales analyst | senior | ~ Sales operations manager
Sales analyst | mid | ~ Sales enablement manager, Deal desk analyst, Sales administrator
Revenue operations manager; revenue operations analyst | manager | ~ Sales enablement manager, Sales operations manager
Director of revenue operations; head of revenue operations | director | ~ Revenue operations manager
Sales enablement manager; sales enablement specialist; sales enablement lead | manager | ~ Sales administrator, Sales operations manager, Sales analyst
Director of sales enablement | director | ~ Sales enablement manager
Deal desk analyst; deal desk specialist | mid | ~ Sales analyst
Deal desk manager | manager | ~ Deal desk analyst
Salesforce administrator; Salesforce business analyst; Salesforce admin | mid | ~ Sales administrator
Senior Salesforce administrator | senior | ~ Salesforce administrator
Bid manager; bid writer; proposal manager; tender manager; proposal writer; bid coordinator; tender coordinator; proposal coordinator; proposal specialist; tender specialist; bids and tenders manager; bid specialist; senior bid manager; RFP writer; proposal engineer; tendering engineer; proposal developer; RFP specialist; bid executive; RFP manager; senior proposal manager; bid and proposal manager; bid administrator; proposals manager; proposals engineer; tendering manager; tendering officer; bid support coordinator; proposal analyst; proposal consultant; proposals coordinator | mid
Head of bids; bid director; proposal director; director of proposals | director | ~ Bid manager
Senior proposal writer; senior bid writer | senior | ~ Bid manager
Tender engineer; tender executive; tender officer; tenders officer; tender writer | mid
Medical sales representative; pharmaceutical sales representative; medical representative; pharmaceutical representative; hospital sales specialist; hospital representative; pharma sales representative; therapy specialist; clinical sales specialist; pharmaceutical sales executive; surgical sales representative; professional sales representative; health science associate; professional service representative; pharmaceutical sales specialist; orthopedic sales representative; clinical account specialist; dental sales representative; drug representative; biopharmaceutical sales representative; specialty sales representative; hospital account manager; territory business executive; specialty pharmaceutical sales representative; healthcare sales representative; dental sales consultant; oncology account manager; healthcare account manager; healthcare business executive; pharmaceutical sales consultant; pharmaceutical sales rep; scientific sales representative; capital equipment sales representative | mid | ~ sales representative, Medical device sales representative, Medical sales executive
Pharmaceutical sales manager; pharmaceutical territory manager | manager | ~ Medical sales representative
Senior pharmaceutical sales representative | senior | ~ Medical sales representative
Medical device sales representative | mid | ~ sales representative, Medical sales executive, Medical sales representative
Medical sales executive; medical sales specialist; medical device sales specialist; medical delegate; medical promotion officer; medical rep; medical promotion representative; medical sales consultant | mid | ~ sales representative, Medical sales representative, Medical device sales representative
Senior medical representative; senior medical sales representative | senior | ~ Medical sales executive
Internet sales manager; dealership sales manager; fleet sales manager; used vehicle manager; aftersales manager | manager | ~ Car salesperson
Aftersales director | director | ~ Car salesperson
Parts advisor; parts salesperson; auto parts salesperson; parts counter person; parts sales representative; parts sales executive; automotive parts specialist; spare parts salesman; auto parts specialist; parts specialist; spare parts sales executive; parts consultant; parts associate; parts professional; parts interpreter; automotive parts advisor | mid | ~ sales executive, Automotive service advisor
Parts manager; spare parts manager | manager | ~ Parts advisor
Automotive service advisor; automotive sales executive; automotive internet sales consultant; Service advisor in automotive; service advisor; service writer; service consultant in automotive; assistant service manager in automotive; automotive service writer | mid | ~ sales executive, Parts advisor, service manager in automotive
Automotive sales manager; automotive internet sales manager | manager | ~ Automotive service advisor
Estate agent; real estate agent; realtor; property consultant; real estate consultant; sales negotiator; realtor associate; buyer's agent; realtor assistant; licensed realtor associate; listing agent; sales progressor; viewings assistant; broker associate | mid | ~ Commercial real estate agent, Real estate broker
Estate agency manager | manager | ~ Estate agent
Lettings negotiator; letting agent; lettings agent; residential sales negotiator; property negotiator; lettings coordinator | mid | ~ Lettings manager
Senior sales negotiator; senior lettings negotiator | senior | ~ Lettings negotiator
Leasing consultant; leasing agent; leasing executive; leasing specialist; commercial leasing agent; apartment leasing agent; leasing professional; leasing coordinator | mid
Leasing manager | manager | ~ Leasing consultant
Senior leasing consultant | senior | ~ Leasing consultant
Commercial real estate agent | mid | ~ Real estate broker, Estate agent
Real estate broker; real estate salesperson; real estate sales agent; real estate sales executive; real estate associate; licensed real estate salesperson; commercial real estate broker; real estate sales associate; real estate professional; real estate advisor; real estate assistant; residential real estate agent; real estate negotiator; real estate sales consultant; real estate specialist; real estate investor; associate real estate broker; mortgage and real estate broker; real estate developer; real estate coordinator; real estate administrator | mid | ~ Estate agent, Commercial real estate agent
Trainee estate agent | junior | ~ Real estate broker
Estate agency branch manager; real estate sales manager; real estate manager | manager | ~ Real estate broker
Real estate intern | intern | ~ Real estate broker
Real estate team leader | lead | ~ Real estate broker
Lettings manager; lettings administrator; lettings consultant | manager | ~ Lettings negotiator
New homes sales executive; new homes sales advisor; new home sales consultant | mid
Property developer | mid | ~ Property advisor
Property advisor; property sales executive; property sales consultant; property broker; property agent; property lister; property sales advisor | mid | ~ Property developer
Senior property consultant | senior | ~ Property advisor
Property sales manager | manager | ~ Property advisor
Transaction coordinator; real estate transaction coordinator | mid
Advertising sales executive; media sales executive; media sales representative; advertising sales representative; ad sales executive; media sales consultant; digital media sales executive; digital sales executive; advertising account manager; multimedia account executive; radio sales executive; multimedia sales consultant; advertising sales consultant; advertising representative; digital sales specialist; ad sales specialist; advertising sales agent; advertising consultant; media sales specialist; classified advertising sales representative; delegate sales executive; conference sales executive; group sales coordinator; MICE sales executive; fitness sales consultant; cluster director of sales; group sales executive; vacation sales representative; vacation ownership sales; vacation counselor; resort sales executive | mid | ~ sales executive, Event sales manager, Exhibition sales executive, Hotel sales manager
Media sales manager; ad sales manager; advertising sales manager; digital sales manager; programmatic sales manager; publisher sales manager; wedding sales manager; convention sales manager; venue sales manager; fitness sales manager | manager | ~ Advertising sales executive
Advertising director | director | ~ Advertising sales executive
Sponsorship manager; sponsorship executive; sponsorship sales manager; sponsorship coordinator; sponsorship sales executive | manager | ~ sales executive, Event sales manager, Hotel sales manager, Catering sales manager
Head of sponsorship | director | ~ Sponsorship manager
Event sales manager; event sales executive | manager | ~ sales executive, Exhibition sales executive, Hotel sales manager, Catering sales manager
Exhibition sales executive | mid | ~ sales executive, Hotel sales manager, Catering sales manager, Membership consultant
Exhibition sales manager | manager | ~ Exhibition sales executive
Hotel sales manager; hotel sales executive | manager | ~ sales executive, Catering sales manager, Membership consultant, Ticket sales representative
Catering sales manager | manager | ~ sales executive, Membership consultant, Ticket sales representative, Timeshare sales representative
Membership sales manager | manager | ~ Membership consultant
Ticket sales representative; ticket sales executive | mid | ~ sales executive, Timeshare sales representative, Advertising sales executive, Event sales manager
Ticket sales manager | manager | ~ Ticket sales representative
Timeshare sales representative; timeshare salesperson | mid | ~ sales executive, Advertising sales executive, Event sales manager, Exhibition sales executive
Cruise consultant; cruise sales consultant | mid | ~ sales executive, Membership consultant
Salesforce consultant; Salesforce functional consultant | mid | ~ Salesforce administrator
`
