/**
 * What the pages of networks of professionals say above and beside a profile, when somebody copies the whole page: its
 * menu, its pictures and its buttons, in the languages such networks speak. No one is called so.
 */
export const NETWORK_MENUS =
  'skip to main content|skip to content|home|my network|network|jobs|messaging|notifications|me|for business|try premium|background image|cover photo|cover image|profile photo|profile picture|message|more|connect|follow|pending|verified|open to|open to work|add profile section|add section|enhance profile|resources|save to pdf|contact info|back to search results|back to search|' +
  'zum hauptinhalt|weiter zum hauptinhalt|startseite|ihr netzwerk|mein netzwerk|nachrichten|mitteilungen|benachrichtigungen|hintergrundbild|hintergrundfoto|titelbild|profilbild|profilfoto|vernetzen|nachricht|mehr|folgen|verifiziert|kontaktinfo|' +
  'passer au contenu principal|aller au contenu principal|accueil|réseau|mon réseau|emplois|messagerie|notifications|image de couverture|photo de couverture|photo de profil|se connecter|plus|suivre|vérifié|coordonnées|' +
  'saltar al contenido principal|ir al contenido principal|inicio|mi red|empleos|mensajes|notificaciones|imagen de fondo|foto de portada|foto de perfil|conectar|enviar mensaje|mensaje|más|seguir|verificado|verificada|información de contacto|' +
  'pular para conteúdo principal|ir para o conteúdo principal|saltar para o conteúdo principal|início|minha rede|a minha rede|vagas|empregos|mensagens|notificações|imagem de fundo|imagem de capa|foto de capa|foto do perfil|mensagem|mais|enviar mensagem|informações de contato|informações de contacto|' +
  'passa al contenuto principale|vai al contenuto principale|la mia rete|rete|lavoro|messaggistica|messaggi|notifiche|immagine di sfondo|foto di copertina|immagine di copertina|foto profilo|collegati|messaggio|altro|segui|verificato|verificata|informazioni di contatto|' +
  'naar hoofdcontent|ga naar hoofdinhoud|mijn netwerk|vacatures|berichten|meldingen|achtergrondafbeelding|omslagfoto|profielfoto|connectie maken|bericht|meer|volgen|geverifieerd|contactgegevens|' +
  'przejdź do głównej treści|strona główna|moja sieć|oferty pracy|wiadomości|powiadomienia|zdjęcie w tle|zdjęcie profilowe|nawiąż kontakt|wiadomość|więcej|obserwuj|zweryfikowano|dane kontaktowe|' +
  'přejít na hlavní obsah|domů|moje síť|pracovní nabídky|zprávy|oznámení|fotka na pozadí|obrázek na pozadí|profilová fotka|spojit|zpráva|další|sledovat|přejsť na hlavný obsah|domov|moja sieť|správy|oznámenia|obrázok na pozadí|profilová fotografia|správa|ďalšie|sledovať|' +
  'tovább a tartalomra|kezdőlap|hálózatom|állások|üzenetek|értesítések|háttérkép|profilkép|kapcsolódás|üzenet|tovább|követés|salt la conținutul principal|acasă|rețeaua mea|mesagerie|notificări|imagine de fundal|fotografie de profil|conectare|mesaj|mai mult|urmăriți|' +
  'gå till huvudinnehåll|hem|mitt nätverk|meddelanden|notiser|bakgrundsbild|omslagsbild|profilbild|meddelande|mer|följ|gå til hovedindhold|hjem|mit netværk|beskeder|meddelelser|notifikationer|baggrundsbillede|profilbillede|besked|mere|følg|gå til hovedinnhold|mitt nettverk|meldinger|varsler|bakgrunnsbilde|profilbilde|melding|følg|' +
  'siirry pääsisältöön|etusivu|verkostoni|työpaikat|viestit|ilmoitukset|taustakuva|profiilikuva|viesti|lisää|seuraa|avaleht|minu võrgustik|sõnumid|teavitused|taustapilt|profiilipilt|sākums|mans tīkls|ziņojumi|paziņojumi|fona attēls|profila fotoattēls|pradžia|mano tinklas|pranešimai|fono paveikslėlis|profilio nuotrauka|' +
  'перейти к основному содержимому|перейти к контенту|главная|моя сеть|сеть|вакансии|сообщения|уведомления|фоновое изображение|обложка|фото профиля|добавить|установить контакт|сообщение|отправить сообщение|ещё|еще|отслеживать|подписаться|подтверждено|контактная информация|контактные данные|' +
  'перейти до основного вмісту|головна|моя мережа|вакансії|повідомлення|сповіщення|фонове зображення|обкладинка|додати|більше|стежити|контактна інформація|контактні дані|към основното съдържание|начало|моята мрежа|съобщения|известия|фоново изображение|профилна снимка|свързване|съобщение|още|следване|' +
  'prijeđi na glavni sadržaj|početna|moja mreža|poslovi|poruke|obavijesti|obaveštenja|pozadinska slika|naslovna fotografija|profilna slika|poveži se|poruka|više|prati|na glavno vsebino|moje omrežje|sporočila|obvestila|slika ozadja|почетна|моја мрежа|послови|поруке|обавештења|порука|више|прати|' +
  'μετάβαση στο κύριο περιεχόμενο|αρχική|αρχική σελίδα|το δίκτυό μου|μηνύματα|ειδοποιήσεις|εικόνα φόντου|φωτογραφία προφίλ|σύνδεση|μήνυμα|περισσότερα|ακολουθήστε|' +
  'ana içeriğe geç|ana içeriğe atla|ana sayfa|ağım|iş ilanları|mesajlaşma|mesajlar|bildirimler|arka plan resmi|arka plan görseli|kapak fotoğrafı|profil fotoğrafı|bağlantı kur|daha fazla|takip et|doğrulandı|iletişim bilgileri|əsas səhifə|şəbəkəm|mesajlar|bildirişlər|негізгі бет|менің желім|хабарламалар|asosiy sahifa|mening tarmog im|xabarlar|bildirishnomalar|' +
  'التخطي إلى المحتوى الرئيسي|الانتقال إلى المحتوى الرئيسي|الرئيسية|الصفحة الرئيسية|شبكتي|الوظائف|الرسائل|المراسلة|الإشعارات|صورة الخلفية|صورة الغلاف|صورة الملف الشخصي|تواصل|رسالة|المزيد|متابعة|معلومات الاتصال|معلومات التواصل|پرش به محتوای اصلی|خانه|صفحه اصلی|شبکه من|پیام ها|اعلان ها|تصویر پس زمینه|پیام|بیشتر|دنبال کردن|' +
  'ہوم|میرا نیٹ ورک|پیغامات|اطلاعات|דלג לתוכן הראשי|דף הבית|הרשת שלי|משרות|הודעות|התראות|תמונת רקע|תמונת פרופיל|התחבר|הודעה|עוד|עקוב|पृष्ठभूमि छवि|होम|मेरा नेटवर्क|नौकरियां|संदेश|सूचनाएं|कनेक्ट करें|अधिक|फ़ॉलो करें|हमारा नेटवर्क|माझे नेटवर्क|হোম|আমার নেটওয়ার্ক|চাকরি|বার্তা|বিজ্ঞপ্তি|' +
  'langsung ke konten utama|lewati ke konten utama|beranda|jaringan saya|lowongan kerja|pesan|pemberitahuan|notifikasi|gambar latar belakang|foto sampul|foto profil|hubungkan|lainnya|ikuti|laman utama|rangkaian saya|pekerjaan|mesej|pemberitahuan|imej latar belakang|mwanzo|mtandao wangu|ujumbe|arifa|' +
  'chuyển đến nội dung chính|trang chủ|mạng lưới của tôi|việc làm|nhắn tin|thông báo|ảnh bìa|ảnh nền|kết nối|tin nhắn|thêm|theo dõi|thông tin liên hệ|ข้ามไปยังเนื้อหาหลัก|หน้าแรก|เครือข่ายของฉัน|งาน|ข้อความ|การแจ้งเตือน|ภาพพื้นหลัง|รูปโปรไฟล์|เชื่อมต่อ|เพิ่มเติม|ติดตาม|' +
  '跳到主要内容|首页|我的人脉|人脉|职位|消息|通知|背景图片|背景图|封面图|头像|加为好友|建立联系|更多|关注|联系方式|跳至主要內容|首頁|我的人脈|人脈|職缺|訊息|背景圖片|關注|更多|聯絡資訊|メインコンテンツに移動|メインコンテンツにスキップ|ホーム|マイネットワーク|求人|メッセージ|お知らせ|通知|背景画像|カバー画像|プロフィール写真|つながる|つながりを申請|その他|フォロー|連絡先情報|기본 콘텐츠로 건너뛰기|홈|내 인맥|인맥|채용공고|메시지|알림|배경 이미지|커버 사진|프로필 사진|1촌 맺기|더 보기|더보기|팔로우|연락처 정보'

