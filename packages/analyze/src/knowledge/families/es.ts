/** Spanish words of work, by what they mean in English. */
export const es = `
analyze: analiz* análisis analist* analític* analic*
supervise: supervis* supervigil* encargad*
lawyer: abogad* abogac* letrad* jurídic* jurist* legal* derecho bufete* litig* procesal* procurador* ley leyes
court: tribunal* juzgad* juicio* juez jueza jueces magistrad* judicial* demandad* demandant*
sell: venta ventas vender* vendedor* vendí vendido vendiendo vende vendo comercial comerciales comercializ* televenta* preventa* preventista* vendió
organize: organiz* organic*
maintain: manten* mantien* mantuv* mantto conservación
administer: administr* admón admva admvo
finance: financi* finanz*
account: contab* contador* contadur* cuentas
ledger: asiento asientos contabilizaci*
customer: client*
vehicle: vehícul* coche coches carro carros auto autos automóvil* automotor* automotriz* automotric* automoción camión camiones camioneta* furgon* moto motos motocicl*
mechanic: mecánic* mecatrón* electromecánic*
aircraft: aeronave* aeronáutic* avión aviones helicópter* fuselaj*
flight: vuelo* volar aerolínea* aviación aviador* aéreo aérea aéreos aéreas azafat*
pilot: piloto pilotos pilotar pilotaje* copilot* capitán capitana capitanes
pupil: alumn* estudiant* aprendizaj*
child: niño niña niños niñas niñez infant* infancia* bebé bebés menores guarder* preescolar* párvul* niñer*
teach: enseñ* profesor* profe docent* docencia* maestro maestra maestros maestras instruc* catedrátic* impart* monitor monitora monitores monitoras instru*
education: educa* pedag* psicopedag* didáct*
school: escuela* escolar* colegio colegios aula aulas clase clases lección lecciones instituto institutos liceo*
curriculum: curricular* currículo currículos temario* asignatura* sílabo*
staff: personal emplead* trabajador* plantilla obrer* subordinad* peon peones
team: equipo equipos cuadrilla* brigada* tripul*
recruit: reclut* contratación contrataciones cazatalent* headhunt* onboarding
vacancy: vacante*
pay: nómina nóminas salari* sueldo* remunera* retribu* compensaci* honorari*
doctor: médico médicos doctor doctora doctores doctoras facultativ*
nurse: enfermer* ats tcae matron* parter*
patient: pacient*
medical: médica médicas medicin* clínic* consultorio consultorios policlín*
hospital: hospital* ambulatorio* uci uvi
care: cuida* cuidé atenci* atend* atiend* asistencial* gerocult* sociosanitari*
health: salud saludable saludables salub* sanitari* sanidad* bienestar*
cook: cocin* gastron* culinari* chef chefs pinche pinches fogon* cocción
food: aliment* comida comidas plato platos menú menús receta recetas recetari* víveres
restaurant: restaurant* restauración catering cafeter* comedor* marisqueria* pizzer* banquete*
shop: tienda* tendero* minorista* retail boutique* supermercad* hipermercad* dependient* abarrot* bazar* kiosk* kiosc* quiosc* ferreter*
goods: mercanc* mercader* existencias stock stocks inventari*
display: expositor* exhibidor* góndola*
purchase: compra* compre
supplier: proveedor* proveedur* abastecedor* suministrador*
repair: repara* reparé arregl*
build: constru* edific*
site: obra obras emplazamient*
architect: arquitect*
engineer: ingenier* ing
electric: electric* electrónica electromec* electrotecn* electrif*
design: diseñ* proyectist*
draw: dibuj* delinea* ilustra* boceto* croquis*
graphic: gráfic* visual*
garment: ropa ropas roper* prenda* textil* tela telas tejido* confección vestuari* indument* calzado* lencer* zapato* zapater*
fashion: moda modas estilis* tendencia*
market: mercado* mercadeo* marketing
advertise: publicidad* publicit* anunci* campañ*
publicity: prensa
media: multimedia audiovisual* televis* tv radio radios radiofón* radiodifus* emisora* locutor*
journalist: periodis* reporter* editor* edición ediciones noticia* noticier*
communicate: comunic*
web: web webs website internet online digital*
content: contenid* copywrit*
seo: seo sem posicionamient*
social: social sociales
software: software programación programar programé programad* código códigos codific* aplicaciones aplicativo*
computer: informátic* computac* computador* ordenador ordenadores cómputo ofimátic* ti tic tics
network: red redes router routers lan
server: servidor servidores
system: sistema sistemas
database: bbdd bd sql
deploy: desplieg* despleg*
secure: vigila* ciberseg* custodi* guardia guardias guarda guardas escolta*
bank: banco bancos banca bancari* banquer* sucursal*
teller: cajer*
loan: préstamo* prestatari* crédito* crediti* hipotec* prestamista*
deposit: depósito* deposita*
cash: efectivo dinero* cheque* arqueo arqueos
invoice: factur*
payable: cobro cobros cobrar* cobranza* cobrador* cxc cxp
tax: impuest* tribut* fiscal fiscales fiscalid* hacienda irpf isr contribuyent*
audit: auditor* auditad* auditar*
statement: extracto extractos
budget: presupuest*
forecast: pronóstic* previsión previsiones proyecci*
invest: inversion* inversor* invert* invirt* cartera carteras accionista* bursátil* inviert*
insure: seguro seguros asegurador* reasegur* póliza* mutua mutuas
risk: riesgo* peligr*
comply: cumplimient* cumplir* cumpliendo compliance normativ* reglament* regulaci* regulator* legislaci* conformid*
fraud: fraud* estafa* irregularid*
report: informe informes reporte* reporta*
record: registr* historial*
document: document*
plan: plan planes planific* planea* planifiqu*
schedule: horari* cronogram* calendari* agenda* agendé cuadrante* cuadrant*
project: proyecto* proyectar* proyectad*
strategy: estrateg*
business: negocio negocios empresari* mercantil* pyme pymes
consult: consultor consultora consultores consultoras consultoría consultorías asesor* aconsej* orient*
manage: gestion* gestor* gerent* gerenc* jefe jefa jefes jefas jefatur*
lead: lider* encabez* mando mandos
direct: direct* direcci* dirig* dirij*
coordinate: coordin*
train: formación formaciones formador* formati* capacitac* capacitad* capacitar* capacité entrenamient* entrenar adiestr*
coach: coach* entrenador* mentor*
fitness: gimnas* fitness físic*
sport: deport* atlet* futbol*
nutrition: nutri* diet*
art: arte artes artist*
museum: museo* museíst* exposici* exhibici* galería*
music: músic*
theater: teatr* actor actores actriz actrices dramat* escén*
dance: danza* baile* baila* coreogr*
community: comunidad* comunitari*
farm: agríc* agrari* agro* granja* granjer* finca fincas jornaler* chacra* rural*
crop: cultiv* cosech* recolector* vendimi* plantac* huert* horticul* hortícol* hortel*
animal: animal* ganado ganader* vacuno* bovin* porcin* ovino* oveja* avícol* pecuari* zootecn* lácte* lecher*
soil: suelo suelos terreno* edafol*
call: llamad* llamar telefónic* telefonist* telefonía* teleoperador* telemarket* centralita*
center: centro centros
complaint: queja* reclam* quejo protest*
inquiry: consulta* pregunt* duda dudas
help: ayud* apoy* asist* auxili* soport*
order: pedido* orden órdenes encargo encargos comanda comandas pedir pides encarg* pido pide pidió pidiendo
deliver: entreg* repart* envío envíos mensajer*
warehouse: almacen* bodega bodegas bodeguer* acopi*
transport: transport* logíst* traslad* acarre*
drive: conduci* conductor* conducc* conduzc* conduj* chofer* camioner* taxi*
clean: limpi* aseo aseador* desinfec* mucam* barrend* barrer barrido barre barro barrí barremos fregar fregado fregaba friego barr* ordena ordenada ordenado ordenar ordeno fregu* friega* polvo frieg*
safe: seguridad* prl epi epis epp sst
inspect: inspec* fiscaliz* revis* chequ*
test: prueba* ensayo* test tests tester* testing probar prueb*
measure: medición mediciones medir medidor* medida medidas metról* mido mide midió midiendo
quality: calidad*
improve: mejora* mejoré perfeccion* optimiz*
increase: aument* increment* crec*
technical: técnic* tecnolog*
machine: maquin* mecaniz* equipamient*
manufacture: fabric* manufactur* producci* productiv* planta plantas fabriqu*
material: material* insumo*
contract: contrat* subcontrat*
negotiate: negocia*
research: investig*
science: cienci* cientific*
write: redac* escrib* escrit* anot* apunto apunt*
present: presenta*
interview: entrevist*
assess: evalú* valora* tasaci* tasador* perito* perita*
develop: desarroll*
create: crea*
event: evento* congreso* ceremoni* boda bodas
public: público pública públicos públicas
speech: discurso* portavo* vocer* orator* orador*
government: gobiern* gobern* guberna* ministeri* estatal* funcionari* agencia agencias
partner: socio socios socia socias alianza* asociad*
prospect: prospec* captaci* captar captador*
revenue: ingreso ingresos recaud*
price: precio precios tarif*
property: inmobil* inmueble* propied* propieta* vivienda*
color: color colores colorim* coloraci*
print: imprim* imprent* impresión impresiones impreso impresos serigr* rotativa*
photo: foto fotos fotogr*
video: video* cine cinemat* película* rodaje* filma*
interior: interior* decora* mueble* mobiliari* amuebl*
space: espacio* espacial*
airport: aeropuert* aeroportuari* terminal terminales
cargo: flete* transitari* portacontened*
passenger: pasajer* viajero*
weather: meteorol* climatolog*
cockpit: aviónic* cabina*
engine: motor motores
brake: freno* frena* embragu* transmisi*
diagnose: diagnó*
appointment: cita citas citaci* nombramient*
secretary: secretar* recepcionist* oficinist*
file: archiv* expedient* fichero* legajo* limar
meeting: reunion* acta actas junta juntas
letter: cartas correspondenc* carta
member: miembro* membres* afilia* integrant*
target: cuota cuotas
visit: visita* visité
guest: huésped* invitad* comensal*
hotel: hotel* hosteler* hostal* hospedaj* alojam* hospitalidad*
achieve: logro* logra* logré consegu* consigu* alcanz*
activity: actividad*
operate: opera* operé
process: proceso* procesa* procesé
procedure: procedimient* trámit*
conduct: ejecución ejecuciones ejecuta* ejecuté
data: dato datos
environment: ambient* medioambient* entorno*
policy: polític*
prepare: prepar* elabor* confecciona* confeccioné
relationship: relación relaciones vínculo* vincula*
resource: recurso recursos
result: resultad*
review: revisi* revisa* revisor* revisé repaso*
goal: meta metas
identify: identific*
issue: problem*
monitor: monitore* monitoriz*
track: seguimient* rastre* trazab*
standard: estándar* norma normas
solution: solucion*
task: tarea tareas
tool: herramient* utillaj* utillero*
unit: unidad*
promote: promov* promuev* promotor* difund* difusión
collaborate: colabor*
handle: manej* manipul*
participate: particip*
request: solicit* petici*
resolve: resol* resuel* solvent*
refer: derivaci* derivar* derivad*
function: funcional* funcionamient*
detail: detall*
award: premio* premia* galard* reconocimient*
specialize: especialist* especializ* especialid*
assign: asign*
control: control*
demonstrate: demostr* demuestr*
facilitate: facilita* facilité
human: humano humanos humana humanas rrhh
industry: industri* sector sectores sectorial*
initiate: iniciativ* iniciar inicié
innovate: innova*
integrate: integraci* integrar* integrad*
language: idioma* lengua* lingüíst*
motivate: motivaci* motivar* motivad*
represent: represent*
select: selecc* selectiv*
specification: especificaci* pliego*
technique: técnicas
update: actualiz*
access: acceso accesos accesib*
accuracy: precisi* exactitud* minucios* rigor rigur*
address: domicilio*
approve: aprob* aprueb* autoriz*
contact: contact*
contribute: aport* contribuir* contribuy* contribuí
cost: coste costes costo costos costeo* escandall*
determine: determin*
distribute: distribu*
guide: guía guías guiar guiad* guiando
interact: interac*
liaison: enlace enlaces interlocu*
method: método*
model: modelo* modela* modeliz*
objective: objetiv*
obtain: obten* obtien* obtuv*
platform: plataform*
propose: propon* propus*
reduce: reduc* reduj* disminu* reduzc*
region: región regiones regional* zona zonas zonal*
transaction: transacc*
travel: viaj*
value: valor valores
volunteer: voluntari*
automate: automatiz* automátic* automatism* autómata*
balance: balance* saldo* equilibri*
benefit: benefici* prestación prestaciones
brand: marca marcas branding
deadline: plazo* vencimient*
discuss: debat* discut* discusi*
efficient: eficien* eficaz* eficac*
feedback: retroaliment* feedback
fund: fondo fondos subvenc* beca becas
guideline: directriz directrices lineamient* pauta pautas protocol*
independent: independi* autonomía
investigate: indag* pesquis*
license: licencia licencias carnet carnets
list: lista listas listado*
payment: pago pagos pagar* pagad* abono abonos pagué paguen
produce: produci* produzc* produj*
product: producto productos
proposal: propuesta* propuesto
respond: respond* respuest* contest*
satisfy: satisf*
structure: estructur*
user: usuari*
verify: verific* comprob* comprueb* chequea* constata*
workshop: taller talleres tallerist*
adapt: adapt*
card: tarjet*
charge: recargo*
compete: competid* competitiv* competir compit*
component: component* pieza piezas
conflict: conflict* mediación mediador* mediar
consume: consum*
cycle: ciclo ciclos
discipline: disciplin*
estimate: estimaci* estimar estimativ*
expense: gasto* viático*
interface: interfaz interfaces interfase*
labor: labor labores laboral*
launch: lanza* lancé
observe: observa*
package: paquet* bulto bultos
paper: papel papeles papeler*
parent: padre padres madre madres progenitor* apoderad*
prevent: preven* previn*
priority: priori*
routine: rutin*
rule: regla reglas
sample: muestra muestras muestre*
search: búsqued* buscar busqu*
session: sesión sesiones
survey: encuest* topogr*
volume: volum*
adult: adult*
allow: permiti*
arrange: concertar concertaci* concertando
asset: activos patrimoni*
capital: capital capitales capitaliz*
channel: canal canales
claim: siniestr* indemniz*
company: empresa* sociedad* corporat* corporaci* compañía*
configure: configur* parametri*
connect: conect* conex*
count: conteo* recuent* cuento contamos arquear*
culture: cultur* intercultur*
define: definici* definir* definid* definí
economy: econom*
emergency: emergenc* urgenc*
encourage: foment* alent* alient* impuls*
examine: examina* examiné examin*
exchange: intercambi* divisa divisas
gather: recolec* recopil* recab*
import: importaci* importador* importar
export: exporta*
install: instal*
interpret: interpret*
introduce: introdu*
item: ítem ítems partida partidas rubro* artículo*
label: etiquet* rótul*
load: carga cargas cargar* cargad* cargu* estiba* cargaba cargando
layout: maquet* diagramac* diagramad*
metric: métric* indicador*
module: módulo* modular*
pressure: presión presiones arterial*
rate: tasa tasas índice índices ratio ratios
reconcile: concilia*
remote: remot* teletrabaj*
retain: reten* retuv*
return: devoluci* devolv* devuel* retorn*
submit: remit* remisi*
template: plantillas
theory: teorí*
accept: acepta* acepté
acquire: adquir*
adjust: ajust* reajust*
allocate: imputa* prorrat*
calculate: calcul*
capacity: capacidad* aforo*
commission: comision*
condition: condicion*
cooperate: coopera*
crisis: crisis
device: dispositiv* aparato*
disability: discapacid* minusval*
discrepancy: discrepan* descuadr* diferencias desfas*
error: error errores
escalate: escalar escalamient* escalado escalados
ethics: ética ético éticas éticos deontol*
expand: expansi* expandi* ampliac* ampliar* ampliad*
explain: explic* expliq*
family: familia familias familiar
image: imagen imágenes
infrastructure: infraestr*
laboratory: laborator*
lecture: conferenc* ponenc* ponente* charla*
loss: pérdid* merma*
migrate: migra* emigr* inmigr*
option: opción opciones alternativ*
protect: proteg* protej* protec*
publish: publica* publiqu*
recover: recuper* recobr*
register: inscri* matricul* empadron*
replace: reemplaz* remplaz*
reservation: reserva* reservé
resident: residen*
season: temporad* estacional* zafra*
size: talla tallas tallaje* tamañ* dimensi*
stage: etapa etapas fase fases
supply: suministr* abastec* aprovision* desabastec*
table: mesa mesas tabla tablas
tutor: tutor*
assemble: ensambl* montaj* montar* montad* montando desmont*
bilingual: bilingü* trilingü*
brochure: follet* catálog* díptico* tríptico*
commerce: comercio comercios comerciant* ecommerce
compare: cotej* compara* compar*
confirm: confirm*
consolidate: consolid*
defect: defect*
delegate: deleg*
disease: enfermedad* enfermo enfermos enferma enfermas patolog* crónic* afección afecciones
finish: acabado* remat* finaliz* terminaciones
floor: piso pisos pavimento* tarima* parquet* parqué solad*
formulate: formula*
graph: diagrama*
greet: saludar* acog* bienvenid*
hall: sala salas salón salones auditorio* nave naves
margin: margen márgenes
mathematics: matemátic* álgebra* trigonom*
military: militar* ejércit* infanter* soldado soldados
newsletter: boletín boletines
pack: empaque* empac* envas* ensac* embala*
paint: pintor* pintur* pintar* pintad* pinté esmalt* barniz* laquea* lacad*
panel: panel paneles tablero*
road: carreter* vial viales vialid* autopist* autovía*
segment: segment*
shift: turno* rotativ*
sign: firma firmas firmar* firmad* señaliz* señalét*
simulate: simulaci* simular* simulador* simulacr*
substitute: sustitu* substitu* suplen* suplir* sustit* supli* cubr* relev*
therapy: terap* psicoterap*
ticket: ticket* tique* boleto* boleter* taquill* billete*
tour: tour tours recorrid* itinerari*
translate: traduc* traduj* traduzc*
treasury: tesorer*
upgrade: moderniz*
water: agua aguas acueduct* hídric* potab* acuátic* regar rieg*
weight: peso pesaj* báscula*
apprentice: aprendiz aprendices aprendiza
degree: licenciad* licenciatur* grado grados graduad* graduac* diplomatur* maestría* máster* doctorad* posgrad* postgrad* titulaci* titulad* título títulos tecnicatur*
certificate: certific* constanc*
university: universi* politécn*
college: facultad facultades
trainee: practicant* trainee
intern: becari* pasant* prácticas
freelance: freelanc*
selfemployed: autónomo autónoma autónomos autónomas monotribut* cuentapropis*
weld: soldar* soldadur* soldador* oxicort* sueld*
solder: estañad* estaño
screw: tornill* atornill*
drill: taladr* perfora* broca brocas perfor*
mill: fresad* fresar molino molinos molienda*
lathe: torner* torno tornos
turn: tornea*
grind: rectificad* amolad* esmeril* afilad* pulid* pulir* lija lijad* lijar
cut: corte cortes cortar* cortad* recort* cort* pod* segar siego
saw: sierras aserr* serrad* serrar serrucho* motosierr*
pipe: tuber* cañería* tubo tubos
plumb: fontaner* plomer* gasfiter*
roof: tejad* techo techos techumbr* cubiertas impermeabil*
brick: ladrill* albañil* mampost*
concrete: hormigon* concreto cemento* hormig*
plaster: yeso yesos yeser* enluc* escayol* revoco revoque* pladur* drywall durlock tabiqu* estuc* enfosc* revoc*
tile: azulej* alicat* baldos* cerámic* enchap* porcelanat* embaldos* teja tejas
wood: mader*
carpenter: carpint* ebanist*
wire: alambr*
cable: cable cables cablead*
circuit: circuito*
voltage: voltaj* tensión tensiones
sensor: sensor sensores
valve: válvul*
pump: bomba bombas bombeo* motobomb* electrobomb*
hydraulic: hidráulic* oleohidr*
pneumatic: neumática neumático neumáticas electroneum*
conveyor: transportadora transportadoras cintas
robot: robot*
mould: molde* matricer* matrices
sheet: chapa* chapist* hojalat* lámina*
metal: metal* hierro* calderer*
steel: acero* siderur* inox inoxid*
spare: repuest* recambi* refaccion*
bearing: rodamient* cojinet* balero*
gearbox: engranaj* reductores reductora*
lubricate: lubric* engras*
fault: fallo fallos falla fallas
breakdown: averí*
shutdown: paradas
blueprint: plano planos
tolerance: toleran*
calibrate: calibra* calibr*
gauge: galga* calibre* manómetr* calibrador* micrómet*
pallet: palet palets palé palés pallet* paletiz*
forklift: carretill* montacarg* autoelevador* transpalet* traspalet* apilador*
pick: picking recog* recoj*
unload: descarg*
route: ruta rutas enrut*
customs: aduan* arancel*
dispatch: despach* expedici* expedidor*
ramp: rampa*
shelf: estante* lineales anaquel*
scanner: escáner* escanea*
container: contenedor*
consignment: consignac* consignat*
trailer: remolqu* tráiler* semirremol*
tachograph: tacógraf*
till: caja cajas tpv registradora*
counter: mostrador* ventanill*
showcase: escaparat* vitrin*
promotion: promoci*
discount: descuent* rebaja*
fitting: probador*
assortment: surtid*
opening: apertur*
closing: cierre*
theft: robo robos hurto* antirrobo*
refund: reembols* reintegr* devol*
hygiene: higien* appcc inocuid*
allergen: alerg*
bread: pan panes panad* panific*
bake: horno hornos hornea*
pastry: pastel* reposter* confiter* boller* tarta tartas galleta* heladeria* helado* chocolat*
meat: carnes cárnic* embutid* jamon* pollo pollos fiambr*
butcher: carnicer* matarif* despiec* despost* charcut* frigorífico frigoríficos
fish: pescado* pescader* pesca pesquer* marisc* lonja
vegetable: verdur* hortaliz* vegetal* legumbr*
sauce: salsa*
portion: ración raciones porción porciones porcionad* gramaj* emplat*
waiter: camarer* meser* garzon*
wine: vino vinos vinícol* vitivin* vitic* enolog* sommelier* sumiller* viña viñas viñedo*
bar: bar bares barra barman barist* coctel* bartender*
bed: cama camas colchon* encamad* encamar*
laundry: lavander* tintorer*
wash: lavad* lavar* lavav* lav*
iron: planchad* planchar*
breakfast: desayun*
room: habitaci* dormitor*
luggage: equipaj* maleta*
bathe: bañar baño baños bañarl* ducha*
dress: vestir* vestid* vestimenta* vest vistió vistiendo
feed: alimentar* pienso piensos forraj*
wound: herid* cicatriz* curas úlcera* vendaj* vendas apósito*
injection: inyec*
blood: sangr* sanguín* hemat* hemog* hemorr* hemost* hemoc* hemod*
infusion: infusi* goteo* suero* venocl*
dementia: demenc* alzheimer*
elderly: ancian* geriatr* gerontol* mayores abuel*
disabled: discapacitad*
handicapped: minusválid*
anesthesia: anestes*
surgery: cirug* ciruj* quirúrg* quirófan*
ambulance: ambulanci* camiller* paramédic*
diaper: pañal*
infection: infecci* infect*
relative: familiares parient* allegad*
prescription: prescri*
rehabilitation: rehabilit*
mobility: movilid* moviliz*
household: hogar hogares doméstic* ama
errand: recado recados mandados diligenc*
play: juego* jugar* juguet* jugador* lúdic* ludotec* jugam* jueg*
sing: cantar* canto cantante* coro coros cant* canción canciones
craft: manualid* artesan*
homework: deberes
exam: examen exámenes oposicion*
grade: calificaci* notas calific*
mark: marcaj* marcado marcar*
reading: lectur* leer lector* lectoescr* leyendo
inclusion: inclusión inclusiv*
settle: liquidaci* liquidar* liquidador* liquid* saldar
outing: excursi* paseo*
observation: observación observaciones
reconciliation: conciliaci*
reminder: recordator*
dunning: morosi* moroso* impag*
depreciation: amortiz* deprecia*
provision: provision*
cashflow: flujo flujos
variance: desviaci* variaci* varianz*
voucher: comprobant* vales bono bonos recibo recibos
declaration: declar*
vat: iva igv
attendance: absentis* ausentis*
leave: vacacion* excedenc* ausenc*
sick: bajas incapacid*
dismissal: despido* despedi* desvincul* finiquit* cese ceses despid*
employment: empleo* emplea*
agreement: acuerdo* convenio*
union: sindica* gremi*
council: comité* consejo consejos consejer* concejo*
acquisition: adquisici*
offer: ofert* ofrec* ofrez*
quote: cotiza* cotiz*
tender: licita* concurso*
territory: territori*
fair: feria ferias ferial*
aftersales: posventa* postventa*
cold: frío fría fríos frías congelad*
incident: inciden*
printer: impresora*
reset: restablec* reinici*
backup: respald* backup*
virtual: virtual*
laptop: portátil* laptop* notebook
regression: regresión regresiones
requirement: requisit* requer* requier*
case: caso casos
script: guion guiones guionist*
foreman: capata* sobrestant*
excavation: excav* zanja* retroexcav*
scaffold: andami*
formwork: encofr* cimbra* desencofr*
reinforcement: ferral* fierrer* enfierr* varilla* armaduras
earthwork: terraplen* desmonte* explanac* movimientos
quantity: cantidad* metrado* cubicac*
permit: permis* habilitaci*
acceptance: aceptación
handover: traspas* relevo*
clause: cláusul*
notary: notari* escriban* escritura* protocoliz*
will: testament* herenc* hereder*
mandate: mandat* poderes
seed: semill* simient*
sow: sembr* siembr*
fertilize: fertiliz* abonado* abonar
spray: fumig* pulveriz* fitosanit* plaguicid* pesticid* herbicid*
tractor: tractor*
milk: leche tambo tambos tambero* ordeñadora*
stable: establo* corral* caballeriz*
greenhouse: invernader* vivero*
prune: poda podas podar* podad*
irrigate: riego* regad* irriga* regant*
citizen: ciudadan*
notice: aviso* notific*
municipality: municip* ayuntamient* alcald* concej*
demand: demanda demandas
reorder: reposici* repon*
post: posteo*
follower: seguidor*
landing: aterriz*
page: página páginas
logo: logo logos logotip*
fleet: flota flotas
typing: mecanogr* taquigr* digitador* digitaci* transcri*
pediatrics: pediatr* neonat*
diploma: diplomado diplomados diplomada diploma diplomas bachiller*
pharmacy: farmaci* botica* droguer* farmacé*
medication: medicament* medicaci* fármaco*
grill: parrill* brasa brasas asador* plancha barbac*
implement: implement* implant*
stamp: troquel* estamp* prensas prensist* embutici*
swim: natación nadador* nadar piscin*
lifeguard: socorris* salvavid* guardavid*
physiotherapy: fisioter* kinesi* quiropr*
psychology: psicolog* psicosoc*
psychiatry: psiquiatr* mental
dentist: dentist* dental* odontol* ortodon* implantol* endodon*
veterinary: veterinari*
garden: jardin* paisajis* césped* parquizac*
fruit: fruta* fruter* hortofrut* cítric* manzana manzanas
tourism: turis*
temporary: eventual* temporal*
rent: alquil* arrend* inquilin*
hair: peluquer* barber* capilar* cabell* pelo
beauty: estétic* cosmet* maquill* manicur* depil* belleza*
form: formulari*
loyalty: fideliz* fidelid*
entertain: animador* animación ocio entreten* espectácul*
executive: ejecutiv*
police: polici* detective* criminal* penitenciar*
firefighter: bomber* incendi* extint*
profit: rentab* ganancia* lucr*
statistics: estadíst*
wholesale: mayorist* mayoreo*
hvac: climatiz* hvac acondicionado
refrigeration: refriger* frigor*
heating: calefac* caldera calderas
tire: llanta* neumáticos gomer*
sew: coser cosid* costur* sastre* modist* bordad* hilatur*
horse: caballo* ecuestr* hípic* equino* equina* yegua*
vaccine: vacuna vacunas vacunaci* vacunar
talent: talento*
receive: recepción recepciones recepcionar* recepciona recib* recep*
photocopy: fotocop*
gas: gas gases gasista* gasoduct*
solar: solar solares fotovolt*
energy: energ* eólic*
elevator: ascensor*
crane: grúa* gruist* gruer*
mining: miner* mina minas yacimient*
petroleum: petrol* gasolin* combustib* hidrocarb* diésel* refiner*
chemistry: químic* reactivos
biology: biolog* microbiol* biotecn* genétic*
geology: geolog* geotecn*
sustainability: sostenib* sustentab*
ecology: ecolog*
waste: residuo* basura* desecho* vertid*
recycle: recicla*
library: bibliotec*
maritime: marítim* buque* naval* portuari* barco* marinero* náutic* naviera*
railway: ferrocarr* ferrovi* tren trenes
bus: autobús* bus buses microbús* autocar*
glass: vidri* cristaler*
aluminum: alumini*
plastic: plástic* polímer* polietil*
rubber: caucho*
marble: mármol* granito*
locksmith: cerraj*
insulation: aisla*
demolition: demol* derrib* derrumb*
asphalt: asfalt*
sewer: alcantar* saneamient* drenaj* desagü*
urban: urban*
pension: pensión pensiones jubil* previsional*
ngo: ong ongs fundación fundaciones
gender: género feminis* igualdad
addiction: adicci* drogodep* toxicoman*
autism: autism* autista* autis*
oncology: oncol* cáncer* quimioter*
cardiology: cardio* cardiac*
radiology: radiolog* radiogr* rayos ecograf* resonanc* tomogr* mamogr*
sterilize: esteril*
gynecology: ginecol* obstet*
palliative: paliativ*
office: oficina oficinas
email: email emails mails
concierge: conserj* porter* botones
oil: aceite*
bodywork: carrocer* latoner*
optics: óptic* optometr* oftalm*
history: historiador* historiogr*
geography: geograf* cartogr* sig
philosophy: filosof*
literature: literatur* literari* novela* poesía*
sociology: sociolog* antropol*
philology: filolog*
telecom: telecom* fibra antena* satélit*
coffee: café cafés
beer: cerve*
drink: bebida* refresco*
cheese: queso*
egg: huevo huevos
flour: harina*
sugar: azúcar*
pasta: pasta pastas pizza pizzas
soup: sopa sopas caldo*
salad: ensalad*
dessert: postre postres
sandwich: bocadill* sándwich* hamburgues*
dishwasher: vajilla* lavaplat* friegaplat* steward
flower: floral* florist* floricul* floreria* flor flores
forest: foresta* bosque* silvicult* silvícol*
beekeeping: apicult* apícol* colmena*
olive: aceitun* almazar* oliva olivas olivo olivos olivar olivarer* olivic*
tobacco: tabaco* tabacaler*
jewelry: joyer* joya joyas orfebr*
book: libro libros librer* reserv*
magazine: revista revistas
podcast: podcast*
subtitles: subtit* doblaj*
colleague: compañer*
accident: accident*
foundry: fundici* fundidor* forja* herrería*
night: nocturn* noche noches madrugad*
logopedics: logoped* fonoaud*
primary: primaria secundaria
facade: fachad*
camp: campament* colonias
english: inglés inglesa
french: francés francesa
german: alemán alemana
italian: italiano
portuguese: portugués portuguesa
chinese: chino mandarín
renovate: reforma reformas remodela*
spreadsheet: hojas
inform: inform* avis* notif* indic*
recommend: recomiend* recomend*
collect: retir* cobr*
fill: llen* repus* rellen* relleno
sort: clasific* separ*
drawer: cajón cajones cuadre* cuadrar*
expire: caduc* vencim* vencid*
fresh: fresco* frescos fresca frescas
calm: tranquil* calm*
angry: enfad* molest* descontent*
talk: hablo hablar habl* convers* charlo
owner: dueñ*
enter: tecle* meto
toilet: wc
pulse: pulso vitales
temperature: temperat* fiebre*
catheter: catét* sonda sondas sondaj* gotero*
mobilise: levant* postural*
walk: pase* pasear caminat*
socket: enchuf* interrupt*
lamp: lámpar* luminari* bombill* alumbrad*
window: cristal* ventana* ventanas
linen: sábana* toalla*
ingredient: ingredient*
remind: recordat*
overdue: vencidas
festival: fiesta* festival* verbena*
noise: ruido*
patrol: ronda rondas patrull*
knead: amasa*
dough: masa masas amas*
door: puerta puertas
wallpaper: empapel*
leak: fuga fugas gotera* filtraci*
blockage: atasc* desatasc*
fence: valla vallas vallado* verja*
arrive: llegada llegadas
departure: salida salidas
exceed: superé superar superado superando superados superadas superamos
incoming: entrante entrantes
outbound: saliente salientes
cause: causa causas
correct: correctiv* correccion* corregir corrij*
tree: árbol árboles
playground: patio recreo recreos
treat: tratamiento tratamientos trat tratar tratado
chair: sillón gabinete silla sillas butaca*
place: coloca* coloqu*
tyre: llantas neumátic* rueda*
batch: lote lotes
milestone: hito hitos
invitation: invitacion*
hedge: seto setos
grass: céspedes
shrinkage: mermas
anxious: ansios* nervios* miedo
cooperative: cooperativ*
accompany: acompañ*
find: encontr* encuentr* hallar
change: cambi* modific*
line: línea líneas cadena
watch: observ* vigil*
send: envi* mandar mandé
authority: autoridad* organismos
look: mirar
date: fecha fechas
surface: superfici*
mount: mont* coloc*
wall: pared paredes muro muros
lift: izar elev*
frame: marco marcos montura* bastidor*
mix: mezcl*
station: puesto puestos
number: número* cifra*
restore: restaur* renov* renuev*
sanitary: aseos
trip: desplazam*
tablet: tableta* pastilla* comprimid*
game: jug*
move: mover mueve mudanza* muev*
quarter: trimestr*
bring: traer traj* llev* traigo
person: persona*
newcomer: principiant* novat*
mail: correo correos
annual: anual*
light: luz luces ilumin*
host: anfitri*
cake: bizcoch*
shower: duch*
hour: hora
level: nivel nivel*
course: curso cursos
cover: cubiert*
area: área áreas
baby: lactant*
manual: manuales
debt: deuda* moros*
trace: localiz*
apartment: apartament*
city: ciudad*
eat: comer comen
house: casa casas
mow: desbroz*
strip: decap* pelar
dispense: dispens*
bag: bolsa bolsas saco sacos
yard: patios
massage: masaje*
hang: colgar cuelg*
fridge: nevera*
oven: horne*
stair: escalera*
lock: cerradur*
carton: cartón cartones
minute: minuto*
win: ganar captad* captando
erect: erig* alzar
password: contraseña*
text: texto*
beach: playa*
wheelchair: ruedas
cow: vaca vacas
pig: cerdo*
camera: cámara*
remove: elimin* quitar
compile: compil*
choose: eleg* elig* elección* elij*
radiator: radiador*
block: bloque*
insert: insert*
tie: atar atad*
complete: complet* cumpliment*
pot: olla ollas cazuela*
muscle: músculo* muscul*
empty: vaci*
filter: filtr*
pour: verter
dealer: concesionari*
bargain: regate*
dissatisfied: insatisfech*
join: unir unión*
damage: daño daños
guard: guard*
reject: rechaz* desech*
country: países
replenish: repos
wrap: envolv* embal* retractil*
passport: pasaporte*
late: retras* tard*
height: altura*
rinse: aclarar enjuag*
admit: ingres* admisi*
comfort: consol*
youth: joven jóvenes juventud* juvenil*
corridor: pasillo*
dye: teñir tinte* teñid*
body: cuerpo* corporal*
pain: dolor dolores
injury: lesion*
cough: tos
shoulder: hombro*
back: espalda*
knee: rodilla*
stroke: ictus
bottle: botella* frasco*
merge: fusion*
patch: parch*
climb: escal* trep*
weekly: semanal* semana*
vacuum: aspir*
mop: fregona* mopa*
pan: sartén*
funeral: funer* entierro*
bone: hueso* deshues*
bleach: decolor* blanque*
seam: cordon*
coat: pint*
stone: piedra*
slab: losa losas solera*
cabinet: armario*
describe: describ* descri*
start: arranc*
rescue: rescat* salvam*
individual: individual*
mediate: medi mediac*
message: mensaje*
stretch: estir*
stack: apil*
cancel: cancel* anul*
map: mapa mapas
forward: reenví* deriv* transfer* transfier*
folder: carpeta*
summary: resumen*
comment: comentari*
delete: borr*
licence: licenci*
upload: subid*
beam: viga vigas
shorten: acort*
trade: comerci*
stomach: estómago*
refugee: refugiad*
unemployed: desemplead*
homeless: sintecho
refuel: repost*
fire: fuego*
fry: freír frit* fritura*
fold: dobl* pleg*
trouser: pantal*
dog: perro perros
cat: gato gatos
listen: escuch*
neglect: neglig* abandon*
behaviour: comportam* conduct*
allowance: subsidi*
cream: crema cremas pomada*
heal: curar
memory: memoria*
dust: desempolv*
sink: fregadero*
rubbish: desperdicio*
recycling: recicl*
chop: picar trocear*
potato: patata*
onion: cebolla*
cup: taza tazas
loaf: hogaza*
weigh: pesado*
birthday: cumpleaños
gift: regalo*
location: ubicaci* localizaci*
poster: cartel carteles
friendly: amable* simpátic*
thank: agradec* gracias
skin: piel cutáne*
railing: barandilla*
crack: griet* fisur*
brush: cepill* brocha*
church: iglesia*
tape: cinta
mosaic: mosaic*
sheep: ovin*
barn: granero*
foundation: cimentación*
battery: batería*
path: sendero*
foil: lona lonas
carpet: moqueta* alfombra*
vine: vid vides viñ*
happy: feliz felices
show: mostr* muestr*
agree: acord* acuerd*
fast: rápid*
wear: desgast*
heat: calor térmic* calentar calient*
gutter: canalon*
insulate: aisl*
pavement: adoqu* acera*
dig: cavar
hammer: martill*
close: cerrar cierr* cerré cerrando
serve: servir sirv* servim*
open: abrir abro abrí abriendo
lend: prestar
shear: esquil*
`
