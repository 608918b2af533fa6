/** What says that somebody would do so, whatever they did before; folded, each from the beginning of a word on. */
export const WILLING = [
  'available|availability|open to|willing|happy to|glad to|(?:is |are )?(?:ok|okay|fine)(?! (?:art|dining))|no problem|not a problem|any ?time|flexible|used to|accustomed|(?:as|like) now|all my life|without any trouble|no (?:family )?ties|(?:i|we) can(?! ?not|\\x27)|always (?:on|work|worked|did|done)|can (?:work|travel|start)',
  'flexibel|bereit|(?:reise|schicht|einsatz)(?:bereit|willig|freudig)|verfugbar|einsetzbar|gerne?(?!\\p{L})|kein problem|keine probleme|macht mir nichts|nichts aus|gewohnt|sowieso|weiter so|weiterhin|jederzeit|seit (?:\\p{L}+|\\d+) jahren|(?:kann|konnte) (?:ich|auch|jederzeit|gut)|ich kann',
  "disponib|volontiers|ne me (?:derange|gene|pose) (?:pas|aucun)|sans (?:probleme|souci|contrainte)|pas de (?:probleme|souci)|aucun (?:probleme|souci)|habitue|j'ai l'habitude|depuis (?:\\p{L}+|\\d+) ans|depuis toujours|d'accord|souple|je peux|pret[es]?(?: a|$)",
  'dispuest|sin (?:ningun )?(?:problemas?|inconvenientes?)|no (?:hay|tengo|supone|me supone|es) (?:ningun )?(?:problemas?|inconvenientes?)|acostumbrad|habitual|no me importa|puedo|flexibilidad|hago (?:mananas|tardes|noches|turnos)|toda (?:la|mi) vida',
  'sem (?:problemas?|restric)|nao (?:ha|tenho|vejo) problemas?|acostumad|habituad|disposto|disposta|posso|topo(?!\\p{L})|tranquil|a vida toda',
  'dispost|nessun problema|senza (?:problem|vincoli)|non (?:e|ho|sono|ci sono) (?:un |alcun )?problem|abituat|volentieri|posso|tutta la vita|mai stat[oa] un (?:peso|problema)',
  'beschikbaar|geen (?:enkel )?(?:probleem|bezwaar)|reisbereid|gewend|graag|prima(?!\\p{L})|akkoord|(?:kan|wil) ik|ik (?:kan|wil)|bereid|mijn hele leven',
  'gotow|dyspozycyj|chetn|przyzwyczaj|cale zycie|moge(?!\\p{L})|bez problem|nie ma (?:zadnego )?problem|nie jest problem|nie stanowi problem|od (?:\\p{L}+|\\d+) lat|zgadzam',
  'готов|привык|без проблем|не проблема|нет проблем|не против|согласн|могу|всю жизнь|готовий|готова',
  'musait|uygun|ali[sş]ik|sorun (?:yok|de[gğ]il|olmaz)|engel\\p{L}{0,4} yok|(?:calisa|cali[sş]a|gide|yapa)bilir|hazirim',
  'van vid|vana(?!\\p{L})|inga (?:problem|hinder)|inget problem|utan problem|resvillig|reisevillig|garna|gjerne|beredd|villig|staller (?:garna )?upp|tillganglig|kan (?:jobba|arbeta|jag|jobbe|arbejde)|vant til|ikke noe problem|intet problem|gar bra|hela livet',
  'مستعد|استعداد|متاح|متفرغ|لا مانع|معتاد|جاهز|بدون مشكل|لا مشكلة|أستطيع|يمكنني|तैयार|उपलब्ध|कोई (?:समस्या|दिक्कत) नहीं|सहमत|आदत',
].join('|')

/** The same in scripts that put no blanks between words. */
export const WILLING_SIGNS =
  '没有?问题|無問題|没有?困难|没有牵挂|无压力|均可|可以|接受|愿意|适应|適應|随时|习惯|习以为常|能够|配合|可(?:出差|倒班|加班|长期|值班|上)|能(?:出差|倒班|加班|上夜班|吃苦)|可能|対応でき|対応可|問題な|問題ありません|慣れ|いつでも|大丈夫|가능|문제 ?없|익숙|괜찮|할 수 있|ได้|พร้อม|ยินดี|ไม่มีปัญหา|สะดวก|สามารถ'

