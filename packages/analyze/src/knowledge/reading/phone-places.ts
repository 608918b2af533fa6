/**
 * Where a telephone number without its country's code belongs. By country: names of the country and of its regions, which say it
 * plainly, and its towns, of which one may stand in several countries. Divided by '|', compared folded.
 */
export const PHONE_PLACES: Record<string, { names: string; towns: string }> = {
  US: {
    names:
      'usa|u s a|united states|united states of america|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|district of columbia|puerto rico|estados unidos|new york|washington d c',
    towns:
      'washington|georgia|new york city|nyc|brooklyn|queens|bronx|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|boston|denver|atlanta|miami|detroit|minneapolis|st paul|portland|las vegas|baltimore|charlotte|nashville|memphis|orlando|tampa|jacksonville|pittsburgh|cleveland|cincinnati|columbus|indianapolis|milwaukee|sacramento|oakland|fresno|long beach|kansas city|st louis|omaha|tulsa|oklahoma city|albuquerque|tucson|el paso|fort worth|new orleans|baton rouge|raleigh|durham|richmond|norfolk|virginia beach|salt lake city|boise|spokane|tacoma|anchorage|honolulu|buffalo|rochester|syracuse|albany|newark|jersey city|hartford|providence|birmingham|louisville|lexington|knoxville|chattanooga|savannah|macon|augusta|greensboro|winston salem|fayetteville|charleston|columbia|little rock|des moines|cedar rapids|madison|green bay|grand rapids|lansing|ann arbor|toledo|akron|dayton|fort wayne|springfield|wichita|topeka|sioux falls|fargo|billings|cheyenne|colorado springs|boulder|santa fe|reno|bakersfield|stockton|san bernardino|riverside|anaheim|irvine|santa ana|corpus christi|laredo|lubbock|amarillo|mesa|scottsdale|chandler|tempe|montgomery|huntsville|shreveport|cambridge|paris|athens|rome|naples|dublin|melbourne|manchester|moscow|alexandria|odessa|hollywood|worcester|lancaster|san juan',
  },
  CA: {
    names:
      'canada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|nouveau brunswick|newfoundland|prince edward island|yukon|nunavut|northwest territories|colombie britannique',
    towns:
      'toronto|montreal|vancouver|calgary|edmonton|ottawa|winnipeg|mississauga|brampton|hamilton|quebec city|laval|gatineau|longueuil|sherbrooke|trois rivieres|levis|saguenay|london|kitchener|waterloo|windsor|markham|vaughan|oshawa|barrie|guelph|kingston|sudbury|thunder bay|burnaby|surrey|richmond|kelowna|victoria|nanaimo|abbotsford|saskatoon|lethbridge|red deer|fort mcmurray|halifax|dartmouth|sydney|moncton|fredericton|saint john|st john s|charlottetown|iqaluit|whitehorse|yellowknife|rimouski|drummondville|chicoutimi|sault ste marie|peterborough|north bay|prince george|kamloops|medicine hat|brandon|glace bay|new glasgow|truro',
  },
  GB: {
    names:
      'united kingdom|u k|uk|great britain|england|scotland|wales|northern ireland|cymru|yorkshire|west yorkshire|south yorkshire|north yorkshire|lancashire|lancs|east sussex|west sussex|hampshire|berkshire|oxfordshire|cambridgeshire|cheshire|derbyshire|nottinghamshire|leicestershire|staffordshire|worcestershire|gloucestershire|wiltshire|lincolnshire|northamptonshire|bedfordshire|hertfordshire|buckinghamshire|shropshire|herefordshire|warwickshire|west midlands|merseyside|tyne and wear|county durham|northumberland|cumbria|gwynedd|powys|ceredigion|pembrokeshire|carmarthenshire|glamorgan|vale of glamorgan|gwent|clwyd|lanarkshire|ayrshire|perthshire|aberdeenshire|lothian|midlothian|argyll|county antrim|co antrim|co down|co armagh|co tyrone|county tyrone|greater manchester|greater london|gran bretana|vereinigtes konigreich|royaume uni|reino unido|wielka brytania|великобритания|велика британія',
    towns:
      'kent|essex|sussex|suffolk|devon|somerset|dorset|fife|cornwall|london|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|bristol|cardiff|belfast|sheffield|newcastle|newcastle upon tyne|nottingham|leicester|coventry|bradford|wakefield|huddersfield|halifax|hull|york|derby|stoke|stoke on trent|wolverhampton|walsall|dudley|southampton|portsmouth|plymouth|exeter|oxford|cambridge|norwich|ipswich|luton|milton keynes|northampton|peterborough|kettering|swindon|gloucester|cheltenham|worcester|hereford|shrewsbury|telford|stafford|chester|wirral|preston|blackburn|burnley|bolton|bury|rochdale|oldham|stockport|wigan|warrington|blackpool|lancaster|carlisle|penrith|durham|sunderland|middlesbrough|darlington|harrogate|otley|doncaster|rotherham|barnsley|chesterfield|lincoln|grimsby|boston|swansea|newport|wrexham|bangor|aberystwyth|abergavenny|carmarthen|penarth|merthyr tydfil|llanelli|aberdeen|dundee|inverness|perth|stirling|paisley|falkirk|kirkcaldy|dunfermline|ayr|derry|londonderry|lisburn|newry|armagh|bournemouth|poole|brighton|eastbourne|hastings|canterbury|maidstone|dover|margate|colchester|chelmsford|southend|basildon|watford|st albans|stevenage|bedford|slough|guildford|woking|crawley|croydon|salisbury|taunton|torquay|truro|wisbech|king s lynn|great yarmouth|лондон',
  },
  IE: {
    names:
      'ireland|republic of ireland|eire|irland|irlanda|irlande|irlandia|co cork|co kerry|co galway|co clare|co mayo|co sligo|co donegal|co dublin|co kildare|co meath|co wicklow|co wexford|co waterford|co tipperary|co limerick|co kilkenny|co carlow|co laois|co offaly|co westmeath|co longford|co louth|co cavan|co monaghan|co leitrim|co roscommon|county cork|county kerry|county galway|county clare|county mayo|county sligo|county donegal|county dublin|county kildare|county meath|county wicklow|county wexford|county tipperary|connacht|leinster',
    towns:
      'dublin|cork|galway|limerick|waterford|drogheda|dundalk|swords|bray|navan|ennis|tralee|killarney|kilkenny|carlow|naas|athlone|letterkenny|sligo|castlebar|ballina|mullingar|wexford|clonmel|tullamore|portlaoise|longford|cavan|monaghan|roscommon|tuam|oranmore|moycullen|salthill|ennistymon|ballinafad|ballyvourney|mallow|cobh|youghal|newbridge|celbridge|maynooth|thurles|nenagh|gorey|arklow|westport|donegal|listowel|dungarvan|kinsale|shannon',
  },
  AU: {
    names:
      'australia|new south wales|queensland|tasmania|south australia|western australia|northern territory|australian capital territory|nsw|qld|australie|australien',
    towns:
      'victoria|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|sunshine coast|newcastle|wollongong|geelong|townsville|cairns|toowoomba|ballarat|bendigo|albury|wodonga|launceston|mackay|rockhampton|bunbury|mandurah|geraldton|kalgoorlie|karratha|port hedland|broome|albany|wagga wagga|dubbo|tamworth|bathurst|coffs harbour|port macquarie|lismore|mildura|shepparton|warrnambool|traralgon|whyalla|mount gambier|port lincoln|alice springs|mount isa|gladstone|bundaberg|hervey bay|ipswich|parramatta|penrith|blacktown|liverpool|fremantle|joondalup|goolwa|gosford|wynnum|thornlands|baldivis|gnowangerup|frankston|dandenong|footscray|katherine|burnie|devonport',
  },
  NZ: {
    names: 'new zealand|aotearoa|nueva zelanda|neuseeland|waikato|bay of plenty|hawke s bay|taranaki|otago',
    towns:
      'auckland|wellington|christchurch|hamilton|tauranga|dunedin|palmerston north|napier|hastings|nelson|rotorua|new plymouth|whangarei|invercargill|whanganui|wanganui|gisborne|timaru|blenheim|taupo|masterton|queenstown|kaikohe|otorohanga|kerikeri|te awamutu|papamoa|ashburton|oamaru|levin|porirua|lower hutt|upper hutt|manukau',
  },
  ZA: {
    names:
      'south africa|suid afrika|mzansi|gauteng|western cape|eastern cape|northern cape|kwazulu natal|kwa zulu natal|kzn|mpumalanga|limpopo|north west province|free state|sudafrika|afrique du sud|sudafrica|afrika kusini',
    towns:
      'johannesburg|joburg|cape town|kaapstad|durban|pretoria|tshwane|centurion|port elizabeth|gqeberha|bloemfontein|east london|polokwane|nelspruit|mbombela|kimberley|pietermaritzburg|rustenburg|witbank|emalahleni|middelburg|secunda|embalenhle|soweto|soshanguve|benoni|boksburg|germiston|kempton park|sandton|randburg|roodepoort|midrand|vereeniging|vanderbijlpark|welkom|upington|paarl|stellenbosch|worcester|mthatha|umtata|mdantsane|king william s town|queenstown|pinetown|umlazi|newcastle|richards bay|empangeni|ladysmith|mafikeng|mahikeng|klerksdorp|potchefstroom|brits|tzaneen|thohoyandou|mokopane|phalaborwa|ermelo|standerton|kriel|krugersdorp|carletonville|khayelitsha|mamelodi|tembisa|boitekong',
  },
  IN: {
    names:
      'india|bharat|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|jammu and kashmir|भारत|महाराष्ट्र|उत्तर प्रदेश|मध्य प्रदेश|बिहार|राजस्थान|गुजरात|उत्तराखंड|indien|inde',
    towns:
      'punjab|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad|secunderabad|chennai|madras|kolkata|calcutta|pune|ahmedabad|surat|jaipur|jodhpur|udaipur|kota|lucknow|kanpur|agra|varanasi|prayagraj|allahabad|meerut|noida|greater noida|gurgaon|gurugram|ghaziabad|faridabad|nagpur|nashik|aurangabad|thane|navi mumbai|indore|bhopal|jabalpur|gwalior|ujjain|patna|gaya|ranchi|jamshedpur|dhanbad|bhubaneswar|cuttack|raipur|bhilai|visakhapatnam|vizag|vijayawada|guntur|tirupati|warangal|coimbatore|madurai|tiruchirappalli|trichy|salem|sivakasi|tirunelveli|vellore|kochi|cochin|ernakulam|thiruvananthapuram|trivandrum|kozhikode|calicut|thrissur|kollam|kottayam|kannur|mysore|mysuru|mangalore|mangaluru|hubli|hubballi|belgaum|belagavi|vadodara|baroda|rajkot|bhavnagar|jamnagar|gandhinagar|chandigarh|mohali|ludhiana|amritsar|jalandhar|bathinda|patiala|dehradun|haridwar|almora|haldwani|shimla|jammu|srinagar|guwahati|shillong|imphal|siliguri|howrah|durgapur|asansol|panaji|margao|kolhapur|solapur|puducherry|pondicherry|दिल्ली|मुंबई|पुणे|लखनऊ|जयपुर|पटना|भोपाल|इंदौर|वाराणसी|देहरादून',
  },
  PK: {
    names: 'pakistan|sindh|khyber pakhtunkhwa|balochistan|gilgit baltistan|azad kashmir|پاکستان|پنجاب|سندھ',
    towns:
      'punjab|karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|quetta|sialkot|gujranwala|gujrat|hyderabad|sukkur|bahawalpur|sargodha|abbottabad|mardan|larkana|jhelum|sahiwal|okara|kasur|sheikhupura|rahim yar khan|mirpur|کراچی|لاہور|اسلام آباد|راولپنڈی|فیصل آباد|ملتان|پشاور|کوئٹہ',
  },
  BD: {
    names: 'bangladesh|বাংলাদেশ',
    towns:
      'dhaka|chittagong|chattogram|khulna|rajshahi|sylhet|barishal|barisal|rangpur|mymensingh|comilla|cumilla|gazipur|narayanganj|jessore|bogra|bogura|cox s bazar|savar|tangail|noakhali|faridpur|ঢাকা|চট্টগ্রাম|খুলনা|রাজশাহী|সিলেট|বরিশাল',
  },
  LK: {
    names: 'sri lanka|ශ්‍රී ලංකා|இலங்கை',
    towns:
      'colombo|kandy|galle|jaffna|negombo|matara|kurunegala|anuradhapura|ratnapura|badulla|batticaloa|trincomalee|gampaha|kalutara|matugama|nuwara eliya|dehiwala|moratuwa|maharagama|kotte|யாழ்ப்பாணம்|கொழும்பு|மட்டக்களப்பு',
  },
  NP: {
    names: 'nepal|bagmati|gandaki|lumbini|नेपाल',
    towns:
      'kathmandu|pokhara|lalitpur|bhaktapur|biratnagar|birgunj|dharan|butwal|banepa|chitwan|bharatpur|hetauda|nepalgunj|kaski|काठमाडौं|पोखरा',
  },
  SG: { names: 'singapore|singapura|新加坡', towns: '' },
  MY: {
    names: 'malaysia|selangor|kelantan|terengganu|negeri sembilan|sarawak|马来西亚',
    towns:
      'perak|johor|kedah|sabah|pahang|kuala lumpur|penang|pulau pinang|george town|georgetown|ipoh|johor bahru|petaling jaya|shah alam|subang jaya|klang|kota kinabalu|kuching|melaka|malacca|seremban|kuantan|alor setar|kota bharu|kuala terengganu|miri|cyberjaya|putrajaya',
  },
  PH: {
    names: 'philippines|pilipinas|metro manila|luzon|visayas|mindanao|filipinas',
    towns:
      'laguna|cavite|batangas|pampanga|bulacan|manila|quezon city|makati|cebu|cebu city|davao|davao city|taguig|pasig|pasay|caloocan|mandaluyong|paranaque|muntinlupa|baguio|iloilo|iloilo city|bacolod|cagayan de oro|zamboanga|general santos|angeles city|naga city|legazpi|tacloban|dumaguete|antipolo|lipa|calamba',
  },
  ID: {
    names: 'indonesia|jawa barat|jawa timur|jawa tengah|sumatera utara|sumatera barat|sulawesi selatan|kalimantan',
    towns:
      'bali|banten|jakarta|jakarta selatan|jakarta barat|jakarta timur|surabaya|bandung|yogyakarta|medan|semarang|denpasar|makassar|palembang|malang|solo|surakarta|bekasi|depok|tangerang|bogor|batam|pekanbaru|padang|bandar lampung|balikpapan|samarinda|pontianak|banjarmasin|manado|cirebon|sidoarjo|gresik|kudus|purwokerto|magelang|mataram',
  },
  TH: {
    names: 'thailand|ประเทศไทย|ไทย',
    towns:
      'bangkok|chiang mai|phuket|pattaya|nonthaburi|khon kaen|กรุงเทพ|กรุงเทพฯ|กรุงเทพมหานคร|เชียงใหม่|ภูเก็ต|นนทบุรี|ชลบุรี|ขอนแก่น|ปทุมธานี|สมุทรปราการ|นครราชสีมา|อุดรธานี|สงขลา|หาดใหญ่',
  },
  VN: {
    names: 'vietnam|viet nam|việt nam',
    towns:
      'hanoi|hà nội|ho chi minh city|hồ chí minh|tp hcm|da nang|đà nẵng|hai phong|hải phòng|can tho|cần thơ|huế|nha trang|biên hòa|vũng tàu|đà lạt|bình dương|đồng nai|quy nhơn|vinh|buôn ma thuột',
  },
  CN: {
    names:
      'china|p r china|中国|广东|江苏|浙江|山东|河南|四川|湖北|湖南|福建|安徽|河北|辽宁|陕西|江西|云南|广西|山西|贵州|黑龙江|吉林|甘肃|海南|内蒙古|新疆',
    towns:
      'beijing|shanghai|guangzhou|shenzhen|hangzhou|chengdu|nanjing|wuhan|xi an|chongqing|tianjin|suzhou|qingdao|dalian|xiamen|changsha|zhengzhou|ningbo|北京|上海|广州|深圳|杭州|成都|南京|武汉|西安|重庆|天津|苏州|青岛|大连|厦门|长沙|郑州|宁波|合肥|济南|福州|昆明|沈阳|哈尔滨|无锡|佛山|东莞|石家庄|南昌|太原|贵阳|南宁|温州|常州|徐州|扬州|珠海',
  },
  TW: {
    names: 'taiwan|台灣|台湾|臺灣|中華民國',
    towns:
      'taipei|new taipei|kaohsiung|taichung|tainan|hsinchu|taoyuan|台北|臺北|新北|高雄|台中|臺中|台南|臺南|新竹|桃園|基隆|嘉義|彰化|屏東|宜蘭|花蓮|台東|苗栗|雲林|南投|板橋',
  },
  HK: { names: 'hong kong|香港', towns: 'kowloon|九龍|九龙|新界|沙田|旺角|荃灣|屯門|元朗' },
  JP: {
    names:
      'japan|東京都|北海道|大阪府|京都府|神奈川県|埼玉県|千葉県|愛知県|兵庫県|福岡県|静岡県|茨城県|広島県|宮城県|新潟県|長野県|岐阜県|群馬県|栃木県|岡山県|三重県|熊本県|鹿児島県|沖縄県|滋賀県|奈良県|長崎県|愛媛県|青森県|岩手県|石川県|大分県|宮崎県|山形県|富山県|秋田県|香川県|和歌山県|佐賀県|山梨県|福井県|徳島県|高知県|島根県|鳥取県|福島県|山口県',
    towns:
      'tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|sapporo|kobe|sendai|hiroshima|kawasaki|saitama|東京|大阪|京都市|横浜|名古屋|福岡市|札幌|神戸|仙台|広島市|川崎|さいたま|千葉市|北九州|新潟市|浜松|熊本市|岡山市|宇治',
  },
  KR: {
    names:
      'korea|south korea|republic of korea|대한민국|경기도|강원도|충청북도|충청남도|전라북도|전라남도|경상북도|경상남도|제주도',
    towns:
      'seoul|busan|incheon|daegu|daejeon|gwangju|suwon|ulsan|서울|부산|인천|대구|대전|광주|울산|수원|성남|고양|용인|창원|청주|전주|천안|세종|제주|포항',
  },
  KZ: {
    names: 'kazakhstan|казахстан|қазақстан',
    towns:
      'almaty|astana|nur sultan|shymkent|алматы|астана|шымкент|караганда|актобе|павлодар|усть-каменогорск|атырау|костанай',
  },
  NG: {
    names:
      'nigeria|lagos state|oyo state|ogun state|osun state|ondo state|ekiti state|kwara state|kano state|kaduna state|rivers state|delta state|edo state|enugu state|anambra state|imo state|abia state|plateau state|benue state|gombe state|borno state|bauchi state|cross river state|akwa ibom',
    towns:
      'lagos|abuja|port harcourt|ibadan|kano|kaduna|enugu|benin city|abeokuta|ilorin|jos|owerri|onitsha|aba|calabar|uyo|warri|asaba|akure|osogbo|ado ekiti|gombe|maiduguri|sokoto|zaria|minna|lokoja|makurdi|ikeja|lekki|surulere|yaba|awka|umuahia|abakaliki|lafia|yola|bauchi|katsina',
  },
  GH: {
    names: 'ghana|ashanti region|ashanti|greater accra|brong ahafo',
    towns:
      'accra|kumasi|tamale|takoradi|sekondi|cape coast|sunyani|koforidua|tema|winneba|obuasi|techiman|bolgatanga|adum kumasi|east legon|madina|asawase|tarkwa|nkawkaw',
  },
  KE: {
    names: 'kenya|nairobi county|kiambu county|mombasa county',
    towns:
      'nairobi|mombasa|kisumu|nakuru|eldoret|thika|nyeri|meru|embu|machakos|kitale|kakamega|kericho|garissa|malindi|kerugoya|naivasha|kitui|kisii|bungoma|busia|kiambu|ruiru|athi river|nanyuki|isiolo|homa bay|migori',
  },
  TZ: {
    names: 'tanzania|zanzibar',
    towns:
      'dar es salaam|dodoma|arusha|mwanza|mbeya|morogoro|tanga|moshi|iringa|kigoma|tabora|songea|mtwara|kilimanjaro|zanzibar city',
  },
  UG: { names: 'uganda', towns: 'kampala|entebbe|jinja|mbarara|gulu|mbale|masaka|fort portal|wakiso|lira|soroti|arua' },
  RW: { names: 'rwanda', towns: 'kigali|huye|musanze|rubavu|butare|gisenyi' },
  ET: { names: 'ethiopia', towns: 'addis ababa|adama|bahir dar|hawassa|mekelle|dire dawa|gondar|jimma' },
  ZM: { names: 'zambia', towns: 'lusaka|kitwe|ndola|livingstone|kabwe|chingola|solwezi|kasama' },
  ZW: { names: 'zimbabwe', towns: 'harare|bulawayo|mutare|gweru|masvingo|chitungwiza|kwekwe' },
  BW: { names: 'botswana', towns: 'gaborone|francistown|maun|lobatse|palapye' },
  NA: { names: 'namibia', towns: 'windhoek|swakopmund|walvis bay|oshakati|rundu' },
  MW: { names: 'malawi', towns: 'lilongwe|blantyre|mzuzu|zomba' },
  MZ: { names: 'mozambique|mocambique', towns: 'maputo|beira|nampula|matola|quelimane|tete' },
  AO: { names: 'angola', towns: 'luanda|huambo|lobito|benguela|lubango|cabinda' },
  CV: { names: 'cabo verde|cape verde', towns: 'praia|mindelo' },
  CM: { names: 'cameroon|cameroun', towns: 'douala|yaounde|bamenda|bafoussam|garoua|buea|limbe' },
  CI: { names: 'cote d ivoire|ivory coast', towns: 'abidjan|bouake|yamoussoukro|cocody|yopougon' },
  SN: { names: 'senegal', towns: 'dakar|thies|saint louis|ziguinchor|kaolack|rufisque' },
  ML: { names: 'mali', towns: 'bamako|sikasso' },
  BF: { names: 'burkina faso', towns: 'ouagadougou|bobo dioulasso' },
  BJ: { names: 'benin', towns: 'cotonou|porto novo|parakou' },
  TG: { names: 'togo', towns: 'lome' },
  CD: { names: 'republique democratique du congo|rdc|dr congo', towns: 'kinshasa|lubumbashi|goma|bukavu|kisangani' },
  MG: { names: 'madagascar|madagasikara', towns: 'antananarivo|toamasina|mahajanga|fianarantsoa' },
  MU: { names: 'mauritius|maurice', towns: 'port louis|curepipe|quatre bornes|rose hill' },
  MA: {
    names: 'morocco|maroc|المغرب|marruecos|marokko',
    towns:
      'casablanca|rabat|marrakech|marrakesh|fes|fez|tanger|tangier|agadir|meknes|oujda|kenitra|tetouan|mohammedia|safi|el jadida|beni mellal|الدار البيضاء|الرباط|مراكش|فاس|طنجة|أكادير|مكناس|وجدة|القنيطرة|تطوان',
  },
  DZ: {
    names: 'algeria|algerie|الجزائر|algerien',
    towns:
      'alger|algiers|oran|constantine|annaba|blida|batna|setif|tlemcen|bejaia|tizi ouzou|وهران|قسنطينة|عنابة|سطيف|البليدة',
  },
  TN: {
    names: 'tunisia|tunisie|tunesien',
    towns: 'tunis|sfax|sousse|monastir|bizerte|gabes|nabeul|kairouan|تونس|صفاقس|سوسة',
  },
  LY: { names: 'libya|libye|ليبيا', towns: 'tripoli|benghazi|misrata|طرابلس|بنغازي|مصراتة' },
  EG: {
    names: 'egypt|مصر|جمهورية مصر العربية|agypten|egypte',
    towns:
      'cairo|giza|alexandria|mansoura|tanta|aswan|luxor|port said|suez|ismailia|zagazig|asyut|assiut|القاهرة|الجيزة|الإسكندرية|الاسكندرية|المنصورة|طنطا|أسيوط|أسوان|الأقصر|بورسعيد|السويس|الإسماعيلية|الزقازيق|مدينة نصر',
  },
  SD: { names: 'sudan|السودان', towns: 'khartoum|omdurman|الخرطوم|أم درمان' },
  SA: {
    names: 'saudi arabia|kingdom of saudi arabia|ksa|k s a|saudi|السعودية|المملكة العربية السعودية|arabie saoudite',
    towns:
      'riyadh|jeddah|dammam|khobar|al khobar|mecca|makkah|medina|madinah|jubail|al jubail|yanbu|tabuk|abha|taif|buraidah|hofuf|dhahran|الرياض|جدة|الدمام|الخبر|مكة|المدينة المنورة|الجبيل|ينبع|تبوك|أبها|الطائف|بريدة|القصيم|نجران|جازان',
  },
  AE: {
    names: 'united arab emirates|uae|u a e|الإمارات|الامارات|emirats arabes unis',
    towns:
      'dubai|abu dhabi|sharjah|ajman|al ain|ras al khaimah|fujairah|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|العين|رأس الخيمة|الفجيرة',
  },
  QA: { names: 'qatar|قطر', towns: 'doha|الدوحة|al wakrah' },
  KW: { names: 'kuwait|الكويت', towns: 'kuwait city|salmiya|hawally|السالمية|حولي|الفروانية' },
  BH: { names: 'bahrain|البحرين', towns: 'manama|muharraq|riffa|المنامة|المحرق' },
  OM: { names: 'oman|سلطنة عمان', towns: 'muscat|salalah|sohar|nizwa|مسقط|صلالة|صحار|نزوى' },
  YE: { names: 'yemen|اليمن', towns: 'sanaa|aden|taiz|صنعاء|عدن|تعز' },
  JO: {
    names: 'jordan|الأردن|الاردن|jordanien|jordanie',
    towns: 'amman|irbid|zarqa|aqaba|عمان|عمّان|إربد|اربد|الزرقاء|العقبة|السلط|مادبا|الكرك',
  },
  LB: { names: 'lebanon|liban|لبنان|libanon', towns: 'beirut|beyrouth|tripoli|sidon|zahle|بيروت|صيدا|صور|طرابلس|زحلة' },
  SY: { names: 'syria|syrie|سوريا|سورية|syrien', towns: 'damascus|aleppo|homs|latakia|دمشق|حلب|حمص|اللاذقية|حماة' },
  IQ: {
    names: 'iraq|العراق|irak',
    towns: 'baghdad|basra|mosul|erbil|kirkuk|najaf|بغداد|البصرة|الموصل|أربيل|كركوك|النجف|كربلاء',
  },
  PS: { names: 'palestine|فلسطين', towns: 'ramallah|gaza|nablus|hebron|رام الله|غزة|نابلس|الخليل' },
  IL: {
    names: 'israel|ישראל',
    towns:
      'tel aviv|jerusalem|haifa|beer sheva|rishon lezion|תל אביב|ירושלים|חיפה|באר שבע|ראשון לציון|פתח תקווה|נתניה|אשדוד|רמת גן|חולון|הרצליה|כפר סבא|רחובות|נצרת',
  },
  IR: {
    names: 'iran|ایران',
    towns: 'tehran|isfahan|shiraz|mashhad|tabriz|تهران|اصفهان|شیراز|مشهد|تبریز|کرج|قم|اهواز|رشت|کرمان|یزد|همدان',
  },
  TR: {
    names: 'turkiye|turkey|turkei|turquie|turquia|турция',
    towns:
      'istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kayseri|mersin|eskişehir|diyarbakır|samsun|trabzon|denizli|kocaeli|izmit|sakarya|malatya|erzurum|balıkesir|manisa|muğla|aydın|tekirdağ|çanakkale|kadıköy|beşiktaş|üsküdar|şişli',
  },
  DE: {
    names:
      'deutschland|germany|alemania|allemagne|germania|niemcy|almanya|германия|німеччина|bayern|bavaria|hessen|baden wurttemberg|nordrhein westfalen|nrw|niedersachsen|sachsen|sachsen anhalt|thuringen|brandenburg|mecklenburg vorpommern|schleswig holstein|rheinland pfalz|saarland',
    towns:
      'berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|monchengladbach|gelsenkirchen|aachen|braunschweig|kiel|chemnitz|magdeburg|halle|freiburg|krefeld|mainz|lubeck|erfurt|oberhausen|rostock|kassel|hagen|potsdam|saarbrucken|hamm|ludwigshafen|oldenburg|osnabruck|leverkusen|heidelberg|darmstadt|solingen|regensburg|herne|paderborn|neuss|ingolstadt|offenbach|furth|wurzburg|ulm|heilbronn|pforzheim|wolfsburg|gottingen|bottrop|reutlingen|koblenz|bremerhaven|erlangen|jena|trier|recklinghausen|siegen|hildesheim|cottbus|gutersloh|kaiserslautern|schwerin|esslingen|ludwigsburg|tubingen|flensburg|konstanz|bamberg|bayreuth|passau|landshut|rosenheim|kempten|wilhelmshaven|emden|celle|minden|fulda|marburg|giessen|берлин|мюнхен',
  },
  AT: {
    names:
      'osterreich|austria|autriche|avusturia|австрия|tirol|tyrol|vorarlberg|steiermark|karnten|salzburger land|burgenland|niederosterreich|oberosterreich',
    towns:
      'wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st polten|dornbirn|wiener neustadt|steyr|feldkirch|bregenz|leoben|krems|lienz|kufstein|hallein|eisenstadt|amstetten|kapfenberg|modling',
  },
  CH: {
    names:
      'schweiz|suisse|svizzera|switzerland|suiza|szwajcaria|isvicre|швейцария|tessin|ticino|graubunden|aargau|thurgau|wallis|valais|vaud|emmental',
    towns:
      'zurich|geneve|geneva|genf|basel|bern|berne|lausanne|winterthur|luzern|lucerne|st gallen|lugano|biel|bienne|thun|koniz|fribourg|schaffhausen|chur|neuchatel|sion|uster|zug|emmen|emmenbrucke|yverdon|montreux|rapperswil|frauenfeld|aarau|baden|olten|solothurn|burgdorf|bellinzona|locarno|langenthal|kriens|herisau|schwyz|davos|interlaken',
  },
  FR: {
    names:
      'france|frankreich|francia|francja|fransa|frankrijk|франция|ile de france|bretagne|normandie|occitanie|nouvelle aquitaine|provence|paca|auvergne|rhone alpes|hauts de france|grand est|alsace|lorraine|bourgogne|pays de la loire|haute savoie|corse|finistere|gironde|morbihan',
    towns:
      'paris|lyon|marseille|toulouse|bordeaux|lille|nantes|nice|strasbourg|montpellier|rennes|reims|le havre|saint etienne|toulon|grenoble|dijon|angers|nimes|villeurbanne|le mans|aix en provence|clermont ferrand|brest|limoges|tours|amiens|perpignan|metz|besancon|orleans|mulhouse|rouen|caen|nancy|roubaix|tourcoing|villeneuve d ascq|avignon|poitiers|versailles|nanterre|creteil|montreuil|saint denis|argenteuil|dunkerque|pau|calais|la rochelle|annecy|lorient|quimper|vannes|saint nazaire|saint malo|cannes|antibes|colmar|bayonne|biarritz|valence|chambery|troyes|niort|cholet|laval|beziers|albi|tarbes|arras|douai|valenciennes|bourges|blois|chartres|evreux|cherbourg|epinal|pont l abbe|roanne|vichy|ajaccio|bastia|evry|cergy|pontoise|meaux|melun|boulogne billancourt|париж',
  },
  BE: {
    names:
      'belgique|belgie|belgium|belgien|belgica|belgia|belcika|бельгия|vlaanderen|wallonie|west vlaanderen|oost vlaanderen|vlaams brabant|hainaut|brabant wallon',
    towns:
      'bruxelles|brussel|brussels|antwerpen|antwerp|anvers|gent|ghent|gand|charleroi|liege|luik|brugge|bruges|namur|namen|leuven|louvain|mons|mechelen|aalst|la louviere|kortrijk|hasselt|oostende|sint niklaas|tournai|genk|seraing|roeselare|verviers|mouscron|wavre|ledeberg|braine le comte|arlon|turnhout|lokeren|dendermonde|ieper|nivelles|ottignies|waterloo|jette|ixelles|schaerbeek|anderlecht',
  },
  LU: { names: 'luxembourg|luxemburg|letzebuerg', towns: 'esch sur alzette|differdange|dudelange' },
  NL: {
    names:
      'nederland|netherlands|the netherlands|holland|niederlande|pays bas|paises bajos|paesi bassi|holandia|hollanda|нидерланды|noord holland|zuid holland|noord brabant|gelderland|overijssel|friesland|drenthe|flevoland|zeeland',
    towns:
      'amsterdam|rotterdam|den haag|s gravenhage|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|apeldoorn|haarlem|arnhem|enschede|amersfoort|zaandam|den bosch|s hertogenbosch|zwolle|leiden|maastricht|dordrecht|zoetermeer|deventer|delft|venlo|leeuwarden|alkmaar|hilversum|helmond|hengelo|almelo|gouda|vlaardingen|schiedam|roosendaal|lelystad|emmen|assen|hoorn|roermond|middelburg|oss|ede|veenendaal|vriezenveen|purmerend|heerlen|sittard',
  },
  ES: {
    names:
      'espana|spain|espagne|spanien|spagna|hiszpania|ispanya|испания|cataluna|catalunya|andalucia|euskadi|pais vasco|comunidad valenciana|castilla y leon|castilla la mancha|asturias|cantabria|extremadura|canarias|baleares|tenerife|gran canaria|vizcaya|guipuzcoa',
    towns:
      'galicia|navarra|aragon|mallorca|madrid|barcelona|valencia|sevilla|zaragoza|malaga|murcia|palma|las palmas|bilbao|alicante|cordoba|valladolid|vigo|gijon|hospitalet|vitoria|a coruna|la coruna|elche|granada|terrassa|badalona|oviedo|sabadell|cartagena|jerez|mostoles|santa cruz de tenerife|pamplona|almeria|alcala de henares|fuenlabrada|leganes|getafe|san sebastian|donostia|burgos|santander|castellon|albacete|logrono|badajoz|salamanca|huelva|lleida|marbella|leon|tarragona|cadiz|jaen|lugo|ourense|girona|pontevedra|toledo|caceres|guadalajara|palencia|ciudad real|zamora|avila|cuenca|huesca|segovia|soria|teruel|reus|mataro',
  },
  PT: {
    names: 'portugal|португалия|alentejo|algarve|acores',
    towns:
      'lisboa|lisbon|porto|braga|coimbra|aveiro|evora|faro|setubal|funchal|viseu|leiria|guimaraes|almada|amadora|sintra|cascais|oeiras|matosinhos|vila nova de gaia|santarem|beja|braganca|vila real|viana do castelo|nazare|figueira da foz|caldas da rainha|castelo branco|portalegre|ponta delgada|barreiro|loures|odivelas|maia|gondomar|famalicao',
  },
  IT: {
    names:
      'italia|italy|italie|wlochy|italya|италия|lombardia|lazio|toscana|piemonte|veneto|emilia romagna|puglia|sicilia|sardegna|campania|calabria|liguria|abruzzo|friuli|alto adige|basilicata|molise',
    towns:
      'umbria|trentino|roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|taranto|prato|modena|reggio calabria|reggio emilia|perugia|livorno|ravenna|cagliari|foggia|rimini|salerno|ferrara|sassari|latina|monza|siracusa|pescara|bergamo|forli|trento|vicenza|terni|bolzano|novara|piacenza|ancona|andria|arezzo|udine|cesena|lecce|pesaro|la spezia|alessandria|pisa|lucca|catanzaro|brindisi|treviso|varese|grosseto|asti|cremona|cosenza|trapani|l aquila|potenza|matera|rovereto|carpi|imola|mantova|pavia|lecco|cuneo|siena|ascoli piceno|macerata|fano|senigallia|jesi|campobasso|caserta|avellino|benevento|viterbo|frosinone|rieti|belluno|rovigo|pordenone|gorizia|savona|imperia|aosta|nuoro|oristano|agrigento|ragusa|caltanissetta',
  },
  PL: {
    names:
      'polska|poland|polen|pologne|polonia|polonya|польша|польща|mazowieckie|malopolskie|wielkopolskie|dolnoslaskie|slaskie|podkarpackie',
    towns:
      'warszawa|warsaw|krakow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|bialystok|katowice|gdynia|czestochowa|radom|torun|sosnowiec|rzeszow|kielce|gliwice|olsztyn|zabrze|bielsko biala|bytom|zielona gora|rybnik|opole|tychy|elblag|gorzow wielkopolski|tarnow|chorzow|kalisz|koszalin|legnica|варшава',
  },
  CZ: {
    names: 'cesko|ceska republika|czech republic|czechia|tschechien|czechy|morava',
    towns:
      'praha|prague|brno|ostrava|plzen|liberec|olomouc|ceske budejovice|hradec kralove|pardubice|zlin|usti nad labem|havirov|kladno|opava|jihlava|prerov|karlovy vary|teplice|mlada boleslav',
  },
  SK: {
    names: 'slovensko|slovakia|slovenska republika|slowakei',
    towns: 'bratislava|kosice|presov|zilina|banska bystrica|nitra|trnava|trencin|poprad|prievidza|zvolen|michalovce',
  },
  HU: {
    names: 'magyarorszag|hungary|ungarn|wegry|hongrie',
    towns:
      'budapest|debrecen|szeged|miskolc|pecs|gyor|nyiregyhaza|kecskemet|szekesfehervar|szombathely|szolnok|tatabanya|kaposvar|veszprem|bekescsaba|zalaegerszeg|sopron|eger|nagykanizsa|gyongyos|dunaujvaros|hodmezovasarhely',
  },
  RO: {
    names: 'romania|rumanien|roumanie|rumania|rumunia',
    towns:
      'bucuresti|bucharest|cluj napoca|cluj|timisoara|iasi|constanta|craiova|brasov|galati|ploiesti|oradea|braila|arad|pitesti|sibiu|bacau|targu mures|baia mare|buzau|suceava|satu mare|botosani|piatra neamt',
  },
  MD: { names: 'moldova|republica moldova|молдова', towns: 'chisinau|balti|кишинев' },
  BG: {
    names: 'bulgaria|българия|bulgarien',
    towns: 'sofia|plovdiv|varna|burgas|софия|пловдив|варна|бургас|русе|стара загора|плевен|велико търново|благоевград',
  },
  GR: {
    names: 'greece|ελλάδα|griechenland|grece|grecia',
    towns:
      'athens|thessaloniki|patras|heraklion|αθήνα|θεσσαλονίκη|πάτρα|ηράκλειο|λάρισα|βόλος|ιωάννινα|χανιά|ρόδος|πειραιάς|καλαμάτα',
  },
  CY: { names: 'cyprus|κύπρος|zypern', towns: 'nicosia|limassol|larnaca|paphos|λευκωσία|λεμεσός|λάρνακα' },
  RS: {
    names: 'serbia|србија|srbija|serbien',
    towns: 'beograd|belgrade|novi sad|niš|kragujevac|subotica|београд|нови сад|ниш|крагујевац|суботица',
  },
  HR: {
    names: 'hrvatska|croatia|kroatien|croatie',
    towns: 'zagreb|rijeka|osijek|zadar|pula|slavonski brod|karlovac|varazdin|dubrovnik|sibenik|sisak|vinkovci',
  },
  BA: {
    names: 'bosna i hercegovina|bosnia and herzegovina|bosnia',
    towns: 'sarajevo|banja luka|mostar|tuzla|zenica|bihac',
  },
  SI: { names: 'slovenija|slovenia|slowenien', towns: 'ljubljana|maribor|celje|kranj|koper|novo mesto|velenje|ptuj' },
  MK: { names: 'north macedonia|македонија', towns: 'skopje|скопје|битола' },
  AL: { names: 'albania|shqiperi', towns: 'tirana|durres|vlore' },
  RU: {
    names:
      'россия|russia|российская федерация|russland|russie|rusia|московская область|ленинградская область|краснодарский край',
    towns:
      'moscow|saint petersburg|st petersburg|москва|санкт-петербург|спб|новосибирск|екатеринбург|казань|нижний новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тольятти|ижевск|барнаул|иркутск|хабаровск|ярославль|владивосток|томск|оренбург|кемерово|рязань|пенза|липецк|тула|киров|калуга|череповец|вологда|курск|тверь|иваново|брянск|белгород|сочи|архангельск|мурманск|калининград|смоленск|псков',
  },
  UA: {
    names: 'україна|украина|ukraine|ukraina|ucrania',
    towns:
      'kyiv|kiev|lviv|kharkiv|odesa|odessa|dnipro|київ|львів|харків|одеса|дніпро|запоріжжя|вінниця|полтава|чернігів|черкаси|житомир|суми|хмельницький|рівне|чернівці|тернопіль|івано-франківськ|луцьк|ужгород|миколаїв|херсон|кременчук|кропивницький|киев|одесса|харьков|днепр',
  },
  BY: { names: 'belarus|беларусь|белоруссия', towns: 'brest|minsk|минск|мінск|гомель|брест|гродно|витебск|могилев' },
  GE: { names: 'საქართველო|грузия', towns: 'georgia|tbilisi|batumi|kutaisi|თბილისი|тбилиси' },
  AM: { names: 'armenia|հայաստան|армения', towns: 'yerevan|երևան|ереван' },
  AZ: { names: 'azerbaijan|azərbaycan|азербайджан', towns: 'baku|bakı|баку' },
  UZ: { names: 'uzbekistan|узбекистан', towns: 'tashkent|samarkand|ташкент|самарканд' },
  KG: { names: 'kyrgyzstan|кыргызстан|киргизия', towns: 'bishkek|бишкек' },
  EE: { names: 'eesti|estonia|estland', towns: 'tallinn|tartu|narva|parnu|viljandi|rakvere' },
  LV: { names: 'latvija|latvia|lettland', towns: 'riga|daugavpils|liepaja|jelgava|jurmala|ventspils|valmiera' },
  LT: { names: 'lietuva|lithuania|litauen', towns: 'vilnius|kaunas|klaipeda|siauliai|panevezys|alytus|marijampole' },
  FI: {
    names: 'suomi|finland|finnland|finlande',
    towns:
      'helsinki|helsingfors|espoo|esbo|tampere|vantaa|oulu|turku|abo|jyvaskyla|lahti|kuopio|pori|joensuu|lappeenranta|hameenlinna|vaasa|vasa|seinajoki|rovaniemi|mikkeli|kotka|kouvola|porvoo|borga',
  },
  SE: {
    names: 'sverige|sweden|schweden|suede|suecia|skane|vastra gotaland|smaland|dalarna',
    towns:
      'stockholm|goteborg|gothenburg|malmo|uppsala|vasteras|orebro|linkoping|helsingborg|jonkoping|norrkoping|lund|umea|gavle|boras|sodertalje|eskilstuna|halmstad|vaxjo|karlstad|sundsvall|trollhattan|ostersund|kalmar|falun|skelleftea|kristianstad|karlskrona|skovde|uddevalla|lulea|nykoping|harnosand|visby|kiruna|borlange|motala|varberg',
  },
  NO: {
    names: 'norge|norway|norwegen|noreg',
    towns:
      'oslo|bergen|trondheim|stavanger|drammen|fredrikstad|kristiansand|sandnes|tromso|sarpsborg|skien|alesund|sandefjord|haugesund|tonsberg|moss|bodo|arendal|hamar|larvik|halden|lillehammer|molde|harstad|gjovik',
  },
  DK: {
    names: 'danmark|denmark|danemark|danemarca',
    towns:
      'kobenhavn|copenhagen|aarhus|arhus|odense|aalborg|alborg|esbjerg|randers|kolding|horsens|vejle|roskilde|herning|silkeborg|naestved|viborg|fredericia|hillerod|holstebro|sonderborg|svendborg',
  },
  IS: { names: 'iceland|island iceland', towns: 'reykjavik|akureyri|kopavogur' },
  MT: { names: 'malta', towns: 'valletta|sliema|birkirkara' },
  MX: {
    names:
      'mexico|cdmx|estado de mexico|jalisco|nuevo leon|guanajuato|michoacan|chiapas|oaxaca|sinaloa|chihuahua|coahuila|tamaulipas|baja california|queretaro|yucatan|quintana roo|san luis potosi|aguascalientes|zacatecas',
    towns:
      'puebla|veracruz|sonora|durango|tabasco|ciudad de mexico|mexico city|guadalajara|monterrey|tijuana|leon|ciudad juarez|zapopan|merida|hermosillo|saltillo|culiacan|mexicali|acapulco|morelia|toluca|cancun|reynosa|torreon|xalapa|tuxtla gutierrez|irapuato|celaya|mazatlan|tampico|cuernavaca|pachuca|tepic|ensenada|naucalpan|ecatepec|tlalnepantla|villahermosa|la paz|colima|campeche',
  },
  GT: { names: 'guatemala', towns: 'quetzaltenango|mixco|escuintla' },
  SV: { names: 'el salvador', towns: 'san salvador|santa tecla' },
  HN: { names: 'honduras', towns: 'tegucigalpa|san pedro sula|la ceiba' },
  NI: { names: 'nicaragua', towns: 'managua|leon|granada|masaya' },
  CR: { names: 'costa rica', towns: 'san jose|alajuela|heredia|cartago' },
  PA: { names: 'panama', towns: 'ciudad de panama' },
  CU: { names: 'cuba', towns: 'la habana|havana|santiago de cuba|camaguey|holguin' },
  DO: {
    names: 'dominican republic|republica dominicana',
    towns: 'santo domingo|santiago de los caballeros|la romana|punta cana',
  },
  JM: { names: 'jamaica', towns: 'kingston|montego bay|spanish town|portmore|mandeville|ocho rios|may pen' },
  TT: {
    names: 'trinidad|trinidad and tobago|tobago',
    towns: 'port of spain|san fernando|chaguanas|arima|point fortin',
  },
  BB: { names: 'barbados', towns: 'bridgetown' },
  GY: { names: 'guyana', towns: 'georgetown|linden' },
  HT: { names: 'haiti', towns: 'port au prince' },
  CO: {
    names: 'colombia|cundinamarca|valle del cauca|risaralda|quindio|boyaca|norte de santander',
    towns:
      'caldas|antioquia|bogota|medellin|cali|barranquilla|cartagena|cucuta|bucaramanga|pereira|santa marta|ibague|manizales|villavicencio|armenia|neiva|pasto|monteria|popayan|valledupar|itagui|envigado|soacha|tunja|palmira',
  },
  VE: {
    names: 'venezuela',
    towns: 'caracas|maracaibo|valencia|barquisimeto|maracay|ciudad guayana|merida|san cristobal',
  },
  EC: {
    names: 'ecuador|pichincha|guayas',
    towns: 'quito|guayaquil|cuenca|ambato|loja|manta|portoviejo|riobamba|machala',
  },
  PE: {
    names: 'peru',
    towns:
      'lima|arequipa|trujillo|chiclayo|piura|cusco|cuzco|iquitos|huancayo|tacna|callao|chimbote|juliaca|puno|ayacucho|cajamarca|pucallpa|miraflores',
  },
  BO: { names: 'bolivia', towns: 'la paz|santa cruz de la sierra|cochabamba|sucre|el alto|oruro|tarija|potosi' },
  CL: {
    names: 'chile',
    towns:
      'santiago|santiago de chile|valparaiso|vina del mar|concepcion|antofagasta|temuco|rancagua|talca|arica|iquique|puerto montt|la serena|coquimbo|chillan|valdivia|osorno|copiapo|punta arenas|maipu|providencia|nunoa|las condes',
  },
  AR: {
    names: 'argentina|entre rios|chubut|neuquen|tucuman',
    towns:
      'mendoza|misiones|buenos aires|cordoba|rosario|la plata|mar del plata|salta|santa fe|san juan|resistencia|santiago del estero|corrientes|posadas|bahia blanca|parana|san miguel de tucuman|quilmes|lanus|rio cuarto|bariloche|ushuaia|comodoro rivadavia|san luis|san salvador de jujuy|moron',
  },
  UY: { names: 'uruguay', towns: 'montevideo|salto|paysandu|maldonado|punta del este' },
  PY: { names: 'paraguay', towns: 'asuncion|ciudad del este|encarnacion|luque' },
  BR: {
    names:
      'brasil|brazil|brasilien|bresil|minas gerais|rio grande do sul|santa catarina|pernambuco|goias|mato grosso|mato grosso do sul|espirito santo|maranhao|rio grande do norte|alagoas|sergipe|piaui|rondonia|tocantins|roraima|amapa|distrito federal',
    towns:
      'bahia|ceara|paraiba|sao paulo|rio de janeiro|belo horizonte|brasilia|salvador|fortaleza|curitiba|manaus|recife|porto alegre|goiania|belem|guarulhos|campinas|sao luis|maceio|duque de caxias|natal|teresina|campo grande|sao bernardo do campo|joao pessoa|santo andre|osasco|jaboatao|sao jose dos campos|ribeirao preto|uberlandia|contagem|sorocaba|aracaju|feira de santana|cuiaba|joinville|londrina|juiz de fora|ananindeua|florianopolis|niteroi|serra|caxias do sul|vila velha|maringa|diadema|jundiai|piracicaba|bauru|limeira|sumare|americana|blumenau|cascavel|ponta grossa|anapolis|vitoria|santos|betim|teofilo otoni|governador valadares|montes claros|uberaba|petropolis|volta redonda|pelotas|santa maria|canoas|novo hamburgo|foz do iguacu|chapeco|criciuma|palmas|porto velho|rio branco|macapa|boa vista',
  },
}

