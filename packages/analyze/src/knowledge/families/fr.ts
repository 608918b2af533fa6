/** French words of work, by what they mean in English. */
export const fr = `
analyze: analys* analyt*
supervise: supervis* encadr* surveill*
lawyer: avocat* juridiq* juriste* droit légal* légaux contentieux* plaid* barreau
court: tribuna* audience* juridictionn* juridiction juridictions juge juges jugement* magistrat* procès prudhom* cour greffe greffier* greffière* assises
sell: vente* vendeu* vendre vendu* vendant commercial* commerciaux revend revendeu* revente* télévente* télévendeu* vrp vends vend
organize: organisat* organise organisée organisées organisés organiser organisant organisais
maintain: maintenance* maintenir maintenu* maintien* mainteneur* entretien entretenir entretient entretenu* gmao
administer: administr* admin intendan*
finance: finance* financi* daf raf
account: comptab* compta comptas comptes écritures dcg dscg decf
customer: client* crm grc
vehicle: véhicul* voiture* auto autos automobile* camion camions camionn* fourgon* utilitaire utilitaires moto motos motocycl* vul vl pl
mechanic: mécani* mécano* garagiste*
aircraft: avion avions aéronef* aéronaut* hélicopt* drone*
flight: vol vols voler aérien* aviat* pnc navigant*
pilot: pilote pilotes copilot* commandant*
pupil: élève élèves étudiant* lycéen* collégien* écolier* écolière* apprenant* bachelier*
child: enfan* bébé* nourrisson* crèche* puéricult* garderie* périscolair* extrascolair* maternelles babysit* nounou* aepe pmi
teach: enseignant* enseignement* enseigner professeu* prof profs instituteu* institutri* instruct* moniteur* monitrice* vacataire* apprend* appris apprendre initi* transm* montre montrer
education: éduca* éduqu* pédagog* didactiq*
school: école écoles scolair* scolaris* classe classes leçon* lycée lycées collège collèges atsem
curriculum: référentiel* cursus
staff: personnel personnels effectifs salarié* employé employée employés employées collaborateur* collaboratri* préposé*
team: équipe équipes équipier* équipière* brigade* binôme*
recruit: recrut* embauch*
vacancy: vacant vacante vacants vacantes
pay: paie paies paye payes payer salair* salarial* salariaux rémunér* bulletins dsn prime primes
doctor: médecin médecins docteur docteurs praticien* pédiatr* gynéco*
nurse: infirm* ide ides ibode iade
patient: patient patients patiente patientes patientèle*
medical: médic* médecine* cliniqu* clinici* paramédic*
hospital: hôpit* hospital* chu chru
care: soin soins soignant* soigner auxiliaire auxiliaires deas deaes avs aes amp bientraitance
health: santé sanitaire* qvt qvct
cook: cuisine cuisines cuisini* cuisiner culinair* cuisson* commis pizza* gastronom* cuire cuit cuite cuits
food: aliment* agroaliment* repas plats recettes menu menus denrée* nourrit* épicer* dégust* conserverie*
restaurant: restaura* traiteur* bistro* brasserie* banquet* buffet* cafétér* crêper* chr couvert couverts
shop: magasin magasins boutique* détaillant* supermarch* hypermarch* supérette* enseignes retail gms drive
goods: marchandis* stock stocks inventair* inventori* articles
display: affich* présentoir* étalag* visualis*
purchase: achat* achet* acheteu*
supplier: fournisseu* prestatair* soustrait* traitance
repair: répara* répare réparer réparée réparés dépann* réfection*
build: construct* construi* bâtiment* bâtir bâtisseu* btp tce édifi* travaux
site: chantier* site sites
architect: architect* hmonp
engineer: ingénie*
electric: électri* électro* tgbt hta élec domoti*
design: design* concept* concev* concoi* conçu conçue conçus conçues maquett*
draw: dessin* croquis esquiss* illustr* dao cao
graphic: graphi* infograph* pao visuel*
garment: vêtement* textil* tissu* tissag* chaussur* maroquin* lingerie confection*
fashion: stylis* style styles tendance* modélist*
market: marché marchés marketing* mercatiq* webmarketing
advertise: publicit* pub pubs campagne* annonc*
publicity: presse rp
media: média* télévis* télé radio radios audiovis* antenne*
journalist: journalis* journal journaux reporter* reportage* éditorial* pigist*
communicate: communic* communiq*
web: web internet* internaut* webm* numériq* digital* digitalis* ecommerce
content: contenu*
seo: référencement* référenceu*
social: social* sociaux socioéduc* sociocult*
software: logiciel* progiciel* programmeu* programmation* applicati* codage coder
computer: informatiq* informatici* informatis* ordinateur* bureautiq* dsi ti
network: réseau* routeur* commutateur* switchs
server: serveurs
system: système systèmes
database: bdd sgbd sgbdr
deploy: déploi* déploy*
secure: sécuris* sûreté* gardien* gardienn* vigile* cybersécur* cynophil* ssiap ronde rondes rondier*
bank: banqu* bancair* bancass*
teller: caissier* caissière* guichet* elcs
loan: crédit* emprunt* hypothéc* hypothèq* prêts endettement* surendett*
deposit: acompte* caution* versement*
cash: argent espèce espèces monnaie* monétiq* liquidités encaiss* décaiss* chèque chèques
invoice: factur*
payable: créanc* débiteur* débitri* dette dettes
tax: taxe taxes taxation* fiscal* fiscaux fisc impôt* imposition* contribuable* liasse liasses
audit: audit audits auditeur* auditrice* auditer audité* cac
statement: relevés
budget: budget*
forecast: prévision* prévoi* projection*
invest: investiss* investir portefeuil* boursier* bourse
insure: assurance* assureur* assuranti* mutuelle mutuelles mutualis* courtier* courtière* courtag* prévoyance*
risk: risqu* danger* péril* aléa*
comply: conform* réglementa* rgpd
fraud: fraud* irrégularit* blanchiment* escroqu*
report: rapport rapports rapporter rapporteur* rendus reporting
record: enregistr* registre*
document: document documents documentat* documentalist* documentaire* documenter ged
plan: plan planifi*
schedule: planning* calendri* ordonnancem* ordonnanceu* horaire* agenda* échéancier*
project: projet*
strategy: stratég*
business: affaire affaires business
consult: consult* conseil* conseillèr*
manage: gestion* gérer gère gérée gérant* manag*
lead: chef chefs cheffe* leader* pilotage piloter pilotée meneur* meneuse* référent référente référents
direct: directeu* direction* directri* dirig* directoire pdg
coordinate: coordonn* coordin*
train: formation* formateur* formatri* former formée formés formées elearning opco
coach: coach* mentor* parrain* entraîneu* entraînement*
fitness: fitness musculation* gymnast* gym physique physiques
sport: sport* athlét* foot football* eps staps
nutrition: nutri* diététi* diétét* régime régimes
art: art arts artist* plasticien* sculpt*
museum: musée musées muséo* galerie* exposition* expo expos
music: musiq* musici* musical* musicaux orchestre orchestres concert concerts solfège conservatoire* pian*
theater: théâtr* comédien* scénograph* spectac* scène scènes actrice* dramaturg*
dance: danse danses danser danseu* chorégraph*
community: communaut* associati*
farm: agric* agron* ferme fermes fermier* paysan* agrico*
crop: récolt* moisson* maraîch* horticol* horticult* plante* plantation* arboricult* pépini* céréal* cultures cultiv*
animal: animal animaux animalier* animalière* bétail* bovin* ovin* porc porcs porcin* porcher* élevage* éleveu* volaill* avicol* cheptel*
soil: terres drainage* géotechn* pédolog*
call: appel appels appeler appelant* téléph* téléop* téléact* télécons* phoning
center: centre centres
complaint: réclam* plainte* litige* contestation* doléanc* plaint* plaign*
inquiry: question questions renseign* requêt* interrog*
help: aide aides aider aidant* assist* soutien* souten* soutenir appui* appuy* accompagn* support supports
order: commande commandes commander command*
deliver: livrais* livrer livreu* livrée livrées livrant expédi* coursier*
warehouse: entrepos* entrepôt* magasinier* magasinière* magasinag* stockag* stocker stocké* dépôt dépôts
transport: transport* logisti* affrèt* achemin*
drive: conduct* conduire conduite chauffeu* chauffeuse* conduis conduit
clean: nettoy* propreté ménage ménages ménagère* ménager balay* dépoussi* rang* serpill* propre propres récur* nettoi* balai*
safe: sécurit* hse qhse qse epi ssct
inspect: inspect* pointer
test: test tests tester testé testeu* testant essai essais essayer
measure: mesur* métrolog*
quality: qualité qualitici* qualitati* smq
improve: amélior* optimis* optimiz* perfectionn*
increase: augment* croissanc* croissant* hausse* accroît* accroiss* progress*
technical: techni* technolog* techno*
machine: machin* équipement* matériel matériels appareil* engin engins
manufacture: fabric* fabriq* production* producteu* productri* manufactur* usine usines
material: matériau* matière*
contract: contrat* contract* avenant*
negotiate: négoci*
research: recherche recherches chercheu*
science: science* scientif*
write: rédact* rédig* écri* noter consign*
present: présentation* présenter
interview: entretiens interview*
assess: évalu* appréciation*
develop: développ* dev
create: créa* créer créé créée créées créés
event: évène* manifestation* séminair* congrès colloque*
public: public publics publique publiques
speech: discours orateur* oratri* oratoire* éloqu* parole paroles
government: gouvernement* ministèr* ministr* préfect* préfet* fonctionnair*
partner: partena* associé associée associés
prospect: prospect* démarchag* démarcheu* téléprospect*
revenue: revenu* chiffre
price: prix tarif*
property: immobili* immeuble* propriét* copropriét* syndic syndics foncier* foncière*
color: couleur* color* teint*
print: imprim* impression impressions sérigraph* reprograph* photocop*
photo: photo photos photograph*
video: vidéo* film films filmer cinéma* tournage* caméra* cadreu*
interior: intérieur* décor* mobilier* meubl* ameubl* meuble*
space: espace espaces spatia*
airport: aéroport* aérogare* escale*
cargo: fret cargais* cargo cargos
passenger: passager* passagère* voyageur*
weather: météo* intempér* climat climats climatolog*
cockpit: cockpit* avioniq*
engine: moteur* motori* motopropuls* réacteur* diesel
brake: frein* embray* transmission
diagnose: diagnos*
appointment: rendez rdv
secretary: secréta* standardist* réceptionnist* dactylo* sténo*
file: dossier* classement* classeu* classer archiv* fichier*
meeting: réunion* réunir assemblée assemblées conférence conférences
letter: lettre* courrier* correspondanc*
member: membre* adhérent* adhérer adhésion* sociétaire*
target: cible* cibla* quota quotas
visit: visit*
guest: invit* convive*
hotel: hôtel* héberg* auberge* gîte* camping* gouvernante* nuitée*
achieve: attein* réuss* accompl*
activity: activit*
operate: opérat* opérer opérant exploit*
process: processus process
procedure: procédur* procédé procédés
conduct: mener menée menées menés
data: donnée données data
environment: environnement* écolog* écorespons*
policy: politique*
prepare: prépar*
relationship: relation*
resource: ressourc*
result: résultat*
review: révis* revue revues relecture* relire
identify: identif* repérag* repérer détect*
issue: problème* problémat* difficultés
monitor: suivi suivie suivis suivies suivre monitor* veille
track: traçab* tracking géolocal*
standard: norme* normati* normalis* standard standards standardis*
solution: solution*
task: tâche tâches mission*
tool: outil*
unit: unité unités unitair*
promote: promouv* promu promue
collaborate: collabor*
handle: traiter traité traitée traitement* manutention* manipul*
participate: particip*
request: demande demandes demander demandeu* sollicit*
resolve: résol* résou*
refer: redirig* réorient* aiguill*
function: fonctionnalit* fonctionnel* fonctionnement* fonctionner
detail: détail* minuti*
award: récompens* trophée* lauréat* médaill*
specialize: spécialis* spécialit*
assign: affectation* affecter affecté affectée affectés
control: contrôl*
demonstrate: démontr* démonstr*
facilitate: facilit*
human: humain* rh drh grh rrh gpec
industry: industri* secteur secteurs filière*
initiate: initiati* initier initié
innovate: innov*
integrate: intégrer intégré intégrée intégrés intégrateur* intégrez
language: langue langues linguist* langage*
motivate: motiv*
represent: représent*
select: sélection* choisir choisi* choix
specification: spécification* cdc
update: actualis* maj
access: accès accessib* habilit* accéd*
accuracy: précision* précis exactitud*
approve: approuv* approb* agrément* homolog*
contact: contact* interlocut*
contribute: contribu*
cost: coût coûts coûteu*
determine: déterminer détermination
distribute: distribu*
guide: guide guides guider guidag* orientation* orienter orienté orientée orienteur
interact: interact* interag*
liaison: liaison*
method: méthod*
model: modèle* modélis*
objective: objectif*
obtain: obten* obtient
platform: plateforme*
propose: proposer propose proposée proposant
reduce: rédui* réduct* diminu*
region: région*
transaction: transaction*
travel: voyage* voyagis* déplac* touris* itinéran*
value: valeur* valoris*
volunteer: bénévol* volontair* volontariat*
automate: automat* robotis*
balance: équilibr* balance balances bilan bilans solder solde
benefit: avantag* bénéfic* allocation* allocatair* caf cpam cnaf
brand: marque marques
deadline: délai* échéanc*
discuss: discut* discussion* débat débats débattre
efficient: effica* efficien*
feedback: feedback* restitution*
fund: fonds financement* financer subvention* mécén*
guideline: directive* consigne consignes protocole*
independent: indépend* autonom*
investigate: investigat*
license: permis licences
list: liste* listing* recens*
payment: paiement* règlement règlements virement*
produce: produire produis*
product: produit*
proposal: proposition*
respond: répond* répons* réactiv*
satisfy: satisf* insatisf*
structure: structur*
user: utilisateur* utilisatri* usager* usagère*
verify: vérif*
workshop: atelier*
adapt: adapt*
card: carte cartes
compete: concurren* compétiti* concours
component: composant* pièce pièces
conflict: conflit*
consume: consomm*
cycle: cycle cycles cyclique*
discipline: disciplin* pluridisciplin*
estimate: estim* chiffrag* chiffrer
expense: dépens* frais
interface: interface* ihm
labor: ouvrier* ouvrière* manœuvre*
launch: lancement* lancer lancé
observe: observer observé observateur*
package: colis paquet* forfait*
paper: papier* papet*
parent: parent*
prevent: préven*
priority: priorit* prioris*
routine: routine* rituel*
rule: règle règles
sample: échantill* prélèv*
search: rechercher
session: session* séance*
survey: enquêt* sondag* questionnair*
volume: volum*
adult: adult*
arrange: arrang*
asset: actifs immobilis* patrimo*
attention: attenti*
capital: capital capitaux
channel: canal canaux multicanal*
claim: sinistr* indemnis* revendiq*
company: entreprise* société sociétés pme tpe eti
configure: configur* paramétr*
connect: connect* connex* raccord*
count: compter comptag* dénombr* décompt* recompt* compté
culture: cultur*
define: définir définition* défini définie définis définies
economy: économ*
emergency: urgen*
encourage: encourag* incit* stimul*
examine: examin*
exchange: échang*
gather: rassembl* recueil* collecte collectes collecter collecteu*
import: importat* importer import imports
export: export*
install: install* pose poses poser poseu*
interpret: interpret*
introduce: introdui* introduct*
item: élément éléments
label: étiquet* label labels labellis*
load: charger chargement* chargeu* charg*
layout: agencement* implantation* aménag*
metric: indicateur* métriqu*
module: modul*
pressure: pression*
rate: taux
reconcile: rapprocher lettrag*
remote: télétravail* distance distanciel* télémaint*
retain: fidélis*
return: retour*
stakeholder: prenantes prenante
submit: soumet*
template: gabarit* trame*
theory: théori*
accept: accepter accepté acceptation*
acquire: acquér* acquis acquise acquises
adjust: ajust* réglag* régler régleu*
allocate: attribu* allou* répartition* répartir
calculate: calcul* chiffr*
commission: commission*
condition: condition conditions
cooperate: coopér*
crisis: crise crises
device: dispositif* périphériq* terminaux
disability: handicap handicaps mdph rqth
discrepancy: écart écarts divergen*
error: erreur*
escalate: escalad*
ethics: éthiq* déontolog*
expand: élarg* étendre extension* expans*
explain: expliq* explic*
family: famille familles familial* familiaux
image: image images
infrastructure: infrastruct* infra
input: saisie saisies saisir saisi
laboratory: laborat* laborant* labo labos
lecture: conférencier* conférencière*
loss: perte* démarque*
migrate: migrat* migrer migré
option: option*
protect: protég* protect*
publish: publier publié publiée publication* édition* éditer éditeu* éditri* diffus*
recover: récupér*
register: inscri* immatricul*
replace: rempla*
reservation: réservation* réserver réservé
resident: résident* résidenc* pensionn*
season: saison*
size: taille tailles dimension*
spreadsheet: tableur* excel
stage: étape* phase*
supply: approvisionn* appro appros fournitur* ravitaill* fourni fournir fournis
table: table tables tableau*
tutor: tuteur* tutri* tutora*
assemble: assemblag* assembler assembleu* monteur* monteuse* monter montage montages
bilingual: biling* triling* plurilingu*
brochure: brochur* plaquette* dépliant* flyer* prospectus
commerce: commerce commerces commerçan*
compare: compar* rapproch* collation*
confirm: confirmer confirmation*
consolidate: consolid*
defect: défaut* défectu* malfaçon* anomal*
delegate: délég*
disease: maladie* patholog*
finish: finition* achev* finisseu*
floor: sol sols plancher* parquet* étage* moquett*
formulate: formuler formulation* élabor*
graph: graphe graphes courbe* diagramm* histogramm*
greet: accueil* bienvenue
hall: hall halls halle halles
margin: marge* rentab* profit profits profitab*
mathematics: math maths mathém*
military: militair* armée armées soldat* caporal* sergent* adjudant* officier*
newsletter: newsletter* infolettr*
pack: emball* conditionnement* conditionner conditionneu* packag*
paint: peint*
panel: panneau*
road: route routes routier* routière* voirie* autorout*
segment: segment*
shift: vacation*
sign: signature* signer signataire* signalét* signalis*
simulate: simulat* simuler
substitute: substitu* suppléan* relai*
therapy: thérap* kiné ergothér* orthophon* psychomotr* ostéopath* kinési*
ticket: ticket* billet billets billett*
tour: tournée tournées
translate: tradu*
treasury: trésor*
upgrade: modernis*
water: eau eaux assainiss* aquati*
weight: poids pesée pesées pesag* peser
apprentice: apprenti* alternanc* alternant* cfa
degree: diplôm* licence baccalaur* bac bacs bts dut doctorat* deug deust
certificate: certif* attestation* brevet* cap bep
university: universit* faculté fac
college: iut iup
intern: stage stages stagiair*
freelance: freelanc*
selfemployed: entrepreneu* autoentrepr* microentrepr*
weld: soudeu* soudure* soudag* souder soudé tig mig soud*
solder: brasag* braser brasure* bras*
screw: vissag* visser visseus* boulon*
drill: perçag* percer perceus* forag* foreu* alésag* perc*
mill: fraisag* fraiseu* moulin* meuneri*
lathe: tourneu* décolletag* décolleteu*
grind: meulag* meuleus* rectifieu* affûtag* ponçag* poncer ébavur*
cut: découp* coupe coupes couper coupeu* coup* taill* tond*
saw: scie scies sciag* scierie* tronçonn*
pipe: tuyau* tube tubes canalis*
plumb: plomber* plombi* sanitaires
roof: toit* couvreu* zingu* étanchéit* étanch*
brick: brique* maçon* parpaing*
concrete: béton* ciment*
plaster: plâtr* plaquist* placo* enduit* enduis* crépi*
tile: carrel* faïenc* tuile* carreau*
wood: bois boiser*
carpenter: menuis* charpent* ébénist*
wire: câblag* câbleu* câbler
cable: câble câbles
circuit: circuit*
voltage: tension tensions
sensor: capteur* détecteur*
valve: vanne* soupape* clapet* robinett*
pump: pompe pompes pompag*
hydraulic: hydrauli*
pneumatic: pneumati* pneu pneus
conveyor: convoyeu*
robot: robot*
mould: moulag* moule moules mouleu* mouliste*
sheet: tôle tôles tôlerie* tôlier* pliag* emboutiss*
metal: métal* métaux métall* serrur* ferronn*
steel: acier* sidérurg* inox
spare: rechange* détachée détachées
bearing: palier paliers roulement*
gearbox: réducteur* engrenag*
lubricate: graiss* lubrif*
fault: défaillan* dysfonction*
breakdown: panne*
shutdown: arrêt arrêts
blueprint: plans
tolerance: toléranc*
calibrate: étalonn* calibr*
gauge: jauge* manomètr* micromèt* palmer
pallet: palett*
forklift: cariste* chariot* élévat* transpalett* gerbeu* nacell* caces
pick: picking cueill* ramass* cueil*
unload: décharg*
route: itinérair* trajet*
customs: douan* dédouan* transit transitair*
dispatch: dispatch* régulateur*
ramp: quai quais rampe*
shelf: rayon rayons rayonnag* étagèr* gondole* linéair* facing
scanner: scanner* scann* douchette*
container: conteneur* contener*
consignment: envoi envois
trailer: remorqu* semiremorq* spl
tachograph: chronotachygr* tachygraph*
checkout: caisse caisses
counter: comptoir*
showcase: vitrin* merchandis* marchandisag*
promotion: promotion* promo promos
discount: remise remises rabais ristourn* soldes
fitting: essayag* cabine cabines
assortment: assortim* gamme*
opening: ouvertur* ouvrir ouvre ouvertes
closing: fermetur* clôtur*
theft: antivol*
refund: rembours* avoirs
hygiene: hygién* haccp désinfec* stérilis* bionett*
allergen: allerg*
bread: pain pains baguette*
bake: boulang* fournil*
pastry: pâtiss* viennois* tourier* chocolat* confis* glacier* dessert* biscuit*
meat: viande* charcut*
butcher: boucher* bouchère* désoss* abattoir*
fish: poisson* pêche pêcheu* aquacult*
vegetable: légum* primeur*
sauce: sauce*
portion: portion* dressage dress* assiett*
waiter: serveur serveuse serveuses limonad*
wine: vin vins vinif* viticul* vitic* vigne* vigner* œnolog* sommel* vendang* caviste*
bar: bar bars barman barmaid* barista* cocktail*
bed: lit lits literie*
laundry: blanchiss* linge lingèr* pressing* buander*
wash: lavag* laver laveu* plonge plongeu* vaisselle* lave
iron: repass*
breakfast: déjeun*
room: salle salles chambre*
luggage: bagag* valise*
bathe: toilett* bain bains
dress: habill* déshabill*
feed: nourrissag* alimenter
wound: plaie* pansement* cicatris* escarre*
injection: inject* vaccin*
blood: sang sanguin* hémat* glycém*
infusion: perfus*
dementia: alzheimer démence* démences
elderly: âgée âgées âgés gériat* géront* ehpad usld seniors âgé* sénior* vieux vieillard*
disabled: invalid* pmr polyhandic*
handicapped: handicapé*
anesthesia: anesthés*
surgery: chirurg* opératoire*
ambulance: ambulanc* samu smur
diaper: couches
infection: infect* contagi* aseps*
relative: proches entourage*
prescription: ordonnance ordonnances prescri*
rehabilitation: rééduc* réadapt* réhabilit*
mobility: mobilit*
household: domicil* foyer*
shopping: courses
play: jeu jeux ludi* jouer jouet* ludothè* joue
sing: chant chants chanter chanteu* choral* choriste* chanson* comptine*
craft: artisan* bricol* manuelles
homework: devoirs
exam: examen*
grade: notation*
mark: marquag* corriger correction* corrig*
reading: lecture lectures lire lecteur* lectri*
integration: intégration*
inclusion: inclusion* inclusif* inclusive* insertion*
outing: sortie* excursion*
observation: observation*
reconciliation: rapprochement*
reminder: relanc* rappel*
dunning: recouvr*
depreciation: amorti*
provision: provision*
voucher: justificati*
declaration: déclar*
vat: tva
contribution: cotis* urssaf
attendance: présenc* émarg* pointag* assidu*
leave: congé congés absence* absent*
sick: malade malades
dismissal: licenciement* licencier rupture*
employment: emploi emplois
agreement: accord accords convention*
union: syndicat* syndical* syndicaux
council: cse chsct irp
acquisition: acquisition*
offer: offre offres offrir offert
quote: devis cotation*
tender: soumission* dce ao
territory: territoir* territorial* territoriaux
fair: salon salons foire*
aftersales: sav
cold: froid froide froides froids frigor* surgel* congel* réfrigér*
incident: incident*
printer: imprimant* copieur*
reset: réinitialis*
backup: sauvegard*
virtual: virtual* virtuel*
helpdesk: helpdesk hotlin*
laptop: portables
bug: bug bugs bogue* débog* débug*
regression: régression*
requirement: exigence* besoin*
script: script scripts
foreman: contremaîtr*
excavation: excavat* pelle pelles pelleteu*
scaffold: échafaud*
formwork: coffrag* coffreu* banche banches
reinforcement: ferraill* armatur* renforc*
earthwork: terrass* vrd
quantity: quantit* métreur* métreuse*
permit: autoris*
acceptance: recette
handover: passation* transmissions relève
clause: clause*
notary: notair* notari*
will: testament* succession*
mandate: mandat*
seed: semence* graine*
sow: semis semer semoir*
fertilize: fertilis* engrais épand*
spray: pulvéris* phytosan*
tractor: tracteur* tractor*
milk: lait laiti* lactos* trayeu*
stable: étable étables écurie*
greenhouse: serre serres
prune: élag* tailler
irrigate: irrig* arros*
citizen: citoyen* habitant*
notice: préavis*
municipality: mairie* municipal* municipaux communal* communaux communes intercommun* collectivité*
reorder: réassort* réappro*
follower: abonné* abonnement*
trade: négoce* négociant*
landing: atterriss*
page: page pages
logo: logo logos
animation: animation* animateu* animatri* animer animé animée bafa bafd bpjeps
youth: jeune jeunes jeuness* adolescen* ado ados
hairdress: coiff* barbier*
beauty: esthét* cosmét* maquill* manucur* épilat* onglerie*
perfume: parfum*
jewel: bijou* joaill* orfèvr*
watchmaker: horlog*
leather: cuir cuirs sellier*
glass: verre verres verrier* verrerie* vitrag* vitrier*
pharmacy: pharma*
dentist: dentair* dentist* orthodont* prothés*
veterinary: vétérinair*
midwife: maïeut* obstétr* accouch*
psychology: psycholog* psychiat* psychothér* psychanal* psychosoc*
radiology: radiolog* irm imageri*
optics: opticien* optique* lunett*
police: polic* gendarm*
fire: incendie* pompier* feu feux
rescue: secour* sst psc sauvet*
library: bibliothé* médiathè* librair*
taxi: taxi taxis vtc
bus: bus autobus autocar* tramway*
railway: ferrovi* sncf cheminot*
telecom: télécom* fibre
heating: chauffag* chaudièr*
ventilation: ventil* climatis* cvc
plastic: plastique* plasturg* plasti*
solar: photovolt* solair*
energy: énergie énergies énergét*
nuclear: nucléair*
waste: déchet* ripeu* déchett*
recycle: recycl*
sustainable: durable durables durabilit* rse
landscape: paysag*
garden: jardin* pelouse* haie haies massif*
forest: forêt* forest* sylvicult* bûcher*
rent: locat* loyer* bail baux bailleu* louer
renovate: rénov*
insulate: isolation* isolant* isol* calorifug*
facade: façad* ravalem*
window: fenêtr* vitre vitres fenêtre*
lift: ascens* ascenseur* soulev* lever
crane: grue grues grutier* levage*
boilermaker: chaudronn*
machining: usinag* usiner usineu*
fitter: ajusteur*
sew: coutur* couture* brod* retouch* coud* cousu*
upholster: tapiss*
luxury: luxe luxueu*
topography: topograph* géomètr*
map: cartograph*
statistics: statisti*
physics: physici*
chemistry: chimi*
biology: biolog* microbio*
history: histoire* histori*
geography: géograph*
literature: littérat* littérair*
sociology: sociolog*
receive: réception* réceptionn* recevoir reçois reçoit recevai*
office: bureau bureaux
hostess: hôtesse*
committee: comité*
night: nuit nuits nocturne* veilleur* nocturn*
temporary: intérim* cdd temporair*
sort: tri trier triag* tris trie triant
form: formulair*
validate: valid*
recommend: recommand* préconis*
challenge: défi défis enjeu*
reliable: fiab*
coffee: café cafés
cheese: fromag*
fruit: fruit*
swim: natation* nageu* piscine*
bicycle: vélo vélos bicyclet*
horse: cheval chevaux équitation équestr* palefren* équi*
ship: navire* bateau* naval* marin marins maritim*
caretaker: concierg*
guardianship: tutelle* curatelle*
refugee: réfugié* asile migrant*
unemployed: chômag* chômeu*
addiction: addict* toxicoman*
funeral: funér* funèbr* obsèqu*
sound: sonoris* sonore*
light: éclairag* lumièr* luminair*
study: étude études
deputy: adjoint*
field: terrain
implement: implément*
mediate: médiation* médiateu* médiatri*
listen: écoute écouter écout*
bodywork: carross*
mow: tonte tondre tondeu* faucher
housing: logement* habitat
election: élection* électoral* élus
humanitarian: humanitair* ong
archaeology: archéolog*
flower: fleur* floral* florist*
relocate: déménag*
alert: alert*
stone: marbr* pierre*
preserve: conservat*
thesis: thèse thèses mémoire mémoires
inform: inform* signal* préviens
collect: collect*
fill: rempli* remplissag* approvision*
drawer: tiroir*
expire: dlc dluo périm* péremption*
fresh: fraîch*
absence: vacances
calm: calm* apais* rassur*
angry: mécontent* colère énervé*
talk: parle parler dialog*
owner: patron*
enter: encod*
toilet: wc
pulse: pouls saturation*
temperature: températ* fièvre
catheter: cathéter* sondes perf
mobilise: mobilis* transferts verticalis*
walk: promen* balade*
socket: interrupt*
lamp: lampe lampes ampoule*
linen: drap draps serviett*
ingredient: ingréd*
box: carton cartons boîte*
remind: impayé* impayés
overdue: retard* échus
festival: kermesse* fête fêtes
patrol: patrouill*
oven: four fours
knead: pétri*
door: porte portes
wallpaper: tapisser tapissage*
leak: fuite fuites infiltr*
blockage: débouch* engorg*
arrive: arrivée arrivées
departure: départ départs
exceed: dépass*
incoming: entrant entrants entrante entrantes
outbound: sortant sortants
cause: cause causes
correct: correctif* correctiv*
tree: arbre arbres
playground: récréation récréations
chair: fauteuil fauteuils chaise*
autism: autis*
batch: lots
milestone: jalon jalons
invitation: invitation*
grass: gazon
anxious: anxieu* angoiss* nerveux nerveuse
wholesale: grossist*
bespoke: surmesur*
answer: répon*
find: trouv*
change: chang* modifi*
book: réserv* livre livres ouvrage*
note: not noté* annot*
line: chaîne ligne lignes
watch: observ*
send: envoy*
settle: régl* régularis*
authority: autorité*
look: regard*
hair: cheveu* capill*
date: date dates
surface: surface*
accident: accident*
mount: mont*
wall: mur murs cloison* paroi*
dough: pâte pâtes
frame: cadre* châssis monture*
mix: mélang*
station: poste postes
colleague: collègue*
number: numéro* nombre*
restore: restaur*
drink: boisson*
tablet: comprimé* tablette*
quarter: trimestr*
oil: huile* vidange*
wipe: essuy* essui*
article: article*
bring: apport* amener amené*
person: personne*
newcomer: débutant* arrivant* nouvel*
annual: annuel*
receipt: reçu reçus
dimension: cote cotes
host: hôte hôtes recev*
cake: gâteau*
shower: douch*
hour: heure heures
level: niveau*
course: cours
gate: portail* portillon*
area: zone zones
protocol: procèsverb* rendu
manual: notice notices
trace: localis* trac*
ask: demand*
apartment: appartement*
city: ville villes urbain*
eat: manger mange
house: maison maisons
caliper: pied coulisse coulisse*
strip: dénud* décap*
dispense: délivr* dispens*
bag: sac sacs
shape: façonn*
massage: massage* mass*
hang: accroch* suspend*
fridge: frigo*
stair: escalier*
kitchenette: kitchenette*
lock: verrouill*
rack: rack*
father: père pères
mother: mère mères
speak: parl*
minute: minute*
win: gagn* conquér*
locate: repér*
erect: érig* élev*
text: texte*
beach: plage*
wheelchair: roulant*
cow: vache*
remove: enlev* retir* élimin* dépose déposé* démont*
compile: compil*
radiator: radiateur*
block: bloc blocs
insert: insér*
tie: lier attach*
complete: compléter
pot: marmite* casserole*
muscle: muscle* muscul*
fear: peur peurs
sand: ponç*
canteen: cantine*
case: cas
renew: renouvel*
empty: vider vidé* vidage*
polish: poli* lustr*
scrub: frott*
filter: filtr*
pour: coul* vers*
dealer: concessionnaire*
kindergarten: maternelle*
bargain: marchand*
failure: défaill*
join: joindre
camp: camps colonie*
damage: dommage* dégât*
guard: gard*
reject: rebut* rejet* refus*
country: pays
passport: passeport*
height: hauteur*
sugar: sucre*
drain: drain* évacuation* écoul*
rinse: rinç*
admit: admission*
comfort: réconfort*
corridor: couloir*
dye: teind*
body: corps corporel*
pain: douleur*
injury: blessure* blessé*
cough: toux
shoulder: épaule*
knee: genou*
stroke: avc
nervous: nerveu*
bottle: bouteille* flacon*
merge: fusion*
patch: rapiéc*
climb: grimp*
weekly: hebdomad* semaine*
vacuum: aspirat* aspir*
flour: farine*
wedding: mariage*
bleach: décolor*
seam: cordon*
coat: peindre couche* peins
ceiling: plafond*
ladder: échelle*
slab: dalle*
pesticide: pesticide*
cabinet: armoire*
basin: lavabo*
notify: avert* notifi*
describe: description*
start: démarr*
individual: individuel*
message: message*
stretch: étir*
stack: empil*
noise: bruit* nuisance*
cancel: annul* résili*
forward: transférer
summary: synthèse* résumé*
comment: commentaire*
delete: supprim* effac*
upload: téléchar*
beam: poutre*
shorten: raccourc*
stomach: estomac* ventre
homeless: sdf
refuel: carburant*
fry: frire friture* frit*
soup: soupe* potage*
fold: plier plié*
curtain: rideau*
trouser: pantalon*
dog: chien*
cat: félin*
neglect: néglig*
behaviour: comportement*
allowance: indemnit*
cream: crème* pommade*
heal: guéri*
dust: poussièr*
sink: évier*
rubbish: poubelle* ordure*
peel: épluch*
chop: hacher
potato: patate*
onion: oignon*
salad: salade*
brew: infus* brass*
cup: tasse* gobelet*
loaf: miche*
weigh: pes pesé*
birthday: anniversaire*
gift: cadeau*
loyalty: fidélit*
location: emplacement* lieu lieux
friendly: aimable* souriant*
polite: courtois* politesse*
thank: remerci*
skin: cutané* épiderm*
coolant: liquide refroid*
railing: rambarde*
crack: fissur*
brush: brosse* pinceau*
church: église*
tape: ruban* scotch* adhési*
ceramic: céramique*
mosaic: mosaïque*
sheep: mouton* brebis
fence: grillag*
barn: grange*
foundation: fondation*
battery: batterie*
path: allée* chemin*
foil: bâche*
carpet: tapis
vine: vignobl*
happy: heureu*
show: montr*
agree: convenu*
wait: attent*
fast: rapide*
careful: soigneu*
wear: usure*
noisy: bruyant*
gas: gaz
heat: chaleur* thermique*
gutter: gouttière* chéneau*
pavement: pav* trottoir*
dig: creus*
bolt: viss* vis
hammer: martea*
close: fermer
serve: servir sers sert servi servis servie servies
lend: prêter prêt
carry: porter
meet: rencontr*
`
