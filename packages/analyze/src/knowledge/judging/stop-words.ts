/** Words that carry no meaning of their own, and the small talk of adverts and resumes; by language. */
export const STOP_WORDS = `
a an the and or but nor so if then than that this these those there here it its is are was were be been being am do does did
done doing have has had having will would shall should can could may might must of in on at to for from by with without
within into onto upon over under up down out off above below between among through during before after about against as per
via not no yes any all each every both either neither some such own same other another others more most less least many much
few several very too also only just well even still yet ever never always often usually sometimes etc eg ie i me my mine we
us our ours you your yours he him his she her hers they them their theirs one ones who whom whose which what when where why
how while because since until whether though although however therefore thus hence
new various different including include includes included like related relevant based using use used uses able ability
responsible responsibilities responsibility duties duty role roles position positions job jobs work works working worked
experience experienced experiences years year month months day days daily time full part
company companies organisation organization name city state county country current present now please apply looking seeking
candidate candidates applicant applicants successful ideal join offer offers required requirement requirements essential
desirable preferred plus bonus nice want wants need needs needed require requires requiring
strong good great excellent outstanding proven solid high highly level effective effectively efficient efficiently
order ensure ensures ensuring provide provides providing provided make makes making made take takes taking taken
get gets getting keep keeps keeping kept give gives giving given carry out perform performs performing performed
set sets setting follow follows following know knowledge understand understanding skill skills skilled
way ways thing things person people individual individuals man men woman women
mr mrs ms miss sir madam businessman businesswoman fraternity sorority gender male female
der die das und oder ein eine einer eines einem einen ist sind war mit von vom zu zum zur im in auf fur als bei nach aus uber
sowie durch auch wir sie ihr ihre unser unsere du dein deine er es nicht werden wird haben hat sich dem den des
nur noch schon davon dabei dazu damit daran darin sehr mehr mehrere etwa rund beim vor zwischen seit bis ohne gegen wahrend deren
dessen welche dieser diese dieses jeder jede jedes alle allen aller anderen weitere ihm ihn mir mich uns euch ob wenn weil dass hier
dort zwei drei vier funf sechs sieben acht neun zehn jahr jahre jahren monat monate monaten
le la les un une des et ou du de en dans pour par sur avec sans est sont au aux ce cette ces vous nous votre notre vos nos il
elle qui que dont ainsi comme plus etre avoir
mais donc afin depuis jusqu pendant entre chez tous toutes tout toute leur leurs cet ceux tres meme aussi lors selon vers sous
deux trois quatre cinq sept huit neuf dix ans annee annees mois
el los las una unos unas y o del al con sin por para como es son su sus se lo nuestro nuestra ser
desde hasta sobre todos todas todo toda cada muy tambien donde cuando esta estas estos segun durante tres cuatro cinco
seis siete ocho nueve diez ano anos meses
os um uma uns umas e ou do da dos das no na nos nas com sem por para como que seu sua ao aos pelo pela
ate cada muito tambem onde quando pelos pelas dois duas quatro anos meses
il lo gli uno e o di del della dei degli delle nel nella con senza per come che si sono suo sua al alla
tra fra dal dalla dai dalle nei nelle negli alle agli sul sulla anche molto dove quando questo questa ogni due tre quattro
cinque sette otto nove dieci anni anno mesi
het een en of van voor met zonder op aan bij naar uit door is zijn wij je jij jouw ons onze te dat die
maar ook nog wel niet meer tussen onder tot sinds deze dit alle twee drie vier vijf zes zeven acht negen tien jaar jaren maand maanden
i w na z ze do od po przez dla oraz lub nie jest sa sie jak to ktory ktora
och eller en ett att som med utan for av pa till fran ar vi du din den det
og eller en et at som med uten for av pa til fra er vi du din den det
ve veya bir ile icin bu su olan olarak da de mi
gibi daha cok iki uc dort bes yil ay
и или в во на с со по для из от до за не что как это к у о об мы вы ваш наш
та або в у на з із по для від до за не що як це ми ви
  two three four five six seven eight nine ten eleven twelve`
