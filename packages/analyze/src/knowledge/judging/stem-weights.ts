/**
 * How telling a stem is: the natural logarithm of (texts + 1) / (texts that hold it + 0.5), to the nearest quarter,
 * measured on 318 resumes of many lines of work. Only these figures were taken from them. Stems found in fewer than
 * three texts are left out: they weigh RARE_WEIGHT.
 */
export const RARE_WEIGHT = 5.25

export const STEM_WEIGHTS: [weight: number, stems: string][] = [
  [0, 'education'],
  [0.25, 'customer develop help maintain manag profess softwar team university'],
  [
    0.5,
    'activ bachel business commun creat inform lead manufactur oper plan project report school staff summar system ' +
      'techn train',
  ],
  [
    0.75,
    'admin analyz assess associ build college consult coordin direct impl improv increa intern meet memb offic ' +
      'organ perform process pupil research scienc speci superv web',
  ],
  [
    1,
    'account achiev area call certif coach community complet conduct data department design document environ excel ' +
      'execut financ group identif issu law market microsoft monit policy prepar present problem procedur publ ' +
      'quality record recruit relationship resourc result review sal schedul strateg teach track writ',
  ],
  [
    1.25,
    'accomplish addit appropri art award budget care career cash center chang clo collab comp computer corp databa ' +
      'deliv detail email establish event expert exten first funct gener general goal good govern handl health ' +
      'highlight inquir key master material nation network orient particip partner person pract promot refer relat ' +
      'request resolv revenu secur seni shop soci solut standard stud success task test tool unit util week word',
  ],
  [
    1.5,
    'academ advanc advert annu assign attend bank basis best board co collect commit conf content contract control ' +
      'core cour curriculum demonstr driv engag engineer facilit field file fitness focu form glob hist human ' +
      'industr initi institut integr interest invo involv januar jul june languag loan local long machin media ' +
      'medical month motiv multi multipl open opportun pay payabl pla posit post purcha qualif regard represent safe ' +
      'select self site solv specif stat techniqu updat',
  ],
  [
    1.75,
    'access accord accur across act action address affili answ august background basic behavi challeng child ' +
      'complex contact contribut cost decemb deci degr deplo determin diploma distribut electr end english except ' +
      'extern fashion food gpa gradu graph guid hand home honor hospital http innov interact interperson interview ' +
      'invest journ larg level liaison line major march measur method model negoti object objectiv obtain octob ' +
      'order part plac platform point potenti power profil progress prop read recogn recommend reduc region repair ' +
      'sell septemb societ statu suit supplier target term time transact travel two valu vehicl volunteer window www',
  ],
  [
    2,
    'aid approv april aspect assur audit auth autom avail awar balanc benefit book brand case clean club complaint ' +
      'comprehen consistent continu correct council crit cross cultur date deadlin discuss diver doct draw efficienc ' +
      'effort ensur entr exce excell exist expect facility family februar feder feedback fund grad guidelin head hor ' +
      'hou inde independent initiativ insur investig letter licen life list location mail mann mill necessar non ' +
      'novemb number offer officer oracl patient payment powerpoint pre president produc proficient propert propo ' +
      'quart quick real regular resolut respond resum risk satisfact secretar server speak sport start street ' +
      'structur thre throughout tim top transport user verif visit wide workshop',
  ],
  [
    2.25,
    'accurac adapt america american appoint approach averag back base ca campu card cas centr charg clear competit ' +
      'compil component concept concern conflict consum conv court cum custom cycl dedic disciplin divi driven dynam ' +
      'effect engin enterpr estim executiv expen fast find firm flow forecast found futur gain hr idea impact inc ' +
      'india inspect interfac jan java journal labor launch limit matter methodolog mobil observ outlook overall ' +
      'packag paper parent pass prevent pric primar prior priv productiv profit provid publish raiz rang rat respon ' +
      'room routin rul sampl script search sect seminar session shar show six small summer suppl surv talent think ' +
      'total trad transf treat usa variet verb video volum world',
  ],
  [
    2.5,
    'abil add adher adob age agent agre airport allow architect arrang articl asset attent aug bett box c++ ' +
      'california capabil capital channel chart chief claim company compet comput configur connect continuou ' +
      'controll count cover coverag cpr cultiv current deal dean defin depart descript diagno district earl earn ' +
      'econom emergenc enabl encourag enter entir examin exampl exchang fact featur five flight follow for forc fost ' +
      'framework friend front gam gath gmail grant guest held high highest host html ii import install interpret ' +
      'introduc item juni last laud liaiz lin link linkedin linux listen liv load manu mar maxim mba mechan messag ' +
      'metr middl minor modif modul natur navig net north not numerou oct ongo outcom outreach outsid owner page ' +
      'park period photoshop pilot popul port poss pressur previou print priorit proficienc protocol psycholog rate ' +
      'rece reconcili reloc representativ retent return runn scal screen secondar sheet signif situ spac spanish ' +
      'spring stakehold streamlin strength studio subject submit tax tech templ third titl toward tran transform typ ' +
      'valid var warehou will york',
  ],
  [
    2.75,
    'accept accommod acqui adept adjust adult air align alloc along altern alumni around availabil bang bi blog ' +
      'bring calcul camp capac ceo chair combin commiss common cond condit cook coop crisi crm crop dec deposit ' +
      'depth devic disabil discrepanc displa domain domest due edu enforc enthusiast error escal ethic expand expl ' +
      'explain facult fair fall familiar farm final format fulfill hardwar hold hotmail imag incorp industri info ' +
      'infrastructur input instru internship introduct karnataka lab largest lectur leverag live locat log loss mac ' +
      'magazin main migr mission move music nov nur nutr option origin own past peer possess princip principl ' +
      'prospect protect purpo re reconcil recov red register reli resident respect rest restaur right run san sap ' +
      'sav scholarship scor season second setup short sigma singl size specialt spon spreadsheet st stage station ' +
      'strengthen supp tabl territ texa thorough topic traf trust tutor type unix vice view vision washington west ' +
      'xef xml youth',
  ],
  [
    3,
    'acquir admiss affair affect aircraft algorithm angel assembl attitud bar becom begin bengaluru big bilingu ' +
      'break brief bs bug carr cell chain chapt chicago church cloud commerc compar compass competenc compo ' +
      'confidenti confirm consolid craft credenti crimin deep defect deleg demand depend desir desk dollar dr elect ' +
      'elementar emerg emot energ energet enjo enroll exposur fac fax feb fellow finish floor florida fluent foreign ' +
      'formul forum free french furth garment geograph go googl green greet ground hall hard heav individu insight ' +
      'intellig inter interi javascript john joint judg jun just knowledg land layout lea ledg light ltd margin ' +
      'maryland math mathemat mean medi michigan mid militar mind minut mysql newl news newslet notif ny oil oral ' +
      'outgo pac paint panel particular partn pennsylvania photo polit pro proact proof rank reach reason recipient ' +
      'regist road scop segment semest sen sent series sharepoint shift sign simul smooth sound south southern spend ' +
      'sr star statistics substitut superi sustain teamwork telecommun tell ten therap ticket timelin took tor ' +
      'transl treasur trip undergradu union uniqu upgrad ups vari version vite water weight whol winn women workflow ' +
      'young',
  ],
  [
    3.25,
    'abc acquisit advantag advocac agenda aide aim amount animal apr arm articul asp assemb audi ba beverag biolog ' +
      'birth bod bridg broad brok calendar canada captur cau certain cfo champ childhood china choic classif ' +
      'colleagu com command con conceptu consid const convent countr css dat dc desktop detect deviz differenti ' +
      'disciplinar drug durat eas east eclip eight eligibil empow entit equit europ european evid exam expan experi ' +
      'express extend fee feed fine fire flex fram frequent full funda game gap girl going great hospit hotel ibm ' +
      'illinoi incident indic influ injur inspir inten intermedi intervent invit io kappa kind kpi leav liabil ' +
      'librar llc logic london look lotu loyalt maker map mapp match medic merg minim museum next norm orchestr org ' +
      'osha pack paperwork passion peoplesoft pertain ph pha phi php pitch proofread prov provi pursu python quant ' +
      'rapport receipt recent redesign reduct reflect registr regress remov rental reserv residenti restructur ' +
      'retain retriev reviz reward roll round salesforc scan scholar see sep separ sett simpl simultaneou spearhead ' +
      'spirit stabil stand step stream submiss suggest sure surg tact tamil tel text theor thesi tier togeth touch ' +
      'turn tx ui ventur virtu volunt vp walk welfar western win won workplac xp yahoo year',
  ],
  [
    3.5,
    'abroad absenc accident accountabil adequ africa aggreg agil alpha ambassad anticip anywh api app appe ' +
      'approxim arbitr arriv attain avoid backup baltim basketball batch beach beyond bid biz block blood boost ' +
      'brochur brought bsc bus capabl char chennai cisco civil cold comfort comment concentr confid confident ' +
      'creativ criteria curricular damag dashboard db debt decrea deliverabl dept describ diff difficult disabl ' +
      'disea distinct drill elimin emphasi england entertain enthusiasm ethics expenditur extrem fill fortun forward ' +
      'fraud freel fuel fundra gas german golden grammar hardwork hobb hoc hundred hyderabad hyper immedi incent ' +
      'index insid island iso join label later lean lifestyl lincoln literatur low lunch magna maharashtra mark ' +
      'maximum md medal medicar memor mileston mother mov multimedia myself nadu nc neat nj nomin occup offici offsh ' +
      'old outlin outpatient output overview ownership pattern pc perl pharmac philosoph phoenix pi pick pipelin ' +
      'pittsburgh pl polic pool preci premier preserv proc profitabil proprietar pull pvt quantit quickbook ran ' +
      'rapid raw readi recr remot rep replac reput restrict retir seek sensit seo sept settl shell shoot smart smith ' +
      'soap sociolog soil sort spss sta sub subsidiar summa sun suppli surpass telangana therapeut town triag troubl ' +
      'uk univ urban ver viol visio voic watch welcom whit wireless worldwid worth',
  ],
  [
    3.75,
    'aa accel accompan accru actu adp aggress alternativ ambul anda android announc anti ap appreci arab archiv ' +
      'arra ask atmosph attract authent automat bas becam bed behalf beta bond boston bottom boy brak british brow ' +
      'c# camera canc carolina categ celebr charact chem chosen citizen clarif cleanli clust cms color colorado ' +
      'columbia compl concert conjunct conserv consistenc contain contest convert crim cut cutt danc debat defen ' +
      'delta demograph deput diagram disbur discount discov dissert dist doubl eat ecolog ed ejb element endor ' +
      'escort exit expo extra extract facet failur figur filt fl flash flexibil fmla football ftp gift gold habit ' +
      'headquart heart heath hibern hill holida hom houston hp hri hygien id ident iii incentiv inclu indesign ' +
      'influenc intellectu intend interdisciplinar intranet jms jsp jump kinesiolog known lake landscap latest leagu ' +
      'legisl liber lingu literac littl logg love ma manipul marin marit marr matrix matur medicaid medium meticulou ' +
      'mexico micro minimum mitig mix moder motion multitask nam nav night notic occur onsit outdo outlet outsourc ' +
      'oversea p&l packet paid pain phd piec plot practicum pradesh premium prescrib professionalism prompt pune ' +
      'push put quot race random ratio realt reinforc rend renew requi resid rfp robert robot robust root rose rotat ' +
      'santa scrum send seven showca side silv simplif siz sox span spec speech speed spell spent spread statewid ' +
      'steer stimul stress strict strut subsequent surfac surround surviv suspen sustainabil swim switch tag tail ' +
      'telecom tenur tight tourna trac trail travell tree try uml unload upcom upload upper usag vall venu versatil ' +
      'visibil vista vital vouch weak webinar went wheel wint wordpress workload wpm wrap yoga',
  ],
  [
    4,
    'abstract abu accumul acrobat acuit acumen adopt adver aed afford ajax alert algebra all almost alon amazon ' +
      'amp apach appear ariz ascertain asia asst atlant atlanta attribut audio augment ave avenu awa backend bail ' +
      'baker ball band bann barri bath bay began behind believ belt bench benchmark black blue blueprint bord born ' +
      'bound broaden brown bulletin bureau came capit cargo carnegi carrier cast catalog ceremon chairman chamb ' +
      'chanc character checkl chin chip christian chron circl circuit circul city civilian clayton coast cognit ' +
      'collat collegi combat commod comparison compatibil compell compr conc concordia concurrent conform congress ' +
      'consecut contamin contemporar context continent convinc cool courteou crash critiqu cs currenc dan david ' +
      'dealership dealt debit debug deck deepen dela demo dental denv detroit dev diabet diligent din disast ' +
      'discharg discontinu disn disord dispen dispo dissemin disturb diversif doc donat download dreamweav dress ' +
      'drop drov dual duke eagl easi eastern edge edi edward efficac elder elev elig empha emr endur entrepreneur ' +
      'entrepreneuri epic erospac erp especi essba exemplar expedit export eye fas father feasibil feel fight fit ' +
      'flag fleet forg fort fourth franc franch francisco frequenc freshman freshmen fte fun ga gaap garden gaug ' +
      'gave ge gear georg git gross guarant habitat harvard height heritag hierarch hit hot hour howard hsc hydraul ' +
      'ide immigr inbound indian indiana indo inject inpatient inst instill intelligent intuit inva ip ital iv ive ' +
      'jdbc jer jira jose joseph kansa keep kindergarten krono lamp late layer legac licensur lift lobb logist lot ' +
      'loung loyal malfunct mall marketplac marshall massachuset mast matlab mechanism memori merc merch metal ' +
      'middlewar midwest min ministr miss mock monash monetar multicultur multidisciplinar mumbai mvc nativ naval ne ' +
      'near nebraska neurolog nt oblig ofa once oop optic orang ordin out outbound overcom oxle pag paraleg pari ' +
      'pati pediatr pen penetr penn permanent perspect persua peter philadelphia physiolog pioneer pmo politics pos ' +
      'predict preliminar prep presidenti primari privac priz prof prom prototyp punctu purdu putt qc qualit queu ' +
      'r&d rail ration recess recycl reform refresh rehabilit rela reliabil religiou remain reorgan repl requisit ' +
      'resist restock reut revi river rock roi royal saa sage saint sam sarban sas scenario scout sdlc seat secret ' +
      'sensitiv sequ sex sexu shap sharehold shelv shown shrm sick signatur similar sing sla socc soft solari sop ' +
      'soph spark spin sponsorship spot ssi stack stamp startup statut sterl stp stretch striv subcontract subscrib ' +
      'subscript superb surf swing synchron talk teen temporar tend tenni terminolog th theat theft theta thought ' +
      'threat thriv thru timeli tomcat tourism tract trig troubleshot tun turnaround tutori twic uat understand ' +
      'undertaken unemplo unif uniform va vacation vast vault vert veteran vic virginia visa voluntar vs wait warn ' +
      'warrant wayn weath weekend whenev william wine wir wire wisconsin witness wood wound xslt yield youtub',
  ],
  [
    4.25,
    'a&m ace acm acs actionscript acut ada adam adaptabil adf adjunct adolescent adventur affirm alban alcohol alm ' +
      'alongsid alter anatom ancillar anna ant antonio aol apprenticeship apt arena artifici asa asian assistantship ' +
      'asynchronou atm austin australia australian autocad autonomou az bab bacon baseball bash bean bell berkel ' +
      'bloomberg boundar brainstorm brother bylin cach calculu calibr calm canadian cardiovascular carpet cbs ' +
      'chancell charl chemistr chest choo cinema cis citat cleveland clim clip coal columbu commend competent ' +
      'compress connectiv constraint cornell coupl coupon cpa cpt credibil cricket cruci cryst custodian cv dale dba ' +
      'dbm decid declar demean departur deriv devi dialog dictionar diego dilig dispatch downtown dvd eager ' +
      'edinburgh ell emb emea encompass encrypt endow enlist enrich ensembl entrepreneurship eronaut ethn etiquet ' +
      'evanston evolv excit explan extracurricular face far fetch fish fp&a freedom ft gate geometr georgia geriatr ' +
      'gi gis glass golf got gps guard guardian gui hack half happ hazardou hcl hereb hiv hollywood homework hrs ' +
      'hunt hyderbad ice iis ill illness inconsistenc incr indirect induct ingredient insert interim ios iot iron ' +
      'isi jackson japan jazz jdevelop jefferson junit juri justif juvenil kayak keen kerala king kingdom kit lack ' +
      'leisur libert linear liquid liter logo lost loui luncheon mand manpow manuscript mass matthew maven memo ' +
      'mentorship merit meritoriou metropolitan mgmt mo modern mountain muscl nagar nationwid nich nine nonprofit ' +
      'northeast northeastern northern nova novel obe ohio oncolog opin ops overtim oxford pacif pagemak pan ' +
      'passport patch path paul pdf pepperdin percentag pharmaceut phra plain plast plc pm poor portland postgradu ' +
      'prec pref prim princ psychiatr qtp ray rebuild refin refund relief rescu rever rich roadmap row rt rural ' +
      'sanct sarah satellit satisf save savv saw scalabil scen schem scrutin sec servlet sever shadow sho shor ' +
      'showroom skill skin slip sole someon spain specimen stop strong subordin subst substanti suicid super ' +
      'superintendent symposium symptom sync systemat tableau tagg tau tcp tea telemetr thousand thread tie timefram ' +
      'tip toad toda toler towson transparenc trauma tre true trustworth tub typic ultim understood unusu uttar vb ' +
      'vega victorian vmwar vot wast weapon weigh wind witha withhold xae xsd xsl zero',
  ],
  [
    4.5,
    'abap accentur accpac aci acknowledg acr activex adequac admit african again aged aging alarm alexand alia ' +
      'allen anch andhra andrew anger anim anne anton appli apprent arabia arcgi arch argu arizona aro aspir assert ' +
      'assimil assum astut at&t auct aws axi azur bad bag bagg baselin battl bba beer benefici beneficiar benjamin ' +
      'bentl besid bio biometr birthda bit blast bob boe booth boss bradl brain brazil breakdown brew brokerag budd ' +
      'bullet burbank cambridg cancell capston capt carbon cardiac cardin cardiolog carri carroll caseload casu ' +
      'cathol cdl cgpa ch cha charlot charlottesvill chassi chemotherap chesapeak chi choir cio cit citizenship ' +
      'civic clar clara clifford closur coder cola coll commentar composit comprom conclud conduc conn conscientiou ' +
      'consensu consol consortium constitut coo corro coursera coven cream cruz ct custod dalla dana death deem ' +
      'defenc degrad delinquent dell den deni dependent depreci depress derb detent developmenta dhcp diap ' +
      'disadvantag disconnect disp dissolut donor door drama dream drip dubai dynamo ease eba ebusi ecc eeo eeoc ehr ' +
      'eigrp elicit elit emir empathet empir encount engg enough entrust epidemiolog equal ericsson erob essa esteem ' +
      'ethernet etl eu evening eventu everyda exclu exemplif exempt experienc expir exteri extraordinar factiva fail ' +
      'fan fargo fat fault favorab favorit fda fedora feet fellowship festiv fetal fifth firewall fitt flat fluid ' +
      'fod foot fora ford forklift former forth forthcom fortran fox franklin frederick fruit fullerton fusion ' +
      'gatewa gc geek genet genuin geo gmp grab grand groom gw handbook handicap hcm heal heavi henr heur hik hippa ' +
      'hogan homeless hon hone honorar hopkin horizon hosp hplc hrm hs hsrp icd icon iep imagin immun imperi implant ' +
      'incept incid independ indigenou infect informat infu ingram instead intak intel intent intercultur ir iraqi ' +
      'jack jam jamaica jboss jd jdk jmet johnson jon jquer kent kenya kernel keyboard lad laser latex lawr lawson ' +
      'lee left length lg lifecycl lifeguard lion lisa los lower lubr luxur macro malaysia maneuv mapl marathon ' +
      'marion martin mas matern max mediasourc mellon men mercur miami millennium milwauk mirr mis missouri modell ' +
      'moral morgan morning mount mp mq mt mu multimill mvp myer myriad mysor nagarjuna negat neonat nevada node ' +
      'notar note numer nus nutrient nv nyc obie obstacl occa occas ocean oconnell odi oh oklahoma olymp om omega ' +
      'onsh ordinar oregon orthop ospf osx overhead owed pair parcel paso patent patholog pcs peac peachtr peak ' +
      'pearl pega penalt pend perfect perspectiv persuad pertinent pest pesticid phillip phy physics pictur ' +
      'pinterest plea plug plumb pmp poc polish polytechn pound pp pragmat prefect preform prem premises preschool ' +
      'preview princeton prob prod promo prospectu proxim psych pto quantif rac radar radiolog railwa rand rare ' +
      'react rebat recur refill refrig regent registrar rehab reimbur reject remark renown rent repe repeat repo ' +
      'reposit residenc resort respir respondent retroact richard rider ring riz rollout rotar rs rule sacramento ' +
      'sail salt salv sanctuar sat saudi schema schup scm scotia scrap scratch sd seen sei sf shorten shot sinai ' +
      'singap skip skyp sleep slot sme sms soa socio socket son southwest spa spati split splunk spoken spra squar ' +
      'sri srm ssa ssc sslc steel steven storytell strip struggl subv succ suff sufficient summit sunset suspect ' +
      'suspiciou swift synchronou syndrom taco taleo tap tayl temperatur tenant terrorism them thirt thoma thomson ' +
      'tir tire tm ton tongu toy tra tradeshow transcrib trash ts tucson tweet twent ubuntu ucc uncov under undertak ' +
      'unicef unpaid uphold urgent usaa utmost ux vacanc veget veloc versu villag visibl vivekananda viz vocabular ' +
      'voip vol volleyball vpc vss wa wall want war warfar warm wasp webex webmast wildlif wordperfect worksheet ' +
      'workst xbc xhtml xxxx yard yearsa ymca yourself yrs',
  ],
]
