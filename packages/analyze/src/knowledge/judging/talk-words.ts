/**
 * How headings of adverts speak that stand in no list of headings: "What would make us smile", "Why we need you". Folded
 * beginnings of words; the first kind with one of them wins.
 */
export const HEADING_CUES: [kind: 'skip' | 'nice' | 'must' | 'duties', beginnings: string][] = [
  [
    'duties',
    `somebody to|someone to|bringen sie sich ein|bringst du dich ein|somebody who will|someone who will|a person to|you will be responsible`,
  ],
  [
    'must',
    `profil ideal|ideal profile|ideal candidate|perfil ideal|ideale kandidat|candidato ideal|profilo ideale|fait pour vous|fait pour toi|right for you|good fit|perfect fit|passt zu dir|passen zu uns|passt du|vorausgesetzt|eres tu|successful|looking for|you have|you will have|you'll have|you should have|you must have|you already have|you've got|is this you|is that you|is this is you|sounds? like you`,
  ],
  [
    'skip',
    `why|benefit|freuen|perk|salary|apply|contact|offer|we are|life at|get from us|in return|warum|biete|vorteile|bewerb|kontakt|gehalt|wir sind|pourquoi|nous vous|avantage|remuneration|postuler|nous sommes|ofrec|oferec|beneficio|salario|contacto|contato|somos|perche|offri|contatt|stipendio|siamo|waarom|bieden|salaris|sollicit|dlaczego|oferuj|wynagrodzenie|neden|sunuyor|basvur|iletisim|почему|предлага|зарплат|контакт|erbjud|tilbyr|tilbyder|ansok|ansog|soknad|kontakt|福利|薪|联系|待遇|給与|応募方法|혜택|급여|문의|لماذا|نقدم|الراتب|التقديم|वेतन|संपर्क|आवेदन|สวัสดิการ|ติดต่อ`,
  ],
  [
    'nice',
    `nice|would|bonus|plus|advantage|desir|prefer|ideal|smile|extra|optional|welcome|wunsch|ware|vorteil|gern|souhait|appreci|atout|serai|sareb|seri|valora|deseabl|sumar|valoriz|desejav|diferencia|gradit|preferenz|piacer|pluspunt|wenselijk|merit|fordel(?!e)|onskv|onskel|onsk|docenimy|apprezz|meegenomen|mile widziane|atut|tercih|желательн|плюс|преимуществ|приветств|优先|加分|歓迎|尚可|우대|يفضل|ميزة|वांछनीय|प्राथमिकता|พิเศษ`,
  ],
  [
    'must',
    `need|ask|expect|require|must|qualif|bring|profile|look for|looking for|experience|skill|about you|who you are|essential|brauch|erwart|mitbring|profil|voraussetz|anforder|du bist|sie sind|attend|recherch|demand|compet|exig|buscamos|pedimos|necesit|requisit|perfil|aport|procuramos|precisamos|esperamos|cerchiamo|chiediamo|vragen|zoeken|verwacht|breng|oczekuj|wymag|szukamy|beklen|aranan|требова|ожида|ищем|wer (?:du bist|sie sind)|wie ben jij|wie ben je|kim jestes|vem ar du|hvem er du|quien eres|quem e voce|chi sei|qui etes-vous|qui es-tu|кто вы|кто нам нужен|sen kimsin|krav|kvalifik|vi soker|ni har|du har|要求|条件|資格|求める|자격|요건|조건|الشروط|المطلوب|المؤهلات|योग्यता|अपेक्ष|คุณสมบัติ`,
  ],
  [
    'duties',
    `you will|you'll|you do|your day|doing|role|task|dut|responsib|mission|aufgabe|tatigkeit|rolle|machst|tache|feras|ferez|quotidien|funcion|tarea|haras|atividad|funcoes|fara|ruolo|mansion|attivita|farai|taken|rol|doen|arbetsuppgift|arbeidsoppgav|arbejdsopgav|oppgav|opgav|uppgift|ansvar|obowiazk|zadani|gorev|sorumlu|обязанност|задач|职责|内容|業務|仕事|업무|المهام|المسؤوليات|कार्य|जिम्मेदारि|หน้าที่`,
  ],
]

/** Folded openings of lines with which adverts take leave: what follows is how to apply. */
export const CLOSINGS =
  "(?:haben wir|wir haben) (?:ihr|dein) interesse|interesse geweckt|interessiert ?\\?|interested ?\\?|sounds? (?:good|interesting|like fun)|how to apply|apply now|ready to apply|we look forward|we (?:can't wait|would love|'d love) to (?:hear|meet)|wir freuen uns auf (?:sie|ihre|dich|deine|euch)|(?:dann )?(?:schicken|senden) sie|(?:dann )?(?:bewirb dich|bewerben sie sich)|interessee?(?:\\(e\\)|\\.e)? ?\\?|(?:ce poste|cette offre) vous (?:interesse|correspond)|nous attendons votre|¿?te interesa|¿?interesad[oa]s? ?\\?|interessad[oa]s? ?\\?|ti interessa|ti aspettiamo|geinteresseerd ?\\?|zainteresowan|intresserad ?\\?|interesseret ?\\?|интересно\\?|жд[её]м (?:вас|ваш)"