/** Codes of states and cantons behind a town, in capitals, and the languages in which they are written so. */
export const STATE_COUNTRIES: { country: string; languages: string; codes: string }[] = [
  {
    country: 'US',
    languages: 'en|es',
    codes:
      'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR',
  },
  { country: 'CA', languages: 'en|fr', codes: 'ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|PEI|YT|NT|NU' },
  { country: 'AU', languages: 'en', codes: 'NSW|VIC|QLD|TAS|ACT|WA|SA|NT' },
  {
    country: 'BR',
    languages: 'pt',
    codes: 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO',
  },
  {
    country: 'CH',
    languages: 'de|fr|it',
    codes: 'ZH|LU|UR|SZ|OW|NW|GL|ZG|FR|SO|BL|BS|SH|SG|GR|AG|TG|TI|VD|VS|NE|GE|JU',
  },
  {
    country: 'MX',
    languages: 'es',
    codes:
      'Jal|Gto|Qro|Pue|Tamps|Chih|Coah|Ags|Zac|Dgo|Hgo|Yuc|Chis|Oax|Gro|Nay|Tlax|Tab|Camp|Mich|Ver|Mor|Sin|Son|Mex|NL|BC',
  },
]

/** Postal codes that only one country writes so, in a resume of these languages (all, where none are told). */
export const POSTCODE_COUNTRIES: { country: string; languages?: string; code: RegExp }[] = [
  { country: 'GB', code: /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/u },
  { country: 'CA', code: /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/u },
  { country: 'IE', code: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) (?=\d{0,3}[A-Z])[0-9AC-FHKNPRTV-Y]{4}\b/u },
  { country: 'NL', languages: 'nl|en', code: /\b(?!19|20)[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}(?:,? {1,2}| *\t)\p{Lu}/u },
  { country: 'BR', languages: 'pt', code: /\bCEP\b|(?<![\d-])\d{5}-\d{3}(?![\d-])/u },
  { country: 'JP', code: /〒 ?\d{3}-\d{4}/u },
  { country: 'PL', languages: 'pl', code: /(?<![\d-])\d{2}-\d{3} \p{Lu}/u },
  { country: 'PT', languages: 'pt', code: /(?<![\d-])\d{4}-\d{3}(?![\d-])/u },
  { country: 'DE', languages: 'de', code: /(?<![\d./-])(?:D-)?\d{5} \p{Lu}\p{Ll}/u },
  { country: 'FR', languages: 'fr', code: /(?<![\d./-])\d{5} \p{Lu}/u },
  { country: 'IT', languages: 'it', code: /(?<![\d./-])\d{5} \p{Lu}\p{Ll}/u },
  { country: 'SE', languages: 'sv', code: /(?<![\d-])\d{3} \d{2} {1,2}\p{Lu}\p{Ll}/u },
  { country: 'US', languages: 'en', code: /\b[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/u },
]

