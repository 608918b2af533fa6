/** Portuguese words of work, by what they mean in English. */
export const pt = `
analyze: analis* analític*
supervise: supervis* encarregad*
lawyer: advogad* advoca* jurídic* jurist* legal legais direito litíg* procurador* solicitador* oab lei leis
court: tribunal tribunais juiz juíza juízes julgament* magistrad* judicia* audiênci* vara varas processual processuais
sell: vend* revend* comercial comerciais comercializ* televenda*
organize: organiz*
maintain: manut* manter manteve mantid* mantendo mantinha conservação
administer: administr* adm
finance: financ*
account: contab* contador contadora contadores contas
ledger: lançamento lançamentos balancete*
customer: client* freguês*
vehicle: veícul* carro carros caminhão caminhões camião camiões caminhonet* automóvel automóveis automotiv* automotor* automobil* autopeça* moto motos motocicl* viatura*
mechanic: mecânic* mecatrôn* eletromecân* electromecân*
aircraft: aeronav* aeronáut* avião aviões helicóptero* fuselag*
flight: voo voos voar aére* aviação aviador* comissári*
pilot: piloto pilotos pilotar pilotag* copilot* comandante capitão
pupil: aluno alunos aluna alunas estudant* discent* aprendizag*
child: criança* infantil infantis infância creche* berçári* babá babás menores bebê bebês
teach: ensin* professor* docent* docência instrut* lecion* leccion* monitor monitora monitores monitoria ministrar ministrei ministrad* ministrando trein* capacit* instru* mostr*
education: educa* pedag* psicopedag* didát* didáct*
school: escola escolas escolar escolares colégio* aula aulas turma turmas liceu instituto institutos
curriculum: curricular curriculares ementário
staff: pessoal funcionári* empregad* trabalhador* colaborador* subordinad* servente* operariado peão
team: equipe equipes equipa equipas tripul* brigad*
recruit: recrut* contratação contratações headhunt* onboarding admissão admissões admissional
vacancy: vaga vagas
pay: salári* remunera* ordenado* holerite* folha honorári*
doctor: médico médicos médica médicas doutor doutora clínico
nurse: enfermeir* enfermag* parteir* coren
patient: pacient* doente doentes utente utentes
medical: medicin* clínica clínicas consultóri* policlínic* ambulatori*
hospital: hospital hospitais hospitalar* ubs uti upa sus
care: cuida* atend* atenc* acompanhant* assistencial assistenciais
health: saúde saudáv* sanitári*
cook: cozinh* gastron* culinári* chef chefs confeccionar
food: aliment* comida* refeição refeições prato pratos cardápio* ementa* menu menus merenda*
restaurant: restaurant* refeitóri* lanchon* cafeteria* pizzari* buffet* catering banquete* restauração churrascari* bufê
shop: loja lojas lojista* varej* retalh* supermercad* hipermercad* balconist* mercearia* boutique* lojinha quiosque* repositor*
goods: mercador* estoqu* stock stocks inventári* existências
display: expositor* gôndola*
purchase: compra*
supplier: fornecedor*
repair: reparo reparos repara* conserto consertos conserta*
build: constru* edific*
site: obra obras canteiro canteiros estaleiro estaleiros
architect: arquitet* arquitect*
engineer: engenh*
electric: elétric* eléctric* eletrotécn* electrotécn* eletrônica electrónica
design: projetist* projectist* design designer designers
draw: desenh* ilustra* croqui* esboço*
graphic: gráfic* visual visuais
garment: roupa* vestuári* tecido* confecção confecções sapat* lingerie costumes uniforme* malha malhas malharia* têxtil têxteis calçado calçados calçadist*
fashion: moda modas estilist* estilismo tendência*
market: mercado mercados marketing mercadológ* trade
advertise: publicid* publicit* anúnci* propaganda* campanha*
publicity: imprensa
media: mídia* multimíd* multiméd* audiovisu* televis* tv rádio rádios radialist* radiodif* emissora* locut* locuç*
journalist: jornal* repórter* reportag* editor* edição edições notícia*
communicate: comunic*
web: web website site sites internet online digital digitais
content: conteúdo* copywrit*
seo: seo sem posicionamento
social: social sociais
software: software softwares programador* programação programar programei código códigos codific* aplicativo* aplicações
computer: informátic* computador* computaç* ti tic
network: rede redes roteador* router lan
server: servidor servidores
system: sistema sistemas
database: sql bd
deploy: deploy homologa*
secure: vigilan* vigia vigias ciberseg* custódia guarda guardas escolta* guarita
bank: banco bancári* agência* bancos
teller: caixa caixas
loan: empréstim* crédito créditos creditíc* hipotec* consignado financiamento*
deposit: depósit* saque saques
cash: dinheiro numerário cheque cheques tesourari
invoice: fatur* factur* nf nfe
payable: cobrança cobranças cobrador* cobrar recebíve* recebimentos
tax: impost* tribut* fiscalidad* irs irc icms iss pis cofins inss contribuint* fiscal fiscais
audit: auditor auditora auditores auditoras auditoria* auditar auditad*
statement: extrato extratos extracto extractos demonstrativo* demonstrações
budget: orçament* orçad* orçar
forecast: previsão previsões projeção projeções projecç* prognóst*
invest: investi* carteira carteiras acionist* accionist*
insure: seguro seguros segurad* apólice*
risk: risco riscos perigo*
comply: cumpriment* cumprir cumprindo compliance regulament* normativ* regulaç* regulat* regulad* legislaç* conformid*
fraud: fraud* irregularid* estelionat*
report: relatóri* report* laudo laudos
record: registo registos registro registros registra* registar registad* prontuári* histórico históricos
document: document*
plan: plano planos planej* planea*
schedule: horári* cronogram* calendári* agenda* escala escalas
project: projeto projetos projecto projectos projetar
strategy: estratég*
business: negócio negócios empresari* microempres*
consult: consultor consultora consultores consultoras consultoria* assessor* aconselh* orient*
manage: gestão gestões gestor* gerenc* gerent* gerir geria gerindo geri chefe chefes chefia* chefiei
lead: lider* encabeç*
direct: diret* direct* direção direções direcção dirig* dirij*
coordinate: coorden*
train: treina* formação formações formador* formativ* capacita* reciclagens
coach: coach* treinador* mentor mentora mentores mentori*
fitness: ginásio* ginástic* academia academias fitness físico física físicos físicas musculaç* personal
sport: esport* desport* atlet* futebol*
nutrition: nutri* dieta* dietét* dietist*
art: arte artes artist*
museum: museu* museológ* exposiç* galeri* curador*
music: músic*
theater: teatr* ator atores atriz atrizes actor actores dramat* cênic* encenad*
dance: dança* bailarin* balé ballet coreogr*
community: comunidad* comunitári*
farm: agríc* agro* agrári* granja* fazenda fazendas fazendeir* quintas roça rural rurais lavoura* caseiro sítios
crop: cultiv* colheit* colhed* colher plantação plantações plantio plantar hortic* horta hortas safra* vindima*
animal: animal animais gado pecuári* bovin* suín* avícol* avicult* ovin* zootecn* lactic* laticíni* aves
soil: solo solos terreno* topossolo
call: chamada* telefônic* telefonist* telefonia* teleoperador* telemarket* teleatend* ligações callcenter
center: centro centros
complaint: reclama* queixa* ouvidori* reclam* queix*
inquiry: consulta* pergunt* dúvida*
help: ajud* apoi* assist* auxili* suport*
order: pedido* encomend* comanda comandas ordem ordens peço pedir
deliver: entreg* estafet* motoboy* motofret* envio envios remessa*
warehouse: armaz* almoxarif* depositos estoquist*
transport: transport* logíst* translad* transfer*
drive: motorist* condutor* conduç* conduzi* caminhoneir* camionist* taxist* manobrist* chofer* carreteir*
clean: limp* faxin* asseio higieniz* desinfec* varri* conservaç* camareir* varr* arrum* esfreg*
safe: segurança seguranças epi epis cipa sst sesmt
inspect: inspe* fiscaliz* vistori*
test: teste testes testar testei testad* testa tester ensaio ensaios testing
measure: medição medições medir medid* metrolog* aferi*
quality: qualid*
improve: melhor* otimiz* optimiz* aperfeiço* aprimor*
increase: aument* cresc* acréscim* increment*
technical: técnic* tecnolog*
machine: máquin* equipamento* usinag* usinad*
manufacture: fabric* manufat* manufact* produç* produt* usina usinas
material: material materiais insumo insumos matéria matérias
contract: contrat* subcontrat* empreit*
negotiate: negoci*
research: pesquis* investigad* investigaç*
science: ciência* cientí*
write: redaç* redat* redig* redij* escrev* escrit* anot*
present: apresent*
interview: entrevist*
assess: avali* perito peritos perícia*
develop: desenvolv* desenvolt*
create: cria* criei
event: evento* congresso* cerimôni* festa festas casament*
public: público pública públicos públicas
speech: discurso* orador* oratór*
government: govern* ministéri* prefeitur* estatal
partner: parceir* parceri* sócio sócia sócios sócias aliança*
prospect: prospec* captaç* captar angaria*
revenue: receita receitas arrecad* faturamentos
price: tarif* precif* preço preços
property: imóvel imóveis propried* propriet* corretor corretora corretores habitaç* imobiliári*
color: cor cores colorim* coloraç* colorist*
print: impressão impressões imprim* impresso impressos gráficas serigr* tipogr* offset
photo: foto fotos fotogr*
video: vídeo* filma* filme filmes cinema* cineast*
interior: interior interiores decora* móvel móveis mobília*
space: espaço* espacial
airport: aeroport* terminal terminais
cargo: frete fretes cargueir*
passenger: passageir*
weather: meteorol* clima
cockpit: aviônic* cabine
engine: motor motores
brake: freio freios travão travões embreag* embraiag* transmiss*
diagnose: diagnóst*
appointment: marcação marcações agendamento* consultas
secretary: secretár* recepcionist* rececionist*
file: arquiv* ficheiro* protocolo
meeting: reunião reuniões reunir ata atas assembleia*
letter: carta cartas correspond* ofício ofícios
member: membro* associado associados integrante*
target: cota cotas quota quotas
visit: visita*
guest: hóspede* convidad* comensal
hotel: hotel hotéis hotelar* hotelei* hospedag* hospedar* hostel pousada* alojament*
achieve: alcanç* conseg* atingi* conquist*
activity: atividad* actividad*
operate: opera*
process: processo processos processa*
procedure: procediment* trâmit*
conduct: execução execuções execut*
data: dado dados
environment: ambient* meio
policy: polític*
prepare: prepar* elabor*
relationship: relacionament* relação relações vínculo*
resource: recurso recursos
result: resultad*
review: revis*
goal: meta metas
identify: identific*
issue: problema*
monitor: monitora* monitoriz*
track: rastre* acompanhament* acompanhar
standard: padrão padrões padroniz* norma normas
solution: solução soluções solucion*
task: tarefa*
tool: ferrament*
unit: unidad*
promote: promov* divulg* promotor*
collaborate: colabora*
handle: manuse* manipul*
participate: particip*
request: solicit* requisi*
resolve: resolv* resoluç*
refer: encaminh*
function: funcional* funcionament*
detail: detalh* pormenor*
award: prêmi* reconheciment*
specialize: especialist* especializ* especialid*
assign: atribui* designa*
control: control*
demonstrate: demonstr*
facilitate: facilita*
human: humano humanos humana humanas rh
industry: indústri* setor setores sector sectores sectorial setorial
initiate: iniciativ* iniciar
innovate: inova*
integrate: integraç* integrar integrad*
language: idioma* língua línguas linguíst* linguag*
motivate: motivaç* motivar motivad*
represent: represent*
select: selec* triage*
specification: especificaç*
technique: técnicas
update: atualiz* actualiz*
access: acessibil* acessív* acesso acessos
accuracy: precisão exatid* exactid* rigor rigoros* minucios*
address: endereço* morada
approve: aprov* autoriz*
contact: contato contatos contacto contactos contatar contactar
contribute: contribu*
cost: custo custos custei*
determine: determin*
distribute: distribu*
guide: guia guias guiar
interact: interaç* interag*
liaison: interlocu* ligação
method: método*
model: modelo* modela*
objective: objetivo objetivos objectivo objectivos
obtain: obter obtiv* obtenç* obtid*
platform: plataform*
propose: propor propus propõe
reduce: reduç* reduz* diminu*
region: região regiões regiona* zona zonas
transaction: transaç*
travel: viage* viaj*
value: valor valores
volunteer: volunt*
automate: automaç* automát*
balance: balanço* saldo* equilíbri*
benefit: benefíci*
brand: marca marcas branding
deadline: prazo* venciment*
discuss: debat* discut* discuss*
efficient: eficien* eficaz* eficác*
feedback: feedback
fund: fundo fundos subsídi* subvenç* bolsa bolsas bolsista* bolseir*
guideline: diretriz* directriz* orientaç* protocolos
independent: independ* autonomia
investigate: apura* sindicânc*
license: licença licenças cnh carteirinha habilitação
list: lista listas listage*
payment: pagament* pagar pago pagos boleto boletos
produce: produz*
product: produto produtos
proposal: propost*
respond: respond* resposta*
satisfy: satisf*
structure: estrutur*
user: usuári* utilizador*
verify: verific* confer* comprov* chec*
workshop: workshop* oficina oficinas
adapt: adapt*
card: cartão cartões
charge: encargo encargos
compete: competitiv* concorr* competir
component: component* peça peças
conflict: conflit* mediaç* mediador*
consume: consum*
cycle: ciclo ciclos
discipline: disciplin*
estimate: estima*
expense: despesa* gasto* diária diárias
interface: interface*
labor: trabalhist* laboral laborais labor
launch: lançar lançad*
observe: observa*
package: pacote* volumes
paper: papel papéis papelari*
parent: mãe mães pai
prevent: preven* previn*
priority: priori*
routine: rotina* rotineir*
rule: regra*
sample: amostr*
search: busca buscas
session: sessão sessões
survey: inquérit* questionári* topogr* enquete* levantament*
volume: volume
adult: adult*
allow: permit*
arrange: providenc* agilizar
asset: ativos activos patrimôn* imobilizado
capital: capital capitais
channel: canal canais
claim: sinistr* indeniz* indemniz*
company: empresa* companhia* sociedade* corporat* corporaç* firma
configure: configur* parametri*
connect: conect* conex*
count: contagem contagens contar confiro
culture: cultur* intercultur*
define: defini*
economy: econom*
emergency: emergênc* urgênc* socorro socorros
encourage: foment* incentiv* estimul* impulsion*
examine: examina*
exchange: câmbi* intercâmbi* troca trocas
gather: recolh* coleta* coletor*
import: importaç* importad* importar
export: exporta*
install: instal*
interpret: interpret* libras
introduce: introdu*
item: item itens artigo artigos
label: etiquet* rotul*
load: carga cargas carreg* estiva
layout: layout* diagrama* paginaç* paginad*
metric: métric* indicador*
module: módulo* modular*
pressure: pressão pressões
rate: taxa taxas índice índices
reconcile: concilia*
remote: remot* teletrabalh*
retain: reten* reter
return: devol* retorn*
submit: submet* submiss* remet*
template: planilhas
spreadsheet: planilha*
theory: teori*
accept: aceita*
acquire: adquir*
adjust: ajust* reajust*
allocate: aloca* rateio rateios
calculate: calcul*
capacity: capacid* lotação
commission: comiss*
condition: condiç*
cooperate: coopera*
crisis: crise crises
device: dispositiv* aparelho*
disability: deficiênc* incapacid*
discrepancy: discrepân* divergênc* diferenças
error: erro erros
escalate: escalonament* escalar escalonar
ethics: ética ético éticas éticos deontol*
expand: expan* ampliaç* ampliar
explain: explic*
family: família famílias familiar
image: imagem imagens
infrastructure: infraestr* infra
laboratory: laborat*
lecture: palestr* conferencist* seminári*
loss: perda perdas quebras
migrate: migra* imigr* emigr*
option: opção opções alternativ*
protect: proteg* proteç*
publish: publica*
recover: recuper*
register: inscri* matrícul* cadastr*
replace: substituir substituíd*
reservation: reserva*
resident: resident* residênc* morador* condômin* utent*
season: temporad* sazon*
size: tamanho* dimens* numeração
stage: etapa* fase fases
supply: suprim* abastec* fornec*
table: mesa mesas tabela*
tutor: tutor* explicador* explicações
assemble: montag* montad* montar monta montei desmont*
bilingual: bilíng*
brochure: folhet* catálog* panflet* folder folders
commerce: comércio comércios comerciant* ecommerce
compare: compar* concili*
confirm: confirm*
consolidate: consolid*
defect: defeit*
delegate: deleg*
disease: doença* patolog* enfermid* crônic*
finish: acabament* finaliz* remat*
floor: piso pisos paviment* soalho* andar andares chão
formulate: formula*
graph: infográf*
greet: recepcionar acolh*
hall: sala salas salão salões auditóri* galpão galpões
margin: margem margens
mathematics: matemát* álgebra
military: militar militares exércit* soldado soldados infantar* marinha batalh*
newsletter: boletim boletins newsletter* informativ*
pack: embal* empacot* envas*
paint: verniz envernizad* esmalt* pintar pintei pintad* pintor* pintur*
panel: painel painéis quadro quadros
road: rodovi* estrada* viári* autoestrad*
segment: segment*
shift: turno* plantão plantões rotativ* plantonist*
sign: assina* sinaliz*
simulate: simulaç* simular simulad*
substitute: substitu* suplent* substit* cubro cobertur* folguista*
therapy: terap* psicoterap*
ticket: ticket* bilhet* ingressos chamados
tour: tour tours passeio* itinerári* roteiro roteiros roteir* percurs*
translate: tradu*
treasury: tesourari* tesoureir*
upgrade: moderniz*
water: água* hídric* potáv* aquátic*
weight: peso pesos pesag* balança*
apprentice: aprendiz aprendizes
degree: licenciatur* licenciad* bachar* graduaç* graduad* graduand* mestrad* mestre mestres doutorad* doutorand* tecnólogo diplomatur*
certificate: certific* atestad* certidão certidões
university: universi* politécn*
college: faculdad*
trainee: trainee*
intern: estagi*
freelance: freelanc* freela
selfemployed: autônom* mei
weld: solda soldas soldar soldador* soldag* soldadur* soldando maçaric*
solder: estanh*
screw: parafus* aparafus*
drill: furad* furar perfura* broca brocas
mill: fresa fresag* fresad* fresar moinho* moag*
lathe: torneiro torno tornos torneiros
turn: tornear torneame*
grind: retific* rectific* esmeril* lixad* lixar polir polid* polimento* afiaç* afiad* afiar
cut: corte cortes cortar cortad* recort* cort* pod* roç*
saw: serras serrar serrad* motosserr*
pipe: tubul* tubo tubos tubag* encanament*
plumb: encanad* canalizad* canalizaç* bombeiro hidrossanit* torneira torneiras
roof: telhad* telha telhas cobertura coberturas impermeabil*
brick: tijol* alvenari* pedreir*
concrete: betão cimento* betoneir* concreto concretag*
plaster: gesso gesseir* reboc* estuque* estucador* drywall pladur massa
tile: azulej* ladrilh* cerâmic* porcelanat* revestimento*
wood: madeir*
carpenter: carpint* marcen*
wire: arame* fios fiaç*
cable: cabos cabeamento* cablag* cabo
circuit: circuito*
voltage: tensão tensões voltag*
sensor: sensor sensores
valve: válvul*
pump: bomba bombas bombeament* motobomb*
hydraulic: hidrául*
pneumatic: pneumátic*
conveyor: esteira esteiras transportadora* tapete tapetes
robot: robô*
mould: molde* moldag* moldad* matrizes matrizari* injetora*
sheet: chapa chapas lâmina* funileir* funilari* chapeir*
metal: metal metais metalúrg* metalomec* metalmec* ferro caldeirei* caldeirari* serralheir* serralheri*
steel: aço aços siderúrg* inox inoxid*
spare: sobressalent* sobresselent* reposição
bearing: rolamento* mancal mancais
gearbox: engrenag* redutor redutores câmbio
lubricate: lubrific*
fault: falha falhas anomali*
breakdown: avaria* quebra
shutdown: parada paradas paragem paragens
blueprint: planta plantas
tolerance: tolerân*
calibrate: calibra* calibr*
gauge: paquímetr* manômetr* micrômetr* calibrador* micrómet*
pallet: pallet* palete* paletiz* estrados
forklift: empilh* paleteir*
pick: picking separador* separaç*
unload: descarreg* descarga*
route: rota rotas roteiriz*
customs: aduan* alfandeg* desembaraç* desalfandeg*
dispatch: despach* expediç* expedid* expedir
ramp: rampa*
shelf: prateleir* estante* linear
scanner: escanea* escâner digitaliz* scanner*
container: contêiner* contentor* container*
consignment: consigna*
trailer: reboque* carreta carretas semirreboq* atrelad* bitrem
tachograph: tacógraf*
checkout: checkout
till: registradora tpa pdv
counter: balcão balcões guichê*
showcase: vitrin* montra montras
promotion: promoç*
discount: descont*
fitting: provador*
assortment: sortid* sortiment*
opening: abertur*
closing: fechament* fecho fechos encerrament*
theft: furto furtos roubo*
refund: reembols* estorno* restituiç* estorn*
hygiene: higien* haccp appcc
allergen: alerg*
bread: pão pães panifica* padaria padarias padeir*
bake: forno fornos forneir* assados
pastry: confeit* pastel* pasteis salgad* doces doceir* bolos bolo sorvet* chocolat* gelado gelados gelataria
meat: carne carnes frango* embutido* charcutari*
butcher: açougu* talho talhos talhant* magaref* frigorífico frigoríficos desoss* abate
fish: peixe* peixar* pescad* pesca pesqueir* marisc* aquicult*
vegetable: legume* verdur* vegetal vegetais hortaliç* hortifrut*
sauce: molho molhos
portion: porção porções porcion* empratament* empratam*
waiter: garçom garçon* copeir* empregados cumim cumins
wine: vinho* vinícol* vinicult* vitivin* vitic* enolog* enoturismo sommelier* escanç* vinha vinhas adega*
bar: bar bares barman barist* bartender* barmaid
bed: cama camas leito leitos acamad*
laundry: lavander* lavandari* tinturari* rouparia
wash: lavag* lavar lavad* lavei lava lav*
iron: engom* passadeir* passadori*
breakfast: desjejum pequenos
room: quarto quartos aposent
luggage: bagag* mala malas mensageir*
bathe: banho banhos banheir*
dress: vestir vestid* vestiment*
feed: ração rações forrag*
wound: ferid* feriment* curativ* pensos cicatriz* úlcera*
injection: injeç* injet*
blood: sangue sanguín* hemat* hemodi* hemogr* hemot* hemoc*
infusion: infus* soro soros
dementia: demênc* alzheimer*
elderly: geriatr* geronto* lares idoso* idosa* idos*
handicapped: pcd
disabled: deficient*
anesthesia: anestes*
surgery: cirurg*
ambulance: ambulânc* socorrist* paramédic* samu inem maqueir*
diaper: fralda*
infection: infec* infet*
ward: enfermari*
relative: familiares parente*
prescription: prescr*
rehabilitation: reabilit*
mobility: mobilid* locomoç*
household: doméstic* lar diarist* residencial domicíli*
errand: recados
play: brinc* brinqu* jogo jogos jogar lúdic*
sing: cantar cantor* canto coro corais cant* canç*
craft: artesã* manualid* manuais
homework: deveres
exam: exame exames prova provas concursos concurso
grade: notas classificaç*
mark: marcar marcad*
reading: leitur* leitor* ler
inclusion: inclusão inclusiv*
settle: quitaç* liquidaç* liquidar liquidez
outing: excurs* saídas
observation: observação observações
reconciliation: conciliaç* reconciliaç*
reminder: lembret*
dunning: inadimpl* incumpriment*
depreciation: depreci* amortiz*
provision: provision* provisão provisões
cashflow: fluxo fluxos
controlling: controladori* controller
variance: desvio desvios variaç*
voucher: comprovante* recibo recibos vales
declaration: declara*
vat: iva
attendance: absent* frequênc* assiduid*
leave: férias ausênc* afastament*
sick: baixas
dismissal: demiss* despediment* rescis* desligament* homologações
employment: emprego*
agreement: acordo* convênio*
union: sindica*
council: conselh* comitê*
acquisition: aquisiç*
offer: oferta ofertas oferec*
quote: cotaç*
tender: licita* pregão pregões edital editais
territory: territ*
fair: feira feiras feirant*
aftersales: posvenda*
cold: frio fria frios congelad* refrigerados
incident: incident* ocorrênc*
printer: impressora*
reset: restaur reinici*
backup: backup*
virtual: virtual virtuais virtualiz*
helpdesk: helpdesk
laptop: notebook* portáti*
requirement: requisito requisitos exigênc* requer
case: caso casos
script: script* roteirist*
foreman: capataz* contramest*
excavation: escav* retroescav* terraplan*
scaffold: andaim*
formwork: cofrag* fôrma fôrmas
reinforcement: armador* ferragem ferragens armadura* vergalh*
earthwork: terraplen* terraplanag* aterro*
quantity: quantidad* quantitativ*
permit: alvará* permissão licenciament*
handover: repass*
clause: cláusul*
notary: notári* cartóri* escritura escrituras escrevent* tabeli*
will: testament* herança*
mandate: mandato* mandado*
seed: sement*
sow: plantadeir* semea*
fertilize: adub* fertiliz*
spray: pulveriz* defensivo* agrotóxic* fitossanit* pesticid* herbicid*
tractor: trator* tractor*
milk: leite* ordenh*
stable: estábul* curral currais cocheir* estrebari*
greenhouse: estufa* viveiro*
prune: poda podas podar podad*
irrigate: irriga* rega regas
citizen: cidadã*
notice: aviso* notific*
municipality: municip* câmaras autarq* vereador*
demand: demanda*
reorder: reposiç* repor
post: posts postag*
follower: seguidor*
landing: aterr*
page: página páginas
logo: logo logos logotip* logomarc*
acceptance: aceitação
insight: insight*
attention: atenção
fleet: frota frotas
typing: datilogr* dactilogr* transcri* digita*
pediatrics: pediatr* neonat* infantojuvenil
diploma: diploma diplomas diplomad*
pharmacy: farmac* drogari*
medication: medicament* medicaç* fármaco*
grill: grelh* churrasq* brasa
implement: implement* implant*
stamp: estamp* prensa prensas prensist*
swim: nataç* nadador* piscin*
lifeguard: nadadores salvament*
physiotherapy: fisioter*
psychology: psicolog* psicossoc*
psychiatry: psiquiatr* mental
dentist: dentist* dental dentári* odontol* ortodon* implantod* endodon*
veterinary: veterin*
garden: jardin* jardim paisagis* relvad* canteir*
fruit: fruta* fruteir* frutíc* maçã maçãs citros
tourism: turis*
temporary: temporári* eventual
rent: alug* locação locações locador* arrend* inquilin*
hair: cabelei* cabelo cabelos barbei* barbear*
beauty: estétic* cosmét* maquia* maquilh* manicur* depila* beleza
form: formulári*
loyalty: fideliz*
entertain: animador* animação entreten* recreaç* recread* lazer
executive: executiv*
police: políci* delegaci* penitenci* detetive*
firefighter: bombeiros bombeira incêndi* extintor* brigadista
profit: lucr* rentab*
statistics: estatíst*
wholesale: atacad* grossist*
hvac: climatiz* hvac avac condicionado
refrigeration: refriger* frigor*
heating: aqueciment* caldeira caldeiras
tire: pneu pneus borrachar* borrachei*
sew: costur* alfaiat* modist* bordad* fiação tecelã*
horse: cavalo* equin* equestre* hípic*
vaccine: vacina*
talent: talento*
receive: recepção receb*
photocopy: fotocóp* xerox reprograf*
gas: gás gases gasist* gasodut*
solar: solar solares fotovolt*
energy: energia energias energét* eólic*
elevator: elevador* ascensor*
crane: guindast* grua gruas gruist* munck
mining: lavra jazida* mineraç* minerad* minério* mineral minerais
petroleum: gasolin* combustív* hidrocarb* diesel refinari* frentist* etanol petrole* petrolíf* petroquím*
chemistry: químic* reagente*
biology: biolog* microbiol* biotecn* genétic* biomedic*
geology: geolog* geotecn*
sustainability: sustentab*
ecology: ecolog*
waste: resíduo* lixo* coletores gari garis
recycle: recicla*
library: bibliotec*
maritime: marítim* navio* naval navais portuári* barco* marinheir* náutic* embarcaç* estivador*
railway: ferrovi* comboio* trem trens metrô metroviár* maquinist*
bus: ônibus autocarro* rodoviária
glass: vidro* vidraç*
aluminum: alumíni*
plastic: plástic* polímer* polietil*
rubber: borracha borrachas
marble: mármor* granito*
locksmith: chaveiro* fechadur*
insulation: isolament* isolador*
demolition: demol*
asphalt: asfalt*
sewer: esgoto* saneament* drenag*
urban: urban*
pension: previdênc* aposent* pensão pensões reform
ngo: ong ongs ipss fundação fundações
gender: gênero feminis* igualdad*
addiction: dependênci* toxicodep*
autism: autism* autista* autis*
logopedics: fonoaud*
oncology: oncol* câncer quimioter*
cardiology: cardio* cardíac*
radiology: radiolog* radiogr* raio raios ecograf* ultrass* resson* tomogr* mamogr*
sterilize: esteril*
gynecology: ginecol* obstet*
palliative: paliativ*
office: escritóri*
email: email emails mails
concierge: porteir* portari* zelad*
facade: fachada*
foundry: fundiç* fundidor* forja* ferreiro ferreiros
oil: óleo óleos azeite*
bodywork: lanternag* lanterneir* carroceri* carroçari*
optics: óptic* optometr* oftalm* ótica óticas
primary: fundamental fundamentais
night: noturn* nocturn* noite noites madrugad*
history: historiador* historiogr*
geography: geograf* cartogr* sig
philosophy: filosof*
literature: literatur* literári* poesia romance romances letras
sociology: sociolog* antropol*
telecom: telecom* fibra antena* satélit*
coffee: café cafés cafeicult*
beer: cervej*
drink: bebida* refrigerante*
cheese: queijo*
egg: ovos
flour: farinha*
sugar: açúcar* sucroal* cana
pasta: massas pizza pizzas pizzaiol*
soup: sopa sopas caldos
salad: salada*
dessert: sobremes*
sandwich: sandes sanduích* lanche lanches hambúrgu*
dishwasher: louça louças
flower: florist* floricul*
forest: florest* silvicult* eucalipto* reflorest*
beekeeping: apicult* apícol* colmei*
olive: azeiton* olival lagar lagares oliva olivas olivic*
tobacco: tabaco* tabacar* fumicult*
jewelry: joalh* joia joias ourives*
book: livro livros livrari* livreiro
magazine: revista revistas
podcast: podcast*
subtitles: legendag* legenda legendas dublag* dobrag*
colleague: coleg*
accident: acident*
camp: acampament* colónia
english: inglês inglesa
french: francês francesa
german: alemão alemã
italian: italiano
spanish: espanhol espanhola
chinese: mandarim
renovate: reforma reformas remodel* reabilitações
inform: inform* avis*
recommend: recomend* indic*
collect: colet* retir*
fill: repos* reabastec* preench* repõe
sort: separ* classific* triar
drawer: gavet* troco
expire: validade* vencid* vencim*
fresh: fresco* frescos hortifr*
absence: ausên* faltas
calm: acalm* tranquil*
angry: insatisf* irritad* nervos*
talk: convers* falo falar
enter: lanç* digit* insir* inser*
pulse: pulso saturaç*
temperature: temperat* febre
catheter: catéter* sonda sondas
mobilise: mobiliz* posicion* levant*
walk: passei* passear caminhad*
socket: tomada* interrupt*
lamp: lâmpad* luminári* iluminaç*
window: janela* janelas
linen: lençó* toalha*
ingredient: ingredient*
van: furgão* furgon* carrinha*
remind: cobranç* lembr*
overdue: atrasad*
festival: arraial*
noise: barulho* ruído*
patrol: ronda rondas patrulh*
knead: amassa* amassad*
door: porta portas
leak: vazament* fuga fugas
blockage: entupi* desentup*
fence: vedaç*
arrive: chegada chegadas
departure: partida partidas
exceed: superei superar superação superando superado ultrapass*
incoming: entrantes receptiv*
cause: causa causas
correct: corretiv* correção correções
tree: árvor*
playground: recreio pátio
treat: tratamento tratamentos
chair: cadeira
place: coloca*
batch: lote lotes
invitation: convite convites
hedge: sebes
grass: relva gramado* grama
`
