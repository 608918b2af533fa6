/** Accounting and corporate finance: skills and job titles. */
export const accountingAndFinance = `
# skills
Accounting; accountancy; general accounting; accounting duties; accounting principles; accounting knowledge | knowledge
Bookkeeping; book-keeping; double-entry bookkeeping; maintaining books of accounts; keeping the books | duty
Financial accounting; statutory accounting; financial accounts | knowledge | < accounting
Management accounting; managerial accounting; management accounts; preparing management accounts; monthly management accounts | knowledge | < accounting
Cost accounting; costing; product costing; standard costing; cost accounts | technique | ~ Activity-based costing, Job costing, Inventory valuation
Activity-based costing; ABC costing | technique | ~ Job costing, Inventory valuation, Cost control
Job costing; project costing | technique | ~ Inventory valuation, Cost control, Cost reduction
Inventory valuation; stock valuation; inventory accounting; inventory costing; FIFO and weighted average | technique | ~ Cost control, Cost reduction, Cost-benefit analysis
Cost control; controlling costs; cost management; cost monitoring; cost containment | technique | ~ Cost reduction, Cost-benefit analysis, Break-even analysis
Cost reduction; reducing costs; cost savings; cost saving initiatives; cost optimisation | technique | ~ Cost-benefit analysis, Break-even analysis, Cost accounting
Cost-benefit analysis | technique | ~ Break-even analysis, Cost accounting, Activity-based costing
Break-even analysis; contribution margin analysis; cost-volume-profit analysis; CVP analysis | technique | ~ Cost accounting, Activity-based costing, Job costing
Accounts payable; =AP; purchase ledger; bought ledger; creditors; AP processing; creditor management | duty
Invoice processing; processing invoices; supplier invoices; vendor invoices; invoice entry; purchase invoices; invoice coding; coding invoices; processing of invoices | duty | < accounts payable ~ Three-way matching, Supplier payments, Supplier statement reconciliation
Three-way matching; 3-way matching; three-way match; purchase order matching; invoice matching; two-way matching | duty | < accounts payable ~ Supplier payments, Supplier statement reconciliation, Vendor setup
Supplier payments; payment runs; BACS payments; vendor payments; BACS runs; BACS; supplier payment runs; check runs; cheque runs | duty | < accounts payable ~ Supplier statement reconciliation, Vendor setup, Expense processing
Supplier statement reconciliation; supplier reconciliations; vendor reconciliation; supplier statements; statement reconciliation | duty | < accounts payable ~ Vendor setup, Expense processing, Invoice processing
Vendor setup; vendor master data; supplier onboarding; vendor maintenance | duty | < accounts payable ~ Expense processing, Invoice processing, Three-way matching
Expense processing; expense reports; employee expenses; expenses claims; travel and expense processing; processing expenses; expense claims; T&E reporting; expenses processing; expense reporting; travel expenses; expense management | duty | < accounts payable ~ Invoice processing, Three-way matching, Supplier payments
Accounts receivable; =AR; sales ledger; debtors; AR processing; debtor management | duty
Invoicing; billing; raising invoices; sales invoices; customer invoicing; issuing invoices; generating invoices; invoice preparation; client billing; invoice generation; Invoice processing by office; billing administration; purchase ledger support; preparing invoices | duty | < accounts receivable ~ Credit control, Debt collection, Cash application
Credit control; credit management; debt chasing; chasing overdue payments; credit controlling; debtor control | duty | < accounts receivable ~ Debt collection, Cash application, Dunning
Debt collection; collections; debt recovery; payment collection; collecting outstanding payments; overdue accounts | duty | < accounts receivable ~ Cash application, Dunning, Aged debt reporting
Cash application; cash allocation; cash posting; allocating receipts; payment allocation; posting payments; cash receipts | duty | < accounts receivable ~ Dunning, Aged debt reporting, Credit checks
Dunning; dunning letters; reminder letters | duty | < accounts receivable ~ Aged debt reporting, Credit checks, Bad debt provisioning
Aged debt reporting; aged debtors; ageing reports; aging reports; AR aging; DSO reduction; days sales outstanding | duty | < accounts receivable ~ Credit checks, Bad debt provisioning, Revenue accounting
Credit checks; customer credit checks; credit limits; setting credit limits; credit applications | duty | < accounts receivable ~ Bad debt provisioning, Revenue accounting, Invoicing
Bad debt provisioning; bad debts; doubtful debts; write-offs; bad debt write-offs; allowance for doubtful accounts | duty | < accounts receivable ~ Revenue accounting, Invoicing, Credit control
Revenue accounting; billing reconciliation; deferred revenue; revenue reconciliation | duty | < accounts receivable ~ Invoicing, Credit control, Debt collection
General ledger; =GL; nominal ledger; general ledger accounting; ledger maintenance; general ledger maintenance; GL accounting; ledger posting | duty
Journal entries; posting journals; journal posting; adjusting entries; month-end journals; manual journals; preparing journal entries; adjusting journal entries | duty | < general ledger ~ Accruals and prepayments, Trial balance, Chart of accounts
Accruals and prepayments; accruals; prepayments; prepaid expenses; accrual accounting; accrued expenses | duty | < general ledger ~ Trial balance, Chart of accounts, Month-end close
Trial balance; extended trial balance; trial balance preparation | duty | < general ledger ~ Chart of accounts, Month-end close, Year-end close
Chart of accounts; chart of accounts maintenance; account coding; cost centres | duty | < general ledger ~ Month-end close, Year-end close, Balance sheet reconciliation
Month-end close; month end; month-end closing; period end close; monthly close; month-end reporting; closing process; month-end procedures; financial close; period-end; fast close | duty | < general ledger ~ Year-end close, Balance sheet reconciliation, Bank reconciliation
Year-end close; year end accounts; year-end closing; year end; annual accounts; annual closing; year-end procedures | duty | < general ledger ~ Balance sheet reconciliation, Bank reconciliation, Intercompany accounting
Balance sheet reconciliation; balance sheet review; account reconciliation; balance sheet accounts; general ledger reconciliation; reconciling accounts; account analysis; reconciliation; control account reconciliation | duty | < general ledger ~ Bank reconciliation, Intercompany accounting, Petty cash
Bank reconciliation; reconciling bank statements; bank recs; bank statement reconciliation; daily bank reconciliation | duty | < general ledger ~ Intercompany accounting, Petty cash, Credit card reconciliation
Intercompany accounting; intercompany reconciliations; intercompany transactions; inter-company reconciliation; intercompany; intercompany recharges; intercompany eliminations | duty | < general ledger ~ Petty cash, Credit card reconciliation, Suspense account clearing
Petty cash; petty cash management; petty cash handling; petty cash control | duty | < general ledger ~ Credit card reconciliation, Suspense account clearing, Journal entries
Credit card reconciliation; company card reconciliation | duty | < general ledger ~ Suspense account clearing, Journal entries, Accruals and prepayments
Suspense account clearing | duty | < general ledger ~ Journal entries, Accruals and prepayments, Trial balance
Fixed assets; fixed asset register; fixed asset accounting; depreciation; fixed assets register; asset register; fixed asset management; depreciation schedules; fixed asset capitalisation | technique
Capital expenditure; capex; capital budgeting; capex tracking; capex management; capex reporting; capital expenditure planning | technique
Lease accounting; IFRS 16; ASC 842; lease calculations | technique
Revenue recognition; IFRS 15; ASC 606 | technique
Impairment testing; goodwill impairment; purchase price allocation; PPA; IAS 36; business combinations | technique
IFRS 3 | technique
Financial instruments accounting; IFRS 9; hedge accounting; IAS 39; expected credit loss | technique
Share-based payments; stock compensation accounting; ASC 718 | technique
Consolidation; group consolidation; consolidated accounts; consolidated financial statements; financial consolidation; group accounts | technique
Fund accounting; fund administration; NAV calculation; net asset value; nonprofit accounting; grant accounting; restricted funds; investment accounting | technique
Project accounting; WIP accounting; percentage of completion; construction accounting; contract accounting | technique
Foreign currency translation; multi-currency accounting; foreign exchange revaluation | technique
Property accounting; service charge accounting; property management accounting; CAM reconciliations; real estate accounting | technique
Retail accounting; hotel accounting; hospitality accounting | technique
Public sector accounting; governmental accounting; GASB; IPSAS; municipal accounting; public finance; government accounting; public sector finance | technique
Trust accounting; client account reconciliation; escrow accounting; solicitors accounts rules; IOLTA | technique
Financial statements; preparing financial statements; preparation of financial statements; financial statement preparation; statutory accounts; final accounts; preparing final accounts; accounts preparation; statutory accounts preparation; income statements; profit and loss statements | duty
Financial reporting; financial reports; external reporting; reporting of financial results; statutory reporting; preparing financial reports; group reporting; monthly financial reporting; financial statement reporting; statutory financial reporting | duty | ~ Management reporting, Cash flow statements, Balance sheets
Management reporting; board packs; board reporting; monthly reporting packs; flash reports; monthly reporting; board reports; management packs | duty | ~ Cash flow statements, Balance sheets, SEC reporting
Cash flow statements; statement of cash flows; cash flow reporting | duty | ~ Balance sheets, SEC reporting, ESG reporting
Balance sheets; statement of financial position; balance sheet preparation | duty | ~ SEC reporting, ESG reporting, Segment reporting
SEC reporting; 10-K; 10-Q; 10-K and 10-Q; SEC filings; XBRL; iXBRL | duty | ~ ESG reporting, Segment reporting, Financial reporting
ESG reporting; sustainability reporting; integrated reporting; CSRD; GRI standards; TCFD; CSRD reporting; non-financial reporting | duty | ~ Segment reporting, Financial reporting, Management reporting, Sustainability
Segment reporting; regulatory financial reporting; disclosures; footnotes | duty | ~ Financial reporting, Management reporting, Cash flow statements
IFRS; International Financial Reporting Standards; =IAS; IFRS reporting | standard
US GAAP; GAAP; generally accepted accounting principles; USGAAP | standard
UK GAAP; FRS 102; FRS 105; FRS 101 | standard
HGB; German GAAP; Handelsgesetzbuch | standard
Indian GAAP; Ind AS; Indian accounting standards | standard
Local GAAP; national accounting standards; statutory to GAAP adjustments; GAAP conversion | standard
Accounting standards; technical accounting; technical accounting memos; accounting policies; accounting policy; accounting research | standard
Sarbanes-Oxley; SOX; SOX compliance; SOX 404; SOX testing; Sarbanes Oxley compliance; SOX controls | standard
Charity SORP; charity accounts | standard
Companies Act 2006; Companies House filing; Companies House; company accounts filing | standard
Budgeting; budget preparation; preparing budgets; budget planning; annual budgets; budget development; annual budgeting; budget process | duty | ~ financial planning and analysis, Budget management, Budgeting and forecasting, Financial forecasting
Budget management; managing budgets; budget control; budgetary control; budget monitoring; budget administration; monitoring budgets; budget tracking; budget responsibility; budget holder support | duty | ~ financial planning and analysis, Budgeting and forecasting, Financial forecasting, Variance analysis
Budgeting and forecasting; forecasting and budgeting; budgets and forecasts; budget forecasting; rolling forecasts; reforecasting; quarterly forecasts | duty | ~ financial planning and analysis, Financial forecasting, Variance analysis, Zero-based budgeting
Financial forecasting; financial projections; revenue forecasting; long-range planning; forecasting revenue; P&L forecasting | duty | ~ financial planning and analysis, Variance analysis, Zero-based budgeting, P&L management
Variance analysis; budget variance analysis; actual vs budget; budget versus actual; variance reporting; flux analysis; actuals versus budget; P&L variance analysis | duty | ~ financial planning and analysis, Zero-based budgeting, P&L management, Budgeting
Zero-based budgeting; ZBB | duty | ~ financial planning and analysis, P&L management, Budgeting, Budget management
P&L management; profit and loss management; P&L responsibility; P&L; profit and loss; P&L ownership; P&L accountability; P&L analysis; Profit and loss responsibility; full P&L | duty | ~ financial planning and analysis, Budgeting, Budget management, Budgeting and forecasting
Financial planning and analysis; FP&A; financial planning & analysis; finance planning and analysis | knowledge
Financial analysis; analysing financial data; financial statement analysis; ratio analysis; financial data analysis; financial ratios; analysis of financial statements; financial analytics | technique
Financial modelling; financial modeling; financial models; three-statement models; building financial models; 3-statement modelling; Excel financial modelling; three-statement modeling | technique | ~ financial analysis, Scenario analysis, Business valuation, Discounted cash flow
Scenario analysis; sensitivity analysis; what-if analysis; scenario planning | technique | ~ financial analysis, Business valuation, Discounted cash flow, Comparable company analysis
Business valuation; company valuation; valuation; valuation modelling; valuation analysis | technique | ~ financial analysis, Discounted cash flow, Comparable company analysis, LBO modelling
Discounted cash flow; DCF; DCF valuation; DCF modelling; NPV; net present value; DCF analysis; IRR analysis | technique | ~ financial analysis, Comparable company analysis, LBO modelling, Investment appraisal
Comparable company analysis; trading comps; precedent transactions; comps analysis | technique | ~ financial analysis, LBO modelling, Investment appraisal, Profitability analysis
LBO modelling; leveraged buyout; LBO modeling; LBO models | technique | ~ financial analysis, Investment appraisal, Profitability analysis, Pricing analysis
Investment appraisal; capital investment appraisal; ROI analysis; return on investment analysis; payback analysis; business case modelling | technique | ~ financial analysis, Profitability analysis, Pricing analysis, Mergers and acquisitions
Profitability analysis; margin analysis; gross margin analysis; product profitability; profitability reporting | technique | ~ financial analysis, Pricing analysis, Mergers and acquisitions, Due diligence
Pricing analysis; pricing models; pricing strategy; price setting | technique | ~ financial analysis, Mergers and acquisitions, Due diligence, Capital raising
Mergers and acquisitions; M&A; mergers & acquisitions; M&A transactions; M&A advisory; company acquisitions; post-merger integration | technique | ~ financial analysis, Due diligence, Capital raising, Investor relations
Due diligence; financial due diligence; vendor due diligence; transaction services; quality of earnings | technique | ~ financial analysis, Capital raising, Investor relations, Business partnering
Capital raising; raising capital; equity raising; debt financing; IPO readiness; IPO | technique | ~ financial analysis, Investor relations, Business partnering, Financial modelling
Investor relations; shareholder relations; earnings calls; investor presentations; investor reporting | technique | ~ financial analysis, Business partnering, Financial modelling, Scenario analysis
Business partnering; finance business partnering; partnering with budget holders; commercial finance | technique | ~ financial analysis, Financial modelling, Scenario analysis, Business valuation
Treasury management; treasury; treasury operations; corporate treasury; treasury accounting | knowledge
Cash flow management; cash management; cashflow management; managing cash flow; liquidity management; cash flow monitoring; cash flow planning; working capital management; cash flow | technique | < treasury management ~ Cash flow forecasting, Foreign exchange management, Bank relationship management
Cash flow forecasting; cashflow forecasting; 13-week cash flow; cash forecasting; cash flow forecasts; cash flow projections | technique | < treasury management ~ Foreign exchange management, Bank relationship management, Cash pooling
Foreign exchange management; FX hedging; FX risk; foreign exchange risk; currency hedging; hedging | technique | < treasury management ~ Bank relationship management, Cash pooling, Bank guarantees
Bank relationship management; banking relationships; bank liaison; bank mandates; banking facilities; bank covenants; covenant compliance | technique | < treasury management ~ Cash pooling, Bank guarantees, Electronic banking
Cash pooling; intercompany loans; debt management; loan management; debt covenants | technique | < treasury management ~ Bank guarantees, Electronic banking, Cash flow management
Bank guarantees; letters of guarantee; trade finance instruments | technique | < treasury management ~ Electronic banking, Cash flow management, Cash flow forecasting
Electronic banking; online banking administration; SWIFT payments; wire transfers; making bank transfers; international payments | technique | < treasury management ~ Cash flow management, Cash flow forecasting, Foreign exchange management
Taxation; tax accounting; direct tax; tax knowledge | knowledge
Tax preparation; tax return preparation; tax returns; preparing tax returns; tax filing; filing tax returns; income tax returns; filing of tax returns; tax return filing | duty | < taxation
Corporate tax; corporation tax; corporate income tax; corporation tax returns; CT600; Form 1120; corporation tax computations | duty | < taxation
Personal tax; individual tax returns; self-assessment; self assessment tax returns; personal tax returns; Form 1040; 1040 | duty | < taxation
VAT; value added tax; VAT returns; VAT accounting; VAT reporting; VAT compliance; preparing VAT returns; Making Tax Digital; MTD | duty | < taxation
Sales tax; sales and use tax; sales tax returns; sales tax filing | duty | < taxation
GST; goods and services tax; GST returns; GST filing; GST compliance; BAS; business activity statements; BAS lodgement | duty | < taxation
TDS; tax deducted at source; TDS returns; TDS compliance; TCS | duty | < taxation
Withholding tax; WHT; 1099 filing; 1099s; 1099 reporting; Form 1099; W-9 | duty | < taxation
Indirect tax; customs and excise duties; excise duty; Intrastat; EC sales lists | duty | < taxation
Transfer pricing; transfer pricing documentation; BEPS | duty | < taxation
International tax; cross-border tax; expatriate tax; double taxation treaties | duty | < taxation
Tax planning; tax advisory; tax strategy; tax optimisation; tax advice; tax consulting | duty | < taxation
Tax compliance; tax regulations; tax law; tax legislation; HMRC compliance; IRS regulations; statutory tax compliance; HMRC liaison | duty | < taxation
Tax provision; deferred tax; tax provisioning; ASC 740; IAS 12; effective tax rate | duty | < taxation
Tax audits; tax investigations; tax enquiries; tax assessments; tax disputes; IRS audits | duty | < taxation
Inheritance tax; capital gains tax; trusts tax; estate tax; trust tax returns | duty | < taxation
R&D tax credits; R&D claims; research and development tax credits | duty | < taxation
Payroll taxes; PAYE; employment tax; P11D; National Insurance; PAYE returns; payroll tax filing; Form 941 | duty | < taxation
Property tax; business rates; real estate tax | duty | < taxation
Construction Industry Scheme; CIS returns; =CIS; CIS deductions | duty | < taxation
Partnership tax; Form 1065; partnership returns; S corporation tax; K-1s | duty | < taxation
FATCA; CRS reporting; Common Reporting Standard; FATCA reporting | duty | < taxation
Zakat accounting; Zakat calculation | duty | < taxation
Auditing; =Audit; financial audits; financial auditing; performing audits; conducting audits | knowledge
External audit; statutory audit; external auditing; audit engagements; financial statement audits | technique | < auditing
Internal audit; internal auditing; operational audits; conducting internal audits | technique | < auditing
Audit planning; audit programmes; audit scoping; risk-based auditing; risk-based audit | technique | < auditing
Substantive testing; audit testing; tests of controls; controls testing; test of details; walkthroughs; audit procedures; substantive procedures; walkthrough testing | technique | < auditing
Audit sampling; vouching; vouching of transactions; vouch and trace | technique | < auditing
Audit working papers; audit documentation; working papers; audit files; workpapers; audit workpapers | technique | < auditing
Audit support; liaising with auditors; year-end audit; audit preparation; external audit liaison; auditor liaison; preparing audit schedules; coordinating audits; PBC lists; audit readiness | technique | < auditing
Internal controls; control environment; internal financial controls; COSO; COSO framework; controls design; control framework; internal control systems; key controls | technique | < auditing
Audit reports; management letters; audit findings; audit report writing; audit reporting | technique | < auditing
Stock audit; stocktaking audit; physical inventory audits; physical verification of stock; inventory audits; stock counts attendance; fixed asset verification | technique | < auditing
Forensic accounting; fraud investigation; forensic audit; fraud examination; financial investigations | technique | < auditing
Compliance audits; regulatory audits; concurrent audit; bank audits; government audits; single audit; A-133 | technique | < auditing
ACL Analytics | technique | < auditing
CaseWare; CaseWare Working Papers; CaseWare IDEA | technique | < auditing
International Standards on Auditing; ISA standards; PCAOB; GAAS; PCAOB standards; auditing standards | technique | < auditing
TeamMate audit software; TeamMate | technique | < auditing
AuditBoard | technique | < auditing
Workiva; Wdesk | technique | < auditing
Payroll; payroll processing; running payroll; payroll administration; processing payroll; monthly payroll; payroll management; end-to-end payroll; weekly payroll; payroll preparation; payroll services | duty | ~ Payroll reconciliation, Timesheet processing, Pension administration
Payroll reconciliation; payroll accounting; payroll journals; payroll controls | duty | ~ Timesheet processing, Pension administration, Statutory payments
Timesheet processing; timesheets; processing timesheets; timesheet management; timecards; time and attendance | duty | ~ Pension administration, Statutory payments, Superannuation
Pension administration; auto-enrolment; pension contributions; workplace pensions; pension auto-enrolment | duty | ~ Statutory payments, Superannuation, Provident fund
Statutory payments; SSP; SMP; statutory sick pay; RTI submissions; P45s; P60s; real time information | duty | ~ Superannuation, Provident fund, Garnishments
Superannuation; PAYG; single touch payroll; ESI | duty | ~ Provident fund, Garnishments, International payroll
Provident fund; EPF; PF and ESI; gratuity calculation; =PF | duty | ~ Garnishments, International payroll, Payroll
Garnishments; payroll deductions; wage garnishments; W-2s; W-2 processing; year-end payroll; multi-state payroll | duty | ~ International payroll, Payroll, Payroll reconciliation
International payroll; global payroll; multi-country payroll | duty | ~ Payroll, Payroll reconciliation, Timesheet processing
=Sage; Sage accounting; Sage Accounts | software | < ERP systems
Sage 50; Sage 50 Accounts; Sage Line 50 | software | < Sage
Peachtree | software | ~ Sage 50
Sage 200; Sage 1000 | software | < Sage
Sage X3 | software | < Sage
Sage 300 | software | < Sage
Sage Intacct; Sage 100; Sage One | software | < Sage
Sage Payroll; Sage 50 Payroll | software | < Sage
=Xero; Xero accounting; Xero software; Xero Advisor Certified | software
QuickBooks; QuickBooks Online; Intuit QuickBooks; Quick Books; QBO; QuickBooks Pro; QuickBooks Desktop; QuickBooks Enterprise; QuickBooks ProAdvisor | software
FreeAgent | software
FreshBooks | software
Wave accounting | software
KashFlow | software
Zoho Books; Clear Books | software
Bill.com | software
MYOB; MYOB AccountRight | software
=Reckon | software
=Tally; Tally ERP 9; Tally ERP; Tally Prime; TallyPrime; Tally.ERP9 | software
DATEV; DATEV Kanzlei-Rechnungswesen | software | < ERP systems
Lexware | software
=Addison | software | ~ Lexware
Microsoft Dynamics NAV; Dynamics NAV; Microsoft Navision; MS Dynamics Navision; Dynamics 365 Business Central | software | < ERP systems
Microsoft Dynamics 365; Dynamics 365; Dynamics AX; Microsoft Dynamics AX; D365; Dynamics 365 Finance; Microsoft Dynamics; D365 Finance and Operations | software | < ERP systems
Microsoft Dynamics GP; Dynamics GP; Dynamics SL | software | < ERP systems
Great Plains | software | ~ Microsoft Dynamics GP
SAP FI; SAP FICO; SAP FI/CO; SAP Finance; SAP CO; SAP FICA; SAP accounting | software | < SAP
=SAP; SAP ERP; SAP R/3; SAP ECC; SAP system; SAP software | software | < ERP systems
SAP S/4HANA; S/4HANA; S4HANA; SAP S4 HANA; SAP S/4 HANA | software | < SAP
Oracle Financials; Oracle E-Business Suite; Oracle EBS; Oracle ERP; Oracle R12; Oracle ERP Cloud; Oracle Fusion; Oracle Fusion Financials; Oracle Cloud Financials | software | < ERP systems
NetSuite; Oracle NetSuite; NetSuite ERP | software | < ERP systems
JD Edwards; JDE; JD Edwards EnterpriseOne; J.D. Edwards | software | < ERP systems
PeopleSoft; PeopleSoft Financials; Oracle PeopleSoft | software | < ERP systems
Workday Financials; Workday Financial Management | software | < Workday
Workday Adaptive Planning; Adaptive Insights; Adaptive Planning | software | < Workday
Coda accounting | software
Unit4 Agresso; Agresso; Unit4 | software
SunSystems; Sun accounts | software
=Exchequer | software
Epicor | software | < ERP systems
Pegasus Opera | software
Infor M3; Infor LN | software | < Infor
ERP systems; enterprise resource planning; ERP; ERP software; accounting software; accounting systems; computerised accounting; accounting packages; computerized accounting | software | ~ Stock system
Hyperion; Oracle Hyperion; Hyperion Financial Management; Hyperion Essbase; HFM; Essbase; Hyperion Planning | software
Smart View | software | ~ Hyperion
Anaplan; Anaplan modelling | software
IBM Planning Analytics; TM1; IBM Cognos TM1; Cognos TM1; IBM TM1 | software
OneStream | software
Tagetik; CCH Tagetik | software
Vena Solutions | software
SAP BPC; BPC | software | < SAP ~ Vena Solutions
BlackLine | software
Trintech | software
FloQast | software
=Cadency | software | ~ FloQast
Coupa | software | < E-procurement
SAP Concur; =Concur; Concur expense | software | < SAP
Expensify | software
SAP Ariba; Ariba | software | < E-procurement, SAP
Basware | software
Kofax invoice | software | ~ Basware
Certify expense | software | ~ Basware
Chrome River | software
IRIS accountancy; IRIS Accounts Production | software
TaxCalc | software
CCH tax; CCH Axcess; CCH | software | ~ Alphatax
BTCSoftware | software | ~ CCH tax
Digita | software
Alphatax | software
VT Transaction; VT Final Accounts | software
Lacerte | software
ProSeries | software
Drake Tax; Drake Software | software
UltraTax; UltraTax CS | software
TurboTax | software
ProSystem fx | software
GoSystem | software
ProConnect | software | ~ GoSystem
TaxWise | software | ~ GoSystem
Thomson Reuters ONESOURCE | software
Vertex tax | software
Avalara | software
ADP; ADP Workforce Now; ADP Payroll; ADP Run; ADP Workforce | software
Paychex | software
Gusto payroll | software
Paycom | software
Paylocity | software
Ceridian Dayforce; Dayforce | software
Kronos; UKG; Kronos Workforce | software
BrightPay | software
Moneysoft | software
Ultimate Software | software | ~ Moneysoft
UltiPro | software
Dext | software
Receipt Bank | software | ~ Dext
Hubdoc | software
AutoEntry | software
Yardi; Yardi Voyager | software
MRI Software; MRI property | software
AppFolio | software
RealPage accounting | software | ~ AppFolio
=Timberline | software
Viewpoint Vista accounting | software | ~ Timberline
Bloomberg Terminal; Bloomberg | software
Capital IQ; S&P Capital IQ | software
FactSet | software
Refinitiv Eikon; Thomson Reuters Eikon; Refinitiv | software
PitchBook | software
Morningstar Direct | software
Kyriba; treasury management systems | software
GTreasury | software
Kantox | software | ~ GTreasury
ACCA; ACCA qualified; ACCA part qualified; Association of Chartered Certified Accountants; ACCA affiliate; FCCA; ACCA member; ACCA finalist | certificate
ACA; ACA qualified; ICAEW; ICAEW chartered accountant; Institute of Chartered Accountants; ICAEW ACA | certificate
CIMA; CIMA qualified; ACMA; CGMA; Chartered Institute of Management Accountants; CIMA part qualified; CIMA Certificate; FCMA | certificate
AAT; AAT Level 4; AAT Level 3; AAT qualified; Association of Accounting Technicians; MAAT; AAT Level 2; AAT Professional Diploma | certificate
CIPFA; CPFA; CIPFA qualified | certificate
Certified Public Accountant; CPA; CPA candidate; CPA certification; CPA license; CPA exam; CPA Australia; licensed CPA; CPA Canada | certificate
Chartered Accountant qualification; ICAI; CA Inter; CA Intermediate; CA Final; CA IPCC; CA Foundation; Institute of Chartered Accountants of India; CA articleship | certificate
Cost and Management Accountant; ICMAI; ICWA; CMA Inter; CMA India | certificate
Certified Management Accountant; CMA certification; CMA (US); US CMA; CMA USA | certificate
CFA; CFA Level 1; CFA Level I; Chartered Financial Analyst; CFA charterholder; CFA Level II; CFA Level III; CFA candidate; CFA Level 2; CFA Program | certificate
ATT; ATT qualified; Association of Taxation Technicians; Chartered Institute of Taxation | certificate
Enrolled Agent; IRS enrolled agent | certificate
Certified Internal Auditor; CIA certification; IIA certified; CIA Part 1; CMIIA; Chartered Internal Auditor | certificate
Certified Fraud Examiner; CFE; ACFE | certificate
CIPP payroll; Certified Payroll Professional; FPC payroll; Fundamental Payroll Certification; payroll certification; IPASS | certificate
Association of Corporate Treasurers; AMCT | certificate
QuickBooks Certified; QuickBooks Certified User; Certified QuickBooks ProAdvisor; QuickBooks Online ProAdvisor; Xero certified | certificate
Certified Bookkeeper; ICB bookkeeping; Institute of Certified Bookkeepers; AICB | certificate
FMVA; Financial Modeling and Valuation Analyst; CFI certification | certificate
Diploma in IFRS; DipIFR; ACCA DipIFR; CertIFR | certificate
Bilanzbuchhalter certificate; Bilanzbuchhalter IHK; Steuerberater exam; Steuerfachangestellte exam; Expert-comptable diploma; DCG; DSCG | certificate
Financial management; financial administration; managing finances; finance management; finance administration; financial planning; managing company finances | duty
Financial control; financial controlling; controllership | duty
Finance strategy; financial strategy; strategic financial planning; financial leadership; CFO advisory | duty
Finance transformation; finance process improvement; finance system implementation; ERP finance implementation; finance shared services | duty
Record to report; R2R; RTR | duty
Procure to pay; P2P; purchase to pay; PTP; P2P process | duty
Order to cash; O2C; OTC process; OTC | duty
Purchase orders; raising purchase orders; purchase order processing; PO processing; PO creation; purchase requisitions; purchase order management; =POs | duty
Cashing up; banking deposits; bank deposits; preparing bank deposits; cash reconciliation; till reconciliation; cash counts; daily banking; making bank deposits; cash balancing; cash deposits | duty | ~ Restaurant cash handling
Financial record keeping; maintaining financial records; financial records; financial documentation; maintaining accurate financial records | duty
Financial data entry; ledger data entry; posting transactions; recording transactions; transaction processing; recording financial transactions; ledger entries; posting of entries; voucher preparation; vouchers; voucher entry | duty
10-key; ten-key; 10-key data entry; 10 key by touch; 10-key calculator; 10 key typing | duty
Statutory compliance; company secretarial filings; annual returns; ROC filing; ROC compliance; annual confirmation statement; statutory books | duty
Commission calculations; management fee calculations; royalty accounting; royalty calculations; commission statements | duty
Grant management; grant reporting; grants management; funder reporting; grants administration; grant compliance; donor funds | duty
Insurance accounting; premium accounting; reinsurance accounting; Solvency II reporting; statutory insurance accounting; bordereaux | duty
Insolvency; liquidations; corporate recovery; corporate restructuring | duty
Numeracy skills; numerical skills; strong numeracy; numerate; mathematical skills; arithmetic; math skills; basic math; good with numbers; numerical ability | duty
Attention to detail; detail-oriented; eye for detail; high attention to detail; meticulous; keen eye for detail; accuracy and attention to detail | duty
Analytical skills; analytical thinking; strong analytical skills; analytical and problem-solving skills; analytical ability | duty | ~ Problem solving
Meeting deadlines; working to deadlines; ability to meet deadlines; deadline-driven; working to tight deadlines; tight deadlines | duty | ~ Time management
Feasibility studies; feasibility study; feasibility analysis; feasibility assessments | method | ~ Investment appraisal, Gap analysis
Xero certification | certificate | ~ QuickBooks Certified
ICAS | certificate | ~ ACA
Chartered Accountants Ireland | certificate | ~ ACA
Wall Street Prep | certificate | ~ FMVA
=BIWS | certificate | ~ FMVA
Certified Treasury Professional; CTP | certificate | ~ Association of Corporate Treasurers
CICM; CertICM | certificate | ~ Association of Corporate Treasurers
CTA qualified; Chartered Tax Adviser | certificate | ~ ATT
ADIT | certificate | ~ ATT
ACH; ACH payments | technique | < Electronic banking
Infor | software | < ERP systems
SAP MM | software | < SAP
# titles
Accountant; general accountant; staff accountant; company accountant; corporate accountant; financial accountant; GL accountant; general ledger accountant; accounts officer; accounting officer; finance accountant; accountant II; qualified accountant; statutory accountant; hotel accountant; full charge accountant; site accountant | mid
Chartered accountant; chartered certified accountant; public accountant; practice accountant; accountant in practice; client accountant | mid | ~ accountant
Senior accountant; sr. accountant; senior financial accountant; senior staff accountant; lead accountant; principal accountant; senior general accountant; senior general ledger accountant; group accountant; senior accounts officer; head accountant; senior group accountant; sr accountant; senior accounting officer; senior accounting analyst | senior | ~ accountant
Chief accountant; accounting manager; accounts manager; assistant accounting manager; manager accounts; deputy chief accountant; accounting supervisor; assistant manager accounts; accounts supervisor; accounting team lead; accounting lead; senior accounting manager; general accounting manager; deputy manager accounts; accounting department head; financial accounting manager; accounting operations manager; corporate accounting manager | manager | ~ senior accountant
Head of accounting | director | ~ Chief accountant
Junior accountant; assistant accountant; trainee accountant; graduate accountant; accounts trainee; accountant assistant; accounts junior; associate accountant; entry level accountant; apprentice accountant; part-qualified accountant; assistant to accountant; accounting trainee; accountant I; accountant trainee; assistant financial accountant; semi-senior accountant; accounts semi-senior; accounts apprentice; finance apprentice; finance trainee | junior | ~ accountant
Accounting intern; finance intern; accounts intern; accounting internship; accountant intern; audit intern; tax intern; finance internship; articled assistant; article assistant; articled trainee; intern accountant; articleship trainee; CA article; audit trainee; finance and accounting intern; internal audit intern; article trainee; summer finance intern; FP&A intern; financial analyst intern | intern
Accounts assistant; accounting assistant; finance assistant; accounts clerk; accounting clerk; accounts administrator; finance clerk; finance administrator; accounting technician; account assistant; accounts executive; bookkeeping clerk; assistant accounts officer; accounting associate; finance and accounts assistant; accounting specialist; accounting administrative assistant; ledger clerk; accounts associate; finance support officer; finance associate; finance and admin assistant; fund accounting assistant; accounting secretary; financial assistant; finance support assistant; bank reconciliation clerk; general ledger clerk; accounting coordinator; finance coordinator; accounting representative; finance and administration assistant; accounts department assistant | junior
Senior accounts assistant; senior accounting clerk | mid | ~ Accounts assistant
Accounts payable clerk; purchase ledger clerk; accounts payable specialist; AP clerk; accounts payable assistant; accounts payable analyst; AP specialist; purchase ledger assistant; accounts payable administrator; accounts payable officer; accounts payable associate; purchase ledger controller; AP analyst; accounts payable accountant; AP accountant; accounts payable coordinator; accounts payable executive; invoicing clerk; accounts payable representative; AP associate; AP coordinator; expense analyst; payables clerk; accounts payable technician | junior | ~ accounts assistant
Senior accounts payable specialist; senior accounts payable clerk | mid | ~ Accounts payable clerk
Invoice processor; invoice clerk; accounts payable processor; payment processor | junior | ~ accounts assistant
Accounts receivable clerk; sales ledger clerk; accounts receivable specialist; AR clerk; billing clerk; accounts receivable analyst; accounts receivable assistant; AR specialist; sales ledger assistant; accounts receivable associate; AR analyst; accounts receivable representative; accounts receivable accountant; accounts receivable officer; AR accountant; cash allocator; cash applications specialist; accounts receivable coordinator; accounts receivable executive; sales ledger controller; cash application analyst; accounts receivable administrator; collections and AR specialist; revenue accountant | junior | ~ accounts assistant, credit controller
Senior accounts receivable specialist | mid | ~ Accounts receivable clerk
Billing specialist; billing coordinator; billing analyst; billing administrator; billing executive; billing assistant; billing associate; billing representative; billing officer; accounts receivable/billing | junior | ~ accounts assistant, credit controller
Senior billing specialist | mid | ~ Billing specialist
Accounts payable manager; accounts payable supervisor; AP manager; purchase ledger manager; accounts payable team leader; AP supervisor; purchase ledger supervisor; AP team lead; accounts payable lead | manager | ~ Accounts receivable manager, Credit control manager
Accounts receivable manager; accounts receivable supervisor; AR manager; billing manager; sales ledger manager; billing supervisor; credit and collections manager; revenue accounting manager; AR supervisor; accounts receivable team lead | manager | ~ Credit control manager, Accounts payable manager
Credit control manager; credit manager; collections manager; collections supervisor; credit control team leader; collections team leader; credit control supervisor | manager | ~ Accounts payable manager, Accounts receivable manager
Head of credit control; director of credit | director | ~ Credit control manager
Credit controller; credit control clerk; credit and collections specialist; collector; collection agent; credit control assistant; debt recovery officer; collections analyst; credit control administrator; bill collector; recovery officer; collection executive; collections associate; credit collector; debt collection agent; credit specialist; debt collection officer; collection specialist; collections clerk; account collector; recovery agent; collections advisor; loan recovery officer; collection representative | mid
Senior credit controller | senior | ~ Credit controller
Bookkeeper; book keeper; full charge bookkeeper; assistant bookkeeper; office bookkeeper; freelance bookkeeper; bookkeeper assistant; bookkeeping assistant; bookkeeper/accountant; part-time bookkeeper; head bookkeeper; office manager/bookkeeper; virtual bookkeeper | mid | ~ accountant
Senior bookkeeper | senior | ~ Bookkeeper
Bookkeeper/office manager; bookkeeping manager | manager | ~ Bookkeeper
Management accountant; cost accountant; assistant management accountant; plant accountant; divisional accountant; commercial accountant; cost and management accountant; factory accountant; management accounts assistant; stock accountant; operations accountant | mid | ~ accountant, Project accountant, Inventory accountant, Fixed asset accountant
Senior management accountant | senior | ~ Management accountant
Trainee management accountant | junior | ~ Management accountant
Project accountant | mid | ~ accountant, Inventory accountant, Fixed asset accountant, Construction accountant
Senior project accountant | senior | ~ Project accountant
Cost controller; cost analyst; product cost analyst; project cost controller; costing accountant; food and beverage cost controller; cost accounting analyst; costing officer | mid | ~ accountant
Cost accounting manager; costing manager | manager | ~ Cost controller
Senior cost accountant | senior | ~ Cost controller
Inventory accountant | mid | ~ accountant, Fixed asset accountant, Construction accountant, Property accountant
Fixed asset accountant; fixed assets accountant | mid | ~ accountant, Construction accountant, Property accountant, Fund accountant
Construction accountant | mid | ~ accountant, Property accountant, Fund accountant, Management accountant
Property accountant | mid | ~ accountant, Fund accountant, Management accountant, Project accountant
Fund accountant; fund administrator; investment accountant; hedge fund accountant; private equity accountant; trust accountant; fund accounting analyst; NAV analyst; fund accounting associate; private equity fund accountant | mid | ~ accountant, Management accountant, Project accountant, Inventory accountant
Senior fund accountant | senior | ~ Fund accountant
Fund accounting manager | manager | ~ Fund accountant
Payroll administrator; payroll specialist; payroll clerk; payroll officer; payroll accountant; payroll assistant; payroll coordinator; payroll analyst; payroll executive; payroll and benefits administrator; payroll associate; payroll technician; payroll processor; payroll advisor; payroll representative; payroll controller; wages clerk; payroll consultant; payroll bookkeeper; payroll & HR specialist; time keeper; payroll practitioner; payroll and pensions officer | mid
Senior payroll administrator; senior payroll specialist; senior payroll officer; senior payroll analyst | senior | ~ Payroll administrator
Timekeeper | mid
Payroll manager; payroll supervisor; payroll team leader; global payroll manager; assistant payroll manager; payroll lead; payroll services manager; payroll operations manager; payroll and benefits manager | manager
Head of payroll; payroll director; director of payroll | director | ~ Payroll manager
Tax accountant; tax associate; tax consultant; tax analyst; tax adviser; tax advisor; tax assistant; tax specialist; tax preparer; tax professional; tax officer; corporate tax accountant; personal tax adviser; tax executive; tax semi-senior; income tax preparer; tax technician; indirect tax analyst; tax staff; corporate tax associate; income tax consultant; GST executive; international tax associate; tax compliance officer; GST consultant; expatriate tax consultant; indirect tax specialist; corporate tax consultant; tax clerk; tax compliance specialist; income tax officer; sales tax accountant; sales tax analyst; income tax specialist; tax examiner; tax collector; state tax auditor; tax revenue officer | mid | ~ Tax inspector
Tax trainee | junior | ~ Tax accountant
VAT specialist; VAT accountant; VAT consultant | mid
Transfer pricing analyst; transfer pricing consultant | mid
Tax inspector | mid | ~ Tax accountant
Tax manager; tax senior; assistant tax manager; tax partner; tax supervisor; international tax manager; senior tax manager; VAT manager; corporate tax manager; indirect tax manager; personal tax manager; group tax manager; tax lead; transfer pricing manager | manager | ~ tax accountant
Senior tax accountant; senior tax associate; senior tax consultant; senior tax analyst; senior tax adviser; senior tax preparer | senior | ~ Tax manager
Tax director; head of tax; director of tax | director | ~ Tax manager
VP tax | executive | ~ Tax manager
Auditor; external auditor; audit associate; audit assistant; audit executive; statutory auditor; staff auditor; assurance associate; audit staff; audit junior; audit officer; audit semi senior; audit analyst; assurance staff; assistant auditor; financial auditor; audit and assurance associate; audit clerk; assurance analyst; government auditor; state auditor; field auditor; auditor II; audit & assurance associate; auditor assistant; bank auditor; audit accountant; associate auditor; audit graduate | mid
Junior auditor; auditor trainee; trainee auditor; junior audit associate | junior | ~ Auditor
Senior auditor; audit senior; senior audit associate; senior audit executive; senior assurance associate; audit supervisor; senior external auditor; audit in-charge; auditor in charge; assurance senior; senior associate audit; audit team lead; senior associate assurance; senior audit officer; audit lead | senior | ~ auditor
Audit assistant manager; assistant audit manager | manager | ~ Senior auditor
Audit manager; audit partner; senior audit manager; assurance manager; chief audit executive; internal audit manager; chief internal auditor; assistant internal audit manager; senior manager audit; senior internal audit manager; manager internal audit; internal audit lead; audit engagement manager; manager audit; internal audit supervisor; external audit manager | manager | ~ senior auditor
Audit director; head of audit; head of internal audit; director of internal audit; internal audit director; director of audit; assurance director | director | ~ Audit manager
VP internal audit | executive | ~ Audit manager
Internal auditor; internal audit associate; internal audit analyst; internal controls analyst; operational auditor; compliance auditor; inventory auditor; income auditor; hotel income auditor | mid | ~ auditor, Internal control specialist
Senior internal auditor | senior | ~ Internal auditor
SOX analyst; SOX compliance analyst | mid | ~ auditor
Senior SOX analyst | senior | ~ SOX analyst
SOX manager | manager | ~ SOX analyst
Internal control specialist; internal audit officer; internal controls specialist; internal audit executive; internal audit senior; internal audit consultant; internal audit assistant; internal control officer; internal control analyst; risk and control analyst; internal audit specialist; internal auditor assistant; internal audit staff | mid | ~ auditor, Internal auditor
Internal controls manager; internal control manager | manager | ~ Internal control specialist
Forensic accountant; fraud auditor; forensic accounting associate; forensic auditor; forensic consultant; fraud examiner; forensic associate; insolvency administrator; liquidator | senior
Forensic accounting manager | manager | ~ Forensic accountant
Insolvency practitioner; insolvency accountant | senior
Insolvency manager | manager | ~ Insolvency practitioner
Restructuring consultant; restructuring analyst | senior
Financial analyst; finance analyst; corporate financial analyst; financial data analyst; FP&A analyst; financial planning analyst; financial planning and analysis analyst; business finance analyst; finance executive; management reporting analyst; financial planning & analysis analyst; finance data analyst; financial business analyst; finance systems analyst; financial reporting analyst; profitability analyst; financial planning specialist; corporate finance analyst; finance business analyst; financial systems analyst; FP&A specialist; FP&A associate; analyst finance; financial analyst II; finance specialist; operations finance analyst; R2R analyst; record to report analyst; GL analyst; general ledger analyst; financial operations analyst; finance operations analyst; finance operations associate; finance process analyst | mid | ~ Budget analyst, Commercial analyst
Budget analyst; cost and budget analyst; budget officer; budget specialist; budget coordinator | mid | ~ Commercial analyst, Financial analyst
Commercial analyst; commercial finance analyst | mid | ~ Financial analyst, Budget analyst
Senior financial analyst; lead financial analyst; senior FP&A analyst; senior finance analyst; senior commercial analyst; senior budget analyst; sr. financial analyst; principal financial analyst; sr financial analyst; senior financial planning analyst; financial analysis lead; senior commercial finance analyst; senior financial planning and analysis analyst; senior corporate financial analyst; senior revenue analyst | senior | ~ financial analyst
Junior financial analyst; graduate finance analyst; financial analyst trainee; entry level financial analyst; associate financial analyst; assistant financial analyst; financial analyst I; finance graduate; graduate trainee finance; finance management trainee; junior finance analyst | junior | ~ financial analyst
Finance business partner; senior finance business partner; finance partner; commercial finance business partner; reporting accountant; group reporting accountant; financial reporting accountant; IFRS specialist; senior reporting accountant | senior | ~ Business controller
Commercial finance manager; financial planning and analysis manager; financial planning manager; budget manager; financial planning & analysis manager; financial analysis manager; budgeting manager; management reporting manager; planning and budgeting manager; external reporting manager; group reporting manager; SEC reporting manager; group finance manager | manager | ~ Finance business partner
Head of commercial finance; director of financial planning and analysis; budget director; commercial finance director; head of financial reporting; director of financial reporting | director | ~ Finance business partner
FP&A manager; FP&A lead; senior FP&A manager | manager | ~ Financial reporting manager
Head of FP&A; director of FP&A; FP&A director | director | ~ FP&A manager
VP FP&A | executive | ~ FP&A manager
Business controller; commercial controller | manager | ~ Finance business partner
Financial reporting manager | manager | ~ FP&A manager
Consolidation accountant; group consolidation accountant | mid | ~ Technical accountant
Consolidation manager | manager | ~ Consolidation accountant
Technical accountant | mid | ~ Consolidation accountant
Technical accounting manager | manager | ~ Technical accountant
Finance officer; finance and administration officer; financial officer; finance administration officer; finance & admin officer; fiscal officer; fiscal technician; finance and accounts officer; project finance officer; grants accountant; finance and admin officer; project finance assistant; assistant finance officer; finance and compliance officer; finance & administration officer; fiscal specialist; grant accountant; grants and finance officer; fiscal analyst; fiscal assistant; fiscal clerk; accounts and administration officer | mid
Senior finance officer | senior | ~ Finance officer
Finance supervisor; finance team leader | lead | ~ Finance officer
Finance manager; financial manager; assistant finance manager; finance and administration manager; finance & admin manager; deputy finance manager; senior finance manager; manager finance; finance operations manager; finance and accounts manager; area finance manager; regional finance manager; project finance manager; finance project manager; fiscal manager; assistant manager finance; finance lead; finance and operations manager; finance unit manager; country finance manager; finance and admin manager; hotel finance manager; plant finance manager; interim finance manager; finance transformation manager; finance systems manager; finance and HR manager | manager
Head of finance and administration | director | ~ Finance manager
Financial controller; finance controller; controller; comptroller; group financial controller; assistant financial controller; assistant controller; plant controller; corporate controller; divisional controller; regional controller; hotel financial controller; regional financial controller; deputy financial controller; assistant finance controller; site controller; country controller; business unit controller; division controller; cluster financial controller; commercial financial controller; accounting controller; operations controller; group controller; interim financial controller; controlling specialist; controlling manager; factory controller | manager
Senior controller; senior financial controller | senior | ~ Financial controller
Junior controller | junior | ~ Financial controller
Head of controlling | director | ~ Financial controller
Finance director; director of finance; head of finance; group finance director; deputy finance director; finance head; regional finance director; director finance; senior director of finance; assistant director of finance; interim finance director; senior finance director; associate director of finance; finance VP; director of accounting; head of finance operations; deputy director of finance; director of finance and administration; director of finance and operations; head of group finance; country finance director; director of accounting and finance | director
VP of finance; vice president finance; vice president of finance; VP finance; SVP finance | executive | ~ Finance director
Chief financial officer; CFO; group CFO; deputy CFO; fractional CFO; interim CFO; regional CFO; chief finance officer; divisional CFO; chief accounting officer; vice president and CFO | executive
Treasury analyst; treasury accountant; treasury assistant; treasury specialist; treasury officer; cash management analyst; treasury associate; treasury executive; treasury clerk; treasury operations analyst | mid | ~ Treasury manager
Senior treasury analyst | senior | ~ Treasury analyst
Treasury manager; treasurer; group treasurer; assistant treasurer; deputy treasurer; corporate treasurer; assistant treasury manager; treasury lead; senior treasury manager | manager | ~ Treasury analyst
Head of treasury; director of treasury; treasury director | director | ~ Treasury manager
Corporate finance executive; corporate finance associate; transaction services associate; deal advisory associate; corporate finance consultant; financial modeller; transaction advisory associate; director corporate finance; financial modelling analyst; business valuator | mid | ~ Corporate development manager
Corporate finance manager; transaction services manager; deal advisory manager | manager | ~ Corporate finance executive
Corporate finance director | director | ~ Corporate finance executive
Due diligence associate | mid
Valuation analyst; valuation associate; valuation specialist | mid | ~ M&A analyst
Valuation manager | manager | ~ Valuation analyst
M&A analyst; M&A associate; M&A advisor | mid | ~ Valuation analyst
M&A manager | manager | ~ M&A analyst
Head of M&A; M&A director | director | ~ M&A analyst
Corporate development manager; corporate development analyst; corporate development associate | manager | ~ Investor relations manager, Corporate finance executive
Head of corporate development; director of corporate development | director | ~ Corporate development manager
Investor relations manager; investor relations officer; investor relations analyst; investor relations associate; investor relations specialist; investor relations coordinator; IR manager | manager | ~ Corporate development manager
Head of investor relations; director of investor relations | director | ~ Investor relations manager
Accounting consultant; finance consultant; outsourced CFO; finance transformation consultant; freelance accountant; consulting accountant; accounting advisor; interim finance consultant; ERP finance consultant; Oracle Financials consultant; Hyperion consultant; NetSuite consultant; finance functional consultant; Anaplan model builder; Dynamics NAV consultant; D365 finance consultant | mid | ~ SAP FICO consultant
Fractional finance director | director | ~ Accounting consultant
SAP FICO consultant; SAP FI consultant; SAP finance consultant | mid | ~ Accounting consultant
Systems accountant; finance systems accountant; accounting systems analyst | mid
Accounts cashier; legal cashier; finance cashier; cash office clerk; cash office assistant; cash clerk; legal accounts assistant; general cashier; chief cashier; trainee legal cashier; cash handler; vault cashier; cash room clerk; main cashier; count room attendant | junior
Senior legal cashier | mid | ~ Accounts cashier
`