/** Where those live who write a resume in a language: a number is of none of several of them unless it can be of one alone. */
export const LANGUAGE_COUNTRIES: Record<string, string> = {
  ja: 'JP',
  ko: 'KR',
  ar: 'EG|SA|AE|JO|MA|DZ|TN|LY|SD|IQ|SY|LB|PS|KW|QA|BH|OM|YE',
  id: 'ID',
  bn: 'BD|IN',
  bg: 'BG',
  zh: 'CN|TW|HK|SG|MY',
  'zh-TW': 'TW|HK',
  hr: 'HR|BA',
  cs: 'CZ',
  da: 'DK',
  nl: 'NL|BE',
  et: 'EE',
  fa: 'IR|AF',
  fi: 'FI',
  fr: 'FR|BE|CH|CA|LU|MA|DZ|TN|SN|CI|CM',
  de: 'DE|AT|CH|LU',
  gu: 'IN',
  el: 'GR|CY',
  he: 'IL',
  hi: 'IN|NP',
  hu: 'HU',
  it: 'IT|CH',
  kn: 'IN',
  lv: 'LV',
  lt: 'LT',
  ml: 'IN',
  mr: 'IN',
  no: 'NO',
  pl: 'PL',
  pt: 'BR|PT|AO|MZ|CV',
  ro: 'RO|MD',
  ru: 'RU|KZ|BY|UA|KG|UZ',
  sr: 'RS|BA|ME',
  sk: 'SK',
  sl: 'SI',
  es: 'ES|MX|CO|AR|PE|CL|EC|VE|GT|CR|DO|UY|PY|BO|PA|HN|SV|NI|CU|US',
  sw: 'KE|TZ|UG',
  sv: 'SE|FI',
  ta: 'IN|LK|SG|MY',
  te: 'IN',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  ur: 'PK|IN',
  vi: 'VN',
}

