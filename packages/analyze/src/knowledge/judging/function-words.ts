/** Folded words that few texts in a language go without, and words of dates and headings that few resumes do, by ISO 639-1 code; for telling Latin-script languages apart. */
export const FUNCTION_WORDS: Record<string, string> = {
  en: 'the and of to in for with a on at by from as an or our your you is are who this that all january february march june july october december present experience education skills',
  de: 'und der die das den dem des mit von zur zum im fur bei als auf wir sie ein eine einer sowie durch oder ihre nach bis seit heute berufserfahrung ausbildung kenntnisse januar februar marz mai juni juli oktober dezember',
  fr: 'et le la les des du de un une en dans pour par sur avec au aux nous vous est ou chez equipe depuis janvier fevrier mars avril mai juin juillet aout septembre octobre decembre formation competences',
  es: 'y el la los las del de un una en con por para al se como desde sus su lo equipo hasta enero febrero abril mayo junio julio agosto septiembre octubre noviembre diciembre actualidad experiencia formacion',
  pt: 'e o a os as do da dos das de um uma em no na nos nas com por para ao pela pelo equipe ate janeiro fevereiro abril maio junho julho agosto setembro outubro novembro dezembro atual experiencia formacao',
  it: 'e il lo la gli le del della dei delle di un una in nel nella con per da al alla presso gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre oggi esperienza istruzione',
  nl: 'en de het een van in met voor op aan bij naar uit door als te dat of wij je januari februari maart april mei juni juli augustus oktober heden werkervaring opleiding',
  pl: 'i w z na do od po przez dla oraz o za ze lub nie jest we przy stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia obecnie doswiadczenie wyksztalcenie',
  sv: 'och i att en ett som med for pa av till fran den det har vi om vid',
  da: 'og i at en et som med for pa af til fra den det har vi om ved',
  no: 'og i a en et som med for pa av til fra den det har vi om ved',
  fi: 'ja on sekä seka tai että etta kuin joka osana mukaan',
  tr: 've bir ile icin bu olarak da de olan gibi daha ekip yonetimi ocak subat nisan mayis haziran temmuz agustos eylul ekim kasim aralik halen deneyim egitim',
  id: 'dan di yang untuk dengan dari pada sebagai dalam atau ke serta',
  vi: 'va cua cac cho trong voi tai la cong cho',
  ro: 'si in de la cu pentru din pe al ale sau un o prin',
  cs: 'a v na s z pro do od ve se za o jako pri',
  hu: 'es a az egy hogy nem mint meg is vagy',
}

/** English words among them that French writes alike, but for accents. */
export const HEADINGS_ALIKE = 'experience present'
