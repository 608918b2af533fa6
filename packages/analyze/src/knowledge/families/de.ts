/** German words of work, by what they mean in English. */
export const de = `
analyze: analys* analyt* auswert* ausgewertet* analyz* datenanalys*
supervise: beaufsichtig* aufsicht* vorgesetzt* fachaufsicht*
lawyer: anwalt* rechtsanw* jurist* recht* gesetz gesetze gesetzes* gesetzlich* kanzlei* justiziar* syndikus* arbeitsrecht* strafrecht* zivilrecht* vertragsrecht* steuerrecht*
court: gericht gerichts* gerichtlich* amtsgericht* landgericht* richter richterin klage klagen klagever* gerichtsverf* strafverf* prozessführ*
sell: verkauf* verkaeuf* vertrieb* absatz* sales veräußer* außendienst* verkaufsberat*
organize: organis* organiz*
maintain: wartung* warten gewartet* instandhalt* instandgehalten* maintenance aufrechterhalt* wartungsarb*
administer: verwalt* administr* sachbearbeit* admin
finance: finanz* finance
account: buchhalt* buchführ* rechnungswes* rechnungsleg* buchung* verbuch* kontier* konto konten* bilanzbuchhalt* accountant* accounting* fibu
ledger: hauptbuch* nebenbuch* sachkont* kontenplan* kontenrahm*
customer: kunde kunden* kundin* klient* mandant* auftraggeb* stammkund* endkund* geschäftskund* privatkund* kundschaft* grosskund* laufkund* bestandskund*
vehicle: fahrzeug* auto autos automobil* kfz pkw lkw lastwagen* lieferwagen* kraftfahrzeug* nutzfahrzeug* fuhrpark* fuhrparkl* autohaus* motorrad* omnibus* bus busse
mechanic: mechan* mechatron* schlosser* monteur* kraftfahrzeugmech* maschinenschloss* industriemech* polymech*
aircraft: flugzeug* hubschrauber* helikopter* luftfahrzeug* flugger*
flight: flug* fliegen fliegt flieger* geflogen luftfahrt* airline* luftverkehr* fluglin*
pilot: pilot* kapitän* copilot* flugzeugführ*
pupil: schüler* schueler* studierend* student* lernende* lerner* werkstudent*
child: kind kinder* kindes* kindlich* kita kitas krippe* kindergart* kleinkind* säugling* hort hortgr* baby babys
teach: lehrer* lehrkraft* lehrkräfte unterricht* dozent* dozier* lehren gelehrt lehramt* lehrtätig* lehrauftr* instruier* unterrichtsst* anlern* angelernt* eingearbeit* einlern* beibring* beigebracht* zeige zeigt gezeigt*
education: bildung* pädagog* paedagog* erzieh* erzog schulbild* sozialpäd* heilpäd*
school: schulisch* schulk* schulb* schull* schulp* schulj* schuls* schula* schulf* schulh* schulg* schulv* schule* klasse klassen* klassenl* grundschul* gymnasi* realschul* hauptschul* gesamtschul* sekundarsch* berufsschul* fachschul* abitur* matura* hochschulreif* mittelschul*
curriculum: lehrplan* curricul* stoffplan* bildungsplan* rahmenlehrpl*
staff: mitarbeit* personal* beschäftigte* belegschaft* angestellt* arbeitnehm* arbeiter* arbeitskraft* arbeitskräfte fachkraft* fachkräfte
team: team* mannschaft* crew*
recruit: rekrut* recruit* personalbeschaff* personalgewinn* personalauswahl* personalvermittl* bewerberausw* bewerbermanag* bewerbungsverf* headhunt* onboarding* stellenbesetz* sourcing arbeitsvermittl*
vacancy: vakanz* stellenausschr* stellenanz* stellenangeb*
pay: lohn* gehalt gehalts* gehälter* entgelt* vergüt* payroll* entlohn* besold* lohnabrechn*
doctor: arzt* ärztin* aerzt* mediziner* oberarzt* assistenzarzt* facharzt* hausarzt* notarzt* chefarzt*
nurse: krankenschwest* krankenpfleg* pflegefach* altenpfleg* pflegehelf* pflegekraft* pflegekräfte hebamm* gesundheitspfl* kinderkrankenpfl* pflegedienst* pflegeassist* krankenpflegeh* stationsschw*
patient: patient* krankenbett*
medical: medizin* klinisch* pflegemed* heilkund*
hospital: krankenhaus* klinik* spital* hospital* uniklinik* gesundheitswes*
care: pflege* pflegt* gepflegt* betreu* fürsorg* tagespfleg* kinderbetreu* seelsorg* grundpfleg* behandlungspfl*
health: gesundheit* gesund wellness* wohlbefind* gesundheitsf*
cook: koch* küche* gekocht* kulinar* souschef* küchenchef* köche kochlehr* beikoch* chefkoch* jungkoch* commis entremet* gardemang* kuech* gegart garen
food: lebensmittel* speise* nahrungsmittel* mahlzeit* gerichte gerichten rezeptur* rezepte menü* verpfleg* essensaus* essenaus* mittagess* buffet*
restaurant: restaurant* gastronom* gastro gaststätt* bistro* café* bankett* catering* gasthaus* gasthof* kantine* wirtshaus* mensa imbiss*
shop: laden ladenl* ladeng* einzelhandel* filial* kaufhaus* boutique* shop shops supermarkt* supermärkte detailhand* drogerie* baumarkt* discounter* verkaufsstell*
goods: ware wareneing* warenausg* warenwirt* warenbest* warenann* warenver* warenkund* warengrupp* warenauf* inventur* inventar* bestand bestände bestandsf* bestandsk* bestandsm* lagerbest* mindesthaltb*
display: display* auslage* warenpräs* platzier* warenprasent* aufsteller*
purchase: einkauf* eingekauft* beschaff* kauf* gekauft* kaeufer* purchas* procure*
supplier: lieferant* zuliefer* vendor*
repair: repar* instandsetz* instandgesetz* beheb* behob* fehlersuch* fehlerbeheb* störungsbes* störungsbeh* entstör* nacharbeit* überhol* generalüberh*
build: bau baus bauen gebaut* bauarb* bauleit* bauproj* bauunter* bauwes* bauwerk* bauherr* bautr* bautechn* bauvorh* baufirm* bauabl* bauabschn* bauindustr* hochbau* tiefbau* neubau* umbau* errichten errichtet* errichtung* erbaut* rohbau* wohnungsb*
site: baustell* standort* werksgel* einsatzort*
architect: architek* bauzeichn*
engineer: ingenieur* engineer* ing verfahrenstechn* bauing* wirtschaftsing*
electric: elektr* strom stroms stromv* stroma* starkstrom* elektron* elektroinst* frequenzumr* messgeber*
design: design* gestalt* konstrukt* konstruier* entwurf* entworfen* entwerf* entwarf mediengest*
draw: zeichn* gezeichn* skizz* illustr* zeichnerisch* technischz*
graphic: grafik* graphik* grafisch* graphisch* visuell* visualis*
garment: kleid* bekleid* textil* schuh* stoffe konfektion* oberbekl* sportbekl* damenmod*
fashion: mode modisch* moded* modeb* modeh* fashion* stylist* styling* trend*
market: markt* märkte marketing* vermarkt* marktforsch* marktanaly*
advertise: werb* geworben anzeige* inserat* inserier* kampagn* reklame* plakat* warb
publicity: öffentlichkeitsarb* öffentlichkeit* presse pressea* pressem* presses* pressek* pr medienarb*
media: medien* media rundfunk* fernseh* radio* sender hörfunk* tv medial*
journalist: journalis* redakt* reporter* zeitung* zeitschrift* redigier*
communicate: kommuniz* kommunik* unternehmenskomm*
web: web website* webseit* webdes* webentw* webanw* webshop* webbas* internet* online* digital* homepage*
content: inhalt* content* texter* copywrit* werbetext*
seo: seo sem sea suchmaschin* adwords
social: sozial* social facebook instagram twitter tiktok
software: software* programmier* anwendungsentw* anwendungsb* softwareentw* code coding quellcode* app apps applikation* codier* kodier* java
computer: computer* edv it pc informat* ikt rechner* informationstechn* fachinformat* hardware*
network: netzwerk* netz netze netzen network* lan wan router* vernetz* switches
server: server*
system: system* betriebssyst*
database: datenbank* sql
deploy: deploy* bereitstell* bereitgestellt* rollout* ausroll* ausgerollt* release*
secure: security* wachdienst* wachschutz* objektschutz* informationssich* wachmann absicher* gesichert* werkschutz* itsicherh* bewachung* bewacht
bank: bank* sparkasse* makler* bankkauf* broker* volksbank* börse* börsen*
teller: kassier* schaltermit* kassenkraft* kassenkräfte
loan: kredit* darlehen* hypothek* baufinanz* zins* kreditver*
deposit: einlage einlagen einzahl* anzahlung* kaution* abhebung* depot depots
cash: bargeld* geld gelder* scheck* barzahl* kassenbest* tresor* safe münzgeld*
invoice: rechnung* faktur* eingangsrechn* ausgangsrechn* abrechn* abgerechn* rechnungsstell* rechnungspr*
payable: debitor* kreditor* verbindlichkeit* forderungsmanag* forderungsausf*
tax: steuer steuerb* steuere* steuerr* steuerf* steuerl* steuerk* steuerp* finanzamt* lohnsteuer* einkommenst* gewerbest* ertragsteuer* körperschaftst*
audit: audit* wirtschaftspr* revision* revisor* betriebsprüf* abschlussprüfer* rechnungsprüfer*
statement: bilanz* jahresabschl* konzernabschl* kontoausz* guv stellungnahm* einzelabschl*
budget: budget* etat etats etatpl* haushaltspl* haushaltsmitt*
forecast: prognos* forecast* vorhersag* hochrechn* absatzpl*
invest: invest* geldanlag* vermögensanl* vermögensber* kapitalanl* wertpapier* portfolio* aktie aktien* anlageber*
insure: versicher* haftpflicht* krankenkass* krankenvers* rentenvers* sozialvers* schadenvers*
risk: risik* gefahr gefahrg* gefahrst* gefährd* risikomanag*
comply: compliance* vorschrift* einhalt* eingehalten* regulator* regulier* bestimmung* bestimmungen konform* vorschriftsm*
fraud: betrug* unregelmäß* veruntreu* geldwäsch* unterschlag* falschdarst*
report: bericht* reporting* report reports meldung* meldewes* berichterst* berichtswes*
record: aufzeichn* aufgezeichn* protokoll* erfass* datenerfass* nachweis* nachgewiesen
document: dokument* unterlage* schriftst* schriftgut* formular*
plan: plan* geplant* einplan* vorplan* verplan* arbeitsvorb* av
schedule: zeitplan* terminplan* dienstplan* disposition* disponent* disponier* dispo einsatzplan* fahrplan* schichtplan* stundenplan* personaleins* einteil* teile
project: projekt* project* pilotproj*
strategy: strateg*
business: geschäft* business kaufm* kauffrau* kaufleut* betriebswirt* gewerb* bwl bürokauf* industriekauf* fachwirt*
consult: berat* consult* advis* unternehmensber* beratungsg* beriet
manage: manag* führungskr* bewirtschaft* projektmanag*
lead: leit* geleitet* führ* geführt* führung* teamleit* gruppenleit* projektleit* abteilungsleit* leadership fuehr*
direct: direktor* direktion* geschäftsführ* geschäftsleit* betriebsleit* bereichsleit* direktionsass* werksleit* prokur*
coordinate: koordin* abstimm* abgestimmt*
train: ausbild* ausgebild* schulung* geschult* schult fortbild* weiterbild* weitergebild* trainier* training* trainer* einarbeit* eingearbeitet* unterweis* unterwies* lehrgang* lehrgänge umschul* umgeschul* berufsbildn* praxisbildn* einweis* eingewies* ausbilder* ausbildung* einwies
coach: coach* mentor*
fitness: fitness* gymnastik* körperlich* turnhall* krafttrain* workout*
sport: sport* athlet* fußball* handball* leichtathl*
nutrition: ernähr* diät* nährstoff* ökotroph* schonkost* diätass*
art: kunst* künstler* kunsterz*
museum: museum* museen galerie* ausstell* ausgestellt* exponat* kurator*
music: musik* musiz* orchester* chor chöre konzert* musikal*
theater: theater* schauspiel* bühne* oper opern* inszen*
dance: tanz* choreogr* ballett*
community: gemeinschaft* community* gemeinwes* nachbarsch* quartiers*
farm: landwirt* agrar* agronom* bauernh* farm* hof höfe
crop: ernte* geerntet* pflanz* gepflanzt* anbau* gartenbau* gärtner* garten* acker* getreide* galabau grünpfl* gemüsebau*
animal: tier tiere tieren tierh* tierp* tierz* vieh* rind rinder* nutztier* kuh kühe milchvieh* geflügel* pferd* haustier* schwein schweine*
soil: boden bodenb* bodena* bodenp* bodenk* erdreich* mutterboden*
call: anruf* call calls callcenter* angerufen telefonat* telefonzentr* telefonier* telefonisch* telefondienst* telefongespr* telefonannahme* telefonberat*
center: zentrum* zentren center centre
complaint: beschwerd* reklamat* reklamier* beanstand* beschwerdemanag* beschwer* unzufrieden*
inquiry: anfrage* angefragt* rückfrag* auskunft* auskünfte
help: hilf* unterstütz* assist* helf* geholfen* support* hilfskr* mithelf* mithilf* nachbarschaftsh* half
order: auftrag* aufträge bestell* order auftragsb* bestellwes* orders geordert*
deliver: liefer* geliefert* auslief* ausgelief* zustell* zugestellt* anlief* versand* belief*
warehouse: lager* gelagert* depotl* einlager* eingelagert* auslager* magazin* lagerhalt* lagerwirt*
transport: transport* beförder* spedit* logist* nahverkehr* fernverkehr* güterverk* güterkraft*
drive: fahr* gefahren* fahrer* kraftfahr* berufskraftf* chauffeur* lenker* beifahrer* taxi* busfahr*
clean: reinig* gereinigt* putzen putzt geputzt putzkraft* putzfrau* sauber* raumpfleg* housekeep* gebäuderein* spülküche* spüler aufräum* aufgeräumt* wische wischen gewischt* fege fegen gefegt* kehre kehrt gekehrt* ordentlich* ordnung putze schrubb* staubsaug* abwisch*
safe: sicherheit* arbeitsschutz* unfallverh* sifa arbeitssich* unfall* sicherheitsb*
inspect: inspekt* inspiz* prüf* geprüft begutacht* inspection pruef* gepruef* sichtprüf* gecheckt checke nachschau* durchgeh*
test: test* getestet* erprob* versuchs* probelauf* pilotphas* pilotier*
measure: messen messung* messtechn* messger* messmitt* messwert* messdat* gemessen maßnahm* nachmess* maß
quality: qualität* qs qm qa qmb qualitaet* qualitätssich*
improve: verbesser* optimier* kvp verfeiner* prozessopt* weiteropt* vereinfach* prozessverb*
increase: steiger* gesteigert* erhöh* wachstum* wachsen* gewachsen* wuchs verdoppel* vergrößer*
technical: techn* haustechn* techniker*
machine: maschin* anlage* apparat* ausrüst* maschinenb* anlagenbau* anlagenf* aggregat*
manufacture: produktion* herstell* hergestell* fertigung* gefertigt* fertigen anfertig* angefertig* herstellungsp* serienfert*
material: material* werkstoff* rohstoff* baustoff* verbrauchsm* hilfsstoff*
contract: vertrag* verträge* kontrakt* vertraglich* arbeitsvertr* kaufvertr* mietvertr*
negotiate: verhandel* verhandl* ausgehandelt* aushandel*
research: forsch* recherch* erforsch* forschungs*
science: wissenschaft* naturwiss*
write: schreib* geschrieben* schrieb* verfass* schriftlich* autor autoren* autorin rechtschreib* geschrieb* notier* aufschreib*
present: präsentat* präsentier* vortrag* vorträge vorgetragen referat*
interview: interview* vorstellungsg* bewerbungsg* einstellungsg* mitarbeiterg*
assess: bewert* beurteil* evaluier* evaluat* einschätz* gutacht* sachverständ* leistungsbeurt*
develop: entwickl* entwickel* weiterentwick* development developer
create: erstell* kreat* schaff* geschaffen* ausarbeit* ausgearbeit* erarbeit*
event: veranstalt* event events eventm* eventp* eventt* feier* fest feste
public: öffentlich* oeffentlich* publikum*
speech: rede reden ansprache* sprecher* rhetor* pressespr*
government: behörd* regier* amt ämter* amts* ministeri* staatl* landesamt* bundesamt* amtsleit*
partner: partner* allianz* geschäftspart*
prospect: interessent* leads neukund* potenzialkund*
revenue: umsatz* umsätze* erlös* einnahm* ertrag* erträge* einkommen gewinn gewinne*
price: preis* bepreis* preisgest* preisverh*
property: immobil* grundstück* liegenschaft* hausverwalt* wohnungsw* facility facilitym* gebäudem* hausmeist* objektbetr*
color: farb* gefärbt* colorier* farbgest*
print: drucken gedruckt* druckerei* druckv* druckm* druckpr* offset* siebdruck* druckt* digitaldruck* buchdruck*
photo: foto* photo* fotograf* kamera*
video: video* film* kino* kurzfilm*
interior: innenarch* innenausb* innenaus* dekor* möbel* raumausst* inneneinr* schauwerb*
space: raum räume räumlich* raumpl* verkaufsfläch* grünfläch* nutzfläch* flächenm*
airport: flughafen* flughäf* terminal* airport*
cargo: fracht* ladung* luftfracht* seefracht* stückgut* güterumsch*
passenger: passagier* fahrgast* reisende* fluggast*
weather: wetter* meteorolog* witter*
cockpit: cockpit* avionik*
engine: motor motoren* motors* antrieb* triebwerk* turbin* verbrennungsm* servoantr*
brake: brems* kupplung* gebremst*
diagnose: diagnos* diagnost*
appointment: termin* verabred*
secretary: sekret* empfang* rezeption* rezeptionist* schreibkraft* vorzimmer* bürokraft* bürokräfte
file: akte akten* ablage* abgelegt archiv* datei dateien kartei* aktenf* feilen gefeilt*
meeting: besprech* besprochen* sitzung* meeting* versammlung* konferier* besprach besproch*
letter: brief briefe briefen korrespond* schriftverk* schriftwechs* anschreib*
member: mitglied*
target: zielgrupp* zielvereinb* zielvorgab* quote quoten* absatzziel* umsatzziel*
visit: besuch* visite visiten*
guest: gast gäste* gästebetr* gastgeb* gastfreund*
hotel: hotel* beherberg* unterkunft* unterkünfte herberge* jugendherb* hotelfach*
achieve: erreich* erziel*
activity: aktivität* freizeitg* freizeitan*
operate: bedien* betreib* betrieb betriebe* betriebs* betrieben operativ* operator*
process: prozess* ablauf* abläufe* verarbeit* bearbeit* arbeitsabl* geschäftsproz*
procedure: verfahren* prozedur* arbeitsanw* verfahrensanw* vorgehensw*
conduct: durchführ* durchgeführt* ausführ* ausgeführt* durchfuehr*
data: daten* data stammdat*
environment: umwelt* ökolog* umgebung* umweltsch*
policy: policy policies unternehmensricht* grundsätze
prepare: vorbereit* vorzubereit* aufbereit* zubereit*
relationship: beziehung* kundenbez*
resource: ressourc* betriebsmitt*
result: ergebnis* resultat*
review: durchsicht* sichtung* review* rezension* lektorat*
goal: ziel ziele zielen
identify: identif* erkenn* erkannt*
issue: problem* sachverhalt* problemlös*
monitor: überwach* monitor* ueberwach*
track: verfolg* nachverfolg* rückverfolg* tracking* nachhalten
standard: standard* norm normen* iso din normung*
solution: lösung*
tool: werkzeug* tool tools hilfsmittel* werkzeugm* vorrichtungsb*
unit: einheit einheiten* wohneinh* geschäftseinh*
promote: förder* foerder* sprachförd* leseförd*
collaborate: zusammenarb* zusammengearb* kollabor* zusammenzuarb*
handle: abwickl* abgewickel* abwickel* handhab* erledig*
participate: teilnahm* teilnehm* teilgenomm* mitwirk* beteilig* mitgewirkt
request: beantrag* antrag anträge* antrags* angeforder*
resolve: lösen gelöst* löste klärung* geklärt* abklär* abgeklärt*
refer: verweis* weiterleit* weitergeleit* weitervermitt*
function: funktion* funktionspr*
detail: detail details detaill* einzelheit*
award: auszeichnung* preisträg* ehrung* geehrt stipend* prämiert*
specialize: spezial* schwerpunkt* fachgebiet* spezialisier*
assign: zuweis* zugewies* zuordn* zugeordn* beauftrag* eingeteilt*
control: kontroll* steuerung* steuern steuert* gesteuert* regelungst* regeltech* qualitätskont* msr kontrollier*
demonstrate: demonstr* vorführ* vorgeführt*
facilitate: moderation* moderier* moderator* erleichter*
human: mensch* human humanres* hr personalwes*
industry: industr* branche*
initiate: initi* einleit* eingeleit* anstoß* angestoß*
innovate: innov*
language: sprach* fremdsprach* muttersprach* verhandlungssich* deutschkenn* englischkenn* linguist* sprachkenn*
motivate: motivat* motivier* begeister*
represent: vertret* vertrat repräsent* interessenvertr*
select: auswahl* ausgewählt* selekt*
specification: spezifi* lastenheft* pflichtenheft* leistungsverz*
update: aktualis* update updates fortschreib*
access: zugang* zugänge* zugriff* barrierefr*
accuracy: genauig* präzis* sorgfalt* exakt* gewissenh*
address: adressverw* adressdat* adressier* adressbest*
approve: genehm* freigab* freigegeb* bewillig* zulass* zugelass* bauartzul*
contact: kontakt* ansprechpartn*
contribute: beigetragen beitrug beisteuer*
contribution: beitrag beiträge beiträgen beitrags* sozialabg* sozialbeitr*
cost: kosten* kostenst* kostenrechn* kostenkontr* herstellk*
determine: ermittl* ermittel* festleg* festgelegt* feststell* festgestellt*
distribute: verteil* distribu* austeil* umverteil*
guide: anleit* angeleit* praxisanl* reiseleit* fremdenführ* stadtführ* stadtführung* museumsführ*
interact: interak* interag*
liaison: verbindungsp* verbindungsst* kontaktpers*
method: methode* methodisch* methodik*
model: modell* modellier*
objective: zielsetz*
obtain: einhol* eingeholt* erlang*
platform: plattform* platform* hubarbeitsb* arbeitsbühn*
propose: vorschlag* vorschläge* vorgeschlag* vorzuschlag*
reduce: reduz* reduk* senken senkung* gesenkt* verringer* minimier* einspar* eingespart* verkürz*
region: region* überregional*
transaction: transakt* geschäftsvorf*
travel: reise* gereist dienstreis* geschäftsreis* verreis*
value: wert werte wertsch* mehrwert* wertstrom*
volunteer: ehrenamt* freiwillig* fsj bufdi bundesfreiwill* ehrenämter zivildien*
automate: automat* automatis*
balance: saldo salden* ausgleich* ausgeglich* balanc* vereinbarkeit*
benefit: vorteil* zusatzleist* sozialleist* beihilf* leistungsempf* kindergeld*
brand: marke marken* branding brandmanag* markenf*
deadline: frist* termingerecht* termintreu* rechtzeitig* pünktlich* deadline* fristgerecht*
discuss: diskut* diskuss* erörter*
efficient: effizien* effektiv* wirtschaftlichk*
feedback: feedback* rückmeld*
fund: fonds fördermitt* spenden* fundrais* zuschuss* fördergeld* investmentf*
guideline: richtlin* leitlin* vorgabe* leitfad* leitfäden*
independent: selbständig* selbstständig* eigenständig* unabhängig* eigenverantw*
investigate: nachforsch* ermittler* ermittlungsv* aufklärungsq*
license: lizenz* führerschein* fahrerlaubn* konzession* approbation* führerscheinkl* lenkberecht*
list: liste listen* auflist* verzeichn* stücklist* checklist*
payment: zahlung* bezahl* überweis* zahlungsv* auszahl* ausbezahlt* gezahlt
produce: produzier* erzeug* erzeugt*
product: produkt* erzeugnis* product
respond: antwort* beantwort* reagier* reaktion* reaktionsz*
satisfy: zufrieden* kundenzuf*
structure: struktur* umstruktur* gliederung* tragwerk* statik* baustatik*
user: benutz* anwender* nutzer* user
verify: verifi* überprüf* nachprüf* überpruef* plausibil*
workshop: werkstatt* workshop* seminar*
adapt: anpass* angepasst* adapt* personalisier*
card: karte karten* kundenkart* kreditkart* girocard
charge: gebühr* aufgeld* ladestat* berechnet
compete: wettbewerb* konkurr* mitbewerb* wettkampf*
component: komponent* bauteil* bauelement* baugrupp* einzelteil* werkstück*
conflict: konflikt* streit* mediation* mediator* deeskal*
consume: verbrauch* konsum*
cycle: zyklus zyklen* zyklisch* kreislauf* taktzeit*
discipline: diszipl* interdiszipl*
estimate: schätzung* geschätzt* kostenvor* kostenschätz* abschätz*
expense: aufwend* aufwand* spesen* reisekost* ausgaben
interface: schnittstell* oberfläch* interface*
labor: hilfsarb* tagelöhn* arbeitseins* arbeitskost*
launch: markteinf* produkteinf* launch* lancier*
observe: beobachten beobachtet* beobacht*
observation: beobachtung* hospit* observ*
package: paket*
pack: pack* gepackt* verpack* abpack* abgepackt* einpack* eingepackt*
paper: papier* karton kartons kartonag*
parent: eltern* erziehungsber* mutter mütter* vater väter*
pass: bestanden
prevent: prävent* vorbeug* verhüt* verhinder* vermeid* vermied*
priority: priorit* prioris*
routine: routine routinen routinem* routinea*
rule: regel regeln regelung* regelwerk* spielregel*
sample: stichprob* bemuster* probennahm* probenahm* proben muster musterst*
search: durchsuch* suchfunkt* ausgesucht*
session: session sessions
survey: umfrage* befrag* vermess* vermaß erhebung*
volume: volumen* auflage auflagen
adult: erwachsen*
allow: erlaub* gestatt* ermöglich*
arrange: arrang* vereinbar* vereinbart*
agreement: vereinbarung* betriebsver* abkommen* einigung*
asset: vermögen vermögens* anlagenbuch* anlagenverm* anlageverm* asset assets
attention: aufmerksamk* achtsam*
capital: kapital*
channel: kanal kanäle* vertriebskan*
claim: schaden schäden* schadens* schadenf* schadenb* schadenr* anspruch ansprüche* leistungsabt* regress* nachtragsm*
company: firma firmen* unternehm* konzern*
configure: konfig* parametr*
connect: verbindung* anschluss anschlüsse* anschließ* angeschlossen* verbunden*
culture: kultur* interkultur*
define: definier* definition*
economy: wirtschaft* ökonom* volkswirt* konjunktur*
emergency: notfall* notaufnahm* notruf* notdienst* bereitschaftsd* krisendienst* ersthelf* rufbereit* erstehilf*
encourage: ermutig* ermunter* bestärk* anreg*
examine: untersuch* examin*
exchange: austausch* ausgetauscht* umtausch* umgetauscht tausch*
follow: befolg* nachfass* nachbereit* nachsorge*
gather: sammel* gesammel* sammlung* zusammentrag* zusammengetrag*
import: import* einfuhrabw* einfuhrzoll*
export: export* ausfuhranm* ausfuhrabw* ausfuhrkontr*
install: install* einricht* eingerichtet* einbau* eingebaut* installat* verlegen verlegt verlegung*
interpret: dolmetsch* interpret* gebärdenspr*
introduce: einführ* eingeführt* einfuehr*
item: artikel*
label: etikett* kennzeichn* gekennzeichn* beschrift* label labels auszeichnen
load: belad* verlad* auflad* verladen ladearb* belud geladen
layout: layout* reinzeichn* satzspieg*
metric: kennzahl* kpi kpis messgröß* metrik*
module: modul*
pressure: druck hochdruck* druckbeh* druckpruf* zeitdruck* stress* rr
rate: rate raten tarifs*
reconcile: abgleich* abgeglich* abzugleich*
reconciliation: kontenabst* saldenabst* intercompany*
remote: remote* homeoffice* fernwart* telearb* ferndiag*
retain: bindung* kundenbind* mitarbeiterbind*
return: retour* rückgab* rücksend* rücknahm* rückkehr* rücklauf*
stakeholder: stakeholder* akteur* interessengr*
submit: einreich* eingereicht* vorleg* vorgelegt* abgabefr*
template: vorlage* schablon*
theory: theor*
accept: akzept* annahm* annehm* angenommen* entgegennahm* entgegennehm* entgegengen*
acquire: erwerb* erworben* erwarb hinzugew*
acquisition: akquis* neukundengew* kundengew* kundenakq* unternehmenskäuf* akquir*
allocate: zuteil* zugeteilt* allok* umlage*
calculate: kalkul* berechn* errechn* vorkalk* nachkalk* ausrechn* rechne ausgerechn*
capacity: kapazit*
commission: provision* inbetriebn* inbetriebs* kommission
condition: zustand zustands* bedingung* kondition*
cooperate: kooper*
crisis: krise krisen*
device: gerät* endgerät* messgerät* geraet*
disability: behinderung* beeinträcht* teilhabe* lernbehind*
disabled: behindert* schwerbehind* heilerz* behindertenp*
handicapped: handicap* körperbehind*
discrepancy: unstimmig* diskrep* differenz differenzen* inventurdiff*
error: fehler* irrtum*
defect: mangel* defekt*
escalate: eskal*
ethics: ethik* ethisch*
expand: expan* expand* ausbau* ausgebaut* erweiter* ausweit*
explain: erklär* erläuter* aufklär* rechtfertig* veranschaul*
family: familie familien familienb* familienh* familiena* familieng* familienm* familiär*
image: bild bilder* bildbearb* image images
infrastructure: infrastr*
input: eingabe* dateneing* input eingegeben
laboratory: labor labore laboren labors laborant* laborat* laborunt* laborl* laborger*
lecture: vorlesung* lehrveranst* gastvortr* habilit*
loss: verlust* schwund* abschreiber*
migrate: migrat* migrier* umstell* umgestellt* datenmigr*
option: option optionen*
protect: schutz* geschützt* schuetz*
publish: veröffentl* publikat* publiz* verlag verlage verlags* herausgeb*
recover: genes* erhol* wiederherst* wiederhergest*
register: register* registr* anmeld* angemeldet* eintrag* grundbuch* eingetrag*
replace: ersetz* ersatz erneuer*
reservation: reserv* umbuch* vorbuch*
resident: bewohner* heimbewohn* anwohner*
season: saison*
size: größen konfektionsgr* abmess* dimension* dimensionier*
spreadsheet: tabellenkalk* excel*
stage: phase phasen* stufe stufen*
supply: versorg* supply energievers* nachschub*
table: tabelle tabellen tisch tische*
tutor: nachhilf* tutor*
assemble: montage* montier* zusammenbau* bestück* konfektionier* endmont* vormont* zusammengebaut*
bilingual: zweisprach* bilingual* mehrsprach*
brochure: broschür* prospekt* flyer* katalog*
commerce: ecommerce commerce onlinehand* onlineshop* versandhand*
compare: vergleich* verglich*
confirm: bestätig*
consolidate: konsolid*
delegate: delegier* delegation*
disease: krankheit* erkrank* seuche*
finish: fertigstell* fertiggestell* beend* vollend* finish* veredel*
floor: fußboden* bodenbel* bodenleg* parkett* estrich* etage* stockwerk* fußbod* wischmopp*
formulate: formulier*
graph: diagramm*
greet: begrüß* willkommensk*
hall: halle hallen* saal lagerhall*
insight: einblick* erkenntnis*
margin: marge margen* deckungsbeitr* gewinnsp* handelssp*
mathematics: mathe mathem*
military: militär* bundeswehr* bundesheer* soldat* armee* wehrdienst* grundwehrd* offizier* feldwebel* unteroffiz* truppe*
newsletter: newsletter* rundbrief* rundschreib*
paint: lackier* lack lacke malerarb* malerb* maler malerei* anstrich* malen gemalt streichen strich
panel: paneel* platte platten* tafel tafeln
road: straßenb* straßenv* straßenw* straßenr* autobahn* asphalt* pflasterarb*
segment: segment*
shift: schicht* nachtschicht* wechselsch* nachtdienst* spätdienst* frühdienst* spätschicht* frühschicht*
sign: unterschr* unterzeichn* beschilder* schilder signier*
simulate: simul*
substitute: vertretung* urlaubsvertr* springer* ersatzkr* vertritt einspring* eingesprung* aushelf*
therapy: therap* physiother* ergother* logopäd* psychother* krankengymn*
ticket: ticket* fahrkart* eintrittsk* tickets
tour: tour touren* tourist* tourism* rundgang* fremdenverk*
translate: übersetz* uebersetz*
treasury: treasur* schatzmeist* kassenwart* kassenführ*
upgrade: upgrade* nachrüst* aufrüst* modernis* retrofit*
water: wasser* abwasser* trinkwasser*
weight: gewicht* wiegen gewogen* waage waagen abwieg*
apprentice: azubi* auszubild* lehrling* lehre lehrjahr* lehrstell* lehrzeit* lehrabschl* geselle gesellen* berufsausb* lehrberuf*
degree: studium studien* bachelor* diplom* masterst* mastera* master akademi* hochschulabschl* magister* staatsexam* promov* doktorarb*
certificate: zertifi* zeugnis* urkunde* bescheinig* gesellenbr* meisterbr* facharbeiterbr* sachkundenachw*
university: universität* uni hochschul* fachhochsch* fh tu universitär*
college: berufskoll* berufsakad* akademie* fachakad* technikersch* fachobersch*
trainee: trainee* volontär* volontariat* referendar*
intern: praktik* praktika
freelance: freelanc* freischaff*
selfemployed: freiberuf* selbstständigkeit* selbständigkeit* existenzgr* einzelunter* inhaber*
weld: schweiß* geschweißt* mig mag wig
solder: löten gelötet* lötung* lötarb* hartlöt* weichlöt* lötkolb*
screw: schraub* verschraub* geschraubt*
drill: bohr* gebohrt*
mill: fräs* gefräst* mühle*
lathe: drehmaschin* drehbank* drehautomat*
turn: drehen gedreht* dreher dreherin drehteil*
grind: schleif* geschliffen* abschleif* entgrat* schliff
cut: schneiden schneidet geschnitten* zuschnitt* zuschneid* schnitt schnitte zugeschnitten* laserschneid* schneidw* schneid* geschnitt* zugeschnitt* mähe mähen gemäht*
saw: kreissäge* kettensäg* motorsäg* sägewerk* bandsäge* gesägt
pipe: rohr rohre* rohrl* rohrb* röhren* pipeline* kanalbau* kanalis* rohrnetz*
plumb: klempn* sanitär* spengler* gaswasser* flaschner*
roof: dachdeck* dachstuhl* dacharb* dächer* dach flachdach* dachsan* bedachung* bedach*
brick: ziegel* maurer* mauer* gemauert* vermauer* backstein*
concrete: beton* stahlbeton* betonb*
plaster: putz verputz* gips* stuckat* spachtel* putzarb* gipser*
tile: fliese* kachel* dachziegel* plattenleg*
wood: holz* hölzer* massivholz*
carpenter: schreiner* tischler* zimmermann* zimmerer* zimmerei* zimmerleut*
wire: draht drähte* verdraht*
cable: kabel* verkabel* glasfaser* lwl
circuit: schaltkreis* stromkreis* schaltplan* leiterplatt* platine* schaltung*
voltage: spannung* hochspann* niederspann* mittelspann*
sensor: sensor* messfühl*
valve: ventil ventile ventilen ventilt* armatur*
pump: pumpe* pumpst* wasserpump*
hydraulic: hydraul*
pneumatic: pneumat* druckluft*
conveyor: fördertech* förderband* förderanl*
robot: robot*
mould: spritzgu* spritzgieß* formenbau* gießer* gießen gegossen* gießharz* guss gussteil* druckguss* goss
sheet: blech* feinblech*
metal: metall* eisen* alumin* kupfer* messing* metallb*
steel: stahl* stähle edelstahl* stahlbau*
spare: ersatzteil*
bearing: wälzlager* kugellager* gleitlager*
gearbox: getriebe* zahnrad* zahnräder*
lubricate: schmier* geschmiert* abschmier*
fault: störung* gestört* störungsm*
breakdown: ausfall ausfälle* ausfallz* panne* pannenh* stillstand* maschinenausf*
shutdown: abschalt* abgeschaltet* stilleg* stillgelegt*
blueprint: bauplan* baupläne* konstruktionsz* fertigungsz* werkplan*
tolerance: toleranz*
calibrate: kalibr* eichung* geeicht* eich*
gauge: messuhr* messschieb* manometer* prüfmittel* messlehr* schieblehr* mikrometer*
pallet: palett*
forklift: stapler* gabelstapl* flurförder* hubwagen* ameise
pick: kommissionier* picken picking picker* pickliste* pflück*
unload: entlad* ablad* abgeladen löschen entlud
route: route routen* strecke strecken* fahrtrout*
customs: zoll* zölle* verzoll*
dispatch: abfertig* abgefertigt* versend* verschick* versandt
ramp: rampe rampen* laderamp*
shelf: regal* hochregal*
scanner: scann* barcode*
container: container* behälter* leergut*
consignment: sendung* konsign*
trailer: anhänger* auflieger* sattelzug* sattelzüge
tachograph: tachograph* fahrtenschr* lenkzeit* ruhezeit*
checkout: selbstbedienungsk* kassenber* checkout*
till: kasse kassen* kassensyst* registrierk*
counter: theke* tresen* schalter frischethek* thekenv*
showcase: vitrine* schaufenst*
promotion: verkaufsförd* aktionsw* aktionspl* sonderangeb* promotion promotions promoter*
discount: rabatt* nachlass* skonto* ermäßig* preisnachl*
fitting: anprobe* umkleid*
assortment: sortiment*
opening: öffnung* eröffn* neueröffn* öffnungsz* öffnen öffnete geöffnet
closing: monatsabschl* quartalsabschl* kassenabschl* tagesabschl* ladenschl* schließung*
theft: diebstahl* ladendieb*
refund: gutschrift* gutschreib* gutgeschrieb* erstatt* rückerstatt* rückvergüt* geldzurück
hygiene: hygien* desinf* haccp steril*
allergen: allerg* unverträgl*
bread: brot brote brötchen* brotw* brotb*
bake: backen bäcker* bäckerei* gebacken* backwar* backstub* baecker* backte
pastry: konditor* torte torten* patiss* gebäck* süßwar* dessert* feinback* confis*
meat: fleisch* wurst* geflügelfl*
butcher: metzg* fleischer* schlacht* fleischerei* zerlegung*
fish: fisch fische fischer* fischerei* fischver* meeresfr*
vegetable: gemüse* obst* salat* früchte
sauce: soße soßen saucen* saucier* sauce
portion: portion* anricht* angericht*
waiter: kellner* servier* servicekr* serviert* restaurantfach* oberkell*
wine: wein weinb* weink* weinber* sommel* winzer*
bar: bar bars barkeep* barista* bartend* cocktail* barmann barfrau
bed: bett betten bettw* bettenm* pflegebett*
laundry: wäsche* wäscherei* textilrein*
wash: waschen wäscht gewaschen* waschanl* waschm* körperpfl* abwasch* spüle spülen gespült* wusch
iron: bügel* gebügelt*
breakfast: frühstück*
room: zimmer* zimmermädch* zimmerserv* gästezimm*
checkin: checkin
luggage: gepäck* koffer*
bathe: baden badet duschen gebadet
dress: ankleid* anzieh* auskleid* angezogen*
feed: futter* gefüttert* anreichen nahrungsaufn*
wound: wunde wunden wundv* wundm* wundb* wundexp* verbandsw* verbandw* dekubitus* pflaster
injection: injekt* injizier* spritze
blood: blut* blutentn* bluthoch*
infusion: infusion*
dementia: demenz* demenzk* alzheimer*
elderly: senioren* altenheim* altersheim* pflegeheim* geriatr* geronto* altenhilf* ältere* seniorenh* hochbetagt* senior* alte alten betagt*
anesthesia: anästhes* narkos* anaesth*
surgery: chirurg* op operationss* operation operationen ots
ambulance: rettung* ambulanz* krankenwag* sanitäter* krankentransp*
diaper: windel* wickeln inkontin*
infection: infekt* corona* covid
ward: station stationsl* stationär* wohnbereich* intensivstat* stationsarb* bettenstat* wohngrupp*
relative: angehörig* verwandt*
prescription: rezept verordn* verschreib* verschrieben*
rehabilitation: reha rehabil* rehaklin*
mobility: mobilit* mobilis* motorik* motorisch* feinmotor*
household: haushalt* hauswirt* haushaltsf*
shopping: einkaufszentr* shopping* einkaufshilf* einkäufe
errand: besorgung* botengang* bote kurier* botendienst*
play: spiel* gespielt* spielpl* rollenspiel*
sing: singen singt sänger* gesang* gesungen chorges* chorleit* singkreis* sang
craft: handwerk* bastel* gebastelt* kunsthandw* werken handarb* gebastel*
exam: examen* klausur* abschlussprüfung* prüfungsv* prüfungsa* meisterprüf* prüfungskomm* examini*
grade: note noten* benotung* benotet abschlussnot* benot*
mark: markier*
reading: lesen gelesen vorlesen lektüre* leseecke* abgelesen
integration: integration* eingliederung*
integrate: integrier* einbind* eingebund* einglieder*
inclusion: inklusion* inklusiven inklusiver
settle: eingewöhn* ansied* begleich* beglich*
outing: ausflug* ausflüge* klassenfahr* exkursion*
reminder: erinner*
dunning: mahn* inkasso* gemahnt* mahnwes*
depreciation: abschreib* afa
provision: rückstell* rücklage*
cashflow: cashflow* liquid*
controlling: controlling* controller*
variance: abweich* sollist*
voucher: beleg belege belegen belegp* gutschein* quittung*
declaration: erklärung* steuererkl* voranmeld* zollanm* deklar*
vat: umsatzsteuer* mehrwertst* mwst ust vorsteuer*
attendance: anwesenh* präsenz* zeiterfass* zeitwirt*
leave: urlaub* elternzeit* mutterschutz* abwesenh* karenz* fehlzeit*
sick: krank kranke kranken krankmeld* krankenst* krankgem*
dismissal: kündig* gekündigt* entlass* abmahn* aufhebungsv*
employment: beschäftigung* festanst* anstellung* erwerbst* arbeitsverh* arbeitsmarkt* beschäftigungsv*
union: gewerkschaft* tarif* igmetall
council: betriebsrat* betriebsräte* personalrat* personalräte* gemeinderat* stadtrat* elternbeir* beirat*
offer: angebot* anbiet* angeboten anbot
quote: angebote angebotsers* angebotskal* offert*
tender: ausschreib* ausgeschrieb* vergabe* vob
territory: gebiet* vertriebsgeb* verkaufsgeb*
fair: messe messest* messeb* messeauf* fachmess* messen* messeauftr*
aftersales: aftersales kundendienst* nachbetreu* aftersal*
cold: kalt* kühl* gekühlt* tiefkühl*
incident: vorfall* vorfälle* störfall* incident* zwischenf*
printer: drucker druckern multifunktionsg*
reset: zurücksetz* zurückgesetzt*
backup: backup* datensich*
virtual: virtual* virtuell* vmware
helpdesk: helpdesk* servicedesk* hotline*
laptop: laptop* notebook*
bug: bug bugs debug* bugfix*
regression: regression*
requirement: anforderungsm* anforderungsa* requirement* anforderungsp*
case: fallmanag* fallst* fallb* testfall* anwendungsf* usecase* fall fälle fällen
script: skript* script* drehbuch*
foreman: vorarbeit* schichtleit* schichtführ* meister meisterin industriemeist* werkmeist* werkmeister* meisterpr* kolonnenf* obermont* meistersch* polier poliere
excavation: bagger* aushub* ausheb* baugrub*
scaffold: gerüst*
formwork: schalung* einschal* verschal* schalungsb*
reinforcement: bewehr* armier*
earthwork: erdarb* erdbau* erdbeweg*
quantity: menge mengen* aufmaß* stückzahl* massenerm*
permit: baugenehm* erlaubnis* genehmigungsv* erlaubnissch*
acceptance: abnahme* abgenommen* bauabnahm*
handover: übergab* übergeben* schichtüberg* dienstüberg*
clause: klausel*
notary: notar* beurkund* beglaub*
will: testament* erbrecht* erbschaft* nachlassv* nachlasss*
mandate: mandat mandate* mandats*
seed: saat saatgut* samen saatz*
sow: aussaat* säen aussäen gesät säte
fertilize: düng* gedüngt*
spray: spritzen pflanzenschutz* sprüh* gespritzt*
tractor: traktor* schlepper* mähdresch*
milk: milch* melk* gemolken* molk
stable: stall stallb* stalla* ställe
greenhouse: gewächsh* treibhaus* folientunn*
prune: baumschnitt* rückschnitt* baumpfleg* heckenschn* obstbaumschn*
irrigate: bewässer* beregn*
citizen: bürger* bürgerbür* buerger*
notice: bescheid bescheide bescheiden aushang aushänge bekanntmach*
municipality: gemeinde* kommunal* kommune kommunen stadtverw* rathaus* landkreis* landrats* magistrat* städtisch* stadt
framework: rahmenvertr* rahmenbed* framework* rahmenverein*
demand: bedarf* nachfrage*
reorder: nachbestell* nachbestückung*
post: post posten* postein* postaus* postbearb* poststell* postbot* briefträg* posts
follower: follower* abonnent*
trade: handel handels* händler* gewerk gewerke* fachhandel* zwischenhand*
landing: landung* landebahn* gelandet
page: landingpage* titelseit* seitenlay*
logo: logo logos signet*
office: büro* buero* office innendienst* backoffice* bürotät*
department: abteil* ressort* fachbereich* dezernat* referatsl* fachabt*
board: vorstand* vorstände* aufsichtsr* verwaltungsr* gremi* kuratorium*
deputy: stellvertret* stellv
concept: konzept* konzip*
implement: umsetz* umgesetzt* implement* realisier* verwirklich* umzusetz*
establish: aufbau* aufgebaut* etablier* gründung* gründer* gründen gründete gegründet* aufzubau*
recommend: empfehl* empfohlen* empfahl empfohl* empfiehl*
privacy: datenschutz* dsgvo dsgv
sustainability: nachhaltig*
statistics: statistik* statistisch*
rent: miet* vermiet* gemietet* leasing* verleih* pacht* verpacht* leihe ausleih*
debt: schuld* verschuld* schuldner* insolvenz* überschuld* außenständ*
pharmacy: apothek* pharmaz* pharma pta pharmaind*
medication: medikament* arznei* medikation* tablett*
dentist: zahnarzt* zahnmed* zahntech* dental* kieferorth* prophylaxeass*
veterinary: tierarzt* tiermed* veterin*
chemistry: chemi* chemikant* chemielab*
physics: physik*
biology: biolog* mikrobiol* biotech*
factory: fabrik* werk werke werkes werks
plastic: kunststoff* plastik* folie folien* gummi*
glass: glas gläser glaser* verglas* glasb*
traffic: verkehr* straßenverk*
rail: bahn bahnen bahnh* bahnb* eisenbahn* gleis* lokführ* lokomotiv* zug züge zügen schienen* triebfahrz* zugbegl*
ship: schiff* hafen häfen* seefahrt* binnenschiff* reeder* werft* seeleut* matros*
bicycle: fahrrad* fahrräder* zweirad* velo velos
fire: feuer* feuerwehr* brandschutz* brandmeld* löscharb* brandbek*
police: polizei* polizist* kripo polizeib*
heating: heizung* heiz* wärmepump* shk klimatechn* klimaanl* kältetech* lüftung*
energy: energie* energet* kraftwerk* stadtwerk* windkraft* windenerg*
solar: solar* photovolt* pv
insulation: dämmung* dämmst* dämmarb* gedämmt* isolier* isolationsmess*
plc: sps plc simatic speicherprogr*
cnc: cnc zerspan* zerspanungsm*
cad: cad autocad* solidworks* catia
erp: erp sap navision
crm: crm salesforce
cloud: cloud* aws azure
agile: agil* scrum* kanban*
lean: lean kaizen sixsigma
switchgear: schaltschrank* schaltanl* schaltberecht*
hair: friseur* frisör* friseu* haar haare* coiffeu* haarschn*
cosmetics: kosmet* maniküre* fußpfleg* parfüm*
massage: massage* masseur* massier*
tailor: schneiderei* damenschneid* maßschneid* herrenschneid* näherin* näherei* nähmasch* schneiderhandw* änderungssch*
swim: schwimm* bademeist* rettungsschw* hallenbad* freibad*
beverage: getränk* bier biere* brauer* brauerei* kaffee* brauwes*
forestry: forst* förster* waldarb* wald wälder* holzfäll*
landscape: landschaft* grünanl* friedhof* grabpfl*
youth: jugend* streetwork*
woman: frau frauen*
refugee: flüchtl* geflücht* asyl* migrant*
addiction: sucht suchth* suchtb* suchtk* drogenb* entzug*
psychology: psycholog* psychisch* psychosoz*
psychiatry: psychiatr* psychosom*
palliative: palliativ* hospiz* sterbebegl*
outpatient: ambulant* tagesklin*
intensive: intensivm* intensivpfl* beatm* intensivpat*
vaccinate: impf* geimpft*
radiology: radiolog* röntgen* mrt strahlenth*
orthopedics: orthopäd* prothes* prothet*
pediatrics: pädiatr* kinderklin* neonat*
oncology: onkolog* krebs*
cardiology: kardiolog* herzkath* ekg
optics: optik* optisch* augenopt* brille*
library: bibliothek* bücherei* bibliothekar*
book: buch bücher* buchhandl* buchladen* buchen gebucht
history: geschicht* histor*
geography: geograf* geograph* erdkund* gis geoinf*
church: kirche* kirchl* gottesdienst* pfarr* pastor* diakon* religion* theolog*
conference: tagung* kongress* konferenz* symposi*
association: verein vereine vereins* verband verbände* verbands*
wholesale: großhandel* großhändl* großmarkt*
temporary: aushilf* befrist* zeitarbeit* leiharb* arbeitnehmerüb* minijob* leihkräft*
accompany: begleit*
group: gruppe gruppen*
batch: charge chargen*
crane: kran kräne* kranf* kranschein* hebezeug*
elevator: fahrstuhl* aufzug aufzüge aufzugs*
facade: fassade* wdvs fenster*
window: fensterb* fensterput* glasrein*
door: türen tür torbau* haustür* innentür*
drywall: trockenb* akustikb*
demolition: abriss* abbruch* rückbau* demont* demontier*
waste: abfall* müll müllab* müllwerk* entsorg* recycl* altlast*
garage: autowerkst* kfzwerkst* hebebühn*
tire: reifen* räderw*
flower: blume* florist* zierpfl*
jewelry: schmuck* goldschmied* juwel* uhrmach* uhren
postal: briefzust* paketzust*
statutory: satzung*
election: wähler* kommunalwahl* bundestagsw* gewählt
patent: patent*
welfare: wohlfahrt* sozialhilf* jobcenter* arbeitslos* arbeitsamt* jugendamt* grundsicher*
guardian: vormund* gesetzlbetr*
prison: justizvollz* jva strafvollz* häftling*
battery: batter* akku akkus
semiconductor: halbleiter*
mining: bergbau* bergwerk* tagebau*
blacksmith: schmied schmiede* schmieden
galvanize: galvan* verzink* beschicht* pulverbesch*
laser: laser*
ultrasound: ultraschall* sonograf* sonograph*
cleanroom: reinraum*
alarm: alarm* einbruchm*
key: schlüssel* schlüsself*
game: gaming gamedes*
parcel: päckchen*
adjust: justier* einstellen eingestellt* nachjust* nachstell* feinjust*
homework: hausaufgab* schulaufg*
outcome: behandlungserf*
setup: rüsten umrüst* rüstzeit* umgerüstet*
beekeeping: imker* bienen*
bridge: brückenb* brücke brücken
trustee: treuhänd*
inform: informier* benachrichtig* hinweis* mitteil* mitgeteilt*
count: nachzähl* nachgezähl* durchzähl* abzähl* zählte zählten
collect: abhol* abgeholt* einsammel*
fill: auffüll* aufgefüllt* nachfüll* nachgefüllt* befüll* einräum* eingeräumt* verräum*
sort: sortier* aussortier* einsortier* vorsortier*
drawer: schublad* wechselgeld*
expire: abgelaufen* verfallsdat* verfalldat* mhd haltbarkeit* abgelaufene
fresh: frischwar* frisch frische frischem frischet*
absence: abwesen*
calm: beruhig* besänft*
angry: verärger* wütend* unzufried* aufgebracht*
talk: gespräch* spreche spricht gesprochen* redet
owner: eigentümer* chefin
enter: eintipp* eingetipp* einpfleg* eingepfleg* eingeb* einbuch* eingebucht*
toilet: toilett* toilettengang* wc
pulse: puls pulsmess* vitalzeich* vitalwert* vitalparam*
temperature: temperatur* fieber* temperaturk*
catheter: katheter* dauerkath* blasenkath* sonde sonden magensond* viggo venenverweil*
mobilise: aufsteh*
walk: spazier* spaziergang*
socket: steckdos* lichtschalt*
lamp: lampe lampen leuchte leuchten beleucht* leuchtstoff*
linen: handtüch*
ingredient: zutat*
van: sprinter
box: kiste kisten gebinde kasten schachtel*
overdue: überfällig* rückständ* offene offenen
month: monat monatlich*
festival: sommerfest* weihnachtsf*
garden: rasen* beet beete
patrol: patrouill* kontrollgang* streife*
oven: backofen* ofen
knead: knet*
dough: teig*
wallpaper: tapez* tapet*
leak: leck* rohrbruch* undicht*
blockage: verstopf*
fence: zaun zäune zäunen zaunbau* einzäun*
arrive: anreise* ankunft*
departure: abreise* abfahrt* abflug*
exceed: übertroff* übertreff* überschrit*
incoming: eingehend*
outbound: ausgehend*
cause: ursache*
correct: korrektur* korrigier*
tree: baum bäume bäumen baumfäll* baumschn*
playground: pausenhof* schulhof* spielplatz* pausenaufs*
treat: behandl* behandel*
chairside: stuhlassist*
autism: autis*
tyre: bereifung*
milestone: meilenstein*
invitation: einladung*
hedge: hecke hecken heckensch*
grass: rasenm* rasenpfl*
nonconformity: fehlerbericht* nichtkonform* abweichungsber*
harm: kindeswohl*
venue: location* veranstaltungsort*
receive: warenannahm* wareneingang*
anxious: ängstlich* angstpat* nervös*
meal: essensausg*
find: gefunden finden auffinden fand
change: wechsel*
note: vermerk*
line: bandarb* fließband*
send: schickte zusend*
night: nacht*
welcome: willkommen*
look: anschau* angeschaut*
home: zuhause häuslich*
date: datum
mount: anbring* angebracht*
wall: wand wände wänden
lift: heben gehoben anheb* hebe*
frame: rahmen* gestell* fassung*
mix: misch* gemischt*
colleague: kolleg*
calendar: kalender*
number: nummer* zahlen
restore: restaur*
move: umzug* bewegen bewegt* versetz*
quarter: quartal*
oil: öl öle ölwechsel*
bathroom: bäder bädern
wipe: wisch*
bring: bringen gebracht* brachte
person: person*
newcomer: neuling* neueinsteig*
annual: jährlich* jahres*
light: licht* leucht*
dimension: maße maßen
plate: teller*
shower: dusch* geduscht*
trim: stutz*
hour: stunde*
level: niveau*
course: kurs kurse kursen
gate: tor tore
dessert: nachspeis* süßspeis*
starter: vorspeis*
cover: abdeck*
area: bereich* fläche*
subcontractor: subunternehm* fremdfirm*
old: alt
manual: handbuch*
trace: orten geortet*
ask: frag* erfrag* gefragt*
apartment: wohnung*
eat: essen gegessen*
house: haus häuser häusern wohnhaus*
mow: mäh*
piece: stück stücke
strip: abzieh* abisolier*
dispense: ausgeb* ausgabe* ausgegeb*
bag: tasche* tüte* sack säcke
shape: formen geformt*
chair: stuhl stühle stühlen sessel*
hang: aufhäng* aufgehängt* hängen gehangen
stair: treppe*
kitchenette: teeküche*
lock: schließ* abschließ* abgeschloss* schloss geschlossen geschlosse*
sweep: fegte kehr*
workplace: arbeitsplatz*
speak: sprech* gesproch*
minute: minute*
win: gewonn* gewann
solve: lös*
locate: lokalis* eingrenz*
boiler: kessel* therme*
erect: errichte* aufstell* aufgestellt*
password: passwort*
text: text*
beach: strand*
wheelchair: rollstuhl*
holiday: ferien*
cow: kühen
remove: entfern* abbau* abgebaut*
compile: zusammenstell*
block: block blöcke
insert: einleg* eingelegt* einsetz* eingesetzt*
tie: bind* gebund*
complete: ausfüll* ausgefüllt* vervollst*
pot: topf töpfe töpfen
muscle: muskel*
fear: angst ängst*
sand: geschliff*
empty: leeren geleert* entleer*
polish: poliert*
scrub: scheuer*
filter: filter* filtr*
pour: gieß* gegoss*
bargain: feilsch*
unpaid: unbezahlt*
join: verbind* verbund*
permission: berechtig*
camp: ferienlag*
damage: beschädig*
sew: näh* genäht*
guard: bewach* wache
reject: ausschuss* aussonder*
country: länder*
replenish: nachgefüll* aufgefüll*
wrap: einwickel* einwick* folier*
late: verspät*
height: höhe höhen
sugar: zucker*
drain: abfluss* entwässer*
rinse: spül*
admit: aufnahme* aufgenommen*
comfort: tröst* getröst*
task: aufgabe aufgaben
corridor: flur* gang gänge gängen
body: körper* leib
pain: schmerz*
injury: verletz*
cough: husten*
shoulder: schulter*
back: rücken*
knee: knie*
stroke: schlaganfall*
nervous: unruhig*
bottle: flasche*
merge: zusammenführ*
patch: flick* geflickt*
climb: kletter* steig*
weekly: wöchentlich*
vacuum: gesaugt* saugen
mop: feudel* mopp*
pan: pfanne*
cutlery: besteck*
flour: mehl*
wedding: hochzeit*
funeral: beerdig* bestatt* trauer*
bone: knochen* entbein*
bleach: blondier* bleich*
grease: geschmier* fetten
seam: naht nähte nähten
coat: anstreich* gestrich* streich*
ceiling: decke decken
stone: stein* naturstein*
cabinet: schrank schränke*
basin: waschbeck*
notify: meld* gemeldet*
describe: beschreib* beschrieb*
rescue: rett* gerettet*
individual: individu* einzel*
mediate: vermittel* schlicht*
message: nachricht* botschaft*
stretch: dehn*
stack: stapel* gestapelt*
noise: lärm*
cancel: storn* absag* abgesagt* künd*
map: landkart*
forward: weitergeb* weitergegeben
folder: ordner* mappe*
summary: zusammenfass*
comment: kommentar*
delete: lösch* gelöscht*
licence: schein scheine
upload: hochlad* hochgelad*
revision: überarbeit*
beam: balken* träger trägern
shorten: gekürzt*
stomach: magen* bauch
homeless: obdachlos* wohnungslos*
refuel: tanken getankt* betank*
bus: bussen autobus*
fry: frittier* braten gebraten* briet
soup: suppe*
fold: falten gefaltet*
curtain: vorhang* gardin*
trouser: hose hosen
dog: hund hunde hunden
cat: katze*
listen: zuhör* zugehör*
neglect: vernachläss*
behaviour: verhalten*
cream: creme* salbe*
heal: heil* geheilt*
memory: gedächtnis*
afternoon: nachmittag*
admission: eintritt*
dust: staub* entstaub* abstaub*
sink: spülbecken*
recycling: wertstoff*
peel: schälen geschält*
chop: hacken gehackt*
potato: kartoffel*
onion: zwiebel*
brew: brüh* brau*
cup: tasse* becher*
loaf: brotlaib* laib laibe
weigh: wieg* gewog* abgewog*
birthday: geburtstag*
gift: geschenk*
loyalty: treue*
satisfaction: zufried*
friendly: freundlich*
polite: höflich*
thank: gedankt*
skin: haut
changeover: umgerüst*
stainless: rostfrei*
railing: geländer*
crack: riss risse rissen
brush: pinsel* bürst*
tape: klebeband*
ceramic: keramik*
mosaic: mosaik*
sheep: schaf*
barn: scheune*
foundation: fundament*
path: wege
carpet: teppich*
vine: rebe*
bespoke: maßanfert* sonderanfert*
happy: glücklich*
question: frage fragen
reader: leser*
information: info infos
student: studier*
show: zeigen zeigte
fast: schnell* zügig*
wear: verschleiß*
noisy: laut
gas: gas gase
heat: wärme*
gutter: dachrinne* regenrinn*
insulate: dämm*
dig: graben gegrab* grub
hammer: hammer*
open: öffn*
lend: leihen verliehen ausgeliehen
carry: tragen trug getragen
bend: biegen gebogen
shear: scheren geschoren
meet: treffen traf getroffen
serve: bewirt*
`
