import type { SectionKind } from '@evenhand/model'

/**
 * How people of one trade head their posts ("Flying jobs", "Bank and agency", "Sites worked"), by language: phrases
 * separated by '|'. Compared as the other headings are.
 */
export const TRADE_HEADINGS: Record<string, Partial<Record<SectionKind, string>>> = {
  en: {
    employment:
      // In the air and at sea.
      'flying|flying jobs|flying posts|flying career|flying history|flying appointments|flying work|aviation career|aviation history|aviation jobs|airline career|airline jobs|pilot jobs|cabin crew jobs|cabin crew career|ground jobs|ground employment|non flying jobs|non flying work|other jobs on the ground|' +
      'sea service record|record of service|record of service at sea|vessels served on|vessels served in|vessels sailed on|ships served on|ships served in|ships sailed on|shore jobs|shore work|shore based work|shoreside work|shore side work|seagoing career|sea career|' +
      // On stage and behind it.
      'screen|radio|tv|credits|production credits|credits to date|theater|film and tv|film tv|film and tv credits|screen credits|stage and screen|screen work|voice work|radio and voice|voice and radio|voice over work|musical theatre|musical theater|theatre and opera|theater and opera|theatre and musicals|crew credits|camera credits|technical theatre|theatre work|theater work|radio credits|audio drama|short film|day job|other work|orchestras|orchestras and ensembles|ensembles and orchestras|bands and ensembles|bands and orchestras|orchestral work|orchestral posts|orchestral positions|orchestral career|playing work|freelance playing|session work|musical career|music career|music teaching|private teaching|teaching and employment|employment and teaching|other paid work|work in the arts|' +
      // In hospitals and homes.
      'bank and agency|agency and bank|bank and agency work|agency and bank work|bank and agency shifts|bank work|bank posts|bank shifts|agency posts|agency shifts|agency jobs|agency assignments|locum posts|locum work|locum appointments|locums|permanent posts|permanent positions|permanent roles|permanent jobs|substantive posts|fixed term posts|temporary posts|temporary jobs|nursing posts|nursing career|nursing history|nursing jobs|care jobs|care work|care career|midwifery posts|clinical career|medical posts|medical jobs|house jobs|house officer posts|junior posts|junior doctor posts|consultant posts|consultant appointments|registrar posts|training grade posts|specialty training posts|foundation posts|foundation jobs|foundation rotations|foundation programme|foundation programme and since|foundation programme rotations|rotations|hospital posts|hospital jobs|' +
      // In schools and universities.
      'present teaching appointment|current teaching post|present teaching post|teaching jobs|teaching career|teaching record|teaching service|supply teaching|supply work|posts outside teaching|jobs outside teaching|work outside teaching|before teaching|other employment and breaks|employment and breaks|schools taught at|schools taught in|lecturing posts|university teaching posts|university career|research posts|research jobs|' +
      // At the bar and in offices.
      'legal career|legal posts|legal jobs|career at the bar|bar career|in house posts|judicial posts|clerkships|judicial clerkships|' +
      // On the road, on site and on the land.
      'driving jobs|driving posts|driving work|driving career|driving employment history|trucking jobs|trucking career|haulage jobs|transport jobs|vehicles driven and for whom|' +
      'sites|sites worked|sites worked on|site jobs|recent sites|previous sites|jobs on site|site work|recent contracts|previous contracts|current contract|contracts held|contracts worked|contract jobs|contract roles|contracting career|permanent employment before contracting|trade jobs|trade career|farm jobs|farms worked on|seasonal jobs|seasonal work|seasons worked|domestic posts|families worked for|households worked for|private households|private service|' +
      // In kitchens.
      'kitchens|kitchens worked in|kitchen jobs|kitchen posts|kitchen career|restaurants worked in|catering jobs|catering career|hotel jobs|hotel career|front of house jobs|' +
      // In uniform and out of it.
      'army career|army service|army history|naval career|navy service|raf career|air force career|regimental career|regimental service|police career|fire service career|civilian jobs|civilian career|civilian life|since leaving the army|since leaving the forces|since leaving the service|since service|postings and appointments|postings held|' +
      // In sport, church, newsrooms and sales.
      'clubs played for|clubs coached|clubs and teams|coaching jobs|coaching posts|coaching career|coaching history|parish posts|parishes served|ministry posts|ministry appointments|church posts|church appointments|ordained ministry|parish ministry|appointments in ministry|before ordination|lay employment|secular employment|staff jobs|staff posts|newsroom jobs|newspaper jobs|reporting jobs|industrial career|sales career|sales jobs',
  },
  fr: {
    employment:
      'théâtre et opéra|cinéma|théâtre|théâtre et cinéma|cinéma et télévision|spectacle vivant|spectacles et tournages|tournages|à l écran|à la scène|scène et écran|carrière de navigant|emplois navigants|embarquements|navigation|vacations et intérim|remplacements|postes hospitaliers|chantiers|chantiers réalisés|saisons|postes saisonniers|postes d enseignant|postes en cuisine|maisons et brigades|carrière sportive|carrière juridique|barreau et postes',
  },
  de: {
    employment:
      'bühne und film|theater|theater und film|film und fernsehen|theaterengagements|feste engagements|flugpraxis und anstellungen|fahrenszeiten|seefahrtzeiten|fahrtzeiten|assistenzarztzeit|klinische stationen|ärztliche stationen|berufliche stationen als arzt|schuldienst|stellen im schuldienst|referendariat und schuldienst|baustellen|fahrpraxis|saisonstellen|küchen und stationen|dienstzeit|militärische verwendungen|verwendungen|zivile laufbahn|stationen im verein|trainerstationen|spielerstationen|pfarrstellen',
  },
  es: {
    employment:
      'teatro y cine|teatro y televisión|cine y televisión|escena|escenario y pantalla|vuelos y empleos|carrera aérea|destinos docentes|plazas docentes|plazas hospitalarias|guardias y sustituciones|sustituciones|suplencias|obras|obras realizadas|campañas agrícolas|temporadas|cocinas|restaurantes|docencia y empleo|docencia y trabajo|orquestas|clubes|destinos militares|vida laboral en el mar',
  },
  it: {
    employment:
      'teatro|teatro e cinema|cinema e televisione|teatro e opera|orchestre|incarichi di supplenza|supplenze|reparti|imbarchi effettuati|cantieri|stagioni|brigate|cucine|ristoranti|carriera sportiva',
  },
  pt: {
    employment:
      'teatro|teatro e cinema|teatro e televisão|cinema e televisão|embarques|plantões|substituições|obras|safras|temporadas|cozinhas|orquestras|carreira desportiva|carreira esportiva',
  },
  nl: {
    employment:
      'theater|theater en film|film en televisie|orkesten|invalwerk|waarnemingen|vaartijd|vaartijden|bouwplaatsen|seizoenswerk|keukens|diensttijd|uitzendwerk|sportloopbaan',
  },
  pl: {
    employment:
      'teatr|teatr i film|film i telewizja|orkiestry|zastępstwa|budowy|praca na morzu|rejsy|kuchnie|dyżury|praca w szkole',
  },
}
