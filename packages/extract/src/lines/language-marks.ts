/** Common words, and words that head a resume, which few other languages share. English first: it wins ties. */
export const STOP_WORDS: Record<string, string> = {
  en: 'and the of for with in to from by at experience education skills work management development',
  de: 'und der die das mit für von bei ein eine im zur zum auf als ausbildung kenntnisse berufserfahrung lebenslauf seit',
  fr: 'et le la les des du une avec pour dans sur par au aux expérience formation compétences langues depuis chez je ai suis ans mois permis diplôme lycée stage',
  es: 'y el la los las del con para por una en al experiencia educación formación habilidades idiomas desde como años meses empresa cargo puesto nombre edad estudios curso trabajo',
  pt: 'e o os das dos da do com para em uma na no experiência formação habilidades idiomas desde pela não são anos meses empresa até curso atualmente ensino escolaridade nascimento carta',
  it: 'e il gli della delle dei di con per una nel presso esperienza istruzione competenze lingue dal dalla sono anni mesi patente diploma lavoro nato nata scuola oggi ho',
  nl: 'en het een van met voor bij op in de werkervaring opleiding vaardigheden talen tot als werk naar zijn',
  sv: 'och att för med en ett på av till som erfarenhet utbildning språk kunskaper från inom är arbetslivserfarenhet',
  no: 'og av for med en et på til som erfaring utdanning språk ferdigheter fra innen er arbeidserfaring ved hos',
  da: 'og af for med en et på til som erfaring uddannelse sprog færdigheder fra inden er erhvervserfaring ved hos',
  fi: 'ja sekä on oli työkokemus koulutus taidot kielet osaaminen kielitaito sisältäen vastuu työ kanssa mukaan',
  et: 'ja ning on oli töökogemus haridus oskused keeled keelteoskus kui ka töö koos alates isikuandmed',
  lv: 'un ar par no uz kas darba pieredze izglītība prasmes valodas valodu ir tika gadi kopš',
  lt: 'ir su į iš už darbo patirtis išsilavinimas įgūdžiai kalbos kalbų nuo iki yra bei metų',
  pl: 'i w z na do oraz dla od przez doświadczenie wykształcenie umiejętności języki znajomość pracy jest się obsługa lat prawo jazdy praca szkoła roku kat',
  cs: 'a v na s se pro od do ve při zkušenosti vzdělání dovednosti jazyky pracovní znalosti jsem řízení práce',
  sk: 'a v na s sa pre od do vo pri skúsenosti vzdelanie zručnosti jazyky pracovné znalosti som riadenie práca',
  sl: 'in v na za z pri od do ter delovne izkušnje izobrazba znanja jeziki delo sem vodenje ki je',
  hr: 'i u na za s od do te pri radno iskustvo obrazovanje vještine jezici rad sam vođenje koji je',
  hu: 'és a az egy hogy nem volt munkatapasztalat tanulmányok végzettség nyelvtudás készségek szakmai tapasztalat éves évig jogosítvány iskola műszak szakmunkás érettségi önéletrajz kft',
  ro: 'și în de la cu pentru din prin o un experiență educație competențe limbi studii este profesională ani luni liceul permis conducere experienta prezent firma am',
  tr: 've bir ile için bu olarak deneyim eğitim beceriler diller iş yılı üniversitesi bölümü çalışma yıl lise mezunu doğum askerlik yaş',
  id: 'dan yang di dengan untuk dari pada dalam sebagai pengalaman pendidikan keahlian kerja bahasa tahun saya',
  vi: 'và của các cho với trong là tại kinh nghiệm học vấn kỹ năng ngôn ngữ công việc năm được',
  sw: 'na ya wa kwa katika ni za la uzoefu elimu ujuzi lugha kazi mwaka chuo kikuu',
}

/** Languages of one script, told apart by letters only they use; the first is what remains. */
export const LETTERS_OF: Record<'cyrillic' | 'arabic' | 'devanagari', [[string], ...[string, RegExp][]]> = {
  cyrillic: [['bg'], ['uk', /[іїєґ]/gu], ['sr', /[ђјљњћџ]/gu], ['ru', /[ыэё]|ь(?!о)/gu]],
  arabic: [['ar'], ['ur', /[ٹڈڑںےہھ]/gu], ['fa', /[پچژگکی]/gu]],
  devanagari: [['hi'], ['mr', /ळ|आहे|आणि|च्या/gu]],
}
