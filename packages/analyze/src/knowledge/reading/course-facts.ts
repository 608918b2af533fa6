/** Labels of how a course ended or when it was, in front of the value or at the head of a column. Divided by '|'. */
export const COURSE_FACTS =
  'result|results|final result|final grade|overall grade|grade|grades|mark|marks|final mark|outcome|ergebnis|ergebnisse|endnote|note|noten|gesamtnote|abschlussnote|bewertung|prädikat|notenschnitt|resultat|résultat|résultats|résultat obtenu|mention|mention obtenue|note|note finale|resultado|resultados|nota|notas|nota final|nota media|calificación|calificación final|calificaciones|resultado final|classificação|classificação final|nota obtida|risultato|voto|voto finale|votazione|votazione finale|esito|resultaat|resultaten|cijfer|eindcijfer|eindresultaat|wynik|wyniki|ocena|ocena końcowa|oceny|результат|результаты|оценка|итоговая оценка|результат навчання|результати|оцінка|підсумкова оцінка|резултат|резултати|крайна оценка|výsledek|výsledky|známka|hodnocení|výsledok|výsledky|hodnotenie|uspeh|rezultat|rezultati|končna ocena|uspjeh|ocjena|konačna ocjena|успех|оцена|просечна оцена|karakter|karakterer|resultater|afsluttende karakter|betyg|slutbetyg|omdöme|arvosana|arvosanat|tulos|tulokset|tulemus|tulemused|hinne|lõpphinne|rezultāts|rezultāti|atzīme|vērtējums|rezultatas|rezultatai|įvertinimas|pažymys|eredmény|minősítés|osztályzat|rezultate|medie|medie finală|calificativ|αποτέλεσμα|αποτελέσματα|βαθμός|τελικός βαθμός|sonuç|not|not ortalaması|النتيجة|النتائج|التقدير|المعدل|نتیجه|نتایج|نمره|معدل|نتیجہ|گریڈ|نمبر|حاصل کردہ نمبر|תוצאה|ציון|ציון סופי|परिणाम|परीक्षाफल|श्रेणी|अंक|निकाल|गुण|ফলাফল|ফল|প্রাপ্ত নম্বর|પરિણામ|ગ્રેડ|ટકા|முடிவு|பெறுபேறு|மதிப்பெண்|மதிப்பெண்கள்|ఫలితం|ఫలితాలు|మార్కులు|ಫಲಿತಾಂಶ|ಅಂಕಗಳು|ഫലം|മാർക്ക്|hasil|nilai|nilai akhir|keputusan|gred|matokeo|alama|daraja|kết quả|xếp loại|điểm|điểm số|ผลการเรียน|ผลลัพธ์|เกรด|คะแนน|成绩|结果|成績|結果|評価|成绩等级|성적|결과|평점|si procede nivel alcanzado en la clasificación nacional|nivel alcanzado en la clasificación nacional|nivel conforme a una clasificación nacional o internacional|livello nella classificazione nazionale se pertinente|livello nella classificazione nazionale|nível segundo a classificação nacional ou internacional|niveau volgens nationale of internationale classificatie|poziom w krajowej lub międzynarodowej klasyfikacji|poziom w klasyfikacji krajowej lub międzynarodowej|országos nemzetközi besorolás|úroveň v národní nebo mezinárodní klasifikaci|úroveň v národnej alebo medzinárodnej klasifikácii|ниво по националната класификация|niveau i den nationale eller internationale klassifikation|ulusal veya uluslararası sınıflandırmadaki düzey|diploma behaald|diploma ja nee|afgerond|学校所在地|学校地区|学校地点|学校地址|學校地區|學校地點|學校所在地|就讀狀態|畢業狀態|畢業年度|畢業年月|畢業日期|畢業時間|毕业时间|毕业日期|毕业年份|毕业年月|学习形式|学习方式|培养方式|学制|学习年限|是否统招|统招|学历类型|证书编号|排名|专业排名|主修课程|主要课程|所学课程|卒業年月|卒業年度|卒業年月日|卒業区分|卒業状況|入学年月|在籍区分|課程|昼夜区分|学校種別|文理区分|졸업구분|졸업여부|졸업상태|졸업년도|졸업연도|졸업년월|졸업일|졸업일자|입학일|입학년월|입학구분|재학기간|학교소재지|소재지|본교분교|주야|주야구분|편입여부|총점|졸업논문' +
  '|daten|von bis|date|dates|fecha|fechas|datas|datum|dátumok|تاریخ ها|تاریخیں|दिनांक|तिथि|तिथियाँ|तारीख|তারিখ|તારીખ|தேதி|திகதி|తేదీ|తేదీలు|ದಿನಾಂಕ|തീയതി|ngày|ngày tháng|日付|날짜'

/** What a course of some hours or days is called: at the start of its row as a whole, or how that word ends; and anywhere in it. */
export const COURSE_OPENERS = {
  whole:
    'kurs|kurse|lehrgang|lehrgänge|seminar|schulung|curso|cursos|cursillo|corso|corsi|cursus|cursussen|kursy|szkolenie|szkolenia|kurz|kurzy|školení|školenie|курс|курсы|курси|семинар|семинары|тренинг|kursus|kurser|kurssi|curs|cursuri|tanfolyam|kursu',
  inside:
    'course|courses|cours|stage|initiation|training|workshop|seminar|kurs|lehrgang|schulung|curso|corso|cursus|szkolenie|kurz|školení|školenie|курс|курсы|тренинг|kursus|kurssi|curs|tanfolyam|kursu|دورة',
  ends: 'kurs|kurse|lehrgang|schulung|cursus|kursus',
} as const

/** How long such a course takes, behind a number. */
export const COURSE_LENGTHS = {
  hours:
    'h|hrs?|hours?|std|stunden|unterrichtsstunden|ue|heures?|horas?|hs|ore|uur|uren|godzin|godz|hodin|hod|часов|часа|час|ч|годин|timmar|timer|tuntia|ora|óra|saat|ساعة|ساعات|小时|学时|時間|시간',
  days: 'days?|tage?|tagen|jours?|días?|dias?|giorni|giorno|dagen|dag|dagar|dage|dager|dagdelen|dni|dnů|dny|дней|дня|день|днів|päivää|zile|nap|napos|gün|يوم|أيام|天|日間|일',
} as const

/** What leads up to the trade that somebody learned with a firm. */
export const TRAININGS =
  'ausbildung zum|ausbildung zur|ausbildung als|lehre zum|lehre zur|lehre als|umschulung zum|umschulung zur|gelernt habe ich|' +
  'apprenticeship as a|apprenticeship as an|apprenticeship as|traineeship as a|trained as a|trained as an|' +
  'apprentissage de|apprentissage en|apprentissage comme|apprendistato come|aprendizaje de|aprendizaje como|' +
  'opleiding tot|leerwerktraject tot|utbildning till|lärlingsutbildning till|uddannelse som|læretid som|vyučil jsem se|vyučila jsem se'
