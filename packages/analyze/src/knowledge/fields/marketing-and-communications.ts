/** Marketing, advertising, public relations and communications: skills and job titles. */
export const marketingAndCommunications = `
# skills
Marketing; marketing activities; marketing experience; marketing skills; marketing functions | knowledge
Marketing strategy; marketing strategies; strategic marketing; developing marketing strategies; marketing strategy development | knowledge | < marketing
Marketing planning; marketing plans; marketing plan development; creating marketing plans; annual marketing plan | knowledge | < marketing
Marketing campaigns; campaign management; managing campaigns; campaign planning; marketing campaign management; integrated campaigns; campaign execution; planning campaigns | knowledge | < marketing
Integrated marketing communications; integrated marketing; multichannel marketing; omnichannel marketing; multi-channel campaigns | knowledge | < marketing
Go-to-market strategy; go-to-market; GTM strategy; product launches; launching products; product launch | knowledge | < marketing ~ Market entry strategy
Marketing budget management; managing marketing budgets; marketing spend; media budget; marketing budgets | knowledge | < marketing
Marketing analytics; campaign analysis; campaign performance analysis; marketing ROI; marketing performance; campaign reporting; marketing reporting; marketing metrics | knowledge | < marketing
Customer segmentation; market segmentation; audience segmentation; STP marketing; target audience definition; audience targeting | knowledge | < marketing
Buyer personas; customer personas | knowledge | < marketing
Brand positioning; product positioning; market positioning | knowledge | < marketing
Customer journey mapping; customer journeys; customer experience mapping; customer lifecycle; journey mapping | knowledge | < marketing
Growth marketing; growth hacking; user acquisition; growth strategies; growth experiments; app user acquisition; growth loops | knowledge | < marketing
Performance marketing; paid acquisition; paid media; performance campaigns; ROAS optimisation; ROAS; paid advertising | knowledge | < marketing
Demand generation; demand gen; pipeline marketing; B2B marketing | knowledge | < marketing
Account-based marketing; ABM | knowledge | < marketing
B2C marketing; consumer marketing; direct-to-consumer; D2C; DTC | knowledge | < marketing
Product marketing; product messaging; sales battlecards; feature launches; product marketing strategy; messaging frameworks | knowledge | < marketing
Brand management; brand strategy; brand building; brand development; brand awareness; brand marketing; building brands; brand guardianship; brand equity | knowledge | < marketing
Rebranding | knowledge | < marketing
Trade marketing; shopper marketing; retail marketing; channel marketing; point of sale materials; POS materials; POSM; in-store marketing; category activation | knowledge | < marketing
Partner marketing; co-marketing; co-branding; partnership marketing; partner marketing campaigns | knowledge | < marketing
Field marketing; experiential marketing; brand activation; roadshows; BTL activities; BTL; below-the-line; brand activations | knowledge | < marketing
Above-the-line advertising; ATL; ATL and BTL; TV campaigns; through-the-line; 360 campaigns | knowledge | < marketing
Direct marketing; direct mail; mailshots; leaflet distribution; direct mail campaigns; flyers distribution; leafleting | knowledge | < marketing
Guerrilla marketing; street marketing; viral marketing; word-of-mouth marketing; buzz marketing | knowledge | < marketing
Event marketing; webinar marketing; event promotion; webinars; hosting webinars | knowledge | < marketing
Local marketing; community marketing; grassroots marketing; neighborhood marketing; franchise marketing | knowledge | < marketing
International marketing; global marketing; export marketing; regional marketing | knowledge | < marketing
Healthcare marketing; pharmaceutical marketing; medical marketing; pharma marketing | knowledge | < marketing
Financial services marketing; fintech marketing | knowledge | < marketing
Sports marketing; sponsorship activation; entertainment marketing; music marketing | knowledge | < marketing
Nonprofit marketing; charity marketing; cause marketing; education marketing; student marketing | knowledge | < marketing
Marketing compliance; advertising standards; ASA code; CAN-SPAM; GDPR in marketing; cookie consent; FTC guidelines; advertising law | knowledge | < marketing
Market research; marketing research; conducting market research; primary research; secondary research; market studies; consumer research; market surveys; market trends analysis | technique
Consumer insights; customer insights; insight generation; consumer behaviour; shopper insights; consumer behavior; audience insights | technique
Survey design; questionnaire design; online surveys; customer surveys; survey research; designing surveys | technique | ~ Survey administration
Focus groups; moderating focus groups; depth interviews; qualitative market research; qualitative research methods | technique
Brand tracking; brand health tracking; U&A studies | technique
Concept testing; ad testing | technique
Net Promoter Score; NPS | technique | ~ Customer satisfaction
Customer satisfaction surveys | technique | ~ Customer satisfaction
Voice of the customer; VoC | technique | ~ Customer satisfaction
Media research; audience measurement; GWI; BARB; TGI data; GlobalWebIndex | technique
YouGov profiles | technique
comScore | technique
Mintel | technique
Euromonitor | technique
Statista | technique
Social listening; media monitoring; online reputation management; sentiment monitoring | technique
Brandwatch | technique
Meltwater | technique
Talkwalker | technique
Sprinklr | technique
Cision | technique
Brand24 | technique
Mystery shopping; mystery shopper | technique
Survey interviewing; field interviewing; CATI interviewing; telephone interviewing; street interviewing; CATI; face-to-face interviewing | technique
Trend forecasting; trend analysis; trend spotting; trend research; coolhunting | technique
Digital marketing; online marketing; internet marketing; digital marketing strategy; web marketing; e-marketing; digital strategy; digital campaigns; digital advertising | knowledge | < marketing
Search engine optimisation; SEO; search engine optimization; SEO strategy; organic search; SEO optimisation; organic SEO; SEO best practices | technique | < digital marketing ~ On-page SEO, Off-page SEO, Technical SEO
On-page SEO; on page optimization; meta tags; title tags; meta descriptions; on-page optimisation; SEO on-page | technique | < digital marketing ~ Off-page SEO, Technical SEO, Local SEO
Off-page SEO; link building; backlinks; backlink building; digital PR links; link outreach; guest posts; guest posting; guest articles | technique | < digital marketing ~ Technical SEO, Local SEO, Keyword research
Technical SEO; crawlability; schema markup; site audits; SEO audits; structured data markup | technique | < digital marketing ~ Local SEO, Keyword research, International SEO
Local SEO; citations building | technique | < digital marketing ~ Keyword research, International SEO, App store optimisation
Keyword research; keyword analysis; keyword planning; keyword strategy | technique | < digital marketing ~ International SEO, App store optimisation, SEO copywriting
International SEO; hreflang; e-commerce SEO | technique | < digital marketing ~ App store optimisation, SEO copywriting, Search engine optimisation
App store optimisation; app store optimization; voice search optimisation; generative engine optimisation; ASO | technique | < digital marketing ~ SEO copywriting, Search engine optimisation, On-page SEO
SEO copywriting; SEO content writing; SEO writing; SEO content; SEO articles; SEO-friendly content | technique | < digital marketing ~ Search engine optimisation, On-page SEO, Off-page SEO
Search engine marketing; SEM; paid search; search advertising; PPC; pay-per-click; PPC campaigns; PPC advertising; PPC management; paid search advertising | technique | < digital marketing
Google Ads; Google AdWords; AdWords; Google Ads campaigns; Google PPC; Google Ads management; Google Shopping; Performance Max; Google Search Ads | technique | < digital marketing
Microsoft Advertising; Bing Ads; Microsoft Ads; Yahoo Ads | technique | < digital marketing
Google Display Network; display advertising; display campaigns; GDN; display ads; retargeting; retargeting campaigns; Display & Video 360 | technique | < digital marketing
Remarketing; remarketing campaigns | technique | < digital marketing
Programmatic advertising; programmatic; DSP advertising; programmatic buying; RTB; programmatic media buying; Xandr; MediaMath | technique | < digital marketing
DV360 | technique | < digital marketing
The Trade Desk | technique | < digital marketing
Ad serving | technique | < digital marketing
Campaign Manager 360 | technique | < digital marketing
Google Ad Manager; ad trafficking; ad operations; ad ops; Google AdSense | technique | < digital marketing
Header bidding; real-time bidding | technique | < digital marketing
Facebook Ads; Meta Ads; Facebook Ads Manager; Meta Ads Manager; Instagram Ads; Facebook advertising; Meta Business Suite; Facebook Business Manager; Meta advertising; Facebook marketing; Facebook Blueprint; Instagram advertising | technique | < digital marketing
LinkedIn Ads; LinkedIn Campaign Manager; LinkedIn advertising; LinkedIn marketing; LinkedIn Marketing Solutions | technique | < digital marketing
TikTok Ads; TikTok Ads Manager; TikTok marketing | technique | < digital marketing
Snapchat Ads | technique | < digital marketing
Pinterest Ads; X Ads | technique | < digital marketing
Twitter Ads; Twitter advertising | technique | < digital marketing
YouTube Ads; YouTube advertising; Reddit Ads | technique | < digital marketing
Taboola | technique | < digital marketing
Native advertising | technique | < digital marketing
Amazon Advertising; Amazon PPC; Amazon Ads; Amazon Sponsored Products; Amazon marketing | technique | < digital marketing
Helium 10 | technique | < digital marketing
Jungle Scout | technique | < digital marketing
Retail media | technique | < digital marketing
Bid optimisation; A/B testing ads; ad copy testing; smart bidding; bid strategies; ad optimisation; CPA optimisation; campaign optimisation; campaign optimization; ad optimization; listing optimisation | technique | < digital marketing
Conversion rate optimisation; conversion optimisation; conversion rate optimization; funnel optimisation; landing page optimisation; landing page optimization; conversion optimization | technique | < digital marketing
Affiliate marketing; affiliate programmes; affiliate programs; Rakuten affiliate; affiliate partnerships | technique | < digital marketing
Awin | technique | < digital marketing
CJ Affiliate; affiliate management; affiliate networks | technique | < digital marketing
Impact.com | technique | < digital marketing
Mobile marketing; push notification campaigns; in-app messaging; Branch.io; app marketing; text message marketing; OneSignal | technique | < digital marketing
SMS marketing | technique | < digital marketing
AppsFlyer | technique | < digital marketing
Adjust SDK | technique | < digital marketing
WhatsApp marketing; WhatsApp Business | technique | < digital marketing
Apple Search Ads | technique | < digital marketing
=Braze | technique | < digital marketing
CleverTap | technique | < digital marketing
MoEngage | technique | < digital marketing
Influencer marketing; influencer outreach; influencer campaigns; influencer relations; influencer management; creator partnerships; UGC campaigns; user-generated content; working with influencers; influencer collaborations; influencer partnerships; UGC | technique | < digital marketing
Video marketing; YouTube marketing; YouTube channel management; video content; video content creation; short-form video; video campaigns; TikTok videos; Instagram Reels | technique | < digital marketing
Podcast marketing; podcasts; audio advertising | technique | < digital marketing
Email marketing; email campaigns; e-mail marketing; eshots; mass mailings; email marketing campaigns; email copywriting; drip campaigns; email design | technique | < digital marketing
Newsletters; newsletter creation; email newsletters; e-newsletters | technique | < digital marketing
Email deliverability | technique | < digital marketing
Marketing automation; email automation; lead nurturing campaigns; marketing automation platforms; CRM marketing; nurture campaigns; martech; marketing technology; martech stack | technique | < digital marketing
Lifecycle marketing; customer lifecycle marketing | technique | < digital marketing
Lead scoring | technique | < digital marketing
Marketing operations | technique | < digital marketing
Retention marketing | technique | < digital marketing
Loyalty programmes; loyalty programs; loyalty marketing | technique | < digital marketing
Social media marketing; social media; social media campaigns; social marketing; social media strategy; social media strategies; paid social; social media advertising; paid social media; organic social media; social media promotion; social advertising | technique | < digital marketing
Social media management; email list management; managing social media; social media accounts; managing social media accounts; social media handling; social media administration; social media channels; running social media; social media platforms; social media page management; managing social media pages; Facebook page management; Instagram management; Discord community management; marketplace management; SMM | technique | < digital marketing
Community management; online community management; online communities; online moderation; forum moderation; Discord moderation; moderating content; community moderation; Discord community; online forum; managing communities | technique | < digital marketing
Content moderation; comment moderation | technique | < digital marketing
Social media analytics; social media reporting; social media metrics; social insights; Facebook Insights; engagement rate analysis; Instagram insights; Facebook Analytics | technique | < digital marketing
Content marketing; content strategy; content production; content marketing strategy; content distribution; content planning and strategy; thought leadership content; content curation; gated content; whitepapers; e-books | technique | < digital marketing
White papers | technique | < digital marketing
Blogging; blog writing; blog management; blog posts; writing blogs; blog articles; blog post writing; guest blogging; writing blog posts | technique | < digital marketing
Website management; website content management; updating websites; website maintenance; web content management; website updates; managing websites; website content; website administration; maintaining websites; web content; web editing; web publishing; website optimisation; webmaster duties | technique | < digital marketing
E-commerce; ecommerce; online retail; e-commerce management; online store management; eCommerce marketing; managing online stores; online shop management; online sales; e-commerce marketing; e-commerce platforms; online merchandising; e-commerce operations; eCommerce management | technique | < digital marketing
Amazon Seller Central; online marketplaces; Amazon marketplace; product listings; product uploading | technique | < digital marketing
Amazon Vendor Central | technique | < digital marketing
Amazon FBA; FBA | technique | < digital marketing
eBay selling | technique | < digital marketing
Etsy selling; Seller Central | technique | < digital marketing
Lazada | technique | < digital marketing
Shopee | technique | < digital marketing
Shopify; Shopify store management; Shopify Plus; website builders | software
=Duda | software | ~ Shopify
BigCommerce | software
Squarespace | software | < Content management systems
Wix; Wix website design | software | < Content management systems
Webflow | software | < Content management systems
Weebly | software
Content management systems; CMS; CMS platforms; web CMS; content management software; reputation management | software
Google Analytics; GA4; Google Analytics 4; Universal Analytics; web analytics; website analytics; digital analytics; Google Analytics Certified; website traffic analysis; Google Optimize | software
Google Tag Manager; tag management; conversion tracking; UTM tracking; server-side tagging; pixel implementation | software
Meta Pixel | software | ~ Google Tag Manager
Tealium | software
Google Search Console; Google Webmaster Tools; Search Console | software
Google Trends | software
Ubersuggest | software | ~ Google Trends
Google Keyword Planner; Keyword Planner | software
AnswerThePublic | software
BuzzSumo | software
Adobe Analytics; Adobe Launch | software
Omniture | software | ~ Adobe Analytics
SiteCatalyst | software | ~ Adobe Analytics
Adobe Target; Adobe Experience Cloud; Adobe Marketing Cloud | software
Adobe Campaign; Acoustic Campaign | software
Hotjar; heatmaps | software
AB Tasty | software | ~ Hotjar
Instapage | software | ~ Hotjar
Leadpages | software | ~ Hotjar
Crazy Egg | software
Optimizely | software
VWO | software
Microsoft Clarity | software
FullStory | software
Unbounce | software
ClickFunnels | software
Contentsquare | software
SEMrush; SEM Rush | software
Ahrefs | software
Moz Pro | software
SE Ranking | software | ~ Moz Pro
Rank Math | software | ~ Moz Pro
Deepcrawl | software | ~ Moz Pro
Screaming Frog | software
SpyFu | software
SimilarWeb | software
Surfer SEO; Yoast SEO; Majestic SEO | software
Sistrix | software
BrightEdge | software
Mailchimp | software
Klaviyo | software
HubSpot Marketing Hub | software | < HubSpot
Marketo; Adobe Marketo; Marketo Engage | software
Salesforce Marketing Cloud; SFMC; Marketing Cloud Account Engagement | software | < Salesforce
ExactTarget | software | ~ Salesforce Marketing Cloud
Pardot; Salesforce Pardot | software
Eloqua; Oracle Eloqua | software
Silverpop | software | ~ Eloqua
Responsys; Oracle Responsys | software
Constant Contact | software
Sendinblue | software | ~ Constant Contact
Bloomreach | software | ~ Constant Contact
Dotmailer | software | ~ Constant Contact
AWeber | software | ~ Constant Contact
CleverReach | software | ~ Constant Contact
=Litmus | software | ~ Constant Contact
Mailjet | software | ~ Constant Contact
ActiveCampaign | software
Campaign Monitor | software
Brevo | software
ConvertKit | software
GetResponse | software
Dotdigital | software
Emarsys | software
Iterable | software
Customer.io | software
MailerLite | software
SendGrid | software
Omnisend | software
Hootsuite | software
Buffer app | software
Sprout Social | software
SocialPilot | software | ~ Sprout Social
Falcon.io | software | ~ Sprout Social
Meta Creator Studio | software | ~ Sprout Social
Tweetdeck | software | ~ Sprout Social
Khoros | software | ~ Sprout Social
Creator Studio | software | ~ Sprout Social
Emplifi | software | ~ Sprout Social
Socialbakers | software | ~ Sprout Social
Planable | software | ~ Sprout Social
CoSchedule | software | ~ Sprout Social
Linktree | software | ~ Sprout Social
Later scheduler | software
Planoly | software
Loomly | software
Agorapulse | software
Metricool | software
Canva; Canva design; Canva Pro | software
CapCut | software
Animoto | software | ~ CapCut
Lumen5 | software | ~ CapCut
InShot | software
Filmora | software
Facebook; Facebook Pixel | software
Reddit | software | ~ Facebook
Tumblr | software | ~ Facebook
Quora | software | ~ Facebook
Xiaohongshu | software | ~ Facebook
Douyin | software | ~ Facebook
LINE Official Account | software | ~ Facebook
Instagram | software
LinkedIn | software
Twitter | software
TikTok | software
YouTube | software
Pinterest | software
Snapchat | software
WhatsApp | software
VKontakte | software
WeChat | software
Weibo | software
Eventbrite; webinar platforms; vFairs | software
Bizzabo | software | ~ Eventbrite
Zoom webinars | software | ~ Eventbrite
Hopin | software | ~ Eventbrite
Whova | software | ~ Eventbrite
Swapcard | software | ~ Eventbrite
Cvent | software
ON24 | software
GoToWebinar | software
Muck Rack; press databases; media databases | software
Business Wire | software | ~ Muck Rack
Roxhill | software | ~ Muck Rack
ResponseSource | software | ~ Muck Rack
Prowly | software | ~ Muck Rack
Gorkana | software
Vuelio | software
PR Newswire | software
HARO | software
Workfront; Adobe Workfront | software
Brandfolder | software | ~ Workfront
Frontify | software | ~ Workfront
Bynder | software
Digital asset management; brand asset libraries; digital assets management; DAM | software
Salsify; Sellbrite | software
Pimcore | software | ~ Salsify
DataFeedWatch | software | ~ Salsify
Channable | software | ~ Salsify
Feedonomics | software | ~ Salsify
Akeneo | software
Product information management; product feeds; PIM | software
Google Merchant Center; Merchant Center | software
ChannelAdvisor | software
Linnworks | software
Supermetrics; marketing dashboards; Swydo | software
Funnel.io | software | ~ Supermetrics
AgencyAnalytics | software | ~ Supermetrics
DashThis | software | ~ Supermetrics
Whatagraph | software | ~ Supermetrics
TapClicks | software | ~ Supermetrics
Databox | software
Copyscape | software
Hemingway Editor | software | ~ Copyscape
Grammarly | software
Jasper AI; AI copywriting; AI content tools | software
Trustpilot | software
Yelp | software | ~ Trustpilot
Bazaarvoice | software | ~ Trustpilot
Birdeye | software | ~ Trustpilot
Feefo | software | ~ Trustpilot
Review management; Google reviews management; online reviews | software
Yotpo | software
Copywriting; copy writing; writing copy; advertising copy; sales copy; web copy; ad copy; website copy; marketing copy; creative copywriting; persuasive copywriting; headline writing; direct response copywriting | technique
UX writing; microcopy; UX copywriting; content design | technique
Copy-editing; copyediting; editing copy; sub-editing; line editing; subediting; text editing; editing content; news editing | technique
Proofreading; proof reading; proofing; editing and proofreading; proofreading and editing | technique | ~ Copy editing
Content writing; article writing; web content writing; writing articles; web writing; writing content; writing web content; digital content writing; online writing; feature articles | technique
Product descriptions; catalogue copy; writing product descriptions; product copy; product description writing | technique
Scriptwriting; script writing; video scripts; screenwriting; writing scripts; radio scripts; voiceover scripts; script editing | technique
Storytelling; brand storytelling; narrative development; visual storytelling; digital storytelling; story telling; brand narratives | technique | ~ Scriptwriting
Ghostwriting; ghost writing; ebook writing | technique
Creative writing; fiction writing; poetry; short stories writing | technique
Journalism; feature writing; writing news; journalistic writing; interviewing sources; news gathering; newsgathering; newsroom; print journalism; online journalism | technique
Investigative journalism; multimedia journalism | technique
Broadcast journalism; data journalism | technique
Fact-checking | technique | ~ Copy editing
AP style; AP Stylebook; Chicago Manual of Style; editorial style guides | technique
House style; style guides; Chicago style | technique
Tone of voice; brand voice; tone of voice guidelines | technique
Editorial management; commissioning content; managing editorial content; editorial strategy; editorial direction; magazine production; Amazon KDP | technique | ~ Editorial planning
Publishing; magazine publishing; book publishing | technique
Desktop publishing; self-publishing | technique | ~ Layout design
Media law; libel law; IPSO code; broadcast regulation; Ofcom code; copyright in media; press ethics | technique
Transcreation; marketing translation; content localisation; content localization | technique
Public relations; =PR; public relations strategy; PR strategy; PR campaigns; PR activities; PR and communications; PR planning; public relations campaigns | technique | ~ marketing
Media relations; press relations; press office; working with journalists; liaising with media; dealing with journalists; press liaison; media liaison; media outreach; media pitching; pitching stories; media contacts; journalist relations; liaising with journalists; pitching to media; press outreach | technique | ~ marketing
Press releases; writing press releases; press release writing; news releases; drafting press releases; writing media releases; media releases; EPKs; earned media | technique | ~ marketing
Press kits; media kits; press packs; press materials; press clippings; press coverage | technique | ~ marketing
Media coverage; securing media coverage | technique | ~ marketing
Press conferences; press events; media events; organising press conferences; press trips; media briefings; press conference organisation | technique | ~ marketing
Crisis communications; crisis PR; issues management; reputation protection; crisis comms | technique | ~ marketing
Corporate communications; corporate comms; communications management; communications strategy; communication strategy; strategic communications; communications planning; communication plans; communications plans; communication planning; comms planning; comms strategy | technique | ~ marketing
Internal communications; employee communications; staff newsletters; staff communications; internal comms; employee newsletters; executive communications; leadership communications | technique | ~ marketing
Intranet management; intranet content | technique | ~ marketing
Town halls | technique | ~ marketing
Change communications | technique | ~ marketing
Speechwriting; speech writing; writing speeches; talking points; op-eds; executive ghostwriting; briefing notes; writing talking points | technique | ~ marketing
Public affairs; government relations; policy communications; stakeholder mapping; government affairs; advocacy communications; parliamentary affairs; campaigning; advocacy campaigns; campaign communications | technique | ~ marketing
Lobbying | technique | ~ marketing
Political campaigning; political communications; political campaigns; political consulting | technique | ~ marketing
Health communication; behaviour change communication; SBCC; social and behaviour change; development communication; risk communication; social behaviour change communication | technique | ~ marketing
Corporate social responsibility; CSR; CSR programmes; CSR initiatives; CSR communication; sustainability communications; ESG communications; CSR activities | technique | ~ marketing
Media training; spokesperson training; media interviews; media appearances | technique | ~ marketing
Spokesperson; acting as spokesperson | technique | ~ marketing
Sponsorship management; sponsorships; sponsorship acquisition; sponsor relations; celebrity endorsements; brand ambassador programmes; ambassador programmes; sponsorship negotiation | technique | ~ marketing
Agency management; managing agencies; agency relations; creative agency management; working with agencies; agency liaison; managing external agencies; vendor and agency management; briefing agencies | technique | ~ marketing
Creative briefs; writing creative briefs; agency briefing; creative briefing; client briefs | technique | ~ marketing
Media planning; media strategy; media plans; media negotiations; outdoor advertising; reach and frequency; newspaper advertising; billboard advertising; DOOH; Mediaocean; Strata media | technique | ~ marketing
Media buying; media planning and buying; buying media; TV buying; broadcast media buying | technique | ~ marketing
Out-of-home advertising; OOH; billboards | technique | ~ marketing
Print advertising; print materials; print collateral | technique | ~ marketing
Radio advertising | technique | ~ marketing
TV advertising | technique | ~ marketing
Advertising; advertising campaigns; ad campaigns; creating adverts; advertising strategy; ads creation; creative advertising; online advertising; internet advertising; advertising management; placing adverts; ad creation | technique | ~ marketing
Creative direction; creative concepts; concept development; creative strategy; creative ideas; concept creation | technique | ~ marketing, Art direction
Marketing collateral; marketing materials; creating marketing materials; leaflets; producing marketing materials; marketing materials design; collateral design; flyer design; leaflet design; catalogs; collateral development; designing flyers; giveaways | technique | ~ marketing, Advertising design
Brochures; brochure design; sales brochures; brochure production | technique | ~ marketing
Promotional merchandise; promotional materials; branded merchandise | technique | ~ marketing
Event management; event planning; organising events; event organisation; event coordination; planning events; managing events; organizing events; event organization; events management; events coordination; events planning; event execution; corporate events; event logistics; coordinating events; event production; event support; hybrid events | technique | ~ marketing
Conference planning; conference management; seminars organisation; conference coordination; exhibition organisation | technique | < Event management ~ marketing
Exhibition stands | technique | ~ marketing
Virtual events | technique | ~ marketing
Product photography; product launch events; content photography; social media photography; photoshoots; organising photoshoots; photo shoot coordination | technique | ~ marketing
Chartered Institute of Marketing; CIM qualified; CIM Diploma; CIM Certificate; CIM Level 4; MCIM; CIM Level 6; Chartered Marketer | certificate
CIPR; CIPR Diploma; Accredited in Public Relations; APR accreditation; PRCA; CIPR Certificate | certificate
Google Ads certification; Google Ads certified; Google Ads Search Certification; Google AdWords certification; Google Ads Display Certification; Google AdWords certified; Google Partner | certificate
Google Analytics certification; Google Analytics Individual Qualification; GAIQ; Google Analytics IQ | certificate
HubSpot Inbound Marketing; HubSpot certified; HubSpot Inbound Certification; HubSpot Content Marketing; HubSpot Academy; inbound marketing; HubSpot Inbound Marketing Certification; HubSpot Content Marketing Certification; HubSpot Email Marketing; HubSpot Social Media Certification | certificate
Meta Certified; Meta Blueprint; Facebook Blueprint certified; Meta Certified Digital Marketing Associate; Meta Certified Media Buying Professional; Facebook Certified; Meta Social Media Marketing certificate | certificate
Hootsuite certification; Hootsuite Platform Certification; Hootsuite Social Marketing Certification | certificate
Digital Marketing Institute; Certified Digital Marketing Professional; Google Digital Garage; Fundamentals of Digital Marketing; Squared Online; IDM Diploma; Google Digital Marketing & E-commerce; IDM digital; Google Digital Marketing and E-commerce Certificate | certificate
Pragmatic Marketing; Pragmatic Institute certified | certificate
SEMrush certification; SEMrush SEO Toolkit certified; Yoast certified | certificate
Market Research Society; MRS certificate; ESOMAR; Professional Certified Marketer | certificate
Certified Meeting Professional; CMP certification; CSEP; event planning certification; DES certification | certificate
NCTJ; NCTJ Diploma; NCTJ qualified; shorthand 100wpm; Teeline shorthand; BJTC; Teeline | certificate
Salesforce Marketing Cloud Email Specialist; Pardot Specialist; Klaviyo Product Certificate; Salesforce Certified Marketing Cloud | certificate
Creativity; creative thinking; ideation; generating ideas | soft
Content creation; creating content; digital content creation; content development | duty | ~ Content marketing, Social media content creation
DoubleClick; DFP; DoubleClick for Publishers | software | ~ Ad serving
Sizmek | software | ~ Ad serving
AdSense | software | ~ Ad serving
Outbrain | software | ~ TikTok Ads
Walmart Marketplace | software | ~ Amazon Seller Central
Alibaba | software | ~ Amazon Seller Central
Flipkart | software | ~ Amazon Seller Central
GoDaddy website builder | software | ~ Shopify
Square online | software | ~ Shopify
Bing Webmaster Tools | software | ~ Google Search Console
inRiver | software | ~ Salsify
Stibo | software | ~ Salsify
Widen | software | ~ Workfront
Google Business Profile; Google My Business; GMB | tool | < Local SEO
Commission Junction | software | < Affiliate marketing
ShareASale | software | < Affiliate marketing
Copy.ai | software | ~ Copyscape
Marketo Certified Expert; Marketo certified | certificate | ~ Salesforce Marketing Cloud Email Specialist
Pardot certified | certificate | ~ Salesforce Marketing Cloud Email Specialist
# titles
Marketing executive; marketing officer; marketing specialist; marketing associate; marketer; marketing professional; marketing representative; digital and marketing executive; marketing generalist; B2B marketing executive; marketing & communications executive; marketing practitioner; product marketing executive | mid
Senior marketing executive; senior marketing specialist; senior marketing officer; senior marketing associate; lead marketing specialist | senior | ~ marketing executive
Marketing assistant; marketing administrator; junior marketing executive; marketing trainee; marketing apprentice; graduate marketing executive; trainee marketing executive; marketing support; junior marketing specialist; marketing & communications assistant; assistant marketing executive; marketing support specialist; marketing and communications assistant; digital marketing assistant; digital marketing apprentice; digital marketing trainee; marketing graduate; marketing team assistant; marketing aide | junior | ~ marketing executive, Marketing coordinator
Marketing coordinator; marketing co-ordinator; marketing and communications coordinator; marketing and events coordinator; marketing project coordinator; digital marketing coordinator; marketing campaign coordinator; marketing & events coordinator | mid | ~ marketing executive, Marketing assistant
Senior marketing coordinator | senior | ~ Marketing coordinator
Marketing intern; digital marketing intern; marketing internship; social media intern; PR intern; communications intern; content marketing intern; public relations intern; content writer intern; marketing and communications intern; advertising intern; SEO intern; market research intern; social media marketing intern; content intern; editorial intern; journalism intern; media intern; brand marketing intern; content writing intern; event intern; communication intern; events intern; marketing working student; event planning intern; marketing & communications intern; graphic design and marketing intern; intern digital marketing; marketing research intern; product marketing intern; influencer marketing intern; copywriting intern; news intern | intern
Marketing manager; assistant marketing manager; marketing & communications manager; senior marketing manager; regional marketing manager; marketing and communications manager; group marketing manager; manager marketing; area marketing manager; deputy marketing manager; assistant manager marketing; country marketing manager; B2B marketing manager; marketing project manager; international marketing manager; strategic marketing manager; integrated marketing manager; marketing campaign manager; associate marketing manager; marketing communications manager; marketing and events manager; marketing team leader; marketing lead; global marketing manager; product and marketing manager; national marketing manager; marketing program manager; partner marketing manager; local marketing manager; property marketing manager; marketing team lead; marketing and business development manager; marketing unit head; marketing and PR manager; marketing supervisor; customer marketing manager; event marketing manager; retail marketing manager; marketing programs manager; commercial marketing manager; head of campaigns; campaign executive; campaign specialist; marketing operations specialist; lifecycle marketing manager; email marketing manager; email marketing executive; retention marketing manager; lifecycle marketing specialist; marketing technologist; campaign coordinator; marketing operations analyst; shopper marketing manager; customer engagement manager; email developer; email marketing coordinator; campaign officer | manager | ~ Field marketing manager, Trade marketing manager, Marketing operations manager
Head of marketing and communications | director | ~ Marketing manager
Junior marketing manager | junior | ~ Marketing manager
Field marketing manager; field marketing executive; field marketing specialist | manager | ~ Trade marketing manager, Marketing operations manager, Channel marketing manager
Trade marketing manager; trade marketing executive; trade marketing specialist | manager | ~ Marketing operations manager, Channel marketing manager, Demand generation manager
Marketing operations manager | manager | ~ Channel marketing manager, Demand generation manager, Campaign manager
Channel marketing manager | manager | ~ Demand generation manager, Campaign manager, Marketing automation specialist
Demand generation manager; demand generation specialist | manager | ~ Campaign manager, CRM manager, Loyalty manager
Campaign manager | mid | ~ CRM manager, Loyalty manager, Marketing manager
Marketing automation specialist; marketing automation consultant | mid | ~ Email marketing specialist, Marketing manager, Field marketing manager
Marketing automation manager | manager | ~ Marketing automation specialist
CRM manager; CRM executive; CRM marketing manager; CRM marketing specialist; CRM marketing executive | manager | ~ Loyalty manager, Marketing manager, Field marketing manager
Head of CRM | director | ~ CRM manager
Email marketing specialist | mid | ~ Marketing manager, Field marketing manager, Trade marketing manager
Loyalty manager; loyalty programme manager | manager | ~ Marketing manager, Field marketing manager, Trade marketing manager
Marketing director; director of marketing; head of marketing; marketing head; director of marketing and communications; regional marketing director; global marketing director; senior director of marketing; digital marketing director; assistant director of marketing; associate director of marketing; associate marketing director; head of digital; head of growth marketing; director of digital marketing; head of brand marketing; head of product marketing; executive director of marketing; director of product marketing; director of growth; marketing and communications director; group marketing director; head of performance marketing; head of demand generation; director of demand generation; fractional CMO; director of e-commerce; digital director; director of marketing operations; head of B2B marketing; head of marketing & communications; director of integrated marketing; director of marketing & communications; head of e-commerce; e-commerce director; director of CRM; content director; social media director; director of social media; head of content marketing; director of content; director of content marketing; head of social; PPC director; director of paid media; head of paid media; head of PPC | director | ~ Head of digital marketing, Ecommerce director, Chief marketing officer
VP of marketing; vice president of marketing; VP marketing; senior vice president marketing; VP growth; vice president marketing; SVP marketing | executive | ~ Marketing director
Head of digital marketing | director | ~ Head of ecommerce, Head of content, Head of SEO
Head of ecommerce | director | ~ Ecommerce director, Head of content, Head of SEO
Ecommerce director; director of ecommerce | director | ~ Marketing director, Head of ecommerce
VP of ecommerce | executive | ~ Ecommerce director
Head of content | director | ~ Head of SEO, Head of social media, Head of digital marketing
Head of SEO; director of SEO; SEO director | director | ~ Head of social media, Head of digital marketing, Head of ecommerce
Head of social media | director | ~ Head of digital marketing, Head of ecommerce, Head of content
Chief marketing officer; CMO; chief brand officer; chief communications officer; chief digital marketing officer; chief experience officer | executive | ~ Marketing director, Head of digital marketing
Digital marketing executive; digital marketing specialist; digital marketer; online marketing executive; digital executive; digital marketing officer; digital marketing associate; digital marketing consultant; internet marketing specialist; online marketing specialist; digital specialist; web marketing specialist; online marketer; internet marketer; freelance digital marketer; digital marketing freelancer; digital marketing expert; digital marketing strategist; digital strategist; digital consultant; web marketing executive; digital communications specialist; digital marketing analyst; digital media executive; digital marketing professional; digital media strategist; digital content and marketing executive; digital media planner | mid | ~ marketing executive, Digital marketing manager
Senior digital marketing executive; senior digital marketing specialist | senior | ~ Digital marketing executive
Junior digital marketing executive; junior digital marketer | junior | ~ Digital marketing executive
Digital marketing manager; online marketing manager; senior digital marketing manager; assistant digital marketing manager; digital campaign manager; internet marketing manager; web marketing manager; digital marketing lead; digital marketing team lead; digital communications manager; digital strategy manager; digital marketing & e-commerce manager; digital lead; associate digital marketing manager | manager | ~ marketing executive, Digital marketing executive
SEO specialist; SEO executive; SEO analyst; SEO consultant; SEO expert; search engine optimization specialist; SEO strategist; search engine optimizer; SEO copywriter; freelance SEO specialist; SEO freelancer; technical SEO consultant; digital marketing & SEO executive; off-page SEO executive; senior SEO manager; SEO assistant; app store optimization specialist; SEO/SEM specialist; SEO & content manager | mid | ~ SEO manager, PPC specialist, Paid social specialist
Senior SEO executive; senior SEO analyst | senior | ~ SEO specialist
Technical SEO manager | manager | ~ SEO specialist
SEO manager; SEO lead; technical SEO specialist; SEO content writer; SEO account manager; SEO team lead; SEO coordinator; SEO content specialist; SEO associate | manager | ~ Performance marketing manager, User acquisition manager, Affiliate manager
Senior SEO specialist | senior | ~ SEO manager
Junior SEO executive; SEO trainee | junior | ~ SEO manager
Link builder; link building specialist | mid
PPC specialist; PPC executive; paid search specialist; paid media specialist; Google Ads specialist; PPC analyst; SEM specialist; PPC account manager; biddable media executive; search marketing specialist; Facebook ads specialist; PPC consultant; SEM analyst; search engine marketing specialist; Google Ads expert; PPC account executive; SEM executive; Amazon PPC specialist; Facebook media buyer; meta ads specialist; PPC strategist | mid | ~ Paid social specialist, Programmatic specialist, SEO specialist
PPC manager; SEM manager; Google Ads manager; biddable manager; ads manager | manager | ~ PPC specialist
Senior PPC executive; senior PPC specialist | senior | ~ PPC specialist
Performance marketing manager; performance marketing specialist; performance marketer; performance marketing executive; performance marketing lead; performance marketing analyst; senior performance marketing manager; performance marketing consultant | manager | ~ User acquisition manager, Affiliate manager, SEO manager
Growth marketer | mid | ~ Growth hacker
Growth marketing manager | manager | ~ Growth marketer
Paid social specialist; paid media executive; paid media analyst; paid search analyst; paid social executive; paid media strategist; paid search executive; paid search strategist; senior paid media manager; paid social media manager | mid | ~ Programmatic specialist, SEO specialist, PPC specialist
Paid media manager; paid search manager; paid social manager | manager | ~ Paid social specialist
User acquisition manager; acquisition manager; digital acquisition manager; user acquisition specialist; acquisition marketing manager | manager | ~ Affiliate manager, SEO manager, Performance marketing manager
Growth hacker; growth marketing specialist | mid | ~ Growth marketer
Head of growth and acquisition | director | ~ Growth hacker
Programmatic specialist; ad operations specialist; programmatic trader; ad ops specialist; ad trafficker; programmatic executive; ad operations executive; programmatic media trader; programmatic campaign manager; ad operations coordinator; programmatic account manager; ad operations analyst; digital campaign executive; digital ad operations specialist | mid | ~ SEO specialist, PPC specialist, Paid social specialist
Ad operations manager; programmatic manager; ad ops manager | manager | ~ Programmatic specialist
Affiliate manager; affiliate marketing manager; affiliate marketing executive; affiliate marketing specialist; affiliate executive; affiliate account manager; affiliate coordinator; affiliate marketer; senior affiliate manager | mid | ~ SEO manager, Performance marketing manager, User acquisition manager
Head of affiliates | director | ~ Affiliate manager
Social media manager; social media executive; social media specialist; social media coordinator; social media officer; social media strategist; social media marketing specialist; social media assistant; social media marketer; social media marketing manager; social media marketing executive; social media associate; social media consultant; freelance social media manager; senior social media manager; social media moderator; online community manager; social media content manager; social media analyst; social media and content executive; social media handler; social media administrator; social media marketing coordinator; social manager; social media account manager; social media expert; social media freelancer; social media editor; content reviewer; social media advisor; social media & community manager; social media and marketing assistant; social media designer; social media and marketing coordinator; content moderation specialist; social media marketing assistant; social media planner; social media content specialist; social strategist; social media and communications officer | mid | ~ Influencer marketing manager
Senior social media executive | senior | ~ Social media manager
Junior social media manager | junior | ~ Social media manager
Social media lead; social media supervisor; community lead | lead | ~ Social media manager
Head of community | director | ~ Social media manager
Content moderator; community moderator; forum moderator; Discord moderator | mid | ~ Content creator
Trust and safety specialist; trust and safety analyst | mid
Influencer marketing manager; influencer marketing executive; influencer manager; influencer marketing specialist; influencer marketing coordinator; influencer coordinator; event promoter; brand representative; social media influencer; in-store promoter; influencer relations manager; promo staff; sampling promoter; sales promoter | manager | ~ Social media manager
Content creator; social media & content creator; UGC creator; digital content creator; video content creator; freelance content creator; YouTube content creator; TikTok creator | mid | ~ Content moderator, Blogger
Creator partnerships manager | manager | ~ Content creator
Brand ambassador; campus ambassador; campus brand ambassador | mid | ~ Promoter
Student brand ambassador; student ambassador | intern | ~ Brand ambassador
YouTuber | mid
Vlogger | mid | ~ Blogger
Blogger; freelance blogger | mid
Promotional model; promotional staff; promotions coordinator | junior
Promotions manager | manager | ~ Promotional model
Product demonstrator; product promoter; food demonstrator | junior | ~ Promoter
Podcaster; podcast host | mid | ~ Blogger
Podcast producer; social media producer | mid
Content manager; content executive; content specialist; content marketing manager; content marketing specialist; content coordinator; web content manager; content editor; digital content manager; content marketing executive; website manager; web content editor; digital content executive; senior content manager; content developer; content officer; website coordinator; content marketer; digital content editor; digital editor; digital content specialist; digital content coordinator; content associate; website administrator; content assistant; web content coordinator; content administrator; web content specialist; website content manager; content planner; content consultant; digital content officer; content marketing associate; web manager; content operations manager; senior content marketing manager; website editor; content marketing coordinator; web content writer; content and social media manager; website content editor | mid | ~ Content strategist, Content designer, Content writer
Content lead; content marketing lead | lead | ~ Content manager
Senior content executive; senior content specialist | senior | ~ Content manager
Content strategist; digital content strategist; content marketing strategist; UX content strategist | mid | ~ Content designer, Content writer, Content manager
Senior content strategist | senior | ~ Content strategist
Web editor | mid | ~ Editor, Copy editor, Sub-editor
Webmaster | mid | ~ Digital media specialist
Content designer; UX content designer; narrative designer | mid | ~ Content writer, Content manager, Content strategist
Senior content designer | senior | ~ Content designer
Junior content designer | junior | ~ Content designer
UX writer; UX copywriter | mid | ~ Content writer, Resume writer, Game writer
Senior UX writer | senior | ~ UX writer
Editorial director; head of editorial; editorial coordinator; editorial manager; editorial executive; editorial officer; editorial associate; editorial consultant | director | ~ Editorial assistant
Localization specialist; localization project manager | mid
Localization manager | manager | ~ Localization specialist
Copywriter; freelance copywriter; creative copywriter; web copywriter; article writer; freelance content writer; blog writer; SEO writer; freelance writer; advertising copywriter; digital copywriter; marketing copywriter; content writer and editor; marketing writer; contributing writer; script writer; content and copywriter; B2B copywriter; conceptual copywriter; ghost writer; copywriter & content creator; associate copywriter; academic writer; research writer; technical content writer; email copywriter; content author; freelance copywriter and editor; travel writer; online writer; features writer; book author; product copywriter; content writing executive; e-commerce copywriter; fashion writer; writer and editor; direct response copywriter; essay writer | mid
Senior copywriter; senior content writer | senior | ~ Copywriter
Junior copywriter; trainee copywriter; junior content writer | junior | ~ Copywriter
Lead copywriter; lead content writer | lead | ~ Copywriter
Content writer | mid | ~ Resume writer, Game writer, Content manager
Ghostwriter | mid | ~ Novelist
Columnist | mid | < Journalist
Novelist | mid
Screenwriter | mid
Resume writer | mid | ~ Game writer, UX writer, Content writer
Game writer | mid | ~ UX writer, Content writer, Resume writer
=Editor; assistant editor; associate editor; freelance editor; deputy editor; production editor; executive editor; book editor; copyeditor; subeditor; magazine editor; features editor; desk editor; acquisitions editor; contributing editor; section editor; development editor; project editor; fashion editor; technical editor; developmental editor; night editor; sports editor; city editor; lifestyle editor; publications editor; newsletter editor; publications officer; scientific editor; journal editor | mid
Senior editor | senior | ~ Editor
Junior editor | junior | ~ Editor
Publications manager | manager | ~ Editor
Copy editor; copy chief; copy desk chief | mid | < Editor ~ Sub-editor, Managing editor, Editor in chief
Copy lead | lead | ~ Copy editor
Head of copy | director | ~ Copy editor
Sub-editor; chief sub-editor | mid | < Editor ~ Managing editor, Editor in chief, Commissioning editor
Junior sub-editor | junior | ~ Sub-editor
Managing editor | lead | < Editor ~ Editor in chief, Commissioning editor, News editor
Proofreader; content proofreader; freelance proofreader | mid | ~ Editor
Editor in chief; chief editor; chief reporter; bureau chief; chief correspondent | lead | ~ Commissioning editor, News editor, Photo editor, Editor
Editorial assistant | junior | ~ Editorial director, Editor
Commissioning editor | mid | ~ News editor, Photo editor, Web editor
Commissioning manager | manager | ~ Commissioning editor
News editor; digital news editor | mid | < Editor ~ Photo editor, News anchor, News producer
Publishing manager; publishing assistant; publishing executive; publishing editor | manager | ~ Content manager
Literary agent | mid | ~ Novelist
Photo editor | mid | ~ Web editor, Editor, Copy editor
Journalist; news reporter; correspondent; staff reporter; freelance journalist; multimedia journalist; sports reporter; business reporter; political reporter; digital journalist; sports journalist; investigative journalist; TV reporter; business journalist; crime reporter; television reporter; radio journalist; fashion journalist; newspaper reporter; science journalist; radio reporter; general assignment reporter; investigative reporter; field reporter; music journalist; video journalist; sports writer; music writer; stringer; video reporter; lifestyle journalist; cub reporter; newsreader; sportswriter | mid
Senior reporter; senior journalist | senior | ~ Journalist
Trainee reporter; junior reporter; trainee journalist; journalist trainee; reporter trainee | junior | ~ Journalist
Student journalist; student reporter | intern | ~ Journalist
Broadcast journalist; editorial journalist | mid | < Journalist
Photojournalist | mid | < Photographer
Foreign correspondent; news correspondent; bureau correspondent | mid
Senior correspondent | senior | ~ Foreign correspondent
News anchor; news presenter; breaking news reporter; news assistant; anchor/reporter | mid | ~ News producer, News editor, Radio presenter
Fact checker | mid
News producer; video content producer | mid | ~ News editor, News anchor, Producer in media
Brand manager; assistant brand manager; senior brand manager; brand executive; brand marketing manager; associate brand manager; brand specialist; brand assistant; brand coordinator; brand consultant; global brand manager; brand lead; brand development manager; group brand manager; brand marketing specialist; brand communications manager; brand marketing executive; brand associate; regional brand manager; brand planner; brand activation manager; brand and communications manager; brand officer; brand partnerships manager; brand supervisor; brand analyst; brand marketing coordinator; brand activation executive; brand and marketing manager; brand experience manager; category and brand manager; brand protection manager | manager | ~ Brand strategist, Brand director, Head of brand
Junior brand manager; brand trainee; brand management trainee; junior brand executive | junior | ~ Brand manager
Director of brand marketing; director of brand; brand marketing director; head of brand and communications | director | ~ Brand manager
VP brand | executive | ~ Brand manager
Brand intern | intern | ~ Brand manager
Brand strategist | mid | ~ Brand director, Head of brand, Brand manager
Senior brand strategist | senior | ~ Brand strategist
Director of brand strategy | director | ~ Brand strategist
Brand director | director | ~ Head of brand, Brand manager, Brand strategist
Head of brand | director | ~ Brand manager, Brand strategist, Brand director
Product marketing manager; product marketing specialist; senior product marketing manager; product marketer; product marketing associate; product marketing lead; associate product marketing manager; technical product marketing manager; principal product marketing manager; group product marketing manager; solutions marketing manager; industry marketing manager; product marketing coordinator; product marketing consultant | manager | ~ Brand manager
E-commerce manager; ecommerce manager; e-commerce executive; ecommerce executive; e-commerce specialist; ecommerce specialist; online trading manager; e-commerce coordinator; ecommerce coordinator; e-commerce assistant; ecommerce assistant; ecommerce trading manager; e-commerce merchandiser; ecommerce marketing manager; e-commerce associate; ecommerce product manager; digital trading manager; online store manager; eBay seller; e-commerce virtual assistant; e-commerce analyst; e-commerce marketing manager; eCommerce product specialist; ecommerce analyst; e-commerce marketing specialist; ecommerce administrator; product listing specialist; eCommerce operations manager; senior ecommerce manager; online shop manager; e-commerce project manager; ecommerce content executive; e-commerce operations specialist; online seller; eBay lister; e-commerce product manager; online trader; e-commerce store owner; CRO specialist; CRO manager; online marketing and e-commerce executive; Shopify store manager | mid | ~ Marketplace manager
E-commerce supervisor | lead | ~ E-commerce manager
Marketplace manager; marketplace specialist; marketplace executive | manager | ~ E-commerce manager
Online merchandiser; web merchandiser; digital merchandiser; site merchandiser; ecommerce merchandiser | mid
Amazon specialist; Amazon account manager; Amazon seller; Amazon virtual assistant; Amazon listing specialist; Amazon consultant; Amazon FBA seller | mid | ~ Conversion rate optimization specialist
Amazon marketplace manager; Amazon brand manager | manager | ~ Amazon specialist
Conversion rate optimization specialist | mid | ~ Amazon specialist
PR executive; public relations officer; public relations specialist; PR officer; public relations executive; PR consultant; media relations specialist; PR account executive; PR assistant; public relations assistant; PR account manager; public relations coordinator; PR coordinator; media officer; media relations officer; public relations consultant; public relations associate; media coordinator; public relations account executive; music publicist; book publicist; media liaison officer; media relations coordinator; public information officer; public relations representative; public relations account manager; public relations practitioner | mid
Media relations manager | manager | ~ PR executive
Head of PR; director of public relations; public relations director; head of media relations; director of media relations | director | ~ PR executive
Senior PR executive; senior publicist; senior public relations officer; senior public relations specialist | senior | ~ PR executive
PR manager | manager | ~ Public relations manager, Communications manager, Corporate communications manager
Public relations manager | manager | ~ Communications manager, Corporate communications manager, Internal communications manager
Press officer; press assistant; press attaché; press coordinator; press and media officer; press aide | mid | ~ Press secretary
Press manager | manager | ~ Press officer
Senior press officer | senior | ~ Press officer
Chief press officer | executive | ~ Press officer
Publicist | mid
Press secretary | mid | ~ Press officer
PR director; communications and PR manager; PR specialist; PR associate; senior PR manager; PR account director; PR and marketing executive; PR & communications manager; PR and communications officer; PR and marketing manager; PR & marketing manager; PR and events manager; PR and communications manager; PR freelancer | director
Junior PR executive; PR trainee | junior | ~ PR director
Digital PR specialist; digital PR executive; PR & events executive | mid
Digital PR manager | manager | ~ Digital PR specialist
PR lead | lead | ~ Digital PR specialist
Communications manager; communications officer; communications specialist; communications executive; communications coordinator; communications assistant; corporate communications specialist; communication officer; communication specialist; communications consultant; corporate communications executive; communications associate; communications lead; communications adviser; communications advisor; external communications manager; senior communications manager; employee communications manager; communications and marketing officer; corporate communications officer; strategic communications manager; executive communications manager; communications strategist; marketing communications specialist; communication manager; communications & marketing manager; communications and engagement officer; communication coordinator; communication executive; digital communications officer; marketing and communications officer; marketing and communications specialist; communications business partner; marketing communications coordinator; communication assistant; communications and events officer; communications and marketing manager; communications administrator; communication consultant; change communications manager; change communications lead; communications and marketing coordinator; communications and outreach officer; communications analyst; visibility officer; digital communications executive; digital communications coordinator; knowledge and communications officer; marketing & communications specialist; marketing & communications officer; chief of communications; science communications officer | manager | ~ Corporate communications manager, Internal communications manager, Head of communications
Director of communications; communications director; head of corporate communications; director of corporate communications; head of external communications | director | ~ Communications manager
Senior communications officer; senior communications specialist; senior communications consultant; senior communications advisor | senior | ~ Communications manager
VP communications; vice president of communications | executive | ~ Communications manager
Corporate communications manager | manager | ~ Internal communications manager, Head of communications, Public affairs manager
Internal communications manager; internal communications specialist; internal communications officer; internal communications executive; internal communications consultant; internal communications lead; internal communications coordinator | manager | ~ Head of communications, Public affairs manager, PR manager
Head of internal communications | director | ~ Internal communications manager
Congressional intern | intern | ~ Internal communications manager
Head of communications | director | ~ Communications manager, Corporate communications manager, Internal communications manager
Speechwriter | mid
Public affairs manager; government relations manager; public affairs officer; public affairs consultant; government affairs manager; public affairs executive; public affairs specialist; government relations specialist; public affairs adviser; campaigns officer; campaigns manager; parliamentary assistant; policy and public affairs manager; policy and public affairs officer; public affairs assistant; campaign organizer; government affairs specialist; constituency caseworker; senior public affairs manager; head of campaigns and advocacy; advocacy specialist; advocacy advisor; campaign volunteer; constituency office manager; government relations officer; public policy manager | manager | ~ PR manager, Public relations manager, Communications manager
Head of public affairs; director of government affairs; director of public affairs; director of government relations; government affairs director | director | ~ Public affairs manager
Lobbyist | mid
Campaigner | mid
Political adviser; political consultant; political campaign manager; political assistant; political organizer | mid
Legislative assistant; legislative aide; legislative correspondent | mid
Legislative director | director | ~ Legislative assistant
Legislative intern | intern | ~ Legislative assistant
Advertising executive; advertising coordinator; advertising specialist; advertising assistant; media strategist; creative strategist; client service executive; media investment manager; integrated producer; agency producer; ad agency account executive; media group head; media analyst; client services executive; creative project manager; freelance marketing consultant; marketing strategist; marketing advisor; brand marketing consultant; marketing strategy consultant; marketing and branding consultant | mid | ~ Client servicing executive
Advertising manager | manager | ~ Advertising executive
Media supervisor | lead | ~ Advertising executive
Senior strategist; senior marketing consultant | senior | ~ Advertising executive
Head of media; client service director; associate media director; group media director | director | ~ Advertising executive
Account planner; assistant media planner; media planning executive; associate media planner; communications planner | mid | ~ Media planner
Senior media planner; senior account planner | senior | ~ Account planner
Media planning manager | manager | ~ Account planner
Media planning director; planning director; head of planning | director | ~ Account planner
Media planner | mid | ~ Media buyer, Media director, Account planner
Media buyer; media planner/buyer; digital media buyer; assistant media buyer | mid | ~ Media director, Media planner
Senior media buyer | senior | ~ Media buyer
Media director | director | ~ Media planner, Media buyer
Client servicing executive | mid | ~ Advertising executive
Client servicing manager | manager | ~ Client servicing executive
Marketing consultant | mid
Market research analyst; market researcher; market research executive; research executive; market analyst; market research assistant; market research associate; survey researcher; market research consultant; market research specialist; marketing research analyst; digital marketing data analyst; research interviewer; qualitative researcher; quantitative research executive; senior research manager; marketing research assistant; consumer research analyst; qualitative research executive; data collector; research field officer; survey officer; survey assistant; census taker; marketing data scientist | mid | ~ Competitive intelligence analyst, Marketing analyst
Senior research executive; senior market research analyst; senior marketing analyst | senior | ~ Market research analyst
Market research manager; research manager | manager | ~ Market research analyst
Research director; market research director; associate research director; head of market research | director | ~ Market research analyst
Trainee research executive | junior | ~ Market research analyst
Insight manager; insights manager; market insights analyst; customer insight manager; customer insights analyst; insight executive; insights lead; brand and insight manager; shopper insights manager; marketing insights manager; marketing insights analyst; senior insight manager | manager | ~ Consumer insights manager
Insights director | director | ~ Insight manager
Consumer insights manager; consumer insights analyst; consumer insight manager; consumer insights specialist | manager | ~ Insight manager
Head of consumer insights; director of consumer insights | director | ~ Consumer insights manager
Enumerator; survey enumerator; census enumerator | junior
Competitive intelligence analyst; market intelligence analyst; market intelligence specialist | mid | ~ Marketing analyst, Market research analyst
Competitive intelligence manager; market intelligence manager | manager | ~ Competitive intelligence analyst
Marketing analyst | mid | ~ Market research analyst, Competitive intelligence analyst
Event manager; event coordinator; events manager; event planner; events coordinator; event executive; events executive; conference manager; conference coordinator; event assistant; event organiser; event specialist; senior event manager; event marketing specialist; event operations manager; events officer; event marketing coordinator; event organizer; event project manager; assistant event manager; freelance event manager; banquet and event coordinator; event staff; event consultant; events administrator; event crew; special events coordinator; senior events manager; event logistics coordinator; event administrator; special events manager; events specialist; event host; events organiser; event operations coordinator; event associate; event helper; corporate events manager; MICE coordinator; congress manager; event hostess; event freelancer; corporate event manager; MICE manager; events operations manager; community events coordinator; event coordinator assistant; virtual events manager; volunteer event coordinator; events volunteer; event volunteer | mid | ~ Exhibition manager, Festival manager, Event steward
Head of events; events director; director of events; event director; director of special events | director | ~ Event manager
Senior event coordinator | senior | ~ Event manager
Events supervisor; event supervisor | lead | ~ Event manager
Events assistant | junior | ~ Event manager
Wedding planner; wedding coordinator; corporate event planner; events planner; event planning assistant; event planner assistant; wedding and event planner; conference planner; party planner | mid | ~ Meeting planner, Event manager
Wedding manager | manager | ~ Wedding planner
Meeting planner; meeting and event planner; meetings and events manager; meetings and events coordinator | mid | ~ Wedding planner, Event manager
Conference producer; event producer; events producer; conference assistant; conference & events coordinator | mid
Conference services manager | manager | ~ Conference producer, Banquet coordinator
Exhibition manager; exhibition coordinator; exhibitions manager; exhibition project manager | manager | ~ Festival manager, Event manager
Festival manager; festival coordinator | manager | ~ Event manager, Exhibition manager, Arts administrator
Event steward | mid | ~ Event manager
`
