/** Banking, investment, insurance and real-estate finance: skills and job titles. */
export const bankingAndInsurance = `
# skills
Banking; banking services; banking operations; bank operations; banking products | knowledge
Retail banking; personal banking; consumer banking; branch banking; high street banking | knowledge | < banking ~ Commercial banking, Corporate banking, Investment banking
Commercial banking; business banking; SME banking | knowledge | < banking ~ Corporate banking, Investment banking, Private banking
Corporate banking; wholesale banking; institutional banking | knowledge | < banking ~ Investment banking, Private banking, Islamic banking
Investment banking; investment banking operations | knowledge | < banking ~ Private banking, Islamic banking, Digital banking
Private banking; high net worth banking; HNW clients; high-net-worth clients; HNWI | knowledge | < banking ~ Islamic banking, Digital banking, Transaction banking
Islamic banking; Islamic finance; Sharia-compliant finance; Murabaha; Shariah compliance | knowledge | < banking ~ Digital banking, Transaction banking, Microfinance
Digital banking; mobile banking; internet banking; online banking | knowledge | < banking ~ Transaction banking, Microfinance, Rural banking
Transaction banking; correspondent banking | knowledge | < banking ~ Microfinance, Rural banking, Credit unions
Microfinance; microcredit; group lending; micro-lending | knowledge | < banking ~ Rural banking, Credit unions, Retail banking
Rural banking; agricultural lending; agri finance | knowledge | < banking ~ Credit unions, Retail banking, Commercial banking
Credit unions; building societies; cooperative banking | knowledge | < banking ~ Retail banking, Commercial banking, Corporate banking
Account opening; opening bank accounts; new account opening; opening accounts; customer account opening | duty
Account maintenance; bank account maintenance; account servicing; account closures | duty
Teller transactions; teller operations; deposits and withdrawals; processing deposits; cashing checks; teller services; cheque cashing; bank teller transactions | duty
Cash handling; handling cash; cash transactions; cash processing; handling large amounts of cash; money handling; cash counting | duty
Vault management; vault operations; vault custody; vault balancing | duty
ATM operations; ATM management; ATM reconciliation; ATM replenishment; ATM balancing; ATM maintenance | duty
Cheque processing; cheque clearing; check processing; clearing operations; cheques clearance | duty
Branch operations; branch management; bank branch operations; branch administration; managing a bank branch | duty
Safe deposit boxes; safe deposit | duty
Cash drawer balancing; balancing cash drawers; drawer balancing; balancing drawers | duty
Counterfeit detection; counterfeit currency detection | duty
Money orders and cashier's checks; cashier's checks; demand drafts; traveller's cheques | duty
Standing orders; direct debits; payment instructions; bankers' drafts | duty
Remittances; foreign remittances; money transfers; inward remittance; telegraphic transfers; Western Union transfers | duty
Foreign currency exchange; currency exchange; bureau de change | duty
KYC documentation review; customer identification; customer due diligence files; account documentation | duty
Savings and deposit products; fixed deposits; term deposits; certificates of deposit; savings accounts; CASA; current and savings accounts | duty
Lending; loan operations; bank lending; loan products | knowledge
Loan origination; originating loans; loan applications; processing loan applications; taking loan applications | duty | < lending
Loan processing; processing loans; loan documentation; loan file preparation; loan document review | duty | < lending
Loan underwriting; credit underwriting; underwriting loans; underwriting credit | duty | < lending
Mortgage lending; mortgages; home loans; residential lending; residential mortgages; mortgage loans; housing loans | duty | < lending
Mortgage advice; mortgage advising; mortgage broking; mortgage brokering | duty | < lending
Mortgage underwriting; mortgage processing; FHA loans; VA loans; conventional loans; FHA underwriting; residential underwriting; manual underwriting | duty | < lending
Loan servicing; loan administration; mortgage servicing; escrow analysis; loan maintenance | duty | < lending
Loan closing; mortgage closing; closing disclosures; TRID; loan funding | duty | < lending
Loan restructuring; loan modification; loss mitigation; forbearance; debt restructuring; loan workouts; debt workouts | duty | < lending
Consumer loans; personal loans; auto loans; vehicle finance; car loans; auto finance; consumer lending; auto lending | duty | < lending
Commercial lending; commercial loans; business loans; SME lending; small business lending; SBA loans; commercial real estate lending | duty | < lending
Syndicated loans; loan syndication; syndications; agency loan services | duty | < lending
Asset finance; equipment leasing; asset-based lending; hire purchase; invoice discounting; invoice finance | duty | < lending
Project finance; infrastructure finance; structured finance; securitisation; securitization | duty | < lending
Collateral management; collateral valuation; security documentation; collateral monitoring; perfection of securities | duty | < lending
Credit cards; credit card sales; credit card operations; card products; card issuing | duty | < lending
Student loans; federal student aid; FAFSA; student financial aid; Title IV | duty | < lending
Credit analysis; credit assessment; analysing creditworthiness; credit appraisal; credit evaluation; credit proposals; credit memos; analyzing credit; spreading financials; credit reviews; financial spreading | technique
Credit risk; credit risk management; credit risk analysis; credit risk assessment; portfolio credit risk | technique | ~ credit analysis, Credit scoring, Moody's risk models, Non-performing loans
Credit scoring; scorecards; FICO; credit bureau reports; credit reports; CIBIL; credit scores | technique | ~ credit analysis, Moody's risk models, Non-performing loans, Loan portfolio management
Moody's risk models; Moody's Analytics; Moody's RiskCalc; CreditLens | technique | ~ credit analysis, Non-performing loans, Loan portfolio management, Risk rating
Non-performing loans; NPL management; NPA recovery; delinquency management; distressed assets; NPA management; non performing assets | technique | ~ credit analysis, Loan portfolio management, Risk rating, Credit risk
Loan portfolio management; portfolio monitoring; portfolio quality; portfolio at risk; credit monitoring; early warning signals | technique | ~ credit analysis, Risk rating, Credit risk, Credit scoring
Risk rating; internal ratings; PD LGD EAD; probability of default; IRB models | technique | ~ credit analysis, Credit risk, Credit scoring, Moody's risk models
Risk management; enterprise risk management; managing risk; risk identification; ERM; risk mitigation; risk frameworks; identify and mitigate risks; identifying and mitigating risks; manage risks; managing risks | knowledge | ~ Operational risk, Market risk, Liquidity risk
Operational risk; operational risk management; RCSA; risk and control self-assessment; loss event reporting; key risk indicators; KRIs | knowledge | ~ Market risk, Liquidity risk, Counterparty credit risk
Market risk; market risk management; =VaR; value at risk; market risk analysis | knowledge | ~ Liquidity risk, Counterparty credit risk, Model risk
Liquidity risk; asset liability management; ALM; liquidity risk management; ALCO; LCR; liquidity coverage ratio; interest rate risk; IRRBB | knowledge | ~ Counterparty credit risk, Model risk, Stress testing
Counterparty credit risk; counterparty risk; CVA; XVA | knowledge | ~ Model risk, Stress testing, Risk reporting
Model risk; model risk management; SR 11-7 | knowledge | ~ Stress testing, Risk reporting, Risk assessment
Stress testing; CCAR; DFAST; ICAAP; ILAAP; bank stress testing | knowledge | ~ Risk reporting, Risk assessment, Conduct risk
Risk reporting; risk appetite; risk reports; risk logs | knowledge | ~ Risk assessment, Conduct risk, Vendor risk management
Risk assessment; assessing risks; risk analysis; risk evaluation | knowledge | ~ Conduct risk, Vendor risk management, Fraud prevention
Conduct risk; three lines of defence; three lines of defense; first line of defence | knowledge | ~ Vendor risk management, Fraud prevention, Chargebacks
Vendor risk management; third-party risk management; third party risk; outsourcing risk | knowledge | ~ Fraud prevention, Chargebacks, Climate risk
Fraud prevention; fraud risk management; fraud detection; detecting fraud; fraud monitoring; fraud analysis; card fraud; transaction fraud; preventing fraud | knowledge | ~ Chargebacks, Climate risk, Risk management
Chargebacks; chargeback management; disputes and chargebacks; chargeback disputes; payment disputes | knowledge | ~ Climate risk, Risk management, Operational risk, Fraud detection calls
Climate risk; ESG risk | knowledge | ~ Risk management, Operational risk, Market risk
Anti-money laundering; AML; AML compliance; AML/CFT; AML investigations; BSA/AML; AML/KYC; money laundering prevention | knowledge
Know Your Customer; KYC; customer due diligence; CDD; KYC checks; KYC onboarding; KYC/AML; client due diligence; KYC reviews; KYC remediation | knowledge | < anti-money laundering ~ Enhanced due diligence, Transaction monitoring, Suspicious activity reports
Enhanced due diligence; EDD; high-risk customers review | knowledge | < anti-money laundering ~ Transaction monitoring, Suspicious activity reports, Sanctions screening
Transaction monitoring; AML alerts; alert investigation; transaction monitoring alerts; suspicious transactions | knowledge | < anti-money laundering ~ Suspicious activity reports, Sanctions screening, Bank Secrecy Act
Suspicious activity reports; SAR filing; =SARs; suspicious activity reporting; STR filing; currency transaction reports; CTR filing | knowledge | < anti-money laundering ~ Sanctions screening, Bank Secrecy Act, Financial crime
Sanctions screening; sanctions; OFAC; PEP screening; sanctions compliance; name screening; OFAC sanctions; adverse media screening | knowledge | < anti-money laundering ~ Bank Secrecy Act, Financial crime, Anti-bribery and corruption
Bank Secrecy Act; BSA; USA PATRIOT Act; BSA compliance | knowledge | < anti-money laundering ~ Financial crime, Anti-bribery and corruption, World-Check
Financial crime; financial crime compliance; financial crime prevention; financial crimes investigation; counter-terrorist financing | knowledge | < anti-money laundering ~ Anti-bribery and corruption, World-Check, Actimize
Anti-bribery and corruption; FCPA; UK Bribery Act; ABC compliance; Bribery Act | knowledge | < anti-money laundering ~ World-Check, Actimize, LexisNexis Bridger
World-Check; Refinitiv World-Check | knowledge | < anti-money laundering ~ Actimize, LexisNexis Bridger, Mantas
Actimize; NICE Actimize | knowledge | < anti-money laundering ~ LexisNexis Bridger, Mantas, Fircosoft
LexisNexis Bridger | knowledge | < anti-money laundering ~ Mantas, Fircosoft, CAMS
=Mantas | knowledge | < anti-money laundering ~ Fircosoft, CAMS, Know Your Customer
Fircosoft; LexisNexis | knowledge | < anti-money laundering ~ CAMS, Know Your Customer, Enhanced due diligence
CAMS; Certified Anti-Money Laundering Specialist; ACAMS; CAMS certified; CKYCA | knowledge | < anti-money laundering ~ Know Your Customer, Enhanced due diligence, Transaction monitoring
Basel III; Basel II; Basel regulations; Basel IV; CRD IV; capital adequacy; Basel framework | standard
MiFID II; MiFID; MiFIR; transaction reporting | standard
Dodd-Frank; Volcker Rule | standard
FCA regulations; FCA rules; FCA compliance; Financial Conduct Authority; TCF; treating customers fairly; Consumer Duty; FCA regulated; FCA handbook; SMCR; Senior Managers Regime; CASS | standard
Federal banking regulations; Reg E; Reg Z; Reg CC; RESPA; TILA; HMDA; ECOA; Fair Lending; Truth in Lending Act; Fair Credit Reporting Act; FCRA; FDCPA; Fair Debt Collection Practices Act; HMDA reporting; Equal Credit Opportunity Act | standard
FINRA rules; FINRA; SEC regulations; FINRA compliance; SEC rules; Investment Advisers Act; SEC compliance | standard
RBI guidelines; RBI compliance; central bank regulations; prudential regulation; PRA regulations; CBN guidelines; BaFin regulation; MAS regulations | standard
Regulatory reporting; COREP; FINREP; FR Y-9C; regulatory returns; call reports; prudential reporting; COREP and FINREP | standard
PSD2; open banking | standard
ISO 20022; SWIFT messaging; SWIFT MT; SWIFT messages | standard
UCITS; fund regulation; UCITS funds | standard
Solvency II; Solvency 2; ORSA; risk-based capital | standard
IFRS 17; IFRS 4; insurance contracts accounting; IFRS 17 implementation | standard
Insurance Distribution Directive; IDD; insurance regulation; state insurance regulations; NAIC; IRDA regulations; Insurance Act; insurance compliance | standard
Payments; payment operations; payments processing; payment systems; payment services; card payments; merchant services; merchant acquiring; payment gateways; payment cards | knowledge | ~ Merchant onboarding, Fintech, Cryptocurrency
Merchant onboarding; card acquiring; POS terminals; EMV; merchant services sales | knowledge | ~ Fintech, Cryptocurrency, Cash management services
Fintech; financial technology; digital payments; e-wallets; mobile money; M-Pesa; buy now pay later; digital wallets | knowledge | ~ Cryptocurrency, Cash management services, Payments
Cryptocurrency; crypto; digital assets; Bitcoin; DeFi; decentralised finance; crypto trading; cryptocurrencies; crypto assets | knowledge | ~ Cash management services, Payments, Merchant onboarding
Cash management services; lockbox; remote deposit capture; treasury management services; positive pay | knowledge | ~ Payments, Merchant onboarding, Fintech
Trade finance; trade finance operations; international trade finance | knowledge | ~ Letters of credit, Documentary collections, UCP 600
Letters of credit; documentary credits; LC issuance; import LC; export LC; =LCs; documentary letters of credit | knowledge | ~ Documentary collections, UCP 600, Supply chain finance
Documentary collections; bills for collection; export collections; import collections | knowledge | ~ UCP 600, Supply chain finance, Bank guarantees issuance
UCP 600; ISBP; URDG | knowledge | ~ Supply chain finance, Bank guarantees issuance, Trade finance
Supply chain finance; receivables finance; export finance; forfaiting | knowledge | ~ Bank guarantees issuance, Trade finance, Letters of credit
Bank guarantees issuance; standby letters of credit; SBLC; performance guarantees | knowledge | ~ Trade finance, Letters of credit, Documentary collections
Wealth management; managing wealth; wealth planning; wealth advisory | knowledge
Personal financial planning; financial advice; financial advising; financial planning for clients; holistic financial planning; providing financial advice | knowledge
Retirement planning; pensions advice; retirement plans; 401(k); pension planning; 401k; IRA accounts; retirement solutions; annuities; pension transfers; 401(k) plans; 401k administration | knowledge
Estate planning; inheritance tax planning; trusts and estates; trust administration; wills and trusts | knowledge
Portfolio management; investment portfolio management; managing portfolios; portfolio construction; discretionary portfolio management; portfolio rebalancing | knowledge
Asset allocation; strategic asset allocation; diversification; tactical asset allocation | knowledge
Asset management; investment management; fund management; managing assets; investment advisory; investment advice | knowledge
Investment analysis; investment research; equity research; analysing investments; equity analysis; stock analysis; buy-side research; sell-side research; company research | knowledge
Fundamental analysis | knowledge
Technical analysis; chart analysis; charting techniques | knowledge
Fixed income; fixed-income securities; bond markets; government bonds; corporate bonds | knowledge
Equities; equity markets; stock market; cash equities; equity trading; stock trading | knowledge
Derivatives; futures and options; OTC derivatives; derivatives trading; options trading; interest rate swaps; equity derivatives; credit derivatives; F&O | knowledge
Foreign exchange trading; FX trading; forex; currency trading; forex trading; =FX | knowledge
Commodities trading; commodity trading; energy trading; commodity markets | knowledge
Structured products; structured notes | knowledge
Mutual funds; unit trusts; ETFs; exchange-traded funds; mutual fund sales; collective investments | knowledge
Hedge funds; alternative investments; hedge fund strategies | knowledge
Private equity; venture capital; private equity investing; deal sourcing; growth equity; private markets | knowledge
Real estate investment; property investment; REITs; real estate finance; real estate private equity; real estate valuation | knowledge
ESG investing; sustainable finance; responsible investment; impact investing; green bonds; sustainable investing; SFDR | knowledge
Trading; securities trading; trade execution; executing trades; proprietary trading; order execution; trading strategies | knowledge
Algorithmic trading; algo trading; quantitative trading; high-frequency trading; systematic trading; backtesting | knowledge
Quantitative finance; financial mathematics; stochastic calculus; derivatives pricing; options pricing; Black-Scholes; financial engineering; quantitative modelling; quant modelling | knowledge
Capital markets; debt capital markets; equity capital markets; DCM; ECM; debt and equity capital markets; primary markets | knowledge
Leveraged finance; acquisition finance; debt advisory; high yield | knowledge
Pitch books; pitch book preparation; information memoranda; =CIMs; teasers; confidential information memorandum; investment memos; investor decks | knowledge
Trade settlement; securities settlement; settlement operations; trade processing; T+1; trade support; failed trades; trade confirmations | knowledge
Middle office; trade capture; trade reconciliation; P&L attribution; trade booking; middle office operations; product control | knowledge
Back office operations; securities operations; custody services; securities services; asset servicing | knowledge | ~ Back office processing
Corporate actions; corporate actions processing; dividend processing; proxy voting; income collection | knowledge
Transfer agency; shareholder services; fund services; shareholder registry; fund operations | knowledge
Securities lending; prime brokerage; stock lending; margin calls; collateral calls; repurchase agreements | knowledge
Brokerage operations; stock broking; broking; demat accounts; brokerage services; stockbroking | knowledge
Financial markets; money markets; financial market knowledge; macroeconomic analysis; macroeconomics; economic analysis; economic research | knowledge
Performance attribution; performance measurement; GIPS; fund performance; Sharpe ratio; investment performance reporting | knowledge
Client portfolio reviews; client reviews; suitability reports; fact finds; suitability assessments; fact finding; client annual reviews; portfolio reviews | knowledge
Manager selection; fund selection; fund research; investment due diligence | knowledge
Benchmarking indices; index funds; index construction; passive investing | knowledge
Relationship management; customer relationship building; banking relationship management; client relationships | duty
Cross-selling; cross-sell; cross-selling of banking products; bancassurance; cross-selling financial products; third-party product sales | duty | ~ Upselling
Deposit mobilisation; deposit mobilization; deposit growth; CASA growth; liability sales; deposits growth | duty
Book of business; growing a book of business; assets under management; AUM growth; building a book of business; new-to-bank acquisition | duty
Client onboarding; onboarding clients; new client onboarding | duty
Branch sales; bank product sales; branch sales targets; financial product sales; banking sales; selling financial products; sales of banking products | duty
Insurance; insurance products; insurance services; insurance industry | knowledge
Life insurance; life assurance; term life; whole life insurance; life insurance sales; life and health insurance | knowledge | < insurance
Health insurance; medical insurance; private medical insurance; group health insurance; health plans | knowledge | < insurance
Motor insurance; auto insurance; car insurance; vehicle insurance | knowledge | < insurance
Home insurance; household insurance; homeowners insurance; property insurance; renters insurance; buildings and contents insurance | knowledge | < insurance
General insurance; non-life insurance; property and casualty; P&C insurance; P&C; property and casualty insurance; property & casualty insurance; personal lines; personal lines insurance | knowledge | < insurance
Commercial insurance; commercial lines; business insurance; commercial lines insurance; business owner policies | knowledge | < insurance
Liability insurance; public liability; employers' liability; general liability; casualty insurance | knowledge | < insurance
Professional indemnity; errors and omissions; E&O insurance; professional liability; D&O; directors and officers; D&O insurance; financial lines | knowledge | < insurance
Marine insurance; cargo insurance; hull insurance; marine cargo | knowledge | < insurance
Aviation insurance; energy insurance; engineering insurance; construction insurance; contractors' all risks | knowledge | < insurance
Travel insurance; pet insurance | knowledge | < insurance
Cyber insurance | knowledge | < insurance
Workers' compensation; workers compensation; workers' comp; workmen's compensation; workers comp | knowledge | < insurance
Crop insurance; agricultural insurance; index insurance | knowledge | < insurance
Reinsurance; treaty reinsurance; facultative reinsurance; reinsurance placement; ceded reinsurance; retrocession | knowledge | < insurance
Lloyd's market; Lloyd's of London; London market insurance; London market; Lloyd's syndicates | knowledge | < insurance
Group life insurance; group life; group risk insurance; group benefits; group insurance; income protection; critical illness cover | knowledge | < insurance
Takaful; Islamic insurance | knowledge | < insurance
Surety bonds; fidelity bonds; surety | knowledge | < insurance
Credit insurance; trade credit insurance; title insurance; mortgage insurance | knowledge | < insurance
Insurance underwriting; underwriting; underwriting risks; risk selection; policy underwriting; risk underwriting; underwriting guidelines | duty
Insurance rating; rating and quoting; insurance quotes; quoting policies; premium calculation; insurance quotations; premium rating | duty
Claims handling; insurance claims; claims processing; processing claims; claims management; claims administration; handling claims; claims settlement; claims adjudication; claim processing; claims adjusting | duty
Claims investigation; investigating claims; loss investigation; coverage investigation; SIU investigations; liability determination; determining liability; coverage analysis | duty
Loss adjusting; loss assessment; damage assessment; property damage estimates; damage inspection; auto damage estimating | duty
First notice of loss; FNOL; claims registration; claims intake; first notification of loss | duty
Subrogation; salvage and subrogation; third-party recoveries | duty
Claims negotiation; settlement negotiation; negotiating settlements; bodily injury claims; injury claims; claims litigation; total loss settlement | duty
Claims reserving; setting reserves; case reserves; loss reserves | duty
Policy administration; policy servicing; insurance policy administration; policy endorsements; policy issuance; mid-term adjustments; policy changes; processing endorsements; policy documentation | duty
Policy renewals; insurance renewals; renewal processing; renewal negotiation | duty
Insurance sales; selling insurance; selling insurance policies; insurance broking; insurance advising; insurance brokerage; insurance brokering | duty
Insurance placement; placing risks; slip preparation; market placement; broking slips; placing business | duty
Risk surveys; loss control; risk engineering; loss prevention surveys; property risk inspection | duty
Catastrophe modelling; cat modelling; exposure management; catastrophe modeling; CAT modeling; exposure analysis | duty
Certificates of insurance; COI issuance; ACORD forms; loss runs; binders and certificates; loss run reports | duty
Delegated authority; binding authorities; coverholders; bordereaux processing; MGA operations | duty
Insurance needs analysis; client insurance reviews; insurance planning; coverage reviews | duty
Medical underwriting; life underwriting; disability underwriting; paramedical exams | duty
Xactimate | duty
CCC ONE | duty | < Collision estimating
Mitchell estimating | duty | < Collision estimating
Audatex; Xactimate estimating | duty | < Collision estimating
Medicare Advantage sales; Medicare supplement; ACA marketplace; Medicare sales; Medicare Part D; health insurance marketplace | duty
Actuarial science; actuarial analysis; actuarial modelling; actuarial modeling | knowledge
Actuarial reserving; loss reserving; chain ladder; IBNR; reserve analysis; technical provisions | technique | < actuarial science ~ Actuarial pricing, Actuarial valuation, Prophet actuarial software
Actuarial pricing; insurance pricing; ratemaking; rate making; premium pricing | technique | < actuarial science ~ Actuarial valuation, Prophet actuarial software, MoSes
Actuarial valuation; pension valuation; embedded value; life valuations; policy valuations; pension scheme valuations | technique | < actuarial science ~ Prophet actuarial software, MoSes, Emblem
Prophet actuarial software; FIS Prophet | technique | < actuarial science ~ MoSes, Emblem, Radar pricing
MoSes | technique | < actuarial science ~ Emblem, Radar pricing, ResQ
=Emblem | technique | < actuarial science ~ Radar pricing, ResQ, Igloo
Radar pricing | technique | < actuarial science ~ ResQ, Igloo, Mortality modelling
ResQ | technique | < actuarial science ~ Igloo, Mortality modelling, SOA exams
=Igloo; Willis Towers Watson Radar | technique | < actuarial science ~ Mortality modelling, SOA exams, IFoA exams
Mortality modelling; experience studies; longevity risk; mortality studies; lapse analysis; experience analysis | technique | < actuarial science ~ SOA exams, IFoA exams, Actuarial reserving
SOA exams; CAS exams; Society of Actuaries; Exam P; Exam FM; actuarial exams; ASA; FSA; SOA Exam P; ACAS; FCAS | technique | < actuarial science ~ IFoA exams, Actuarial reserving, Actuarial pricing
IFoA exams; Institute and Faculty of Actuaries; IFoA; FIA; IFoA student member; CM1; CS1 | technique | < actuarial science ~ Actuarial reserving, Actuarial pricing, Actuarial valuation
Temenos T24; T24; Temenos; Temenos Transact | software
Finacle; Infosys Finacle | software
Flexcube; Oracle Flexcube | software
FIS Horizon; FIS systems; FIS Profile | software
Fiserv; Fiserv DNA | software
Jack Henry; Jack Henry Silverlake | software
Symitar | software | ~ Jack Henry
Silverlake | software | ~ Jack Henry
Avaloq | software
Misys; Misys Equation | software
Finastra; Finastra Fusion | software
Mambu | software
Thought Machine | software
nCino | software
Salesforce Financial Services Cloud | software | < Salesforce ~ nCino
Abrigo | software | ~ nCino
Core banking systems; core banking; core banking software; core banking solutions | software
Murex; Murex MX.3; MX.3 | software
=Calypso; Adenza Calypso | software
Summit FT | software
Kondor+ | software | ~ Summit FT
Front Arena | software
Charles River IMS; Charles River | software
=Aladdin; BlackRock Aladdin | software
SimCorp Dimension; SimCorp | software
Advent Geneva; Advent Axys | software
Eagle PACE | software
Multifonds | software
InvestOne | software | ~ Multifonds
Eze OMS | software
Fidessa | software
Trading platforms | software
MetaTrader | software | ~ Trading platforms
TradingView | software
ThinkorSwim | software
Interactive Brokers TWS | software | ~ ThinkorSwim
NinjaTrader | software | ~ ThinkorSwim
Encompass loan software; Ellie Mae Encompass; =Encompass; Loan Prospector; Encompass LOS; Loan Product Advisor | software
Calyx Point | software
LendingPad | software | ~ Calyx Point
Black Knight MSP | software
Byte Software | software | ~ Black Knight MSP
Desktop Underwriter; DU/LP | software
Guidewire; Guidewire PolicyCenter | software
PolicyCenter | software | ~ Guidewire
Duck Creek | software
Majesco | software
BillingCenter | software | ~ Majesco
Applied Epic; Applied Systems Epic | software
AMS360; Vertafore AMS360 | software
Applied TAM | software
EZLynx | software
Vertafore | software | ~ EZLynx
Acturis | software
Open GI | software
SSP broking | software | ~ Open GI
QQCatalyst | software | ~ Open GI
HawkSoft | software
CDL Strata | software | ~ HawkSoft
eMoney | software
MoneyGuidePro | software
Intelliflo | software
Xplan; intelligent office | software
FE Analytics | software
RightCapital | software
Envestnet | software
Redtail CRM | software
=Black Diamond | software
CashCalc | software | ~ Black Diamond
Pershing NetX360; NetX360 | software
Schwab Advisor Center; Orion advisor | software
Fidelity Wealthscape | software
FINRA Series 7; =Series 7; Series 7 license; SIE exam; Securities Industry Essentials; SIE; FINRA Series 6; Series 7 and 66 | certificate
Series 63 | certificate
Series 65 | certificate
Series 66; Series 63 license; Series 6; Series 65 license | certificate
Series 24 | certificate
Series 3 | certificate
Series 79; Series 99; Series 66 license; Series 9/10 | certificate
NMLS licence; NMLS license; NMLS; SAFE Act; mortgage loan originator license; MLO license; NMLS licensed; NMLS registered | certificate
Life and health insurance license | certificate
Property and casualty license; insurance license; insurance producer license; P&C license; licensed insurance agent | certificate
Adjuster license; 2-20 license; 2-15 license; life and health license; life insurance license; all-lines adjuster; 4-40 license; licensed adjuster; claims adjuster license; health insurance license | certificate
CeMAP; CeMAP qualified; Certificate in Mortgage Advice and Practice | certificate
DipPFS; Diploma in Regulated Financial Planning; Level 4 financial planning diploma; Chartered Financial Planner; APFS; R0 exams; RO1; CF6; Level 4 Diploma in Financial Planning; Diploma for Financial Advisers; DipFA; Regulated Diploma in Financial Planning | certificate
Certified Financial Planner; CFP certification; CFP; CFP professional; CFP certificant | certificate
Chartered Insurance Institute; ACII; Cert CII; Dip CII; CII qualified; Certificate in Insurance; FCII; CII | certificate
CPCU; Chartered Property Casualty Underwriter; AINS; AIC designation | certificate
ARM designation | certificate
CIC designation; CISR; Associate in Claims | certificate
CLU | certificate
ChFC; CRIS; Associate in General Insurance; Certified Insurance Counselor | certificate
Financial Risk Manager; FRM; GARP; FRM Part I; FRM Level 1; PRM certification; PRMIA; FRM certified | certificate
CAIA; Chartered Alternative Investment Analyst | certificate
Investment Management Certificate; IOC; Investment Operations Certificate; PCIAM; Investment Advice Diploma; IAD; Capital Markets Programme | certificate
JAIIB; IIBF; IIBF certification; CIBN | certificate
NISM certification; NISM; AMFI; NCFM; NISM Series VIII; AMFI certified; NISM Series V-A | certificate
IRDA license; IRDA; IRDA certified; NCFM certification | certificate
CDCS; Certified Documentary Credit Specialist; CITF; Certificate in International Trade and Finance; CSDG | certificate
Certified Regulatory Compliance Manager; CRCM; ACI Dealing Certificate; ABA certification; CTFA; Certified Trust and Financial Advisor | certificate
Accuity | software | ~ Fircosoft
ICA Diploma; ICA certificate; International Compliance Association | certificate | ~ CAMS
MT4; MetaTrader 4 | software | < Trading platforms
MT5; MetaTrader 5 | software | ~ ThinkorSwim
ClaimCenter; Guidewire ClaimCenter | software | < Guidewire
Morningstar Office | software | ~ Xplan
eMoney Advisor | software | < eMoney ~ Black Diamond
GGY AXIS; Moody's AXIS | software | ~ Igloo
RMS RiskLink | software | < Catastrophe modelling
AIR Touchstone | software | < Catastrophe modelling
Symbility | software | ~ Audatex
GT Motive | software | ~ Audatex
SEPA; SEPA payments; SEPA transfers; SEPA direct debit; SEPA DD | standard | ~ PSD2 ~ Payments
AIFMD | standard | ~ UCITS
EMIR; EMIR reporting | standard | ~ Dodd-Frank
Chartered Wealth Manager | certificate | ~ Investment Management Certificate
CISI; CISI Level 3; CISI Level 4 | certificate | ~ Investment Management Certificate
CAIIB | certificate | ~ JAIIB
Chartered Banker; Associate Chartered Banker | certificate | ~ JAIIB
# titles
Bank teller; teller; vault teller; universal teller; full-time teller; drive-thru teller; part-time teller; bank cashier; bank clerk; bank counter assistant; cash officer; bank customer service representative; bank assistant | junior | ~ Lead teller, Teller supervisor
Lead teller; senior teller | senior | ~ Teller supervisor, Bank teller
Teller supervisor; teller II; teller service representative; senior bank teller; teller manager; customer teller | lead | ~ Bank teller, Lead teller
Universal banker; personal banker; relationship banker; bank officer; bank customer advisor; financial services representative; member services representative; licensed banker; bank representative; member service representative; member service officer; banking advisor; banking consultant; banking officer; assistant bank officer; bank executive; premier banker; personal banking officer; personal banking advisor; bank employee; new accounts representative; banking specialist; banking associate; retail banking officer; customer relationship officer; small business banker; branch banker; banking executive; banker; retail banker; virtual banker; bancassurance officer | mid
Senior personal banker | senior | ~ Universal banker
Probationary officer | mid
Bank branch manager; branch manager; assistant branch manager; deputy branch manager; financial center manager; branch operations manager; branch sales manager; branch head; bank manager; assistant vice president branch manager; branch operations officer; banking center manager; bank operations manager; branch service manager; assistant bank manager; regional bank manager; retail branch manager; branch supervisor; branch manager II; banking manager; branch service officer; retail banking manager; branch operation manager; branch leader; AVP branch manager; credit union manager; branch administrator | manager
Head of branch | director | ~ Bank branch manager
Banking trainee; bank intern; banking intern; bank trainee; banking apprentice; apprentice banker; banking and finance intern; branch intern; spring week | intern | ~ Investment banking summer analyst
Wealth management intern; investment banking intern | intern | ~ Private equity intern, Equity research intern, Actuarial intern
Investment banking summer analyst; summer analyst; sales and trading summer analyst | intern | ~ Banking trainee
Private equity intern | intern | ~ Equity research intern, Actuarial intern, Wealth management intern
Equity research intern; risk intern; investment intern; venture capital intern; insurance intern | intern | ~ Actuarial intern, Wealth management intern, Private equity intern
Actuarial intern; off-cycle intern; underwriting intern; asset management intern; private wealth intern; trading intern | intern | ~ Wealth management intern, Private equity intern, Equity research intern
Bank relationship manager; relationship manager; corporate relationship manager; relationship officer; business banking relationship manager; senior relationship manager; assistant relationship manager; SME relationship manager; relationship executive; business banker; business relationship manager; corporate banking relationship manager; premium relationship manager; priority relationship manager; relationship associate; private relationship manager; commercial relationship manager; corporate banking manager; business banking manager; personal banking relationship manager; commercial banking relationship manager; corporate banking analyst; premier relationship manager; corporate banking associate; priority banking relationship manager; business banking specialist; institutional banker; business banking officer; preferred relationship manager; corporate banking officer | mid
Relationship director | director | ~ Bank relationship manager
Commercial banker; commercial banking analyst | mid | ~ Corporate banker
Vice president commercial banking | executive | ~ Commercial banker
Corporate banker | mid | ~ Commercial banker
Private banker; wealth manager; private banking relationship manager; wealth advisor; wealth management advisor; private client manager; private wealth manager; private client advisor; wealth management associate; private wealth advisor; wealth relationship manager; assistant wealth manager; registered client associate; investment counsellor; private client associate; private client banker; private banking associate | mid
Senior private banker | senior | ~ Private banker
Wealth planner | mid | ~ Senior wealth manager
Senior wealth manager; wealth management analyst; wealth consultant; wealth management consultant; wealth management banker; wealth management specialist; wealth specialist; wealth associate; wealth strategist; wealth management relationship manager | mid | ~ Family office manager, Wealth planner
Trust officer; trust administrator; trust associate | mid
Senior trust officer | senior | ~ Trust officer
Family office manager | mid | ~ Senior wealth manager
Financial adviser; financial advisor; financial planner; independent financial adviser; IFA; financial consultant; financial planning consultant; associate financial advisor; personal financial advisor; registered investment advisor; mortgage and protection adviser; financial planning associate; wealth and financial adviser; financial services professional; financial services advisor; financial representative; financial planning advisor; associate financial planner; licensed financial advisor; financial coach; personal finance coach; investment adviser; investment consultant; investment specialist; investment counselor; investment representative; 401k specialist | mid
Senior financial advisor; senior financial planner; senior investment advisor | senior | ~ Financial adviser
Trainee financial adviser; financial advisor trainee | junior | ~ Financial adviser
Investment advisor | mid
Retirement specialist; retirement consultant; retirement plan specialist; retirement plan administrator | mid
Pensions consultant; pension consultant; pensions adviser | mid | ~ Pensions administrator
Paraplanner; IFA administrator; financial planning administrator; wealth administrator; financial advisor assistant; financial planning assistant; wealth management administrator; financial services administrator; client service associate; investment administrator; financial services assistant; investment assistant | mid
Trainee paraplanner | junior | ~ Paraplanner
Senior paraplanner | senior | ~ Paraplanner
Paraplanning manager | manager | ~ Paraplanner
Pensions administrator; pension administrator; pensions officer; pension analyst; pension fund administrator | mid | ~ Pensions consultant
Pensions manager | manager | ~ Pensions administrator
Senior pensions administrator | senior | ~ Pensions administrator
Pensions team leader | lead | ~ Pensions administrator
Loan officer; mortgage loan officer; credit officer; lending officer; mortgage loan originator; loan originator; loan consultant; personal loan officer; mortgage consultant; mortgage banker; commercial loan officer; loan executive; field loan officer; loan sales officer; MLO; consumer loan officer; home loan officer; loan specialist; loan advisor; home lending officer; home loan consultant; loan coordinator; home loan advisor; mortgage originator; lending specialist; residential loan officer; home mortgage consultant; business loan officer; residential mortgage originator; loan officer assistant; mortgage loan officer assistant; loan administration officer | mid | ~ Microfinance officer, Field credit officer, Loan processor
Senior loan officer | senior | ~ Loan officer
Junior loan officer | junior | ~ Loan officer
Lending manager; loan manager; mortgage sales manager | manager | ~ Loan officer
Microfinance officer | mid | ~ Field credit officer, Loan officer
Credit administrator | mid | ~ Field credit officer
Field credit officer; branch credit officer; credit executive; micro credit officer; credit assistant; credit administration officer | mid | ~ Loan officer, Microfinance officer, Credit administrator
Senior credit officer | senior | ~ Field credit officer
Credit administration manager; branch credit manager | manager | ~ Field credit officer
Mortgage adviser; mortgage advisor; mortgage broker; mortgage specialist; protection adviser; protection advisor; mortgage and protection advisor; mortgage administrator; mortgage agent; finance broker; loan broker; credit adviser | mid | ~ Mortgage underwriter
Trainee mortgage adviser | junior | ~ Mortgage adviser
Senior mortgage advisor | senior | ~ Mortgage adviser
Mortgage development manager; mortgage manager | manager | ~ Mortgage adviser
Loan processor; mortgage processor; mortgage loan processor; loan administrator; loan operations specialist; loan assistant; mortgage operations specialist; loan processing officer; loan clerk; loan documentation specialist; mortgage case manager; loan review specialist; loan operations analyst; loan setup specialist; loan processor assistant; default specialist; bankruptcy specialist; loan interviewer; lending assistant; escrow analyst; loan counselor | mid | ~ Loan closer, Loan servicing specialist, Loan officer
Senior loan processor | senior | ~ Loan processor
Junior loan processor | junior | ~ Loan processor
Loan closer; mortgage closer; loan post closer; mortgage post closer; mortgage closing specialist; loan closing specialist; post closing specialist | mid | ~ Loan servicing specialist, Loan officer, Loan processor
Loan servicing specialist; mortgage servicing specialist; loan servicing representative | mid | ~ Loss mitigation specialist, Foreclosure specialist, Loan officer
Loss mitigation specialist; loss mitigation underwriter | mid | ~ Foreclosure specialist, Loan servicing specialist
Foreclosure specialist | mid | ~ Loan servicing specialist, Loss mitigation specialist
Mortgage underwriter; loan underwriter; credit underwriter; FHA underwriter; DE underwriter; commercial loan underwriter; consumer underwriter; consumer loan underwriter; auto loan underwriter; commercial credit underwriter; residential underwriter | mid | ~ Mortgage adviser
Senior mortgage underwriter; senior loan underwriter | senior | ~ Mortgage underwriter
Credit analyst; credit risk analyst; credit risk officer; commercial credit analyst; corporate credit analyst; loan analyst; loan review analyst; rating analyst | mid | ~ Credit risk manager, Portfolio credit analyst, Chief credit officer
Senior credit analyst | senior | ~ Credit analyst
Credit risk manager | manager | ~ Portfolio credit analyst, Chief credit officer, Credit approval officer
Portfolio credit analyst; credit risk associate; credit risk modeller; credit portfolio manager | mid | ~ Chief credit officer, Credit approval officer, Credit analyst
Junior credit analyst | junior | ~ Portfolio credit analyst
Head of credit risk | director | ~ Portfolio credit analyst
Senior credit risk analyst | senior | ~ Portfolio credit analyst
Assistant credit manager | manager | ~ Portfolio credit analyst
Chief credit officer | executive | ~ Credit approval officer, Credit analyst, Credit risk manager
Credit approval officer; credit review officer; credit administration analyst; credit portfolio analyst; credit associate; credit risk specialist; credit rating analyst; credit research analyst | mid | ~ Credit analyst, Credit risk manager, Portfolio credit analyst
Head of credit | director | ~ Credit approval officer
Risk analyst; risk associate; risk officer; quantitative risk analyst; risk consultant; risk modeller; risk management analyst; risk and compliance officer; risk specialist; operational risk officer; senior risk manager; risk management officer; enterprise risk analyst; risk coordinator; liquidity risk analyst; risk executive; risk assistant; risk advisor; risk management associate; risk management specialist; ALM analyst; risk control analyst; risk administrator; risk operations analyst | mid | ~ Risk manager, Market risk analyst, Operational risk analyst
Operational risk manager; enterprise risk manager; group risk manager; risk & compliance manager | manager | ~ Risk analyst
Senior risk analyst | senior | ~ Risk analyst
Head of risk; risk director; director of risk management; director of risk; head of operational risk; head of enterprise risk | director | ~ Risk analyst
Junior risk analyst | junior | ~ Risk analyst
VP risk; vice president risk management | executive | ~ Risk analyst
Risk manager | manager | ~ Market risk analyst, Operational risk analyst, Chief risk officer
Market risk analyst | mid | ~ Operational risk analyst, Chief risk officer, Model validation analyst
Market risk manager | manager | ~ Market risk analyst
Operational risk analyst | mid | ~ Chief risk officer, Model validation analyst, Risk analyst
Chief risk officer | executive | ~ Risk analyst, Risk manager, Market risk analyst
Model validation analyst; model risk analyst | mid | ~ Risk analyst, Market risk analyst, Operational risk analyst
Fraud analyst; fraud investigator; fraud specialist; fraud prevention analyst; payment fraud analyst; transaction risk investigator; fraud detection analyst; disputes analyst; fraud operations analyst; fraud prevention specialist; fraud officer; fraud strategy analyst; fraud risk analyst; card fraud analyst; fraud associate; fraud claims specialist; dispute analyst; dispute resolution specialist; fraud representative; fraud consultant; fraud detection specialist; fraud agent; fraud executive; fraud advisor; counter fraud specialist; counter fraud officer | mid | ~ Chargeback analyst, AML analyst, Sanctions analyst
Fraud manager; fraud risk manager | manager | ~ Fraud analyst
Senior fraud analyst | senior | ~ Fraud analyst
Head of fraud | director | ~ Fraud analyst
Chargeback analyst; chargeback specialist | mid | ~ AML analyst, Sanctions analyst, Fraud analyst
AML analyst; KYC analyst; anti-money laundering analyst; AML investigator; KYC associate; transaction monitoring analyst; CDD analyst; financial crime analyst; onboarding analyst; KYC specialist; KYC officer; AML/KYC analyst; BSA analyst; AML specialist; client onboarding analyst; financial crimes analyst; AML associate; financial crime investigator; due diligence analyst; KYC/AML analyst; BSA/AML analyst; AML compliance analyst; customer due diligence analyst; financial crimes investigator; BSA/AML investigator; client onboarding associate; KYC reviewer; client onboarding specialist; KYC quality analyst; KYC consultant; EDD analyst; KYC onboarding analyst; AML consultant; screening analyst; KYC executive; client due diligence analyst; client lifecycle analyst | mid | ~ Sanctions analyst, Fraud analyst, Chargeback analyst
Senior KYC analyst; senior AML analyst; senior AML investigator | senior | ~ AML analyst
KYC team leader | lead | ~ AML analyst
KYC manager | manager | ~ AML analyst
Sanctions analyst | mid | ~ Fraud analyst, Chargeback analyst, AML analyst
Money laundering reporting officer; MLRO; AML compliance officer; BSA officer; financial crime manager; AML officer; deputy MLRO; nominated officer; financial crime officer; AML manager; financial crime compliance officer; BSA/AML officer; financial crime compliance manager; anti-money laundering officer; AML compliance manager; sanctions officer; sanctions manager | manager
Head of financial crime; head of AML; head of financial crime compliance; director of AML | director | ~ Money laundering reporting officer
Investment banker; investment banking analyst; investment banking associate; ECM analyst; DCM analyst; investment banking VP; securitization analyst; investment banking off-cycle analyst; DCM associate; merchant banker; structuring analyst | mid
Investment banking vice president; vice president investment banking | executive | ~ Investment banker
Investment banking director | director | ~ Investment banker
Capital markets analyst; capital markets associate; debt capital markets analyst; equity capital markets analyst; debt capital markets associate | mid | ~ Leveraged finance analyst, Structured finance analyst, Project finance analyst
Leveraged finance analyst; leveraged finance associate | mid | ~ Structured finance analyst, Project finance analyst, Capital markets analyst
Structured finance analyst; structured finance associate | mid | ~ Project finance analyst, Capital markets analyst, Leveraged finance analyst
Project finance analyst; project finance associate | mid | ~ Capital markets analyst, Leveraged finance analyst, Structured finance analyst
Investment analyst; equity research analyst; investment associate; securities analyst; buy-side analyst; sell-side analyst; fund analyst; fixed income analyst; portfolio analyst; stock analyst; real estate investment analyst; investment officer; hedge fund analyst; investment professional; multi-asset analyst; credit investment analyst; investment strategist; market strategist; macro strategist; real estate analyst; investment performance analyst; impact investment analyst; economic analyst; macroeconomist | mid | ~ Research analyst, Private equity analyst, Equity analyst
Senior investment analyst | senior | ~ Investment analyst
Junior investment analyst | junior | ~ Investment analyst
Research analyst; equity research associate; financial research analyst; investment research analyst; assistant research analyst; fund research analyst; ESG research analyst | mid | ~ Private equity analyst, Equity analyst, Venture capital analyst, Research assistant
Senior research analyst; senior equity research analyst | senior | ~ Research analyst
Equity research vice president | executive | ~ Research analyst
Private equity analyst | mid | ~ Equity analyst, Venture capital analyst, ESG analyst
Equity analyst; private equity associate; real estate private equity analyst | mid | ~ Venture capital analyst, ESG analyst, Investment analyst
Junior equity analyst | junior | ~ Equity analyst
Venture capital analyst; venture capital associate | mid | ~ ESG analyst, Investment analyst, Research analyst
ESG analyst | mid | ~ Investment analyst, Research analyst, Private equity analyst, Sustainability consultant
Economist; research economist; chief economist; policy economist | mid
Senior economist | senior | ~ Economist
Junior economist | junior | ~ Economist
Portfolio manager; fund manager; investment manager; senior portfolio manager; assistant portfolio manager; fixed income portfolio manager; private equity principal; assistant fund manager; portfolio management associate; equity portfolio manager; hedge fund manager; senior investment manager; associate portfolio manager; multi-asset portfolio manager; senior fund manager; investment principal; investment portfolio manager; discretionary investment manager; portfolio associate; portfolio specialist; investment product specialist | senior | ~ Asset manager, Real estate asset manager
Investment director; head of investments; director of investments | director | ~ Portfolio manager
Private equity vice president; vice president private equity | executive | ~ Portfolio manager
Junior portfolio manager | junior | ~ Portfolio manager
Asset manager | manager | ~ Real estate asset manager, Portfolio manager
Chief investment officer | executive
Venture capital partner; venture partner; VC partner; general partner | executive
Real estate asset manager; property asset manager; asset management associate; real estate fund manager; asset management analyst; assistant asset manager; real estate investment manager; senior asset manager | senior | ~ Portfolio manager, Asset manager
Head of asset management | director | ~ Real estate asset manager
Trader; equity trader; FX trader; derivatives trader; proprietary trader; bond trader; forex trader; options trader; trading assistant; fixed income trader; stock trader; currency trader; day trader; execution trader; head trader; stock broker; interdealer broker; trading analyst; securities trader; securities broker; futures trader; broker assistant; power trader; brokerage associate; registered representative; commodities broker; trade desk analyst; financial trader; trader assistant; cryptocurrency trader; independent trader; freelance trader; investment broker; algorithmic trader; grain trader; oil trader; quantitative trader; structurer; rates trader; gas trader; credit trader | mid | ~ Commodity trader, Energy trader, Crypto trader
Junior trader | junior | ~ Trader
Senior trader | senior | ~ Trader
Head of trading | director | ~ Trader
Trading manager; trading operations manager | manager | ~ Trader
Commodity trader; commodity broker | mid | ~ Energy trader, Crypto trader, Sales trader
Energy trader | mid | ~ Crypto trader, Sales trader, Trader
Crypto trader | mid | ~ Sales trader, Trader, Commodity trader
Treasury dealer; fx dealer; equity dealer; treasury sales | mid
Head of treasury sales | director | ~ Treasury dealer
Sales trader; institutional sales trader; sales and trading analyst | mid | ~ FX sales, Trader, Commodity trader
Stockbroker | mid
FX sales; fixed income sales; equity sales | mid | ~ Sales trader
Market maker; global markets analyst | mid
Quantitative analyst; quant analyst; quant; quantitative strategist; quant researcher; quantitative associate; senior quantitative analyst; quantitative modeller; financial engineer; quant strategist; quantitative research associate; quantitative modeler; pricing quant | senior
Junior quantitative analyst | junior | ~ Quantitative analyst
Vice president quantitative analyst | executive | ~ Quantitative analyst
Investment operations analyst; settlements analyst; trade support analyst; middle office analyst; securities operations analyst; fund operations analyst; settlement officer; custody analyst; settlement analyst; banking operations specialist; loan operations associate; bank operations officer; settlements associate; investment operations associate; middle office associate; clearing officer; bank operations specialist; derivatives analyst; investment operations specialist; card operations officer; remittance officer; foreign exchange officer; shareholder services representative; deposit operations specialist; ACH specialist; mutual fund administrator; brokerage operations specialist; fund services analyst; prime brokerage analyst; securities processor; clearing clerk; banking operations analyst | mid | ~ Corporate actions analyst, Reconciliation analyst, Payments analyst
Banking operations manager; middle office manager; settlements manager; deposit operations manager | manager | ~ Investment operations analyst
Corporate actions analyst | mid | ~ Reconciliation analyst, Payments analyst, Collateral analyst
Reconciliation analyst; reconciliations analyst; reconciliation specialist; bank reconciliation officer | mid | ~ Payments analyst, Collateral analyst, Investment operations analyst
Trade finance officer; trade finance analyst; trade finance specialist; trade operations analyst; trade finance executive; trade finance associate; trade finance operations officer; trade support specialist; trade processing analyst; trade support associate | mid
Trade finance manager | manager | ~ Trade finance officer
Product controller; product control analyst; product control associate | mid
Payments analyst; payment operations analyst; payment specialist; payments specialist; payments officer; payments associate; payments operations specialist; payment processing specialist | mid | ~ Collateral analyst, Investment operations analyst, Corporate actions analyst
Payments manager | manager | ~ Payments analyst
Collateral analyst; collateral management analyst; collateral officer | mid | ~ Investment operations analyst, Corporate actions analyst, Reconciliation analyst
Transfer agent; transfer agency analyst | mid | ~ Wire transfer specialist
Wire transfer specialist; transfer agency administrator | mid | ~ Transfer agent
Head of retail banking; bank vice president; bank director; head of corporate banking; bank executive vice president; director of lending; chief lending officer; head of branch banking; bank president; head of trade finance; head of commercial banking; head of private banking; head of wealth management; chief banking officer; head of transaction banking; head of lending; director corporate banking; head of SME banking | executive
Insurance agent; insurance advisor; insurance adviser; insurance sales agent; life insurance agent; insurance consultant; insurance producer; insurance representative; insurance sales representative; life insurance advisor; independent insurance agent; captive agent; insurance sales executive; insurance sales consultant; health insurance agent; insurance specialist; insurance associate; commercial lines producer; insurance executive; insurance officer; field underwriter; insurance sales advisor; licensed insurance sales agent; Medicare sales agent; life advisor; insurance agency owner; life planner; licensed insurance producer; insurance salesperson; independent agent; health insurance advisor; insurance development officer; P&C insurance agent; licensed sales producer; insurance marketing executive; licensed health insurance agent; insurance coordinator | mid | ~ Insurance broker, Insurance administrator
Insurance advisor trainee | junior | ~ Insurance agent
Insurance sales manager; insurance agency manager; insurance manager; agency development manager | manager | ~ Insurance agent
Insurance team leader | lead | ~ Insurance agent
Insurance broker; insurance account manager; commercial account handler; broking assistant; insurance account handler; insurance broking executive; Lloyd's broker; placing broker; insurance account executive; commercial insurance broker; commercial insurance account manager; commercial lines account manager; insurance client executive; personal lines account manager; personal lines account executive; insurance placement specialist; broking executive; marine broker; personal lines advisor; personal lines insurance agent; insurance placer; placement broker; claims broker; commercial lines assistant; employee benefits broker; insurance account assistant; commercial lines insurance agent; insurance brokerage assistant | mid | ~ Reinsurance broker, Insurance administrator, Insurance agent
Trainee insurance broker | junior | ~ Insurance broker
Reinsurance broker | mid | ~ Insurance broker
Insurance administrator; insurance clerk; policy administrator; insurance assistant; insurance processor; policy processor; insurance technician; policy services representative; insurance customer service representative; insurance operations specialist; insurance service representative; insurance policy processor; bordereaux technician; insurance CSR; insurance account representative; insurance support specialist; policy issuance executive; insurance technical assistant; insurance analyst; insurance administrative assistant; endorsement processor; insurance business analyst; policy servicing representative; licensed customer service representative; underwriting technician | mid | ~ Insurance agent, Insurance broker
Insurance underwriter; underwriter; commercial underwriter; life underwriter; assistant underwriter; marine underwriter; reinsurance underwriter; underwriting executive; property underwriter; underwriting analyst; underwriting officer; casualty underwriter; portfolio underwriter; associate underwriter; commercial lines underwriter; underwriting associate; personal lines underwriter; medical underwriter; underwriting support assistant; motor underwriter; underwriting consultant; underwriting specialist; cyber underwriter; underwriter assistant; underwriting support specialist; development underwriter; class underwriter; treaty underwriter; financial lines underwriter; group underwriter; liability underwriter; property and casualty underwriter; political risk underwriter; bond underwriter; engineering underwriter; surety underwriter | mid
Senior underwriter; senior commercial underwriter | senior | ~ Insurance underwriter
Trainee underwriter; junior underwriter; underwriting trainee; underwriter trainee | junior | ~ Insurance underwriter
Underwriting director; head of underwriting | director | ~ Insurance underwriter
Lead underwriter; underwriting supervisor; underwriting team leader | lead | ~ Insurance underwriter
Underwriting assistant | junior | ~ Underwriting manager, Chief underwriting officer
Underwriting manager | manager | ~ Chief underwriting officer, Underwriting assistant
Chief underwriting officer | executive | ~ Underwriting assistant, Underwriting manager
Claims handler; claims adjuster; claims representative; claims examiner; claims specialist; claims assessor; claims officer; claims adviser; claims advisor; insurance adjuster; auto claims adjuster; claims administrator; property claims adjuster; claims executive; claims associate; claims analyst; claims technician; claims negotiator; claims assistant; claims clerk; insurance claims specialist; claims consultant; insurance claims handler; claims service representative; motor claims handler; claim representative; insurance claims processor; claim specialist; claims coordinator; claims customer service representative; health claims examiner; injury claims handler; benefits examiner; disability claims specialist; disability examiner | mid | ~ Claims investigator, Claims manager
Claims trainee; claims handler trainee | junior | ~ Claims handler
Senior claims handler; senior claims specialist; senior claims examiner; senior claims representative | senior | ~ Claims handler
Loss adjuster | mid | ~ Catastrophe adjuster
Catastrophe adjuster; field claims adjuster; claim adjuster; public adjuster; workers' compensation adjuster; field adjuster; insurance claims adjuster; liability adjuster; bodily injury adjuster; casualty claims adjuster; staff adjuster; independent adjuster; desk adjuster; total loss adjuster; liability claims adjuster; litigation adjuster; loss assessor; catastrophe claims adjuster; auto adjuster; property adjuster | mid | ~ Loss adjuster
Senior claims adjuster | senior | ~ Catastrophe adjuster
Auto damage appraiser; insurance appraiser; material damage appraiser | mid
Claims investigator; SIU investigator; insurance investigator | mid | ~ Claims manager, Claims handler
Subrogation specialist; subrogation adjuster | mid
Insurance surveyor | mid
Claims manager; claims supervisor; claims team leader; claims team manager; senior claims manager; claims operations manager; regional claims manager; assistant claims manager; claims department manager; claims unit manager; claims lead | manager | ~ Claims handler, Claims investigator
Head of claims; claims director; director of claims | director | ~ Claims manager
Chief claims officer; VP claims | executive | ~ Claims manager
Actuary; actuarial analyst; consulting actuary; pricing actuary; actuarial associate; reserving actuary; actuarial consultant; actuarial student; actuarial assistant; actuarial executive; actuarial graduate; cat modeller; life actuary; associate actuary; assistant actuary; capital modelling actuary; actuarial specialist; pensions analyst; fellow actuary; actuarial modeller; valuation actuary; actuarial data analyst; capital actuary; actuarial pricing analyst; exposure analyst; reserving analyst | mid | ~ Chief actuary, Pensions actuary
Senior actuarial analyst; senior actuary | senior | ~ Actuary
Actuarial manager | manager | ~ Actuary
Actuarial trainee | junior | ~ Actuary
Actuarial director; head of actuarial | director | ~ Actuary
Chief actuary; appointed actuary | director | ~ Pensions actuary, Actuary
Pensions actuary; qualified actuary | senior | ~ Actuary, Chief actuary
Trainee actuary | junior | ~ Pensions actuary
Catastrophe analyst; catastrophe modeller; catastrophe risk analyst; catastrophe modeler | mid
`
