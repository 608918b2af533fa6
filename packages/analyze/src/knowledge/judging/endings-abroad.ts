/** Endings of words by language, those that inflect and those that make a deed's name of its verb: what is left is the same for all. */
export const ENDINGS_ABROAD: Record<string, string> = {
  de: 'ierungen ierung ierend ieren ierte iert ierer aturen atur ungen ung erinnen erin ende end ern em en er es e n s',
  nl: 'eringen ering eren eerde eerd eert ingen ing ende end en er ers e s',
  sv: 'eringar eringen ering erade erat erar era ningar ningen ning arna erna orna ande aren are ade ar er or en et na ad at a e s',
  fr:
    'issements issement isations isation ations ation ements ement iteurs iteur ateurs ateur atrices atrice eurs eur euses euse ages age ' +
    'ant ants ent aient ait ais ees ee es er ez ir ie ies is it i e s',
  es:
    'izaciones izacion aciones acion iciones icion ciones cion amientos amiento imientos imiento adores ador adoras adora ando iendo ' +
    'ados ado adas ada idos ido idas ida aron ieron aban aba ian ia amos emos imos ar er ir as es os a o e s',
  it:
    'izzazioni izzazione azioni azione izioni izione zioni zione amenti amento imenti imento atori atore atrici atrice ando endo ' +
    'ati ato ata ate uti uto uta ute iti ito ita ite avo ava are ere ire o a i e',
  pt:
    'izacoes izacao acoes acao icoes icao coes cao amentos amento imentos imento adores ador adoras adora ando endo indo ' +
    'ados ado adas ada idos ido idas ida aram eram avam ava iam ia ar er ir as es os ei ou a o e s',
  pl:
    'owanie owania owaniu owaniem owałem owałam owano ować anie ania aniu aniem enie enia eniu eniem ałem ałam iłem iłam ać ić yć ' +
    'owych owego owej owymi owym owa owe owy ami ach ych ymi ego emu ów om em ej ie ię ą ę y i a e u o ym',
  ru:
    'ирование ирования ированием ировать ировал ировала ование ования ованием овать овал овала ание ания анием ению ение ения ением ' +
    'ивать ивал ывать ывал ать ить еть ал ала ил ила ами ями ого его ому ему ыми ими ой ый ий ая яя ое ее ые ие ых их ую юю ов ев ей ах ях ' +
    'ам ям ом ем у ю а я ы и е о ь',
}

/** What stands before the mark of a German or Dutch participle: "ein-ge-räumt". */
export const BEFORE_PARTICIPLES: Record<string, string> = {
  de: 'ab an auf aus bei dar durch ein fest fort frei heraus her hin mit nach teil um vor weg weiter zu zurück zusammen über unter bereit sicher',
  nl: 'aan af bij door in mee na om op over samen toe uit voor weg terug vast klaar',
}
/** Beginnings of verbs whose participles have no such mark. */
export const WITHOUT_MARK: Record<string, string> = {
  de: 'be emp ent er ver zer über unter wieder',
  nl: 'be ver ont her er',
}
