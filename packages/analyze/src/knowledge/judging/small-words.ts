/**
 * Small words of languages that are judged by what their words mean, by ISO 639-1 code: what stands in any text and says nothing
 * of the work. Folded. From stopwords-iso 1.1.0 (https://github.com/stopwords-iso/stopwords-iso, MIT licence, Gene Diaz and
 * others), without those that other lists here have, or that mean work.
 */
export const SMALL_WORDS: Record<string, string> = {
  ar:
    'اب ابتدا اثر اجل اجمع احد اخ اخذ اخلولق اذ اذا اذما اذن اربعه ارتد استحال اصبح اض اضحي اعاده اعلنت اف اقبل ' +
    'اقل اكثر اكد الا الاخيره الالاء الان الاول الاولي التي الثاني الثانيه الذاتي الذي الذين السابق الف اللاتي ' +
    'اللايي اللتان اللتيا اللتين اللذان اللذين اللواتي الماضي المقبل الوقت اليك اليكم اليكما اليكن اليوم ام اما ' +
    'امام امامك امس امسي ان انا انبري انت انتم انتما انتن انشا انقلب انما انه انها اني اه اها او اوشك اول اولاء ' +
    'اولالك اوليك اوليكم اوه اي ايا ايار اياك اياكم اياكما اياكن ايام ايان ايانا اياه اياها اياهم اياهما اياهن ' +
    'اياي ايضا اين اينما ايه بات باسم بان بخ برس بس بسبب بشكل بضع بطان بعد بعض بك بكم بكما بكن بل بله بلي بما ' +
    'بماذا بمن بن بنا به بها بي بيد بيس بين تان تانك تبدل تجاه تحول تلقاء تلك تلكم تلكما تم ته تي تين تينك ثلاثه ' +
    'ثم ثمه جعل جلل جميع حار حاشا حاي حبذا حتي حذار حري حسب حم حوالي حول حي حيث حيثما حين خلا خلال دون دونك ذا ' +
    'ذات ذاك ذان ذانك ذلك ذلكم ذلكما ذلكن ذه ذو ذوا ذواتا ذواتي ذي ذيت ذين ذينك راح رب رجع رويدك ريث ساء ساءما ' +
    'سبحان سرعان سوف سوي شبه شتان شخصا شرع صار صباح صفر صه ضد ضمن طاق طالما طفق طق ظل عاد عام عاما عدا عدد عدس ' +
    'عدم عده عسي عشر عشره عل علق علي عليك عليه عليها عما عن عند عندما عوض عين غدا غير فان فلان فو في فيم فيما فيه ' +
    'فيها قال قام قبل قد قط قلما قوه كاد كان كانت كانما كاي كاين كخ كذا كذلك كرب كل كلا كلاهما كلتا كلم كلما ' +
    'كليكما كم كما كي كيت كيف كيفما لا لات لاسيما لدن لدي لست لستم لستما لستن لسن لسنا لعل لعمر لقاء لك لكم لكما ' +
    'لكن لكنما لكي لكيلا للامم لم لما لن لنا له لها لو لولا لوما لي ليت ليس ليسا ليست ليستا ليسوا لين ما ماانفك ' +
    'مابرح مادام ماذا مازال مافتي مايو متي مثل مذ مساء مع معاذ مقابل مكانك مكانكم مكانكما مكانكن مليار مليون مما ' +
    'ممن من منذ منها مه مهما نحن نحو نخ نعم نعما نفس نفسه نهايه ها هاتان هاته هاتي هاتين هاك هاهنا هاوم هب هج هذا ' +
    'هذان هذه هذي هذين هكذا هل هلا هلم هم هما هن هنا هناك هنالك هو هولاء هي هيا هيت هيهات وا واحد واضاف واضافت ' +
    'واكد وان واها واوضح وراءك وشكان وفي وقال وقالت وقد وقف وكان وكانت ولا ولم ومن وهو وهي وي ويكان يكون يمكن يوم',
  de:
    'ab aber ach achte achten achter achtes ag allein allem allerdings alles allgemeinen ander andere anderem ' +
    'anderer anderes anderm andern anderr anders ausser ausserdem bald beide beiden beispiel bekannt bereits ' +
    'besonders besser besten bin bisher bist dadurch dafur dagegen daher dahin dahinter damals danach daneben ' +
    'dank dann darauf daraus darf darfst daruber darum darunter dasein daselbst dasselbe davor dazwischen deinem ' +
    'deinen deiner deines dementsprechend demgegenuber demgemass demselben demzufolge denen denn denselben derer ' +
    'derjenige derjenigen dermassen derselbe derselben deshalb desselben deswegen dich diejenige diejenigen dies ' +
    'dieselbe dieselben diesem diesen dir doch drin dritte dritten dritter drittes durchaus durfen durft durfte ' +
    'durften eben ebenso ehrlich ei eigen eigene eigenen eigener eigenes einander einig einige einigem einigen ' +
    'einiger einiges einmal eins elf ende endlich entweder ernst erst etwas euer eure eurem euren eurer eures ' +
    'folgende fruher funfte funften funfter funftes gab ganz ganze ganzen ganzer ganzes gar gedurft gegenuber ' +
    'gehabt gehen geht gekannt gekonnt gemacht gemocht gemusst genug gerade gern geschweige gewesen gewollt ' +
    'geworden gibt ging gleich gott gross grosse grosser grosses gut hab habe habt hast hatte hatten hattest ' +
    'hattet heisst hin hinter hoch ich ihnen immer indem infolgedessen ins irgend ja jedem jeden jedermann ' +
    'jedermanns jedoch jemand jemandem jemanden jene jenem jenen jener jenes jetzt kam kann kannst kaum kein ' +
    'keine keinem keinen keiner keines kleine kleinen kleiner kleines kommen kommt konnen konnt konnte konnten ' +
    'kurz lang lange leicht leide lieber machen macht machte magst mal manche manchem manchen mancher manches ' +
    'mann mein meine meinem meinen meiner meines mittel mochte mochten mogen moglich mogt morgen muss mussen ' +
    'musst musste mussten nachdem nahm naturlich neben nein neue neuen neunte neunten neunter neuntes nichts ' +
    'niemand niemandem niemanden nun oben offen oft ordnung richtig sache sagt sagte sah satt schlecht schluss ' +
    'sechste sechsten sechster sechstes sei seid seien sein seine seinem seinen seiner seines seitdem selbst ' +
    'siebente siebenten siebenter siebentes solang solche solchem solchen solcher solches soll sollen sollst ' +
    'sollt sollte sollten sondern sonst soweit spater startseite statt steht suche tag tage tagen tat teil tel ' +
    'tritt trotzdem tun uberhaupt ubrigens uhr unse unsem unsen unserer unses unter vergangenen viel viele vielem ' +
    'vielen vielleicht vierte vierten vierter viertes wahr wahrenddem wahrenddessen wann waren warst wart warum ' +
    'weg wegen weit weiter weiteren welchem welchen welcher welches wem wen wenig wenige weniger weniges ' +
    'wenigstens wer werde werdet weshalb wessen wie wieder wieso willst wirklich wirst wissen wo woher wohin wohl ' +
    'wollen wollt wollte wollten worden wurde wurden zehnte zehnten zehnter zehntes zeit zuerst zugleich zunachst ' +
    'zuruck zusammen zwanzig zwar zweite zweiten zweiter zweites zwolf',
  es:
    'actualmente adelante ademas adrede afirmo agrego ahi ahora algo algun alguna algunas alguno algunos alli ' +
    'alrededor ambos ampleamos anadio antano ante anterior antes apenas aproximadamente aquel aquella aquellas ' +
    'aquello aquellos aqui arriba arribaabajo aseguro asi atras aun aunque ayer bajo bastante bien breve buen ' +
    'buena buenas bueno buenos casi cerca cierta ciertas cierto ciertos claro comento conmigo conocer considera ' +
    'considero consigo contigo contra cosas creo cual cuales cualquier cuanta cuantas cuanto cuantos cuenta dado ' +
    'dan dar debajo debe deben debido decir dejo delante demas demasiado dentro deprisa despacio despues detras ' +
    'dia dias dice dicen dicho dieron diferente diferentes dijeron dijo dio ejemplo ella ellas ello ellos embargo ' +
    'encima encuentra enfrente enseguida entonces era erais eramos eran eras eres esa esas ese eso esos estaba ' +
    'estabais estabamos estaban estabas estad estada estadas estado estados estais estamos estan estando estar ' +
    'estara estaran estaras estare estareis estaremos estaria estariais estariamos estarian estarias este esteis ' +
    'estemos esten estes esto estoy estuve estuviera estuvierais estuvieramos estuvieran estuvieras estuvieron ' +
    'estuviese estuvieseis estuviesemos estuviesen estuvieses estuvimos estuviste estuvisteis estuvo ex excepto ' +
    'existe existen expreso fin final fue fuera fuerais fueramos fueran fueras fueron fuese fueseis fuesemos ' +
    'fuesen fueses fui fuimos fuiste fuisteis general gran grandes gueno ha habeis haber habia habiais habiamos ' +
    'habian habias habida habidas habido habidos habiendo habla hablan habra habran habras habre habreis habremos ' +
    'habria habriais habriamos habrian habrias hace haceis hacemos hacen hacer hacerlo haces hacia haciendo hago ' +
    'han hay haya hayais hayamos hayan hayas hecho hemos hicieron hizo horas hoy hube hubiera hubierais ' +
    'hubieramos hubieran hubieras hubieron hubiese hubieseis hubiesemos hubiesen hubieses hubimos hubiste ' +
    'hubisteis hubo igual incluso indico informo intenta intentais intentamos intentan intentar intentas intento ' +
    'ir junto lado largo lejos llego lleva llevar luego lugar mal manera manifesto mas mayor mediante medio mejor ' +
    'menciono menos menudo mia mias mientras mio mios mis misma mismas mismo mismos modo momento mucha muchas ' +
    'mucho muchos nada nadie ni ningun ninguna ningunas ninguno ningunos nosotras nosotros nuestras nuestros ' +
    'nueva nuevas nuevo nuevos nunca pais parece parte partir pasada pasado peor pero pesar poca pocas poco pocos ' +
    'podeis podemos poder podra podran podria podriais podriamos podrian podrias poner porque posible primer ' +
    'primera primero primeros principalmente pronto propia propias propio propios proximo proximos pudo pueda ' +
    'puede pueden puedo pues qeu quedo queremos quien quienes quiere quiza quizas raras realizado realizo repente ' +
    'respecto sabe sabeis sabemos saben saber sabes sal salvo sea seais seamos sean seas segunda segundo senalo ' +
    'sera seran seras sere sereis seremos seria seriais seriamos serian serias sido siempre siendo sigue ' +
    'siguiente sino sois sola solamente solas solo solos somos soy soyos supuesto suya suyas suyo suyos tal ' +
    'tampoco tan tanto tarde temprano tendra tendran tendras tendre tendreis tendremos tendria tendriais ' +
    'tendriamos tendrian tendrias tened teneis tenemos tener tenga tengais tengamos tengan tengas tengo tenia ' +
    'teniais teniamos tenian tenias tenida tenidas tenido tenidos teniendo tercera tiempo tiene tienen tienes ' +
    'todavia total trabaja trabajais trabajamos trabajan trabajas tras trata traves tu tus tuve tuviera tuvierais ' +
    'tuvieramos tuvieran tuvieras tuvieron tuviese tuvieseis tuviesemos tuviesen tuvieses tuvimos tuviste ' +
    'tuvisteis tuvo tuya tuyas tuyo tuyos ultima ultimas ultimo ultimos usa usais usamos usan usar usas uso usted ' +
    'ustedes va vais vamos varias varios vaya veces ver verdad verdadera verdadero vez vosotras vosotros voy ' +
    'vuestra vuestras vuestro vuestros ya yo',
  fr:
    'abord absolument ah ai aie aient aies ailleurs ait allaient allo allons alors anterieur anterieure ' +
    'anterieures apres assez attendu aucun aucune aucuns aujourd aupres auquel aura aurai auraient aurais aurait ' +
    'auras aurez auriez aurions aurons auront autant autrefois autrement autrui auxquelles auxquels avaient avais ' +
    'avait avant avez aviez avons ayant ayez ayons bah bas basee bat beau beaucoup bien bigre boum bravo brrr ca ' +
    'car ceci cela celle celles celui cent cependant certain certaine certaines certains certes chacun chacune ' +
    'chaque cher chere cheres chers chiche chut ci cinquantaine cinquante cinquantieme cinquieme clac clic ' +
    'combien comment compris concernant contre couic crac debout debut dedans dehors deja dela dernier derniere ' +
    'derriere desormais desquelles desquels dessous dessus deuxieme deuxiemement devant devers devra devrait ' +
    'differente differentes differents dire directe directement dite dits diverse diverses dixieme doit doivent ' +
    'douze douzieme dring droite duquel durant effet egale egalement egales eh elles encore enfin envers environ ' +
    'etaient etais etait etant etat ete etee etees etes etiez etions eu eue eues euh eumes eurent eus eusse ' +
    'eussent eusses eussiez eussions eut eutes eux exactement excepte extenso exterieur facon fais faisaient ' +
    'faisant fait faites feront fi flac floc fois font force fumes furent fus fusse fussent fusses fussiez ' +
    'fussions fut futes gens ha haut hein helas hem hep hi ho hola hop hormis hors hou houp hue hui huitieme hum ' +
    'hurrah ici ils importe jusque juste laisser laquelle lequel lesquelles lesquels longtemps lorsque lui ma ' +
    'maint maintenant malgre maximale memes merci mes mien mienne miennes miens mille mince minimale moi moindres ' +
    'moins mon mot moyennant multiple multiples naturel naturelle naturelles ne neanmoins necessaire ' +
    'necessairement neuvieme ni nombreuses nombreux nommes non notamment notres nouveau nouveaux nul oh ohe ole ' +
    'olle ont onzieme ore ouf ouias oust ouste outre ouvert ouverte ouverts paf pan parce parfois parle parlent ' +
    'parler parmi parseme partant particulier particuliere particulierement pas passe pense permet peu peut ' +
    'peuvent peux pff pfft pfut pif pire plein plouf plupart plusieurs plutot possessif possessifs possible ' +
    'possibles pouah pourquoi pourrais pourrait pouvait prealable precisement premierement pres probable probante ' +
    'procedant proche psitt pu puis puisque pur pure qu quand quant quanta quarante quatorze quatrieme ' +
    'quatriemement quel quelconque quelle quelles quelque quelques quels quiconque quinze quoi quoique rare ' +
    'rarement rares relative relativement remarquable rend rendre restant reste restent restrictif revoici ' +
    'revoila rien sacrebleu sait sapristi sauf sein seize semblable semblaient semble semblent sent septieme sera ' +
    'serai seraient serais serait seras serez seriez serions serons seront ses seul seule seulement sien sienne ' +
    'siennes siens sinon sixieme soi soient sois soit soixante sommes souvent soyez soyons specifique specifiques ' +
    'speculatif stop strictement subtiles suffisant suffisante suffit suis suit suivant suivante suivantes ' +
    'suivants sujet superpose surtout ta tac tandis tant tardive tel telle tellement telles tels tenant tend ' +
    'tenir tente tes tic tienne tiennes tiens toc toi ton touchant toujours toutefois treize trente troisieme ' +
    'troisiemement trop tsoin tsouin tu unes uniformement unique uniques va vais vas vif vifs vingt vivat vive ' +
    'vives vlan voici voie voient voila voire vont votres vu zut',
  it:
    'abbastanza abbia abbiamo abbiano abbiate accidenti ad adesso affinche agl ahime ai alcuna alcuni alcuno allo ' +
    'allora altrimenti altrove altrui ancora ansa anticipo assai attesa attraverso avanti avemmo avendo avente ' +
    'aver avere averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano avevate avevi ' +
    'avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avuta avute ' +
    'avuti avuto basta ben bene benissimo brava bravo caso cento certa certe certi certo chi chicchessia chiunque ' +
    'ci ciascuna ciascuno cima cio cioe circa citta co codesta codesti codesto cogli coi col colei coll colui ' +
    'cominci comunque concernente conclusione consecutivi consecutivo contro cortesia cos cosi cui dagl dagli ' +
    'dall dallo dappertutto davanti degl dell dello dentro detto deve devo dice dietro dire dirimpetto diventa ' +
    'diventare diventato dopo doppio dov dovra dovunque dunque ebbe ebbero ebbi ecc ecco ed effettivamente egli ' +
    'ella entrambi eppure era erano eravamo eravate eri ero esempio esse essendo esser essere essi ex fa faccia ' +
    'facciamo facciano faccio facemmo facendo facesse facessero facessi facessimo faceste facesti faceva facevamo ' +
    'facevano facevate facevi facevo fai fanno fara farai faranno fare farebbe farebbero farei faremmo faremo ' +
    'fareste faresti farete faro fatto favore fece fecero feci fin finalmente finche fine fino forse forza fosse ' +
    'fossero fossi fossimo foste fosti frattempo fu fui fummo fuori furono futuro generale gente gia giacche ' +
    'giorni giorno giu gliela gliele glieli glielo gliene grande grazie gruppo ha haha hai hanno ho ieri ' +
    'improvviso inc indietro infatti inoltre insieme intanto intorno invece io lasciato lato lei li lontano loro ' +
    'lui lungo luogo ma macche magari maggior mai malgrado malissimo medesimo mediante meglio meno mentre mezzo ' +
    'mia mie miei mila miliardi milioni minimi mio modo molta molti moltissimo momento mondo ne negl nell nello ' +
    'nemmeno neppure nessun nessuna nessuno niente noi nome non nondimeno nonostante nonsia nostra nostre nostri ' +
    'nostro novanta nulla nuovi nuovo oggi ognuna ognuno oltre oppure ora ore osi ossia ottanta paese parecchi ' +
    'parecchie parecchio parte partendo peccato peggio perche percio perfino pero persino piedi pieno piglia piu ' +
    'piuttosto pochissimo poco poi poiche possa possedere posteriore potrebbe preferibilmente presa press prima ' +
    'primo principalmente probabilmente promesso proprio puo pure purtroppo qua qualche qualcosa qualcuna ' +
    'qualcuno quale quali qualunque quanta quante quanti quanto quantunque quarto quasi quel quella quelle quelli ' +
    'quello quest queste questi quindi quinto realmente recente recentemente relativo riecco rispetto salvo sara ' +
    'sarai saranno sarebbe sarebbero sarei saremmo saremo sareste saresti sarete saro scola scopo scorso secondo ' +
    'seguente seguito sei sembra sembrare sembrato sembrava sembri sempre sia siamo siano siate sig solito solo ' +
    'soltanto sopra soprattutto sotto spesso sta stai stando stanno stara starai staranno starebbe starebbero ' +
    'starei staremmo staremo stareste staresti starete staro stata stati stato stava stavamo stavano stavate ' +
    'stavi stavo stemmo stessa stesse stessero stessi stessimo stesso steste stesti stette stettero stetti stia ' +
    'stiamo stiano stiate sto subito successivamente successivo sue sugl sugli sui sull sulle sullo suoi tale ' +
    'tali talvolta tanto tempo terzo th ti tranne trenta triplo troppo trovato tu tua tue tuo tuoi tutta tuttavia ' +
    'tutte tutti tutto uguali ulteriore ultimo uomo va vai vale vari varia varie vario verso vicino visto vita ' +
    'voi volta volte vostra vostre vostri vostro',
  nl:
    'aangaande aangezien achte achter achterna af afgelopen aldaar aldus alhoewel alias allebei alleen alles ' +
    'alsnog altijd altoos ander andere anders anderszins beetje behalve beide beiden ben beneden bent betreffende ' +
    'bijna bijv binnen binnenin blijkbaar blijken boven bovenal bovendien bovengenoemd bovenstaand bovenvermeld ' +
    'buiten daar daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs dan deden deed derde ' +
    'derhalve dertig dhr dikwijls doch doe doen doet doorgaand duizend dus echter eens eer eerdat eerder eerlang ' +
    'eerst eerste eigen eigenlijk elk elke enig enige enigszins enkel erdoor erg ergens etcetera eveneens evenwel ' +
    'gauw ge gedurende geen gehad gekund geleden gelijk gemoeten gemogen genoeg geweest gewoon gewoonweg haar ' +
    'haarzelf hadden hare heb hebben hebt hedden heeft heel hem hemzelf hen hetzelfde hierbeneden hierboven ' +
    'hierin hierna hierom hij hijzelf hoe hoewel honderd hun hunne ieder iedere iedereen iemand iets ik ikzelf ' +
    'inderdaad inmiddels intussen inzake ja jezelf jijzelf jou jouwe juist jullie kan klaar kon konden krachtens ' +
    'kun kunnen kunt laatst later liever lijken lijkt maak maakt maakte maakten maken meest meestal mevr mezelf ' +
    'mij mijn mijnent mijner mijzelf minder misschien missen mits mocht mochten moest moesten moet moeten mogen ' +
    'mw nadat nam namelijk nee neem nemen nergens net niemand niets niks nochtans nogal nooit nu nv ofschoon om ' +
    'omdat omhoog omlaag omstreeks omtrent omver ondanks ondertussen ongeveer onszelf onzeker ooit opnieuw opzij ' +
    'overal overeind overigens paar pas recent redelijk reeds rond rondom samen sedert sindsdien slechts sommige ' +
    'spoedig steeds tamelijk tegen tegenover tenzij terwijl thans tiende tijdens tja toch toe toen toenmaals ' +
    'toenmalig totdat tweede uitgezonderd uw vaak vaakwat vanaf vandaan vanuit vanwege veel veeleer veertig ' +
    'verder verscheidene verschillende vervolgens vierde vijfde vijftig vol volgend volgens vooraf vooral ' +
    'vooralsnog voorbij voordat voordezen voordien voorheen voorop voorts vooruit vrij vroeg waar waarom ' +
    'waarschijnlijk wanneer waren wat wederom weer weg wegens weinig weldra welk welke werd werder wezen whatever ' +
    'wie wiens wier wijzelf wil wilden willen word worden wordt zal zei zeker zelf zelfde zelfs zich zichzelf zij ' +
    'zijne zijzelf zo zoals zodat zodra zou zouden zowat zulk zulke zullen zult',
  pl:
    'stazu minimum dwuletni dwuletnie dwuletniego trzyletni trzyletnie trzyletniego letni letnie letniego ' +
    'aby ach acz aczkolwiek aj albo ale alez ani az bardziej beda bedzie bez bo bowiem byc byl byla byli bylo ' +
    'byly bym bynajmniej cala cali caly chce choc ci cie ciebie co cokolwiek coraz cos czasami czasem czemu ' +
    'czesto czy czyli daleko dlaczego dlatego dobrze dokad dosc dr duzo dwa dwaj dwie dwoje dzis dzisiaj gdy ' +
    'gdyby gdyz gdzie gdziekolwiek gdzies go godz hab ich ii iii inna inny innych iv ix iz ja jakas jakby jaki ' +
    'jakichs jakie jakis jakiz jakkolwiek jako jakos jeden jedna jednak jednakze jedno jednym jedynie jego jej ' +
    'jemu jesli jestem jeszcze jezeli juz kazdy kiedy kierunku kilka kilku kims kto ktokolwiek ktore ktorego ' +
    'ktorej ktorych ktorym ktorzy ktos ku lat lecz ma maja malo mam mamy mial miedzy mimo mna mnie moga moi moim ' +
    'moj moja moje moze mozliwe mozna mu musi nad nam nami nasi nasz nasza nasze naszego naszych natomiast ' +
    'natychmiast nawet nia nic nich niech niego niej niemu nigdy nim nimi niz nowe np nr obok ok okolo ona oni ' +
    'ono oto owszem pan pana pani pl pod podczas pomimo ponad poniewaz powinien powinna powinni powinno poza ' +
    'prawie prof przeciez przed przede przedtem przy raz razie roku rowniez sam sama skad soba sobie sposob swoje ' +
    'ta tak taka taki takich takie takze tam tego tej tel temu teraz tez toba tobie totez totoba trzeba tu tutaj ' +
    'twoi twoim twoj twoja twoje twym ty tych tylko tym tys tzw ul vii viii vol wam wami wasi wasz wasza wasze ' +
    'wedlug wie wiec wiecej wiele wielu wlasnie wsrod wszyscy wszystkich wszystkie wszystkim wszystko wtedy wy xi ' +
    'xii xiii xiv xv za zaden zadna zadne zadnych zapewne zas zawsze zeby zeznowu zl znow znowu zostal',
  pt:
    'acerca adeus agora ai ainda alem algmas algo algumas alguns ali ambas ambos antes aonde apenas apontar apos ' +
    'aquela aquelas aquele aqueles aqui aquilo area assim atras atraves baixo bastante bem boa boas bom bons ' +
    'breve ca caminho catorze cedo cento certamente certeza cima coisa comprido conhecido contra contudo corrente ' +
    'cuja cujas cujo cujos custa dao daquela daquelas daquele daqueles dar debaixo dela delas dele deles demais ' +
    'dentro depois desligado dessa dessas desse desses desta destas deste destes deve devem devera dez dezanove ' +
    'dezasseis dezassete dezoito dia diante direita dispoe dispoem diversa diversas diversos diz dizem dizer doze ' +
    'ela elas ele eles em embora enquanto entao era eram eramos essa essas esse esses estado estamos estao estar ' +
    'estara estava estavam estavamos este esteja estejam estejamos estes esteve estive estivemos estiver estivera ' +
    'estiveram estiveramos estiverem estivermos estivesse estivessem estivessemos estiveste estivestes estou eu ' +
    'exemplo faco falta fara favor faz fazeis fazem fazemos fazer fazes fazia fez fim final foi fomos fora foram ' +
    'foramos forem formos fosse fossem fossemos foste fostes fui geral grande grandes grupo ha haja hajam hajamos ' +
    'hao havemos havia hei hoje hora horas houve houvemos houver houvera houveram houveramos houverao houverei ' +
    'houverem houveremos houveria houveriam houveriamos houvermos houvesse houvessem houvessemos inicio ir ira ' +
    'isso ista iste isto ja lado lhe lhes ligado local longe lugar maior maioria maiorias mal mas maximo mediante ' +
    'menor menos mes mesma mesmas mesmo mesmos meu meus mil minha minhas momento muitos nada nao naquela naquelas ' +
    'naquele naqueles nem nenhuma nessa nessas nesse nesses nesta nestas neste nestes nome nossa nossas nosso ' +
    'nossos nova novas novo novos num numa numas numero nunca nuns obrigada obrigado oitava oitavo oito ontem ' +
    'outra outro parece parte partir paucas pegar perante perto pode podem poder podera podia poe poem pois ponto ' +
    'pontos porque portanto posicao possivel possivelmente posso pouca pouco poucos povo primeira primeiras ' +
    'primeiro primeiros promeiro propios propria proprias proprio proprios proxima proximas proximo proximos ' +
    'puderam quais qual qualquer quanto quarta quem quer quereis querem queremas queres quero questao quieto ' +
    'quinta quinto quinze sabe sabem saber sao segunda segundo sei seja sejam sejamos sempre sendo sera serao ' +
    'serei seremos seria seriam seriamos sete setima setimo seus sexta sexto sim sob sois somente somos sou suas ' +
    'tal talvez tanta tantas tanto tao tarde tem temos tempo tendes tenha tenham tenhamos tenho tens tentar ' +
    'tentaram tente tentei ter tera terao terceira terceiro terei teremos teria teriam teriamos teu teus teve ' +
    'tinha tinham tinhamos tipo tive tivemos tiver tivera tiveram tiveramos tiverem tivermos tivesse tivessem ' +
    'tivessemos tiveste tivestes trabalhar treze tu tua tuas tudo ultimo usa usar vai vais vao varios veja vem ' +
    'vens ver verdade verdadeiro vez vezes vindo vinte voce voces vossa vossas vosso vossos zero',
  ru:
    'алло без белыи близко более больше большои будем будет будете будешь будто буду будут будь бы бывает бывь ' +
    'был была были было быть важная важное важные важныи вам вами вас ваша ваше ваши вверх вдали вдруг ведь везде ' +
    'вернуться весь вечер взгляд взять вид видел видеть вместе вне вниз внизу воина вокруг вон вообще вопрос ' +
    'восемнадцатыи восемнадцать восемь восьмои вот впрочем времени все всегда всего всем всеми всему всех всею ' +
    'всю всюду вся второи выити где главныи глаз говорил говорит говорить год года году голова голос город да ' +
    'давать давно даже далекии далеко дальше даром дать два двадцатыи двадцать две двенадцатыи двенадцать дверь ' +
    'двух девятнадцатыи девятнадцать девятыи девять деиствительно дел делал делать делаю дело день десятыи десять ' +
    'довольно долго должен должно должныи дом друг другая другие других друго другое другои думать душа его ее еи ' +
    'ему если есть еще ею ждать же жена женщина жизнь жить занят занята занято заняты затем зато зачем здесь ' +
    'земля знать значит значить иди идти им имеет имел именно иметь ими имя иногда их каждая каждое каждые каждыи ' +
    'кажется казаться какая какои кем книга когда кого ком кому конец конечно которая которого которои которые ' +
    'которыи которых кроме кругом кто куда лежать лет ли лицо лишь лучше любить люди маленькии мало мать между ' +
    'меля менее меньше меня место миллионов мимо минута мир мира мне много многочисленная многочисленное ' +
    'многочисленные многочисленныи мнои мною мог могу могут мое мож может можно можхо мои мор москва мочь моя ' +
    'наверху над надо назад наиболее наити наконец нам нами народ нас начала начать наша наше наши него недавно ' +
    'недалеко нее неи некоторыи нельзя нем немного нему непрерывно нередко несколько нет нею ни нибудь ниже низко ' +
    'никакои никогда никто никуда ним ними них ничего ничто но новыи нога ночь ну нужно нужныи нх оба обычно один ' +
    'одиннадцатыи одиннадцать однажды однако одного однои оказаться окно около он она они оно опять особенно ' +
    'остаться ответить отец откуда отовсюду отсюда очень первыи перед плечо под подоиди подумать пожалуиста позже ' +
    'поити пока пол получить помнить понимать понять пор пора после последнии посмотреть посреди потом потому ' +
    'почему почти правда прекрасно при про просто против процентов путь пятнадцатыи пятнадцать пятыи пять раз ' +
    'разве рано раньше решить россия рука русскии ряд рядом сам сама сами самим самими самих само самого самои ' +
    'самом самому саму самыи свет свое своего своеи свои своих свою сделать сеаои себе себя сегодня седьмои ' +
    'семнадцатыи семнадцать семь сидеть сила сих сказал сказала сказать сколько слишком слово смотреть сначала ' +
    'снова собои собою советскии совсем спасибо спросить сразу стал старыи стать сторона стоять страна суть так ' +
    'такая также таки такие такое такои там твое твои твоя те тебе тебя тем теми теперь тех то тобои тобою тогда ' +
    'того тоже только том тому тот тою третии три тринадцатыи тринадцать ту туда тут ты тысяч увидеть уж уже ' +
    'улица уметь утро хорошо хотеть хоть хотя хочешь час часто часть чаще чего чем чему через четвертыи четыре ' +
    'четырнадцатыи четырнадцать чтоб чтобы чуть шестнадцатыи шестнадцать шестои шесть эта эти этим этими этих ' +
    'этого этои этом этому этот эту являюсь',
  sv:
    'aderton adertonde adjo aldrig allas allt alltid alltsa andra andras annan annat annu artonde artonn ' +
    'atminstone atta attio attionde attonde aven bada badas bakom bara bast battre behova behovas behovde behovt ' +
    'beslut beslutat beslutit bland blev bli blir blivit bort borta bra dag dagar dagarna dagen dar darfor delen ' +
    'denna deras dess dessa detta dig dina ditt dock dom efter eftersom ej elfte elva emot enkel enkelt enkla ' +
    'enligt ens era ers ert ettusen fa fanns far fatt fem femte femtio femtionde femton femtonde fick fin finnas ' +
    'finns fjarde fjorton fjortonde fler flera flesta foljande fore forlat forra forsta fram framfor fyra fyrtio ' +
    'fyrtionde ga galla galler gallt gar garna gatt genast genom gick gjorde gjort god goda godare godast gor ' +
    'gora gott ha hade haft han hans har heller hellre helst helt henne hennes hit hog hoger hogre hogst hon ' +
    'honom hundra hundraen hundraett hur ibland icke idag igar igen imorgon infor inga ingen ingenting inget ' +
    'innan inom inte inuti ja jag jo ju kan kanske knappast kom komma kommer kommit kr kunde kunna kunnat kvar ' +
    'lange langre langsam langsammare langsammast langsamt langst langt lat latt lattare lattast legat ligga ' +
    'ligger lika likstalld likstallda lilla lite liten litet manga maste mej mellan mer mera mest mig min mina ' +
    'mindre minst mitt mittemot mojlig mojligen mojligt mojligtvis mot mycket nagon nagonting nagot nagra nan ' +
    'nanting nar nasta ned nederst nedersta nedre nej ner ni nio nionde nittio nittionde nitton nittonde ' +
    'nodvandig nodvandiga nodvandigt nodvandigtvis noll nr nu nummer ocksa ofta oftast olika olikt om oss ' +
    'overmorgon overst ovre rakt ratt redan sadan sadana sadant sade saga sager sagt samma samre samst sedan ' +
    'senare senast sent sex sextio sextionde sexton sextonde sig sina sist sista siste sitt sitta sjalv sjatte ' +
    'sju sjunde sjuttio sjuttionde sjutton sjuttonde ska skall skulle slutligen sma smatt snart stor stora storre ' +
    'storst stort ta tack tar tidig tidigare tidigast tidigt tills tillsammans tio tionde tjugo tjugoen tjugoett ' +
    'tjugonde tjugotre tjugotva tjungo tolfte tolv tredje trettio trettionde tretton trettonde tva tvahundra upp ' +
    'ur ursakt ut utanfor ute vad val vanster vanstra var vara varfor varifran varit varje varken varre vars ' +
    'varsagod vart vem vems verkligen vid vidare viktig viktigare viktigast viktigt vilka vilkas vilken vilket ' +
    'vill',
  tr:
    'acaba acep acikca acikcasi adamakilli adeta ait alti altmis altmyþ alty ama amma anca ancak arada artyk ' +
    'aslinda aynen ayrica az bana bari baskasi batka bazen bazi bazy belki ben benden beni benim beri beriki bet ' +
    'beþ bilcumle bile bin binaen binaenaleyh biraz birazdan birbiri bircogu bircok birden birdenbire biri birice ' +
    'birileri birisi birkac birkaci birkez birlikte birsey birseyi birtey birþey birþeyi bitevi biteviye bittabi ' +
    'biz bizatihi bizce bizcileyin bizden bize bizi bizim bizimki bizzat bosuna boyle boylece boylecene ' +
    'boylelikle boylemesine boylesine buna bunda bundan bunlar bunlari bunlarin bunu bunun buracikta burada ' +
    'buradan burasi busbutun butun cabuk cabukca cesitli cogu cogun cogunca cogunlukla cokca coklari coklarinca ' +
    'cokluk coklukla cuk cumlesi cunku dahi dahil dahilen daima dair dayanarak dedil defa degil degin dek demin ' +
    'demincek deminden denli derakap derhal derken dider digeri diye dogru doksan dokuz dolayi dolayisiyla edecek ' +
    'eden eder ederek edilecek ediliyor edilmesi ediyor eger elbet elbette elli emme enikonu epey epeyce epeyi ' +
    'esasen esnasinda etmesi etrafli etraflica etti ettigi ettigini evleviyetle evvel evvela evvelce evvelden ' +
    'evvelemirde evveli fakat filanca gah gayet gayetle gayri gecende gecenlerde gelgelelim gene gerci gerek ' +
    'gibilerden gibisinden gine girla gore hakeza halbuki halihazirda haliyle handiyse hangi hangisi hani haric ' +
    'hasebiyle hasili hatta hele hem henuz hep hepsi herhangi herkes herkesin hic hicbir hicbiri hos hulasaten ' +
    'iken ila ilen ilgili ilk illa illaki imdi indinde inen insermi ise iste ister itibaren itibariyla itibariyle ' +
    'itte iyice iyicene kaci kadar kaffesi kah kala kanymca karsin katrilyon kelli kendi kendilerine kendini ' +
    'kendisi kendisine kendisini kere keske ketke kez keza kezalik ki kim kimden kime kimi kimisi kimse kimsecik ' +
    'kimsecikler kirk kisaca kulliyen kyrk kysaca lakin leh lutfen maada madem mademki mamafih mebni meder meger ' +
    'megerki megerse milyar milyon mu nasi nasil nasilsa nasyl nazaran ne neden nedeniyle nedenle nedense nerde ' +
    'nerden nerdeyse nere nerede nereden neredeyse neresi nereye netekim neye neyi neyse nicin nihayet ' +
    'nihayetinde nitekim niye obur oburku oburu oldu oldugu oldugunu oldukca olduklarini olmadi olmadigi olmak ' +
    'olmasi olmayan olmaz olsa olsun olup olur olursa oluyor ona onca once onceden onceleri onculayin onda ondan ' +
    'onlar onlardan onlari onlarin onlaryn onu onun oracik oracikta orada oradan oranca oranla oraya oteki ' +
    'otekisi otuz oyle oylece oylelikle oylemesine oysa oysaki oz pek pekala pekce peki peyderpey ragmen sadece ' +
    'sahi sahiden sana sanki sayet sekiz seksen sen senden seni senin sey seyden seyi seyler siz sizden sizi ' +
    'sizin sonra sonradan sonralari sonunda soyle suna suncacik sunda sundan sunlar sunlari sunu sunun sura ' +
    'suracik suracikta surasi tabii tam tamam tamamen tamamiyla tarafindan tayet tek timdi toyle trilyon tu tum ' +
    'uzere var vardi vasitasiyla velev velhasil velhasilikelam veyahut ya yahut yakinda yakindan yakinen ' +
    'yakinlarda yalniz yalnizca yani yapacak yapilan yapilmasi yapiyor yapmak yapti yaptigi yaptigini yaptiklari ' +
    'yedi yeniden yenilerde yerine yetmis yetmit yetmiþ yine yirmi yok yoksa yoluyla yuz yuzunden zarfinda zaten ' +
    'zati zira þey þeyden þeyi þeyler þu þuna þunda þundan þunu',
}