/** Whom a profile on such a network is connected with, behind how many they are: "500+ connections". */
export const NETWORK_COUNTS =
  'connections|followers|connection|follower|mutual connections|kontakte|follower innen|abonnés|relations|contactos|seguidores|conexões|ligações|collegamenti|connecties|volgers|kontaktów|kontakty|obserwujących|spojení|sledujících|spojenia|sledovateľov|kapcsolat|követő|conexiuni|relații|urmăritori|kontakter|följare|forbindelser|følgere|yhteyttä|seuraajaa|kontakti|jälgijat|sekotāji|sekėjai|ryšiai|контактов|контакта|отслеживающих|подписчиков|контактів|підписників|контакти|последователи|poveznica|pratitelja|povezav|sledilcev|контаката|пратилаца|συνδέσεις|ακόλουθοι|bağlantı|takipçi|bağlantılar|əlaqə|izləyici|زميل|متابع|متابعا|متابعين|جهة اتصال|جهات اتصال|دنبال کننده|رابطے|קשרים|עוקבים|कनेक्शन|फ़ॉलोअर|সংযোগ|অনুসারী|koneksi|pengikut|sambungan|viunganishi|wafuasi|kết nối|người theo dõi|คนรู้จัก|ผู้ติดตาม|位联系人|位好友|位关注者|粉丝|位人脈|位關注者|人のフォロワー|フォロワー|つながり|1촌|팔로워'

