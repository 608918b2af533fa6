import { describe, expect, test } from 'vitest'
import { readResume } from '../../read-resume.ts'
import { resumeOf } from '../../samples/resume-of.ts'

const POSTS = 'Experience\nNurse, Lakeside Clinic, Durban, May 2011 - June 2019'

function homeOf(head: string, language = 'en'): string | undefined {
  return readResume(resumeOf(`${head}\n\n${POSTS}`, language), { year: 2026, month: 1 }).place?.value
}

describe('where the candidate lives', () => {
  test.each([
    ['beside a number', 'Edda Plough\nMerrow | 07700 900142 | quill@mail.example', 'Merrow'],
    ['with its region', 'Edda Plough\nMerrow Rapids, Michigan | (614) 555-0148', 'Merrow Rapids, Michigan'],
    [
      'with a county and a country',
      'Edda Plough\nLeeds, West Yorkshire, UK | 07700 900142',
      'Leeds, West Yorkshire, UK',
    ],
    [
      'beside years and pay',
      'Edda Plough\nClerk\n6 Years 3 Months | Sharjah - United Arab Emirates | AED 4,500 per month\nquill@mail.example | 07700 900142 (Verified)',
      'Sharjah - United Arab Emirates',
    ],
    ['behind a label of boards', 'Edda Plough\n07700 900142\nReside in: Merrow', 'Merrow'],
    ['before a code', 'Edda Plough\n14 Quarry Lane, Merrow, Northants NN15 7AB\n07700 900142', 'Merrow, Northants'],
    [
      'before half a code',
      'Edda Plough\n14 Quarry Lane, Kettering, Northants NN15\n07700 900142',
      'Kettering, Northants',
    ],
    [
      'behind a street with a quarter of the town',
      'Edda Plough\n905 Plough Ave NE • Merrow, MI • quill@mail.example',
      'Merrow, MI',
    ],
    ['with the code of a state', 'Edda Plough\n512 Mill Ave, Merrow, NM 87420 | 505 555 0181', 'Merrow, NM'],
    [
      'behind a numbered street',
      'Edda Plough\n1234 North 55 Street Bellevue, Nebraska 68005 | 402 555 0181',
      'Bellevue, Nebraska',
    ],
    ['behind a code', 'Edda Plough\nStorgatan 14, 871 30 Merrow\n070-174 06 35', 'Merrow'],
    ['behind a code without a comma', 'Edda Plough\nMühlgasse 3 4600 Merrow\n0660 5550142', 'Merrow'],
    [
      'behind a street without a comma',
      'Edda Plough\nBlk 12 Plough Street 11 #05-67 Singapore 521123\n9000 0417',
      'Singapore',
    ],
    [
      'below a name that a bar beside the page stands before',
      'Contact\nquill@mail.example\n\nTop Skills\nTriage\nTelemetry\n\nHonors-Awards\nNurse of the Year\n\nEdda Plough\nRegistered Nurse | Triage | Telemetry\nGrand Merrow, MI, United States',
      'Grand Merrow, MI, United States',
    ],
    ['over several rows', 'Edda Plough\n3 Plough Park,\nMerrow,\nGalway.\n087 123 0042', 'Galway'],
    ['below a street', 'Edda Plough\n14 Quarry Lane\nLeeds\nLS8 3QJ\n07700 900142', 'Leeds'],
    ['below its label', 'Edda Plough\nADDRESS\n14 Quarry Lane\nMerrow SY3 1AB\nquill@mail.example', 'Merrow'],
    ['behind its label', 'Edda Plough\nquill@mail.example\nCurrent Location: Merrow', 'Merrow'],
    [
      'in the cell behind its label',
      'Edda Plough\nNationality\tKenya\nResidential area\tMerrow\nCell\t082 555 0142',
      'Merrow',
    ],
    [
      'now, and not for good',
      'Edda Plough\nPermanent Address: 12 Mill Road, Lahore\nPresent Address: Plough Flats, Doha, Qatar',
      'Doha, Qatar',
    ],
    [
      'behind what somebody is willing to do',
      'Edda Plough\nLocation: Nairobi, Kenya (willing to relocate to Dubai)',
      'Nairobi, Kenya',
    ],
    ['with a state that reads as a degree', 'Edda Plough\nCambridge, MA | (614) 555-0148', 'Cambridge, MA'],
    ['that is called after a school', 'Edda Plough\nCollege Station, TX | (614) 555-0148', 'College Station, TX'],
    ['in a bracket', 'Edda Plough\nNurse | Remote (Berlin) | quill@mail.example', 'Berlin'],
    [
      'in a sentence',
      'Edda Plough\nBorn in Lund, now based in Merrow and looking for a ward.\nquill@mail.example',
      'Merrow',
    ],
    [
      'at the foot',
      `Edda Plough\n${POSTS}\n\nEducation\nBA, Merrow College, 2010\n\nEdda Plough\nBristol, UK | quill@mail.example`,
      'Bristol, UK',
    ],
    [
      'above the reader of a letter',
      'Edda Plough\n2 Mill Hill, Truro TR1 2AB\nquill@mail.example\n\nMerrow Hotel\nMill Road, Falmouth TR11 4XY\n\nDear Sir or Madam,\nI apply.',
      'Truro',
    ],
    ['with a region called as a town', 'Edda Plough\nMacon, Georgia 31204\n(478) 555-0119', 'Macon, Georgia'],
    ['called as a state', 'Edda Plough\nWyoming, Michigan | (616) 555-0134', 'Wyoming, Michigan'],
  ])('%s', (_, head, home) => expect(homeOf(head)).toBe(home))

  test.each([
    ['de', 'Edda Pflug\nwohnhaft in München\nquill@mail.example', 'München'],
    ['de', 'Edda Pflug\nGeburtsort: Bremen\nWohnort: Merrow', 'Merrow'],
    ['de', 'Edda Pflug\nUnterdorf 17/2, A-6380 St. Johann in Tirol | 0664 5550143', 'St. Johann in Tirol'],
    ['fr', 'Edda Charrue\nHabite à Lyon, mobile sur toute la France\n06 39 98 00 42', 'Lyon'],
    ['fr', 'Edda Charrue\n4412, rue des Moutons, Montréal (Québec) H2J 2L1\n514 555-0142', 'Montréal (Québec)'],
    ['es', 'Edda Arado\nVivo en Getafe con mi hija.\nquill@mail.example', 'Getafe'],
    ['es', 'Edda Arado\nPoblación: Dos Hermanas (Sevilla)', 'Dos Hermanas (Sevilla)'],
    ['pt', 'Edda Arado\nRua das Ovelhas, 1422 – Centro – Florianópolis\n(48) 99955-0142', 'Florianópolis'],
    ['it', 'Edda Aratro\nNata a Foggia\nResidente a Bari, via Aratro 14\n333 1234042', 'Bari'],
    ['nl', 'Edda Ploeg\nPloegstraat 88, 5211 GN Merrow\n06 55500042', 'Merrow'],
    ['pl', 'Edda Pług\nzam. ul. Długa 14/2, 31-146 Kraków\n600 000 042', 'Kraków'],
    ['hu', 'Eke Edda\nLakcím: 9021 Győr, Eke utca 14.', 'Győr'],
    ['ro', 'Edda Plug\nAdresă(e)\tStr. Oilor nr. 17, 550000 Sibiu, România', 'Sibiu, România'],
    ['tr', 'Edda Saban\nSaban Cad. No: 14/3 Kadıköy/İstanbul\n0532 555 01 42', 'İstanbul'],
    ['ru', 'Плугова Эдда\n610000, г. Киров, ул. Овечья, д. 14\n+7 912 555-01-38', 'Киров'],
    ['uk', 'Плуг Едда\nМісто проживання: Харків\nГотова працювати: Київ', 'Харків'],
    ['el', 'Έντα Αρότρου\nΤόπος γέννησης: Κοζάνη\nΤόπος κατοικίας: Βόλος', 'Βόλος'],
    ['ar', 'إدا المحراث\nالعنوان: إربد - شارع الغنم\n0790004417', 'إربد'],
    ['he', 'אדה מחרשה\nתל אביב | 050-5550143', 'תל אביב'],
    ['hi', 'एडा हल\nस्थायी पता : सागर, मध्य प्रदेश\nवर्तमान पता : 14, हल कॉलोनी, भोपाल', 'भोपाल'],
    ['vi', 'Nguyễn Thị Cày\nQuê quán: Quảng Nam\nĐịa chỉ: 14 đường Cừu, phường 4, TP. Huế', 'Huế'],
    ['th', 'นางสาวเอดา คันไถ\nภูมิลำเนา: จังหวัดขอนแก่น\nที่อยู่ปัจจุบัน: 14/5 ถนนแกะ จ.นนทบุรี 11000', 'นนทบุรี'],
    ['zh', '犁艾达\n籍贯：江西上饶 | 现居苏州 | 期望工作地点：北京\n电话：139 0000 0142', '苏州'],
    ['zh', '犁艾達\n地址：新北市板橋區犁路14號\n0987-000-321', '新北市板橋區'],
    ['ja', '鋤 恵田\n本籍 長野県\n住所\t〒154-0001 東京都世田谷区池尻3-14-2', '東京都世田谷区'],
    ['ja', '鋤 恵田\n福岡県福岡市中央区 · 080-5550-0142', '福岡県福岡市中央区'],
    ['ja', '鋤 恵田\n住所\t札幌市北区北十条3-14', '札幌市北区'],
    ['ko', '쟁기 에다\n본적: 전라남도 순천시\n주소: 경기도 수원시 영통구 쟁기로 14', '경기도 수원시 영통구'],
    ['sv', 'Edda Plog\nBosatt i Malmö, född i Lund\n070-174 00 42', 'Malmö'],
    ['fi', 'Edda Aura\nSyntymäpaikka: Kemi\nAsuinpaikka: Oulu', 'Oulu'],
  ])('in %s: %j', (language, head, home) => expect(homeOf(head, language)).toBe(home))
})

