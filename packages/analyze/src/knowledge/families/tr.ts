/** Turkish words of work, by what they mean in English. */
export const tr = `
analyze: analiz* analist* analitik* tahlil*
supervise: süpervizör* supervisor* gözetim* gözetmen* nezaret* amir amiri amirliği şef şefi şefin şefliği şefleri şeflik*
lawyer: avukat* hukuk* baro barosu
court: mahkeme* dava* duruşma* yargı* savcı* adliye* adalet* tahkim*
sell: satış* satıc* satım satımı satıl* sattı* satma* tezgahtar* plasiyer* pazarlamacı*
organize: organiz* teşkilat*
maintain: bakım* bakımc* periyodik*
administer: idari idare* büro bürosu bürolar* ofis*
finance: finans* mali maliye*
account: muhasebe* muhasip* cari hesap hesaplar hesapları hesapların hesabı hesabın hesaplarının muhasebat* smmm
ledger: yevmiye* defter* defteri* kebir*
customer: müşteri* alıcı* danışan*
vehicle: araç araçlar* aracı aracın aracım* araçta otomotiv* otomobil* oto kamyon* minibüs* taşıt* tır tırı araçları
mechanic: mekanik* makinist* mekaniz*
aircraft: uçak* uçağ* helikopter*
flight: uçuş* havac* havayol* hostes* hava kabin kabini
pilot: pilot* kaptan*
pupil: öğrenci* öğrenim* talebe*
child: çocuk* çocuğ* bebek* bebeğ*
teach: öğret* eğitmen* hoca hocası okutman* eğitti* göster* anlat*
education: eğitim* pedagoj* eğitsel*
school: okul* lise* sınıf* ders* dershane* ilkokul* ortaokul* ilköğretim* derslik*
curriculum: müfredat* kazanımlar*
staff: personel* eleman* özlük* kadro* işgören*
team: ekip* ekib* takım* timi
recruit: işealım* yerleştirme* headhunt*
vacancy: münhal*
pay: maaş* ücret* bordro* ikramiye* yevmiyel*
doctor: doktor doktoru doktorlar* hekim* tabip* tabib* pratisyen*
nurse: hemşire* ebe ebelik* ebelerin*
patient: hasta hastayı hastaya hastanın hastalar hastaların hastalara hastaları*
medical: tıbbi tıp tıbbın medikal* klinik* poliklinik* sağlıkçı* muayenehane*
hospital: hastane* hastahane*
care: bakıcı* hastabakıcı* refakat* özbakım* bakımevi*
health: sağlık* sağlığ*
cook: aşçı* ahçı* mutfak* mutfağ* pişir* gastronom*
food: yemek* yemeğ* gıda* menü* yiyecek* içecek* lezzet*
restaurant: restoran* restaurant* lokanta* catering* ikram* ziyafet* banket*
shop: mağaza* mağazacı* dükkan* perakende* market marketi marketler* süpermarket* butik* reyon*
goods: stok* envanter* sayım* mallar* malları emtia* mamul* mal malın
display: teşhir* sergile*
purchase: satın* satınalma* alım alımlar satınalmacı*
supplier: tedarikçi*
repair: tamir* onarım* onarıl* onarma* onarı* tadilat* tamirat* restorasyon*
build: inşaat* inşa yapı yapılar* yapım* bina binalar* binanın binası imalatları
site: şantiye*
architect: mimar* peyzaj*
engineer: mühendis*
electric: elektrik* elektronik* elektrikçi* elektroteknik* trafo*
design: tasarım* tasarl* dizayn* tasarı*
draw: çizim* çizer* çizil* resim* ressam* eskiz* çizme*
graphic: grafik* grafiker* görsel*
garment: tekstil* giyim* konfeksiyon* kumaş* terzi* dikiş* dokuma* iplik* iplig* hazırgiyim* ayakkabı* triko* örme*
fashion: moda modası modac* stilist* trend*
market: pazarlama* pazarlanma* pazarı pazarda pazarın* pazarları* pazarlarda piyasa*
advertise: reklam* ajans* kampanya* ilan ilanı ilanlar*
publicity: halkla* basın basınla*
media: medya* televizyon* radyo* yayıncı*
journalist: gazete* haber haberi haberler* haberci* muhabir* editör* redaksiyon*
communicate: iletişim* haberleşme*
web: internet* çevrimiçi* dijital* online* sitesi siteleri websites*
content: içerik* içeriğ*
seo: seo sem
social: sosyal* facebook* instagram*
software: yazılım* programcı* kodla* kodu kodlar* programlama* programlay* programlan*
computer: bilgisayar* bilişim* bt
network: ağ ağı ağlar ağları ağların network* modem*
server: sunucu* server*
system: sistem* dizge*
database: veritaban* tabanı tabanları database*
deploy: yaygınlaştır*
secure: güvenlik* siber* bekçi*
bank: banka* bankac* şube*
teller: vezne* gişe* kasiyer*
loan: kredi* ikraz* ipotek* krediler* borçlanma*
deposit: mevduat* depozito* teminat*
cash: nakit* nakd* para parası çek çekler* senet* sened*
invoice: fatura* faturala* irsaliye*
payable: borç* alacaklar* alacaklı*
tax: vergi* stopaj* ötv muhtasar*
audit: denetim* denetle* denetç* tetkik* denetmen*
statement: ekstre* tabloları
budget: bütçe*
forecast: tahmin* öngör* projeksiyon*
invest: yatırım* portföy* borsa* hisse hissedar* tahvil*
insure: sigorta* poliçe* sgk ssk bağkur aktüer*
risk: risk* tehlike*
comply: mevzuat* uyumluluk* regülasyon* yönetmelik* uygunluk* kvkk
fraud: dolandır* sahtecilik* usulsüz* suistimal* sahtekar*
report: rapor* raporla*
record: kayıt* kayd*
document: belge* evrak* doküman* belgele* tutanak* tutanağ*
plan: plan* planla*
schedule: takvim* çizelge* zamanlama*
project: proje*
strategy: strateji*
business: işletme*
consult: danışman* danışma* müşavir* müşavirlik* tavsiye*
manage: yönet* yöneti* müdür* idareci* yönetici*
lead: lider* önder*
direct: direktör* yönetmen* başkan*
coordinate: koordin* eşgüdüm*
train: eğitici* yetiştir* oryantasyon* eğitimci* hizmetiçi*
coach: antrenör* koçluk* koç koçu koçluğ* mentor* çalıştırıcı*
fitness: fitness* egzersiz* jimnastik* pilates* cimnastik*
sport: spor* sporcu* futbol* basketbol* voleybol* yüzme* atlet*
nutrition: beslen* diyet* diyetisyen*
art: sanat* heykel* seramikçi*
museum: müze* sergi* galeri*
music: müzik* müziğ* müzisyen* koro korosu enstrüman* piyano* gitar*
theater: tiyatro* oyuncular* aktör* aktris* drama
dance: dans* koreograf* bale
community: topluluk* topluluğ* toplum* dernek* derneğ*
farm: tarım* ziraat* zirai çiftçi* çiftlik* çiftliğ*
crop: hasat* hasad* mahsul* bitki* tarla* meyvecilik*
animal: hayvan* büyükbaş* küçükbaş* sığır* besicilik* koyun* keçi keçiler çoban*
soil: toprak* toprağ* arazi*
call: çağrı* telefon* aramalar*
center: merkez*
complaint: şikayet* itiraz* şikay* şikâ*
inquiry: sorgu* sorular* soruları*
help: yardım* yardımcı* asistan* destek* desteğ*
order: sipariş*
deliver: teslim* teslimat* sevkiyat* sevk sevki sevkiyatçı* kurye* gönderim*
warehouse: depo deposu deponun depoda depolar* depola* depocu* ambar* antrepo* depoya
transport: nakliye* nakil* nakli taşıma* taşımac* taşıyıcı* lojistik* lojistiğ* ulaşım* ulaştır* navlun* nakliyat*
drive: sürücü* şoför* sürüş*
clean: temizl* dezenfek* süpür* paspas* bulaşık* bulaşığ* silmek siliyor* toparla*
safe: güvenliğ* emniyet* isg güvenli
inspect: teftiş* müfettiş* muayene* kontrolör* denetl*
test: test testi testler* testin testleri* tester
measure: ölçüm* ölçme* ölçül* ölçü ölçer* ölçek*
quality: kalite* nitelik*
improve: iyileştir* iyileşme* kaizen optimiz*
increase: artır* arttır* artış* büyüme* büyüt* yükselt* artan
technical: teknik* teknisyen* teknoloj* tekniker*
machine: makine* makina* ekipman* tezgah* cnc teçhizat*
manufacture: imalat* fabrika* imal üret*
material: malzeme* hammadde* sarf materyal*
contract: sözleşme* kontrat* mukavele* taşeron* yüklenici* müteahhit* taahhüt* taahhüd*
negotiate: müzakere* pazarlık* pazarlığ*
research: araştır* arge
science: bilim bilimi bilimler* bilims* akademi* akademis*
write: yazı yazma* yazar* yazım* yazılı yazarlık* metinler* metni yazdı* yazıyor*
present: sunum*
interview: mülakat* röportaj*
assess: değerlendir* ekspertiz* eksper* bilirkişi*
develop: geliştir* gelişim* gelişme*
create: oluştur* yarat* kreatif* yaratıcı*
event: etkinlik* etkinliğ* davet davetler* düğün*
public: kamu kamusal kamunun kamuda kamuoyu*
speech: konuşma* diksiyon* hitabet*
government: devlet* hükümet* bakanlık* bakanlığ* valilik* valiliğ* kaymakam*
partner: ortak ortaklık* ortaklar* ortağ* ittifak* ortaklığ*
prospect: potansiyel*
revenue: gelir geliri gelirler* gelirin* ciro* hasılat*
price: fiyat* fiyatland*
property: emlak* gayrimenkul* mülk* taşınmaz* kiralama* kira kiralık*
color: renk* rengi renkli*
print: baskı* matbaa* ofset* serigraf* flekso* basım basımı
photo: fotoğraf*
video: video* kamera* çekim* kurgu* film* sinema* animasyon*
interior: dekor* mobilya* döşeme* perde* tefriş*
space: mekan*
airport: havalimanı* havaalanı* terminal* havaliman* apron*
cargo: kargo*
passenger: yolcu*
weather: meteoroloj* meteorolog*
cockpit: kokpit* aviyonik*
engine: motor*
brake: fren frenle* frenler* freni şanzıman*
diagnose: teşhis* tanı tanısı tanılama*
appointment: randevu*
secretary: sekreter* resepsiyon* katip* memur memuru memurluk* memurluğ* santral
file: dosya* arşiv*
meeting: toplantı* görüşme* görüştü*
letter: yazışma* mektup* mektub*
member: üye üyesi üyeleri üyelik* üyeliğ* üyeler*
target: hedef* kota kotası kotalar*
visit: ziyaret*
guest: misafir* konuk konuklar* konukların ağırla*
hotel: otel* konaklama* pansiyon* otelci*
achieve: başarı başarıl* başarım* başararak ulaştım erişti*
activity: faaliyet* aktivite*
operate: operasyon* operatör* işletim* işletilme* çalıştırma*
process: süreç süreci süreçler* süreçte sürecin sürecinde sürecine proses* işleme işlenme* işleyiş*
procedure: prosedür* usul usulü talimat*
conduct: yürüt* gerçekleştir*
data: veri veriler verileri verilerin verilerini veriye verilerle verinin
environment: çevre* ekoloj*
policy: politika*
prepare: hazırla* hazırlık* hazırlığ*
relationship: ilişki ilişkiler* ilişkisi
resource: kaynak* kaynağ*
result: sonuç*
review: incele* revizyon* revize* gözden
goal: amaç amacı amaçlar* gaye
identify: tespit* saptama* belirleyip
issue: sorun* problem* mesele*
monitor: izleme* izlen* izlem* izlenebilir*
track: takip* takib*
standard: standart* standard*
solution: çözüm*
task: vazife*
tool: alet* aletler* avadanlık*
unit: birim* ünite*
promote: tanıt* terfi*
collaborate: işbirli*
handle: elleç*
participate: katılım* katıldı* katılma* katılarak
request: talep* taleb*
resolve: çözülme* çözme* çözmek giderme* gideril* çözdü*
refer: yönlendir* havale* referanslı
function: fonksiyon* işlev*
detail: detay* ayrıntı*
award: ödül* takdir*
specialize: uzman* ihtisas*
assign: görevlendir* atama* atan*
control: kontrol*
demonstrate: gösterim* gösterme* gösterdi* demo
facilitate: kolaylaştır*
human: insan* ik beşeri
industry: sektör* endüstri* sanayi*
initiate: başlat* girişim girişimi girişimler*
innovate: inovasyon* yenilik* yeniliğ* inovatif*
integrate: entegr* bütünleş*
language: dil dili diller* dilleri dilde lisan
motivate: motivasyon* motive*
represent: temsil* mümessil*
select: seçme* seçim* seçil* seçerek
specification: şartname* spesifikasyon*
technique: teknikler*
update: güncel* yenileme*
access: erişim* erişil*
accuracy: doğruluk* doğruluğ* hassasiyet*
approve: onay*
contact: irtibat* temas*
contribute: katkı*
cost: maliyet*
determine: belirle*
distribute: dağıtım* dağıtıc* distrib* dağıtma*
guide: rehber* kılavuz*
interact: etkileşim*
method: yöntem* metod* metot*
model: model*
obtain: temin* edinme*
platform: platform*
propose: öneri* önerme* önerdi* önerile*
reduce: azalt* düşür* azalma*
region: bölge*
transaction: işlem işlemi işlemler* işlemin* işlemlerin*
travel: seyahat* gezgin*
value: değer değeri değerler* kıymet*
volunteer: gönüllü*
automate: otomasyon* otomatik* otomatiğ* otomat*
balance: denge* bilanço* mizan* bakiye*
benefit: fayda*
brand: marka*
deadline: termin termini vade vadesi vadeli mühlet*
discuss: tartış*
efficient: verim*
feedback: geribildirim*
fund: fonlar* fonu fon fonların hibe*
guideline: yönerge*
independent: bağımsız*
investigate: soruştur*
license: ehliyet* ehliyetli*
list: liste*
payment: ödeme* hakediş* ediş ödemeler*
product: ürün*
proposal: teklif*
respond: yanıt* cevap* cevab*
satisfy: memnuniyet* memnun*
structure: yapısal* yapısı strüktür*
user: kullanıcı*
verify: doğrula*
workshop: atölye* çalıştay*
adapt: uyarla* adapt* uyum uyumu uyumlu*
card: kart kartı kartlar* kartın kartvizit*
charge: şarj*
compete: rekabet* rakip* rakib* yarışma*
component: bileşen* komponent*
conflict: çatışma* uyuşmazlık* uyuşmazlığ* ihtilaf*
consume: tüketim* tüketic*
cycle: döngü* çevrim çevrimi
discipline: disiplin*
estimate: keşif* keşf*
expense: gider gideri giderler* masraf* harcama* harcırah*
interface: arayüz*
labor: işçi* işgücü* emekçi* amele*
launch: lansman*
observe: gözlemle* gözlemci*
package: ambalaj* paket paketi paketler*
paper: kağıt* kağıd* karton*
parent: veli veliler* veliye velisi ebeveyn*
pass: geçiş geçişi
prevent: önle*
priority: öncelik* önceliğ*
routine: rutin*
rule: kural* nizam*
sample: numune* örnek*
search: arama aramak
session: seans* oturum*
survey: anket*
volume: hacim* hacm*
adult: yetişkin*
arrange: düzenle* tertip*
asset: varlık* varlığ* demirbaş*
attention: dikkat*
capital: sermaye*
channel: kanal kanalı kanallar* kanalların
claim: tazminat* hasar* rücu
configure: yapılandır* konfigür*
connect: bağlantı* bağlama*
culture: kültür*
define: tanımla* tanımı
economy: ekonomi* iktisat* iktisad* iktisadi*
emergency: afet* acil acilen
encourage: teşvik* özendir*
exchange: kambiyo* döviz* takas*
gather: toplama* toplayıp derleme*
import: ithal* ithalat*
export: ihracat* akreditif* ihraç*
install: kurulum* kurulma*
interpret: yorumla* yorumcu*
item: kalem kalemleri
label: etiket*
load: yükle* yük yükü yükler*
layout: yerleşim* tanzim*
metric: gösterge* metrik* kpi
module: modül*
outcome: çıktılar* çıktıları
pressure: basınç* tansiyon*
rate: oran oranı oranlar*
reconcile: mutabakat*
remote: uzaktan
retain: sadakat*
return: iade*
stakeholder: paydaş*
submit: ibraz* sunul*
template: şablon*
theory: teori* kuram*
accept: kabul*
acquire: edinim* kazandırma*
adjust: ayar ayarı ayarla* ayarlar*
allocate: tahsis*
calculate: hesapla* hesaplama* hesapl*
capacity: kapasite*
commission: prim primi primler* primleri komisyon* devreye
condition: koşul* şartlar*
cooperate: kooperatif*
crisis: kriz*
device: cihaz* aygıt*
disability: engellilik*
discrepancy: uyumsuzluk* tutarsız*
error: hata hatası hatalar* hatalı*
ethics: etik etiği ahlak*
expand: genişle* yaygınlaşma*
explain: açıkla* anlatım*
family: aile*
image: imaj* görüntü*
infrastructure: altyapı*
input: giriş girişi girişleri girdi* girdiler*
laboratory: laboratuvar* laboratuar* laborant*
lecture: seminer*
loss: kayıp* kayb* zarar* fire
migrate: göçmen* göçü taşınma*
option: opsiyon* seçenek* seçeneğ*
protect: koruma* koruyucu* korun*
publish: yayın* neşriyat* yayımla*
recover: kurtarma*
register: kaydol* sicil* tescil*
replace: değiştirme* değiştiril*
reservation: rezervasyon*
season: sezon* mevsim*
size: beden bedenler* boyut* ebat*
spreadsheet: tablolama*
stage: sahne*
supply: tedarik* ikmal* arz
table: tablo masa masalar* masası
tutor: etüt*
assemble: montaj* monte* montör* birleştirme*
brochure: broşür* katalog*
commerce: ticaret* ticari* eticaret* tüccar*
compare: karşılaştır* kıyasla* mutabak*
confirm: teyit* teyid*
consolidate: konsolid*
defect: kusur* uygunsuz*
delegate: delege* delegasyon*
disease: hastalık* hastalığ*
finish: bitir* tamamla* sonlandır*
floor: zemin* parke*
formulate: formül*
greet: karşılama* karşılay*
hall: salon*
insight: içgörü*
margin: marj* karlılık* karlılığ*
mathematics: matematik* geometri*
military: asker* subay* astsubay* jandarma*
newsletter: bülten*
pack: paketle* kolile* ambalajla*
paint: boya* boyacı* badana*
panel: pano panosu panolar* panel*
road: karayolu* asfalt* otoyol*
segment: segment*
shift: vardiya* nöbet*
sign: imza* tabela* levha*
simulate: simül*
substitute: ikame*
therapy: terapi* terapist*
ticket: bilet*
tour: turlar* turu turlara tur
translate: çevirmen* çeviri* tercüman* tercüme* mütercim*
treasury: hazine*
upgrade: yükseltme*
water: suyu sular* arıtma* atıksu*
weight: ağırlık* ağırlığ* tartım* tartı kantar*
apprentice: çırak* çırağ* kalfa*
degree: lisans* önlisans* diploma* doktora* tezli tezsiz
certificate: sertifika* ustalık* ustalığ* belgelendir*
university: üniversite* fakülte* enstitü*
college: yüksekokul* kolej* myo
trainee: kursiyer*
intern: stajyer* staj staja stajı stajlar*
freelance: serbest* freelance*
selfemployed: esnaf*
weld: kaynakç* gazaltı* argon* kaynakhane*
solder: lehim*
screw: vida* cıvata* somun*
drill: matkap* matkab* delme* delik sondaj*
mill: freze*
lathe: torna*
grind: taşlama* taşlamacı* zımpara*
cut: kesim* kesme* kesici*
saw: testere* bıçkı*
pipe: boru boruları borular* borucu*
plumb: tesisat* sıhhi kanalizasyon* lavabo
roof: kiremit* çatı çatılar* çatısı çatıcı*
brick: tuğla* duvar* duvarcı*
concrete: beton* betonarme* çimento*
plaster: sıva sıvacı* sıvalar* alçı* alçıpan*
tile: fayans* seramik* karo karolar*
wood: ahşap* ahşab* kereste* orman*
carpenter: marangoz* doğrama* doğramacı*
wire: telle* kablaj*
cable: kablo*
circuit: devre devresi devreler* şalter*
voltage: gerilim* voltaj*
sensor: sensör* algılayıcı*
valve: vana* valf*
pump: pompa*
hydraulic: hidrolik* hidroliğ*
pneumatic: pnömatik* kompresör*
conveyor: konveyör* bant bandı bantlar*
robot: robot*
mould: kalıp* kalıb*
sheet: levhalar*
metal: metal* alüminyum* bakır pirinç
steel: çelik* çeliğ* demir*
spare: yedek* yedeğ*
bearing: rulman*
gearbox: redüktör* dişli* vites*
lubricate: yağla* yağlama*
fault: arıza*
breakdown: bozulma*
shutdown: duruşlar* duruşu
blueprint: pafta*
tolerance: tolerans*
calibrate: kalibr*
gauge: mastar* kumpas* mikrometre*
pallet: palet*
forklift: forklift* transpalet* istifleme* istif
pick: toplayıcı*
unload: boşalt* tahliye*
route: rota rotası rotalar* güzergah* rut
customs: gümrük* gümrüğ*
dispatch: sevkler*
ramp: rampa*
shelf: raflar* raf rafı rafta rafların
scanner: tarayıcı* barkod* tarama*
container: konteyner* liman*
consignment: konsinye*
trailer: dorse* römork* treyler*
tachograph: takograf*
till: kasa kasası kasada kasalar* kasadar* yazarkasa* kasaya
counter: bankosu banko
showcase: vitrin*
promotion: promosyon*
discount: iskonto* indirim*
fitting: prova
assortment: yelpaze* çeşitlilik* çeşitliliğ*
opening: açılış* açılma*
closing: kapanış* kapama*
theft: hırsız*
hygiene: hijyen* haccp
allergen: alerjen* alerji*
bread: ekmek* ekmeğ*
bake: fırın* unlu
pastry: pasta* pastane* tatlı* hamur* börek*
meat: et eti etler* etlerin
butcher: kasap* kasabı kasaplık*
fish: balık* balığ*
vegetable: sebze* manav*
sauce: sosu soslar*
portion: porsiyon* tabakl*
waiter: garson* komi
wine: şarap* şarab*
bar: bar barmen* kokteyl* barda
bed: yatak* yatağ*
laundry: çamaşır*
wash: yıkama* yıkan* yıka*
iron: ütü ütücü* ütüle*
breakfast: kahvaltı*
room: oda odası odalar* odaların
luggage: bagaj* bellboy*
bathe: banyo*
dress: giydir*
feed: yemleme* emzirme* besleme* yem
wound: yara pansuman* yarala*
injection: enjeksiyon* iğne
blood: kan kanı hematoloj*
infusion: infüzyon* serum*
dementia: demans* alzheimer*
elderly: yaşlı* geriatri* huzurevi*
disabled: engelli* otizm*
anesthesia: anestezi*
surgery: ameliyat* cerrah*
ambulance: ambulans* paramedik*
infection: enfeksiyon* bulaşıcı*
ward: koğuş*
relative: yakınları
prescription: reçete*
rehabilitation: rehabilitasyon*
mobility: hareketlilik* mobilite*
household: ev evde evlerde hane
shopping: alışveriş*
play: oyun oyunlar* oyunu oyna*
sing: şarkı*
craft: zanaat* usta ustası ustalar* elişi*
homework: ödev*
exam: sınav* imtihan*
grade: puan* notlar*
reading: okuma* okuryazar*
integration: entegrasyon*
inclusion: kaynaştırma* kapsayıcı*
outing: gezi gezileri geziler*
observation: gözlem gözlemi gözlemler*
reconciliation: uzlaştırma*
dunning: ihtarname*
depreciation: amortisman*
provision: karşılıklar*
variance: sapma*
voucher: fiş fişi fişler* kupon*
declaration: beyanname* beyan*
vat: kdv
attendance: puantaj* yoklama* devamsızlık*
leave: izin izni izinler* izinleri
dismissal: fesih* feshi tenkisat*
employment: istihdam*
agreement: anlaşma* protokol*
union: sendika*
council: kurul kurulu konsey* meclis* encümen*
acquisition: kazanım kazanımı devralma*
offer: teklifler
tender: ihale*
fair: fuar*
cold: soğuk* soğutma* soğuğ*
incident: olay* vaka*
printer: yazıcı*
backup: yedekleme*
virtual: sanal*
laptop: dizüstü*
requirement: gereksinim* ihtiyaç* gereklilik*
script: senaryo*
foreman: formen* ustabaşı*
excavation: hafriyat* kazı kazısı kazılar* ekskavatör* kepçe*
scaffold: iskele*
formwork: kalıpç*
reinforcement: donatı* demirci*
quantity: metraj* miktar*
permit: ruhsat* iskan*
handover: devir devri devret* devral*
clause: madde maddesi maddeleri hüküm hükümler*
notary: noter*
will: vasiyet* miras*
mandate: vekalet*
seed: tohum*
sow: dikim dikimi ekimi
fertilize: gübre*
spray: ilaçlama* püskürt*
tractor: traktör* biçerdöver*
milk: süt sütü sütçülük* mandıra* sağım*
stable: ahır*
greenhouse: sera serası seracı* seralar*
prune: budama*
irrigate: sulama*
citizen: vatandaş*
notice: tebligat* bildirim* ihbar* duyuru*
municipality: belediye*
framework: çerçeve*
post: gönderi gönderiler*
follower: takipçi*
page: sayfa*
kindergarten: anaokul* kreş* anasınıf*
implement: uygula*
coffee: kahve* barista* kafe kafede
tea: çay çayı çaycı*
tourism: turizm* acente* acenta*
energy: enerji*
gas: doğalgaz* gazı
solar: güneş*
wind: rüzgar*
chemistry: kimya* kimyager*
physics: fizik fiziği fizikçi*
biology: biyoloj* biyolog*
geography: coğrafya*
history: tarih tarihçi*
literature: edebiyat*
philosophy: felsefe*
psychology: psikoloj* psikolog* pdr
sociology: sosyoloj* sosyolog*
statistics: istatistik* istatistiğ*
religion: imam* diyanet* ilahiyat* müezzin* dini
pharmacy: eczane* eczac* farma*
medication: ilaç* ilacı*
dentist: dişçi* ortodonti*
veterinary: veteriner*
physiotherapy: fizyoterap*
mining: maden*
geology: jeoloj* jeofizik*
cartography: harita* kadastro* topograf* aplikasyon*
ship: gemi* tersane*
maritime: deniz denizci* denizcilik*
railway: demiryolu* tren treni trenler* vatman*
bus: otobüs*
taxi: taksi*
police: polis* komiser*
firefighter: itfaiye* yangın*
elevator: asansör*
crane: vinç vinci vinçler*
hair: kuaför* berber* saç
beauty: güzellik* güzelliğ* kozmetik* kozmetiğ* makyaj* estetisyen*
jewelry: kuyum* takı takılar* mücevher*
glass: cam camcı* camlar*
plastic: plastik* plastiğ* polimer*
rubber: kauçuk* lastik* lastiğ*
leather: deri dericilik*
lighting: aydınlatma*
heating: ısıtma* kalorifer* kazanlar*
ventilation: havalandırma* klima* iklimlendirme*
waste: atık* çöp çöpü
garden: bahçe* bahçıvan*
flower: çiçek* çiçeğ*
poultry: tavuk* tavuğ* kanatlı* kümes*
egg: yumurta*
fruit: meyve*
olive: zeytin*
sugar: şeker*
hardware: donanım*
cloud: bulut*
entrepreneur: girişimci*
field: saha saham sahada sahası
dealer: bayi bayii bayisi bayiler* bayilik* bayiliğ*
collect: tahsilat* topluyor* topladım
guarantee: garanti*
facility: tesis*
press: pres presi preste presleme* preshane*
foundry: dökümh* dökümcü* döküm
cartoon: karikatür*
enforcement: icra*
ceramics: çini*
library: kütüphane*
conference: konferans* kongre* sempozyum*
dormitory: yurdu yurtlar*
concierge: kapıcı*
mail: postacı*
drainage: drenaj*
bridge: köprü*
tunnel: tünel*
battery: akü aküler* batarya* pil
lean: yalın
speechtherapy: odyoloj*
apartment: daire daireler* konut* rezidans* apartman*
accident: kaza kazası kazalar* kazaları kazaların
toy: oyuncak*
book: kitap* kitab*
program: program programı programlar* programın* programa programına
change: değişim* değişiklik* değişikliğ*
chain: zincir*
wholesale: toptan* toptancı*
corporate: kurumsal*
radiology: radyoloj* röntgen* tomografi*
cardiology: kardiyoloj* kalp
orthopedics: ortopedi*
oncology: onkoloj*
neurology: nöroloj*
psychiatry: psikiyatr*
pediatrics: pediatri*
obstetrics: doğumhane* jinekoloj*
sterilize: steril*
algorithm: algoritma*
mobile: mobil
coating: kaplama* galvaniz*
line: hattı hatlar* hattında hattının
charity: vakıf* vakf* bağış*
refugee: mülteci* sığınmacı*
visa: vize vizesi pasaport*
deed: tapu*
zoning: imar
insulation: izolasyon* yalıtım* mantolama*
transfer: transfer*
animator: animatör*
mortar: harç
intelligence: zeka zekası istihbarat*
pool: havuz*
debt: haciz* konkordato*
oil: petrol* akaryakıt*
carpet: halı halıcı*
parcel: koli koliler*
auction: müzayede*
blasting: patlayıcı* patlatma*
nuclear: nükleer*
defence: savunma*
company: holding* iştirak*
introduce: tanıştır*
examine: irdele*
count: adet adedi saydım sayar* sayıyorum
mark: markala*
reminder: hatırlat*
address: adresle*
resident: mukim ikamet* sakinler*
settle: tasfiye*
quote: kotasyon*
reset: sıfırla*
regression: regresyon*
works: bayındırlık*
earthwork: dolgu
controlling: kontrolling*
graph: diyagram*
escalate: eskalasyon*
inform: bilgilendir* bildir*
recommend: öner*
fill: doldur* dizdim dizmek
sort: ayır* tasnif* ayıkla*
drawer: çekmece*
expire: skt
fresh: taze*
absence: izinli* devamsız*
calm: sakin* yatıştır*
angry: kızgın* sinirli*
talk: görüş* konuş*
owner: sahib* patron*
enter: giriyor*
toilet: tuvalet*
pulse: nabız*
temperature: ateş sıcaklık*
catheter: sonda* katater* kateter*
mobilise: mobiliz*
walk: yürüyüş* gezdir*
socket: priz*
lamp: lamba* aydınlat* armatür*
window: pencere*
linen: çarşaf* havlu*
box: kutu*
overdue: gecikm*
festival: şenlik* kutlama*
patrol: devriye*
door: kapı kapılar*
leak: kaçak* sızıntı*
blockage: tıkan*
fence: çit çitler*
arrive: varış*
departure: kalkış*
exceed: aşarak aşma aştım
cause: nedenler* sebep*
correct: düzeltici*
tree: ağaç*
playground: teneffüs*
treat: tedavi*
chair: koltuk*
batch: parti
invitation: davetiye*
grass: çim çimler*
`