/** What refuses hours, or says that there is no car: in a part of a sentence without what says that it is no problem; folded. */
export const REFUSING = [
  'can(?:not|\\x27t| not)|unable|unavailable|not (?:available|able|possible|willing|yet|an option)|(?:do|does|did|will|would) not|(?:don|doesn|won|wouldn|haven)\\x27t|rather not|have no|without|never|no (?:nights?|weekends?|shifts?|travel|car|evenings?|saturdays?|sundays?|overtime|on-call)',
  'nicht|keine?[nrms]?(?!\\p{L})|ohne|nie(?:mals)?(?!\\p{L})|unmoglich',
  "ne (?:\\p{L}+ ){1,3}(?:pas|plus|jamais)|n'\\p{L}+ (?:pas|plus|jamais)|pas|jamais|impossible|indisponible|sans(?!\\p{L})|aucune?(?!\\p{L})|sauf",
  'no (?:puedo|podr|trabajo|tengo|quiero|deseo|estoy|es posible|disponible|me es|he|hago|acepto|dispongo)|nunca|sin(?!\\p{L})|ningun|salvo|excepto|imposible',
  'nao|nunca|sem(?!\\p{L})|nenhum|exceto|menos (?:aos|a|de)|impossivel|indisponivel',
  'non|mai(?!\\p{L})|senza|nessun|tranne|impossibile',
  'niet|geen|nooit|zonder|behalve|onmogelijk',
  'nie(?!\\p{L})|bez(?!\\p{L})|nigdy|oprocz|poza(?!\\p{L})|niemozliw',
  'не(?!\\p{L})|нет(?!\\p{L})|без(?!\\p{L})|никогда|кроме|немає|ні(?!\\p{L})',
  'degil|değil|yok(?!\\p{L})|\\p{L}{3,12}(?:amiyor|emiyor|amam|emem)|hari[cç]|imk[aâ]nsiz',
  'inte|ingen|inget|inga|aldrig|ej(?!\\p{L})|utan|ikke|uten|aldri|uden|forutom|omojlig',
  'لا(?!\\p{L})|ليس|بدون|غير|لن(?!\\p{L})|ما عدا|नहीं|बिना|असमर्थ',
].join('|')
export const REFUSING_SIGNS =
  '不|没有|沒有|没|无法|無法|除外|ません|ない|なし|不可|無理|難し|없|못|불가|어렵|제외|안 ?(?:됩|돼)|ไม่|ยกเว้น'

/** What refuses by the thing that there is none of; folded. Elsewhere such words say what somebody did without. */
export const NONE_OF =
  'no (?:time|nights?|weekends?|shifts?|travel|car|evenings?|saturdays?|sundays?|overtime|on-call)|keine? (?:zeit|moglichkeit|auto|pkw|(?:nacht|wochenend|schicht|samstag|reise)\\p{L}{0,12})|pas (?:le temps|de (?:nuits?|week-?ends?|deplacements?|voiture|vehicule))|sin (?:tiempo|coche|vehiculo|noches)|sem (?:tempo|carro|veiculo)|senza (?:auto|macchina)|niente (?:turni|notti)|geen (?:tijd|auto|(?:nacht|weekend|avond)\\p{L}{0,8})|bez (?:nocek|weekendow|samochodu)|brak samochodu|ingen (?:tid|bil)|inga (?:natter|helger)|без (?:ночн|авто|машин|командиров)\\p{L}{0,5}|нет (?:машин|авто|времени)\\p{L}{0,5}'

/** What parts a sentence where another thing is said. */
export const CLAUSE_ENDS =
  '[;,:()،，；、：]|\\s[–—-]\\s|(?<!\\p{L})(?:but|though|while|aber|jedoch|sondern|wahrend|mais|cependant|pero|aunque|sino|mas|porem|embora|ma|pero|maar|echter|ale|lecz|natomiast|но|зато|однако|але|ama|fakat|ancak|men|لكن|لیکن|लेकिन|परंतु)(?!\\p{L})|但是?|不过|而是|が、|けれど|하지만|지만|แต่'

/** Headings of what somebody says of their hours and travel; folded, the whole of a short row or what opens one. */
export const HOURS_HEADINGS =
  'availab|hours|working (?:hours|time)|shifts?|travel|mobility|on[ -]call|schedule|arbeitszeit|verfugbarkeit|dienste|schichten|mobilitat|reisen|einsatzzeit|disponibilit|horaires|mobilite|horario|movilidad|turnos|viajes|disponibilidade|escala|orari|viaggi|trasferte|mobilita|beschikbaar|werktijden|diensten|reizen|dyspozycyj|czas pracy|godziny pracy|mobilnosc|график|режим|готовность|доступность|командировк|musaitlik|calisma (?:saat|duzen)|seyahat|vardiya|tillganglig|arbetstid|jour(?!\\p{L})|beredskap|resor|tilgjengelig|arbejdstid|arbeidstid|التوفر|ساعات العمل|السفر|उपलब्धता|出差|工作时间|上班时间|到岗|勤務|出張|근무|출장|เวลาทำงาน'

/** What begins why hours are asked for, folded: the reason names hours that are nobody's. */
export const REASONS =
  'da(?! (?:\\p{L}+ )?(?:lunedi|gennaio))|weil|denn|as|since|because|comme|puisque|car|etant donne|como|dado que|ya que|puesto que|porque|pois|uma vez que|visto que|poiche|siccome|dato che|perche|omdat|aangezien|doordat|poniewaz|gdyz|jako ze|так как|поскольку|потому что|оскільки|eftersom|fordi|da vi|cunku|çünkü'
export const REASON_SIGNS = '由于|因为|因|ため、'
