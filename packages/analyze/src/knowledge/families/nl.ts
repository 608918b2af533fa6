/** Dutch words of work, by what they mean in English. */
export const nl = `
analyze: analys* analyt* geanalys* analist*
supervise: toezicht* supervis* superviser* leidinggevend* toezichthoud*
lawyer: advoca* jurist* juridisch* recht rechten rechtsg* rechtsb* rechtsp* wet wetten wetgev* wettelijk* arbeidsrecht* strafrecht* bestuursrecht* ondernemingsr* legal
court: rechtbank* rechter* rechtsz* gerechtelijk* gerechtshof* deurwaarder* griffie* zitting*
sell: verkoop* verkop* verkocht* sales accountmanag* vertegenwoordig* afzet*
organize: organis* georganis* organisat*
maintain: onderhoud* onderhield* maintenance onderhoudsm*
administer: administrat* administreer* admin beheerder*
finance: financ* finance gefinanc*
account: boekhoud* accountan* accounting boekingen ingeboekt* inboek* verwerkenb* grootboekr*
ledger: grootboek* dagboek* subgrootb*
customer: klant* cliënt* clientele opdrachtgever* klantenk* afnemer* relatiebeh*
vehicle: voertuig* auto autos vrachtwagen* vrachtauto* wagenpark* bestelbus* bestelwag* personenauto* bedrijfsauto* truck trucks bus bussen bedrijfswag*
mechanic: mechan* monteur* mecanicien* mechatron* automonteur* werktuigk* bankwerk* servicemont*
aircraft: vliegtuig* helikopter*
flight: vlucht vluchten vlieg* gevlogen luchtvaart* airline* luchtvaartm*
pilot: piloot piloten gezagvoer* copiloot*
pupil: leerling* student* scholier* cursist* leerlingbeg*
child: kind kinder* kinderen kinderopv* peuter* kleuter* baby* crèche* kinderdagv* bso
teach: leraar* leraren* lerares* leerkracht* docent* docer* doceren lesgev* lesgegev* gedoceerd* onderwijzer* onderwijzend* instructeur* instruct* instrueer* doceer* ingewerk* aanleer*
education: onderwijs* pedagog* educat* opvoed* orthopedag* onderwijsass*
school: school scholen schoolj* basisschool* klas klassen klassena* les lessen lesst* middelbar* vmbo havo vwo mavo gymnasi* atheneum* scholengem* lesmat* schoolv*
curriculum: leerplan* curricul* lesprogr* leerlijn*
staff: personeel* medewerk* werknem* personeelsl* arbeidskracht* vakkrach* medewerker* personeelsz* collega collegas
team: team* ploeg ploegen crew* teams
recruit: werving* recruit* werven geworven sollicit* onboarding* headhunt* arbeidsbemid* sourcing intercedent* personeelsw* arbeidsmarktc*
vacancy: vacature*
pay: loon lonen loona* loonk* loons* salaris* salarier* beloning* payroll* vergoeding* verloning* bezoldig*
doctor: arts artsen dokter* huisarts* geneesheer* tandartsen basisarts* specialisten
nurse: verpleegk* verpleging* verpleger* verpleegst* wijkverpl* verpleegt* verloskund* ziekenverzorg* verpleegaf* wijkzorg*
patient: patiënt*
medical: medisch* geneeskund* klinisch* medic medicin*
hospital: ziekenhuis* ziekenhuizen kliniek* umc gezondheidsz* hospitaal*
care: zorg zorgverl* zorgins* zorgpl* zorgm* zorgvr* zorgcent* zorgd* zorgt* verzorg* zorgg* zorgas* zorgco* thuiszorg* mantelz* mantelzorg* helpende* wijkteam*
health: gezondh* gezond wellness welzijn* gezonde
cook: kok koks koken gekookt kookt keuken* chefkok* souschef* culinair* kookk*
food: voeding voedings* voedsel* maaltijd* gerecht gerechten menu* levensmidd* recept recepten lunch* diner* eten
restaurant: restaurant* horeca* bistro* café* catering* kantine* brasserie* eetcafé* bedrijfsrest*
shop: winkel* filiaal* filial* supermarkt* detailhandel* warenhuis* bouwmarkt* drogist* retail* boetiek*
goods: goederen* voorraad* voorrad* inventar* magazijnv* vakkenvul* handelswar* koopwaar*
display: display* presentatiew* schapp*
purchase: inkoop* inkop* ingekocht* aankoop* aankop* aangekocht* kopen koop gekocht aanschaf* procurement purchas* bestelb*
supplier: leverancier* toeleverancier* vendor*
repair: herstel* repar* gerepar* storingsz* reviseren revisie* verhelpen verholpen storingzoek* gereviseer*
build: bouw* gebouwd* gebouw gebouwen nieuwbouw* woningbouw* verbouw* utiliteitsb* aannem* aannemer*
site: bouwplaats* werf locatie* vestiging* bouwput* standplaats*
architect: architec* bouwkund* bouwtek*
engineer: ingenieur* engineer* ing ir werktuigb* procestechn*
electric: elektr* electr* stroom elektromont* elektrot* zwakstr*
design: ontwerp* ontworpen* vormgev* design* vormgegev* construct* constructeur*
draw: teken* getekend* schets* illustr* tekening*
graphic: grafisch* grafiek* visueel visuele* visualis* grafimed*
garment: kleding* kleren textiel* schoen* stoffen confectie* dameskled*
fashion: mode modisch* modew* styling* trend* fashion* stylist*
market: markt* marketing* marktond* vermarkt*
advertise: reclame* advert* campagne* adverteer* geadvert*
publicity: publicit* persb* pers persv* perswoord* pr voorlichting* voorlichter*
media: media omroep* televis* radio* tv uitzending*
journalist: journalis* redact* verslaggev* krant* tijdschrift* eindredact*
communicate: communic* gecommun*
web: web website* webs* internet* online* digita* webdes* webontw*
content: inhoud* content* copywrit* tekstschr* webcontent* webteks*
seo: seo sem sea adwords zoekmach*
social: sociaal sociale* maatschapp* facebook instagram twitter tiktok
software: software* programmeer* programmeren programmeur* geprogramm* code coding app apps applicatie* java
computer: computer* ict it pc informatica* automatiser* hardware*
network: netwerk* network* lan wan router* switches
server: server*
system: systeem* systemen systemat* besturingss*
database: database* databank* sql
deploy: deploy* uitrol* uitgerold* release* livegang*
secure: beveilig* security* bewak* bewaak* cyber* portier*
bank: bank* broker* effectenb* rabobank* bankmedew*
teller: kassier* caissière* cassière* baliemed*
loan: lening* krediet* kredieten* hypothe* lenen kredietw* rente rentes
deposit: storting* aanbetal* waarborgs* borgsom* deposito*
cash: contant* geld gelden cash geldst* kasgeld* cheque*
invoice: factur* factuur* gefactur* rekening* declareren inkoopf* verkoopf*
payable: debiteur* crediteur* vordering* schuldeis* debiteurenb*
tax: belasting* fisca* fiscus loonbel* aangiften inkomstenb* belastinga* vennootschapsb*
audit: audit* accountantsc* revisor* controleopd*
statement: jaarreken* balans balansen jaarstuk* jaarcijfer* resultatenr* bankafschr*
budget: budget* begroting* begrot* gebudget*
forecast: prognos* forecast* voorspel* raming*
invest: invest* belegg* beleggen* belegd aandeel* aandelen* portfolio* portefeuille* geïnvest*
insure: verzeker* assurant* polis polissen schadeverz* zorgverzeker* ziektekost*
risk: risico* gevaar gevaren* gevaarl* rie
comply: compliance* voorschrift* naleving* naleven nageleefd* regelgev* conform* reglement*
fraud: fraud* onregelm* verduister* witwas* oplicht*
report: rapport* verslag* gerapport* report* jaarversl* melding* rapporteer* meldingen
record: vastleg* vastgelegd* protocol* geregistr* aantekening* notul*
document: document* gedocument* documenteer*
plan: plan* gepland* ingepland* planmat* inplan*
schedule: rooster* dienstr* tijdschema* dienstregel* planbord* werkrooster* ritplan* personeelspl*
project: project* pilotproj*
strategy: strateg*
business: zakelijk* business* commerc* ondernem* bedrijfsk* bedrijfsecon* bedrijfsvoer*
consult: advies* advise* adviseur* geadvis* consult* raadgev* adviez*
manage: manag* beheer* beheren beheert beheerd* bedrijfsbur*
lead: leid leiden leidt leidde leiding leidingg* geleid* leider* teamleid* projectleid* aansturen* aanstur* aangestuurd* leiderschap* afdelingsl* groepsleid* stuurde leadership
direct: directeur* directie* directr* bedrijfsleid* directies*
coordinate: coördin* gecoördin* afstem* afgestemd*
train: opleid* opgeleid* training* trainen trainer* getraind* traint bijscholing* scholing* inwerken ingewerkt* inwerk* cursus* nascholing* omscholing* bijgeschoold*
coach: coach* gecoacht* mentor* loopbaanbeg* jobcoach*
fitness: fitness* gymnast* lichamelijk* fysiek* workout* krachttr* sportschool*
sport: sport* atlet* voetbal* hockey* gesport
nutrition: diëtis* diëte* dieet* diëten voedingsl* voedingsadv* voedingss*
art: kunst* kunstenaar* kunstenar* beeldend*
museum: museum* musea galerie* tentoonst* expositie* exposeer*
music: muziek* muzikant* muzikaal* orkest* koor koren concert* muzikal*
theater: theater* toneel* acteur* acteren acteer* podium*
dance: dans* danser* choreogr* ballet*
community: gemeenschap* buurt* wijk wijken community* samenlevingsopb*
farm: boerderij* landbouw* agrar* agronom* boer boeren veehoud* melkveeb* akkerbouw*
crop: oogst* geoogst* gewas gewassen* plant* tuinbouw* hovenier* tuinier* teelt* telen geteeld* kweker* kwekerij* tuinman* tuin tuinen tuina* bloembol* moestuin* groenvoorz*
animal: dier dieren* dierv* vee veest* rund runder* rundvee* varken* koe koeien kippen pluimvee* paard* huisdier* melkvee*
soil: bodem* grond grondw* gronds* aarde
call: bellen gebeld belt belteam* callcenter* call calls telefonist* belde telefonisch* telefoong* telefoonc* telefoonv* telefonie
center: centrum* centra center*
complaint: klacht* reclamat* bezwaar* bezwaren geschil* klachtenafh* klaag*
inquiry: aanvraag aanvragen* informatievr* klantvr* vraagbaak* navraag*
help: hulp* helpen geholpen helpt assist* ondersteun* support* bijstand* geassist*
order: order orders bestel* besteld* orderverw* opdracht* besteller*
deliver: lever* geleverd* bezorg* aflever* afgeleverd* verzend* verzond* toelever* aanlever* aangelever* uitlever*
warehouse: magazijn* loods* opslag* opgeslagen warehouse* distributiec* opslaan
transport: transport* vervoer* logist* expedit* expediteur* wegtransp*
drive: rijden gereden rijdt reed chauffeur* rijv* vrachtwagench* rijinstr* taxi* buschauff* rijvaard*
clean: schoonm* schoongem* reinig* gereinigd* poets* gepoetst* interieurverz* huishouding* schoonhoud* glazenwas* afwas* vaatwas* opruim* opgeruimd* veeg vegen geveegd* dweil* netjes stofzuig*
safe: veilig* arbo vca veiligh* bhv ongeval* ongeluk*
inspect: inspect* keuring* gekeurd* keuren keurmeest* inspecteer* geïnspect* schouw*
test: test* getest* toets* getoetst* beproev* proefdr*
measure: meten gemeten meting* meetinstr* meetapp* meett* meetr* opmet* opgemet* maatregel* ingemet* inmet*
quality: kwalit* kam
improve: verbeter* optimal* optimalis* geoptimal* verbeterproj* vereenvoud*
increase: groei* gegroeid* verhoog* verhog* toenam* toegenom* stijg* gestegen* vermeerd* vergroot* vergrote*
technical: techn* technicus* technici
machine: machin* apparat* installaties machineb* uitrust* machinaal*
manufacture: productie* vervaardig* fabricag* fabriceer* gefabric* fabricer* productiem* productiel*
material: materia* grondstof* bouwmater* hulpstof* materieel*
contract: contract* arbeidsover* huurcontr* koopcontr*
negotiate: onderhandel* onderhandeling* uitonderh*
research: onderzoek* onderzocht* research* onderzoeker*
science: wetenschap* natuurwet* wetenschapper*
write: schrijf* schrijv* schreef* geschreven* schriftel* auteur* opgesteld* opstellen geschrev* noteer* genoteer* opschrijf*
present: presentat* presenteer* gepresent* presenteren presentator* voordracht*
interview: interview* geïnterv* sollicitatieg* intake* gespreksvoer*
assess: beoordel* evaluat* evalue* geëval* waarder* taxat* taxeer* assessment*
develop: ontwikkel* doorontwik* development* developer
create: creat* creëer* creëren* gecreëerd*
event: evenement* event events eventm* feest* festival* bijeenkomst*
public: publiek* openbaar* openbare* openbaarv*
speech: toespraak* toesprak* woordvoer* speech* spreker*
government: overheid* overheden ministeri* ambtena* rijksoverh* provincie* provinciaal* rijkswat* bestuursorg* overheidsinst*
partner: partner* alliantie* samenwerkingsp* ketenpart*
prospect: prospect* leads klantpot*
revenue: omzet* opbrengst* inkomsten* winst winsten*
price: prijs* prijzen* geprijsd* prijsb*
property: vastgoed* onroerend* woningcorp* woning* pand panden huisvest* facilit* huismeester* conciërge* makelaar* makelaard* facility
color: kleur* geverfd* kleurr*
print: drukker* drukkerij* drukwerk* gedrukt* zeefdr* offset* printen geprint* drukproe*
photo: foto* fotograf* gefotogr* camera*
video: video* film* gefilmd* bioscoop* montagef*
interior: interieur* meubel* inrichting* woninginr* decor* stoffeer* stoffeerd*
space: ruimte ruimten ruimtes ruimteb* ruimtel* vloeropp* winkelopp*
airport: luchthav* vliegveld* schiphol* terminal* airport*
cargo: vracht* lading* luchtvracht* zeevracht* stukgoed*
passenger: passagier* reiziger*
weather: meteorolog* weersv* weerberi*
cockpit: cockpit* avionic*
engine: motor* aandrijf* turbine* aandrijv*
brake: rem remmen remsyst* koppeling* transmissie*
diagnose: diagnos* diagnost* gediagnos*
appointment: afspraak* afspraken* agendab* agenda agendas
secretary: receptie* receptionist* typist* directiesecr* gastvrouw* secretar*
file: dossier* archie* archiv* bestand bestanden gearchiv*
meeting: vergader* meeting* werkoverl* teamoverl* notulist*
letter: brief brieven correspond* briefw*
member: lid leden lidmaatsch* ledenw* bestuursl*
target: target* doelgroep* quota quotum* streefc* verkoopdoel*
visit: bezoek* bezocht* visite* visites huisbez*
guest: gast gasten gastvrij* gastheer* gasth* gastenb*
hotel: hotel* accommodatie* logies* herberg* overnacht*
achieve: behaal* behalen* behaald* bereik* gehaald*
activity: activit* dagbested* vrijetijd*
operate: bedien* bediend* operator* operation* exploit* bedrijfsmat* geëxploit*
process: proces* processen* procesverb* verwerk* verwerkt* bewerk* bewerkt*
procedure: procedur* werkinstr* werkwijz* handelingen werkproces*
conduct: uitvoer* uitgevoerd* verricht*
data: data gegevens* stamgegev* databeh* datave*
environment: milieu* omgeving* ecolog*
policy: beleid* beleids* beleidsm*
prepare: voorbereid* bereiden bereiding* werkvoorb*
relationship: relatie*
resource: middelen hulpmidd* resources bedrijfsmidd*
result: resultaat* resultat*
review: review* herzien* recensie* doornem*
goal: doel doelen doelst* doeleind*
identify: identific* identifice* signaler* herken* signaleer* gesignal*
issue: probleem* problem* knelpunt* vraagst*
monitor: monitor* bewaken bewaakt* gemonit* monitoring*
track: traceer* tracking* opvolg* opgevolgd*
standard: standaard* norm normen* iso nen
solution: oplossing*
tool: gereedschap* tool tools hulpstukk*
unit: eenheid* eenheden* unit units
promote: bevorder* bevorderd* stimuler* promoot* promoten gestimul* stimuleer*
collaborate: samenwerk* samengewerkt* samenwerkend*
handle: afhandel* afgehandel* hanter* hanteer* afwikkel*
participate: deelnam* deelnem* deelgenom* participat* meewerk* meegewerk*
request: verzoek* verzocht* opvrag* aangevraagd* aanvrag*
resolve: oplossen opgelost* oplost
refer: doorverw* verwijs* verwijz* verwezen
function: functie functies functioneel* functionele* functioner* functionerings*
detail: detail details detaill*
award: onderscheid* bekroond* award* studiebeurs* prijswinn*
specialize: special* gespecialis* specialist* specialis*
assign: toewijz* toegewez* toeken* toegekend* indelen ingedeeld*
control: controle* controler* gecontrol* besturing* controleer* regeltechn* aansturingst*
demonstrate: demonstr* gedemonstr* voordoen
facilitate: faciliter* gefacilit* modereer* gespreksleid* facilitat*
human: mens mensen* human hr hrm personeelsb*
industry: industr* branche* sector sectoren
initiate: initi* geïnit* opstart* opgestart* initiatief*
innovate: innov* vernieuw* geïnnov*
language: taal* talen* taalond* taalv* moedertaal*
motivate: motiv* gemotiv* enthousiasm*
represent: vertegenwoordiger* belangenbeh* vertegenwoordiging*
select: selectie* selecteer* geselect* selecteren uitgekoz*
specification: specific* bestek bestekken*
update: update* actualis* bijwerk* bijgewerkt* geüpdat* bijhoud* bijgehoud*
access: toegang* toegank*
accuracy: nauwkeur* zorgvuldig* precies* precisie* accura* nauwgez*
address: adress*
approve: goedkeur* goedgekeurd* fiatt* goedkeuring* vrijgave* vrijgegev*
contact: contact* contactpers*
contribute: bijdrag* bijgedrag* bijdroeg
contribution: premie premies* bijdrage bijdragen pensioenpr*
cost: kosten* kostpr* kostenb*
determine: bepaal* bepalen* bepaald vaststel* vastgesteld*
distribute: distribu* verdeel* verdelen* verdeling* uitdel*
guide: gids gidsen* rondleid* handleid* reisleid* wegwijs*
interact: interact*
liaison: liaison* tussenpers* verbindingsp*
method: methode* methodiek* methodisch*
model: model modellen* modeler* modell*
objective: doelstelling*
obtain: verkrijg* verkreg*
platform: platform* hoogwerk*
propose: voorstel voorstellen* voorgesteld*
reduce: reduc* vermind* verlaag* verlag* terugbr* teruggebr* gereduc* bespar* bespaard* verkort*
region: regio* region*
transaction: transact*
travel: reis reizen reist zakenreis* reisb* gereisd
value: waarde waarden meerwaarde*
volunteer: vrijwillig* vrijwilliger*
automate: geautomat* automat*
balance: saldo* salden sluitend* evenwicht*
benefit: voordeel* voordelen arbeidsvoorw* uitkering* toeslag* toeslagen
brand: merk merken* branding* merkbek*
deadline: deadline* termijn* tijdig* stipt*
discuss: bespreek* bespreken* besproken* overleg* discuss*
efficient: efficiën* doelmat* effectiev* effectief*
feedback: feedback* terugkoppel* teruggekoppel*
fund: fonds fondsen* subsid* donat* sponsor* gesubsid*
guideline: richtlijn* leidraad* kwaliteitsr*
independent: zelfstandig* onafhank* zelfred*
investigate: opspor* nasporing* recherche* rechercheur*
license: licentie* rijbewijs* rijbewijzen bevoegdh* vakbekw* registratieb*
list: lijst lijsten* checklist* stuklijst*
payment: betaal* betaling* betalen betaald* uitbetal* betalingsv* overboek*
produce: produceer* producer* geproduc*
product: product producten* produkt* productk*
respond: reageer* reager* beantwoord* antwoord* reactie* gereag*
satisfy: tevreden* klanttevr*
structure: structuur* structur* gestructur* reorganis*
user: gebruiker* eindgebr*
verify: verifi* geverif* nakijk* nagekek*
workshop: werkplaats* workshop* atelier* seminar*
adapt: aanpass* aangepast* adapt*
adjust: afstel* afgesteld* instel* ingesteld* bijstel* bijgesteld*
card: kaart kaarten* creditc* pinpas* klantenkaart*
charge: tarief tarieven* leges
compete: concurr* wedstrijd* mededing*
component: component* bouwdeel*
conflict: conflict* mediat* ruzie*
consume: verbruik* consum*
cycle: cyclus* cyclisch* cycli kringloop*
discipline: discipl* multidisc* interdisc*
estimate: schatten schatting* ingeschat* inschat* offertecalc*
expense: uitgaven* onkosten* reiskosten* declaratie* lasten
interface: interface* koppelvl*
labor: arbeid arbeids*
launch: lancer* gelanc* productlanc*
observe: observeer* observer* geobserv* waarnem* waargenom*
observation: observatie* waarneming*
package: pakket* pakketten* pakketb*
pack: inpak* ingepakt* verpak* verpakt* pakken paktafel*
paper: papier* karton*
parent: ouder ouders oudera* ouderg* ouderraad* oudercom* ouderv* moeder* vader*
pass: geslaagd* slagen
prevent: prevent* voorkom*
priority: priori* prioriteit*
routine: routin*
rule: regel regels regeling* huisregel*
sample: steekproef* monster monsters* monstern* bemonster*
search: zoekopdr* doorzoek*
session: sessie* sessies
survey: enquêt* landmeet* landmet* vragenlijst*
volume: volume* oplage*
adult: volwassen*
allow: toestaan toegest*
arrange: regelen geregeld* regelt regelde arrange*
agreement: overeenkom* cao convenant* akkoord* samenwerkingsover* vaststellingso*
asset: activa vermogen vermogens* assets asset bedrijfsmiddel*
attention: aandacht*
capital: kapitaal* kapital*
channel: kanaal kanalen* verkoopkan*
claim: claim* schade* schadec* schadebeh* aansprak*
company: bedrijf* bedrijven* firma onderneming* concern* vennootsch* bv
configure: config* geconfig* parametr*
connect: verbind* verbond* verbinding* aansluit* aangeslot*
count: tellen geteld* telling* telt natel* nageteld*
culture: cultuur* culture* intercult*
define: defini* gedefin*
economy: econom* economie*
emergency: nood noodh* seh crisisd* spoedeis* noodsit* spoed spoedei* spoedz* spoedo* noodgev*
encourage: aanmoed* aangemoed* bemoedig*
exchange: wissel wisselen uitwissel* uitgewiss* geruild* ruilen omruil*
follow: nazorg* opvolging* nabellen
gather: verzamel* ingezameld* inzamel*
import: import* geïmport* invoerr*
export: export* geëxport*
install: install* geïnstall* installatie* inbouw* ingebouwd* plaatsing* installateur* inricht* ingericht*
interpret: tolk tolken* interpret* gebarent*
introduce: introduc* invoering* geïntrod* ingevoerd* invoer invoeren
item: artikel* item items
label: etiket* label* gelabel*
load: laden geladen belad* inlad* ingelad* laadp* laadk* laad
layout: layout* opmaak* opmak* opgemaakt*
metric: kpi kpis kengetal* kengetallen
module: module* modul*
pressure: druk werkdruk* hogedruk* drukvat* stress*
rate: percentage*
reconcile: afletter* afgeletter*
reconciliation: reconcil* balansspec*
remote: remote* thuiswerk*
retain: behoud* binden binding* klantenbind*
return: retour* teruggav* terugkeer* terugzend*
stakeholder: stakeholder* belanghebb* belangh*
submit: ingediend* indienen* indiening*
template: sjabloon* sjablonen* template* formulier*
theory: theor*
accept: accept* geaccept* ontvangst* aanname*
acquire: verwerv* verwierf* verworven*
acquisition: acquis* acquireer* overname* klantacq*
allocate: alloc* toedel*
calculate: calcul* bereken* gecalc* berekend* rekenen
capacity: capacit*
commission: provisie* commissie* inbedrijfst* ingebruikn*
condition: conditie* voorwaard* toestand*
cooperate: coöper* coopera*
crisis: crisis* crises
device: apparaat* toestel* toestellen
disability: beperking* handicaps
disabled: gehandic* invalide* arbeidsbep* wajong
handicapped: mindervalid* rolstoel*
discrepancy: discrepan* verschil voorraadversch* verschillen
error: fout fouten* foutmeld* foutloos*
defect: defect* gebrek gebreken* mankement*
escalate: escal* geëscal*
ethics: ethiek* ethisch*
expand: uitbreid* expan* uitbouw*
explain: uitleg* uitgelegd* toelicht* toegelicht* verklaren
family: familie* gezin gezinnen gezinss* gezinsb*
image: beeld beelden* beeldb* imago* afbeelding*
infrastructure: infrastr* infra
input: invoerwerk* input
laboratory: laborat* lab labs laborant*
lecture: hoorcollege* lezing* gastcollege*
loss: verlies* verliez* derving*
migrate: migrat* gemigr* migreer* overgang*
option: optie opties
protect: bescherm* beschermd*
publish: publicat* publice* gepublic* uitgev* uitgever* uitgegev*
recover: genezing* genezen
register: registr* inschrijv* aanmeld* ingeschrev* aangemeld*
replace: vervang* vervangen*
reservation: reserver* boeking* geboekt* boeken*
resident: bewoner* inwoner*
season: seizoen*
size: maat maten afmeting* maatvoer*
spreadsheet: excel* rekenblad* spreadsheet*
stage: fase fasen* fases fasering*
supply: supply bevoorr* aanvoer* aanvul* aangevuld* toevoer*
table: tafel tafels tabel tabellen
tutor: bijles* tutor* huiswerkbeg*
assemble: assembl* montage* monter* montere* gemonteerd* monteer* samenstell*
bilingual: tweetalig* meertalig*
brochure: brochure* folder* flyer* catalog*
commerce: ecommerce webshop* webwinkel*
compare: vergelijk* vergeleken*
confirm: bevestig*
consolidate: consolid* geconsol*
delegate: deleg* gedeleg*
disease: ziekte ziekten ziektes ziektebe* aandoening* longziek*
finish: afwerk* afgewerkt* afrond* afgerond* voltooi* oplever* opgelever*
floor: vloer* tegelvl* parket* verdieping*
formulate: formuler* geformul*
graph: diagram* grafieken
greet: verwelkom* begroet*
hall: hal hallen zaal zalen
insight: inzicht*
margin: marge marges* winstmarg*
mathematics: wiskund* rekenond*
military: milit* defensie* landmacht* marine* soldaat* dienstplicht* krijgsm* onderofficier* officier*
newsletter: nieuwsbr*
paint: schilder* geschilderd* verf verfsp* lak lakken* gelakt* spuiter*
panel: paneel* panelen*
road: wegenb* wegwerk* snelweg* stratenm* straatwerk* asfalt* bestrat*
segment: segment*
shift: ploegend* nachtdienst* nachtploeg* ploegl* wisseld* avonddienst* weekenddienst*
sign: onderteken* handtek* bewegwijz*
simulate: simul* gesimul*
substitute: plaatsvervang* inval* invaller* invalkracht* waarneem*
therapy: therap* fysiother* ergother* logoped* psychother* behandel*
ticket: ticket* kaartverk* vervoersb*
tour: toerist* tour tours touring* toertocht* rondreis*
translate: vertaal* vertalen* vertaler* vertaling*
treasury: treasur* penningm*
upgrade: upgrade* moderniser* renov* gerenov* gemodern*
water: water waterl* waters* waterb* drinkwat* afvalwat* riolering* riool*
weight: gewicht gewichten* gewogen weegsch* afweg* afgewogen
apprentice: leerbedr* leerwerk* bbl leerjongen* gezel gezellen praktijkopl* leerlingstelsel*
degree: bachelor* master masters diploma* doctoraal* propedeus* afgestud* studie studies hbo wo mbo gestudeerd* studeer* promotieond* gediplom* scriptie*
certificate: certific* getuigschr* gecertific* vog bewijs bewijzen oorkond*
university: universit* hogeschool* hogescholen* faculteit*
college: roc academie* college colleges
trainee: trainee* aspirant*
intern: stage stages stagi* stageb* afstudeerst* stagebegel*
freelance: freelanc* zzp zzper zzpers
selfemployed: eigenaar* eenmansz* ondernemer* vof
weld: lasser* lassen gelast* laswerk* lastechn* mag mig tig lasrob*
solder: soldeer* solderen gesold*
screw: schroef* schroev* geschroef*
drill: boren boor boorm* geboord* boort*
mill: frees* frezen gefreesd* molen molens molenaar*
lathe: draaibank* draaimach*
turn: draaier draaiers gedraaid draaiwerk* verspan*
grind: slijp* geslepen* schuren geschuurd* schuurm*
cut: snij* gesneden* knip* geknipt* lasersnij* gesned* maai* gemaaid*
saw: zaag zagen zaagm* gezaagd* zager* kettingzaag* motorzaag* zagerij*
pipe: leidingen leidingw* buis buizen* pijp pijpen* pijpfit* pijpleid*
plumb: loodgiet* sanitair* gasfit*
roof: dak daken dakdek* dakbed* dakwerk* daka*
brick: metsel* gemetsel* baksteen* bakstenen* voegwerk* voeger*
concrete: beton* prefab*
plaster: stuka* stucad* stuc stucw* gips* pleister*
tile: tegel* betegel* dakpan*
wood: hout houten houtb* houtw* houtt* houts*
carpenter: timmer* meubelmaker* schrijnwerk* getimmer*
wire: draad draden bedrad*
cable: kabel* bekabel* glasvez*
circuit: schakeling* stroomkr* schakelsch* printpl* elektrosch*
voltage: spanning* hoogspann* laagspann* middenspann*
sensor: sensor* meetsens*
valve: klep kleppen ventiel* afsluiter* appendag*
pump: pomp* gepompt*
hydraulic: hydraul*
pneumatic: pneumat* perslucht*
conveyor: transportband* transportsyst*
robot: robot*
mould: spuitgiet* gieten gegoten gieterij* matrijs* matrijz* mal mallen
sheet: plaatwerk* plaatbewerk* metaalplaat*
metal: metaal* metal* ijzer* alumin* koper* messing*
steel: staal* stalen* rvs staalconstr*
spare: reserveond* onderdeel onderdelen*
bearing: lagers kogellag* glijlag*
gearbox: versnellingsb* tandwiel* tandwielk*
lubricate: smeren gesmeerd smeer* smeermidd*
fault: storing*
breakdown: uitval* pech pechh* stilstand*
shutdown: uitschakel* stilleg* onderhoudsst*
blueprint: bouwtekening* werktekening* constructietek*
tolerance: tolerant* toleranties
calibrate: kalibr* gekalibr* ijken geijkt*
gauge: schuifmaat* manometer* meetmidd* micrometer*
pallet: pallet* palletw*
forklift: heftruck* reachtr* vorkheft* stapelaar* palletwag* heftruckch*
pick: orderpick* picken picking picker* plukken plukker*
unload: lossen gelost lost uitlad* uitgelad*
route: route routes* traject* rit ritten
customs: douane* inklar*
dispatch: verzending* verzendkl*
ramp: laadperr* hellingb*
shelf: schap schappen* stelling stellingen* schappenpl* plank planken
scanner: scan scann* gescand* barcode* streepjes*
container: container*
consignment: zending*
trailer: trailer* aanhanger* oplegger* aanhangw*
tachograph: tachogra* rijtijden* rusttijd* rijtijd*
checkout: afreken* zelfscan* checkout*
till: kassa* kasopm* kaslade* kas
counter: balie* toonbank* loket*
showcase: vitrine* etalage*
promotion: promotie* promoties* aanbieding* actiefolder*
discount: korting* afprijz*
fitting: paskamer* pashok*
assortment: assortiment*
opening: opening* openingst* geopend*
closing: afsluiting* maandafsl* jaarafsl* sluiting* kassaafsl* kwartaalafsl*
theft: diefstal* winkeldief*
refund: terugbetal* teruggestort* restitut* terugstort*
hygiene: hygiën* haccp steriel* desinf* sterilis*
allergen: allerg*
bread: brood* broden
bake: bakken gebakken bakker* bakkerij* afbak*
pastry: banketb* patiss* gebak* taart* banket dessert*
meat: vlees* vleeswar* worst worsten
butcher: slager* slacht* uitbener* slagerij*
fish: vis vissen visser* visv* visw* visserij*
vegetable: groente* groenten* fruit* salade* agf
sauce: saus sauzen* saucier*
portion: portie* portioneer* portioner*
waiter: ober obers serveer* kelner* serveren bedieningsm* geserv*
wine: wijn* sommel*
bar: bar bars barman* barista* bartend* barmedew* cocktail* tapper*
bed: bed bedden beddeng*
laundry: wasserij* wasgoed* linnenk* stomerij*
wash: wassen gewassen wasstr* autowas* wassing* spoel*
iron: strijken gestreken strijkw* strijkg*
breakfast: ontbijt*
room: kamer kamers kamermeisj* kamersch* hotelkamer*
checkin: checkin incheck* ingecheckt*
luggage: bagage* koffers
bathe: baden douchen gedoucht
dress: aankleed* aankled* uitkleed*
feed: voer diervoed* veevoer* voederen
wound: wond wonden wondz* wondv* wondverzorg* decubit* verband*
injection: injecti* injecteer* prik prikken
blood: bloed* bloedafn*
infusion: infuus* infuzen
dementia: dement* psychogeriat* alzheimer*
elderly: ouderen* senioren* bejaard* verpleeghu* verzorgingsh* geriatr* gerontol* verzorgingst* oudere* senior*
anesthesia: anesthes* narcos* anesthesi*
surgery: chirurg* ok operatiek* operatiea* operaties
ambulance: ambulance* ambulancev* ziekenauto*
diaper: luier* incontin* verschon*
infection: infect* corona* covid besmet*
ward: verpleegafd* woongroep* intensive
relative: naaste naasten* verwanten*
prescription: voorschrijv* voorgeschrev*
rehabilitation: revalid* reïntegr*
mobility: mobilit* motorisch* motoriek* transfers
household: huishoud*
shopping: boodschap* winkelcentr* shopping*
errand: koerier* bode bodes
play: spel spelen* speel* gespeeld* spelletj*
sing: zingen zang zanger* gezongen zangkoor* zing*
craft: ambacht* knutsel* geknutsel* handwerk* handvaardigh*
exam: examen* examin* tentamen* tentamin*
grade: cijferlijst*
mark: markeer* markering*
homework: huiswerk*
reading: lezen gelezen voorlezen leesond* voorgelezen leesbev*
integration: integratie* inburger*
integrate: integreer* integrer* geïntegr*
inclusion: inclusie inclusiev*
settle: wennen gewenn*
outing: uitstap* uitje uitjes excursie* schoolreis*
reminder: herinner*
dunning: aanman* incasso* aanmaning* gemaand*
depreciation: afschrijv* afgeschr*
provision: voorzieningen
cashflow: cashflow* liquid* kasstroom*
controlling: controlling* controller*
variance: afwijk* afgewek*
voucher: bon bonnen kassabon* waardebon* kwitant*
declaration: aangifte* verklaring*
vat: btw omzetbel*
attendance: aanwezig* presentie* urenreg* urenadm* tijdreg*
leave: verlof* vakantie* afwezig* ouderschapsv* zwangerschapsv*
sick: ziek zieken ziekm* verzuim* ziektev* poortwacht*
dismissal: ontslag* ontslagen ontslaan opzegg*
employment: dienstverb* arbeidsverh* werkgelegenh* arbeidsp* aanstelling* dienstbetr*
union: vakbond* vakbonden* fnv cnv
council: ondernemingsraad* gemeenteraad* raadslid* medezegg*
offer: aanbod* aangeboden aanbied*
quote: offert* geoffr* offreer* offreren
tender: aanbested* tender* inschrijfst* aanbesteding*
territory: gebied gebieden* rayon* verkoopgeb*
fair: beurs vakbeurs* vakbeurzen jaarbeurs* beursvloer*
aftersales: aftersales klantenserv* servicedienst*
cold: koud koude* koel* gekoeld* diepvries*
incident: incident* voorval* calamit*
printer: printer* kopieer*
reset: reset resets resetten
backup: backup* reservekop*
virtual: virtu* vmware
helpdesk: helpdesk* servicedesk* hotline*
laptop: laptop* notebook*
bug: bug bugs debug* bugfix*
regression: regres*
requirement: requirement* eisenpakk* programmavaneis*
case: casus* casuïst* casemanag* testcase* usecase*
script: script* draaiboek*
foreman: voorman* voorlieden meewerkend* ploegleid* ploegbaas* uitvoerder* opzichter* werkmeest* meesterkn*
excavation: graafwerk* graven gegraven graafm* kraanmach* ontgrav* graafmach*
scaffold: steiger steigers steigerb*
formwork: bekist* betontimmer*
reinforcement: wapening* ijzervlecht* betonijz*
earthwork: grondwerk* grondverz*
quantity: hoeveel* aantallen uittrekst*
permit: vergunning* omgevingsverg* toestemm*
acceptance: oplevering* acceptatie*
handover: overdrach* overdrag* overgedrag*
clause: clausul*
notary: notari*
will: testament* nalatensch* erfrecht* erfenis*
mandate: mandaat* volmacht* gemand*
seed: zaad zaden zaadv* zaaigoed*
sow: zaaien gezaaid inzaai*
fertilize: bemest* mest meststof* kunstmest*
spray: spuiten gespoten gewasbesch*
tractor: tractor* trekker*
milk: melk* gemolken zuivel*
stable: stal stallen*
greenhouse: kassen kasteelt* glastuin* broeikas* tuinbouwkas*
prune: snoei* gesnoeid* boomverz*
irrigate: irrig* beregen* bewater*
citizen: burger burgers* burgerz*
notice: beschikking* kennisgev* bekendmak*
municipality: gemeente* gemeentel* stadhuis* stadskant*
framework: raamcontr* raamovereen* framework*
demand: behoefte*
reorder: nabestel* bijbestel*
post: post poststuk* postbez* postb* postsort*
follower: volgers follower*
trade: handel handels* handelaar* groothandelaar*
landing: landing* geland
page: webpagina* pagina paginas landingsp*
logo: logo logos huisstijl*
office: kantoor* kantoren* office binnendienst* backoffice*
department: afdeling*
board: bestuur* bestuurs* bestuurder* commissar*
deputy: adjunct* waarnemend*
concept: concept concepten*
implement: implement* geïmpl* realiser* gerealis* realisatie* realiseer*
establish: opzett* opgezet* opbouw* opgebouwd* oprichten opgericht* oprichting* opzet
recommend: aanbevel* aanbevol* aanrad*
privacy: privacy* avg
sustainability: duurza* verduurz*
statistics: statist*
rent: verhuur* huur* huren gehuurd* lease leasing* huurder*
debt: schuld schulden* schuldh* faill* bewindv* schuldsan*
pharmacy: apothe* farmac*
medication: medicijn* medicat* geneesm*
dentist: tandarts* mondhyg* mondzorg* orthodont* tandtech*
veterinary: dierenarts* veterin* dierenkl*
chemistry: chemi* scheikund*
physics: natuurkund* fysica
biology: biolog* microbiol* biotech*
factory: fabriek*
plastic: kunststof* plastic* rubber* folie
glass: glas glazen* beglaz* glaszet*
traffic: verkeer* verkeersr*
rail: spoor* treinen trein treinm* conducteur* machinist* railin*
ship: schip schepen* scheepv* haven havens havenb* schipper* matroos* binnenv* scheepsw* maritiem* stuurman*
bicycle: fiets* rijwiel*
fire: brand brandw* brandm* brandv* brandb*
police: politie* marechauss* boa boas
heating: verwarm* warmtep* ventilat* klimaatbeh* airco* luchtbeh* klimaatinst*
energy: energie* energet* windmolen* windpark* windenerg*
solar: zonnep* zonnepan* zonneener*
insulation: isol* geïsol*
plc: plc plcs
cnc: cnc
cad: cad autocad solidworks revit
erp: erp sap navision
crm: crm salesforce
cloud: cloud* azure aws
agile: agile scrum* kanban*
lean: lean kaizen sixsigma
switchgear: schakelkast* schakelinst* paneelbouw* schakelpan*
hair: kapper* kapster* kapsalon* haarverz*
cosmetics: cosmet* schoonheidssp* schoonheidssal* pedicure* manicure* parfum*
massage: massage* masseur* masseer*
tailor: kleermak* coupeuse* naaister* naaien naaiat* naaimach*
swim: zwem* badmeest*
beverage: drank dranken* drankj* bier bieren* brouwer* koffie* frisdr*
forestry: bosbouw* boswacht* bos bossen bosbeh*
landscape: landschap* groenbeh* begraafpl*
youth: jeugd* jongeren* jongerenw*
woman: vrouw vrouwen*
refugee: vluchteling* asiel* statushoud*
addiction: verslaaf* verslav*
psychology: psycholog* psychisch* psychosoc* ggz
psychiatry: psychiat*
palliative: palliat* hospice* terminale terminaal
outpatient: polikl* ambulant* dagbehand*
intensive: beadem* intensivecare* icverpl*
vaccinate: vaccin* gevaccin* inent*
radiology: radiolog* röntgen* mri radiotherap*
orthopedics: orthoped* prothes*
pediatrics: kinderarts* kinderafd* neonat* pediat*
oncology: oncolog* kanker*
cardiology: cardiolog* ecg
optics: opticien* optiek* optometr*
library: biblioth*
book: boek boekhandel* boekwink*
history: geschied* histor*
geography: aardrijksk* geograf* gis
church: kerk kerken* kerkel* godsdienst* religi* pastor* theolog* dominee* predikant*
conference: congres* conferent* symposi*
association: verenig* stichting* vereniging*
wholesale: groothandel*
temporary: uitzend* tijdelijk* flexwerk* uitzendbureau* bijbaan* oproepkr*
accompany: begeleid*
group: groep groepen*
batch: batch* batches
crane: kraan kranen* kraanm* hijs*
elevator: lift liften liftmont*
facade: gevel* kozijn*
window: ramen raam ramenl* glasbewass*
door: deur deuren*
drywall: systeemwand* plafond* gipsplat*
demolition: sloop* slopen gesloopt* demont* gedemont*
waste: afval* vuilnis* recycl* milieustr*
garage: garage* autobedr*
tire: banden bandenw* bandenm*
flower: bloem bloemen* bloemist* bloemsch*
jewelry: juwel* goudsm* horloge* sierad*
welfare: bijstandsu* schuldhulpv* uwv wmo participatiew* maatschappelijkw*
guardian: voogd* curator* bewindvoerd*
prison: gevangen* penitent* detent* dji
battery: batter* accu accus
semiconductor: halfgeleid*
mining: mijnbouw*
blacksmith: smid smeden smederij*
galvanize: galvan* verzink* poedercoat* coating*
laser: laser*
ultrasound: echoscop* echografi*
cleanroom: cleanroom* stofvrij*
alarm: alarm* inbraak*
key: sleutel*
game: gaming
bridge: brug bruggen* bruggenb*
setup: omstell* omgesteld* ombouw* omgebouwd*
beekeeping: imker* bijen*
trustee: trustk*
election: verkiez*
inform: informeer* geïnformeer* inlicht* voorlicht*
collect: ophal* opgehaald*
fill: bijvul* bijgevuld* vulploeg*
sort: sorteer* gesorteer* uitzoek*
receive: ontvang* ontving* aangenomen
drawer: lades wisselgeld*
expire: houdbaar* tht vervaldat*
fresh: vers verse versafdel*
calm: kalmeer* geruststel*
angry: boos boze ontevreden*
talk: gesprek* praat praten gepraat
owner: baas
enter: intik*
toilet: toilet* wc
pulse: pols vitale hartslag*
temperature: temperat* koorts*
catheter: katheter*
mobilise: mobiliser* tillift*
walk: wandel*
socket: schakelaar*
lamp: lampen verlicht* armatur*
linen: linnen* handdoek*
ingredient: ingrediënt*
box: doos dozen kratten pakje*
overdue: openstaand* achterstall*
garden: gazon* heg heggen
festival: viering* kamp kampen
noise: lawaai*
patrol: patrouill* controlerond*
oven: oven ovens
knead: kned*
dough: deeg*
wallpaper: behang*
leak: lekkage* lekken
blockage: verstopp* ontstopp*
fence: hekwerk* omhein*
arrive: aankomst*
departure: vertrek
exceed: overtroff* overschr*
incoming: inkomend* binnenkomend*
outbound: uitgaand*
cause: oorzaak* oorzak*
correct: corriger* correctie*
tree: boom bomen
playground: schoolplein* speelplaats*
autism: autis*
milestone: mijlpa*
invitation: uitnodig*
hedge: haag
grass: gras
`
