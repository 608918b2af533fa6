/** What stands in a list where there is nothing to list; all languages, divided by '|'. */
export const NOTHING_WORDS =
  'none|nil|n a|not applicable|no|nothing|none at present|keine|keiner|keines|entfällt|aucun|aucune|néant|ninguno|ninguna|no aplica|nenhum|nenhuma|não aplicável|nessuno|nessuna|geen|n v t|brak|nie dotyczy|žádné|žiadne|inga|ingen|ingen at oplyse|ei ole|nincs|nu este cazul|нет|не имею|немає|няма|yok|bulunmamaktadır|لا يوجد|ندارد|אין|tidak ada|không|không có|无|無|なし|特になし|없음|해당 없음'

/** How the sentence opens that closes a resume: that all of it is true, that it may be kept, that papers are at hand. */
export const CLOSING_OPENERS =
  'i hereby certify|i hereby declare|i hereby affirm|i hereby confirm|hereby i declare|i do hereby|i certify that|i certify to|i declare that|i solemnly declare|i confirm that|the above information|the above mentioned|the information above|all the above|all information above|above information|copies of certificates|certificates available|references available|yours faithfully|yours sincerely|' +
  'ich versichere|hiermit versichere|hiermit bestätige|hiermit erkläre|ich bestätige|je soussigné|je soussignée|je certifie|je déclare|certifié exact|certifié sincère|declaro bajo juramento|declaro que|certifico que|autorizo el tratamiento|autorizo a la empresa|doy mi consentimiento|autorizo o tratamento|autorizo o uso|' +
  'autorizzo il trattamento|acconsento al trattamento|autorizzo al trattamento|esprimo il consenso|dichiaro che|il sottoscritto|la sottoscritta|ai sensi del|ai sensi della|ik verklaar|hierbij verklaar|naar waarheid|wyrażam zgodę|wyrażam dobrowolną zgodę|zgadzam się na|oświadczam że|souhlasím se|súhlasím so|prohlašuji že|vyhlasujem že|' +
  'sunt de acord cu|îmi exprim acordul|declar pe propria|hozzájárulok|kijelentem|jag intygar|jeg erklærer|vakuutan|pod kaznenom|suglasan sam|suglasna sam|soglašam|sutinku kad|piekrītu|annan nõusoleku|даю согласие|согласен на обработку|согласна на обработку|настоящим подтверждаю|даю згоду|давам съгласие|декларирам че|δηλώνω ότι|δηλώνω υπεύθυνα|' +
  'yukarıdaki bilgilerin|beyan ederim|yukarıda verdiğim|أقر بأن|أتعهد|اقر بان|أشهد بأن|מצהיר|demikian daftar|demikian surat|demikianlah|demikian riwayat|dengan ini saya|saya mengaku|tôi xin cam đoan|tôi cam đoan|tôi xin cam kết|ninathibitisha|मैं घोषणा करता|मैं घोषणा करती|मैं एतद् द्वारा|उपरोक्त|ข้าพเจ้าขอรับรอง|本人承诺|本人保证|以上资料|以上所填|以上|위 내용은|상기 내용은|위의 모든'

/** Labels of a form about other things, before or after which no list goes on: wishes, the way to work, dependants, leisure. */
export const FORM_LABELS =
  'availability|notice period|desired location|desired locations|visa status|permanent residency|own vehicle|smoker|supervisor|okay to contact this supervisor|may we contact|verfügbarkeit|verfügbar ab|kündigungsfrist|gehaltswunsch|raucher|disponibilité|mobilité|disponibilidad|situación laboral|permiso de trabajo|vehículo propio|incorporación|disponibilidade|disponibilidade para viagens|disponibilidade de horário|veículo próprio|possui veículo|situação profissional|disponibilità|automunito|automunita|dostępność|dyspozycyjność|nástup|' +
  '志望の動機|志望動機|本人希望記入欄|本人希望欄|本人希望|通勤時間|扶養家族|扶養家族数|配偶者|配偶者の扶養義務|趣味|特技|得意な科目|得意科目|健康状態|自己pr|使えるもの|氏名|ふりがな|現住所|希望薪资|到岗时间|目前状态|期望薪資|병역|병역사항|취미|특기|종교|희망연봉|희망 연봉|성명|주소'

/** Heads of the columns of a table of certificates, trainings or projects, in a row or each on its own. */
export const LIST_HEADS =
  'training title|title of training|training|training course|name of training|course|courses|course name|name of course|topic|topics|topics covered|institute|institution|institute name|organization|organisation|organizer|organised by|conducted by|issued by|issuing authority|issuer|provider|venue|location|country|place|year|years|date|dates|date issued|issued date|issue date|issued|expiry|expiry date|valid until|validity|duration|period|type|number|no|s no|sl no|sr no|sr|document|document number|certificate|certificates|certificate name|certificate no|certification|certifications|name of certificate|licence|license|licence number|license number|finished|grade|result|score|level|remarks|status|role|' +
  'project|name of project|project name|client|cost|value|value of project|' +
  'bezeichnung|zertifikat|aussteller|anbieter|datum|jahr|dauer|intitulé|organisme|durée|année|curso|institución|año|duración|horas|instituição|ano|carga horária|corso|ente|anno|durata|nazwa|organizator|rok|название|организация|год|sertifika|kurum|tarih|الدورة|الجهة|السنة|المدة|pelatihan|penyelenggara|tahun|khóa học|đơn vị|thời gian|证书名称|颁发机构|获得时间|時間|取得年月|年|月|資格名|免許資格|免許|資格|자격증|자격증명|자격명|자격|면허명|자격 면허명|자격 어학명|어학명|발행처|발급기관|취득일|구분|취득년월'

/** Words beside the classes of a driving licence, which name none by themselves. */
export const LICENCE_CLASS_WORDS =
  'class|classes|category|categories|cat|klasse|klassen|kl|kategorie|kat|catégorie|catégories|categoría|categoria|categorie|clase|classe|tipo|typ|type|kategoria|kategoria prawa jazdy|kategorija|kategorijos|kategooria|skupina|skupiny|luokka|klass|behörighet|категория|категории|категорія|категорії|категорија|кат|κατηγορία|κατηγορίας|sınıfı|sınıf|فئة|hạng|golongan'
