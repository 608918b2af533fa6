/** Italian words of work, by what they mean in English. */
export const it = `
analyze: analis* analizz* analit*
supervise: supervis* sorvegl* sovrinten* soprinten*
lawyer: avvocat* legal* giuridic* giurist* giurisprud* diritto diritti contenzios* forense forensi patrocin*
court: tribunal* udienz* giudic* giudiz* magistrat* procura procure cancellier* corte
sell: vendit* vendut* vendere rivendit* rivendere commercial* televendit*
organize: organizz*
maintain: manuten*
administer: amministr* admin
finance: finanz*
account: contabil* ragionier* ragioneri* commercialist* conti account
ledger: mastro mastri mastrini
customer: client* crm
vehicle: veicol* auto automobil* autovettur* autoveicol* autocarr* automezz* vettur* camion furgon* moto motocicl* concessionari*
mechanic: meccani* meccatron* autofficin* carrozz*
aircraft: aereo aerei aeromobil* velivol* elicotter* aeronaut* aerospaz* drone droni
flight: volo voli volare aviazion* aviator* hostess
pilot: pilota piloti pilotare comandant* copilot*
pupil: alunn* student* scolar* scolaresc* alliev* discent*
child: bambin* infanzi* infantil* neonat* nido nidi asilo asili minori materna puericult* babysit* baby fanciull*
teach: insegn* docent* docenz* maestr* professor* prof istruttor* istruttric* istru* mostr*
education: educ* pedagog* didatt* istruzione
school: scuol* scolast* classe lezion* liceo licei liceal* doposcuol* classi
curriculum: curricol*
staff: personale dipendent* impiegat* impiegatiz* lavorator* lavoratric* collaborator* collaboratric* collegh*
team: squadr* team équipe brigat*
recruit: reclut* assunz* assumere recruit* recruiting
vacancy: vacant*
pay: paga paghe stipend* retribu* salari* buste cedolin* compenso compensi
doctor: medico medici dottor* pediatr* ginecolog* cardiolog*
nurse: infermier* infermieris*
patient: pazient*
medical: medic* clinic* ambulatori* paramedic*
hospital: ospedal* asl ausl asst nosocom*
care: cura cure curare oss osa asa badant* accudi* caregiv*
health: salute sanit* sociosanit* benessere
cook: cuoc* cuochi cucin* culinar* chef commis pizzaiol* pizza pizze cottur* gastronom*
food: aliment* agroaliment* cibo cibi pasto pasti piatto piatti ricett* menu vivand* enogastr* degust*
restaurant: ristor* trattoria trattorie osteri* pizzeri* mensa mense banchett* buffet catering bistro* coperti
shop: negozio negozi botteg* boutiqu* supermercat* ipermercat* dettagliant* gdo retail commesso commessi commessa
goods: merce merci merceolog* stock inventar* giacenz* scorte
display: esposit* allest*
purchase: acquist* compravend* comprare comprator* buyer
supplier: fornitor* fornitric* subappalt* subfornit*
repair: ripara* aggiust* ripristin*
build: costru* edil* edifici edificio edificaz* opere
site: cantier* sito siti
architect: architett*
engineer: ingegner*
electric: elettr*
design: design* progetta* progettist* progettaz* ideaz* concept*
draw: disegn* illustr* schizz* bozzett* cad
graphic: grafic* infograf*
garment: abbigl* vestiti indument* tessut* tessil* tessit* calzatur* calzat* pellett* maglier* capi
fashion: moda stile stili stilist* tendenz* modellist*
market: mercat* marketing
advertise: pubblicit* campagn* inserzion* annunc*
media: televis* radiofon* radiotelev* audiovis* emittent* tv
journalist: giornalis* giornale giornali cronac* cronist* editorial* testate rivista riviste
communicate: comunic*
web: web internet online digital* digitalizz* ecommerce webmast*
content: contenut*
seo: seo posizionam* indicizz*
social: social sociale sociali socioassist* socioeducat*
software: software programmator* programmatric* programmazion* applicativ* applicaz* codice codici
computer: informatic* informatizz* computer* calcolator* ict
network: rete reti router* networking
server: server
system: sistema sistemi sistemist* sistemic*
database: databas* dbms
deploy: rilascio rilasci deploy*
secure: vigilanz* guardia guardie guardian* guardiani antintrus* cybersec* custod*
bank: banca banche bancari* bancar* filial*
teller: sportell* cassier*
loan: prestit* mutuo mutui credit* ipotec* leasing
deposit: caparr* cauzion* versam* acconto acconti
cash: contant* denaro assegno assegni incass* moneta monet* bancomat
invoice: fattur*
payable: debit*
tax: tassa tasse tassaz* fiscal* tribut* imposte caf
audit: audit* revisor* revision*
statement: estratti estratto rendiconto
budget: budget*
forecast: prevision* previsional* forecast*
invest: investi* portafogl* azionar*
insure: assicurazion* assicurativ* assicurator* polizz*
risk: rischi* pericol* dvr
comply: conform* normativ* regolament* regolator* complian* adempi*
fraud: frod* antifrod* antiricicl* illecit*
report: report* rendicont* verbali verbalizz* resocont*
record: registr*
document: document*
plan: pianific* planner
schedule: calendar* calendari agend* cronoprog* schedul* orari*
project: progett* project*
strategy: strateg*
business: business affari
consult: consulen* consult* consiglia*
manage: gesti* gestor* manag*
lead: capo leader* referent* leadership
direct: direttor* direttric* direzion* dirig* direttivo direttivi
coordinate: coordin*
train: formazion* formator* formatric* formare formativ* addestr* corsi
coach: coach* mentor* affianc* allena*
fitness: fitness palestr* ginnast* fisico fisici fisiche motoria motorie
sport: sport* atlet* calcio calcist* pallavol* pallacan* agonist*
nutrition: nutri* dieta diete dietet* dietist* dietolog*
art: arte arti artist* scultur* scultor*
museum: museo musei museal* galleri* mostra mostre esposizion* pinacotec*
music: music* orchestr* concerto concerti pianofort* pianist* chitarr* conservatorio conservatori
theater: teatr* attore attori attrice attrici scenograf* spettacol* palcoscen* drammat*
dance: danz* ballo balli ballerin* coreograf*
community: comunit* associazion* associativ* parrocch* oratorio
farm: agricol* agrar* agronom* contadin* bracciant* fattoria fattorie
crop: coltiv* coltur* pianta piante piantagion* orticol* vivai* florovivais* frutticol* cereal* mietit*
animal: animal* bestiam* bovin* suin* ovin* avicol* allev* zootec* pollam*
soil: suol* terren* pedolog* geotecn*
call: telefon* chiamat* call telemarket* outbound inbound
center: centro centri
complaint: reclam* lamentel* contestazion* controvers* protest* contest*
inquiry: domand* quesit* interrogaz*
help: aiut* assist* support* sostegn* ausili* accompagn*
order: ordine ordini ordinativ* ordinaz* commesse ordin*
deliver: consegn* spedi* corrier* fattorin*
warehouse: magazz* immagazz* deposito depositi stocc*
transport: trasport* autotrasport* logist*
drive: guida guidare autista autisti camionist* conducent*
clean: pulizi* pulir* pulit* puliz* pulisc* puliam* lucid*
safe: sicurezz* rspp aspp rls dpi infortun* antinfort*
inspect: ispez* ispett* sopralluog*
test: test testing tester testare collaud* prove
measure: misur* metrolog*
quality: qualit*
improve: miglioram* migliorar* migliorat* ottimizz* perfezion*
increase: aument* increment* cresc* accresc*
technical: tecnic* tecnolog* perito periti
machine: macchin* apparecch* attrezzatur* impiant*
manufacture: produz* produtt* fabbric* manifatt* manufatt* stabilim*
material: material* materie
contract: contratt*
negotiate: negozia* trattativ* contrattaz*
research: ricerca ricerche ricercator* ricercatric*
science: scienz* scienti*
write: scriv* scritt* redig* redatt* redaz* stesur* annot* compil*
present: presentaz* presentare
interview: colloqui* intervist*
assess: valutaz* valutar* valutat* perizi*
develop: svilup*
create: crea*
event: evento eventi manifestaz* convegn* congress* seminari*
public: pubblico pubblica pubblici pubbliche
speech: discors* portavoc*
government: govern* ministe* ministr* prefett* ente enti funzionari*
partner: partner* partenariat*
prospect: prospect* prospez*
revenue: fatturato fatturati ricav* reddit* introit*
price: prezz* listin* pricing tariff*
property: immobil* propriet* condomin* catast*
color: color* tinta tinte
print: stampa stampe stampare stampato stampatore stampatori tipograf* litograf* serigraf* fotocop*
photo: foto fotograf* fotoritocc*
video: video* filmat* cinema* riprese regista registi regia
interior: arred* mobilific* decoraz* decorat*
space: spazi*
airport: aeroport* scalo scali
cargo: cargo spedizionier*
passenger: passegger* viaggiator*
weather: meteo meteorol* climatic*
cockpit: avionic*
engine: motor* diesel
brake: freno freni frenat* frizion* trasmission*
diagnose: diagnos*
appointment: appuntam*
secretary: segretar* segreter* reception* centralin*
file: archivi* fascicol* pratiche protocoll* file
meeting: riunion* assemblea assemblee incontri meeting
letter: lettera corrispondenz* postal*
member: membro membri soci associati associato
target: target
visit: visit*
guest: ospit* invitat*
hotel: hotel alberg* ricettiv* governant* agrituris* campegg* pernott* allogg* ostell*
achieve: raggiung* raggiunt* consegui*
activity: attivit*
operate: operator* operat* operaz* operare
process: process* lavorazion* elabor*
procedure: procedur*
conduct: conduz* condurr* condott*
data: dati
environment: ambient* ecolog*
policy: politic*
prepare: prepar* predisp*
relationship: relazion* rapport*
resource: risors*
result: risult*
review: riesam* recension* rilettur*
goal: traguard*
identify: identific* individuaz* individuar*
issue: problem* criticit* difficolt*
monitor: monitor*
track: traccia* tracking
standard: standard* norma norme
solution: soluzion*
task: mansion*
tool: strument* attrezz* utensil*
unit: unità unitari*
promote: promuov* promoss*
collaborate: collabor*
handle: movimenta* evasion* manipol*
participate: partecip*
request: richied* richiest*
resolve: risol* risolv*
function: funzional* funzionam*
detail: dettagl*
award: premi premio premiat* premiaz* riconoscim*
specialize: specializz* specialist*
assign: assegna* incaric*
control: controll*
demonstrate: dimostr*
facilitate: facilit* agevol*
human: umane umani umano umana hr
industry: industri* settor*
initiate: iniziativ*
innovate: innov*
integrate: integrare integrat* integrator*
language: lingua lingue linguist* linguagg* madrelingua
motivate: motivat* motivaz* motivar*
represent: rappresent*
select: selez* scelta scelte scegli*
specification: specifiche capitolat*
update: aggiorn*
access: accesso accessi accedere accessibil*
accuracy: accurat* precis*
approve: approvaz* approvar* approvat* omologaz*
contact: contatt*
contribute: contribu*
cost: costo costi
determine: determinar*
distribute: distribu*
guide: guide orientam* orientat* orientare
interact: interag* interazion* interatt*
method: metod*
model: modell*
objective: obiettiv*
obtain: otten* ottien*
platform: piattaform*
propose: propon* proporr*
reduce: riduz* ridur* ridott* riduc*
region: regional* regione regioni zona zone provincia province provincial*
transaction: transaz*
travel: viagg* trasfert* turis*
value: valore valori valorizz*
volunteer: volontar*
automate: automat* automaz* plc
balance: bilanc* equilibr* saldo
benefit: benefit* vantagg* benefici* indennit*
brand: marchio marchi brand*
deadline: scaden*
discuss: discuss* discut* dibatt*
efficient: efficien* efficac*
feedback: feedback riscontr*
fund: fondi finanziam* sovvenz* fundrais*
guideline: istruzioni direttiva direttive
independent: indipend* autonom*
investigate: investig* indagin* indagar*
license: patent* licenza licenze cqc adr automunit*
list: elenc* lista liste
payment: pagam* bonifico bonifici pagare
produce: produrre produc*
product: prodott*
proposal: propost*
respond: rispond* rispost*
satisfy: soddisf*
structure: struttur*
user: utent* utenz*
verify: verific* convalid*
workshop: officin*
adapt: adatt*
card: tessera tessere
compete: concorren* competi* concorso concorsi
component: component*
conflict: conflitt*
consume: consum*
cycle: ciclo cicli ciclic*
discipline: disciplin*
estimate: stima stime stimare
expense: spese
interface: interfacc*
labor: manodop* operai* manoval* maestranz*
launch: avvia* lancio lanci lanciare lanciat*
observe: osservar* osservat*
package: pacco pacchi pacchett* colli
paper: carta carte cartace* cartotec* cartier* cartoler*
parent: genitor*
prevent: preven*
priority: priorit*
routine: routin*
rule: regola regole
sample: campionat* campionam* campionatur* campioni preliev* prelev*
session: session* sedut*
survey: sondagg* questionar* rilevaz* rilevam* rilievi rilievo
volume: volum*
adult: adult*
arrange: sistemaz* sistemare riordin*
asset: cespit* immobilizz* patrimon* asset
attention: attenz* attent*
capital: capital*
channel: canale canali
claim: sinistro sinistri risarc* indennizz*
company: aziend* impresa imprese societ* pmi ditta ditte
configure: configur* parametr* settagg*
connect: conness* connet* collegam* collegar* raccord*
count: contegg* contare contiamo
culture: cultur*
define: definiz* definir*
economy: econom*
emergency: emergenz* urgen*
encourage: incoragg* stimol* incentiv*
examine: esamin*
exchange: scambi*
gather: raccol* raccogl*
import: importaz* importat* import
export: export* esportaz* esporta*
install: install* posa posator* posatur*
interpret: interpret*
introduce: introdu*
item: articoli
label: etichett*
load: carico carichi caricam* caricare
layout: layout impagin* planimetr*
metric: indicator* metriche kpi
module: modul*
outcome: esito esiti
pressure: pression* pressori*
rate: tasso tassi percentual*
reconcile: quadratur* riconcil*
remote: remoto remota telelav* distanza smartwork*
retain: fidelizz*
return: resi reso restitu*
stakeholder: stakeholder*
submit: inoltrar* inoltro
template: template*
theory: teori*
accept: accett*
acquire: acquisi* acquisir*
adjust: regolaz* attrezzagg*
allocate: alloca* ripart*
calculate: calcol*
commission: commission* provvig*
condition: condizion*
cooperate: cooper*
crisis: crisi
device: dispositiv*
disability: disabilit*
discrepancy: discrepanz*
error: error*
escalate: escalation
ethics: etica etico etici deontolog*
expand: espans* espand* amplia*
explain: spieg*
family: famigl* familiar*
image: immagin*
infrastructure: infrastr*
input: inserim* inserir* entry
laboratory: laborator*
lecture: conferenz* relatore relatori
loss: perdit*
migrate: migrazion* migrare
option: opzion*
protect: protez* protegg* protett* tutel*
publish: pubblicaz* pubblicar* pubblicat* editor* editing
recover: recuper*
register: iscri* immatricol*
replace: sostitu* rimpiazz*
reservation: prenot* booking
resident: residenzial* residenti*
season: stagion*
size: dimension* taglia taglie
spreadsheet: excel
stage: fase fasi tappa tappe
supply: fornitur* approvvig* rifornim*
table: tavolo tavoli tabell*
tutor: tutor* ripetizion*
assemble: assembla* montagg* montator* montare montaggi
bilingual: biling*
brochure: brochur* opuscol* depliant* volantin*
commerce: commercio commerci commerciant*
compare: confrontar* confronto comparaz* confront* quadr*
confirm: conferm*
consolidate: consolid*
defect: difett* anomal*
delegate: deleg*
disease: malatti* patolog*
finish: finitur* rifinit*
floor: paviment* parquet* linoleum pavim*
formulate: formulaz* formular*
graph: diagramm*
greet: accogl* accolt* benvenut*
hall: sala sale
margin: margin* redditiv* profitt*
mathematics: matemat*
military: militar* esercito caserm* sottufficial* ufficiali
newsletter: newsletter
pack: imball* confezion* packaging
paint: dipint* dipinger* pittur* pittor* vernic* imbianc* tintegg*
panel: pannell*
road: strad* autostrad*
segment: segment*
shift: turno turni turnist* turnaz*
sign: firma firme firmare firmato segnalet*
simulate: simul*
substitute: supplen*
therapy: terap* fisioter* logoped* psicomotr* osteopat*
ticket: bigliett* ticket*
tour: tour giro giri percors*
translate: tradu*
treasury: tesorer* tesorier*
upgrade: potenziam* ammodern*
water: acqua acque idric*
weight: peso pesi pesat* pesare
apprentice: apprendist*
degree: laure* diplom* dottorat* magistral* triennal* maturità
certificate: certific* attest* brevett* abilitaz*
university: universit* ateneo atenei facoltà politecnic*
trainee: praticant* praticantato
intern: stage stagist* tirocin*
freelance: freelanc*
selfemployed: imprendit*
weld: saldat* saldobr* tig mig
solder: brasatur*
screw: avvit* bullon*
drill: trapan* forat* perfor* trivell* alesat*
mill: fresa* frese mulin*
lathe: tornio torni tornit*
grind: rettific* molat* molator* smerigl* levig* pulitur* lucidat* affilat* affilatur*
cut: taglio tagli tagliare tagliat* cesoi* sfalci*
saw: segheri* segatric* motoseg* seghett*
pipe: tubi tubo tubazion* tubist* tubatur*
plumb: idraulico idraulici termoidr* idrosanit* idroterm* lattonier*
roof: tetto tetti impermeab* copertura coperture
brick: matton* murat* muri
concrete: calcestr* cement*
plaster: intonac* cartong* gesso gessi gessist* stucc*
tile: piastrell* ceramic* mosaic*
wood: legno legna* legnos*
carpenter: falegn* carpent* ebanist*
wire: cablagg* cablat* cablare
cable: cavo cavi
circuit: circuit*
voltage: tension*
sensor: sensore sensori
valve: valvol*
pump: pompa pompe pompagg*
hydraulic: idraulic* oleodin*
pneumatic: pneumatic* gommist*
conveyor: nastro nastri
robot: robot*
mould: stampagg* stampi stampo stampist* pressofus*
sheet: lamier* piegat* pressopieg* piegatric*
metal: metall* fabbro fabbri metalmecc*
steel: acciai* siderurg* inox
spare: ricamb*
bearing: cuscinett*
gearbox: ingranagg* riduttor*
lubricate: lubrific* ingrassagg*
fault: malfunz* avarie avaria
breakdown: guast*
tolerance: tolleranz*
calibrate: calibraz* calibrar* tarat* tarare tarar* calibr*
gauge: calibro calibri micrometr* manometr* micromet* comparator*
pallet: pallet* bancal* pedane pedana
forklift: carrell* mulett* transpall* retrattil* elevator*
pick: picking
unload: scaric*
route: itinerar* tragitt* rotte
customs: dogan* sdogan*
dispatch: dispatch*
ramp: rampa rampe banchin*
shelf: scaffal*
scanner: scanner* scansion*
container: container*
consignment: bolla bolle ddt bollett*
trailer: rimorch* semirim* bilico
tachograph: tachigr* cronotach*
checkout: cassa casse
counter: banco banchi bancone banconist*
showcase: vetrin* merchandis*
promotion: promoz* promoter promo
discount: sconto sconti scontist* ribass* saldi
fitting: camerin*
assortment: assortim* gamma
opening: apertur* aprire
closing: chiusur* chiudere
theft: furto furti antitacch* tacchegg*
refund: rimbors*
hygiene: igien* sanific* sanitizz* disinf* steriliz* sterilizz* haccp
allergen: allerg* intolleranz*
bread: pane panin*
bake: panific* panetter* fornai* forno forni
pastry: pasticc* dolci gelat* cioccol*
meat: carne carni salumi salumer* salumif*
butcher: macell* disoss*
fish: pesce pesci pescat* pescher* ittic* pescivend*
vegetable: verdur* ortagg* ortofrutt*
sauce: salsa salse sugo sughi
portion: porzion* impiatt*
waiter: camerier*
wine: vino vini vinic* vitivinic* viticol* enolog* cantin* vendemm* sommelier* vigna vigne vigneto vigneti
bar: bar barist* bartend* barman barlady cocktail*
bed: letto letti
laundry: lavander* biancher* tintori*
wash: lavagg* lavare lavapiat* lavastov* lavaggist* lavo
iron: stirar* stirer* stirat* stiro
breakfast: colazion*
room: camera camere stanza stanze stanz*
luggage: bagagl* valig*
bathe: bagno bagni
dress: vestiz* vestire
feed: imbocc*
wound: ferita ferite medicaz* piaga piaghe lesion* ferit* piag* bendagg*
injection: iniez* vaccin*
blood: sangu* ematic* ematol* trasfus*
infusion: flebo infusion*
dementia: demenz* alzheimer
elderly: anzian* geriatr* geronto* rsa
disabled: disabil* invalid*
handicapped: handicap*
anesthesia: anestes*
surgery: chirurg* operatoria operatorio operatorie
ambulance: ambulanz*
diaper: pannolin* pannolon*
infection: infez* infett* infettiv*
ward: degenz* corsia corsie
relative: parenti
prescription: prescri*
rehabilitation: riabilit*
mobility: mobilit* mobilizz* deambul*
household: domestic* casaling* domiciliar* colf
shopping: spesa
play: gioco giochi giocare giocatt* ludic* ludotec* gioc*
sing: canto canti cantare cantant* coro cori corist* corale cant* canzon*
craft: artigian* lavorett*
homework: compiti
exam: esame esami
grade: voto voti votaz*
mark: marcat* correzion* correggere
reading: lettura letture leggere
integration: integrazion*
inclusion: inclusion* inclusiv*
outing: gita gite escurs* uscite
observation: osservazion*
reminder: sollecit* promemor*
dunning: insolut*
depreciation: ammortam*
provision: accanton*
controlling: controlling controller
variance: scostam* varianz*
voucher: giustificat* voucher
declaration: dichiar*
vat: iva
contribution: contributi contributiv* inps inail
attendance: presenz* timbrat* cartellin*
leave: ferie permessi permesso assenz* congedo congedi
sick: malato malati malate
dismissal: licenziam* licenziar*
employment: occupazion* impiego impieghi collocam*
agreement: accordo accordi convenzion*
union: sindacat* sindacal* sindacalist*
council: consiglio consiglier* rsu
acquisition: acquisizion*
offer: offert* offrire
quote: preventiv* quotaz*
tender: gara gare appalt* bando bandi
territory: territor*
fair: fiera fiere fierist*
aftersales: postvend*
cold: freddo fredda frigor* surgel* congel* refriger*
incident: incident*
printer: stampant*
reset: reimpost* riavvi*
backup: backup
virtual: virtual*
helpdesk: helpdesk
laptop: portatil* notebook
bug: bug debug*
regression: regression*
requirement: requisit* esigenz* fabbisogn*
script: script
foreman: capocant* caposquad* caporepart* capoturn* prepost* capomastr*
excavation: scavo scavi escavat* scavator*
scaffold: ponteggi* impalcat*
formwork: cassefor* casserat* casserist*
reinforcement: armatur* ferraiol* rinforz*
earthwork: sbancam*
quantity: quantit* computo computi
permit: autorizzaz*
acceptance: accettaz*
handover: riconsegn*
clause: clausol*
notary: notaio notai notaril*
will: testam* succession*
mandate: mandat*
seed: sement* semi
sow: semina semine seminat*
fertilize: concim* fertilizz*
spray: irroraz* irrorat* fitosan* fitofarm*
tractor: trattore trattori trattorist*
milk: latte lattier* latticin* mungit*
stable: stalla stalle scuderi*
greenhouse: serra serre serricol*
prune: potat* potare potator*
irrigate: irrig*
citizen: cittadino cittadini cittadina cittadine
notice: preavvis*
municipality: comune comuni comunal* municip* anagraf*
reorder: riassort* riordino
follower: follower*
landing: atterr*
page: pagin*
logo: logo loghi
animation: anima*
youth: adolesc* ragazz* giovane giovani giovanil*
hairdress: parrucch* barbier* acconcia*
beauty: estetic* estetist* cosmet* trucco truccat* manicure
perfume: profum*
jewel: gioiell* orafo orafi oreficer* orefic*
watchmaker: orolog*
leather: pelle pelli cuoio conceri* conciari*
glass: vetro vetri vetrai* vetrer* vetrat*
pharmacy: farmac*
dentist: dentist* odontoi* odontot* dental*
veterinary: veterinar*
midwife: ostetric*
psychology: psicolog* psichiatr* psicoter* psicosoc*
radiology: radiolog* radiograf* tac
optics: ottica ottico ottici optometr*
police: polizi* carabinier*
fire: incendi* pompier* antincendi*
rescue: soccors* salvatagg*
library: bibliotec* libreri*
taxi: taxi tassist* ncc
bus: autobus pullman tram
railway: ferrov* treni treno
telecom: telecomun* fibra
heating: riscald* caldai* termotecn*
ventilation: ventilaz* climatizz* condizionam* condizionator* hvac
plastic: plastic* gomma
solar: fotovolt* solare solari
energy: energi* energet*
nuclear: nucleare nucleari
waste: rifiut* spazz* netturb*
recycle: ricicl* differenziata
sustainable: sostenib*
landscape: paesagg*
garden: giardin* aiuol* siepi
forest: forest* boscaiol* bosco boschi boschiv*
rent: affitt* locaz* locatar* nolegg*
renovate: ristruttur*
insulate: isolament* coibent*
facade: facciat*
window: serrament* infiss* finestr* serrand* vetr*
lift: ascensor*
crane: gru gruist* carropont* sollevam*
boilermaker: calderai*
sew: sarto sarta sarti sartori* cucit* cucire ricam*
upholster: tappezz*
luxury: lusso
topography: topograf* geometr*
map: cartograf* mappe mappatur*
statistics: statistic*
physics: fisica
chemistry: chimic*
biology: biolog* microbiol*
history: storia storic*
geography: geograf*
literature: letteratur* letterar* lettere filolog*
sociology: sociolog*
receive: ricezion* ricevim* ricevere ricev* accolg*
office: ufficio uffici
department: reparto reparti
night: notte notti notturn*
temporary: interinal* somministr* temporane*
sort: smist* cernit* separ*
form: modulist* formulari
implement: implement*
challenge: sfida sfide
reliable: affidab*
coffee: caffè caffett*
cheese: formagg* casear* caseif*
fruit: frutta frutti fruttivend*
olive: olive oliv oliveto oliveti uliv* frantoi*
swim: nuoto piscin* bagnin* nuotator*
bicycle: bici bicicl*
horse: cavallo cavalli equit* equestr* ippic*
ship: nave navi naval* navig* marittim* marinai* marinar*
caretaker: portinai* portier*
guardianship: curatel* affido
refugee: rifugiat* migrant* immigr* profugh*
unemployed: disoccup*
addiction: tossicodip* dipendenze
funeral: funer* funebr*
sound: suono suoni sonor* fonic*
light: illumin* luce luci
deputy: vice vicedirett* viceresp*
mediate: mediator* mediatric* mediazion*
listen: ascolto ascoltare
housing: abitaz* abitativ*
election: elettoral* elezion*
humanitarian: umanitar* ong onlus
archaeology: archeolog* archeo
flower: fiore fiori fiorist* florist* floreal*
relocate: trasloc*
philosophy: filosof*
restore: restaur*
preserve: conservaz* conservat*
stone: pietra pietre marmo marmi marmist* lapide*
thesis: tesi
shutdown: fermata fermate
inform: inform* avvis* segnal*
recommend: consigli* raccomand* suggeri*
collect: ritir*
fill: riempi* riforni* rabbocc*
drawer: cassett*
expire: scadut*
fresh: fresc* ortofrut*
absence: permess*
calm: calm* tranquill*
angry: arrabbiat* insoddisf* scontent*
talk: parlo parlare convers*
owner: titolare* padrone
enter: inseri* imput* digit*
toilet: pannol* wc
pulse: saturaz*
temperature: temperat* febbre
catheter: catet* sond*
mobilise: sollev* spostam* alzat*
walk: passegg* camminat*
socket: interrutt*
lamp: lampad* plafonier*
linen: lenzuol* asciugaman*
ingredient: ingredient*
box: scatol* pacc*
driver: autist*
overdue: arretrat*
part: pezzi pezzo particolar*
correct: corregg* corrett* correttiv*
ask: chied*
festival: fest* sagr*
noise: rumor*
choose: scelg* scelt*
patrol: ronda ronde pattugli* perlustraz*
knead: impast*
door: porta porte
blockage: disintas* intas*
fence: recinzion*
arrive: arrivi arrivo
departure: partenz*
exceed: superato superati superare superando superamento
incoming: entrata
outbound: uscita
cause: causa cause
tree: albero alberi
playground: ricreazione cortile
treat: trattament*
chair: poltrona
autism: autis*
tyre: gomme
batch: lotti lotto
milestone: milestone
invitation: invit*
hedge: siepe
grass: prati erba
nonconformity: nonconform*
shrinkage: ammanch*
venue: location
anxious: ansios* nervos*
wholesale: grossist*
`