describe('no place is told', () => {
  test.each([
    ['nothing', 'Edda Plough\nquill@mail.example'],
    ['where somebody was born', 'Edda Plough\nBorn in Chicago, 1988\nquill@mail.example'],
    [
      'where somebody comes from',
      'Edda Plough\nState of Origin: Anambra\nPlace of Birth: Enugu\nNationality: Nigerian',
    ],
    ['a nationality with its value below', 'Edda Plough\nNationality\nKenya\nquill@mail.example'],
    ['where somebody would go', 'Edda Plough\nWilling to relocate to Dubai or Doha\nquill@mail.example'],
    ['where somebody would work', 'Edda Plough\nPreferred location: Cardiff or Bristol\nquill@mail.example'],
    ['where somebody may work', 'Edda Plough\nVisa status: Residence visa, UAE\n050 555 0142'],
    ['a name that is a town', 'PARIS PLOUGH\nPython Developer\nquill@mail.example'],
    ['a name of two towns', 'Georgia Lincoln\nMarketing Manager\nquill@mail.example'],
    ['work from home', 'Edda Plough\nProduct Designer\nRemote\nquill@mail.example'],
    ['an address on request', 'Edda Plough\nFull address on request\nquill@mail.example'],
    ['regions of a post', 'Edda Plough\nHead of Finance EMEA\nGermany, Austria and Switzerland\nquill@mail.example'],
    ['skills', 'Edda Plough\nJava | Spring | Oracle\nquill@mail.example'],
    ['an employer', 'Edda Plough\nEngineer at Boston Plough Lab\nquill@mail.example'],
    [
      'how long a post is held',
      'Edda Plough\nquill@mail.example\n+44 7700 900198\n\nQuarn Logistics (via Tarn agency) Warehouse Operative Nov 2022 - Present\nPicked 180 units an hour',
    ],
    ['a heading in capitals', 'Edda Plough\nquill@mail.example\nABOUT ME'],
    ['a letter for a number at home', 'Edda Plough\nPh: (03) 5550 1420 (H)\nquill@mail.example'],
    ['a month', 'Edda Plough\nMarch 2024\nquill@mail.example'],
    [
      'the reader of a letter',
      'To: The Hiring Manager\nMerrow Foods Ltd\n22 Mill Road\nNorwich NR1 2AB\n\nDear Sir,\nI apply.\n\nEdda Plough\nquill@mail.example',
    ],
    ['where somebody has studied', 'Edda Plough\n07700 900142\n\nBS Ploughing Engineering, Ohio State 2013'],
    ['a school', 'Edda Plough\n07700 900142\n\nCollege of Western Idaho 2010'],
    ['a number that is the same', 'Edda Plough\nContact no: 07700 900142   Whatsapp: SAME'],
    ['what a page says of a number', 'Edda Plough\nquill@mail.example | +44 7700 900142 (Verified)'],
    ['a kind of number', 'إدا المحراث\nجوال وواتس 0790004417'],
    [
      'where a writer is from',
      'Edda Plough\n07700 900142\n\nI am from Merrow, Philippines and I have been here since 2021, with a stamp.',
    ],
    ['what one is there', 'Edda Plough\nGeneralsekretärin der Partei Brandenburg\n0660 5550142'],
  ])('%s', (_, head) => expect(homeOf(head)).toBeUndefined())
})
