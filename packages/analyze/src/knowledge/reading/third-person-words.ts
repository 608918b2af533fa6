/** Verbs with which a biography tells in the third person where somebody works ("She joined ...", "trabajó en ..."), all languages, divided by '|'. */
export const THIRD_PERSON = {
  /** Whom it is about, and words of those who tell of themselves beside "I". */
  they: 'he|she|his|her',
  own: 'my|me|mich|mein|meine',
  works:
    'works as|works at|works for|works with|works in|works|worked|has worked|had worked|was working|has been working|is working|is employed|was employed|served|spent|' +
    'arbeitet|arbeitete|jobbte|ist tätig|war tätig|ist beschäftigt|war beschäftigt|ist angestellt|war angestellt|verbrachte|' +
    'travaille|travaillait|travailla|a travaillé|exerce|exerçait|exerça|a exercé|a passé|passe|' +
    'trabaja|trabajó|trabajaba|ha trabajado|ejerce|ejerció|ejercía|se desempeña|se desempeñó|colabora|colaboró|pasó|' +
    'trabalha|trabalhou|trabalhava|tem trabalhado|atua|atuou|exerce|exerceu|colabora|colaborou|' +
    'lavora|lavorò|lavorava|ha lavorato|esercita|collabora|ha collaborato|ha passato|' +
    'werkt|werkte|heeft gewerkt|' +
    'pracuje|pracował|pracowała|przepracował|przepracowała|pracoval|pracovala|působí|působil|působila|' +
    'работает|трудится|преподает|преподавал|преподавала|працює|працював|працювала|' +
    'arbetar|arbetade|jobbar|jobbade|har arbetat|har jobbat|arbejder|arbejdede|har arbejdet|arbeider|arbeidet|jobber|jobbet|' +
    'lucrează|a lucrat|dolgozik|dolgozott|çalıştı|çalışıyor|çalışmaktadır|çalışmakta|görev yaptı|görev yapıyor|görev aldı|' +
    'عمل|عملت|يعمل|تعمل|اشتغل|اشتغلت|شغل|شغلت|يشغل|تشغل|radi|radio je|radila je|работеше|εργάστηκε|εργάζεται',
  is: 'is|was|has been|had been|ist|war|est|était|fut|a été|es|fue|era|ha sido|foi|é|esteve|está|tem sido|è stato|è stata|fu|was|jest|był|była|byl|byla|je|är|var|har varit|er|har været|har vært|a fost|este',
  begins:
    'joined|began|started|moved to|went to|transferred to|returned to|' +
    'begann|wechselte|kam|ging|trat in|stieg ein|' +
    'entre chez|entre à|entre au|entra|est entré|est entrée|rejoint|rejoignit|a rejoint|intègre|intégra|a intégré|débute|débuta|a débuté|commence|a commencé|' +
    'empezó|comenzó|entró|ingresó|se incorporó|se unió|pasó a|' +
    'começou|entrou|ingressou|integrou|para integrar|passou para|passou a|juntou se|' +
    'entra|entrò|è entrato|è entrata|inizia|iniziò|ha iniziato|ha cominciato|è passato|è passata|approda|approdò|' +
    'begon|ging|kwam|stapte over|trad in dienst|' +
    'zaczął|zaczęła|rozpoczął|rozpoczęła|przeszedł|przeszła|trafił|trafiła|dołączył|dołączyła|nastoupil|nastoupila|přešel|přešla|' +
    'поступил|поступила|влаштувався|влаштувалася|перейшов|перейшла|' +
    'började|gick till|kom till|begyndte|begynte|kom til|' +
    'başladı|katıldı|atandı|geçti|التحق|التحقت|والتحق|والتحقت|انضم|انضمت|وانضم|وانضمت|انتقل إلى|انتقلت إلى',
  promoted:
    'became|was promoted to|was made|rose to|wurde|wurde zum|wurde zur|stieg auf zum|stieg auf zur|devient|devint|est devenu|est devenue|est nommé|est nommée|a été promu|a été promue|ascendió a|fue ascendido a|fue ascendida a|pasó a ser|fue nombrado|fue nombrada|foi promovido a|foi promovida a|passou a ser|tornou se|foi nomeado|foi nomeada|diventa|diventò|è diventato|è diventata|è promosso|è promossa|è stato promosso|è stata promossa|è stato nominato|è stata nominata|werd|werd bevorderd tot|został|została|awansował na|awansowała na|стал|стала|был назначен|была назначена|blev|ble|رقي إلى|رقيت إلى|ورقي إلى|ورقيت إلى|أصبح|أصبحت|وأصبح|وأصبحت',
  hired:
    'hired her|hired him|recruited her|recruited him|took her on|took him on|stellte sie ein|stellte ihn ein|l a recruté|l a recrutée|l a embauché|l a embauchée|lo contrató|la contrató|o contratou|a contratou|lo ha assunto|l ha assunta|nam haar aan|nam hem aan|zatrudnił go|zatrudnił ją',
  taken:
    'was hired|was taken on|was then taken on|was recruited|was appointed|was employed|wurde eingestellt|est embauché|est embauchée|a été embauché|a été embauchée|est recruté|est recrutée|a été recruté|a été recrutée|fue contratado|fue contratada|foi contratado|foi contratada|è stato assunto|è stata assunta|fu assunto|fu assunta|werd aangenomen|został zatrudniony|została zatrudniona|был принят|была принята|anställdes|blev anställd|blev ansat|ble ansatt',
} as const

/** Of who made a house of one's own, in the first person and the third: the name follows, or, in the passive, goes before. */
export const FOUNDED = {
  own: 'i founded|i set up|i opened|i started my own|habe ich gegründet|gründete ich|eröffnete ich|habe ich eröffnet|j ai créé|j ai fondé|j ai ouvert|fundé|abrí|monté|fundei|abri|criei|ho fondato|ho aperto|richtte ik op|begon ik mijn eigen|założyłem|założyłam|otworzyłem|otworzyłam|основал|основала|startade jag|grundade jag|startede jeg|startet jeg|kurdum',
  other:
    'founded|co founded|set up|established|opened|launched|gründete|eröffnete|crée|créa|a créé|fonde|fonda|a fondé|ouvre|ouvrit|a ouvert|fundó|abrió|creó|montó|fundou|abriu|criou|fonda|fondò|ha fondato|apre|aprì|ha aperto|richtte|założył|założyła|otworzył|otworzyła|založil|založila|основал|основала|открыл|открыла|startade|grundade|grundlagde|stiftede|startet|kurdu|أسس|أسست|وأسس|وأسست|افتتح|افتتحت',
} as const