/** Folded words by which an employer speaks of itself. */
export const OUR_WORDS =
  "we|we're|we've|we'll|our|us|wir|unser|unsere|unserem|unseren|unserer|unseres|uns|nous|notre|nos|nosotros|nuestro|nuestra|nuestros|nuestras|nossa|nosso|nossos|nossas|noi|nostro|nostra|nostri|nostre|wij|ons|onze|nasz|nasza|nasze|naszej|naszym|naszego|мы|наш|наша|наше|наши|нашей|нас|biz|bizim|sirketimiz|jestesmy|dzialamy|tworzymy|piszemy|budujemy|projektujemy|produkujemy|dostarczamy|zatrudniamy|prowadzimy|rozwijamy|somos|fabricamos|desarrollamos|trabajamos|disenamos|atuamos|desenvolvemos|trabalhamos|siamo|produciamo|sviluppiamo|lavoriamo|progettiamo|realizziamo|разрабатываем|производим|работаем|создаем|создаём|строим|занимаемся|uretiyoruz|gelistiriyoruz|calisiyoruz|jsme|vyrabime|हम|हमारा|हमारी|हमारे|نحن|شركتنا|فريقنا"

/** The same in scripts that put no blanks between words. */
export const OUR_SIGNS = '当社|弊社|私たち|当院|当園|当店|我们|我司|本公司|저희|우리|당사|เรา'

/** Folded words that give the reader work, in languages that need no word for the reader, or one that others use otherwise. */
const TASKED_WORDS = [
  'la risorsa|la figura|(?:si|ti) occuper(?:a|ai|anno)|avra(?:i)? il compito|gestirai|seguirai|lavorerai|collaborerai|sarai|dovrai',
  '(?:te|se) (?:encargar|ocupar)as?|seras|tendras|deberas|realizaras|sera responsavel|cuidara|atuara|realizara',
  'bedziesz|zajmiesz sie|odpowiadasz|bedzie odpowiedzialn\\p{L}{1,2}|do (?:twoich|jej|jego) (?:zadan|obowiazkow)|в (?:ваши |его )?(?:задачи|обязанности)',
  'du (?:ansvarar|kommer|arbetar|jobbar|har|ar|ska|skal|skall|far|tar|skoter|leder|planerar|hjalper|driver|blir|bliver|vil|kan|er|arbejder|jobber|hjelper|hanterar|deltar)|din[ae]|ditt',
  'zu (?:ihren|deinen)|deine[mnrs]|gorevleriniz|sorumluluklariniz|(?:ol|yap|ed|yonet)[ae]ca(?:ksiniz|ktir)|(?:ol|yap|ed|yonet)ece(?:ksiniz|ktir)|aura pour mission|le titulaire|ستتولى|سيتولى|سيكون',
].join('|')

/** Folded words to or of the reader: what is said of them is asked of them. */
export const YOUR_WORDS =
  TASKED_WORDS +
  "|you|you'll|you're|you've|your|sie|\\p{L}+st du|du(?= \\p{L}+st(?!\\p{L}))|ihr|ihre|ihnen|dein|deine|dir|dich|vous|votre|vos|tu|ton|tes|usted|tus|su|voce|seu|sua|tuo|tua|lei|jij|je|jouw|uw|ty|twoj|twoje|pan|pani|вы|вам|ваш|ваша|ваши|siz|sizin|sen|आप|आपको|आपका|أنت|ستقوم|ستكون|applicants?|holder|somebody|someone|bewerber|kandidat(?:en)?|candidat[aeos]?|candidates|candidat[oa]s?|persona|pessoa|profissional|kandidaat|kandydat|aday|кандидат|сотрудник|المرشح|الموظف|उम्मीदवार|अभ्यर्थी"

/** The same in scripts that put no blanks between words. */
export const YOUR_SIGNS = 'あなた|方を|您|你|担当|負責|负责|담당|지원자|ผู้สมัคร|คุณ|รับผิดชอบ'

/** Folded beginnings of words for what a person brings along. */
export const BROUGHT_WORDS =
  'experience(?!d)|umgang mit|manej[oa]|haber trabajado|knowledge|skills|ability|degree|qualifi|trained|training|fluent|familiar|proficien|understanding|erfahr|berufserfahr|kenntnis|ausbildung|abschluss|studium|fahigkeit|connaissance|maitrise|diplome|formation|competence|experiencia|conocimiento|dominio|titulacion|titulo|formacion|conhecimento|formacao|ensino|esperienza|conoscenza|laurea|diploma|ervaring|kennis|opleiding|doswiadczen|znajomosc|wyksztalcen|umiejetnosc|erfaren|yrkeserfaren|arbetslivserfaren|erfaring|yrkeserfaring|erhvervserfaring|kunskap|kunnskap|kundskab|utbildning|utdanning|uddannelse|examen|behorig|kompeten|gymnasie|yrkesutb|fagbrev|svendebrev|werkervaring|vivencia|deneyim|tecrube|bilgi|mezun|опыт|знани|образовани|навык|умени|خبرة|معرفة|إجادة|شهادة|درجة|अनुभव|ज्ञान|डिग्री'

