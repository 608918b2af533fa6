/**
 * Words with which the items of adverts' lists begin, as written: capitals within a sentence without a sign before them say that
 * a line end was lost.
 */
export const ITEM_OPENERS = [
  // What is asked for.
  "Ability|Able|Must|Strong|Excellent|Proven|Proficien(?:t|cy)|Experience(?:d)?|Knowledge|Familiar(?:ity)?|Demonstrated?|Minimum|Bachelor'?s?|Master'?s?|High [Ss]chool|Typically|Good|Working|Understanding|Possess(?:es)?|Evidence of|Highly|Proven|Prior|Previous|Valid|Willing(?:ness)?|Outstanding|Solid|Exceptional|Effective|Current|At least|Hands-on|Self-motivated|Detail-oriented|Fluen(?:t|cy)|Certifi(?:ed|cation) in",
  // What is done.
  'Manag(?:es?|ing)|Develop(?:s|ing)?|Provid(?:es?|ing)|Ensur(?:es?|ing)|Maintain(?:s|ing)?|Assist(?:s|ing)?|Support(?:s|ing)?|Coordinat(?:es?|ing)|Collaborat(?:es?|ing)|Produc(?:es?|ing)|Prepar(?:es?|ing)|Perform(?:s|ing)?|Conduct(?:s|ing)?|Work(?:s|ing)? (?:with|closely|on)|Compl(?:y|ies|ying) with|Communicat(?:es?|ing)|Participat(?:es?|ing)|Review(?:s|ing)?|Creat(?:es?|ing)|Design(?:s|ing)?|Implement(?:s|ing)?|Lead(?:s|ing)?|Monitor(?:s|ing)?|Identif(?:y|ies|ying)|Analy[sz](?:es?|ing)|Report(?:s|ing)? (?:to|on)|Oversee(?:s|ing)?|Conver(?:t|ts|ting)|Scans|Edits|Respond(?:s|ing)?|Operat(?:es?|ing)|Restock(?:s|ing)?|Review(?:s|ing)?|Generat(?:es?|ing)|Suggest(?:s|ing)?|Insur(?:es?|ing)|Responsible for|Supervis(?:es?|ing)|Train(?:s|ing)? (?:and|new|staff)|Recommend(?:s|ing)?|Establish(?:es|ing)?|Evaluat(?:es?|ing)|Resolv(?:es?|ing)|Deliver(?:s|ing)?|Driv(?:es?|ing) (?:the|and)|Serv(?:es?|ing) as|Act(?:s|ing)? as|Keep(?:s|ing)?|Handl(?:es?|ing)|Process(?:es|ing)?|Answer(?:s|ing)?|Greet(?:s|ing)?|Schedul(?:es?|ing)|Troubleshoot(?:s|ing)?|Install(?:s|ing)?|Inspect(?:s|ing)?|Load(?:s|ing)?|Order(?:s|ing)? ',
  // The same in other languages; not in German, which writes every noun with a capital.
  'Maîtrise|Connaissances?|Expérience|Capacité|Bonne|Titulaire|Experiencia|Conocimientos?|Dominio|Capacidad|Disponibilidad|Formación|Manejo|Experiência|Conhecimentos?|Domínio|Disponibilidade|Formação|Esperienza|Conoscenza|Ottim[ao]|Buona|Capacità|Disponibilità|Ervaring|Kennis|Doświadczenie|Znajomość|Umiejętność|Wykształcenie|Erfarenhet|Kunskap|Erfaring',
].join('|')