/** What such a page calls the skills of which it shows two below a post, and how many more there are: "SQL, Excel and +3 skills", "SQL y 3 aptitudes más". */
export const NETWORK_SKILLS =
  'skills|skill|kenntnisse|kompetenzen|compétences|compétence|aptitudes|habilidades|competências|competenze|vaardigheden|kompetenser|kompetencer|kompetanser|taitoa|osaamista|umiejętności|dovednosti|zručnosti|competențe|készség|навыков|навыка|навыки|beceri|yetenek|δεξιότητες|件のスキル|スキル|项技能|技能'
export const MORE_SKILLS = 'more|más|mais|altre|autres|weitere|meer|fler|flere|więcej|ещё|еще|daha'

/** What such a page calls the way to a person's address, behind the town: "Merrow, England · Contact info". */
export const NETWORK_CONTACTS =
  'contact info|contact information|kontaktinfo|kontaktinformationen|coordonnées|información de contacto|informações de contato|informações de contacto|informazioni di contatto|contactgegevens|contactinfo|dane kontaktowe|informacje kontaktowe|kontaktní údaje|kontaktné údaje|kapcsolatfelvételi adatok|elérhetőségek|informații de contact|kontaktuppgifter|kontaktoplysninger|kontaktinformasjon|yhteystiedot|kontaktandmed|kontaktinformācija|kontaktinė informacija|контактная информация|контактные данные|контактна інформація|контактна информация|podaci za kontakt|kontaktni podaci|контакт подаци|στοιχεία επικοινωνίας|iletişim bilgileri|əlaqə məlumatı|معلومات الاتصال|معلومات التواصل|اطلاعات تماس|رابطہ کی معلومات|פרטי קשר|संपर्क जानकारी|যোগাযোগের তথ্য|info kontak|maklumat hubungan|maelezo ya mawasiliano|thông tin liên hệ|ข้อมูลติดต่อ|联系方式|聯絡資訊|連絡先情報|연락처 정보'

/** What a picture of a firm's sign is called, in the languages that networks speak. */
export const LOGOS =
  'logo|logotype|logotip|logotipo|logótipo|logotyp|logotypen|logosu|logoen|logoet|logoja|logó|logója|logoer|logotips|logotipas|λογότυπο|λογότυπος|логотип|лого|شعار|لوگو|לוגו|लोगो|লোগো|โลโก้|徽标|徽標|标志|標誌|标识|ロゴ|로고'

/** Words between it and the name. */
export const BEHIND_LOGOS =
  "of|for|from|von|der|des|de|de la|del|de l'|du|da|do|di|della|dell'|van|voor|firmy|uczelni|szkoły|för|til|pro|spoločnosti|společnosti|компании|компанії|организации|вуза|на|του|της|של|شركة|công ty|perusahaan"

/**
 * How such a page says, in the copy's text, that a picture is the sign of a school or firm: before its name, folded. Narrower than
 * the words above, of which any stand together: these drop a row of studies though no row below repeats its name.
 */
export const LOGO_OF =
  'logo (?:von|der|des|de|du|di|del|della|d|da|do|dos|van|of|for|av|af|pentru)|logotipo (?:de|do|da)|logotip(?:o|yp)?(?: firmy)?|логотип(?: компании| организации| компанії)?|лого (?:на|компаније)|شعار|لوگوی|הלוגו של|לוגו של'

/** The same behind it, folded. */
export const OF_LOGO =
  'logo|logosu|logotipo|logotyp|logotip|logotype|logoja|logotipas|logotips|λογοτυπο|logosi|लोगो|লোগো'
