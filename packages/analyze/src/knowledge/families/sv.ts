/** Swedish words of work, by what they mean in English. */
export const sv = `
analyze: analys* analyt*
supervise: handled* tillsyn* arbetsled* övervak* gruppchef* teamled*
lawyer: advokat* jurist* juridi* rättslig* rättsväsen* rättskunskap* bolagsjurist* åklag*
court: domstol* tingsrätt* hovrätt* rättegång* processför* förvaltningsrätt*
sell: sälj* försälj* sålde sålt såld sålda säljare* innesälj* utesälj* fältsälj* merförsälj* kundvärv* säljchef* butikssäljare* försäljare*
organize: organiser* organisation* organisator*
maintain: underhåll* skötsel* servicetekn* fastighetsskötare* vaktmästar* servicemont* servicearb*
administer: administ* förvaltar* förvaltning* handläggare* handläggn* kansli kansliet kanslist* kanslich*
finance: finans* ekonomi* ekonom ekonomer*
account: bokför* redovis* konto kontot kontoplan* konter* räkenskap* ekonomiassist* bokhåll*
ledger: reskontra* kundreskontr* leverantörsreskontr* huvudbok*
customer: kund kunden kunder* kundtjänst* kundservice* kundansvar* kundkontakt* kundvård* kundmöt* beställar* klient*
vehicle: fordon* bilar* bilen bilverk* lastbil* personbil* släpbil* skåpbil* bil
mechanic: mekani* bilmekan* fordonstekn* reparatör*
aircraft: flygplan* helikopt* luftfartyg* flygtekn*
flight: flyg flyget flyga flygning* luftfart* flygvärd* kabin* flygbol*
pilot: pilot* kapten* styrman*
pupil: elev elever* eleven student* studerande* skolbarn* elevhäls* elevass*
child: barn barnen barns barnet spädbarn* småbarn* barngrupp* barnom* barnav* nyfödd* ungdom* barnsköt*
teach: undervis* lärar* pedagog* ämneslärar* utbildare* lektor* adjunkt* lärde speciallärar* lära visar visa introduc*
education: utbild* pedagogi* vidareutbild* skolväsen* bildning*
school: skola* skolor* grundskol* gymnasi* klassrum* lektion* klass klassen klasser klasslär* skolled* folkhögskol* friskol*
curriculum: läroplan* kursplan* ämnesplan* kursinnehåll*
staff: personal* medarbetar* anställda bemann* arbetstagar*
team: team* arbetslag* laget gruppen lagled* arbetsgrupp* grupp
recruit: rekryt* talangför* headhunt* urvalsint*
vacancy: vakans* vakant* platsannons*
pay: lön löner* lönen löne lönead* lönehant* lönekör* lönespec* löneutbet* ersättning* arvode* traktament* lönekonsult*
doctor: läkar* överläkar* underläkar* distriktsläkar*
nurse: sjuksköt* undersköt* barnmorsk* skötare* distriktssköt* ssk usk skötersk*
patient: patient* vårdtagar* brukare*
medical: medicin* klinik* klinisk* vårdcentral* mottagningsskö* läkarvård* cosmic
hospital: sjukhus* lasarett* akutsjukh* vårdinrättn*
care: vårdbitr* omsorg* omvård* hemtjänst* hemsjukv* personligassist* vårdare* boendestöd* äldreomsorg* sysselsättning* stödassist* stödpedag* vård vården vårdpers* vårdyrk* vårdutb* vårdarb* vårdinsats* vårdplan* vårdenhet* vårdkval* vårdform* sjukvård*
health: hälsa* hälso* friskvård*
cook: kock* köksmäst* matlag* köks* kök köket kokerska* kallskänk* varmkök* kockar* storkök* souschef* kokk* köken kökschef* köksbitr* tillagning*
food: mat maten livsmed* måltid* maträtt* meny menyer* menyn dryck* skolmat* rätter råvar* kost livsmedel*
restaurant: restaurang* café* cafe kafé* servering* catering* bankett* lunchrest* krog krogen krögar*
shop: butik* detaljhand* dagligvar* kiosk* köpcent* varuhus* matbutik* affär affären affärsbitr*
goods: varor varorna varuhant* lager lagret lagersaldo* inventer* varumott* varuplock* varupåf* varuflö* gods godset godsmott* sortiment
display: exponer* skyltning* varuexponer* skylta
purchase: inköp* köpa köpt köpte upphandl* uppköp* anskaff* anbudsförfråg* sourcing*
supplier: leverantör* underleverant*
repair: reparer* reparation* lagning* felavhjälp* renover* felsök* åtgärda*
build: bygg* byggnad* byggnat* anläggning* nybygg* ombyggn* nyprodukt* anläggare* husbygg* byggarb* byggled* byggtekn* uppför* entreprenad* byggnads* bygge bygget betongbro*
site: byggarbetsplats* platsled* platschef* arbetsplatser* byggplats*
architect: arkitekt*
engineer: ingenjör* civiling* högskoleing* konstruktör*
electric: elektri* elektro* elinst* elkraft* elmont* elarb* eltekn* elnät* starkström* svagström* el elanl* elcentr* elprogr* energiprogr*
design: design* formgiv* formge* utform* tjänstedes* konstruer*
draw: ritning* rita ritar ritade cad skiss* ritn* illustr* rittekn* teckn*
graphic: grafi* layoutar* bildbehand*
garment: kläder* klädes* textil* tyg tyger* sömnad* sömmersk* skrädd* konfektion* tröj* skor skobutik* sy sydde
fashion: mode modet modebut* stylist* trend* modein*
market: marknad*
advertise: annons* reklam* kampanj*
publicity: pressmed* pressekret* pressans* presskont*
media: media* medie* tv radio* television* sändning*
journalist: journalist* tidning* redakt* reporter* nyhet* krönik* redigerare*
communicate: kommunik* kommunicer* informatör*
web: webb* hemsid* internet* digital* nätbutik* webbplats* webshop* uppkoppl*
content: innehåll* copywrit* webbredakt*
seo: seo sem sökmotor* sökordsopt* sökoptim*
social: social* facebook* instagram*
software: mjukvar* programvar* programmer* utvecklare* systemutveckl* kodning* koda kod koden applikation* app appar
computer: dator* it informationstek* databehand* datavan* itsupp* stordator*
network: nätverk* nät nätet datanät* router*
server: server* servrar*
system: system* affärssyst*
database: databas* sql
deploy: driftsat* utrull* releas* idrifttag*
secure: säkerhetsvakt* väktar* ordningsvakt* bevak* informationssäk* larm larmet larmop* brandlarm* itsäk* skalskydd* passersyst* säkerhetskl*
bank: bank banken banker bankrådg* banktjänst* bankkont* bankärend*
teller: kassör* kassabitr* kassapers* kassatjänst*
loan: lån lånet lånehandl* bolån* kredit* låntag* långivn* inkassohandl* utlån utlåning*
deposit: insätt* inlåning* deposition*
cash: kontant* dagskass* pengar* växelkass* checkar kassaräk* handkass*
invoice: faktura* fakturer* fakturor* kundfaktur* leverantörsfaktur*
payable: skuld skulder* fordran fordring*
tax: skatt* beskattn* inkomstskatt* arbetsgivaravg*
audit: revision* reviso* granskning*
statement: bokslut* årsredov* resultaträk* balansräk* månadsbokslut* årsbokslut* delårs*
budget: budget*
forecast: progno*
invest: invest* placering* värdepapp* aktie* fonder fondförv* kapitalförv* portfölj*
insure: försäkring* försäkra* skadereg*
risk: risk* riskan* riskbed* fara faror
comply: regelefterlev* regelverk* lagstift* föreskrift* lagkrav* författning* efterlev* gdpr lagar lagen förordning* direktiv*
fraud: bedräg* oegentlig* penningtvätt*
report: rapport*
record: journal* protokollför* anteckn* registrator* diarie*
document: dokument* handling handlingar* slutdokument* intyg*
plan: planer* plan planen planför* samhällsplan*
schedule: schema* tidplan* tidtabell* tidsplan*
project: projekt* uppdragsled* delprojekt*
strategy: strateg*
business: affärsutv* affärsid* näringsliv* affärsmann* affärer* företagande* affärsområd* affärsmäss*
consult: konsult* rådgiv* rådgör* vägled* konsulent* rådge*
manage: chef* chefskap* ledning* avdelningschef* enhetschef* verksamhetschef* management* driftchef* ekonomisty* förestånd* förestod verkstadschef*
lead: ledar* leda leder ledde lett ledande gruppled* ledarna
direct: direktör* vd styrelse* direktion* rektor* regissör* bolagschef*
coordinate: samordn* koordin*
train: internutb* träna* upplär* kursled* utbildare fortbild* inskol* introduk*
coach: coach* mentor* tränare* jobbcoach*
fitness: träning* gym gymmet gymnast* motion* gruppträn* styrketr*
sport: idrott* sport* fotboll* simning* ishockey* simlär*
nutrition: nutri* dietist* kosthåll* näring näringsl* kostrådg* kostvet*
art: konst konsten konstn* konsthant* skulpt* bildlär*
museum: museum* musei* museer* utställn* galleri*
music: musik* orkester* körsång* körled* dirigent* kantor* instrument trombon* gitarr* piano* trummis*
theater: teater* skådespel* scenkonst* dramapedag*
dance: dans dansa* dansen dansl* koreogr* danspedag*
community: samhälle* förening* civilsam*
farm: jordbruk* lantbruk* bonde bönder* gård gården gårdar gårdsarb* agronom* lantmäst*
crop: gröda* grödor växt växter växtodl* odling* odla* skörd* spannmål* trädgårdsodl* växtskydd*
animal: djur* boskap* kreatur* djursköt* husdjur* koskötsel* gris* nötkreat* mjölkkor* hästar* häst hästsköt*
soil: jord jorden mark marken markarb* jordanal*
call: samtal* ringa telefon* callcent* ringde växeltel* kundsamtal*
center: center* centrum* central*
complaint: klagomål* reklamation* tvist* missnöj* klaga*
inquiry: förfråg* frågor frågan ärende* fråga frågeställ*
help: hjälp* assist* stöd stödja* stödjer bistå* support* biträd* stötta* stödet stödinsats*
order: order ordrar* orderhant* orderm* beställ* orderläg* innesäljo*
deliver: leverans* leverer* utlever* utkör* budbil* bud frakt frakter* fraktar* spedit*
warehouse: lagerarb* lagerhant* lagerpers* lagerchef* lagerlok* lagerlogist* lagermed* förråd* lagring* magasin* centrallager* terminalarb* lagerutr*
transport: transport* logisti* speditör* åkeri* kollektivtraf* trafik* sjötransp* godstraf* persontraf* godstransp*
drive: köra kör körde körning* chauff* förare* lastbilsför* busschauff* bussför* distributionsch* bilkör* förarbev* lastbilsch* yrkesför* yrkestraf* ykb
clean: städa* lokalvård* rengör* hotellstäd* storstäd* fönsterputs* golvvård* sanering* hemstäd* disk diska* diskpl* städa städar städning* städare* städerska* städarb* städchef* städbr* städyrk* städuppd* städtekn* städutr* städf* städ* sopa* torka* ordning* moppa* dammsug*
safe: säkerhet* skydd skyddsomb* arbetsmiljö* skyddsrond* säker säkert skyddsutr* trafiksäk* brandskydd* arbetarskydd* fallskydd*
inspect: inspek* besikt* kontrollant* egenkontr* livsmedelsinsp* kollar kolla*
test: test testa* tester* testning* provning* testled* testfall* prov provtagn* användartest*
measure: mätning* mäta mäter mätte uppmät* mättekn* mått mätdat* inmätn* utsättn* mätverkt* mätningstekn*
quality: kvalit*
improve: förbättr* effektiviser* optimer* förädl* ständiga
increase: öka ökad ökade ökat ökning* tillväx* växa höja utöka* utökn* växande
technical: tekni* teknolo*
machine: maskin* utrustning* cnc anläggningsm*
manufacture: tillverk* produktion* producer* industriproduk* fabrik* processop* serieprod* serietillv*
material: material* råmaterial*
contract: avtal* kontrakt* entrepren* ramavtal* underent*
negotiate: förhandl* löneförh*
research: doktorand* fou forskn* forskar* forska
science: naturvet* vetensk* naturkunsk*
write: skriv* skrev skribent* skriftl* text texter* textförf* författa* skrift protokoll*
present: presentation* presenter*
interview: intervju* anställningsint*
assess: bedöm* utvärd* värdering* värdera* uppskatt*
develop: utveckl* verksamhetsutv* produktutv* vidareutveckl*
create: skapa* kreativ* framtag*
event: evenemang* arrangem* festival* arrangör* tillställn* event events eventet eventplan* eventbyr* eventkoord* eventproj* eventansv*
public: offentlig* allmänhet* allmän publik* samhällsinfo*
speech: talare* föredrag* talesper* logoped* tal retorik*
government: myndighet* regering* statlig* staten riksdag* departement* länsstyr* trafikverk* förvaltningsmynd*
partner: partner* samarbetspart* kompanjon* allians*
prospect: prospekt* nykund* leads kundbearb*
revenue: intäkt* inkomst* omsätt*
price: pris priset priser* prissätt* prislist* prisförh*
property: fastighet* bostad* hyres* mäklare* uthyr* hyra
color: färg färgen färger* färgsätt* kulörer*
print: tryck* offset* screentryck*
photo: foto* fotograf* bilder bildredig*
video: video* film filma* filmer* filmning* filmprod* kamera* klippning* rörlig
interior: inred* möbel* möbler* dekor*
space: utrymme* lokaler* lokalen ytor
airport: flygplats* terminal* flygledar* arlanda
cargo: fraktgods* last lasten styckegods* flygfrakt*
passenger: passager* resenär* resande
weather: väder* meteorol*
cockpit: cockpit* avionik*
engine: motor* förbränningsm* dieselmotor* elmotor*
brake: broms* växellåd*
diagnose: diagnos*
appointment: tidsbok* bokning* bokar boka tidsbest*
secretary: sekretera* reception* medicinskasekr* nämndsekr* kontorist* kontorsass* kontorsarb* läkarsekr*
file: arkiv* akter aktför* fil filer*
meeting: möte möten* mötes* sammanträd* konferens* mötet
letter: brev* korrespond* posthant* skrivelser*
member: medlem* ledamot*
target: mål måluppf* kvot kvoter målsätt* säljmål* målstyr*
visit: besök* studiebes* kundbesök*
guest: gäst gäster* gästen gästser* gästbemöt*
hotel: hotell* logi vandrarh* övernattn*
achieve: uppnå* åstadk* prestation* prester*
activity: aktivitet*
operate: drift driften driftp* operatör* operativ* driftan* driftstör* verksamhet*
process: process*
procedure: rutinbeskr* tillvägag* förfarand*
conduct: genomför* utför* bedriv*
data: data datahant* uppgifter dataan* datainsaml*
environment: hållbarhet* klimat* miljö miljön miljöer miljöarb* miljöfr* miljöledn* miljöing* miljöansv* miljöinsp* miljövet* miljömed* miljös*
policy: policy* riktlinj*
prepare: förbered* upprätt* berednin* bereda*
relationship: relation*
resource: resurs*
result: resultat*
review: granska* genomgång* översyn* genomlys*
identify: identifi* kartlägg*
issue: problem*
monitor: övervakning* övervaka*
track: uppfölj* spårbar*
standard: standard* norm normer
solution: lösning*
task: syssla* sysslor
tool: verktyg* handverktyg*
unit: enhet enheten enheter enheterna enhets enhetsl*
promote: främja* befordr*
collaborate: samarbet* samverk*
handle: hanter*
participate: delta deltar deltag* deltog medverk* delaktig*
request: begär* anmod* hemställ*
resolve: lösa löser löste åtgärd*
refer: remiss* remitt* hänvis*
function: funktion*
detail: detalj*
award: prisad stipendi* belön* utmärkelse*
specialize: speciali* fackm* sakkunn* expert*
assign: tilldel* utse utsedd uppdrag*
control: kontroll* styrn* styrsyst* reglertekn*
demonstrate: demonstr* visning* påvis*
facilitate: underlätt* faciliter* processled*
human: hr personalfråg* människ*
industry: industri* bransch*
initiate: initiativ* initier* igångs*
innovate: innovat* nyskap* nytänk*
integrate: integrer*
language: språk* flerspråk*
motivate: motiver* motivation* inspirer* peppa*
represent: represent* företräd* ombud*
select: urval* välja väljer valt utvalda
specification: specifikation* kravspec* specific*
technique: metodik*
update: uppdater* ajourh*
access: åtkomst* tillgäng* tillträd* behörighetshant*
accuracy: noggrann* exakt* precision*
address: adressera
approve: godkän* attester* attest
contact: kontakt*
contribute: bidra bidrar bidrog bidrag*
cost: kostnad* kalkyl* självkost*
determine: fastställ* avgör*
distribute: distribu* utdeln*
guide: guide* guida* guidning* reseled*
interact: interak* växelverk*
liaison: kontaktlänk* sambandsp*
method: metod*
model: modell*
objective: ändamål* syfte*
obtain: erhåll* inhämt*
platform: plattform*
propose: föreslå* förslag*
reduce: minska* reducer* sänka sänkt nedbring*
region: region* landsting* distrikt*
transaction: transakt*
travel: resor resa reser resebyr* resebok* affärsres* res
value: värde värdegr* värdeskap*
volunteer: volontär* ideell* frivillig*
automate: automat* plc
balance: balans* saldo
benefit: friskvårdsbidr* förmåner*
brand: varumärk*
deadline: deadline* tidsfrist* tidsgr*
discuss: diskut* diskussion* dialog*
efficient: effektivitet* produktivitet*
feedback: återkopp* feedback*
fund: finansiering* anslag fond
guideline: anvisning* instruktion*
independent: självständ* oberoend*
investigate: undersök* brottsutr* utred*
license: körkort* licens* legitim* certifikatsk* bkörkort* truckkort*
list: lista listor förteckn*
payment: betaln* utbetal* inbetal*
product: produkt* sortimentsansv*
proposal: offert*
respond: svara svarar svar besvara besvarar besvarade*
satisfy: nöjdh* kundnöjd* tillfredsst* nöjda
structure: struktur*
user: användar* slutanv*
verify: verifi* säkerställ*
workshop: verkstad* workshop*
adapt: anpass* adapt*
card: kortbet* kortterm*
charge: debiter* laddn* laddstol* ladda
compete: konkurr* tävling*
component: komponent*
conflict: konflikt*
consume: konsum* förbruk*
cycle: cykel* cykler livscyk*
discipline: disciplin*
estimate: kalkyler* överslag* mängdberäkn*
expense: utlägg* utgift* omkostn*
interface: gränssnitt*
labor: arbetskraft* arbetare*
launch: lanser*
observe: iaktta* observer*
package: paket* kolli
paper: papper* kartong* massaind*
parent: föräld* vårdnadsh*
pass: passer*
prevent: förebygg* förhindr* prevent*
priority: priorit*
routine: rutin rutiner* rutinm*
rule: regel regler* regeln*
sample: stickprov* provex* varuprov*
search: sökning* eftersök* sökande
session: session* pass passet arbetspass*
survey: enkät* kundundersökn*
volume: volym*
adult: vuxen* vuxna*
arrange: ordna* iordningst* anordn*
asset: tillgångar* anläggningstillg* inventarier
attention: uppmärks*
capital: kapital*
channel: kanal*
claim: skadest* anspråk* skadeanm* skada skador skadeär*
configure: konfigur*
connect: koppla* anslut* inkoppl*
count: räkna räknar räknade räknat*
culture: kultur*
define: definier* definition*
economy: nationalek* företagsek*
emergency: akut* akuten räddningst* krisberedsk* beredskap* nödsit* jour jourt*
encourage: uppmuntr*
examine: undersökning*
exchange: växling* byte byten valuta* utbyte*
gather: insaml* samla samlar samlade
import: import*
export: export*
install: install*
interpret: tolk* tolkning* tolka
introduce: införa* infört
item: artikel* artiklar*
label: etikett* märkning* prismärk*
load: lasta* lastning*
layout: layout* planlösn*
metric: nyckeltal* mätetal* kpi
module: modul*
outcome: utfall*
pressure: tryckkärl* lufttryck*
rate: andel takt
reconcile: stämma avstäm* kontoavstämn*
remote: distans* fjärr*
retain: behålla* bibehåll* lojalitet*
return: retur*
stakeholder: intressent*
submit: inläm* inskick*
template: mall mallar*
theory: teori* teoret*
accept: accepter*
acquire: förvärv*
adjust: juster* inställn* riggn* ställtid* omställ*
allocate: allok* fördelning*
calculate: beräkn* hållfasthetsb*
capacity: kapacitet*
commission: provision* driftsättn*
condition: villkor* tillstånd*
cooperate: kooper*
crisis: kris krishant* kriser*
device: apparat* enhetshant*
disability: funktionsneds* funktionsvar* funktionshind* lss
discrepancy: avvik* differens*
error: felaktig* fel felen felrapp*
escalate: eskaler*
ethics: etik* etisk*
expand: expand* expansion*
explain: förklar*
family: familj*
image: bild bildb* röntgen*
infrastructure: infrastrukt*
input: indata
laboratory: labb* labor* biomedicinsk*
lecture: föreläs* seminari*
loss: förlust* svinn svinnet
migrate: migrer* migrat* flytta flyttade
option: alternativ* tillval*
protect: skydda*
publish: publicer* förlag* utgiv*
recover: återställ* återhämt*
register: folkbokför* regist*
replace: ersätt utbyta* utbytt* ersätter
reservation: reserv reservation*
resident: boende* invånar*
season: säsong*
size: storlek*
spreadsheet: kalkylark* kalkylblad*
stage: scen scenen scentekn* etapp*
supply: försörj* materialförs*
table: bord tabell* borden
tutor: läxhjälp* studiehand* studiestöd*
assemble: monter* montör* montage* sammansätt* hopsätt*
bilingual: tvåspråk*
brochure: broschyr* katalog*
commerce: handel* ehandel*
compare: jämför*
confirm: bekräft*
consolidate: konsolid* koncernred*
defect: defekt* kassation* brister
delegate: deleger* delegat*
disease: sjukdom* diabetes
finish: slutför* färdigst* avsluta*
floor: golv golvet golvl* våning*
formulate: formuler*
graph: diagram* kurva
greet: välkomna* bemöt*
hall: sal salen
insight: insikt*
margin: marginal* täckningsb* bruttovinst*
mathematics: matem* algebra*
military: militär* försvar* soldat* värnplikt* officer* regement* befäl*
newsletter: nyhetsbrev*
pack: packa* packn* förpack* paketer*
paint: målare* måleri* målning* målarar* måla målar billack* tapetser* lackering* lackerar*
panel: panel*
road: vägar* väg vägen vägb* asfalt* väghåll* vägunderh*
segment: segment*
shift: skift skiftarb* skiftgång* tvåskift* treskift* nattarb* nattjänst*
sign: skylt skyltar* signer* underteckn*
simulate: simuler*
substitute: vikarie* vikariat* timvik*
therapy: terapi* terapeut* psykoterap* kbt
ticket: biljett*
tour: turné* rundtur* tur turer
translate: översätt*
treasury: likviditet* kassaflöd*
upgrade: uppgrad*
water: vatten* avlopp*
weight: vikt vikter väga vägning*
apprentice: lärling* gesäll*
degree: examen* kandidat* master* magister* högskoleex* yrkesexam* civilekon* doktorsex*
certificate: certifi* yrkesbevis* kursintyg* behörighetsb* auktoris*
university: universitet* lärosät* tekniskahög* högskol* fakultet*
college: yrkeshögsk* komvux kvalificeradyrk* yh vuxenutbildn*
trainee: trainee* praktikant*
intern: praktik praktiken lia apl praktikp*
freelance: frilans*
selfemployed: egenföretag* småföretag* egenanställ*
weld: svets* tig rörsvets*
solder: löda löddes lödning* lödtekn*
screw: skruv* bult bultar*
drill: borra* borrning* borrmask*
mill: fräs fräsa* fräsning*
lathe: svarv*
turn: svarvning* cncsvarv*
grind: slipa* slipning*
cut: skär skära skärande* kapning* kapa klippa skärn* klipp* klippt*
saw: sågverk* motorsåg* sågning*
pipe: rör rören rörmont* rörläggare* rördr* rörarb* ledningar va
plumb: vvs rörmok* sanitet* vvsmont*
roof: tak taklägg* taket takarb* taktäck*
brick: tegel* murare* murning* mura
concrete: betong* gjutning* gjuta gjutlag*
plaster: puts putsning* gips gipsning* gipsa fasadputs*
tile: kakel* plattsätt* klinker*
wood: trä trävar* träarb* virke* träind* skog* skogsarb* trät*
carpenter: snick* timmerman* träarbetar* finsnick* inredningssnick*
wire: tråd trådl* ledningsdr* kabeldr*
cable: kabel* kablar*
circuit: krets kretsk* kretsar*
voltage: spänning* högspänn* lågspänn* volt
sensor: sensor* givare tryckgivare* nivågivare*
valve: ventil*
pump: pump pumpar* pumpst* pumpen
hydraulic: hydraul*
pneumatic: pneumat* tryckluft*
conveyor: transportör* transportband*
robot: robot*
mould: formsprut* pressgjut* gjutform*
sheet: plåt plåten plåtar* plåtslag* plåtarb* plåtbearb* plåttekn* tunnplåt*
metal: metall* aluminium* koppar*
steel: smide* smeder smed stål stålet stålverk* stålkonst* stålind* stålbygg* rostfri*
spare: reservdel*
bearing: lagerbyten kullag*
gearbox: kuggväx* växellådor
lubricate: smörj*
fault: störning* driftstörn* felanm*
breakdown: haveri* akutfel* driftstopp*
shutdown: avställ* revisionsstopp*
blueprint: ritningsläs* byggritn*
tolerance: tolerans*
calibrate: kalibr*
gauge: skjutmått* mikromet* mätdon* mätklock*
pallet: pall pallet* palla*
forklift: truck* motvikts* skjutstativ* gaffeltruck*
pick: plock plocka* plockning* orderplock* varuplockn*
unload: lossa* lossning* avlast*
route: rutt rutter* ruttpl* slinga färdväg*
customs: tull* tulldekl* förtulln*
dispatch: avsänd* utskick* expedi*
ramp: ramp ramptj* rampen
shelf: hylla* hyllor* pallställ*
scanner: skanner* skanna* scanna* handdator* streckkod*
container: container* hamn hamnen hamnarb*
consignment: försändels* sändningar
trailer: trailer* påhäng* släp släpvagn*
tachograph: färdskriv*
checkout: utcheckn* självscann*
till: kassa kassan kassaarb* kassavana* kassasyst* kassor
counter: delikatess* charkdisk*
showcase: skyltfönst*
promotion: erbjudande* reaktivit*
discount: rabatt*
fitting: provrum*
assortment: sortiments* sortimentet
opening: öppningst* öppna öppnar
closing: stängning* stänga stänger
theft: stöld* snatter*
refund: återbetal* återköp*
hygiene: hygien* haccp
allergen: allerg*
bread: bröd brödet
bake: bagar* bageri* bakning* baka bakar bakverk*
pastry: kondit* tårt*
meat: kött köttet köttb* chark* köttskär*
butcher: styckn* styckare* slakteri* slaktare*
fish: fisk* fiske* fiskare* skaldjur*
vegetable: grönsak*
sauce: såser såsen
portion: portion*
waiter: servitör* servitris* serveringsp* hovmäst*
wine: vin vinet viner sommelier* alkoholserv*
bar: bar baren bartend* barista*
bed: sängar* sängklä* bädda* bäddning* säng
laundry: tvätt*
wash: tvätta* tvättning* biltvätt*
iron: stryk stryka* strykn*
breakfast: frukost*
room: rum rummet rumsst* rumsserv* hotellrum* rummen
checkin: incheckn*
luggage: bagage*
bathe: bad badvärd* badmäst* badhus* simhall*
dress: påklädn* klä
feed: foder* utfodr* fodr*
wound: sår såren sårvård* såroml* omläggn* förband* bandag*
injection: injektion* insulin* vaccin*
blood: blod* blodtr* blodprov* provtagning*
infusion: infusion* dropp
dementia: demens* alzheim*
elderly: äldre äldreb* geriatri* äldrevård* gamla
disabled: funktionshindr* gruppbostad* gruppboende*
anesthesia: anestesi* narkos*
surgery: operation* kirurg*
ambulance: ambulans*
diaper: blöj*
infection: infektion* smittskydd* vårdhyg*
ward: vårdavd* intensivvård* iva
relative: anhörig* närståend*
prescription: recept*
rehabilitation: rehab* habiliter* arbetsterap*
mobility: rörlighet* förflyttn*
household: hushåll* hem hemmet
shopping: handla shopping*
errand: ärenden budärenden
play: lek leka lekar* leken spela spelar leker
sing: sånger* sångare* sjunga* sjung*
craft: hantverk* slöjd* pyssl*
homework: läxa läxor hemläx*
exam: tenta* nationellaprov*
grade: betyg*
mark: markera*
reading: läsning* läsa läsin*
integration: integration* etabler*
inclusion: inklud* mångfald*
settle: reglering*
outing: utflykt*
observation: observation*
reconciliation: kontoavst* bankavstämn*
reminder: påminn*
dunning: inkasso* kravhant* kravbrev*
depreciation: avskriv*
provision: avsättn*
cashflow: likvidpl*
controlling: controller* controlling* ekonomistyrn*
variance: budgetavvik*
voucher: verifikat* kvitto* presentkort*
declaration: deklarat* momsdekl*
vat: moms* mervärdessk*
contribution: arbetsgivaravgift*
attendance: närvaro* frånvaro* tidrapport* tidredov*
leave: ledighet* semester* föräldraled* tjänstled*
sick: sjukskriv* sjukfrånv* sjuklön* sjukanm*
dismissal: uppsägn* avsked* varsel*
employment: anställn* arbetsförm* sysselsätt* arbetsmarknad*
agreement: överenskom* kollektivavt*
union: facklig* fackför* skyddsombud*
council: nämnd* fullmäktig*
acquisition: företagsförv* värvning*
offer: anbud*
tender: upphandling* anbudsg* lou
territory: säljdistr*
fair: mässan fackmäss* branschmäss*
aftersales: eftermarkn*
cold: kyla kylt* kylan* kyltekn* kyl
incident: incident* olycka olyckor* olycksf* tillbud* händelse*
printer: skrivare* skrivarna
backup: säkerhetskop* backup*
virtual: virtu*
helpdesk: helpdesk* servicedesk* itsupport* supporttekn*
laptop: bärbar bärbara
bug: bugg* buggfix*
requirement: kravhantering* krav kraven kravan* kravställ*
script: skript* manus*
foreman: förmän lagbas* arbetsbas* verkmästar*
excavation: schakt* grävmask* grävning* gräva grävare*
scaffold: ställningsb* ställningsmont* ställningsarb*
formwork: formsätt* formbygg*
reinforcement: armer*
earthwork: markarbete* markanl* markentrepr*
quantity: mängd mängder* mängdn* antal
permit: bygglov* tillståndsansök*
acceptance: slutbesiktn* godsmottagn*
handover: överläm* överrapp*
clause: klausul* paragraf*
notary: notarie*
will: testamente* arv bouppteckn*
mandate: fullmakt* mandat*
seed: utsäde* frö fröer
sow: sådd såmask*
fertilize: gödsl* gödning* gödsel*
spray: besprut* växtskyddsm* sprutning*
tractor: traktor* skördetrösk*
milk: mjölk* mejeri*
stable: stall stallsköt* ladugård*
greenhouse: växthus*
prune: beskär*
irrigate: bevattn*
citizen: medborg*
notice: meddeland* kungör*
municipality: kommun kommunal* kommunen kommuner* kommunhus*
framework: ramverk*
demand: efterfråg*
reorder: påfylln*
post: inlägg* postut*
follower: följare*
trade: utrikeshand*
landing: landningss*
page: sidor*
logo: logotyp*
kindergarten: förskol* dagis fritids fritidsh* fritidsped* barnskötare* fritidsledare*
implement: implement*
coffee: kaffe*
tourism: turis* resebransch*
energy: energi* fjärrvärm* vindkraft* elproduk*
gas: gaser gas gasol*
solar: solcell* solenergi* solkraft*
chemistry: kemi* kemist* kemiker* kemisk*
physics: fysiker* fysikal* fysiklär*
biology: biolog*
geography: geograf* gis
history: histor*
literature: litterat*
philosophy: filosof*
psychology: psykolog*
sociology: sociolog*
socialwork: socionom* socialsekr* socialtj* socialt socialarb* biståndsh* kurator* behandlingsass* behandlingspedag* socialförv*
statistics: statist*
religion: präst* kyrka* församl* diakon* pastor* kyrko*
pharmacy: apotek* farmac* receptarie*
medication: läkemedel* mediciner*
dentist: tandläk* tandvård* tandsköt* tandhyg* tandtekn*
veterinary: veterinär* djursjuk* djurvård*
physiotherapy: fysioterap* sjukgymn*
mining: gruva* gruvor* gruvdrift* bergarb* bergspräng*
geology: geolog* geotekn*
cartography: kartläsning kartor karta lantmät* geodata*
ship: fartyg* båtar* båt varv varvet skepp*
maritime: sjöfart* sjöman* matros* sjökapt* maskinist*
railway: järnväg* lokför* tågvärd* bangård* tågtekn* spårväg* tågtrafik* tågför*
bus: buss bussen busstraf* bussar*
taxi: taxi* taxiför* färdtjänst*
police: polis* kriminalv*
firefighter: brandman* deltidsbrand* brandskyddsk* räddningstjänst*
elevator: hiss hissar* hissmont* hisstekn*
crane: kran kranar* kranför* travers* lyftkran* lyftanordn*
hair: frisör* barber* hårvårds*
beauty: skönhet* hudterap* hudvård* kosmet* makeup* nagel* massage*
jewelry: guldsm* smycke* urmak*
glass: glas glasm*
plastic: plast* polymer*
rubber: gummi* däck* däckbyt*
leather: läder* skinn*
book: bok böcker* bokhandel*
library: bibliotek*
lighting: belys*
heating: värme värmepump* värmesys* uppvärm*
ventilation: ventilation* luftbeh* klimatanl*
waste: avfall* återvinn* sophämt* renhålln* sopor
garden: trädgård* parkarb* gräsklipp* grönyt* gräsmatt* häck*
flower: blomma* blomst* florist* blommor*
poultry: fjäderfä* kyckling* höns
egg: ägg
fruit: frukt frukter* fruktodl* fruktavd*
hardware: hårdvar*
cloud: molntjänst* molnl*
entrepreneur: entreprenöriell* nyföretag* startup*
dealer: återförsälj* franchise*
facility: anläggningen anläggningar anläggningssk* lokalförs*
press: press pressa pressning* kantpress*
foundry: gjuteri*
insulation: isoler* isolation*
wholesale: grossist* partihand*
radiology: radiolog* röntgensj*
psychiatry: psykiat* psykisk* beroendev* missbruk*
orthopedics: ortoped*
cardiology: kardiolog* hjärtsjuk* hjärtavd*
oncology: onkolog* cancerv* palliat*
neurology: neurolog* neuropsyk*
pediatrics: pediatrik* barnmedicin*
obstetrics: förlossn* gynekol* mödravård*
sterilize: steril*
algorithm: algoritm*
intelligence: intelligens* underrätt*
refugee: flykting* asyl* nyanländ*
charity: välgör* insamling*
consulate: ambassad* konsulat*
removal: flyttfirm* flyttning* flyttst* flytthjälp*
caretaker: husvärd* boendevärd* områdesvärd*
toy: leksak*
carpet: matta mattor mattläg*
oil: olja oljor drivmedel* petrole*
bicycle: cykelrep* cyklar*
wagon: vagn vagnar*
lean: lean
timber: timmer* skogsmask* skördare*
conductor: konduktör*
snow: snöröjn* plogn* vinterväghålln*
warranty: garanti*
purser: purser*
audiology: audionom* hörsel*
optician: optik*
nanny: barnflick* aupair
lifeguard: badvakt* livräddn* hlr
chimney: sotare* sotning*
locksmith: låssmed*
blacksmith: hovslag*
department: avdelning* sektion*
office: kontor*
flow: flöde flöden*
goal: målsättning* delmål
bridge: broar broarna brokonst* bro
tunnel: tunnel* tunnlar*
wind: vindkraftv*
dormitory: studentbost*
apartment: lägenhet* bostadsrätt*
window: fönster* dörrar dörr fönst*
fiber: fiber fiberinst* optofiber
courier: kurir*
mail: brevbär* postiljon* posten
coating: ytbehandl* pulverlack* galvan*
chain: kedja kedjan
line: linje linjen monteringslin*
corporate: koncern*
pension: pension*
game: speldes* spelutv*
prototype: prototyp*
usability: tillgänglighet* användarv*
swim: simma
inform: informera* meddela* upplys*
recommend: rekommender*
collect: hämta*
fill: fyll* påfyll*
sort: sorter*
receive: mottag* inlever*
drawer: kassalåd*
expire: utgång*
fresh: färsk*
absence: frånvar*
calm: lugn*
angry: arg arga
talk: prata* pratar
owner: ägare*
enter: knappar
toilet: toalett*
pulse: puls* vitalparam* saturation*
temperature: temperatur* feber*
catheter: kateter* katetr* sond* infart*
mobilise: mobiliser* förflytt*
walk: promen*
quote: prisuppg*
socket: eluttag* vägguttag* strömbryt*
lamp: lampa lampor armatur* lysrör*
linen: handduk*
ingredient: ingrediens*
box: låda lådor
overdue: förfall* obetald*
festival: fest* julfest* sommarfest*
patrol: patrull* rondering* ronder
oven: ugn ugnar
knead: knåd*
dough: deg degar
wallpaper: tapet*
leak: läck*
fence: staket* stängsel*
arrive: ankomst* ankommand*
departure: avresa avresor avgång*
exceed: överträff* överskrid*
incoming: inkommande
outbound: utgående
cause: orsak*
correct: korriger*
tree: trädfäll*
playground: skolgård* rastvakt*
treat: behandl*
autism: autis*
batch: parti partier
milestone: milstolp*
invitation: inbjud*
hedge: häckar
grass: gräs*
nonconformity: avvikels*
`
