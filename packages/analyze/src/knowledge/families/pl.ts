/** Polish words of work, by what they mean in English. */
export const pl = `
analyze: analiz* analit* przeanaliz*
supervise: nadzor* superwiz* dozór dozoru dozorow* zwierzchni*
lawyer: prawnik* prawnicz* prawn* adwoka* radca radcy radców radcowsk* mecenas* legaln* kancelari*
court: sąd sądu sądzie sądem sądy sądów sądach sądami sędzi* rozpraw* trybuna* pozew pozwu pozwy pozwów sądownictw* sądowy sądowa sądowe sądowych sądowej sądowego sądownic*
sell: sprzeda* handlow* dosprzeda* odsprzeda* zbytu telemarket* akwizytor* ekspedient*
organize: organiz* zorganiz* organizato*
maintain: konserw* utrzym* serwis* serwisant*
administer: administr* administrato*
finance: finans* sfinans*
account: księgow* zaksięgow* rachunkow* rachunek rachunku rachunki buchalt* dekretac* dekretow* konto konta kont kontem kontach fk
ledger: księga księgi ksiąg księgach księgami kpir
customer: klient* kontrahent* odbiorc* nabywc* konsument*
vehicle: pojazd* samoch* auto auta autem aut ciężarów* dostawcz* motoryz* furgonet* busa busy busem tir
mechanic: mechani*
aircraft: samolot* śmigłow* helikop* płatow*
flight: lotnic* lotnik* lot loty lotu lotów przelot*
pilot: pilot pilota piloci pilotów pilotem pilotow* pilotaż* kapitan*
pupil: uczeń ucznia uczni* uczennic* student* studenc* słuchacz* wychowank*
child: dziec* niemowl* maluch*
teach: naucz* uczyć uczył* instruktor* instruktaż* dydakt* wykładowc* uczę instru* pokazuj*
education: edukac* edukat* kształcen* pedagog* oświat* wychow* wychowawc*
school: szkoła szkoły szkole szkół szkołach szkoln* szkolnict* liceum licea licealn* technikum gimnaz* lekcj* klasa klasy klas klasie klasach zajęcia zajęć zajęciach zajęciami
curriculum: sylab* konspekt*
staff: personel* pracownik* pracownic* kadr* kadrow*
team: zespol* ekip* brygad* drużyn* załog* zespołow* teamu
recruit: rekrutacja rekrutację rekruter* rekrutow* rekrutuj* zrekrutow* headhunt* naborze naboru nabór
vacancy: wakat* wakans*
pay: płaca płace płac płacow* wynagr* wypłat* wypłac* pensj* zarobk* płatnik*
doctor: lekar* pediatr* internist* ginekol* kardiol*
nurse: pielęgniar* położna położne położnej położnicz*
patient: pacjent*
medical: medyc* przychodn* klinik* klinicz* medyk*
hospital: szpital* lecznic* zoz spzoz
care: opiek* zaopiek* pielęgnac* pielęgnow* pielęgnuj*
health: zdrow*
cook: kuchn* kuchenn* gotowan* gotować gotował* kulinar* smażen* kuchmistrz* pizzer* pizz* kucharz* kuchark* kucharstw* kucharskie
food: żywnoś* spożywcz* jedzen* posił* danie dania daniami potraw* receptur* menu jadłospis* żywność
restaurant: restaura* gastronom* bankiet* cater* bistro kawiarn* stołówk* pizzeri* katering*
shop: sklep* detalicz* detalist* supermarket* hipermarket* dyskont* butik* drogeri* delikates*
goods: towar towaru towary towarów towarem towarami towarach towarow* towaroz* zapas* inwentar* remanent* zatowarow*
display: ekspoz* eksponow* wyświetl* ekran*
purchase: zakup* kupow* kupuj* kupiec* kupca kupcy kupców nabyw*
supplier: dostawca dostawcy dostawców dostawcami dostawcom dostawcach poddostaw*
repair: naprawa naprawy napraw naprawę naprawi* naprawian* naprawcz* remont* renow* regener*
build: budow* budyn* zbudow* wybudow* rozbudow* przebudow* konstruk* konstruow* skonstruow*
site: placu teren* lokalizac*
architect: architekt*
engineer: inżynier* inż inżynieryj*
electric: elektry* elektro* rozdzieln* elektryk* sep
design: projektow* projektant* projektuj* zaprojektow* designer* wzornic* design*
draw: rysun* rysow* kreśl* szkic* ilustr* narysow*
graphic: grafik* grafic* wizualn* wizualiz*
garment: odzież* ubrania ubrań ubraniow* tekstyl* tkanin* obuw* konfekcj* dziewiar* bielizn*
fashion: moda mody modow* stylist* stylizac* trend*
market: marketing* rynek rynku rynki rynkach rynkow* rynkiem
advertise: reklam* kampan* ogłosz* ogłasza* zareklam*
publicity: prasa prasy prasow* pr rozgłos*
media: media mediów mediach mediami medialn* multimed* telewiz* radio radiow* nadawc* rtv
journalist: dziennikar* redak* redagow* reporter* gazet* korekto* felieton*
communicate: komunikac* komunikow* komunikuj* komunikat komunikaty
web: internet* online www cyfrow* digital* portal*
content: treść treści* copywrit* content*
seo: seo sem ppc pozycjonow* adwords
social: społecznościow* facebook* instagram* tiktok* twitter*
software: oprogram* programow* programist* programuj* zaprogram* aplikacj* kodow* kod kodu koder* firmware*
computer: komputer* informaty* teleinform* ict
network: sieć sieci sieciow* siecią sieciach lan wan router* switch*
server: serwer*
system: system systemu systemy systemów systemow* systemem systemami systemach systemie
database: baza bazy baz bazach bazami bazodan* sql
deploy: wdroż* wdraż* implement*
secure: zabezp* ochrona ochrony cyberbezp*
bank: bank* bankow*
teller: kasjer* kasjerk*
loan: kredyt* pożycz* leasing* kredytow* hipotek* hipotec*
deposit: depozyt* lokat* kaucj*
cash: gotówk* gotówek bezgotów* pieniąd* pienięd* pienięż* czek czeki
invoice: faktur* zafaktur* ksef
payable: należnoś* zobowiązan* wierzytel* wierzyciel* dłużn* rozrachun*
tax: podatk* podatek* podatnik* opodatk* skarbow* pit cit
audit: audyt* rewid* rewizyj* audytor*
statement: wyciąg* zestawien* oświadcz*
budget: budżet* preliminar*
forecast: prognoz* przewidyw*
invest: inwest* zainwest* portfel* portfol*
insure: ubezpiecz* polis* reasekur*
risk: ryzyk* zagroż*
comply: zgodność zgodności zgodnością regulac* regulam* przepis* przestrzeg* complian* prawodawst* legislac*
fraud: oszust* naduży* wyłudz* malwers* nieprawidł*
report: raport* sprawozda* zaraport*
record: ewidenc* ewidencjon* zapisy zapisyw* kartotek* zewidencj*
document: dokument dokumenty dokumentów dokumentow* dokumentu dokumentac* dokumentami dokumentuj* udokument*
plan: plan plany planu planem planami planów planach planow* planuj* planist* zaplanow*
schedule: harmonogram* grafiku grafiki grafików terminarz* kalendarz* harmonogramow*
project: projekt projekty projektu projektów projektem projektami projektach projekcie projektowy
strategy: strateg*
business: biznes* biznesow* korporac*
consult: doradc* doradz* doradcz* dorad* konsult* skonsult* porad* poradn*
manage: zarządz* zarząd* kierownik* kierownic* kierowan* kierował* kierując* menedż* menadż* manager* menager* zarządc*
lead: lider* przywód* przewodnicz* przewodz* dowodz* dowódc*
direct: dyrek* naczelnik* dyrygent*
coordinate: koordyn* skoordyn*
train: szkolen* szkoleni* szkolić szkolił* szkoląc* przeszkol* wyszkol* doszkal* trener* trening* trenow* trenuj*
coach: coach* mentor*
fitness: siłown* fitness* ćwicz* gimnast* wf
sport: sport* zawodnik* zawodnic* lekkoatlet* piłk* piłkar* mistrzostw* rekreac*
nutrition: żywien* odżywian* dietety* dieta dietę diety dietetyk*
art: sztuka sztukę sztuki sztuce artyst* plasty* rzeźb*
museum: muzeum muzea muzeal* galer* wystawa wystawy wystaw wystawow* wystawienn* eksponat*
music: muzyk* muzyc* koncert* orkiestr* akompan* fortep*
theater: teatr* aktor* scena sceny scenic* scenogr* reżyser*
dance: taniec tańc* taneczn* choreogr* balet*
community: społecznoś* społeczn* społeczeń*
farm: rolni* rolny rolna rolne rolnych rolnego rolnej gospodarstw* agron* agrotech*
crop: uprawa uprawy upraw uprawie uprawia* uprawow* plon plony plonów zbiory zbiorów żniw* ogrodni* ogród ogrodu ogrody ogrodów roślin* sadown* sadzen*
animal: zwierzę zwierzęt* zwierząt* bydł* trzod* hodow* drób drobiu drobiar* krów krowy zootech* świnie świń
soil: grunt grunty gruntu gruntów gruntach melior* gleba gleby glebie glebow*
call: telefoni* telefony dzwoni* oddzwan* infolin* telefonów telefonow*
center: centrum centra centrów centrach ośrod*
complaint: reklamac* skarg* zażale* reklamow* skarż* zażal*
inquiry: zapytan* pytan* kwerend*
help: pomoc* pomag* wspier* wspar* wspomag* asyst*
order: zamów* zamaw* zlecen* zleca* zleceniod*
deliver: dostaw* dostarcz* wysył* wysłan* kurier* przesył* doręcz* rozwoż*
warehouse: magazyn* składow* przechow*
transport: transport* przewóz* logist* spedy* tranzyt*
drive: kierowc* jazda jazdy jazdę szofer* maszynist*
clean: sprząt* czystoś* czyszcz* porząd* odkurz* dezynf* oczyszcz* zamiat* zamiot* zmyw* posprzą* wyciera*
safe: bezpiec* bhp
inspect: inspek* oględz* przegląd przeglądy przeglądów przeglądu przeglądach przeglądow* lustrac*
test: test* przetest* testow*
measure: pomiar* mierzen* mierzy* obmiar* metrolog* zmierzen*
quality: jakość jakości* jakościow* qa
improve: poprawa poprawę poprawi* ulepsz* usprawn* doskonal* udoskonal* optymal* zoptymal*
increase: wzrost* wzrast* zwiększ* podnosz* podnies* podniós* rosnąc*
technical: techniczn* technolog* technik technicy technika technikiem
machine: maszyn* urządz* sprzęt* osprzęt* wyposaż*
manufacture: produkc* producen* wytwór* manufakt*
material: materiał* surow* surowc* półfabr*
contract: umowa umowy umów umowę umowach umowami umown* kontrakt* zakontrakt* aneks*
negotiate: negocj* wynegocj* renegocj*
research: badania badań badaniach badanie badaw* badacz*
science: naukow* nauk nauki nauka naukowc*
write: pisan* pisać pisał* pisarz* napisa* pisem* pisani* notuj* notat* spisuj* piszę
present: prezentac* prezentow* prezentuj* zaprezent* prezenter*
interview: wywiad* rozmow*
assess: ocena oceny ocenę oceni* ocen ewalu*
develop: rozwój rozwoj* rozwij* rozwin* deweloper* develop*
create: tworzen* tworzy* tworząc* stworz* utworz* współtworz* kreow* kreatyw* kreac* twórc*
event: event* wydarz* imprez* konferen* wesel* uroczyst* animato*
public: publiczn*
speech: rzecznik* przemów* przemaw* wystąpien* logoped*
government: rządu rządow* urząd* urzęd* minister* państwow*
partner: partner* wspólnik* sojusz*
prospect: prospek* potencjaln*
revenue: przychod* dochod* obrót obrotu obroty obrotów obrotach obrotow* utarg* wpływy
price: cena ceny cen cenę cenach cenami cenow* cennik*
property: nieruchom* mieszkanie mieszkania mieszkań mieszkaniow* lokal lokalu lokale lokali działk*
color: kolor* barwy barw barwien*
print: druk* wydruk* nadruk* poligraf* introlig*
photo: fotograf* zdjęc* foto fotoreport* fotoedy* fotosesj*
video: film* video wideo* kamer* kino kina
interior: wnętrz* mebl* dekor* tapic* umeblow*
space: przestrze* powierzchn*
airport: lotnisk* terminal*
cargo: ładun* fracht* cargo
passenger: pasażer*
weather: pogoda pogody pogodow* meteor*
cockpit: kokpit* awioni*
engine: silnik*
brake: hamul* hamow*
diagnose: diagno* zdiagno*
appointment: umawia* umówien*
secretary: sekretar* recepcj* referent* kancelaryjn*
file: plik* akta akt aktach aktami archiw* teczk* segregow*
meeting: spotka* spotyk* zebran* narad* narada posiedzen*
letter: list listem pismo pisma pism pismami korespond*
member: człon*
target: target* docelow*
visit: wizyt* odwiedz*
guest: gość gości* gośc*
hotel: hotel* nocleg* zakwater* hostel* pensjonat*
achieve: osiąg* zdoby*
activity: aktywność aktywności aktywiz* działaln* działania działań
operate: operator* operacj* operow* operacyj*
process: proces procesy procesów procesach procesami procesow* przetwórst*
procedure: procedur*
conduct: prowadz* przeprowadz* poprowadz*
data: danymi
environment: środowisk* ekolog*
policy: polityk* polityc*
prepare: przygot* opracow* sporządz*
relationship: relacj* relacyj*
resource: zasób zasobów zasoby zasobami zasobu
result: wynik* rezultat* efekt efekty efektów efektem
review: recenz* przeglądan*
goal: cel cele celów celami
identify: identyf* zidentyf* wykryw* tożsam*
issue: problem* wystawia* wystawien* wydawan* zagadnie*
monitor: monitor* monitorow*
track: śledzen* śledzić śledził* tracking*
standard: standard* normy norm norma normami normaliz* ustandard*
solution: rozwiązan* rozwiązania
task: zadaniow* zadań zadaniami
tool: narzędz* narzędzi*
unit: jednost*
promote: promow* promuj* wypromow* awans*
collaborate: współprac* współdział*
handle: załatw* obchodzen* posługi*
participate: uczestn* udział*
request: wniosek* wniosk* prośb* wnioskow*
resolve: rozwiąz* rozwiązyw*
refer: skierow* odniesien* referencj*
function: funkc* funkcj*
detail: szczegół* szczegółow* szczegóły
award: nagrod* wyróżn* laureat* odznacz* stypend*
specialize: specjaliz* wyspecjaliz*
assign: przydziel* przydział* wyznacz* przypis*
control: kontrol* skontrol* sterow*
demonstrate: demonstr* zademonstr* pokaz pokazy pokazów pokazow*
facilitate: ułatw* facylit* moderow*
human: ludzki* człowiek* ludzi ludźmi ludzie hr
industry: przemysł* przemysłow* branż* sektor*
initiate: inicj* zainicj* zapocząt*
innovate: innowac* nowator*
integrate: integrow* integruj* zintegr* integrato*
language: językow* lingwist* filolog* językozn*
motivate: motyw* zmotyw*
represent: reprezent* przedstawiciel* agent agenta agenci agentów agentem agentka
select: wybór wyboru wybor* wybier* selekc* dobór doboru dobier* dobieran*
specification: specyfikac* siwz swz
technique: techniki technikę technikami technikach
update: aktualiz* zaktualiz* uaktualn*
access: dostęp* udostępn*
accuracy: dokładn* precyz* poprawność poprawności poprawno*
address: adresow* adresat*
approve: zatwierdz* aprob* homolog*
contact: kontakty kontaktów kontaktow* kontaktami kontaktuj* skontakt*
contribute: przyczynia* przyczyni* wkład wkładu wkładem
cost: koszt* kosztow*
determine: określ* ustal* ustalan*
distribute: dystryb* kolport* rozprow* rozdziela*
guide: przewodnik* przewodnic* oprowadz*
interact: interak*
liaison: łącznik* łącznością
method: metod*
model: model modele modelu modeli modelow* modeluj*
objective: zamierzen*
obtain: uzysk* otrzym*
platform: platform*
propose: proponow* proponuj* zapropon*
reduce: reduk* zreduk* zmniejsz* obniż* ogranicz*
region: region* obszar* lokaln* rejon* okręg*
transaction: transak*
travel: podróż* delegacj* wyjazd* wyjeżdż*
value: wartość wartości* wartościow*
volunteer: wolont* ochotni*
automate: automat* zautomat* automatyk*
balance: bilans* saldo salda sald saldem równowag*
benefit: benefit* korzyść korzyści* świadczen* zasiłek zasiłk*
brand: marka marki markę markow* brand* markami
deadline: termin terminy terminu terminów terminow* terminem terminach deadline*
discuss: dyskus* dyskut* omawia* omów*
efficient: efektyw* wydajn* skuteczn* sprawn* produktyw*
feedback: feedback* opini* opiniow*
fund: fundusz* dotac* grant granty grantów dofinans* fundrais* fundac* subwenc*
guideline: wytyczn* instrukc* zalecen*
independent: samodziel* niezależ* autonom*
investigate: dochodzen* śledcz* śledztw* detektyw*
license: licencj* uprawnien* uprawnion* koncesj*
list: lista listę listach listami listy wykaz wykazy wykazów spis spisy spisów spisu
payment: płatność płatności* zapłat* zapłac* opłac* przelew* wpłat* wpłac*
produce: produkuj* produkow* wyprodukow* wytwarz*
product: produkt* wyrób wyrobu wyroby wyrobów
respond: odpowiedź odpowiedzi odpowiedział* reagow* reakcj*
satisfy: satysf* zadowol*
structure: struktur*
user: użytkow* użytkownik*
verify: weryf* zweryf* sprawdz* walid*
workshop: warsztat*
adapt: adapt* przystos* zaadapt*
card: karta karty kart kartę kartach kartami wizytówk* wizytówek
charge: opłata opłaty opłat opłatę
compete: konkur* rywaliz*
component: komponent* podzesp* składnik* element elementy elementów
conflict: konflikt* spór sporu spory sporów sporn* mediac* mediator*
consume: konsumpc* zużyc* zużyw* spożyc*
cycle: cykl cykle cyklu cykli cyklicz*
discipline: dyscypl*
estimate: kosztorys* szacow* oszacow* szacunkow*
expense: wydatk* wydatek*
interface: interfejs* api
labor: robotni* robociz* fizyczn*
launch: uruch* rozruch*
observe: obserwow* obserwuj* zaobserw*
package: pakiet* opakow* paczk* paczek karton*
paper: papier*
parent: rodzic* rodziciel* macierzyńs*
pass: przekaz* zalicz*
prevent: zapobie* prewenc* profilakt*
priority: priory*
routine: rutyn*
rule: zasada zasady zasad zasadami reguła reguły
sample: próbk* próbek*
search: poszuk* wyszuk* szukan*
session: sesja sesji sesje sesyjn*
survey: ankiet* geode* sondaż* miernicz* kartogr*
volume: wolum* objętoś*
adult: dorosł* doroś*
allow: pozwala* zezwala* umożliw*
arrange: aranż* zaaranż* układan*
asset: aktywa aktywów majątk* majątek* mienie mienia trwałych trwałe trwałymi
attention: uwaga uwagę uwagi
capital: kapitał*
channel: kanał kanały kanałów kanałach kanału
claim: szkód szkody szkodę szkodow* roszcz* likwidac* likwidator*
company: firm* firmow* przedsiębior* spółk* spółek towarzystw*
configure: konfig* skonfig*
connect: łączen* podłącz* połącz* łączność łączności przyłącz*
count: liczen* zlicz* przelicz* licz* policz* liczę
culture: kultur*
define: defini* zdefini*
economy: ekonom* gospodarcz* gospodark* gospodarow* makroekon*
emergency: awaryj* ratown* ratunk* alarm* sor
encourage: zachęc*
examine: zbadan* przebad* rozpatr*
exchange: wymian* wymiana
gather: zbieran* zbiera* gromadz* zgromadz* pozbiera*
import: import* przywóz przywozu
export: eksport* wywóz wywozu
install: instal* zainstal*
interpret: interpret*
introduce: wprowadzen* wprowadził*
item: artykuł*
label: etykiet* metkow* metki metek ometkow*
load: załad* ładow* przeład* doład* naładow*
layout: układ układu układy układów rozmieszcz* planogram*
metric: wskaźnik* metryk* kpi
module: moduł*
outcome: skutk* skutek*
pressure: ciśnien* presj* nacisk*
rate: stawka stawki stawek stawkę oprocentow*
reconcile: uzgadn* uzgodni*
remote: zdaln*
retain: retencj* zatrzyman*
return: zwrot* zwrac* powrót powrotu powrot*
stakeholder: interesarius*
submit: składan* złożen* przedkład* przedłoż*
template: szablon* wzory wzorów wzór wzornik*
theory: teori* teoret*
accept: akcept* zaakcept*
acquire: nabyc* nabył* nabyt* przejęc* przejm* fuzje fuzji
adjust: dostosow* regulow* korekt* korygow* skoryg* regulator*
allocate: alokac* alokow*
calculate: oblicz* kalkul* wylicz* nalicz* skalkul*
capacity: pojemnoś* przepustow*
commission: prowiz* prowizj*
condition: warunk* warunek*
cooperate: kooper*
crisis: kryzys*
device: aparat* przyrząd*
disability: niepełnosprawność niepełnosprawności*
discrepancy: rozbieżn* niezgodn* różnic*
error: błąd* błęd* pomył*
escalate: eskal*
ethics: etyka etyki etyce etycz* deontolog*
expand: rozszerz* ekspans* poszerz*
explain: wyjaśn* objaśn*
family: rodzin* rodzinn* żona żonę mąż męża
image: wizerun* obraz obrazu obrazy obrazów obrazow*
infrastructure: infrastr*
input: wprowadzan* wprowadza wprowadzam wprowadzał*
laboratory: laborat* laborant*
lecture: wykład wykłady wykładów wykładow* prelekc* odczyt odczyty
loss: strata straty strat stratami ubytk*
migrate: migrac* migrow* zmigrow*
option: opcja opcje opcji opcjon*
protect: ochronn* chroni* chronić
publish: publikac* publikow* opublik* wydawnic* wydawc*
recover: odzysk* odnaw*
register: rejestr* zarejestr* dziennik dziennika dzienniki dzienników dzienniku
replace: wymieni* zastąp* podmien* zamian*
reservation: rezerwac* rezerwow* rezerwuj* zarezerw*
resident: mieszkaniec* mieszkańc* podopieczn* pensjonariusz* rezyden*
season: sezon*
size: rozmiar* wymiar* wielkość wielkości* gabaryt*
spreadsheet: arkusz* kalkulacyjn*
stage: etap* faza fazy fazie
supply: zaopatr* zasilan* zasilacz*
table: tabel* przestawn* stolik* stół stoły stołów
tutor: korepet* tutor*
assemble: montaż* montow* montuj* zmontow* monter* demont*
bilingual: dwujęz*
brochure: broszur* ulotk* ulotek katalog* folderów foldery
commerce: komerc* ecommerce
compare: porówn* uzgodn*
confirm: potwierdz*
consolidate: konsolid* skonsolid*
defect: wada wady wad wadliw* defekt*
delegate: delegow* deleguj* oddelegow*
disease: choroba choroby chorób choro* chory chorych chorego chorym chorymi schorze*
finish: wykończ* zakończen*
floor: podłog* posadzk* posadzek piętr* parkiet* wykładzin*
formulate: formułow* sformuł*
graph: wykres*
greet: powit* przywit* witan* witanie
hall: hala hali hale halach halow*
insight: wgląd* spostrzeż*
margin: marża marże marży marżow* marżowo*
mathematics: matemat*
military: wojsko wojsku wojskiem wojskow* żołnier* militar* obronn*
newsletter: newsletter* biulet* mailing*
pack: pakowan* pakować pakował* pakowacz* spakow* zapakow* konfekcjon* pakowni*
paint: malow* malar* farb* lakier* pomalow*
panel: panel panele paneli panelow*
road: drogow* droga drogi dróg drogach autostrad* asfalt* brukar*
segment: segment*
shift: zmianow* dyżur*
sign: podpis* znaki znaków znakow* oznakow*
simulate: symul*
substitute: zastępstw* zastępow* zastępuj* zastępcz* zastęp*
therapy: terap* psychoterap* arteterap*
ticket: bilet* zgłosz* zgłasz*
tour: wyciecz* turyst* zwiedz* wczas*
translate: tłumacz* przetłum* przekład przekłady przekładów
treasury: skarbnik* skarbnic*
upgrade: moderniz* zmoderniz*
water: woda wody wodę wodn* wodociąg* wodomierz* ścieki ścieków
weight: waga wagi wagę ważen* ciężar* masy
apprentice: czeladn* praktykant*
degree: magister* magistr* mgr licencjat* dyplom* doktorat* doktoran* podyplom* absolwen*
certificate: certyfik* świadectw* zaświadcz* atest*
university: uniwersyt* politechn* akademi* uczeln* studia studiów studiach
college: kolegium policealn* studium
trainee: stażyst* kursan* aplikant*
intern: staż staże staży praktyka praktyki praktyk praktykę
freelance: freelanc*
selfemployed: samozatrudn*
weld: spaw* zgrzew* mig mag tig
solder: lutow* lutown*
screw: śrub* wkręt* skręcan* wkręc* przykręc*
drill: wierc* wiert* nawierc* rozwierc*
mill: frez* młyn młyna młynie młynarz
lathe: tokarz* tokark* tokarni* tokarskie tokarskich tokarstw*
turn: toczen* obracan*
grind: szlif* mielen* ostrzen*
cut: cięcie cięcia cięciu krojen* kroić wycinan* krojcz* tnę koszeni*
saw: pilark* pilarz* piły tartak* tartacz* trak
pipe: rura rury rur rurow* rurociąg* rurk*
plumb: hydraulik* kanaliz* wodkan kan armatur*
roof: dach* dekarz* dekarsk*
brick: cegł* cegieł murar* murow* mury pustak*
concrete: beton* żelbet* wylewk* cement* zbrojon*
plaster: tynk* gips* szpachl*
tile: płytk* płytek* glazur* kafel* kafl* terakot*
wood: drewn* drzewn* tarcic* sklejk*
carpenter: stolar* cieśla cieśle cieśli stolarz* ciesielskie ciesielskich ciesielstw*
wire: drut* przewód przewody przewodów
cable: kabel* kabl* okablow*
circuit: obwód obwodu obwody obwodów
voltage: napięc* napięci*
sensor: czujni* sensor*
valve: zawór zawor*
pump: pompa pompy pomp pompow* pompę
hydraulic: hydraulicz*
pneumatic: pneumat*
conveyor: przenośnik* taśmociąg* taśma taśmie taśmy taśmow*
robot: robotyk* robotyz* zrobotyz* robotów robotow*
mould: wtrysk* odlew* formier* formowan*
sheet: blach* blacharz*
metal: metal* hutni* kowalstw*
steel: stal stali stalą stalowy stalowe stalowych stalowymi
spare: zamienn* części
bearing: łożysk*
gearbox: przekładni* biegów
lubricate: smarow* smarn* smary
fault: usterk* usterek*
breakdown: awari*
shutdown: przestój*
tolerance: toleranc*
calibrate: kalibr* skalibr* wzorcow* legalizac*
gauge: suwmiark* mikrometr* miernik* liczników licznik liczniki manometr* suwmiar*
pallet: palet*
forklift: wózek* wózk* widłow* udt sztaplark*
pick: kompletac* kompletow* skomplet* picker*
unload: rozład* wyład*
route: trasa trasy tras trasę trasach trasie
customs: celny celne celnych celnej celnego celna cło cła odprawa odpraw odprawy intrastat*
dispatch: dyspozyt* dyspon* ekspedyc* nadawan*
ramp: rampa rampy rampie
shelf: regał* półki półkach półek wykładan*
scanner: skaner* skanow* skanuj*
container: kontener* pojemnik*
consignment: konsygn*
trailer: naczep* przyczep*
tachograph: tachograf* tacho
till: kasa kasy kasę kasie kas kasow* fiskaln*
counter: lada lady ladzie okienk*
showcase: witryn* gablot*
promotion: promocj* promocyj*
discount: rabat* zniżk* zniżek bonifik* upust*
fitting: przymierz*
assortment: asortym*
opening: otwarc* otwieran*
closing: zamknięc* zamykan*
theft: kradzież* złodziej*
refund: refund*
hygiene: higien* sanitarn* sanepid* haccp sanitariat*
allergen: alerg*
bread: chleb* pieczyw* bułek bułki
bake: pieczen* wypiek* piec piece piekarz* piekarn* piekark*
pastry: cukiern* ciast* deser* torty tortów
meat: mięso mięsa mięsn* mięsem wędlin* garmaż*
butcher: rzeźn* masarn* masarz* masarsk* ubój uboju ubojn* rozbiór
fish: ryba ryby ryb rybn* rybac* rybołów*
vegetable: warzyw* owoce owoców owocow*
sauce: sosy sosów sos
portion: porcj*
waiter: kelner*
wine: wino wina winiar* sommel*
bar: bar barze bary barman* barow* barist* koktajl*
bed: łóżko łóżka łóżek pościel* ścielen* łóżk*
laundry: pralni* pranie prania pralk* pralnicz*
wash: mycie mycia myciem myjni* myjk* zmywan* zmywa* myj* myci* prani* umyć
iron: prasowan* prasować prasowacz*
breakfast: śniadan*
room: pokój pokoj* pokoi sala sali salę salach pomieszcz*
checkin: zameldow* meldow* odprawie
luggage: bagaż*
bathe: kąpiel* kąpan*
dress: ubieran* przebieran*
feed: karmien* karmić pasza pasze pasz paszow* dokarm*
wound: rany ran opatrun* odleżyn* ranę stomi*
injection: zastrzyk* iniekc* wstrzyk*
blood: krew krwi krwią krwiodaw*
infusion: kroplów* infuz* wlewy
dementia: demencj* otępien* alzheim*
elderly: starszymi starszych starsze seniorzy seniorów seniorami senioral* geriatr* podeszł* starszy* senior* dps
disabled: niepełnosprawn*
handicapped: upośledz*
anesthesia: anestez* znieczul*
surgery: chirurg* instrumentar*
ambulance: karetk* karetek ambulans* pogotow*
diaper: pieluch* pielusz* przewijan*
infection: infekc* zakażen* zakaźn* epidem*
ward: oddział*
relative: krewn* bliskich bliskimi
prescription: recept*
rehabilitation: rehabil*
mobility: mobilność mobilności
household: domow* gospodyn*
play: zabaw* gier gry grać bawi*
sing: śpiew* wokal* piosen*
craft: rzemieśl* rzemios* rękodziel*
exam: egzamin* matura maturę maturaln* sprawdzian*
mark: oznacz* zaznacz*
reading: czytan* czytać
integration: integrac*
inclusion: inkluz* włączając*
settle: rozlicz*
observation: obserwac*
reconciliation: uzgodnien* rekoncyl*
reminder: przypomn* upomn* monity
dunning: windyk* ponagl* wezwania wezwań
depreciation: amortyz*
provision: rezerwy rezerw
cashflow: przepływ* cashflow
controlling: controlling* kontroling*
variance: odchyle*
voucher: voucher* bony bonów kupon*
declaration: deklar* zeznan* jpk
vat: vat
contribution: składka składki składek zus
attendance: obecność obecności frekwenc*
leave: urlop* nieobecn* absenc*
sick: chorobow*
dismissal: zwolnien* zwalnian* wypowiedzen*
employment: zatrudn*
agreement: porozumien* ugoda ugody ugód
union: związkow* związki unia unii unijn*
works: roboty robót robotach robotami
council: rada radzie radny radna radni radnych
acquisition: pozysk* akwizyc*
offer: oferta oferty ofert ofertę ofertow* oferow* oferuj* zaofer*
quote: wycen* kwotow*
tender: przetarg* pzp
territory: terytor*
fair: targi targów targach targow*
aftersales: posprzedaż*
cold: chłodn* chłodzen* zimno zimne zimnych mroźn* mrożon*
incident: incydent* wypadek* wypadk* zdarzen*
printer: drukark* drukarek* ploter*
reset: reset* restart*
backup: backup*
virtual: wirtual*
helpdesk: helpdesk*
laptop: laptop* notebook*
bug: bugi bugów debug*
regression: regres*
requirement: wymóg wymogi wymogów wymogami
case: przypadk* przypadek*
script: skrypt* scenariusz*
foreman: brygadzist* majster* majstr* mistrz mistrza sztygar*
excavation: wykop wykopy wykopów kopark* koparek wykopow*
scaffold: rusztow*
formwork: szalun* szalow* deskowan*
reinforcement: zbrojarz* zbrojen* wzmocn*
earthwork: ziemne ziemnych ziemnymi niwelac*
quantity: ilość ilości* przedmiar*
permit: pozwolen* zezwolen* przepustk*
acceptance: odbiór odbioru odbiory odbiorów odbiorach odbiorow*
handover: przekazan* protokoł*
clause: klauzule paragraf*
notary: notari*
will: testament* spadek spadku spadkow* spadki
mandate: mandat* pełnomoc* upoważnion* upoważnien*
seed: nasion* nasien*
sow: siew siewu siewy siewn* zasiew* wysiew*
fertilize: nawóz nawoz*
spray: oprysk* natrysk*
tractor: ciągnik* traktor*
milk: mleko mleka mlecz* udój dojenie dojarz*
stable: stajn* obora oborze obory
greenhouse: szklarn* cieplarn* tunele
prune: przycin*
irrigate: nawadni* nawodni*
citizen: obywatel* petent* interesant*
notice: zawiadom* powiadom* komunikatów
municipality: gmin* samorząd* powiat* ratusz* miejsk*
framework: ramowe ramowa ramowych ramowej framework*
demand: zapotrz* popyt*
post: poczta poczty poczcie pocztow* posty postów post wpisy wpisów listonosz*
trade: handel handlu handlem handlowan* trading* giełd*
landing: lądowisk* landing*
page: strona strony stron stronach stronę
logo: logo logotyp*
office: biuro biura biurze biur biurow* biurach sekretariacie
service: obsług* obsłuż* usług* usługow*
facility: placówk* placówek obiekt obiekty obiektów obiektu obiekcie
factory: fabry* zakład zakładu zakłady zakładów zakładzie zakładow*
machining: obróbk* obróbc* skrawan* cnc skrawaj*
receive: przyjmow* przyjęc* przyjmuj* odbieran* przyjm*
medication: leki leków lekami lekach leku medykament*
pharmacy: farmac* aptek* aptecz*
dentist: dentyst* stomatol* protetyk* ortodon*
veterinarian: weteryn*
radiology: radiolog* rentgen* rtg tomogr* usg
physiotherapy: fizjoterap* fizykoterap* kinezy*
massage: masaż*
vaccination: szczepien* szczepion*
treatment: leczen* zabieg zabiegi zabiegu leczyć zabiegow*
hairdresser: fryzj* strzyż* barber*
cosmetics: kosmet* manicure* pedicure* makijaż* wizażyst*
kindergarten: przedszkol* żłob*
library: bibliot* czyteln* księgozb*
psychology: psycholog* psychiatr*
chemistry: chemi* chemik*
biology: biolog* mikrobiol* biotech*
physics: fizyka fizyki fizykę fizyk
history: historia historii historię historyk*
geography: geogra*
energy: energi* energety*
gas: gazow* gazy gazu
heating: ogrzew* grzewcz* ciepł* ciepłown* piecyk* palacz* kotło* kotły kotłów kocioł
ventilation: wentyl* klimatyz*
solar: fotowolt* solarn*
mining: górnic* górnik* kopalni* wydobyw*
forest: las lasy lasów drwal* leśny leśna leśne leśnych leśnej leśnic* leśnik* leśnict*
waste: odpad* śmieci* recykl* utyliz*
rail: kolejow* kolej kolei kolejar* pkp torow*
bus: autobus* autokar* tramwaj*
ship: statek* statk* okręt* żeglug* stoczni* marynar*
fleet: flota floty flotę flotow*
fuel: paliw* benzyn* diesel*
tyre: opona opony opon oponę wulkaniz*
wholesale: hurtow* hurt hurtu hurtown*
warranty: gwaranc* rękojm*
subcontractor: podwykon*
shareholder: akcjonar* udziałow*
president: prezes* prezydent*
deputy: zastępc* wicedyr* wiceprez*
statistics: statyst*
police: policj* policyjn*
fire: pożar* przeciwpoż* strażak* ppoż gaśn*
guard: ochroniar* strażnik* straż straży wartown*
church: parafi* duszpast* kościoł* kościel*
foundation: fundament*
charity: charytat* dobroczyn*
welfare: socjaln* mops gops pcpr
sew: szycie szycia szyć szwacz* krawi* szwaln* krawcow* krawcy hafciar*
plastic: tworzyw* plastik* polimer*
glass: szkło szkła szklan* szklarz* szyby szyb
rubber: guma gumy gumow*
stone: kamieni* kamień
insulation: izolac* ocieplen* docieplen* termoizol* elewac*
crane: dźwig* suwni* hakow* żuraw żurawi żurawia żurawie żurawik*
demolition: rozbiórk* wyburz*
fitter: ślusar*
currency: walut* kantor* dewiz*
debt: zadłuż* dług długi długów dłużnik*
pension: emeryt* rentow* renty rent
bonus: premia premie premii premiow*
form: formularz*
email: mailow* emaili maili
telecommunications: telekomun* światłow*
mobile: mobiln* komórkow*
blog: blog blogi bloga bloger* blogow*
wedding: ślub* śluby
swim: pływan* basen* pływac*
football: futbol* piłkars*
stamp: pieczęć pieczę*
broker: pośredni* broker* makler*
rent: najem najmu wynajem wynajm* czynsz* dzierżaw*
change: zmiana zmiany zmian zmianę zmianami zmien*
committee: komisj* komitet*
bankruptcy: upadłoś* syndyk* restruktur*
crime: przestęp* kryminal* karny karnego karne karnych
immigration: cudzoziem* imigr* azyl* uchodźc* uchodźst*
agency: agencj* agencyj*
proposal: propozyc*
nanny: niania niani
merchandiser: merchand*
camp: obóz obozu obozy kolonie kolonii półkolon*
inform: inform* zawiadam* powiadam* poinform*
recommend: rekomend* zaleca*
collect: odbier*
fill: uzupełn* dokład*
sort: sort* segreg* przebier*
drawer: szuflad* kasetk*
expire: przeterm* ważności przydatn*
fresh: śwież* nabiał*
calm: uspok* spokoj*
angry: niezadow* zdenerw*
talk: rozmaw*
owner: właściciel* szef szefa szefow*
enter: wpisuj* wpisyw* nabija*
toilet: toalet* pampers*
pulse: tętn* puls pulsu życiow* saturacj*
temperature: temperatur* gorączk*
catheter: cewnik* sond* zgłębnik* wkłuć* wkłuci* wenflon* kaniul*
mobilise: mobiliz* pionizac* przesadz*
walk: spacer*
socket: gniazd* gniazdek włącznik*
lamp: lamp* oświetl* żarów*
window: okn* okien okno okna
linen: bieliz* ręcznik*
van: furgon*
box: pudeł* skrzyn*
remind: wezwa* przypomin*
overdue: zaległ*
garden: trawnik* żywopłot*
festival: festyn* jaseł*
bladder: pęcherz*
discharge: wypis*
worse: pogorsz*
patrol: patrol* obchód obchody
oven: pieca piecem
knead: wyrabia* zagniat*
dough: ciasto ciasta
door: drzwi
wallpaper: tapet*
leak: nieszczeln* wyciek*
blockage: zator* udrażni*
fence: ogrodzen* płot płoty
arrive: przyjazd*
exceed: przekrocz* przekracz*
incoming: przychodząc*
outbound: wychodząc*
cause: przyczyn*
correct: koryguj* korekcyj*
tree: drzew*
playground: boisk*
treat: leczeni*
autism: autyz*
batch: partia partii partie
invitation: zaprosz*
grass: traw*
nonconformity: niezgodnoś*
shrinkage: manko
anxious: lękow* nerwow*
`