/** The same in scripts that put no blanks between words. */
export const BROUGHT_SIGNS =
  '経験|知識|資格|免許|大卒|学历|经验|熟悉|熟练|专业|掌握|경험|경력|학위|자격|능력|ประสบการณ์|ความรู้|วุฒิ|สามารถ|ปริญญา'

/** Folded openings of sentences that speak to the reader and ask for nothing, unless they name what somebody brings. */
export const COURTING =
  'your contact|ihr\\p{L}* ansprechpartner|votre interlocut|tu persona de contacto|(?:if|when|whenever) (?:you|your|the)(?![\\p{L}])|(?:you|what you) (?:want|would like|love to)|imagine|join us|join our|are you|want to|looking for|rejoignez|venez|vous (?:souhaitez|cherchez|voulez|aimez)|envie d|du (?:mochtest|suchst|willst|hast lust)|sie (?:mochten|suchen|wollen)|wenn (?:du|sie)|wir freuen uns|dolacz|jezeli|jesli|quieres|si (?:quieres|te|eres|vous|tu)|te gustaria|por ello|quer |vuoi|ben jij|wil jij|vill du|har du lust'

/** Folded openings of sentences about applying, starting and pay. */
export const OFFER_OPENINGS =
  '(?:please|bitte|merci de|por favor|per favore|graag|prosimy) |bewerbung(?:en)? (?:bitte|an|mit|per|unter)|curriculum (?:vitae )?a|skicka (?:din|ditt|in|en)|maila (?:din|ditt|oss)|ring (?:oss|till)|reageer|send (?:din|soknad)|ozgecmis\\p{L}*|cv(?:ler)?(?:inizi|nizi)|резюме (?:присыл|отправ|направ|шлите|на |без|по)\\p{L}*|ждем ваш\\p{L}*|(?:las |les |le |as |i |de |die )?(?:entrevistas|entretiens|colloqui|gesprekken|vorstellungsgesprache|rozmowy|собеседования|gorusmeler|intervjuer(?:na)?) (?:\\p{L}+ )?(?:auront|ont lieu|seran|se realiz|serao|decorr|si terr|si svolg|zijn|vinden|finden|odb|пройд|провод|yapil|halls|sker|kommer)\\p{L}*|solo (?:se )?contact\\p{L}+|odpowi\\p{L}+ (?:tylko|wylacznie|na)|履歴書(?:を|は)|(?:応募|提出)?書類(?:選考|は)|面接を行|apply (?:by|via|to|now|through|with|before|online)|send (?:us|your|him|her|a)|write to|call (?:us|him|her|me|\\p{L}+ (?:on|or|for))|ring (?:us|the|for)|contact (?:us|our|\\p{L}+ (?:on|at))|for an informal|for questions|for further|interviews? (?:take|will)|ansprechpartner\\p{L}*|please (?:send|apply|write)|collective agreement|salary|start(?:ing)? date|schicken sie|senden sie|schreiben sie|rufen sie|bewerben|ihre bewerbung|fur (?:ruck)?fragen|eintritt|envoyez|ecrivez|adressez|postulez|merci de|poste a pourvoir|rejoignez|prise de poste|escribe|escribenos|envia|envianos|llama|llamanos|interesados|incorporacion|envie|mande|escreva|ligue|interessados|inviare|invia|scrivi|scrivici|gli interessati|stuur|mail (?:ons|naar|je)|bel (?:ons|met|naar|gerust)|solliciteer|wyslij|prosimy o|zainteresowan\\w{1,3}|basvuru\\w{0,4}|отправляйте|присылайте|звоните|пишите|有意者|请将|応募は|ご応募|お問い合わせ|지원은|문의|للتقديم|أرسل|สนใจ|ส่งประวัติ'

/** Ends of names that only firms have, as they are written. */
export const FIRM_NAMES =
  '(?<=\\s)(?:GmbH(?: & Co\\.? KG)?|AG|KG|Ltd|Limited|Inc|LLC|SARL|SAS|S\\.?L\\.?U?|Srl|SpA|Lda|Ltda|BV|B\\.V|AB|AS|ApS)|& (?:Partners?|Associés|\\p{Lu}\\p{L}+)|(?:y|e) (?:Asociados|Associados|Associati)|i Wspólnicy|ve Ortaklari|и партнёры»?'