/** Words before a country or town of which somebody comes: nothing may follow from it. */
export const ORIGIN_WORDS =
  'nationality|citizenship|citizen|place of birth|birth place|birthplace|born|born in|state of origin|place of origin|home town|hometown|native place|native of|local government area|staatsangehorigkeit|staatsburgerschaft|nationalitat|geburtsort|geboren|geboren in|geb|nationalite|citoyennete|lieu de naissance|ne le|nee le|ne a|nee a|nacionalidad|lugar de nacimiento|nacido|nacida|natural de|nacionalidade|naturalidade|local de nascimento|nascido|nascida|nazionalita|cittadinanza|luogo di nascita|nato a|nata a|nato il|nata il|nationaliteit|geboorteplaats|geboren te|narodowosc|obywatelstwo|miejsce urodzenia|urodzony|urodzona|narodnost|statni prislusnost|misto narozeni|statna prislusnost|miesto narodenia|drzavljanstvo|mjesto rodenja|kraj rojstva|allampolgarsag|szuletesi hely|cetatenie|nationalitate|locul nasterii|nationalitet|fodested|fodelseort|medborgarskap|nasjonalitet|statsborgerskap|kansalaisuus|syntymapaikka|kodakondsus|sunnikoht|pilietybe|gimimo vieta|pilsoniba|tautiba|uyruk|uyrugu|vatandaslik|dogum yeri|гражданство|национальность|место рождения|громадянство|місце народження|националност|място на раждане|држављанство|место рођења|εθνικότητα|υπηκοότητα|τόπος γέννησης|الجنسية|مكان الميلاد|محل الميلاد|ملیت|محل تولد|تابعیت|قومیت|جائے پیدائش|אזרחות|לאום|ארץ לידה|מקום לידה|राष्ट्रीयता|जन्म स्थान|राष्ट्रीयत्व|জাতীয়তা|জন্মস্থান|தேசியம்|జాతీయత|ರಾಷ್ಟ್ರೀಯತೆ|ദേശീയത|રાષ્ટ્રીયતા|kewarganegaraan|tempat lahir|tempat tanggal lahir|uraia|mahali pa kuzaliwa|quoc tich|que quan|noi sinh|nơi sinh|quê quán|quốc tịch|สัญชาติ|เชื้อชาติ|ภูมิลำเนา|国籍|籍贯|籍貫|民族|出身地|本籍|出身|국적|출생지|본적'

/** Countries whose numbers open with a zero, by how often resumes without a country's name come from them. */
export const OPENING_WITH_ZERO = [
  'GB',
  'FR',
  'DE',
  'AU',
  'JP',
  'TH',
  'NL',
  'ZA',
  'KR',
  'NZ',
  'IE',
  'PK',
  'EG',
  'TR',
  'BE',
  'AT',
  'CH',
  'IT',
  'NG',
  'KE',
  'UA',
  'RO',
] as const
