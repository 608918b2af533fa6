/** Words that mark a place of learning, anywhere in its name; all languages, divided by '|'. */
export const SCHOOL_WORDS =
  'university|college|school|institute|institution|academy|polytechnic|univ|universities|seminary|conservatory|vidyalaya|vidyapeeth|vidyalay|iit|iim|nit|iiit|mit|ucla|isd|board|convent|politechnic|inst|faculty|campus|community college|high school|coláiste|scoil|ollscoil|tafe|technikon|tvet|cégep|hoërskool|laerskool|polytech|grammar|' +
  'universität|hochschule|fachhochschule|schule|berufsschule|gymnasium|akademie|technische universität|realschule|gesamtschule|berufskolleg|institut|fh|rwth|hauptschule|ihk|hwk|schulen|berufliche schulen|bildungszentrum|ausbildungszentrum|schulzentrum|volkshochschule|handwerkskammer|bildungswerk|meisterschule|kantonsschule|fachschule|' +
  'université|école|lycée|collège|faculté|iut|institut|insa|conservatoire|grande école|ens|cfa|greta|' +
  'universidad|escuela|colegio|instituto|facultad|academia|ies|politécnica|tecnológico|unam|' +
  'universidade|escola|faculdade|colégio|senac|senai|fatec|etec|faculdades|liceu|' +
  'università|scuola|liceo|istituto|accademia|politecnico|facoltà|ateneo|' +
  'universiteit|hogeschool|roc|lyceum|scholengemeenschap|' +
  'uniwersytet|politechnika|szkoła|wyższa szkoła|liceum|technikum|akademia|zespół szkół|gimnazjum|lo w|lo im|lo nr|zs nr|zsz|' +
  'университет|институт|академия|колледж|школа|техникум|училище|гимназия|лицей|вуз|мгу|мгту|спбгу|' +
  'університет|інститут|академія|коледж|школа|гімназія|ліцей|технікум|' +
  'универзитет|факултет|univerzitet|fakultet|sveučilište|veleučilište|škola|univerza|fakulteta|šola|srednja škola|gimnazija|' +
  'univerzita|fakulta|gymnázium|střední škola|vysoká škola|vysoké učení|učiliště|stredná škola|čvut|vut|' +
  'universitet|højskole|erhvervsskole|handelsskole|högskola|gymnasieskola|folkhögskola|høgskole|høyskole|videregående skole|yrkeshögskola|universitetet|högskolan|høgskolen|kth|cbs|dtu|ntnu|' +
  'yliopisto|ammattikorkeakoulu|lukio|opisto|koulu|ammattiopisto|korkeakoulu|' +
  'ülikool|kool|gümnaasium|kutsekool|kutsehariduskeskus|rakenduskõrgkool|universitāte|augstskola|vidusskola|skola|ģimnāzija|tehnikums|universitetas|kolegija|mokykla|gimnazija|' +
  'egyetem|főiskola|iskola|gimnázium|szakközépiskola|szakgimnázium|universitatea|universitate|facultatea|liceul|școala|colegiul|academia|' +
  'πανεπιστήμιο|σχολή|σχολείο|λύκειο|τει|ιεκ|πολυτεχνείο|κολλέγιο|üniversitesi|üniversite|lisesi|lise|meslek yüksekokulu|fakültesi|enstitüsü|' +
  'جامعة|كلية|معهد|الجامعة|الكلية|المعهد|المدرسة|مدرسة|ثانوية|أكاديمية|دانشگاه|دانشکده|موسسه|دبیرستان|مدرسه|آموزشگاه|یونیورسٹی|کالج|سکول|بورڈ|אוניברסיטת|אוניברסיטה|מכללה|מכללת|תיכון|האוניברסיטה|הטכניון|המכללה|' +
  'बोर्ड|शिक्षा मंडल|प्रशिक्षण संस्था|परिषद|विश्वविद्यालय|महाविद्यालय|विद्यालय|संस्थान|स्कूल|कॉलेज|विद्यापीठ|शाळा|বিশ্ববিদ্যালয়|কলেজ|স্কুল|বিদ্যালয়|মহাবিদ্যালয়|બોર્ડ|યુનિવર્સિટી|કોલેજ|શાળા|பல்கலைக்கழகம்|கல்லூரி|பள்ளி|విశ్వవిద్యాలయం|కళాశాల|పాఠశాల|ವಿಶ್ವವಿದ್ಯಾಲಯ|ಕಾಲೇಜು|ಶಾಲೆ|സർവകലാശാല|കോളേജ്|സ്കൂൾ|' +
  'universitas|institut teknologi|politeknik|sekolah|sman|sma negeri|smk negeri|smp negeri|sma swasta|smkn|smpn|madrasah aliyah|sd negeri|smkn|sekolah tinggi|chuo kikuu|chuo|shule|shule ya sekondari|đại học|trường|học viện|cao đẳng|' +
  'มหาวิทยาลัย|วิทยาลัย|โรงเรียน|สถาบัน|คณะ|จุฬาลงกรณ์|大学|大學|学院|學院|学校|學校|高校|高等学校|高中|中学|中學|研究科|専門学校|대학교|대학|고등학교|대학원|학교|대학원|전문대학'
