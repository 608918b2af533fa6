import { describe, expect, test } from 'vitest'
import { readJob } from './read-job.ts'

/** An advert of four headings in each language: what is done, what is asked for, what would be welcome, what is given. */
const ADVERTS: Record<string, string> = {
  cs: 'Lodník\n\nNáplň práce\n- obsluha jeřábu\nPožadujeme\n- minimálně 3 roky praxe\n- čtení výkresů\nVýhodou\n- znalost plachet\nNabízíme\n- 5 týdnů dovolené',
  sk: 'Lodník\n\nNáplň práce\n- obsluha žeriavu\nPožadujeme\n- minimálne 3 roky praxe\n- čítanie výkresov\nVýhodou je\n- znalosť plachiet\nPonúkame\n- 5 týždňov dovolenky',
  hu: 'Hajóács\n\nFeladatok\n- daru kezelése\nElvárások\n- legalább 3 év tapasztalat\n- rajzolvasás\nElőnyt jelent\n- vitorlák ismerete\nAmit kínálunk\n- cafeteria',
  ro: 'Tâmplar de bărci\n\nResponsabilități\n- manevrarea macaralei\nCerințe\n- minimum 3 ani de experiență\n- citirea desenelor\nConstituie avantaj\n- cunoașterea velelor\nOferim\n- tichete de masă',
  bg: 'Корабен дърводелец\n\nЗадължения\n- работа с кран\nИзисквания\n- минимум 3 години опит\n- разчитане на чертежи\nПредимство е\n- познания за платна\nПредлагаме\n- ваучери за храна',
  el: 'Ξυλουργός σκαφών\n\nΚαθήκοντα\n- χειρισμός γερανού\nΑπαιτούμενα προσόντα\n- τουλάχιστον 3 χρόνια εμπειρία\n- ανάγνωση σχεδίων\nΕπιθυμητά προσόντα\n- γνώση πανιών\nΠροσφέρουμε\n- κουπόνια φαγητού',
  fi: 'Veneenrakentaja\n\nTyötehtävät\n- nosturin käyttö\nEdellytämme\n- vähintään 3 vuoden kokemus\n- piirustusten luku\nEduksi katsotaan\n- purjeiden tuntemus\nTarjoamme\n- lounasedun',
  et: 'Paadiehitaja\n\nTööülesanded\n- kraana juhtimine\nNõudmised\n- vähemalt 3 aastat kogemust\n- jooniste lugemine\nKasuks tuleb\n- purjede tundmine\nPakume\n- sporditoetust',
  lv: 'Laivu būvētājs\n\nGalvenie pienākumi\n- celtņa vadīšana\nPrasības\n- vismaz 3 gadu pieredze\n- rasējumu lasīšana\nPar priekšrocību uzskatīsim\n- buru pārzināšana\nPiedāvājam\n- ēdināšanu',
  lt: 'Laivų statytojas\n\nDarbo pobūdis\n- krano valdymas\nReikalavimai\n- ne mažiau kaip 3 metų patirtis\n- brėžinių skaitymas\nPrivalumai\n- burių išmanymas\nSiūlome\n- maitinimą',
  hr: 'Brodograditelj\n\nOpis posla\n- upravljanje dizalicom\nUvjeti\n- najmanje 3 godine iskustva\n- čitanje nacrta\nPrednost\n- poznavanje jedara\nNudimo\n- topli obrok',
  sr: 'Бродоградитељ\n\nОпис посла\n- управљање дизалицом\nУслови\n- најмање 3 године искуства\n- читање нацрта\nПредност\n- познавање једара\nНудимо\n- топли оброк',
  sl: 'Ladjedelec\n\nOpis dela\n- upravljanje žerjava\nPričakujemo\n- najmanj 3 leta izkušenj\n- branje načrtov\nPrednost bodo imeli\n- poznavalci jader\nNudimo\n- topel obrok',
  he: 'בונה סירות\n\nתיאור התפקיד\n- הפעלת מנוף\nדרישות\n- לפחות 3 שנות ניסיון\n- קריאת שרטוטים\nיתרון\n- היכרות עם מפרשים\nמה אנחנו מציעים\n- ארוחות',
  fa: 'قایق‌ساز\n\nشرح وظایف\n- کار با جرثقیل\nشرایط احراز\n- حداقل 3 سال سابقه کار\n- خواندن نقشه\nمزیت محسوب می‌شود\n- آشنایی با بادبان\nمزایا\n- ناهار',
  ur: 'کشتی ساز\n\nذمہ داریاں\n- کرین چلانا\nاہلیت\n- کم از کم 3 سال کا تجربہ\n- نقشے پڑھنا\nاضافی اہلیت\n- بادبانوں کا علم\nمراعات\n- کھانا',
  bn: 'নৌকা নির্মাতা\n\nদায়িত্বসমূহ\n- ক্রেন চালানো\nযোগ্যতা\n- কমপক্ষে 3 বছরের অভিজ্ঞতা\n- নকশা পড়া\nঅতিরিক্ত যোগ্যতা\n- পাল সম্পর্কে জ্ঞান\nসুযোগ সুবিধা\n- দুপুরের খাবার',
  mr: 'नौका बांधणारा\n\nजबाबदाऱ्या\n- क्रेन चालवणे\nपात्रता\n- किमान 3 वर्षांचा अनुभव\n- आराखडे वाचणे\nप्राधान्य\n- शिडांची माहिती\nआम्ही देतो\n- जेवण',
  gu: 'હોડી બનાવનાર\n\nજવાબદારીઓ\n- ક્રેન ચલાવવી\nલાયકાત\n- ઓછામાં ઓછા 3 વર્ષનો અનુભવ\n- નકશા વાંચવા\nપ્રાધાન્ય\n- સઢની જાણકારી\nલાભો\n- ભોજન',
  ta: 'படகு கட்டுநர்\n\nபொறுப்புகள்\n- பாரந்தூக்கி இயக்குதல்\nதகுதிகள்\n- குறைந்தது 3 ஆண்டுகள் அனுபவம்\n- வரைபடம் படித்தல்\nவிரும்பத்தக்கவை\n- பாய்மர அறிவு\nசலுகைகள்\n- உணவு',
  te: 'పడవ నిర్మాత\n\nబాధ్యతలు\n- క్రేన్ నడపడం\nఅర్హతలు\n- కనీసం 3 సంవత్సరాల అనుభవం\n- నమూనాలు చదవడం\nప్రాధాన్యత\n- తెరచాపల పరిజ్ఞానం\nప్రయోజనాలు\n- భోజనం',
  kn: 'ದೋಣಿ ತಯಾರಕ\n\nಜವಾಬ್ದಾರಿಗಳು\n- ಕ್ರೇನ್ ನಡೆಸುವುದು\nಅರ್ಹತೆಗಳು\n- ಕನಿಷ್ಠ 3 ವರ್ಷಗಳ ಅನುಭವ\n- ನಕ್ಷೆ ಓದುವುದು\nಆದ್ಯತೆ\n- ಹಾಯಿಗಳ ಜ್ಞಾನ\nಸೌಲಭ್ಯಗಳು\n- ಊಟ',
  ml: 'വള്ളം പണിക്കാരൻ\n\nഉത്തരവാദിത്തങ്ങൾ\n- ക്രെയിൻ ഓടിക്കൽ\nയോഗ്യതകൾ\n- കുറഞ്ഞത് 3 വർഷത്തെ പരിചയം\n- രൂപരേഖ വായന\nമുൻഗണന\n- പായകളുടെ അറിവ്\nആനുകൂല്യങ്ങൾ\n- ഭക്ഷണം',
  sw: 'Fundi wa mashua\n\nMajukumu\n- kuendesha kreni\nSifa\n- uzoefu wa miaka 3\n- kusoma michoro\nSifa za ziada\n- ujuzi wa matanga\nTunatoa\n- chakula',
  id: 'Pembuat kapal\n\nTanggung jawab\n- mengoperasikan derek\nPersyaratan\n- pengalaman minimal 3 tahun\n- membaca gambar\nNilai tambah\n- mengenal layar\nBenefit\n- makan siang',
  vi: 'Thợ đóng thuyền\n\nMô tả công việc\n- vận hành cần cẩu\nYêu cầu công việc\n- ít nhất 3 năm kinh nghiệm\n- đọc bản vẽ\nƯu tiên\n- hiểu biết về buồm\nQuyền lợi\n- ăn trưa',
  uk: 'Човняр\n\nОбов’язки\n- керування краном\nВимоги\n- досвід роботи від 3 років\n- читання креслень\nБуде перевагою\n- знання вітрил\nМи пропонуємо\n- обіди',
  da: 'Bådebygger\n\nArbejdsopgaver\n- kranføring\nVi forventer\n- mindst 3 års erfaring\n- læsning af tegninger\nDet er en fordel\n- kendskab til sejl\nVi tilbyder\n- frokostordning',
  no: 'Båtbygger\n\nArbeidsoppgaver\n- kranføring\nKvalifikasjoner\n- minst 3 års erfaring\n- lesing av tegninger\nDet er en fordel\n- kjennskap til seil\nVi tilbyr\n- lunsjordning',
  'zh-TW':
    '造船工\n\n工作內容\n- 操作吊車\n應徵條件\n- 3年以上工作經驗\n- 看懂圖面\n加分條件\n- 認識船帆\n公司福利\n- 員工午餐',
}

describe('headings of an advert say what is asked for and what is given', () => {
  test.each(Object.entries(ADVERTS))('%s', (_, text) => {
    const read = readJob(text).requirements.slice(1)
    expect(read.map(({ must, weight }) => (must ? 'must' : weight < 5 ? 'nice' : 'done'))).toEqual([
      'done',
      'must',
      'must',
      'nice',
    ])
    expect(read[1]).toMatchObject({ type: 'years', years: 3 })
  })
})
