/** Customer service, call centres, outsourcing and retail shop floors: skills and job titles. */
export const customerServiceAndContactCentres = `
# skills
Customer service; client service; customer care; serving customers; customer support; customer assistance; customer relations | duty | ~ complaint handling
Complaint handling; customer complaints; handling complaints; complaint resolution; resolving complaints; dispute resolution with customers; escalated calls | technique | ~ customer service, de-escalation
De-escalation; calming customers; difficult customers; conflict resolution with customers; irate customers | technique | ~ complaint handling, Challenging behaviour
Inbound calls; answering calls; incoming calls; taking inbound calls; inbound call handling; answering telephones; handling calls | duty | ~ outbound calls, telephone skills
Outbound calls; outbound calling; call campaigns | duty | ~ telemarketing, inbound calls, Outbound sales
Telemarketing; telesales; phone sales; telephone sales; selling by phone; tele-sales; selling over the phone | technique | < sales ~ outbound calls
Telephone skills; phone etiquette; telephone etiquette; telephone manner; multi-line phones; switchboard operation | technique
Call centre operations; call center operations; contact centre operations; call centre; call center; contact center | knowledge | ~ workforce management
BPO operations; business process outsourcing; BPO; outsourced operations; offshore operations; process outsourcing; shared services | knowledge | ~ call centre operations
Process transition; process migration; transition management in outsourcing; knowledge transfer from client | technique | ~ BPO operations
Back office processing; application processing | duty
Live chat support; chat support; web chat; chat handling | duty | ~ email support
Email support; email correspondence; e-mail handling; customer emails; written correspondence with customers | duty | ~ live chat support
Social media customer service; social support; social care | duty | ~ live chat support
Technical support by phone; product support; troubleshooting for customers | duty
Ticketing systems; ServiceNow ticketing; case management system; ticket handling | software
Call recording software; dialler; ACD; IVR; softphone | software
Call quality monitoring; call monitoring; quality monitoring; call auditing; call calibration; call scoring; quality assurance of calls; call audits | technique
Average handling time; AHT; first call resolution; FCR; call abandonment; average speed of answer; call metrics; call statistics | knowledge | ~ service level agreements
Service level agreements; SLA management; SLAs; SLA adherence; meeting SLAs; service levels | knowledge
Customer satisfaction; CSAT; customer feedback | knowledge
Workforce management; WFM; call forecasting; shift scheduling in call centres; real-time adherence; capacity planning for calls; intraday management | technique | ~ staff scheduling
Team briefing; team huddles; coaching agents; agent coaching; floor support; floor walking; coaching representatives | technique | ~ staff training
Call centre training; training agents; onboarding agents; process training; voice and accent training | duty | ~ staff training
Staff training; training new employees; training staff; employee training; training new hires; trained new employees; trained staff | duty | ~ Learning and development
Staff scheduling; scheduling employees; rotas; rostering; shift planning; scheduling staff; employee scheduling; Shift scheduling; shift management; rota planning; staff rotas | duty | < human resources
Performance reviews; performance appraisals; performance evaluation; evaluating employees; appraisals; performance evaluations; staff appraisals; annual appraisals; employee evaluations; employee appraisals; annual reviews; conducting appraisals | duty | < human resources ~ Goal setting, 360-degree feedback, Balanced scorecard
Customer retention; saving customers; retention calls; churn reduction; win-back | technique
Upselling; up-selling; add-on sales; suggestive selling; Cross-selling and upselling; upsell; upselling and cross-selling | technique | ~ retail sales
Debt collection calls; collection calls; past due accounts; account recovery; skip tracing; delinquent accounts; payment arrangements | technique
Billing enquiries; billing inquiries; billing issues; billing disputes; account queries; account inquiries | duty | ~ customer service
Payment processing; processing payments; credit card payments; taking payments | duty | ~ cash handling, Supplier payments
Refunds and returns; returns processing; processing returns; product exchanges; refund processing; RMA | duty
Order entry; order taking by phone; taking orders by phone | duty | ~ Order processing
Appointment setting; booking appointments; scheduling appointments; appointment scheduling | duty
Account verification; identity verification; customer verification; data protection checks | duty
Fraud detection calls; fraud prevention calls; charge-back handling | technique
Data entry; keying data; keyboarding; data input; alphanumeric data entry; entering data | duty | ~ typing
Typing; touch typing; keyboard skills; words per minute; WPM | technique
Script adherence; call scripts; following scripts | duty
Active listening; listening skills | soft
Bilingual customer service; multilingual support; bilingual support | duty
Customer onboarding; welcoming new customers; account set-up; account setup | duty | ~ Client onboarding
Customer success; customer success management; account health | technique
Client relationship management; client relations; client communication; managing client relationships; client management; client liaison; Client relationship building; building client relationships; customer relationship management; managing customer relationships; building relationships with customers; maintaining client relationships; building customer relationships; relationship building; relationship selling; building relationships | duty | ~ Relationship management
Process improvement; improving processes; workflow improvement; process optimisation; streamlining processes | technique | ~ Six Sigma
Six Sigma; Six Sigma green belt; lean six sigma; six sigma black belt; DMAIC | method | ~ process improvement
Root cause analysis; RCA; five whys; fishbone diagram | method
Standard operating procedures; SOPs; process documentation; work instructions; SOP | technique
Management reporting in operations; MIS reporting; daily reports; dashboards for operations; MIS reports | technique
Retail sales; shop sales; in-store sales; retail selling; sales floor; selling in store; floor sales; counter sales; shop floor sales | duty | < sales ~ customer service, upselling
Retail operations; store operations; opening and closing the store; store opening and closing | duty | ~ retail sales
Cash handling; handling cash; take payments; take card payments; taking card payments; money handling; cash drawer; cash register; operating the till; operate the till; till work; cashier duties; till operation; balancing cash; cashiering; operate a till | duty
Point of sale systems; POS systems; POS; point of sale; EPOS; till systems; POS system; till system | software | ~ cash handling
Stock replenishment; shelf stacking; stocking shelves; restocking; replenishing stock; merchandise stocking; shelf filling | duty | ~ inventory control
Inventory control; stock control; inventory management; stock management; stocktaking; inventory counts; cycle counts; stock counts | technique
Shop displays; merchandising shelves; product displays; promotional displays; end caps; merchandise presentation | duty
Loss prevention; shrinkage control; theft prevention; shoplifting prevention; shrink reduction; inventory shrinkage | technique
Store budgets; sales targets in retail; store KPIs; profit and loss of a store; store profitability; sales goals in store | duty
Price changes; price labelling; ticketing merchandise; shelf labels | duty
Product knowledge; knowledge of products; product features | knowledge
Self-checkout assistance; checkout operation; working checkouts; scanning and packing | duty | ~ cash handling
Loyalty programmes; store credit cards; loyalty sign-ups; membership sign-ups; store card sales | duty
Click and collect; online order picking in store; kerbside pickup; curbside pickup | duty
Store hiring; recruiting shop staff; hiring store employees | duty
Key holding; keyholder duties; store security | duty
Health and safety in shops; store cleanliness; housekeeping in store | duty
Reception of visitors; greeting visitors; front desk; reception duties; welcoming visitors; greeting customers | duty
Interpreting for customers; telephone interpreting; relay service | technique
Call scripting; writing call scripts | technique
Refund handling; processing refunds; refunds and exchanges | duty
Escalation handling; handling escalations; escalated complaints | technique
Workforce management for contact centres; contact centre scheduling | technique
Predictive diallers; predictive dialler; predictive dialer; auto dialer; auto dialler; dialler software | software | ~ Outbound calls
Salesforce Service Cloud | software | < Ticketing systems, Salesforce
=Intercom | software | < Ticketing systems
NICE inContact | software | < Call recording software
Genesys; Genesys telephony | software | < Call recording software
Cisco Finesse | software | < Call recording software
Market stall selling; market trading; street vending; running a market stall | duty

# titles
Customer service representative; customer service agent; customer service advisor; customer service associate; customer care representative; customer care executive; client service representative; CSR; customer support representative; customer service specialist; customer service assistant; customer service officer; customer service clerk; customer advisor; customer support associate | mid | ~ call centre agent
Senior customer service representative; senior customer care executive; senior customer support representative; senior customer service advisor | senior | ~ customer service representative
Call centre agent; call center agent; call center representative; contact centre agent; telephone operator; call centre representative; telephone agent; phone representative; inbound agent; call handler; contact center representative; call center operator; answering service operator | mid | ~ customer service representative, telemarketer
Telemarketer; telesales agent; telesales executive; telesales representative; outbound agent; telephone sales representative; inside sales agent by phone; telemarketing representative; telemarketing executive; telecaller; telesales; tele caller; telesales advisor; telephone sales agent; outbound sales agent; telemarketing agent; outbound sales representative; call center sales representative; tele sales executive; outbound call center agent; telecalling executive; sales call center agent; inbound sales representative; telephone sales executive; inbound sales agent; outbound sales executive; outbound telesales executive; telemarketing specialist; telemarketing associate | mid | ~ call centre agent, sales representative
Chat support agent; live chat agent; email support agent; live chat operator; chat agent | mid | ~ customer service representative
BPO agent; process associate; process executive; BPO executive; senior process associate; process specialist; transaction processing officer | mid | ~ call centre agent
BPO team leader; process team lead; subject matter expert in BPO; process lead; process trainer; transition lead | lead | ~ call centre team leader
BPO operations manager; process manager; delivery manager in BPO; outsourcing manager; BPO manager; account manager in BPO; transition manager | manager | ~ call centre manager
Call centre team leader; call center supervisor; call centre supervisor; customer service supervisor; customer service team leader; contact centre team leader; customer service lead; call center team lead; customer service team lead | lead | ~ customer service representative
Call centre manager; call center manager; contact centre manager; call center director; contact center manager; director of call center operations | manager | ~ customer service manager
Customer service manager; customer care manager; head of customer service; customer support manager; director of customer service; customer experience manager; customer relations manager | manager | ~ call centre manager
Call centre quality analyst; quality analyst in call centres; call quality specialist; quality monitoring specialist; call center analyst; call centre analyst; call quality auditor | mid | ~ call centre team leader
Workforce planner; workforce analyst; real-time analyst; WFM analyst | mid | ~ call centre manager
Call centre trainer; customer service trainer; process trainer in call centres; call center trainer | mid | ~ call centre team leader
Customer success manager; customer success specialist; customer success associate; client success manager | mid | ~ customer service manager
Customer relationship manager; client relationship manager; client relations specialist; customer liaison officer; client relations manager | mid | ~ customer service manager, Account manager
Collections agent; debt collector; collections specialist; collections representative; collection officer; collections officer | mid | ~ call centre agent, Credit controller
Complaints handler; customer resolutions specialist; escalation specialist; customer resolution advisor | mid | ~ customer service representative
Technical support representative; technical support agent; technical support specialist by phone; product support specialist; help desk agent; technical customer service representative | mid | ~ customer service representative, IT support specialist
Order processor; order entry clerk; order management specialist; order clerk; order desk representative | mid | ~ data entry clerk
Data entry clerk; data entry operator; data entry specialist; data processor; data typist; keypunch operator; data entry associate; data entry supervisor; data processing operator; data entry executive; data input clerk; data encoder | junior | ~ Administrative assistant
Claims processor; claims processing executive; enrolment specialist; benefits processor | mid | ~ data entry clerk, Claims handler
Cashier; checkout operator; till operator; checkout assistant; front end cashier; sales cashier; head cashier; cashier associate | junior | ~ Sales assistant
Stock associate; shelf stacker; stocker; replenishment assistant; stock clerk; stockroom associate; night stocker; grocery clerk; stock assistant; shelf filler; night filler | junior | ~ Sales assistant
Store manager; shop manager; retail store manager; retail manager; branch manager in retail; general manager in retail; supermarket manager; outlet manager | manager | ~ assistant store manager
Assistant store manager; deputy store manager; assistant shop manager; assistant retail manager; assistant manager in retail | lead | ~ store manager
Retail supervisor; store supervisor; shift supervisor; floor supervisor; department supervisor; key holder; keyholder; sales floor supervisor; team leader in retail; front end supervisor | lead | ~ assistant store manager
Department manager; retail department manager; section manager in retail | manager | ~ store manager
Area manager; district manager; regional retail manager; area sales manager in retail; multi-site manager; regional store manager | director | ~ store manager
Loss prevention officer; store detective; loss prevention associate; asset protection specialist | mid
Promoter; brand promoter; in-store demonstrator; promotions assistant | junior | ~ Sales assistant
Receptionist; front desk receptionist; front desk clerk; front desk associate; front office assistant; reception assistant; desk clerk | junior
Switchboard operator; telephone receptionist | junior | ~ receptionist
Interpreter by telephone; over-the-phone interpreter | mid
Market trader; market stall holder; street vendor; street trader; street seller | junior
Petrol station attendant; gas station attendant; service station attendant; forecourt attendant | junior | ~ cashier
Shopkeeper; shop owner; convenience store owner | mid | ~ store manager
`
